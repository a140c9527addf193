import AuditCore

/// What the modifiers of a view say about how it is met by assistive technology.
struct ViewModifiers {
  /// What becomes of the views inside.
  enum Children { case ignore, combine, contain }

  /// How a picker shows its choices.
  enum PickerStyle {
    /// In a menu that opens, or on a screen of their own.
    case opening
    /// Side by side.
    case segmented
    /// One below the other.
    case listed
  }

  var label: ViewText?
  var hint: ViewText?
  var value: ViewText?
  var help: ViewText?
  var inputLabels: [ViewText]?
  var identifier: String?
  var isHidden = false
  var isDisabled = false
  /// Whether it is neither seen nor met: fully transparent, or hidden from everybody.
  var isUnseen = false
  /// Whether it is seen and met at times only: `.opacity(isActive ? 1 : 0)`.
  var isMetAtTimes = false
  /// Whether it is so only where something holds, and something else stands there most of the time.
  var isMetOnDemand = false
  /// Whether its tabs are pages with dots, and no bar shows what they are called.
  var isPaged = false
  /// Whether it has no room to be seen in.
  var isEmpty = false
  /// Whether keys of a keyboard press it.
  var hasShortcut = false
  var pickerStyle: PickerStyle?
  var children: Children?
  /// Whether a label shows only its icon, or only its title; nil where nothing says so.
  var isIconOnly: Bool?
  /// Whether it has actions of its own for assistive technology.
  var acts = false
  var isButtonStyled = false
  /// What styles give controls for a name beside their labels.
  var styles = StyleLabels()
  var isHeader = false
  var isButton = false
  var isLink = false
  var isImage = false
  var isToggle = false
  /// What a tap does, where something listens for one.
  var tap: SwiftCall?
  var title: ViewText?
  /// Whether the bar above the screen is never shown.
  var isBarHidden = false

  /// Whether a view of several is met as one thing that is named here, or is pressed as one.
  var isOneThing: Bool {
    children == .ignore || label != nil && (isButton || isLink || tap != nil)
  }

  /// Reads modifiers, the nearest first; the nearest label counts.
  ///
  /// - Parameter depth: how many closures they stand in that modifiers of the app hand a view to.
  /// - Complexity: O(tokens).
  init(_ calls: ArraySlice<SwiftCall>, in code: SwiftCode, depth: Int = 0) {
    for call in calls where call.isCalled { read(call, code, depth) }
  }

  private mutating func read(_ call: SwiftCall, _ code: SwiftCode, _ depth: Int) {
    guard !readAccessibility(call, code), !readStyle(call, code), !readShowing(call, code),
      !readOther(call, code)
    else { return }
    if mayName(call, code) { label = label ?? .unknown(call.name) }
    readOwn(call, code)
    readHanded(by: call, code, depth)
  }

  /// Reads what is for assistive technology; false for a modifier that is not known here.
  private mutating func readAccessibility(_ call: SwiftCall, _ code: SwiftCode) -> Bool {
    func text() -> ViewText? { call.unlabelled.map { code.viewText($0.value) } }
    switch call.name {
    case "accessibilityLabel": label = label ?? text() ?? .unknown(call.name)
    case "accessibilityHint": hint = hint ?? text()
    case "accessibilityValue": value = value ?? text()
    case "accessibilityInputLabels": inputLabels = inputLabels ?? list(call.unlabelled, code)
    case "accessibilityIdentifier":
      identifier = identifier ?? call.unlabelled.flatMap { code.literal($0.value)?.text }
    case "accessibilityHidden": isHidden = isHidden || isTrue(call.unlabelled, code)
    case "accessibility": readOld(call, code)
    case "accessibilityElement": children = behaviour(call, code)
    case "accessibilityAction", "accessibilityActions", "accessibilityAdjustableAction":
      acts = true
    case "accessibilityAddTraits": readTraits(call.unlabelled, code)
    case "accessibilityRepresentation", "accessibilityLabeledPair":
      label = label ?? .unknown(call.name)
    default: return false
    }
    return true
  }

  /// Reads a style of controls; false for another modifier.
  private mutating func readStyle(_ call: SwiftCall, _ code: SwiftCode) -> Bool {
    switch call.name {
    case "labelStyle": isIconOnly = isIconOnly ?? iconOnly(call, code)
    case "buttonStyle", "toggleStyle", "menuStyle":
      let isButton = code.source(range(call)).contains("button")
      if call.name != "menuStyle" { isButtonStyled = isButtonStyled || isButton }
      styles.add(call.name, takesWords: takesWords(call.unlabelled, code), isButton: isButton)
    case "pickerStyle", "datePickerStyle": pickerStyle = pickerStyle ?? style(call, code)
    default: return false
    }
    return true
  }

