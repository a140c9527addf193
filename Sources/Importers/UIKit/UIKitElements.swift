import AuditCore

/// Makes elements of the controls that code makes.
struct UIKitElements {
  private let code: SwiftCode
  private let texts: ViewTexts
  private let uncalled: UncalledFunctions?
  private var ids = ElementIDs()
  private(set) var screen: Screen
  /// What is set on the bars of other controllers, a screen for each.
  private(set) var others: [Screen] = []
  /// What is set on objects of storyboards and xibs, by the property that holds them.
  private(set) var outlets: [OutletName: Element] = [:]
  /// The classes of the app's own that elements are made of, by their ids.
  private(set) var classes: [String: String] = [:]
  /// The ids of elements that are properties of the type, called by their names.
  private(set) var properties: Set<String> = []
  /// What the rest of the app is to be asked about them.
  private(set) var made = MadeControls()

  /// The controls of a type as a screen of its name.
  ///
  /// - Complexity: O(controls).
  init(
    _ controls: [UIKitControl], of type: SwiftType, _ code: SwiftCode, _ texts: ViewTexts,
    uncalled: UncalledFunctions? = nil
  ) {
    self.uncalled = uncalled
    self.code = code
    self.texts = texts
    screen = Screen(id: type.name)
    // Those of which it is not known whether they are controls take no id from the others.
    for control in controls where !control.isTapped { add(control) }
    for control in controls where control.isTapped { add(control) }
  }

  private mutating func add(_ control: UIKitControl) {
    var element = Element(id: "", role: control.role)
    var place = code.place(control.token)
    setLook(of: &element, control)
    fillName(&element, control, &place)
    guard control.isOutlet || isWorthAdding(element, control) else { return }
    setFacts(of: &element, control)
    element.source = place
    let path = ([screen.id] + control.branches).joined(separator: "/")
    element.origin = (SwiftSourceReader.format, path)
    if control.isOutlet {
      outlets[OutletName(type: screen.id, property: control.name)] = element
    } else {
      add(element, control)
    }
  }

  /// Adds an element to the screen it stands on.
  private mutating func add(_ made: Element, _ control: UIKitControl) {
    var element = made
    if control.isItem || control.isUntouchable { element.hitFrame = .none }
    element.id = control.name.isEmpty ? ids.id(for: element) : ids.unique(control.name)
    if control.isProperty, element.id == control.name, !control.isTapped {
      properties.insert(control.name)
    }
    if control.isTapped { self.made.tapped.insert(element.id) }
    if control.isTitled { self.made.titled.insert(element.id) }
    if let type = control.standsOn { self.made.onButtons[element.id] = type }
    if control.isTraited { self.made.traited.insert(element.id) }
    if control.isLoose || control.isHiddenForGood {
      self.made.unshown[element.id] = control.isProperty ? control.name : ""
    }
    if control.isUnseen { self.made.unseen[element.id] = control.name }
    if let names = uncalled?.names(around: control.token) {
      self.made.uncalled[element.id] = names
    }
    guard let other = control.otherController else {
      if let type = control.madeOf { classes[element.id] = type }
      screen.append(element)
      return
    }
    let id = "\(screen.id).\(other)"
    if let number = others.firstIndex(where: { $0.id == id }) {
      others[number].append(element)
    } else {
      others.append(Screen(id: id))
      others[others.count - 1].append(element)
    }
  }

  /// Sets what it looks like and what it is for that.
  private func setLook(of element: inout Element, _ control: UIKitControl) {
    if let icon = control.icon {
      element.icon = .found(icon)
      element.otherIcon = control.otherIcon
    } else if !control.hasPicture, control.handedTo == nil {
      element.icon = .none
    }
    if control.isButton, element.role == .image || element.role == .text { element.role = .button }
    if control.isHeader, element.role == .text { element.role = .heading }
  }

