import AuditCore
import AuditRules
import ProjectStore

extension Subcommand {
  static let decide = Subcommand(
    name: "decide", arguments: "PROJECT FINDING...", count: 2...Int.max,
    summary: "Records a decision on findings, given by the keys that audit --format json shows.",
    options: [
      Option(
        name: "--as", value: "DECISION",
        help: "One of " + Decision.allCases.map(\.rawValue).joined(separator: ", ") + "."),
      Option(name: "--reason", value: "TEXT", help: "Why."),
      Option(name: "--expires", value: "DATE", help: "Until when an accepted risk holds."),
      reviewerOption,
    ],
    example:
      "aloud decide Projects/tea-shop.json control-name@catalog/bell --as confirmed --reason \"seen on device\""
  ) { arguments, rim in
    guard let name = arguments.value("--as"), let decision = Decision(rawValue: name) else {
      let names = Decision.allCases.map(\.rawValue).joined(separator: ", ")
      throw Complaint("decide needs --as with one of \(names)")
    }
    let expires = arguments.value("--expires")
    if let expires, !CalendarDate.isValid(expires) {
      throw Complaint("--expires takes a date such as 2027-06-30; \"\(expires)\" is none")
    }
    if expires != nil, decision != .acceptedRisk {
      throw Complaint("--expires goes with --as acceptedRisk only")
    }
    let path = arguments.plain[0]
    let keys = Array(arguments.plain.dropFirst())
    var (file, project) = try ProjectFile.open(path)
    try check(keys, project)
    let edit = ProjectEdit.decide(
      keys, as: decision, reason: arguments.value("--reason"), expires: expires,
      reviewer: rim.reviewer(arguments), now: rim.now, review: project.review)
    if let first = try file.save([edit]).first { throw Complaint("\(path): \(first.conflict)") }
    try rim.write("Decided: \(edit.title). Saved \(path).\n")
    return 0
  }

  /// A decision on a finding that does not exist is most likely a slip of the pen.
  ///
  /// Each screen named is audited once; all are for a rule that compares them.
  private static func check(_ keys: [String], _ project: Project) throws {
    let auditor = Auditor(rules: RuleCatalog.all)
    var byScreen: [String: [String]] = [:]
    for key in keys where project.review.decisions[key] == nil {
      guard let at = key.firstIndex(of: "@"), key[at...].contains("/") else {
        throw Complaint("\"\(key)\" is no finding; a key reads rule@screen/element")
      }
      let screen = key[key.index(after: at)...].prefix { $0 != "/" }
      byScreen[String(screen), default: []].append(key)
    }
    let compares = byScreen.values.joined().contains { key in
      auditor.projectRules.contains(String(key.prefix { $0 != "@" }))
    }
    if compares {
      let known = try auditor.audit(project.screens(), of: project.facts).flatMap(\.findings)
      let ids = Set(known.map(\.id))
      if let missing = byScreen.values.joined().sorted().first(where: { !ids.contains($0) }) {
        throw unknown(missing)
      }
      return
    }
    for index in 0..<project.screenCount {
      guard let wanted = byScreen.removeValue(forKey: project.screenID(at: index)) else { continue }
      let screen = try project.screen(at: index)
      let known = Set(auditor.audit(screen, of: project.facts).findings.map(\.id))
      if let missing = wanted.first(where: { !known.contains($0) }) { throw unknown(missing) }
    }
    if let missing = byScreen.values.joined().min() { throw unknown(missing) }
  }

  private static func unknown(_ key: String) -> Complaint {
    Complaint(
      "the project has no finding \"\(key)\"",
      help: "aloud audit --format json shows the keys; a finding that was fixed has none")
  }
}
