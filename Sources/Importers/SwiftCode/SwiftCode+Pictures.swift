import AuditCore

/// Pictures by the names that an app's code has for them.
extension SwiftCode {
  /// The text that an expression names, such as `Icons.close` or `Glyph.bell.systemName`.
  func namedText(_ range: Range<Int>) -> String? {
    guard let path = plainNames(range) else { return nil }
    return ownPictures.text(path) ?? names.pictures.text(path)
  }

  /// The picture that an expression names, such as `Image.close` or `Asset.Icons.close.image`.
  ///
  /// - Parameter types: the types in one of which a name with a dot in front is found.
  func namedIcon(_ range: Range<Int>, in types: [String]) -> Icon? {
    guard let chain = chain(at: range.lowerBound, before: range.upperBound),
      chain.range.upperBound == range.upperBound
    else { return nil }
    return namedIcon(chain.calls, chain.isImplicit ? types : [""])
  }

  /// The picture that a view begins with: `Image.close.resizable()`.
  func namedIcon(of chain: SwiftChain) -> Icon? {
    guard !chain.isImplicit, chain.calls.first?.name.first?.isUppercase ?? false else { return nil }
    let plain = chain.calls.prefix { !$0.isCalled }.count
    // The longest name first: "Glyph.bell.image" and not "Glyph.bell".
    for count in stride(from: min(plain, 5), through: 2, by: -1) {
      if let icon = namedIcon(Array(chain.calls[..<count]), [""]) { return icon }
    }
    return nil
  }

  private func namedIcon(_ calls: [SwiftCall], _ types: [String]) -> Icon? {
    guard calls.dropLast().allSatisfy({ !$0.isCalled }), let last = calls.last else { return nil }
    let path = calls.map(\.name)
    // "R.image.close()"
    if last.isCalled {
      guard path.starts(with: ["R", "image"]), last.arguments.isEmpty else { return nil }
      return names.assets.name(ofSymbol: path.dropFirst(2)).map { .asset($0) }
    }
    for type in types {
      let path = type.isEmpty ? path : [type] + path
      if let icon = ownPictures.icon(path) ?? names.pictures.icon(path) { return icon }
    }
    // "Asset.close.image", where the file that a tool makes of the pictures is not in the tree.
    guard OwnPictures.images.contains(last.name) || last.name == "name", path.count > 2 else {
      return nil
    }
    for start in 1..<path.count - 1 {
      if let name = names.assets.name(ofSymbol: path[start..<path.count - 1]) {
        return .asset(name)
      }
    }
    return nil
  }

  /// The picture that a call with a name of the app's own makes: `Image(icon: .share)`,
  /// `GlyphView(.cart)`, `UIImage(brandNamed: "bell")`.
  func madeIcon(_ call: SwiftCall) -> Icon? {
    guard call.isCalled, let first = call.arguments.first else { return nil }
    if let literal = literal(first.value), literal.codes.isEmpty, !literal.text.isEmpty {
      if let icon = names.pictures.icon(
        madeBy: call.name, label: first.label, of: .text(literal.text))
      {
        return icon
      }
      return icon(called: literal.text, by: first.label, of: call.name)
    }
    guard let chain = chain(at: first.value.lowerBound, before: first.value.upperBound),
      chain.range.upperBound == first.value.upperBound, chain.calls.allSatisfy({ !$0.isCalled }),
      chain.isImplicit ? chain.calls.count == 1 : chain.calls.count > 1
    else { return nil }
    let path = chain.calls.map(\.name)
    return names.pictures.icon(
      madeBy: call.name, label: first.label,
      of: .value(path[path.count - 1], type: chain.isImplicit ? nil : path[path.count - 2]))
  }

  /// The picture of an initialiser that is not in the tree, by what its argument is called.
  private func icon(called name: String, by label: String?, of type: String) -> Icon? {
    guard let label, PictureReader.types.contains(type) else { return nil }
    let words = label.lowercased()
    guard words.hasSuffix("name") || words.hasSuffix("named") else { return nil }
    let isSymbol = words.contains("system") || words.contains("symbol")
    return isSymbol && !names.assets.contains(name) ? .symbol(name) : .asset(name)
  }

