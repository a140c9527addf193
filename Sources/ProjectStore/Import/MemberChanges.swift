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
    for fix in fixes where text(of: fix.member) == fix.from {
      let name = fix.member.rawValue
      guard members.contains(where: { $0.name == name }) else { continue }
      members.removeAll { $0.name == name }
      heldFixes += 1
    }
  }

  private func text(of member: FixMember) -> FixValue? {
    let text: Measured<String>
    switch member {
    case .label: text = new.label
    case .hint: text = new.hint
    case .value: text = new.value
    case .inputLabels, .decorative: return nil
    }
    switch text {
    case .notMeasured: return nil
    case .none: return .absent
    case .found(let words): return .text(words)
    }
  }

  /// The members that stand before one, the nearest first.
  func before(_ name: String) -> [String] {
    order.prefix { $0 != name }.reversed()
  }
}
