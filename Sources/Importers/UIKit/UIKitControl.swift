import AuditCore

/// A control of UIKit or AppKit as code makes it and sets it up.
struct UIKitControl {
  /// What the variable that holds it is called; empty where none does.
  let name: String
  var role: Role
  /// The token it is made at.
  let token: Int
  var label: ViewText?
  var hint: ViewText?
  var value: ViewText?
  var title: ViewText?
  var placeholder: ViewText?
  var toolTip: ViewText?
  var inputLabels: [ViewText]?
  var identifier: String?
  var icon: Icon?
  /// The picture that stands in its place at times.
  var otherIcon: Icon?
  /// Whether it is given a picture, known or not.
  var hasPicture = false
  var isAccessibilityElement: Bool?
  var isHidden = false
  var isButton = false
  var isHeader = false
  var action: String?
  /// Code it is handed to, which may name it.
  var handedTo: String?
  /// Where its label is set, by the tokens of the value.
  var labelValue: Range<Int>?
  /// The last statement that sets it up inside a function, behind which another may stand.
  var statement: Statement?

  /// A statement about a control.
  struct Statement {
    /// Its tokens.
    let range: Range<Int>
    /// The control as the statement calls it, such as `self.closeButton`.
    let owner: String
    /// How many braces the statement stands in, and where the innermost ends.
    let depth: Int
    let end: Int
  }

  /// Whether it is of AppKit, whose accessibility is set by methods.
  var isAppKit = false
  /// Whether a bar or a row places it and gives it its size.
  var isItem = false
  /// The other controller on whose bar it stands.
  var otherController: String?
  /// Whether it is in a storyboard or xib, and code only sets it up.
  var isOutlet = false
  /// Whether it takes no touches, and so may only be a picture.
  var isUntouchable = false
  /// Whether a property of the type holds it, by its name.
  var isProperty = false
  /// Whether a closure gives it without making it itself.
  var isMadeElsewhere = false
  /// The class of the app's own it is made of.
  var madeOf: String?
  /// Whether the system names it, as it does its own kinds of buttons.
  var isSystemNamed = false
  /// Whether it is a view of the app's own that may notice taps.
  var isTapped = false
  /// The class of the app's own it stands on, which hides it from VoiceOver where it is a button.
  var standsOn: String?
  /// Whether the view of the app's own is given a text.
  var isTitled = false
  /// What it is where it is none itself, but held by a variable for one.
  var look: Look?

  /// What a variable may hold that a control is given.
  enum Look {
    case picture, action, configuration
  }

  /// Whether it does something when it is pressed.
  var isActing = false
  /// Whether all that sets how opaque it is makes it clear; nil where nothing does.
  var isClear: Bool?
  /// Whether it is clear, and nothing happens on it, as far as its own code tells.
  var isUnseen: Bool { isClear == true && !isActing && handedTo == nil }
  /// Whether it is told what VoiceOver takes it for.
  var isTraited = false
  /// Whether nothing is done with it that may show it, as far as its own file tells.
  var isLoose = false
  /// Whether all that sets whether it may be used says that it may not; nil where nothing does.
  var isDisabled: Bool?
  /// Whether it is hidden where it is made.
  var isMadeHidden = false
  /// Whether it is hidden, and nothing shows it again, as far as its own file tells.
  var isHiddenForGood = false
  /// Where it is met while others are not, as parts of the path of its origin.
  var branches: [String] = []
}

extension UIKitControl {
  /// The role of what a class makes, or nil for classes that are no controls.
  static func role(of type: String) -> Role? {
    roles[type] ?? (isBarItem(type) ? .button : nil)
  }

  /// Whether a class is one of the app's own, and not of the system.
  static func isOwn(_ type: String) -> Bool { roles[type] == nil }

  /// Whether a bar or a row places what a class makes and gives it its size.
  static func isItem(_ type: String) -> Bool { items.contains(type) || isBarItem(type) }

  /// Whether a class is that of bar items, or called as one of an app's own that is.
  static func isBarItem(_ type: String) -> Bool {
    if type == "UIBarButtonItem" { return true }
    let isOwn = !type.hasPrefix("UI") && type.first?.isUppercase ?? false
    return isOwn && (type.hasSuffix("BarButtonItem") || type.hasPrefix("BarButtonItemWith"))
  }

  private static let items: Set<String> = [
    "UIBarButtonItem", "UITabBarItem", "UIContextualAction", "NSToolbarItem",
  ]

  private static let roles: [String: Role] = [
    "UIButton": .button, "UIBarButtonItem": .button, "NSButton": .button,
    "UIImageView": .image, "NSImageView": .image, "UISwitch": .switch, "NSSwitch": .switch,
    "UISlider": .slider, "NSSlider": .slider, "UIStepper": .stepper, "NSStepper": .stepper,
    "UITextField": .textField, "NSTextField": .textField, "NSSecureTextField": .secureTextField,
    "UISearchBar": .searchField, "NSSearchField": .searchField, "UILabel": .text,
    "UITextView": .textField, "NSPopUpButton": .menuButton, "UITabBarItem": .tab,
    "UIContextualAction": .button, "NSToolbarItem": .button,
  ]