  /// Sets what else is known of it beside its name.
  private func setFacts(of element: inout Element, _ control: UIKitControl) {
    if let hint = control.hint.flatMap(texts.base) { element.hint = .found(hint) }
    let written = control.takesWords ? control.title : nil
    if let value = (control.value ?? written).flatMap(texts.base), !value.isBlank {
      element.value = .found(value)
    }
    if let tip = control.toolTip.flatMap(texts.base) { element.tooltip = .found(tip) }
    if let words = control.placeholder.flatMap(texts.base) { element.placeholder = .found(words) }
    if let identifier = control.identifier { element.identifier = .found(identifier) }
    if let labels = control.inputLabels {
      let words = labels.compactMap(texts.base)
      if words.count == labels.count { element.inputLabels = .found(words) }
    }
    if let action = control.action { element.action = .found(action) }
    element.isAccessibilityElement = control.isAccessibilityElement
    if control.isHidden { element.hidden = true }
  }

  private func fillName(
    _ element: inout Element, _ control: UIKitControl, _ place: inout SourceLocation
  ) {
    let title = control.takesWords ? nil : control.title
    if let title {
      set(title, of: &element, &place) {
        $0.text = $1
      } other: {
        $0.text = $1
      }
      if element.text.value != nil, control.label == nil, !mayBePlaceholder(control) {
        element.label = .none
      }
    }
    if let label = control.label {
      set(label, of: &element, &place) {
        $0.label = $1
      } other: {
        $0.label = $1
      }
      if !element.label.isMeasured, !control.isOutlet { element.forgetText() }
      return
    }
    guard title == nil else { return }
    if let other = control.handedTo {
      place.expression = place.expression ?? other
    } else if control.isSystemNamed || control.name == "backBarButtonItem"
      || control.icon?.isOfAppKit ?? false
    {
      place.expression = place.expression ?? "the system"
    } else if !mayBePlaceholder(control),
      control.hasPicture && !control.isUntouchable || control.role.isTextEntry
    {
      // Whether a button that takes no touches is met at all is not known.
      element.label = .none
    }
  }

  /// Whether it may be called by a placeholder, of which the words are not known.
  private func mayBePlaceholder(_ control: UIKitControl) -> Bool {
    guard control.role.isTextEntry, let words = control.placeholder else { return false }
    return texts.base(of: words) == nil
  }

  private func set(
    _ text: ViewText, of element: inout Element, _ place: inout SourceLocation,
    base: (inout Element, Measured<String>) -> Void,
    other: (inout Localization, Measured<String>) -> Void
  ) {
    guard let words = texts.base(of: text) else {
      place.expression = place.expression ?? text.expression
      return
    }
    base(&element, .found(words))
    if let code = text.codes.first { place.expression = place.expression ?? code }
    if let key = texts.key(of: text), key != words { place.key = place.key ?? key }
    for (locale, words) in texts.others(of: text) {
      element.change(locale) { other(&$0, .found(words)) }
    }
  }

  /// Whether enough is known of a control to review it: a picture of its own, or a name.
  private func isWorthAdding(_ element: Element, _ control: UIKitControl) -> Bool {
    // The title of a back button is for the next screen, and none means the system's.
    if control.name == "backBarButtonItem" { return control.hasPicture && control.title == nil }
    // What nobody sees and nothing happens on is none; a property may be shown by other code.
    if control.isUnseen, !control.isProperty { return false }
    let isNamed =
      element.label.value != nil || element.text.value.map { !$0.isBlank } ?? false
    switch element.role {
    case .image:
      // An image view is met only where code says so.
      return control.isAccessibilityElement == true || control.label != nil
    case .text, .heading: return isNamed
    case .textField, .secureTextField, .searchField:
      return isNamed || control.placeholder != nil || control.title.map { !$0.isSilent } ?? false
    case .switch, .slider, .stepper: return isNamed
    case .tab:
      // One of which nothing is known may be a storyboard's.
      return isNamed || control.label != nil || element.icon.value != nil && !control.isSystemNamed
    default:
      return isNamed || control.hasPicture && !control.isSystemNamed || control.label != nil
    }
  }
}

extension UIKitControl {
  /// Whether what stands in it is its value, which people write, and not its name; of what a storyboard
  /// or xib makes that is known there.
  fileprivate var takesWords: Bool { role.isTextEntry && !isOutlet }
}
