/// What is done with controls that may show them or make them act, as of clear ones nobody knows else.
extension UIKitReader {
  /// Takes down that a control acts, or may be shown, by what is done with it or a part of it:
  /// `close.rx.tap.bind { … }`, `close.fadeIn()`, `shown.bind(to: close.rx.alpha)`.
  mutating func noteReach(_ path: SwiftPath, _ names: [String]) {
    guard let place = names.dropLast().lastIndex(where: { control(named: $0) != nil }),
      let number = control(named: names[place])
    else { return }
    let parts = names[(place + 1)...]
    if parts.contains(where: ClassReader.isTraits) { controls[number].isTraited = true }
    if parts.contains(where: ClassReader.acts) || !isQuiet(parts, path) {
      controls[number].isActing = true
    }
  }

  /// Whether a control stays as it is: what is called only places or dresses it, or a part of it is only
  /// asked for.
  private func isQuiet(_ parts: ArraySlice<String>, _ path: SwiftPath) -> Bool {
    guard let last = parts.last else { return true }
    if parts.contains(where: UIKitReader.places) { return true }
    if isCalled(path.end) {
      return UIKitReader.dressing.contains(last) || UIKitReader.keeping.contains(last)
    }
    return !isHandedOver(path)
  }

  private func isCalled(_ end: Int) -> Bool {
    if code.opens(end, "(") { return !code.tokens[end].startsLine }
    return code.opens(end, "{") && !code.isOfStatement(end)
  }

  /// Whether a path is an argument by itself, of which the function may make anything.
  private func isHandedOver(_ path: SwiftPath) -> Bool {
    let before = path.start - 1
    if code.isText(before, "&") { return true }
    let isStart =
      code.opens(before, "(") || code.kind(before) == .comma || code.kind(before) == .colon
    return isStart && (code.kind(path.end) == .comma || code.kind(path.end) == .close)
  }

  /// Whether others are placed by a part of a view.
  static func places(_ part: String) -> Bool {
    placing.contains(part) || part.hasSuffix("Anchor") || part.hasSuffix("Guide")
  }

  /// Parts of views by which others are placed beside them.
  private static let placing: Set<String> = [
    "snp", "frame", "bounds", "center", "intrinsicContentSize", "constraints",
  ]

  /// Methods that change neither whether a control is seen nor what it does.
  static let dressing: Set<String> = [
    "setImage", "setBackgroundImage", "setTitle", "setAttributedTitle", "setTitleColor",
    "setTitleShadowColor", "setPreferredSymbolConfiguration", "setContentHuggingPriority",
    "setContentCompressionResistancePriority", "setAccessibilityLabel", "setAccessibilityElement",
    "setAccessibilityRole", "setAccessibilityHelp", "setAccessibilityHidden",
    "setAccessibilityIdentifier", "sizeToFit",
    "sizeThatFits", "layoutIfNeeded", "setNeedsLayout", "setNeedsDisplay", "addLayoutGuide",
    "addConstraint", "addConstraints", "removeFromSuperview", "removeConstraint", "title", "image",
    "makeConstraints", "remakeConstraints", "updateConstraints",
  ]
}
