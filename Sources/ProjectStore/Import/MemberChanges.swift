import AuditCore
import LosslessJSON

/// The members of an element that its new capture sees differently.
struct MemberChanges {
  /// The members to set, in the order of the format's page.
  private(set) var members: [JSONFragmentMember]
  /// How many recorded fixes the app does not have yet.
  private(set) var heldFixes = 0
  private let new: Element
  private let order: [String]

  init(old: Element, new: Element) {
    self.new = new
    let before = ElementMembers.members(of: old)
    let after = ElementMembers.members(of: new)
    order = after.map(\.name)
    let known = Dictionary(before.map { ($0.name, $0.value) }) { first, _ in first }
    // A place in another tool's capture does not replace the one that is known.
    let isOtherTool = old.origin.map { $0.format != new.origin?.format } ?? false
    members = after.filter { member in
      member.name != "id" && known[member.name] != member.value
        && !(isOtherTool && member.name == "origin")
    }
  }

  /// Keeps what fixes set, as long as the app still has what was there before them.
  mutating func hold(_ fixes: [RecordedFix]) {
    for fix in fixes where isSeen(fix.from, as: fix.member) {
      let name = fix.member.rawValue
      guard members.contains(where: { $0.name == name }) else { continue }
      members.removeAll { $0.name == name }
      heldFixes += 1
    }
  }

  /// Whether the capture sees a value as it was before a fix.
  private func isSeen(_ value: FixValue, as member: FixMember) -> Bool {
    let text: Measured<String>
    switch member {
    case .label: text = new.label
    case .hint: text = new.hint
    case .value: text = new.value
    case .inputLabels, .decorative: return false
    }
    switch text {
    case .notMeasured: return false
    // What was not known to be there and what was known not to be are the same to the app.
    case .none: return value == .absent || value == .null
    case .found(let words): return value == .text(words)
    }
  }

  /// The members that stand before one, the nearest first.
  func before(_ name: String) -> [String] {
    order.prefix { $0 != name }.reversed()
  }
}
