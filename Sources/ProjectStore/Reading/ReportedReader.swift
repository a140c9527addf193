import AuditCore
import LosslessJSON

/// Reads what other engines reported on a screen.
struct ReportedReader {
  var facts: FactReader

  init(_ facts: FactReader) { self.facts = facts }

  /// The findings of a screen's "reported", engine by engine.
  ///
  /// - Complexity: O(values).
  mutating func read(_ node: Int) -> [ReportedFinding] {
    guard facts.isObject(node, "an object with a list an engine for \"reported\"") else {
      return []
    }
    var all: [ReportedFinding] = []
    for engine in facts.json.members(node) {
      let id = facts.json.string(engine.name)
      if !isKeyPart(id) {
        facts.complain(engine.name, expected: "an engine's id without blanks and \"@\"")
      }
      guard facts.isList(engine.value, "a list of an engine's findings") else { return all }
      for item in facts.json.elements(engine.value) {
        guard facts.isObject(item, "a finding of another engine, as an object") else { return all }
        all.append(finding(item, of: id))
      }
    }
    return all
  }

  private mutating func finding(_ node: Int, of engine: String) -> ReportedFinding {
    var finding = ReportedFinding(engine: engine, rule: "", message: "")
    for member in facts.json.members(node) { read(member, into: &finding) }
    if finding.rule.isEmpty {
      facts.complain(node, expected: "a finding with \"rule\"", found: "none")
    }
    return finding
  }

  private mutating func read(_ member: JSONMembers.Element, into finding: inout ReportedFinding) {
    let value = member.value
    switch facts.json.keyIndex(member.name, in: Self.members) {
    case 0: finding.rule = rule(value)
    case 1: finding.element = facts.measuredText(value, "element").value
    case 2: finding.failed = outcome(value)
    case 3: finding.impact = impact(value)
    case 4: finding.wcag = facts.textList(value, "wcag")
    case 5: finding.message = facts.text(value, "message") ?? ""
    case 6: finding.counterpart = facts.measuredText(value, "counterpart").value
    case 7: finding.label = facts.measuredText(value, "label")
    case 8: finding.evidence = evidence(value)
    default: break
    }
  }

  private mutating func rule(_ node: Int) -> String {
    let text = facts.filledText(node, "rule")
    if !text.isEmpty, !isKeyPart(text) {
      facts.complain(node, expected: "no blank and no \"@\" in \"rule\"")
    }
    return text
  }

  /// Whether a text can stand in a finding's key, in which "@" parts the rule from the place.
  private func isKeyPart(_ text: String) -> Bool {
    !text.isEmpty && !text.unicodeScalars.contains { $0 == "@" || $0.properties.isWhitespace }
  }

  private mutating func outcome(_ node: Int) -> Bool {
    switch facts.text(node, "outcome") {
    case "failed": return true
    case "cannotTell": return false
    default:
      facts.complain(node, expected: "failed or cannotTell for \"outcome\"")
      return true
    }
  }

  private mutating func impact(_ node: Int) -> Impact {
    if let impact = facts.text(node, "impact").flatMap(Impact.init(rawValue:)) { return impact }
    let names = Impact.allCases.map(\.rawValue).joined(separator: ", ")
    facts.complain(node, expected: "\(names) for \"impact\"")
    return .minor
  }

  private mutating func evidence(_ node: Int) -> [Evidence] {
    guard facts.isObject(node, "an object of texts for \"evidence\"") else { return [] }
    var all: [Evidence] = []
    for member in facts.json.members(node) {
      let text = facts.text(member.value, "evidence") ?? ""
      all.append(Evidence(facts.json.string(member.name), text))
    }
    return all
  }

  private static let members = JSONKeyTable([
    "rule", "element", "outcome", "impact", "wcag", "message", "counterpart", "label", "evidence",
  ])
}
