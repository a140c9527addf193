/// What a file does with the views it holds under a name: whether one is ever given to anything that
/// may show it, and whether one is hidden for good.
///
/// Names count over the whole file: of two views of a name what is done with either may be done with
/// both.
struct HeldViews {
  /// What is done with what a name holds.
  private struct Use {
    /// Whether it is hidden where every run of the code comes by.
    var isHidden = false
    /// Whether it is put into another view.
    var isPlaced = false
    /// Whether anything else happens to it that may show it.
    var isOther = false
  }

  let code: SwiftCode
  private var uses: [String: Use] = [:]
  /// Whether views are shown that are reached through the view around them.
  private var showsInside = false

  /// - Parameter names: those of variables that hold views.
  /// - Complexity: O(tokens), and for each statement that hides a view the tokens of its function.
  init(_ code: SwiftCode, of names: Set<String>) {
    self.code = code
    guard !names.isEmpty else { return }
    for bytes in code.otherNames {
      let name = String(decoding: code.bytes[bytes], as: UTF8.self)
      if names.contains(name) { uses[name, default: Use()].isOther = true }
    }
    var variables: Set<String> = []
    var shown: Set<String> = []
    var isInside = false
    for at in code.all where code.kind(at) == .identifier {
      let text = code.text(at)
      if names.contains(text) { note(at, text) }
      if code.isText(at - 1, "let") || code.isText(at - 1, "var") { variables.insert(text) }
      if text == "isHidden", code.kind(at - 1) == .dot { shown.insert(code.text(at - 2)) }
      isInside = isInside || text == "subviews" || text == "arrangedSubviews"
    }
    showsInside = isInside && !shown.subtracting(variables).subtracting(["self"]).isEmpty
  }

  /// A control with what is known of where it is shown.
  func settled(_ control: UIKitControl) -> UIKitControl {
    var control = control
    control.isLoose = isLoose(control)
    control.isHiddenForGood = isHiddenForGood(control)
    return control
  }

  /// Whether a control is made, and set up, and never given to anything that may show it.
  private func isLoose(_ control: UIKitControl) -> Bool {
    guard !control.isOutlet, isPlainlyMade(control) else { return false }
    let use = uses[control.name] ?? Use()
    return !use.isPlaced && !use.isOther
  }

  /// Whether a control is hidden when it is set up, and nothing shows it again.
  private func isHiddenForGood(_ control: UIKitControl) -> Bool {
    guard !control.isOutlet, !showsInside, let use = uses[control.name] else { return false }
    return (use.isHidden || control.isMadeHidden) && !use.isOther
  }

  /// Whether a variable is declared with what a class of the system makes, and nothing goes on from
  /// there: `let pour = UIButton()`.
  private func isPlainlyMade(_ control: UIKitControl) -> Bool {
    let made = control.token
    if isMadeByClosure(control) { return true }
    guard !control.name.isEmpty, UIKitControl.role(of: code.text(made)) != nil,
      UIKitControl.isOwn(code.text(made)) == false, code.isText(made - 1, "=")
    else { return false }
    // "UIButton.init(type: .custom)"
    let isInit = code.kind(made + 1) == .dot && code.isText(made + 2, "init")
    let open = isInit ? made + 3 : made + 1
    guard code.opens(open, "(") else { return false }
    var name = made - 2
    while code.kind(name) == .unwrap { name -= 1 }
    if code.kind(name - 1) == .colon { name -= 2 }
    guard code.text(name) == control.name,
      code.isText(name - 1, "let") || code.isText(name - 1, "var")
    else { return false }
    return ends(at: code.past(open))
  }

  /// Whether a variable is declared with what a closure makes of a class of the system:
  /// `let pour: UIButton = { … }()`.
  private func isMadeByClosure(_ control: UIKitControl) -> Bool {
    let name = control.token
    guard !control.name.isEmpty, code.text(name) == control.name, control.madeOf == nil,
      code.isText(name - 1, "let") || code.isText(name - 1, "var"), code.kind(name + 1) == .colon,
      UIKitControl.role(of: code.text(name + 2)) != nil, code.isText(name + 3, "="),
      code.opens(name + 4, "{"), code.opens(code.past(name + 4), "(")
    else { return false }
    return ends(at: code.past(code.past(name + 4)))
  }

  /// Whether nothing goes on from what was made.
  private func ends(at next: Int) -> Bool {
    switch code.kind(next) {
    case nil, .close, .semicolon: return true
    case .dot, .open, .operation: return false
    default: return code.tokens[next].startsLine
    }
  }

  // MARK: What is done

