import AuditCore
import LosslessJSON

/// Reads what reviewers recorded.
struct ReviewReader {
  var facts: FactReader

  init(facts: FactReader) { self.facts = facts }

  mutating func read(_ node: Int) -> Review {
    var review = Review()
    guard facts.isObject(node, "an object for \"review\"") else { return review }
    for member in facts.json.members(node) {
      let list = member.value
      switch facts.json.keyIndex(member.name, in: Self.members) {
      case 0:
        guard facts.isList(list, "a list for \"decisions\"") else { return review }
        for item in facts.json.elements(list) {
          guard let decision = decision(item) else { continue }
          review.decisions[decision.finding] = decision
        }
      case 1:
        guard facts.isList(list, "a list for \"fixes\"") else { return review }
        for item in facts.json.elements(list) { review.fixes.append(fix(item)) }
      case 2:
        guard facts.isList(list, "a list for \"checks\"") else { return review }
        for item in facts.json.elements(list) { review.checks.append(check(item)) }
      default: break
      }
    }
    return review
  }

  mutating func decision(_ node: Int) -> RecordedDecision? {
    var record = RecordedDecision(finding: "", decision: .open)
    for member in facts.json.members(node) {
      let value = member.value
      switch facts.json.keyIndex(member.name, in: Self.decisionMembers) {
      case 0: record.finding = facts.text(value, "finding") ?? ""
      case 1:
        guard let decision = facts.text(value, "decision").flatMap(Decision.init(rawValue:))
        else {
          let names = Decision.allCases.map(\.rawValue).joined(separator: ", ")
          facts.complain(value, expected: "a decision (\(names))")
          return nil
        }
        record.decision = decision
      case 2: record.reason = facts.measuredText(value, "reason").value
      case 3: record.reviewer = facts.measuredText(value, "reviewer").value
      case 4: record.at = facts.measuredText(value, "at").value
      case 5: record.expires = facts.measuredText(value, "expires").value
      default: break
      }
    }
    guard !record.finding.isEmpty else {
      facts.complain(node, expected: "a decision with the key of its \"finding\"")
      return nil
    }
    return record
  }

  mutating func fix(_ node: Int) -> RecordedFix {
    var record = RecordedFix(
      element: "", locale: nil, member: .label, from: .absent, to: .absent)
    guard facts.isObject(node, "a fix, as an object") else { return record }
    var hasMember = false
    for member in facts.json.members(node) {
      let value = member.value
      switch facts.json.keyIndex(member.name, in: Self.fixMembers) {
      case 0: record.element = facts.text(value, "element") ?? ""
      case 1: record.locale = facts.measuredText(value, "locale").value
      case 2:
        guard let name = facts.text(value, "member").flatMap(FixMember.init(rawValue:)) else {
          let names = FixMember.allCases.map(\.rawValue).joined(separator: ", ")
          facts.complain(value, expected: "a member that can be fixed (\(names))")
          return record
        }
        record.member = name
        hasMember = true
      case 3: record.from = fixValue(value)
      case 4: record.to = fixValue(value)
      case 5: record.reviewer = facts.measuredText(value, "reviewer").value
      case 6: record.at = facts.measuredText(value, "at").value
      case 7: record.clears = facts.textList(value, "clears")
      default: break
      }
    }
    if record.element.isEmpty || !hasMember {
      facts.complain(node, expected: "a fix with the \"element\" and the \"member\" it set")
    }
    return record
  }

  mutating func check(_ node: Int) -> RecordedCheck {
    var record = RecordedCheck(screen: "", profile: "", expected: "", result: "")
    guard facts.isObject(node, "a check, as an object") else { return record }
    for member in facts.json.members(node) {
      let value = member.value
      switch facts.json.keyIndex(member.name, in: Self.checkMembers) {
      case 0: record.screen = facts.text(value, "screen") ?? ""
      case 1: record.profile = facts.text(value, "profile") ?? ""
      case 2: record.expected = facts.text(value, "expected") ?? ""
      case 3: record.result = facts.text(value, "result") ?? ""
      case 4: record.reviewer = facts.measuredText(value, "reviewer").value
      case 5: record.at = facts.measuredText(value, "at").value
      default: break
      }
    }
    if record.screen.isEmpty || record.profile.isEmpty || record.expected.isEmpty
      || record.result.isEmpty
    {
      facts.complain(
        node, expected: "a check with \"screen\", \"profile\", \"expected\" and \"result\"")
    }
    return record
  }

  private mutating func fixValue(_ node: Int) -> FixValue {
    switch facts.json.kind(node) {
    case .string, .bool, .null: return FixValue(node, facts.json)
    case .array: return .list(facts.textList(node, "from\" or \"to"))
    case .number, .object:
      facts.complain(node, expected: "a string, a list of strings, true, false or null")
      return .null
    }
  }

  private static let members = JSONKeyTable(["decisions", "fixes", "checks"])
  private static let decisionMembers = JSONKeyTable([
    "finding", "decision", "reason", "reviewer", "at", "expires",
  ])
  private static let fixMembers = JSONKeyTable([
    "element", "locale", "member", "from", "to", "reviewer", "at", "clears",
  ])
  private static let checkMembers = JSONKeyTable([
    "screen", "profile", "expected", "result", "reviewer", "at",
  ])
}

extension FixValue {
  /// The value of a node: a string, a list of strings, true or false, or null.
  init(_ node: Int, _ json: JSONReader) {
    switch json.kind(node) {
    case .string: self = .text(json.string(node))
    case .bool: self = .flag(json.bool(node) ?? false)
    case .array:
      self = .list(json.elements(node).compactMap { json.stringIfPresent($0) })
    case .null, .number, .object: self = .null
    }
  }
}
