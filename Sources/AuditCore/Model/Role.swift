/// What an element is to a VoiceOver user; the raw value is the spelling in project files.
public enum Role: String, CaseIterable, Sendable {
  case button, toggle, link, tab, menuButton, image, text, heading, textField, secureTextField
  case searchField, slider, stepper, `switch`, checkbox, radio, segmentedControl, cell, group
  case customAction, keyboardKey, progress, webView, alert, other

  /// Whether people act on it: it is pressed, typed into or adjusted.
  @inlinable public var isControl: Bool {
    switch self {
    case .button, .toggle, .link, .tab, .menuButton, .textField, .secureTextField, .searchField,
      .slider, .stepper, .switch, .checkbox, .radio, .segmentedControl, .customAction,
      .keyboardKey:
      true
    case .image, .text, .heading, .cell, .group, .progress, .webView, .alert, .other: false
    }
  }

  /// Whether people type text into it.
  @inlinable public var isTextEntry: Bool {
    self == .textField || self == .secureTextField || self == .searchField
  }

  /// Whether it is pressed like a button, so that an icon alone may stand for it.
  @inlinable public var isPressed: Bool {
    switch self {
    case .button, .toggle, .link, .tab, .menuButton, .checkbox, .radio, .switch, .customAction:
      true
    default: false
    }
  }

  /// Whether it is one pointer target of its own, as WCAG 2.5.5 and 2.5.8 mean it.
  @inlinable public var isPointerTarget: Bool { isControl && self != .customAction }

  /// The role in a reviewer's words, such as "menu button".
  public var words: String {
    switch self {
    case .menuButton: "menu button"
    case .textField: "text field"
    case .secureTextField: "secure text field"
    case .searchField: "search field"
    case .segmentedControl: "segmented control"
    case .customAction: "custom action"
    case .keyboardKey: "keyboard key"
    case .webView: "web view"
    default: rawValue
    }
  }
}
