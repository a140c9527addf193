/// What of an element's role, traits and states VoiceOver says, in its order.
struct SpokenKind {
  /// The words said behind the name.
  private(set) var words: [SpeechWords.Word] = []
  /// Whether the value is a state said behind the traits.
  let isSwitched: Bool
  /// Whether it is said to be selected.
  let isSelected: Bool

  /// The kind of an element.
  ///
  /// Where the traits were measured they decide what is said; roles that no trait stands for, such
  /// as a check box, are said besides.
  init(of element: borrowing Element) {
    let traits = element.traits.value ?? []
    isSwitched = SpokenKind.isSwitched(element.role, traits)
    // A switch that is on says so by its value; only the trait makes it selected besides.
    let saysOn = isSwitched && element.value.value != nil
    isSelected = traits.contains(.selected) || (element.selected == true && !saysOn)
    if element.enabled == false || traits.contains(.notEnabled) { words.append(.dimmed) }
    words += SpokenKind.words(
      of: element.role, traits, measured: element.traits.isMeasured)
  }

  private static func isSwitched(_ role: Role, _ traits: Traits) -> Bool {
    switch role {
    case .toggle, .switch, .checkbox, .radio: true
    default: !traits.isDisjoint(with: [.switchButton, .isToggle, .toggleButton])
    }
  }

  private static func words(
    of role: Role, _ traits: Traits, measured: Bool
  ) -> [SpeechWords.Word] {
    var words: [SpeechWords.Word] = []
    let own = roleWords(role, measured: measured, traits)
    let isSwitch = traits.contains(.switchButton) || own.contains(.switchButton)
    let isSpecial =
      isSwitch || !own.isDisjoint(with: [.tab, .popUpButton, .checkbox, .radioButton])
      || !traits.isDisjoint(with: [.backButton, .tab, .keyboardKey])
    if !isSpecial, traits.contains(.button) || own.contains(.button) { words.append(.button) }
    if traits.contains(.backButton) { words.append(.backButton) }
    if isSwitch { words.append(.switchButton) }
    if own.contains(.popUpButton) { words.append(.popUpButton) }
    if own.contains(.checkbox) { words.append(.checkbox) }
    if own.contains(.radioButton) { words.append(.radioButton) }
    if traits.contains(.tab) || own.contains(.tab) { words.append(.tab) }
    words += fieldWords(own, traits)
    if traits.contains(.header) || own.contains(.heading) { words.append(.heading) }
    if traits.contains(.link) || own.contains(.link) { words.append(.link) }
    if traits.contains(.adjustable) || own.contains(.adjustable) { words.append(.adjustable) }
    if traits.contains(.image) || own.contains(.image) { words.append(.image) }
    if traits.contains(.searchField) || own.contains(.searchField) { words.append(.searchField) }
    if own.contains(.alert) { words.append(.alert) }
    return words
  }

  private static func fieldWords(
    _ own: SpokenWords, _ traits: Traits
  ) -> [SpeechWords.Word] {
    guard !traits.contains(.searchField), !own.contains(.searchField) else { return [] }
    var words: [SpeechWords.Word] = []
    if traits.contains(.secureTextField) || own.contains(.secureTextField) {
      words.append(.secureTextField)
    } else if traits.contains(.textEntry) || own.contains(.textField) {
      words.append(.textField)
    }
    if traits.contains(.isEditing) { words.append(.editing) }
    return words
  }

  /// What the role itself is said as.
  private static func roleWords(
    _ role: Role, measured: Bool, _ traits: Traits
  ) -> SpokenWords {
    switch role {
    case .button: measured ? [] : [.button]
    case .link: measured ? [] : [.link]
    case .image: measured ? [] : [.image]
    case .heading: measured ? [] : [.heading]
    case .toggle: [.button]
    case .switch: [.switchButton]
    case .tab: [.tab]
    case .menuButton: [.popUpButton]
    case .textField: [.textField]
    case .secureTextField: [.secureTextField]
    case .searchField: [.searchField]
    case .slider, .stepper: [.adjustable]
    case .checkbox: [.checkbox]
    case .radio: [.radioButton]
    case .alert: [.alert]
    case .text, .segmentedControl, .cell, .group, .customAction, .keyboardKey, .progress, .webView,
      .other:
      []
    }
  }
}

/// A few of the words VoiceOver adds to a name, one bit each.
private struct SpokenWords: ExpressibleByArrayLiteral {
  private var bits: UInt32 = 0

  init(arrayLiteral words: SpeechWords.Word...) {
    for word in words { bits |= 1 << UInt32(word.rawValue) }
  }

  func contains(_ word: SpeechWords.Word) -> Bool { bits & (1 << UInt32(word.rawValue)) != 0 }

  func isDisjoint(with other: SpokenWords) -> Bool { bits & other.bits == 0 }
}
