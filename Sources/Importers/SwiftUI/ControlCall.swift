import AuditCore

/// A call that makes a control, and which of its parts is what.
struct ControlCall {
  var role: Role
  /// Its words, handed over as an argument.
  var title: ViewText?
  /// Its picture, handed over as an argument.
  var icon: Icon?
  /// The one that stands in its place at times.
  var otherIcon: Icon?
  /// Closures that make its label.
  var labels: [Range<Int>] = []
  /// Closures that make what opens or stands inside it.
  var contents: [Range<Int>] = []
  /// What a link leads to: closures, or expressions that make views.
  var destinations: [Range<Int>] = []
  /// Closures that make the choices of a picker, which are its values.
  var choices: [Range<Int>] = []
  /// The code it runs.
  var action: Range<Int>?
  /// The component of the design system it is made with.
  var component: ComponentUse?
  /// Whether it may give itself a name that this code does not say.
  var mayNameItself = false
  /// Whether its words are seen only while it is empty.
  var titleIsPlaceholder = false

  /// The control that a call makes, or nil for any other call.
  ///
  /// - Complexity: O(tokens of the arguments).
  init?(_ call: SwiftCall, _ code: SwiftCode, components: Set<String>) {
    guard call.isCalled, let kind = ControlCall.kind(of: call, components) else { return nil }
    role = kind.role
    readArguments(of: call, code)
    switch kind.shape {
    case .acts: readActing(call)
    case .isLabelled:
      // The others act, or show the ends of a scale.
      labels += call.closures.filter { $0.label == nil || $0.label == "label" }.map(\.body)
    case .opens: readOpening(call)
    case .leads: readLeading(call, code)
    case .custom: guard readCustom(call, code, components) else { return nil }
    }
    if kind.shape != .custom {
      readOwnWords(of: call, code)
      if isNamedElsewhere(call, code) { return nil }
    }
    // "Shop.Toggle" is of the app's own or of a package, and may have a title by itself.
    if title == nil, labels.isEmpty, code.isOfAnotherType(call.token) { mayNameItself = true }
    // Such a style draws a button anew from the one it is given.
    if title?.expression == "configuration" { return nil }
    // The system names what is given no words.
    if call.name == "ShareLink", title == nil, labels.isEmpty { return nil }
  }

  /// Whether the system names it by its role, as a search tab and a close button, or it shows nothing
  /// and only leads on.
  private func isNamedElsewhere(_ call: SwiftCall, _ code: SwiftCode) -> Bool {
    guard title == nil, icon == nil else { return false }
    if labels.isEmpty { return call.argument("role") != nil }
    guard call.name == "NavigationLink", labels.count == 1 else { return false }
    // "NavigationLink(destination: Tea(), tag: .tea, selection: $next) { }" is followed by code.
    let isFollowed = ["isActive", "selection"].contains { call.argument($0) != nil }
    return code.isEmptyView(labels[0]) || labels[0].isEmpty && isFollowed
  }

  /// Takes the words that an initialiser of the app's own is given under another label, as in
  /// `Button(localized: "Brew") { brew() }`; what else it is given may be words too.
  private mutating func readOwnWords(of call: SwiftCall, _ code: SwiftCode) {
    guard title == nil, labels.isEmpty else { return }
    // What is typed is bound to "text".
    let known = role.isTextEntry ? ControlCall.known.union(["text"]) : ControlCall.known
    guard let own = call.ownWords(beside: known) else { return }
    title = own.isWords ? code.viewText(own.value) : .unknown(code.source(own.value))
  }

  // MARK: Kinds

  private enum Shape {
    /// One closure acts, the other is the label.
    case acts
    /// Every closure is the label.
    case isLabelled
    /// One closure is what opens, the other is the label.
    case opens
    /// One closure is where it leads, the other is the label.
    case leads
    /// A view of the app.
    case custom
  }

  private struct Kind {
    let role: Role
    let shape: Shape
  }

  private static func kind(of call: SwiftCall, _ components: Set<String>) -> Kind? {
    if let kind = kinds[call.name] { return kind }
    if components.contains(call.name) { return Kind(role: .button, shape: .custom) }
    if call.name.hasSuffix("NavigationLink"), call.closure("label") != nil {
      return Kind(role: .button, shape: .leads)
    }
    guard call.name.hasSuffix("Button"), call.name.first?.isUppercase ?? false,
      !systemNamed.contains(call.name)
    else { return nil }
    return Kind(role: .button, shape: .custom)
  }

