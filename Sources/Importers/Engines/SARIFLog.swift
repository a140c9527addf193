import AuditCore
import LosslessJSON

/// Collects the results of a SARIF log as screens: one for each file of code.
struct SARIFLog {
  /// The engine, by the name of the tool that wrote the first run with results.
  private(set) var engine: String?
  private var report = CodeReport()
  private var webResults = 0
  private var placeless = 0
  private var otherRules = 0
  private var otherEngines: [String] = []

  /// The screens, in the order the log names their files.
  var screens: [Screen] { report.screens }

  /// What was left out.
  var notes: [String] {
    var notes: [String] = []
    func note(_ count: Int, _ words: String) {
      if count > 0 {
        notes.append("left out \(CaptureNotes.count(count, "result", "results")) \(words)")
      }
    }
    note(webResults, "about web pages")
    note(placeless, "without a line of code")
    note(otherRules, "of rules that are not about accessibility")
    if !otherEngines.isEmpty {
      notes.append("left out the runs of \(otherEngines.joined(separator: ", ")); bring them alone")
    }
    return notes
  }

  /// Reads a run.
  mutating func read(_ run: JSONFacts) {
    let driver = run.object("tool")?.object("driver")
    let name = driver?.text("name").value ?? "unnamed"
    let id = EngineRule.keyPart(name).lowercased()
    let results = run.objects("results")
    guard !results.isEmpty || engine == nil else { return }
    if let engine, engine != id {
      if !otherEngines.contains(name) { otherEngines.append(name) }
      return
    }
    engine = id
    let rules = SARIFRules(driver)
    for result in results { read(result, rules) }
  }

  private mutating func read(_ result: JSONFacts, _ rules: SARIFRules) {
    guard SARIFLog.isOpen(result) else { return }
    let name = SARIFLog.ruleName(result)
    // A linter's rules on spelling and style are no findings on an interface.
    if engine == "swiftlint", !name.contains("accessibility") {
      otherRules += 1
      return
    }
    guard let place = SARIFPlace(result) else {
      placeless += 1
      return
    }
    if place.isWeb {
      webResults += 1
      return
    }
    let text = result.object("message")?.text("text").value ?? ""
    report.add(
      rules.rule(name, result), of: engine ?? SARIFSource.format, at: place.code,
      message: text.isBlank ? name : text,
      failed: result.text("kind").value.map { $0 == "fail" } ?? true)
  }

  /// Whether a result is one to act on: not one that passed, and not suppressed.
  private static func isOpen(_ result: JSONFacts) -> Bool {
    let kind = result.text("kind").value ?? "fail"
    guard ["fail", "review", "open"].contains(kind), result.text("level").value != "none" else {
      return false
    }
    return result.objects("suppressions").allSatisfy { suppression in
      ["rejected", "underReview"].contains(suppression.text("status").value)
    }
  }

  private static func ruleName(_ result: JSONFacts) -> String {
    result.text("ruleId").value ?? result.object("rule")?.text("id").value ?? "unnamed"
  }
}

/// What a log says of its rules.
struct SARIFRules {
  private var wcag: [String: [String]] = [:]
  private var levels: [String: String] = [:]

  /// The rules a driver lists.
  init(_ driver: JSONFacts?) {
    for rule in driver?.objects("rules") ?? [] {
      guard let id = rule.text("id").value else { continue }
      var tags = rule.object("properties")?.texts("tags") ?? []
      tags += rule.objects("relationships").compactMap { $0.object("target")?.text("id").value }
      wcag[id] = SARIFRules.criteria(in: tags)
      levels[id] = rule.object("defaultConfiguration")?.text("level").value
    }
  }

  /// The rule of a result.
  func rule(_ name: String, _ result: JSONFacts) -> EngineRule {
    var rule = EngineRule(name)
    let properties = result.object("properties")
    rule.wcag =
      (properties?.texts("wcagCriteria") ?? properties?.texts("tags")).map(SARIFRules.criteria)
      ?? wcag[name] ?? []
    let level = result.text("level").value ?? levels[name] ?? "warning"
    rule.impact =
      properties?.text("impact").value.flatMap { Impact(rawValue: $0.lowercased()) }
      ?? (level == "error" ? .serious : level == "warning" ? .moderate : .minor)
    rule.counterpart = EngineRule.counterparts[name]
    return rule
  }

  /// Criteria among tags such as wcag412, wcag2.5.8, WCAG 4.1.2 or 4.1.2.
  static func criteria(in tags: [String]) -> [String] {
    var found: [String] = []
    for tag in tags.prefix(64) {
      let digits = tag.lowercased().drop { "wcag ".contains($0) }.prefix { $0 != " " }
      let numbers = digits.split(separator: ".").map(String.init)
      var number: String?
      guard digits.utf8.allSatisfy({ $0.isSwiftDigit || $0 == UInt8(ascii: ".") }) else { continue }
      if numbers.count == 3, numbers.allSatisfy({ $0.utf8.count <= 2 }) {
        number = numbers.joined(separator: ".")
      } else if digits.utf8.count >= 3, digits.utf8.count <= 4, Int(digits) != nil {
        let parts = Array(digits)
        number = "\(parts[0]).\(parts[1]).\(String(parts[2...]))"
      }
      if let number, !found.contains(number) { found.append(number) }
    }
    return found
  }
}

/// Where a result points to.
struct SARIFPlace {
  /// The place in code.
  let code: CodePlace
  /// Whether it is the address of a web page.
  let isWeb: Bool

  /// The first place of a result; nil where it has none.
  init?(_ result: JSONFacts) {
    guard let place = result.objects("locations").first?.object("physicalLocation"),
      let uri = place.object("artifactLocation")?.text("uri").value, !uri.isBlank
    else { return nil }
    isWeb = uri.hasPrefix("http://") || uri.hasPrefix("https://")
    let region = place.object("region")
    code = CodePlace(
      file: CodePlace.path(ofAddress: uri), line: region?.number("startLine"),
      column: region?.number("startColumn"), format: SARIFSource.format)
    if code.line == nil, !isWeb { return nil }
  }
}
