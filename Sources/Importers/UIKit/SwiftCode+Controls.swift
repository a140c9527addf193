import AuditCore

/// What code gives controls of UIKit and AppKit: texts, pictures, actions.
extension SwiftCode {
  /// What `true` and `false` say; nil for any other code.
  func truth(_ value: Range<Int>) -> Bool? {
    guard value.count == 1 else { return nil }
    if isText(value.lowerBound, "true") { return true }
    return isText(value.lowerBound, "false") ? false : nil
  }

  /// The texts between the brackets of a list; nil for any other expression.
  func viewTexts(_ value: Range<Int>) -> [ViewText]? {
    guard opens(value.lowerBound, "["), past(value.lowerBound) == value.upperBound else {
      return nil
    }
    return arguments(inside(value.lowerBound)).map { viewText($0.value, isLocalized: false) }
  }

  /// The function that `#selector(share)` or `#selector(Self.share(_:))` names.
  func selectorName(_ value: Range<Int>) -> String? {
    guard let chain = chain(at: value.lowerBound, before: value.upperBound),
      chain.root.name == "#selector", let argument = chain.root.arguments.first,
      let inner = self.chain(at: argument.value.lowerBound, before: argument.value.upperBound)
    else { return nil }
    return inner.calls.last?.name
  }

  /// The name a picture is made with: `NSImage(systemSymbolName:accessibilityDescription:)`.
  func pictureDescription(_ value: Range<Int>) -> ViewText? {
    guard let chain = chain(at: value.lowerBound, before: value.upperBound) else { return nil }
    for label in ["accessibilityDescription", "accessibilityLabel"] {
      guard let argument = chain.root.argument(label), !isText(argument.value.lowerBound, "nil")
      else { continue }
      return viewText(argument.value, isLocalized: false)
    }
    return nil
  }

  /// The picture that `UIImage(systemName: "xmark")` and the like make.
  func uiImage(_ value: Range<Int>) -> Icon? {
    guard let chain = chain(at: value.lowerBound, before: value.upperBound) else { return nil }
    let call = chain.root
    let isMade = ["UIImage", "NSImage", "#imageLiteral"].contains(call.name)
    if call.isCalled, isMade || chain.isImplicit && call.name == "init" {
      for label in ["systemName", "systemSymbolName"] {
        guard let argument = call.argument(label) else { continue }
        return (known(argument.value) ?? namedText(argument.value)).map { .symbol($0) }
      }
      if let symbol = call.argument("systemSymbol")?.value, symbol.count == 2 {
        return .symbol(SwiftCode.symbolName(of: text(symbol.lowerBound + 1)))
      }
      let named =
        call.argument("named") ?? call.argument("resourceName")
        ?? call.argument("imageLiteralResourceName")
      if let named {
        let name = known(named.value) ?? namedText(named.value) ?? ownName(named.value)
        return name.map { .asset($0) }
      }
      if let made = madeIcon(call) { return made }
      if let resource = call.argument("resource") ?? call.unlabelled {
        return symbolPicture(resource.value)
          ?? resource.value.last.map { .asset(text($0)) }
      }
      return nil
    }
    return symbolPicture(value) ?? namedIcon(value, in: ["UIImage", "NSImage"])
  }

  /// The picture in place of one that `UIImage(systemName: isOn ? "star.fill" : "star")` makes.
  func otherImage(than icon: Icon, _ value: Range<Int>) -> Icon? {
    guard let call = chain(at: value.lowerBound, before: value.upperBound)?.root else { return nil }
    let labels = ["systemName", "systemSymbolName", "named"]
    return labels.lazy.compactMap(call.argument).first.flatMap {
      otherIcon(than: icon, in: $0.value)
    }
  }

  /// The picture of a generated symbol: `.closeButton`, `UIImage.closeButton`.
  private func symbolPicture(_ value: Range<Int>) -> Icon? {
    guard let chain = chain(at: value.lowerBound, before: value.upperBound),
      chain.range.upperBound == value.upperBound, chain.calls.allSatisfy({ !$0.isCalled }),
      chain.isImplicit || chain.calls.count > 1
    else { return nil }
    return names.assets.name(ofSymbol: chain.symbolPath).map { .asset($0) }
  }

  /// The name behind a constant of AppKit: `NSImage.addTemplateName` is "NSAddTemplate".
  private func ownName(_ value: Range<Int>) -> String? {
    guard let last = value.last, value.count <= 3, kind(last - 1) == .dot,
      value.count == 2 || isText(value.lowerBound, "NSImage"), text(last).hasSuffix("TemplateName")
    else { return nil }
    let name = text(last).dropLast(4)
    return "NS" + name.prefix(1).uppercased() + name.dropFirst()
  }

  private func known(_ value: Range<Int>) -> String? {
    let text = viewText(value, isLocalized: false)
    return text.expression == nil && text.codes.isEmpty && !text.words.isEmpty ? text.words : nil
  }
}
