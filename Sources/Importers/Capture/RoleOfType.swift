import AuditCore

/// What a type of XCUITest or of the accessibility API is to a VoiceOver user.
enum RoleOfType {
  /// The role of a type without its prefix; `other` for types that are not known here.
  static func role(_ type: String) -> Role { roles[type] ?? .other }

  /// The role of a type, refined by the traits that VoiceOver goes by.
  ///
  /// A custom view keeps the type "Other" however it behaves, so its traits decide.
  static func role(_ type: String, traits: Traits) -> Role { refined(role(type), by: traits) }

  /// A role, refined by the traits that VoiceOver goes by.
  static func refined(_ role: Role, by traits: Traits) -> Role {
    switch role {
    case .other, .group:
      return ofTraits(traits) ?? role
    case .text:
      if traits.contains(.link) { return .link }
      if traits.contains(.button) { return .button }
      return traits.contains(.header) ? .heading : .text
    case .image:
      if traits.contains(.link) { return .link }
      return traits.contains(.button) ? .button : .image
    case .button:
      if traits.contains(.toggleButton) || traits.contains(.isToggle) { return .toggle }
      return traits.contains(.link) ? .link : .button
    case .textField:
      if traits.contains(.searchField) { return .searchField }
      return traits.contains(.secureTextField) ? .secureTextField : .textField
    default:
      return role
    }
  }

  private static func ofTraits(_ traits: Traits) -> Role? {
    if traits.contains(.toggleButton) || traits.contains(.isToggle) { return .toggle }
    if traits.contains(.switchButton) { return .switch }
    if traits.contains(.link) { return .link }
    if traits.contains(.searchField) { return .searchField }
    if traits.contains(.keyboardKey) { return .keyboardKey }
    if traits.contains(.button) { return .button }
    if traits.contains(.adjustable) { return .slider }
    if traits.contains(.header) { return .heading }
    if traits.contains(.image) { return .image }
    return traits.contains(.staticText) ? .text : nil
  }

  /// Types that hold a scrolling area, whose scroll bars the tools list as elements.
  static let scrolling: Set<String> = [
    "ScrollView", "ScrollArea", "Table", "CollectionView", "TextView", "TextArea", "WebView",
    "Outline",
  ]

  /// Types that never are elements themselves.
  static let structural: Set<String> = ["Application", "Window", "NavigationBar", "AppiumAUT"]

  private static let roles: [String: Role] = [
    "Button": .button, "BackButton": .button, "DisclosureTriangle": .button, "MenuItem": .button,
    "MenuBarItem": .menuButton, "Icon": .button, "ColorWell": .button, "DisclosureButton": .button,
    "IncrementArrow": .button, "DecrementArrow": .button, "ToolbarButton": .button,
    "PopUpButton": .menuButton, "MenuButton": .menuButton, "PopoverButton": .menuButton,
    "StatusItem": .menuButton, "Link": .link, "Tab": .tab, "TabButton": .tab,
    "Image": .image, "StaticText": .text, "Text": .text, "HelpTag": .text, "Heading": .heading,
    "TextField": .textField, "TextView": .textField, "TextArea": .textField,
    "ComboBox": .textField, "SecureTextField": .secureTextField, "SearchField": .searchField,
    "Slider": .slider, "Stepper": .stepper, "Incrementor": .stepper, "Switch": .switch,
    "Toggle": .toggle, "CheckBox": .checkbox, "RadioButton": .radio,
    "SegmentedControl": .segmentedControl, "Cell": .cell, "TableRow": .cell, "OutlineRow": .cell,
    "Row": .cell, "Key": .keyboardKey, "ProgressIndicator": .progress, "BusyIndicator": .progress,
    "ActivityIndicator": .progress, "LevelIndicator": .progress, "RatingIndicator": .progress,
    "WebView": .webView, "WebArea": .webView, "Alert": .alert, "Dialog": .alert,
    "Application": .group, "Window": .group, "NavigationBar": .group, "TabBar": .group,
    "TabGroup": .group, "Toolbar": .group, "Group": .group, "ScrollView": .group,
    "ScrollArea": .group, "CollectionView": .group, "Table": .group, "List": .group,
    "Outline": .group, "Grid": .group, "Sheet": .group, "Popover": .group, "Picker": .group,
    "DatePicker": .group, "Menu": .group, "MenuBar": .group, "RadioGroup": .group,
    "SplitGroup": .group, "LayoutArea": .group, "Drawer": .group, "Browser": .group,
  ]
}
