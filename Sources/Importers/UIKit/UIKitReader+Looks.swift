import AuditCore

/// Pictures, looks and actions that variables hold until a control is given them:
/// `let cross = UIImage(systemName: "xmark")`, `var look = UIButton.Configuration.plain()`.
extension UIKitReader {
  /// Follows a variable that holds what a control may be given; false for any other.
  mutating func readLook(_ name: String, _ type: String?, at: Int, _ value: Range<Int>) -> Bool {
    guard !value.isEmpty, let look = look(type, value) else { return false }
    let number = make(name, .image, "", at: at + 1)
    controls[number].look = look
    // A look that is known as one brings no title along.
    if look != .configuration { controls[number].set(look, to: value, code) }
    return true
  }

  /// Follows a variable that is given what it holds later.
  mutating func declareLook(_ name: String, _ type: String?, at: Int) {
    // A picture of AppKit that is not known may bring a name along.
    guard let type, type == "UIImage" || type == "Configuration" else { return }
    let number = make(name, .image, "", at: at + 1)
    controls[number].look = type == "UIImage" ? .picture : .configuration
    controls[number].hasPicture = type == "UIImage"
  }

  /// Gives a variable what it holds from now on; false for any other assignment.
  mutating func readLook(_ path: [String], _ value: Range<Int>) -> Bool {
    guard path.count == 1, let number = control(named: path[0]), let look = controls[number].look
    else { return false }
    // A look that is known as one brings no title along.
    let isKnown = look == .configuration && self.look("Configuration", value) == look
    if !isKnown { controls[number].set(look, to: value, code) }
    return true
  }

  /// What an expression makes, by its type or by what it calls.
  private func look(_ type: String?, _ value: Range<Int>) -> UIKitControl.Look? {
    let at = value.lowerBound
    var made = code.kind(at) == .dot ? type : code.text(at)
    if made == "UIButton", code.isText(at + 2, "Configuration") { made = "Configuration" }
    // "button.configuration ?? .plain()"
    if value.prefix(UIKitReader.longestOwner).contains(where: {
      code.isText($0, "configuration") && code.kind($0 - 1) == .dot && code.kind($0 + 1) != .open
    }) {
      made = "Configuration"
    }
    return switch made {
    case "UIImage", "NSImage": .picture
    case "UIAction": .action
    case "Configuration": .configuration
    default: nil
    }
  }

  private static let longestOwner = 8

  /// Gives a control what a variable holds; false for a value that is none of these variables.
  mutating func lend(_ value: Range<Int>, to number: Int, as property: String) -> Bool {
    guard UIKitReader.lent.contains(property), let first = value.first,
      code.kind(first) == .identifier
    else { return false }
    let names = code.names(of: code.path(at: first, before: value.upperBound))
    guard let look = names.lazy.compactMap(control).first, controls[look].look != nil else {
      return false
    }
    controls[number].take(controls[look])
    return true
  }

  /// The properties and arguments that a variable's picture or look is given as.
  private static let lent: Set<String> = [
    "image", "selectedImage", "landscapeImagePhone", "with", "configuration", "primaryAction",
  ]
}

extension UIKitControl {
  /// Takes over what a variable holds that it is given.
  mutating func take(_ look: UIKitControl) {
    hasPicture = hasPicture || look.hasPicture
    icon = icon ?? look.icon
    title = title ?? look.title
    label = label ?? look.label
    handedTo = handedTo ?? look.handedTo
    isActing = isActing || look.isActing
  }

  /// Takes what an action shows on the button it is given to: `UIAction(title: "Share") { … }`; one
  /// without a title names nothing.
  mutating func readAction(shownBy value: Range<Int>, _ code: SwiftCode) {
    guard let first = value.first, !code.isText(first, "nil") else { return }
    isActing = true
    guard let chain = code.chain(at: first, before: value.upperBound), chain.root.isCalled,
      chain.root.name == "UIAction" || chain.isImplicit && chain.root.name == "init"
    else {
      handedTo = handedTo ?? code.source(value)
      return
    }
    if let words = chain.root.argument("title")?.value, title == nil {
      let text = code.viewText(words, isLocalized: false)
      if !text.isSilent { title = text }
    }
    if let image = chain.root.argument("image")?.value { setPicture(image, code) }
  }
}

extension SwiftCode {
  /// The picture that a view of the app's own is made with: `IconButton(icon: "send")`.
  ///
  /// - Parameter isPicture: whether the view is called as one of a picture, so that a name is its.
  func icon(givenTo call: SwiftCall, isPicture: Bool) -> Icon? {
    let labels = ["icon", "image", "imageName", "iconName", "systemName", "symbol", "systemImage"]
    for label in labels + (isPicture ? ["name"] : []) {
      guard let value = call.argument(label)?.value else { continue }
      guard let literal = literal(value), literal.codes.isEmpty, !literal.text.isEmpty else {
        return uiImage(value)
      }
      return names.assets.contains(literal.text) ? .asset(literal.text) : .symbol(literal.text)
    }
    return nil
  }

  /// Whether braces are those of a statement, as of `if`, and not of a closure.
  ///
  /// - Complexity: O(tokens before them in the statement), bounded.
  func isOfStatement(_ open: Int) -> Bool {
    var at = open - 1
    while at >= 0, open - at < SwiftCode.longestCondition {
      switch kind(at) {
      case .close: at = tokens[at].partner
      case .open: return false
      case .identifier:
        if SwiftCode.statements.contains(where: { isText(at, $0) }) { return true }
      default: break
      }
      if at >= 0, tokens[at].startsLine, kind(at) != .dot, kind(at) != .operation { return false }
      at -= 1
    }
    return false
  }

  private static let longestCondition = 64
  private static let statements: [StaticString] = [
    "if", "else", "guard", "for", "while", "switch", "do", "catch", "defer", "repeat",
  ]
}