  private mutating func note(_ at: Int, _ name: String) {
    // A declaration, and the label of an argument, do nothing.
    if code.isText(at - 1, "let") || code.isText(at - 1, "var") { return }
    if code.opens(at - 1, "("), code.kind(at + 1) == .colon { return }
    var start = at
    if code.kind(at - 1) == .dot {
      start = code.kind(at - 2) == .unwrap ? at - 3 : at - 2
      guard code.isText(start, "self") || code.isText(start, "strongSelf") else {
        uses[name, default: Use()].isOther = true
        return
      }
    }
    let path = code.path(at: start, before: code.tokens.count)
    guard path.count > 1 else {
      if isPlaced(start, path.end) {
        uses[name, default: Use()].isPlaced = true
      } else {
        uses[name, default: Use()].isOther = true
      }
      return
    }
    let parts = code.names(of: path).dropFirst()
    if parts.first == "isHidden", parts.count == 1, hidesForGood(path) {
      uses[name, default: Use()].isHidden = true
    } else if parts.contains("isHidden") || !isSetUp(parts, path) {
      uses[name, default: Use()].isOther = true
    }
  }

  /// Whether a view is only set up: a property of it is set, it is called to dress itself, or another is
  /// placed by it.
  private func isSetUp(_ parts: ArraySlice<String>, _ path: SwiftPath) -> Bool {
    guard let last = parts.last else { return false }
    if parts.contains(where: UIKitReader.places) { return true }
    if code.isText(path.end, "=") { return true }
    guard code.opens(path.end, "("), !code.tokens[path.end].startsLine else { return false }
    return UIKitReader.dressing.contains(last)
      || HeldViews.settingUp.contains { last.hasPrefix($0) }
  }

  /// How methods begin that set up a view, and neither show it nor put it anywhere.
  private static let settingUp = [
    "setImage", "setBackground", "setTitle", "setPreferred", "setAccessibility", "setContent",
    "addTarget", "addAction", "addGesture", "addInteraction", "constrain", "autoSet", "autoPin",
    "autoAlign", "autoMatch",
  ]

  // MARK: Where it is put

  /// Whether a value is given to a function that puts views into another, by itself or in a list.
  private func isPlaced(_ start: Int, _ end: Int) -> Bool {
    guard code.kind(end) == .comma || code.kind(end) == .close,
      var open = bracket(around: start)
    else { return false }
    if code.opens(open, "[") {
      guard code.kind(code.past(open)) != .dot, let outer = bracket(around: open) else {
        return false
      }
      open = outer
    }
    guard code.opens(open, "("), code.kind(open - 1) == .identifier else { return false }
    let function = code.text(open - 1)
    return HeldViews.placing.contains(function) || function.hasSuffix("StackView")
  }

  private static let placing: Set<String> = [
    "addSubview", "addArrangedSubview", "insertSubview", "insertArrangedSubview", "addSubviews",
    "addArrangedSubviews", "addView", "bringSubviewToFront", "sendSubviewToBack",
    "setCustomSpacing",
  ]

  /// The bracket a token stands in.
  private func bracket(around token: Int) -> Int? {
    var at = token - 1
    while at >= 0, token - at < HeldViews.longestFunction {
      if code.kind(at) == .open { return at }
      at = code.kind(at) == .close ? code.tokens[at].partner - 1 : at - 1
    }
    return nil
  }

  private static let longestFunction = 16384

  // MARK: Where it is hidden

  /// Whether a statement hides a view in every run of a function that sets up what is around it.
  private func hidesForGood(_ path: SwiftPath) -> Bool {
    guard code.isText(path.end, "="), code.isText(path.end + 1, "true"),
      code.kind(path.end + 2) == .close || code.kind(path.end + 2) == .semicolon
        || code.tokens.indices.contains(path.end + 2) && code.tokens[path.end + 2].startsLine
          && !code.goesOn(path.end + 2),
      let open = bracket(around: path.start), code.opens(open, "{")
    else { return false }
    guard !returns(between: open, path.start) else { return false }
    // "override func viewDidLoad() {", "init?(coder: NSCoder) {"
    guard code.kind(open - 1) == .close, code.opens(code.tokens[open - 1].partner, "(") else {
      return false
    }
    var name = code.tokens[open - 1].partner - 1
    while code.kind(name) == .unwrap { name -= 1 }
    if code.isText(name, "init") { return true }
    guard code.isText(name - 1, "func") else { return false }
    let text = code.text(name)
    return HeldViews.always.contains(text)
      || ["setup", "setUp", "build"].contains(where: text.hasPrefix)
  }

  /// Whether code may leave a function before a token; what closures in it return is their own.
  private func returns(between open: Int, _ token: Int) -> Bool {
    var at = open + 1
    while at < token {
      if code.isText(at, "return") { return true }
      at = code.opens(at, "{") && !code.isOfStatement(at) ? code.past(at) : at + 1
    }
    return false
  }

  /// Functions that every view or controller runs before it is met.
  private static let always: Set<String> = [
    "viewDidLoad", "loadView", "awakeFromNib", "commonInit", "configureView", "configureViews",
    "configureUI",
  ]
}
