/// What a class says of whether and as what VoiceOver meets it and what it holds.
extension ClassReader {
  /// Whether a member of a view tells what VoiceOver takes it for.
  static func isTraits(_ member: String) -> Bool {
    member == "accessibilityTraits" || member == "setAccessibilityRole"
      || member == "accessibilityRole"
  }

  /// Takes down what names say: `isAccessibilityElement = true`, `accessibilityTraits.insert(.button)`,
  /// `isHidden = false`, `close.isAccessibilityElement = true`.
  mutating func noteBeing(_ path: SwiftPath) {
    let first = code.text(path.first)
    if ClassReader.isTraits(first) { facts.setsTraits = true }
    if first == "isHidden" { facts.hidesItself = true }
    let last = path.count > 1 ? code.text(path.last) : first
    guard last == "isAccessibilityElement" || last == "setAccessibilityElement" else { return }
    let isSaid = code.isText(path.end, "=") || code.opens(path.end, "(")
    guard isSaid, !code.isText(path.end + 1, "false") else { return }
    if path.count > 1 { facts.elements.insert(first) } else { facts.maybeElement = true }
  }

  /// Takes down what a method of AppKit says, of the view or of the cell that speaks for it:
  /// `setAccessibilityElement(false)`, `close.cell?.setAccessibilityLabel("Close")`.
  mutating func noteBeing(called path: SwiftPath, _ at: Int) {
    let method = code.text(path.last)
    let isLabel = method == "setAccessibilityLabel"
    guard isLabel || method == "setAccessibilityElement" else { return }
    var owners = Array(code.names(of: path).dropLast())
    if owners.last == "cell" { owners.removeLast() }
    let value = code.inside(path.end)
    switch owners.count {
    case 0 where isLabel: setOwn("accessibilityLabel", value)
    case 0:
      // One that is an element may have others inside.
      let isOff = value.count == 1 && code.isText(value.lowerBound, "false")
      if isOff { note(isOneElement: false, at: at) }
    case 1 where isLabel: note(label: value, on: owners[0])
    case _ where isLabel: noteElsewhere(path)
    default: break
    }
  }

  /// Takes down what a member says that takes the place of the system's:
  /// `override var accessibilityTraits`, `override func accessibilityRole()`.
  mutating func noteBeing(declared name: Int) {
    if ClassReader.isTraits(code.text(name)) { facts.setsTraits = true }
    if code.isText(name, "isHidden") { facts.hidesItself = true }
    guard code.isText(name, "isAccessibilityElement"),
      let open = (name..<name + 8).first(where: { code.opens($0, "{") })
    else { return }
    let words = code.inside(open).prefix(ClassReader.longestBody)
    let isNo = words.contains { code.isText($0, "false") }
    if !isNo || words.contains(where: { code.isText($0, "true") }) { facts.maybeElement = true }
  }
}
