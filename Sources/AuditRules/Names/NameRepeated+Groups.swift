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
    /// The controls' indices, in document order.
    fileprivate(set) var members: [Int]
  }

  private struct Key: Hashable {
    let kind: RepeatedKind
    let name: String
  }

  /// The groups, in the order of their first control.
  private(set) var groups: [Group] = []
  private var numbers: [Key: Int] = [:]
  private var numberOfMember: [Int: Int] = [:]

  /// Files a control under its name; one without a name of its own is left out.
  mutating func add(_ index: Int, _ name: AccessibleName, _ kind: RepeatedKind, _ screen: Screen) {
    guard name.isGiven, !name.text.isBlank else { return }
    let key = Key(kind: kind, name: PhraseKey.of(name.text))
    guard let number = numbers[key] else {
      numbers[key] = groups.count
      numberOfMember[index] = groups.count
      groups.append(Group(name: name.text, members: [index]))
      return
    }
    if let last = groups[number].members.last, isSame(index, last, screen) { return }
    numberOfMember[index] = number
    groups[number].members.append(index)
  }

  /// Whether controls are all in one group here.
  ///
  /// - Complexity: O(number of controls).
  func holdsTogether(_ members: [Int]) -> Bool {
    guard let first = members.first, let number = numberOfMember[first] else { return false }
    return members.allSatisfy { numberOfMember[$0] == number }
  }

  /// Whether two entries are one control met twice: one inside the other, or in the same place.
  private func isSame(_ index: Int, _ earlier: Int, _ screen: Screen) -> Bool {
    if index < screen.elements[earlier].subtreeEnd { return true }
    guard let frame = screen.elements[index].frame else { return false }
    return frame == screen.elements[earlier].frame
  }
}
