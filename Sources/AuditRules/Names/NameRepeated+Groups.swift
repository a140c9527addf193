import AuditCore

/// The kinds of controls that share a name only within their kind: VoiceOver says the kind, so a
/// button and a field of one name are told apart.
enum RepeatedKind: Hashable {
  case pressed, typed, adjusted

  /// The kind of a role, or nil for what is not compared.
  init?(_ role: Role) {
    switch role {
    case .button, .toggle, .link, .tab, .menuButton, .switch, .checkbox, .radio: self = .pressed
    case .textField, .secureTextField, .searchField: self = .typed
    case .slider, .stepper, .segmentedControl: self = .adjusted
    // A custom action is heard with its row; a key is told apart by its place.
    case .customAction, .keyboardKey, .image, .text, .heading, .cell, .group, .progress, .webView,
      .alert, .other:
      return nil
    }
  }
}

/// Controls gathered by kind and folded name, in one language.
struct NameGroups {
  /// One name and the controls that have it.
  struct Group {
    /// The name as the first control has it.
    let name: String
    fileprivate let kind: RepeatedKind
    fileprivate let hash: UInt64
    /// The first control's index.
    let first: Int
    /// The others' indices, in document order; most groups have none, so nothing is allocated.
    fileprivate(set) var others: [Int] = []

    /// The controls' indices, in document order.
    var members: [Int] { [first] + others }
  }

  /// The groups, in the order of their first control.
  private(set) var groups: [Group] = []
  /// The number of a group at the place its hash leads to, or the next free one; -1 for none.
  ///
  /// A dictionary would cost more than all the rest, since nearly every name is met once.
  private var slots: [Int32]
  /// The group of each element of the screen, -1 for none.
  private var numberOfElement: [Int]

  /// Groups for a screen with this many elements.
  init(elements: Int) {
    numberOfElement = Array(repeating: -1, count: elements)
    var count = 64
    while count < elements * 2 { count *= 2 }
    slots = Array(repeating: -1, count: count)
  }

  /// Files a control under its name.
  mutating func add(_ index: Int, _ name: String, _ kind: RepeatedKind, _ screen: Screen) {
    let hash = PhraseKey.hash(of: name)
    guard let number = number(of: name, kind, hash) else {
      numberOfElement[index] = groups.count
      file(Group(name: name, kind: kind, hash: hash, first: index))
      return
    }
    if screen.isOneControl(index, groups[number].others.last ?? groups[number].first) { return }
    numberOfElement[index] = number
    groups[number].others.append(index)
  }

  private func number(of name: String, _ kind: RepeatedKind, _ hash: UInt64) -> Int? {
    var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    while slots[slot] >= 0 {
      let group = Int(slots[slot])
      if groups[group].hash == hash, groups[group].kind == kind,
        PhraseKey.areEqual(groups[group].name, name)
      {
        return group
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  private mutating func file(_ group: Group) {
    groups.append(group)
    // There are twice as many places as elements, and so as groups.
    fill(groups.count - 1)
  }

  private mutating func fill(_ number: Int) {
    var slot = Int(truncatingIfNeeded: groups[number].hash) & (slots.count - 1)
    while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
    slots[slot] = Int32(truncatingIfNeeded: number)
  }

  /// Whether controls are all in one group here.
  ///
  /// - Complexity: O(number of controls).
  func holdsTogether(_ members: [Int]) -> Bool {
    guard let first = members.first else { return false }
    let number = numberOfElement[first]
    return number >= 0 && members.allSatisfy { numberOfElement[$0] == number }
  }
}

extension Screen {
  /// Whether two entries are one control met twice: one inside the other, or in the same place.
  func isOneControl(_ index: Int, _ earlier: Int) -> Bool {
    if index < elements[earlier].subtreeEnd { return true }
    guard let frame = elements[index].frame else { return false }
    return frame == elements[earlier].frame
  }
}