  /// Reads whether something is seen; false for another modifier.
  private mutating func readShowing(_ call: SwiftCall, _ code: SwiftCode) -> Bool {
    switch call.name {
    case "opacity":
      isUnseen = isUnseen || isZero(call.unlabelled, code) || isDragged(call.unlabelled, code)
      isMetAtTimes = isMetAtTimes || mayBeZero(call.unlabelled, code)
      isMetOnDemand = isMetOnDemand || isZeroAtFirst(call.unlabelled, code)
    case "tabViewStyle": isPaged = isPaged || code.source(range(call)).lowercased().contains("page")
    case "hidden": isUnseen = isUnseen || call.arguments.isEmpty
    case "frame":
      isEmpty =
        isEmpty || isZero(call.argument("width"), code) && isZero(call.argument("height"), code)
    case "toolbar", "toolbarVisibility": isBarHidden = isBarHidden || hidesBar(call, code)
    case "navigationBarHidden": isBarHidden = isBarHidden || isTrue(call.unlabelled, code)
    default: return false
    }
    return true
  }

  /// Reads what else the system's modifiers say; false for one that is not known here.
  private mutating func readOther(_ call: SwiftCall, _ code: SwiftCode) -> Bool {
    func text() -> ViewText? { call.unlabelled.map { code.viewText($0.value) } }
    switch call.name {
    case "keyboardShortcut": hasShortcut = true
    case "disabled": isDisabled = isDisabled || isTrue(call.unlabelled, code)
    case "help": help = help ?? text()
    case "onLongPressGesture": break
    // One that does nothing keeps taps from what lies behind.
    case "onTapGesture" where call.trailing.map { $0.body.isEmpty } ?? false: break
    // What a single tap does comes before what several do.
    case "onTapGesture": if tap == nil || call.argument("count") == nil { tap = call }
    case "navigationTitle", "navigationBarTitle": title = title ?? text()
    default: return false
    }
    return true
  }

  /// Takes what a modifier of the app's own is known to say.
  private mutating func readOwn(_ call: SwiftCall, _ code: SwiftCode) {
    guard let name = OwnModifiers.name(of: call, code),
      let effect = code.names.initialisers.modifiers.effect(of: name)
    else { return }
    isHidden = isHidden || effect.isHidden
    acts = acts || effect.acts
    if effect.combines { children = .combine }
    if effect.ignores { children = .ignore }
    if effect.mayName { label = label ?? .unknown(name) }
  }

  /// Whether a style of the app's own is given words or has some, which it draws beside the label it is
  /// given.
  private func takesWords(_ style: SwiftCall.Argument?, _ code: SwiftCode) -> Bool {
    guard let style,
      let chain = code.chain(at: style.value.lowerBound, before: style.value.upperBound)
    else { return false }
    let call = chain.root
    let name = chain.isImplicit ? "." + call.name : call.name
    if code.names.initialisers.modifiers.effect(of: name)?.mayName ?? false { return true }
    guard call.name.first?.isUppercase ?? false else { return false }
    return ["title", "label", "text"].contains { call.argument($0) != nil }
  }

  /// Whether the bar above the screen is hidden whatever holds.
  private func hidesBar(_ call: SwiftCall, _ code: SwiftCode) -> Bool {
    guard let value = call.unlabelled?.value, code.source(value) == ".hidden" else { return false }
    return call.arguments.contains { code.source($0.value) == ".navigationBar" }
  }

  /// Whether a modifier of the app's own may give a label, as far as its name says.
  private func mayName(_ call: SwiftCall, _ code: SwiftCode) -> Bool {
    let name = (call.name == "modifier" ? code.source(range(call)) : call.name).lowercased()
    return name.contains("label")
      && (name.contains("accessib") || name.contains("a11y") || name.contains("voiceover"))
  }

  /// The modifiers of the first releases: `.accessibility(label:)`.
  private mutating func readOld(_ call: SwiftCall, _ code: SwiftCode) {
    for argument in call.arguments {
      let text = code.viewText(argument.value)
      switch argument.label {
      case "label": label = label ?? text
      case "hint": hint = hint ?? text
      case "value": value = value ?? text
      case "inputLabels": inputLabels = inputLabels ?? list(argument, code)
      case "identifier": identifier = identifier ?? code.literal(argument.value)?.text
      case "hidden": isHidden = isHidden || isTrue(argument, code)
      case "addTraits": readTraits(argument, code)
      default: break
      }
    }
  }

