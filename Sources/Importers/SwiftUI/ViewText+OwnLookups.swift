/// Texts that code looks up by ways of the app's own.
///
/// No reader can know every such way. What is handed one and is a key of the app's texts is taken for
/// that text: no other reason to hand on a key is known.
extension SwiftCode {
  /// `"close".localized` and the like, as many apps write it.
  func localizedLiteral(_ chain: SwiftChain) -> ViewText? {
    let token = chain.root.token
    guard let literal = literal(token..<token + 1) else { return nil }
    let saysSo = chain.modifiers.allSatisfy { SwiftCode.saysLookup($0.name) }
    let isOne = chain.modifiers.count == 1 && literal.codes.isEmpty
    guard saysSo || isOne && names.texts.tables.table(with: literal.key) != nil else { return nil }
    var text = text(of: literal, token..<token + 1, true)
    text.isInAnyTable = true
    if text.codes.isEmpty, let last = chain.modifiers.last {
      text.codes = filling(last.arguments[...], of: literal.key)
    }
    return text
  }

  /// What a function, initialiser or macro of the app's own looks up: `localized("close")`,
  /// `String(localizationKey: "close")`, `#localize("close")` and, of cases named as the keys,
  /// `localize(.close)`.
  func lookedUp(_ chain: SwiftChain, _ depth: Int) -> ViewText? {
    guard let call = chain.calls.last, call.isCalled, call.closures.isEmpty,
      chain.calls.dropLast().allSatisfy({ !$0.isCalled }), let first = call.arguments.first,
      !SwiftCode.isSystem(call, first)
    else { return nil }
    let tables = names.texts.tables
    if let literal = literal(first.value), literal.codes.isEmpty {
      let fallback = call.argument("value") ?? call.argument("defaultValue")
      let hasWords = SwiftCode.saysLookup(call.name) && fallback != nil
      guard hasWords || tables.table(with: literal.key) != nil else { return nil }
      var text = inTable(first, call, depth)
      text.isInAnyTable = text.table == nil
      text.codes = filling(call.arguments.dropFirst(), of: literal.key)
      return text
    }
    guard let name = caseName(first.value), let home = tables.table(with: name) else { return nil }
    // "app(.close)" is often in a table named as the function.
    let named = call.name.prefix(1).uppercased() + call.name.dropFirst()
    let isThere = tables.text(name, table: named, locale: nil) != nil
    return ViewText(
      words: name, key: name, table: isThere ? named : home,
      codes: filling(call.arguments.dropFirst(), of: name))
  }

  /// The code that a lookup is handed beside the key: it fills in the text, where that has places for
  /// it.
  private func filling(_ others: ArraySlice<SwiftCall.Argument>, of key: String) -> [String] {
    let tables = names.texts.tables
    guard !others.isEmpty, let home = tables.table(with: key),
      (tables.baseText(key, table: home, near: path, isGuessed: true) ?? key).contains("%")
    else { return [] }
    return others.filter { !SwiftCode.tableLabels.contains($0.label ?? "") }
      .map { source($0.value) }
  }

  private static let tableLabels: Set<String> = [
    "table", "tableName", "bundle", "value", "defaultValue", "comment", "locale", "language",
  ]

  /// The text before it is put into another case, which is heard alike: `title.localizedUppercase`.
  func withoutCase(_ chain: SwiftChain, _ range: Range<Int>) -> Range<Int>? {
    guard chain.calls.count > 1, let last = chain.calls.last, last.closures.isEmpty,
      SwiftCode.cases.contains(last.name), kind(last.token - 1) == .dot,
      range.lowerBound < last.token - 1
    else { return nil }
    return range.lowerBound..<last.token - 1
  }

  private func caseName(_ range: Range<Int>) -> String? {
    guard range.count == 2, kind(range.lowerBound) == .dot,
      kind(range.lowerBound + 1) == .identifier
    else { return nil }
    return text(range.lowerBound + 1)
  }

  /// Whether a name says that it looks a text up.
  private static func saysLookup(_ name: String) -> Bool {
    let name = name.lowercased()
    return name.contains("locali") || name.hasSuffix("loc") || name.hasPrefix("l10n")
  }

  /// What the system looks up is read elsewhere; what it makes of a text is another one.
  private static func isSystem(_ call: SwiftCall, _ first: SwiftCall.Argument) -> Bool {
    if systemTypes.contains(call.name) { return true }
    guard call.name == "String" else { return false }
    return first.label.map { $0 == "localized" || !saysLookup($0) } ?? true
  }

  private static let systemTypes: Set<String> = [
    "Text", "LocalizedStringKey", "LocalizedStringResource", "AttributedString", "init",
    "NSLocalizedString", "NSAttributedString", "NSMutableAttributedString", "Label", "Image",
    "UIImage", "NSImage", "Color", "formatted",
  ]

  private static let cases: Set<String> = [
    "uppercased", "lowercased", "capitalized", "localizedUppercase", "localizedLowercase",
    "localizedCapitalized",
  ]
}
