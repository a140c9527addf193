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
    guard call.name == "Image", let first = call.unlabelled else { return nil }
    return picture(first.value)
  }

  /// A symbol by its name; of a condition the first.
  private func symbol(_ range: Range<Int>) -> Icon? {
    let text = viewText(range, isLocalized: false)
    if text.expression == nil, text.codes.isEmpty, !text.words.isEmpty {
      return .symbol(text.words)
    }
    // ".xmarkCircleFill": a library has a constant for every symbol.
    guard range.count == 2, kind(range.lowerBound) == .dot else { return nil }
    let words = Words.split(self.text(range.lowerBound + 1))
    return words.isEmpty ? nil : .symbol(words.joined(separator: "."))
  }

  private func picture(_ range: Range<Int>) -> Icon? {
    let text = viewText(range, isLocalized: false)
    if text.expression == nil, text.codes.isEmpty, !text.words.isEmpty {
      return .asset(text.words)
    }
    // ".closeIcon", "ImageResource.close": a picture by its name in code.
    guard let chain = chain(at: range.lowerBound, before: range.upperBound),
      chain.range.upperBound == range.upperBound, chain.calls.allSatisfy({ !$0.isCalled }),
      chain.isImplicit || chain.calls.first?.name == "ImageResource", let last = chain.calls.last
    else { return nil }
    return .asset(last.name)
  }
}
