import AuditCore

/// What a tag stands for.
enum IBKind {
  case button, barButton, image, label, field, textView, searchBar
  case segments, segment, tabItem, cell, section
  case menuItem, toolbarItem, popUp
  /// A control that shows no text or picture of its own: a switch, a slider.
  case plainControl
  /// Something that tells a state and takes no touches.
  case indicator
  case webView
  /// A view that is an element only where the file says so.
  case view

  /// The kind of a node, or nil for what is no element.
  static func kind(of node: IBNode, _ dialect: IBDialect) -> IBKind? {
    if let kind = (dialect == .mac ? mac : touch)[node.tag] { return kind }
    return parts.contains(node.tag) || node.tag.hasSuffix("Controller") ? nil : .view
  }

  /// The role of a kind before its traits are looked at.
  static func role(of node: IBNode, kind: IBKind) -> Role {
    switch kind {
    case .button, .barButton, .menuItem, .toolbarItem, .segment: .button
    case .popUp: .menuButton
    case .image: .image
    case .label: .text
    case .section: .heading
    case .field: node.tag == "secureTextField" ? .secureTextField : .textField
    case .textView: node.isUnset("editable") ? .text : .textField
    case .searchBar: .searchField
    case .segments: .segmentedControl
    case .tabItem: .tab
    case .cell: .cell
    case .indicator: .progress
    case .webView: .webView
    case .view: .other
    case .plainControl: controls[node.tag] ?? .button
    }
  }

  private static let controls: [String: Role] = [
    "switch": .switch, "slider": .slider, "stepper": .stepper, "pageControl": .slider,
    "colorWell": .button,
  ]

  private static let touch: [String: IBKind] = [
    "button": .button, "barButtonItem": .barButton, "imageView": .image, "label": .label,
    "textField": .field, "textView": .textView, "searchBar": .searchBar,
    "switch": .plainControl, "slider": .plainControl, "stepper": .plainControl,
    "pageControl": .plainControl, "colorWell": .plainControl,
    "segmentedControl": .segments, "segment": .segment, "tabBarItem": .tabItem,
    "tableViewCell": .cell, "tableViewSection": .section,
    "progressView": .indicator, "activityIndicatorView": .indicator,
    "webView": .webView, "wkWebView": .webView,
  ]

  private static let mac: [String: IBKind] = [
    "button": .button, "popUpButton": .popUp, "imageView": .image, "textField": .field,
    "secureTextField": .field, "searchField": .searchBar, "comboBox": .field,
    "tokenField": .field, "textView": .textView, "switch": .plainControl,
    "slider": .plainControl, "stepper": .plainControl, "colorWell": .plainControl,
    "segmentedControl": .segments, "segment": .segment, "tabViewItem": .tabItem,
    "menuItem": .menuItem, "toolbarItem": .toolbarItem,
    "progressIndicator": .indicator, "levelIndicator": .indicator, "wkWebView": .webView,
    "webView": .webView,
  ]

  /// Tags that are parts of an object, or objects nobody sees.
  private static let parts: Set<String> = [
    "document", "scene", "rect", "accessibility", "accessibilityTraits", "bool", "integer", "state",
    "attributedString", "fragment", "string", "mutableString", "buttonConfiguration",
    "imageReference", "userDefinedRuntimeAttribute", "textInputTraits", "array",
    "userInputLabels", "userLabels", "placeholder", "customObject", "navigationItem",
    "exit", "application", "menu", "buttonCell", "textFieldCell", "imageCell", "sliderCell",
    "popUpButtonCell", "segmentedCell", "searchFieldCell", "secureTextFieldCell", "stepperCell",
    "comboBoxCell", "tableColumn", "window", "tapGestureRecognizer", "tableViewCellContentView",
    "collectionViewCellContentView", "collectionViewFlowLayout", "leftBarButtonItems",
    "rightBarButtonItems", "toolbarItems",
  ]
}