  /// Takes the arguments it is made with.
  mutating func read(arguments call: SwiftCall, _ code: SwiftCode) {
    for argument in call.arguments {
      switch argument.label {
      case "image", "landscapeImagePhone", "with": setPicture(argument.value, code)
      case "title", "labelWithString", "checkboxWithTitle", "radioButtonWithTitle":
        if argument.label == "labelWithString" { role = .text }
        if !code.isText(argument.value.lowerBound, "nil") {
          title = code.viewText(argument.value, isLocalized: false)
        }
      case "barButtonSystemItem", "systemItem", "tabBarSystemItem", "customView":
        isSystemNamed = true
      case "type": readType(argument.value, code)
      case "action":
        action = action ?? code.selectorName(argument.value)
        isActing = isActing || !code.isText(argument.value.lowerBound, "nil")
      case "primaryAction": readAction(shownBy: argument.value, code)
      case "configuration": handedTo = handedTo ?? configured(argument.value, code)
      case "placeholderString":
        placeholder = code.viewText(argument.value, isLocalized: false)
      default: break
      }
    }
  }

  /// Buttons of these types have a picture and a name of the system.
  private mutating func readType(_ value: Range<Int>, _ code: SwiftCode) {
    guard let last = value.last else { return }
    let named = ["close", "contactAdd", "infoLight", "infoDark", "detailDisclosure"]
    if named.contains(code.text(last)) { isSystemNamed = true }
  }

  mutating func setPicture(_ value: Range<Int>, _ code: SwiftCode) {
    guard !code.isText(value.lowerBound, "nil") else { return }
    hasPicture = true
    if icon == nil, let picture = code.uiImage(value) {
      icon = picture
      otherIcon = code.otherImage(than: picture, value)
    }
    // What a helper of the app's own makes of a picture, as "tinted(red)" does, is another one.
    if code.isRedrawn(value) { (icon, otherIcon) = (nil, nil) }
    if let description = code.pictureDescription(value) { label = label ?? description }
    // A picture of AppKit from a variable may bring a name along.
    if isAppKit, value.count == 1, label == nil { handedTo = handedTo ?? code.source(value) }
  }

  /// Sets a property; false for one that says nothing here.
  mutating func set(_ property: String, to value: Range<Int>, _ code: SwiftCode) {
    func text() -> ViewText? {
      code.isText(value.lowerBound, "nil") ? nil : code.viewText(value, isLocalized: false)
    }
    switch property {
    case "accessibilityLabel": label = label ?? text()
    case "accessibilityHint": hint = hint ?? text()
    case "accessibilityValue": self.value = self.value ?? text()
    case "accessibilityAttributedLabel", "accessibilityLabelBlock":
      label = label ?? .unknown(code.source(value))
    case "accessibilityIdentifier": identifier = identifier ?? code.literal(value)?.text
    case "accessibilityUserInputLabels": inputLabels = inputLabels ?? code.viewTexts(value)
    case "isAccessibilityElement": isAccessibilityElement = code.truth(value)
    case "isEditable", "isSelectable", "isUserInteractionEnabled", "isEnabled":
      setUse(property, isOff: code.truth(value) == false)
    case "accessibilityElementsHidden": isHidden = code.truth(value) ?? false
    case "accessibilityTraits": readTraits(value, code)
    case "title", "text", "stringValue", "attributedText", "attributedTitle", "label":
      title = title ?? text()
    case "placeholder", "placeholderString", "attributedPlaceholder", "placeholderAttributedString":
      placeholder = placeholder ?? text()
    case "toolTip": toolTip = toolTip ?? text()
    case "image", "selectedImage": setPicture(value, code)
    case "configuration": handedTo = handedTo ?? configured(value, code)
    case "changesSelectionAsPrimaryAction":
      // It shows what is chosen of its menu.
      if code.truth(value) != false { handedTo = handedTo ?? "menu" }
    case "alpha", "alphaValue":
      isClear = (isClear ?? true) && ["0", "0.0"].contains(code.source(value))
    case _ where ClassReader.acts(property): isActing = true
    default:
      // Apps have helpers of their own, such as accLabelText.
      let name = property.lowercased()
      if name.hasPrefix("acc"), name.contains("label") { label = label ?? text() }
    }
  }

  /// Sets whether it may be used; a field that nobody writes into is a text.
  private mutating func setUse(_ property: String, isOff: Bool) {
    switch property {
    case "isEnabled": isDisabled = (isDisabled ?? true) && isOff
    case "isUserInteractionEnabled":
      isUntouchable = isOff
      if role.isTextEntry, isOff { role = .text }
    default: if role.isTextEntry, isOff { role = .text }
    }
  }

  /// Takes what a variable holds for a control.
  mutating func set(_ look: Look, to value: Range<Int>, _ code: SwiftCode) {
    switch look {
    case .picture: setPicture(value, code)
    case .action: readAction(shownBy: value, code)
    case .configuration: handedTo = handedTo ?? configured(value, code)
    }
  }

  /// A configuration that is made elsewhere may hold a title.
  private func configured(_ value: Range<Int>, _ code: SwiftCode) -> String? {
    guard let first = value.first, code.kind(first) != .dot, !code.isText(first, "nil") else {
      return nil
    }
    let isPlain = code.isText(first, "UIButton") && code.isText(first + 2, "Configuration")
    return isPlain ? nil : code.source(value)
  }

  private mutating func readTraits(_ value: Range<Int>, _ code: SwiftCode) {
    for index in value where code.kind(index) == .identifier {
      if code.isText(index, "button") { isButton = true }
      if code.isText(index, "header") { isHeader = true }
    }
  }
}
