/// What the parts are called that views of the app are given or have in other files.
struct SlotNames {
  private var slots: Set<ViewSlot> = []
  private var properties: [ViewSlot: String] = [:]
  private var ofType: [String: Set<String>] = [:]
  /// What holds of the members of types wherever code of theirs names them.
  private var members: [String: [UInt32: Shown]] = [:]

  /// - Complexity: O(names that views show).
  init(_ uses: [ViewUses]) {
    for file in uses {
      for (slot, _) in file.ofSlots {
        slots.insert(slot)
        ofType[slot.type, default: []].insert(slot.name)
      }
      properties.merge(file.propertyNames) { one, _ in one }
      for (type, names) in file.ofNames {
        members[type, default: [:]].merge(names) { $0.intersection($1) }
      }
    }
  }

  /// The property that holds what is given under a label, or the slot itself for a member; nil where
  /// that is not known.
  func property(_ slot: ViewSlot) -> ViewSlot? {
    if slot.isMember { return slot }
    if !slot.name.isEmpty {
      if let name = properties[slot] { return ViewSlot(type: slot.type, name: name) }
      return slots.contains(slot) ? slot : nil
    }
    // The closure without a label is the only part, or the content.
    let names = ofType[slot.type] ?? []
    let name = names.count == 1 ? names.first : names.first { $0 == "content" }
    return name.map { ViewSlot(type: slot.type, name: $0) }
  }

  /// What holds of a member of a type wherever other files show it; nil for other slots and for one
  /// that nothing shows.
  func shown(ofMember slot: ViewSlot) -> Shown? {
    guard slot.isMember else { return nil }
    return members[slot.type]?[NameMentions.number(of: slot.name.utf8)]
  }
}
