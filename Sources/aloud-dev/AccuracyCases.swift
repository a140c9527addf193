import AuditCore
import AuditRules
import LosslessJSON
import ProjectStore

/// A project and what is expected of the rules, as one line of a file of cases.
struct AccuracyCase {
  /// What a rule is expected to say of one element.
  struct Expectation {
    /// The rule's id, or a family's beginning with a star.
    let rule: String
    let element: String
    /// "failed", "notFailed" or "cannotTell".
    let verdict: String
  }

  let id: String
  let project: Project
  let expectations: [Expectation]

  /// The cases of a file that has one a line.
  ///
  /// - Throws: `AccuracyProblem` with the line that is none.
  static func all(_ bytes: [UInt8], path: String) throws -> [AccuracyCase] {
    try bytes.split(separator: UInt8(ascii: "\n")).enumerated().map { number, line in
      do {
        return try AccuracyCase(Array(line))
      } catch {
        throw AccuracyProblem("\(path): case \(number + 1): \(error)")
      }
    }
  }

  private init(_ line: [UInt8]) throws {
    let document = try JSONDocument(parsing: line)
    var expectations: [Expectation] = []
    var id = ""
    var bytes: [UInt8] = []
    document.withReader { json in
      let root = JSONDocument.root
      guard json.kind(root) == .object else { return }
      id = json.text("id", of: root)
      if let project = json.member("project", of: root) {
        bytes = Array(line[json.byteRange(project)])
      } else {
        bytes = Array(Self.pair(json.text("text", of: root), json.text("name", of: root)).utf8)
        let verdict = json.text("verdict", of: root)
        expectations.append(
          Expectation(
            rule: "text-in-name", element: "e",
            verdict: verdict == "passed" ? "notFailed" : verdict))
      }
      guard let list = json.member("expect", of: root), json.kind(list) == .array else { return }
      for entry in json.elements(list) {
        expectations.append(
          Expectation(
            rule: json.text("rule", of: entry), element: json.text("element", of: entry),
            verdict: json.text("verdict", of: entry)))
      }
    }
    guard !expectations.isEmpty else { throw AccuracyProblem("it expects nothing") }
    if let unknown = expectations.first(where: { !AccuracyRules.exist($0.rule) }) {
      throw AccuracyProblem("there is no rule \(unknown.rule)")
    }
    self.id = id
    self.expectations = expectations
    project = try Project(parsing: bytes)
  }

  /// A project of one button with a visible text and a name.
  private static func pair(_ text: String, _ name: String) -> String {
    """
    {"format": "aloud-project", "version": 1, "screens": [{"id": "s", "elements": [
    {"id": "e", "role": "button", "text": \(quoted(text)), "label": \(quoted(name))}]}]}
    """
  }

  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": quoted += "\\\(scalar)"
      case "\n": quoted += "\\n"
      case "\t": quoted += "\\t"
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}

extension JSONReader {
  /// A member's text, or nothing.
  fileprivate func text(_ name: String, of object: Int) -> String {
    guard kind(object) == .object else { return "" }
    return member(name, of: object).flatMap { stringIfPresent($0) } ?? ""
  }
}

/// How often a rule was right about the cases.
struct AccuracyTally {
  var found = 0
  var missed = 0
  var falsely = 0
}

/// The rules held against cases.
struct AccuracyScore {
  private let auditor = Auditor(rules: RuleCatalog.all)
  /// By rule or family.
  private(set) var tallies: [String: AccuracyTally] = [:]
  /// Faults that are to be found.
  private(set) var failed: AccuracyFigure
  /// Good names that are not to be reported.
  private(set) var notFailed: AccuracyFigure
  /// What only a person can decide.
  private(set) var cannotTell: AccuracyFigure
  /// The faults again, with those contested.
  private(set) var everyFault: AccuracyFigure
  /// What is held for wrong, with the reasons.
  private(set) var contested: AccuracyFigure
  private let contests: AccuracyContested

  init(_ name: String, contests: AccuracyContested) {
    self.contests = contests
    everyFault = AccuracyFigure("\(name): faults found, with contested ones", .none)
    contested = AccuracyFigure("\(name): contested", .none)
    failed = AccuracyFigure("\(name): faults found", .atLeast(perMille: 950))
    notFailed = AccuracyFigure("\(name): good ones failed", .atMostCount(1))
    cannotTell = AccuracyFigure("\(name): open ones failed", .atMostCount(0))
  }

  /// Judges a case.
  ///
  /// - Throws: `ProjectError` where the case's project cannot be read.
  mutating func judge(_ example: AccuracyCase) throws {
    let findings = auditor.audit(try example.project.screens(), of: example.project.facts)
      .flatMap(\.findings)
    for expectation in example.expectations {
      let about = findings.filter { finding in
        AccuracyRules.matches(finding.rule, expectation.rule)
          && (finding.element == expectation.element
            || finding.related.contains(expectation.element))
      }
      count(expectation, about, of: example.id)
    }
  }

  private mutating func count(
    _ expectation: AccuracyCase.Expectation, _ about: [Finding], of id: String
  ) {
    let rule = expectation.rule
    let isFailed = about.contains(where: \.failed)
    // What an icon means is for a person to say, so asking is as good as failing.
    let isMet = isFailed || (rule == "name-contradicts-icon" && !about.isEmpty)
    let place = "\(id) \(rule) \(expectation.element)"
    if expectation.verdict == "failed" {
      everyFault.total += 1
      everyFault.count += isMet ? 1 : 0
    }
    if let reason = contests.reason(id, expectation) {
      contested.total += 1
      contested.count += 1
      contested.misses.append("\(place): \(reason)")
      return
    }
    switch expectation.verdict {
    case "failed":
      failed.total += 1
      if isMet {
        failed.count += 1
        tallies[rule, default: AccuracyTally()].found += 1
      } else {
        failed.misses.append(place + (about.isEmpty ? "" : " (asks a person)"))
        tallies[rule, default: AccuracyTally()].missed += 1
      }
    case "notFailed":
      tallies[rule, default: AccuracyTally()].falsely += isFailed ? 1 : 0
      notFailed.note(isFailed, place)
    default:
      tallies[rule, default: AccuracyTally()].falsely += isFailed ? 1 : 0
      cannotTell.note(isFailed, place)
    }
  }
}

extension AccuracyFigure {
  /// Counts one more, and keeps its place where it speaks against the bound.
  fileprivate mutating func note(_ isFailed: Bool, _ place: String) {
    total += 1
    guard isFailed else { return }
    count += 1
    misses.append(place)
  }
}
