import AuditCore

/// What a class does to one element of a storyboard or xib that a property of it holds.
struct ClassChange {
  private let property: String?
  private let facts: [ClassFacts]
  /// What its own class does.
  private let own: [ClassFacts]
  /// What is done to the property of the view around it, for parts of a control.
  private let around: (property: String, facts: [ClassFacts])?
  private let hold: ElementHold
  private let classes: ClassTable

  init(_ classes: ClassTable, _ hold: ElementHold) {
    self.hold = hold
    self.classes = classes
    property = hold.own.outlet?.property
    facts = hold.own.outlet.map { classes.facts(of: $0.type) } ?? []
    own = hold.own.type.map(classes.facts) ?? []
    around = hold.around.first?.outlet.map { ($0.property, classes.facts(of: $0.type)) }
  }

  /// Whether the element is of a class in code, which may name it by itself, or stands in an item that
  /// may name it.
  var mayBeNamed: Bool { hold.own.type != nil || hold.isNamedByItem }

  /// The code that names it; nil where none does.
  var naming: String? {
    guard let property, isIn(\.named) else { return nil }
    return "\(property).accessibilityLabel"
  }

  /// Whether the class around lists what VoiceOver meets in it, and neither it nor a view around it is
  /// among that.
  var isUnheard: Bool {
    let types = Set(hold.around.compactMap(\.type) + [hold.own.outlet?.type].compactMap(\.self))
    let properties = hold.views.compactMap { $0.outlet?.property }
    guard !properties.isEmpty || hold.around.contains(where: { $0.type != nil }) else {
      return false
    }
    return types.contains { type in
      classes.hears(type).map { $0.isDisjoint(with: properties) } ?? false
    }
  }

  /// Whether code takes everything out of a view around an element, and holds the element nowhere.
  static func isTakenOut(_ hold: ElementHold, _ classes: ClassTable) -> Bool {
    guard hold.own.outlet == nil, let outlet = hold.around.lazy.compactMap(\.outlet).first else {
      return false
    }
    return classes.facts(of: outlet.type).contains { $0.emptied.contains(outlet.property) }
  }

  /// The properties of the views it stands in that code hides and shows, each with its class; of two
  /// that one class hides it may show one at a time.
  var hiddenAtTimes: [OutletName] {
    hold.views.compactMap(\.outlet).filter { outlet in
      classes.facts(of: outlet.type).contains { $0.hidden.contains(outlet.property) }
    }
  }

  /// Whether code shows another picture than the file's, which may have no name.
  var hasOtherPicture: Bool { isIn(\.pictured) }

  /// The title that Interface Builder gave it, where the class that holds it sets none.
  var standIn: String? {
    guard let property, !facts.isEmpty, !isIn(\.styled),
      facts.allSatisfy({ $0.texts[property] == nil })
    else { return nil }
    return hold.standIn
  }

  private func isIn(_ list: KeyPath<ClassFacts, Set<String>>) -> Bool {
    guard let property else { return false }
    return facts.contains { $0[keyPath: list].contains(property) }
  }

  /// Whether VoiceOver passes over it: it is a plain view, and neither its class nor the one that holds
  /// it makes it an element.
  var isPassedOver: Bool {
    guard hold.isPassedOver else { return false }
    if let type = hold.own.type {
      guard classes.isPlainView(type), classes.isElement(type) == false else { return false }
    }
    guard property != nil else { return true }
    // A closure may be about any of its views.
    return !facts.isEmpty && !isIn(\.elements) && !facts.contains { $0.elements.contains("$0") }
  }

  // MARK: Texts

  /// Whether the code that an element is known by only sets what stands in a field, which does not
  /// name it.
  func isContent(_ expression: String, of element: Element) -> Bool {
    guard let property, element.role.isTextEntry, !isIn(\.named) else { return false }
    return facts.contains { $0.texts[property]?.contains(expression) ?? false }
  }

