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
    /// The first control's index.
    let first: Int
    /// The others' indices, in document order; most groups have none, so nothing is allocated.
    fileprivate(set) var others: [Int] = []

    /// The controls' indices, in document order.
    var members: [Int] { [first] + others }
  }

  /// A name to be found again, compared byte by byte: the key is folded already, and looking for
  /// other spellings of its characters would cost more than all the rest.
  private struct Key: Hashable {
    let kind: RepeatedKind
    let name: String

    static func == (one: Key, two: Key) -> Bool {
      one.kind == two.kind && one.name.isSame(as: two.name)
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(kind)
      var name = name
      name.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    }
  }

  /// The groups, in the order of their first control.
  private(set) var groups: [Group] = []
  private var numbers: [Key: Int] = [:]
  /// The group of each element of the screen, -1 for none.
  private var numberOfElement: [Int]

  /// Groups for a screen with this many elements.
  init(elements: Int) { numberOfElement = Array(repeating: -1, count: elements) }

  /// Files a control under its name; one without a name of its own is left out.
  mutating func add(_ index: Int, _ name: AccessibleName, _ kind: RepeatedKind, _ screen: Screen) {
    guard name.isGiven, !name.text.isBlank else { return }
    let key = Key(kind: kind, name: PhraseKey.of(name.text))
    guard let number = numbers[key] else {
      numbers[key] = groups.count
      numberOfElement[index] = groups.count
      groups.append(Group(name: name.text, first: index))
      return
    }
    if isSame(index, groups[number].others.last ?? groups[number].first, screen) { return }
    numberOfElement[index] = number
    groups[number].others.append(index)
  }

  /// Whether controls are all in one group here.
  ///
  /// - Complexity: O(number of controls).
  func holdsTogether(_ members: [Int]) -> Bool {
    guard let first = members.first else { return false }
    let number = numberOfElement[first]
    return number >= 0 && members.allSatisfy { numberOfElement[$0] == number }
  }

  /// Whether two entries are one control met twice: one inside the other, or in the same place.
  private func isSame(_ index: Int, _ earlier: Int, _ screen: Screen) -> Bool {
    if index < screen.elements[earlier].subtreeEnd { return true }
    guard let frame = screen.elements[index].frame else { return false }
    return frame == screen.elements[earlier].frame
  }
}