  private static let kinds: [String: Kind] = [
    "Button": Kind(role: .button, shape: .acts),
    "Toggle": Kind(role: .switch, shape: .isLabelled),
    "Link": Kind(role: .link, shape: .isLabelled),
    "ShareLink": Kind(role: .button, shape: .isLabelled),
    "PhotosPicker": Kind(role: .button, shape: .isLabelled),
    "Slider": Kind(role: .slider, shape: .isLabelled),
    "Stepper": Kind(role: .stepper, shape: .isLabelled),
    "TextField": Kind(role: .textField, shape: .isLabelled),
    "SecureField": Kind(role: .secureTextField, shape: .isLabelled),
    "TextEditor": Kind(role: .textField, shape: .isLabelled),
    "DatePicker": Kind(role: .menuButton, shape: .isLabelled),
    "ColorPicker": Kind(role: .button, shape: .isLabelled),
    "Menu": Kind(role: .menuButton, shape: .opens),
    "Picker": Kind(role: .menuButton, shape: .opens),
    "DisclosureGroup": Kind(role: .button, shape: .opens),
    "Tab": Kind(role: .tab, shape: .opens),
    "NavigationLink": Kind(role: .button, shape: .leads),
  ]

  /// What the arguments of SwiftUI's own initialisers are called.
  private static let known: Set<String> = [
    "action", "axis", "content", "currentValueLabel", "customizationID", "destination",
    "displayedComponents", "enabledBounds", "format", "formatter", "id", "in", "intent", "isActive",
    "isDetailLink", "isExpanded", "isOn", "item", "items", "label", "matching", "maxSelectionCount",
    "maximumValueLabel", "message", "minimumValueLabel", "neutralValue", "onCommit", "onDecrement",
    "onEditingChanged", "onIncrement", "photoLibrary", "preferredItemEncoding", "preview",
    "primaryAction", "prompt", "role", "selection", "selectionBehavior", "sources", "state", "step",
    "subject", "supportsOpacity", "tag", "tick", "ticks", "value",
  ]

  private static let systemNamed: Set<String> = [
    "EditButton", "PasteButton", "RenameButton", "SignInWithAppleButton", "PayWithApplePayButton",
    "AddPassToWalletButton", "LocationButton", "SubscribeButton", "HelpLinkButton",
  ]

  // MARK: Parts

  private mutating func readArguments(of call: SwiftCall, _ code: SwiftCode) {
    icon = code.icon(of: call)
    otherIcon = code.otherIcon(of: call)
    if let first = call.unlabelled, !code.opens(first.value.lowerBound, "{"),
      !ControlCall.takesValueFirst.contains(call.name)
    {
      title = code.viewText(first.value)
      // An initialiser of the app's own takes a value there, and its closure is the label.
      let isValue = code.names.initialisers.madeOfValue.contains(call.name) && call.trailing != nil
      if isValue, title?.expression != nil { title = nil }
    }
    if title == nil, ControlCall.kinds[call.name] != nil, let label = call.argument("label"),
      !code.opens(label.value.lowerBound, "{"), !code.isEmptyView(label.value)
    {
      title = code.viewText(label.value)
    }
    if let action = call.argument("action") { self.action = code.body(of: action.value) }
    for argument in call.arguments where code.opens(argument.value.lowerBound, "{") {
      if argument.label == "label" { labels.append(code.inside(argument.value.lowerBound)) }
      if argument.label == "content" { contents.append(code.inside(argument.value.lowerBound)) }
    }
    if role.isTextEntry {
      titleIsPlaceholder = title != nil
      let hasLabel = !labels.isEmpty || call.trailing != nil
      let isSilent = title.map { $0.expression == nil && $0.words.isBlank } ?? !hasLabel
      if isSilent, let prompt = call.argument("prompt") {
        title = code.viewText(prompt.value)
        titleIsPlaceholder = true
      }
    }
  }

  /// Controls whose first argument without a label is no title.
  private static let takesValueFirst: Set<String> = ["TextEditor"]