  /// Whether a picture is made into another by a function that the system does not have, and so may
  /// lose its name: `UIImage(named: "pot")?.tinted(.red)`.
  func isRedrawn(_ range: Range<Int>) -> Bool {
    guard let chain = chain(at: range.lowerBound, before: range.upperBound),
      chain.range.upperBound == range.upperBound
    else { return false }
    return chain.modifiers.contains { call in
      call.isCalled && !call.arguments.isEmpty && call.name.first?.isLowercase ?? false
        && !SwiftCode.keepingPicture.contains { call.name.hasPrefix($0) }
    }
  }

  /// Source: Apple, UIImage and NSImage; what they make of themselves keeps its name.
  private static let keepingPicture = [
    "with", "image", "applyingSymbolConfiguration", "resizableImage", "stretchableImage",
  ]

  /// The names that an expression is made of, where it is nothing else.
  private func plainNames(_ range: Range<Int>) -> [String]? {
    guard let first = range.first, kind(first) == .identifier,
      let chain = chain(at: first, before: range.upperBound),
      chain.range.upperBound == range.upperBound, chain.calls.count > 1,
      chain.calls.allSatisfy({ !$0.isCalled })
    else { return nil }
    return chain.calls.map(\.name)
  }

  // MARK: What names stand for

  /// What the value of a constant or property is, as far as it is a text or a picture.
  ///
  /// - Parameter parameter: what it is made of; nil for the value the property is one of.
  func pictureValue(_ range: Range<Int>, of parameter: String?) -> OwnPictures.Value? {
    var range = range
    if let first = range.first, isText(first, "return") { range = first + 1..<range.upperBound }
    if let last = range.last, kind(last) == .semicolon { range = range.lowerBound..<last }
    range = unwrapped(range)
    if let literal = literal(range) { return literal.codes.isEmpty ? .text(literal.text) : nil }
    guard let chain = chain(at: range.lowerBound, before: range.upperBound),
      chain.range.upperBound == range.upperBound
    else { return nil }
    guard chain.root.isCalled else { return member(chain, of: parameter).map { .member($0) } }
    let isPicture = PictureReader.types.contains(chain.root.name) || chain.root.name == "ImageAsset"
    // With words of its own it is more than a picture.
    guard isPicture, !chain.modifiers.contains(where: { $0.name.hasPrefix("accessibility") }) else {
      return nil
    }
    return pictureValue(madeBy: chain.root, of: parameter)
  }

  /// What a call of `Image` or `self.init` makes.
  func pictureValue(madeBy call: SwiftCall, of parameter: String?) -> OwnPictures.Value? {
    guard call.argument("label") == nil, call.argument("decorative") == nil else { return nil }
    for label in ["systemName", "systemSymbolName", "systemImage"] {
      guard let argument = call.argument(label) else { continue }
      // What AppKit is told with it is a name.
      if let words = call.argument("accessibilityDescription")?.value.first, !isText(words, "nil") {
        return nil
      }
      if let text = literal(argument.value), text.codes.isEmpty { return .icon(.symbol(text.text)) }
      return member(argument.value, of: parameter).map { .symbol($0) }
    }
    let named = ["named", "name", "imageLiteralResourceName"].lazy.compactMap(call.argument).first
    guard let argument = named ?? call.unlabelled else { return nil }
    if let text = literal(argument.value), text.codes.isEmpty { return .icon(.asset(text.text)) }
    if let member = member(argument.value, of: parameter) { return .asset(member) }
    return icon(of: call).map { .icon($0) }
  }

  private func member(_ range: Range<Int>, of parameter: String?) -> OwnPictures.Member? {
    guard let chain = chain(at: range.lowerBound, before: range.upperBound),
      chain.range.upperBound == range.upperBound
    else { return nil }
    return member(chain, of: parameter)
  }

  private func member(_ chain: SwiftChain, of parameter: String?) -> OwnPictures.Member? {
    guard !chain.isImplicit, chain.calls.allSatisfy({ !$0.isCalled }) else { return nil }
    var path = chain.calls.map(\.name)[...]
    if path.first == "self" { path.removeFirst() }
    if let parameter {
      guard path.popFirst() == parameter else { return nil }
    } else if path.isEmpty {
      return .whole
    }
    guard path.count < 2 else { return nil }
    return path.first.map { .named($0) } ?? .whole
  }
}
