import AuditCore

/// What a view lists as all that VoiceOver meets in it: `accessibilityElements = [name, price]`.
extension ClassReader {
  /// Takes down what a list holds.
  mutating func noteHeard(_ value: Range<Int>) {
    // "var accessibilityElements = [name]" is a list of a function.
    let isOwn =
      !code.isText(value.lowerBound - 3, "var") && !code.isText(value.lowerBound - 3, "let")
    guard isOwn, let names = heard(value) else {
      facts.hearsOthers = true
      return
    }
    facts.heard.formUnion(names)
  }

  /// Takes down that a list may get more where it is not only set anew:
  /// `accessibilityElements! += [close]`, `accessibilityElements?.append(close)`.
  mutating func noteList(_ path: SwiftPath) {
    guard code.isText(path.first, "accessibilityElements") else { return }
    if path.count > 1 || !code.isText(path.end, "=") { facts.hearsOthers = true }
  }

  /// The properties in a list; nil where it is made otherwise.
  private func heard(_ value: Range<Int>) -> Set<String>? {
    guard let open = value.first, code.opens(open, "[") else { return nil }
    // What takes empty places out of it leaves the rest.
    let rest = code.past(open)..<value.upperBound
    let isWhole =
      rest.isEmpty || code.isText(rest.lowerBound + 1, "compactMap")
      || code.isText(rest.lowerBound + 1, "filter")
    guard isWhole, !rest.contains(where: { code.kind($0) == .operation }) else { return nil }
    var names: Set<String> = []
    for member in code.arguments(code.inside(open)) {
      guard let first = member.value.first, code.kind(first) == .identifier else { return nil }
      let path = code.path(at: first, before: member.value.upperBound)
      let isPlain = path.end == member.value.upperBound || code.isText(path.end, "as")
      guard path.count == 1, isPlain else { return nil }
      names.insert(code.text(path.first))
    }
    return names
  }

  /// Takes down which kinds of views it holds.
  mutating func noteHolding() {
    let all = Set(types.values.joined())
    facts.holdsPicture = all.contains("UIImageView")
    facts.holdsText = all.contains { type in
      ["Label", "TextField", "TextView"].contains { type.hasSuffix($0) }
    }
  }

  /// Whether a property may hold a view with others inside.
  func mayHoldOthers(_ property: String) -> Bool {
    guard let types = types[property], !types.isEmpty else { return true }
    return !types.allSatisfy { type in ClassReader.leaves.contains { type.hasSuffix($0) } }
  }

  /// How classes of views end that hold no others.
  private static let leaves = [
    "Label", "Button", "ImageView", "TextField", "TextView", "Switch", "Slider", "Stepper",
    "SearchBar",
  ]
}