  /// Takes away the texts of the file that code replaces by others.
  ///
  /// - Parameter code: what code is known to set.
  func replaceTexts(of element: inout Element, code: Element?) {
    if let property, facts.contains(where: { $0.placeholders[property] != nil }) {
      element.placeholder = code?.placeholder ?? .notMeasured
    }
    if let around, element.position.isMeasured,
      around.facts.contains(where: { $0.segmented.contains(around.property) })
    {
      forgetText(of: &element, madeBy: "segments of \(around.property)")
      element.icon = .notMeasured
    }
    if isIn(\.varied), element.label.value != nil, element.text.value != nil {
      forgetText(of: &element, madeBy: nil)
    }
    if own.contains(where: \.makesOwnText), !element.role.isTextEntry {
      forgetText(of: &element, madeBy: "text of its class")
    }
    guard let property, code?.text.value?.isBlank ?? true, !element.role.isTextEntry,
      let made = facts.lazy.compactMap({ $0.texts[property]?.first }).first
    else { return }
    forgetText(of: &element, madeBy: ClassFacts.isNoText(made) ? nil : made)
  }

  private func forgetText(of element: inout Element, madeBy code: String?) {
    element.forgetText()
    if let code { element.leaveOpen(namedBy: code) }
  }

  // MARK: Touches

  /// Sets what area of an element takes touches, as far as code says it.
  func setTouch(of element: inout Element) {
    guard element.role.isPointerTarget else { return }
    let untouchable = hold.views.filter(\.isUntouchable)
    if !untouchable.isEmpty, element.hitFrame == .none, isIn(\.touched) || isAroundTouched {
      element.hitFrame = .notMeasured
    }
    if isIn(\.focused), let type = hold.own.outlet?.type {
      let whole = hold.views.first { $0.type == type }?.frame
      element.hitFrame = whole.map { .found($0) } ?? .none
    }
    if isViewWithoutTouches { element.hitFrame = .none }
    guard element.role == .button, property != nil, !facts.isEmpty, !hold.hasAction,
      !isIn(\.acting)
    else { return }
    let isPicture = isIn(\.pictures) || element.traits.value?.contains(.image) == true
    if isPicture { element.role = .image }
    let isInert =
      element.isAccessibilityElement == false || element.traits.value?.contains(.notEnabled) == true
    if isPicture || isInert { element.hitFrame = .none }
  }

  /// Whether it is a plain view that only draws: neither its class nor the one that holds it listens
  /// to touches on it.
  private var isViewWithoutTouches: Bool {
    guard hold.isPlainView, !hold.hasAction else { return false }
    let isDrawn =
      hold.own.type == nil
      || own.contains { $0.supertypes.contains("UIView") } && !own.contains(where: \.noticesTouches)
    return isDrawn && (property == nil || !facts.isEmpty && !isIn(\.acting))
  }

  private var isAroundTouched: Bool {
    guard let around else { return false }
    return around.facts.contains { $0.touched.contains(around.property) }
  }

  /// Whether a pressed control is too small only because the file has another title on it than the
  /// code, or another look.
  ///
  /// - Parameter title: the title in the file.
  func isSizedByStub(_ element: Element, title: String?) -> Bool {
    guard element.role.isPressed, let property, let frame = element.frame else { return false }
    let isStyled = isIn(\.styled)
    guard isStyled || isTitled(property, otherThan: title) else { return false }
    let isHeightUnknown = isStyled && !hold.hasFixedHeight
    guard frame.width < ClassChange.wantedSide else {
      return isHeightUnknown && frame.height < ClassChange.smallestSide
    }
    // A button so low is too small however wide its title makes it.
    return !hold.hasFixedWidth && (isHeightUnknown || frame.height >= ClassChange.smallestSide)
  }

  /// Whether code sets a title, and never that of the file.
  private func isTitled(_ property: String, otherThan title: String?) -> Bool {
    let codes = facts.flatMap { $0.texts[property] ?? [] }
    guard let title, !title.isEmpty else { return !codes.isEmpty }
    return !codes.isEmpty && !codes.contains { $0.contains("\"\(title)\"") }
  }

  /// Source: Human Interface Guidelines, Accessibility: 44 x 44 pt by default, 28 x 28 pt at least.
  private static let wantedSide = 44.0
  private static let smallestSide = 28.0
}
