import AuditCore

extension SwiftCode {
  /// The picture that an image, a label or a control with an image shows, as far as the code says it.
  func icon(of call: SwiftCall) -> Icon? {
    for label in ["systemName", "systemImage", "systemSymbol", "symbol"] {
      if let argument = call.argument(label) { return symbol(argument.value) }
    }
    if let name = call.argument("decorative") ?? call.argument("image") {
      return picture(name.value)
    }
    if let image = call.argument("uiImage") ?? call.argument("nsImage") {
      return uiImage(image.value)
    }
    guard call.name == "Image" else { return nil }
    if let made = madeIcon(call) { return made }
    return call.unlabelled.flatMap { picture($0.value) }
  }

  /// The code of a picture that AppKit has words for, told or its own.
  ///
  /// Whether SwiftUI hands them on is not documented, so what it is called is not known.
  func describedPicture(of call: SwiftCall) -> String? {
    guard let image = call.argument("nsImage"),
      pictureDescription(image.value) != nil || uiImage(image.value)?.isOfAppKit ?? false
    else { return nil }
    return source(image.value)
  }

  /// The picture that stands there in place of the first where a condition chooses between two.
  func otherIcon(of call: SwiftCall) -> Icon? {
    guard let icon = icon(of: call) else { return nil }
    let labels = [
      "systemName", "systemImage", "systemSymbol", "symbol", "decorative", "image",
    ]
    let named = labels.lazy.compactMap(call.argument).first
    guard let value = (named ?? call.unlabelled)?.value else { return nil }
    return otherIcon(than: icon, in: value)
  }

  /// The picture of the same kind that the words of a condition name in the other case.
  func otherIcon(than icon: Icon, in value: Range<Int>) -> Icon? {
    guard let other = viewText(value, isLocalized: false).others.first, other.expression == nil,
      other.codes.isEmpty, !other.words.isEmpty, other.words != icon.name
    else { return nil }
    if case .symbol = icon { return .symbol(other.words) }
    return .asset(other.words)
  }

  /// A symbol by its name; of a condition the first.
  private func symbol(_ range: Range<Int>) -> Icon? {
    let text = viewText(range, isLocalized: false)
    if text.expression == nil, text.codes.isEmpty, !text.words.isEmpty {
      return .symbol(text.words)
    }
    if let name = namedText(range) { return .symbol(name) }
    // ".xmarkCircleFill": a library has a constant for every symbol.
    guard range.count == 2, kind(range.lowerBound) == .dot else { return nil }
    let name = SwiftCode.symbolName(of: self.text(range.lowerBound + 1))
    return name.isEmpty ? nil : .symbol(name)
  }

  /// The name of the symbol that SFSafeSymbols calls so: `speakerWave2Fill` is speaker.wave.2.fill,
  /// `squareGrid2x2` is square.grid.2x2, `_10Circle` is 10.circle.
  ///
  /// A number is a part of its own with what follows it, save of a generation: `airpodsGen3`.
  static func symbolName(of constant: String) -> String {
    var parts: [String] = []
    var part = ""
    for character in constant {
      let isNumber =
        character.isNumber && !(part.first?.isNumber ?? false) && part != "gen"
        && part != "powerbeats"
      if character.isUppercase || isNumber || character == "_", !part.isEmpty {
        parts.append(part)
        part = ""
      }
      if character != "_" { part += character.lowercased() }
    }
    return (parts + (part.isEmpty ? [] : [part])).joined(separator: ".")
  }

  private func picture(_ range: Range<Int>) -> Icon? {
    let text = viewText(range, isLocalized: false)
    if text.expression == nil, text.codes.isEmpty, !text.words.isEmpty {
      return .asset(text.words)
    }
    if let name = namedText(range) { return .asset(name) }
    if let icon = namedIcon(range, in: ["ImageResource"]) { return icon }
    // ".closeIcon", "ImageResource.close": a picture by its name in code.
    guard let chain = chain(at: range.lowerBound, before: range.upperBound),
      chain.range.upperBound == range.upperBound, chain.calls.allSatisfy({ !$0.isCalled }),
      chain.isImplicit || chain.calls.first?.name == "ImageResource", let last = chain.calls.last
    else { return nil }
    return .asset(names.assets.name(ofSymbol: chain.symbolPath) ?? last.name)
  }
}

extension SwiftChain {
  /// The names of a generated symbol for a picture, without the type it is one of.
  var symbolPath: [String] {
    var names = calls.map(\.name)
    if let first = names.first, SwiftChain.pictureTypes.contains(first) { names.removeFirst() }
    return names
  }

  private static let pictureTypes: Set<String> = ["ImageResource", "UIImage", "NSImage", "Image"]
}