  private mutating func readTraits(_ argument: SwiftCall.Argument?, _ code: SwiftCode) {
    guard let argument else { return }
    for index in argument.value where code.kind(index) == .identifier {
      switch code.text(index) {
      case "isHeader": isHeader = true
      case "isButton": isButton = true
      case "isLink": isLink = true
      case "isImage": isImage = true
      case "isToggle": isToggle = true
      default: break
      }
    }
  }

  private func behaviour(_ call: SwiftCall, _ code: SwiftCode) -> Children {
    guard let argument = call.argument("children"), let last = argument.value.last else {
      return .ignore
    }
    // Where a condition combines, the parts are no stops of their own for most.
    if argument.value.contains(where: { code.isText($0, "combine") }) { return .combine }
    return code.isText(last, "contain") ? .contain : .ignore
  }

  private func iconOnly(_ call: SwiftCall, _ code: SwiftCode) -> Bool? {
    let style = code.source(range(call))
    if style.contains("iconOnly") || style.contains("IconOnly") { return true }
    return style.contains("titleAndIcon") || style.contains("titleOnly") ? false : nil
  }

  /// A style that a condition chooses may open.
  private func style(_ call: SwiftCall, _ code: SwiftCode) -> PickerStyle {
    let style = code.source(range(call)).lowercased()
    if style.contains("menu") || style.contains("navigationlink") { return .opening }
    let isSideBySide = ["segmented", "palette", "tabs"].contains { style.contains($0) }
    if isSideBySide { return .segmented }
    let isListed = ["inline", "wheel", "radiogroup", "graphical"].contains { style.contains($0) }
    return isListed ? .listed : .opening
  }

  private func isZero(_ argument: SwiftCall.Argument?, _ code: SwiftCode) -> Bool {
    guard let value = argument?.value, value.count == 1 else { return false }
    return code.isText(value.lowerBound, "0") || code.isText(value.lowerBound, "0.0")
      || code.isText(value.lowerBound, ".zero")
  }

  /// Whether a number is zero in one case and not in another.
  private func mayBeZero(_ argument: SwiftCall.Argument?, _ code: SwiftCode) -> Bool {
    guard let value = argument?.value, let choice = code.choice(code.unwrapped(value)) else {
      return false
    }
    return [choice.first, choice.other].contains {
      isZero(SwiftCall.Argument(label: nil, value: $0), code)
    }
  }

  /// Whether a number is zero unless something holds: `isCopied ? 1 : 0`, `!isCopied ? 0 : 1`.
  private func isZeroAtFirst(_ argument: SwiftCall.Argument?, _ code: SwiftCode) -> Bool {
    guard let value = argument?.value, let choice = code.choice(code.unwrapped(value)) else {
      return false
    }
    let isNegated = code.isText(choice.condition.lowerBound, "!")
    let number = isNegated ? choice.first : choice.other
    return isZero(SwiftCall.Argument(label: nil, value: number), code)
  }

  /// Whether a view is seen only while a finger moves something: `isDragging ? 1 : 0`.
  private func isDragged(_ argument: SwiftCall.Argument?, _ code: SwiftCode) -> Bool {
    guard let value = argument?.value, let choice = code.choice(code.unwrapped(value)),
      let chain = code.chain(at: choice.condition.lowerBound, before: choice.condition.upperBound),
      chain.range == choice.condition, code.kind(choice.condition.lowerBound) != .operation,
      let name = chain.calls.last?.name.lowercased()
    else { return false }
    let isMoved = ["dragging", "isdragged", "draggesture", "swiping", "isswiped", "pinching"]
      .contains { name.contains($0) }
    return isMoved && isZero(SwiftCall.Argument(label: nil, value: choice.other), code)
  }

  private func range(_ call: SwiftCall) -> Range<Int> {
    guard let first = call.arguments.first, let last = call.arguments.last else { return 0..<0 }
    return first.value.lowerBound..<max(first.value.lowerBound, last.value.upperBound)
  }

  private func isTrue(_ argument: SwiftCall.Argument?, _ code: SwiftCode) -> Bool {
    argument.map { $0.value.count == 1 && code.isText($0.value.lowerBound, "true") } ?? false
  }

  /// The texts between the brackets of a list; nil for any other expression.
  private func list(_ argument: SwiftCall.Argument?, _ code: SwiftCode) -> [ViewText]? {
    guard let open = argument?.value.lowerBound, code.opens(open, "["),
      code.past(open) == argument?.value.upperBound
    else { return nil }
    return code.arguments(code.inside(open)).map { code.viewText($0.value) }
  }
}