  private mutating func readActing(_ call: SwiftCall) {
    if let label = call.closure("label") {
      labels.append(label.body)
      action = action ?? call.trailing?.body
    } else if let trailing = call.trailing {
      let isLabel = call.argument("action") != nil || call.argument("intent") != nil
      if isLabel, title == nil { labels.append(trailing.body) } else { action = trailing.body }
    }
  }

  private mutating func readOpening(_ call: SwiftCall) {
    if let label = call.closure("label") { labels.append(label.body) }
    // "Menu(content: items) { Label(…) }": what opens is handed over, and the closure is the label.
    let isHanded = call.argument("content") != nil && call.closure("label") == nil
    if isHanded, let trailing = call.trailing {
      labels.append(trailing.body)
    } else if let opens = call.closure("content") ?? call.trailing {
      contents.append(opens.body)
    }
    guard call.name == "Picker" else { return }
    choices = contents
    contents = []
  }

  private mutating func readLeading(_ call: SwiftCall, _ code: SwiftCode) {
    if let destination = call.argument("destination") {
      destinations.append(code.body(of: destination.value))
    }
    if let label = call.closure("label") {
      labels.append(label.body)
      if let trailing = call.trailing { destinations.append(trailing.body) }
    } else if let trailing = call.trailing {
      if title == nil { labels.append(trailing.body) } else { destinations.append(trailing.body) }
    }
    if let destination = call.closure("destination") { destinations.append(destination.body) }
  }

  /// A component of the app: its parts are told by what its arguments are called.
  private mutating func readCustom(
    _ call: SwiftCall, _ code: SwiftCode, _ components: Set<String>
  ) -> Bool {
    let isDeclared = components.contains(call.name)
    for name in ["icon", "image", "iconName", "imageName", "name"] where icon == nil {
      guard let argument = call.argument(name), name != "name" || isDeclared else { continue }
      icon = code.namedIcon(argument.value)
    }
    for name in ["accessibilityLabel", "label", "title", "text"] where title == nil {
      if let argument = call.argument(name), !code.opens(argument.value.lowerBound, "{") {
        title = code.viewText(argument.value)
      }
    }
    if let label = call.closure("label") { labels.append(label.body) }
    if let trailing = call.trailing { action = action ?? trailing.body }
    guard isDeclared else {
      mayNameItself = true
      return icon != nil || !labels.isEmpty
    }
    component = ComponentUse(
      name: call.name, size: code.caseName(call.argument("size")),
      variant: code.caseName(call.argument("variant")))
    return true
  }
}

extension SwiftCode {
  /// Whether a type is found in another one, and so is not the system's of that name.
  fileprivate func isOfAnotherType(_ name: Int) -> Bool {
    kind(name - 1) == .dot && kind(name - 2) == .identifier && !isText(name - 2, "SwiftUI")
  }

  /// Whether code makes a view that shows nothing, and no other: `EmptyView()`, `EmptyView.init`.
  func isEmptyView(_ range: Range<Int>) -> Bool {
    guard range.count == 3, isText(range.lowerBound, "EmptyView") else { return false }
    return opens(range.lowerBound + 1, "(") || isText(range.lowerBound + 2, "init")
  }

  /// A closure's body, or the expression itself.
  fileprivate func body(of value: Range<Int>) -> Range<Int> {
    opens(value.lowerBound, "{") ? inside(value.lowerBound) : value
  }

  /// The case that an argument such as `.ghost` names.
  fileprivate func caseName(_ argument: SwiftCall.Argument?) -> String? {
    guard let value = argument?.value, value.count == 2, kind(value.lowerBound) == .dot else {
      return nil
    }
    return text(value.lowerBound + 1)
  }

  /// A picture by a name that may be a symbol's or an asset's.
  fileprivate func namedIcon(_ range: Range<Int>) -> Icon? {
    if let chain = chain(at: range.lowerBound, before: range.upperBound),
      chain.root.name == "Image"
    {
      return icon(of: chain.root)
    }
    let text = viewText(range, isLocalized: false)
    guard text.expression == nil, text.codes.isEmpty, !text.words.isEmpty else { return nil }
    // The app's own picture of a name is what its component shows.
    if names.assets.contains(text.words) { return .asset(text.words) }
    let isSymbol =
      SymbolName.isName(text.words, shape: NameShape(text.words))
      || IconMeaning.english(of: .symbol(text.words)) != nil
    return isSymbol ? .symbol(text.words) : .asset(text.words)
  }
}
