/// Properties of a view that are empty unless whoever shows the view hands something over:
/// `var onInfo: (() -> Void)?`.
///
/// What is shown only with one that nobody hands over is not shown.
struct ViewOptionals {
  private(set) var names: Set<String> = []
  /// Those that a closure behind a call may be.
  private(set) var closures: Set<String> = []

  init() {}

  /// The properties that the code of a type itself leaves empty.
  ///
  /// - Complexity: O(tokens of the type).
  init(of type: SwiftType, in code: SwiftCode) {
    var declarations: Set<Int> = []
    for piece in type.pieces {
      var at = piece.lowerBound
      while at < piece.upperBound {
        if let types = ViewOptionals.declared(at, before: piece.upperBound, code) {
          declarations.insert(at + 1)
          names.insert(code.text(at + 1))
          if ViewOptionals.mayBeClosure(types, code) { closures.insert(code.text(at + 1)) }
        }
        at = code.past(at)
      }
    }
    guard !names.isEmpty else { return }
    for piece in type.pieces {
      for at in piece where code.kind(at) == .identifier && !declarations.contains(at) {
        let name = code.text(at)
        if name.hasPrefix("$") {
          names.remove(String(name.dropFirst()))
        } else if names.contains(name), ViewOptionals.mayBeSet(at, code) {
          names.remove(name)
        }
      }
    }
    closures.formIntersection(names)
  }

  /// The property that a condition holds only with, if any: `if let onInfo`, `if tea != nil`.
  func needed(for condition: Range<Int>, _ code: SwiftCode) -> String? {
    guard !names.isEmpty, !condition.contains(where: { code.isText($0, "||") }) else { return nil }
    return code.items(condition, ofCondition: true).lazy.compactMap { asked($0, code) }.first
  }

  /// The property that one question is about whether it holds something.
  private func asked(_ question: Range<Int>, _ code: SwiftCode) -> String? {
    let question = code.unwrapped(question)
    let isBinding = code.isText(question.lowerBound, "let")
    var at = question.lowerBound + (isBinding ? 1 : 0)
    let name = code.text(at)
    if isBinding, at + 1 == question.upperBound { return names.contains(name) ? name : nil }
    if isBinding {
      guard code.isText(at + 1, "=") else { return nil }
      at += 2
    }
    if code.isText(at, "self"), code.kind(at + 1) == .dot { at += 2 }
    let property = code.text(at)
    guard names.contains(property) else { return nil }
    if isBinding { return at + 1 == question.upperBound ? property : nil }
    let asks = code.isText(at + 1, "!=") && code.isText(at + 2, "nil")
    return asks && at + 3 == question.upperBound ? property : nil
  }

  /// The type of `var onInfo: (() -> Void)?` or `var tea: Tea? = nil`, with no wrapper that may change it
  /// from elsewhere; nil for any other declaration.
  private static func declared(_ at: Int, before end: Int, _ code: SwiftCode) -> Range<Int>? {
    guard code.isText(at, "var"), code.kind(at + 1) == .identifier, code.kind(at + 2) == .colon,
      ViewFlags.isPlain(at, code)
    else { return nil }
    var next = at + 3
    while next < end, !code.tokens[next].startsLine, !code.isText(next, "="),
      !code.opens(next, "{"), code.kind(next) != .semicolon, next - at < longestType
    {
      next = code.past(next)
    }
    let types = at + 3..<next
    guard let last = types.last, code.kind(last) == .unwrap, code.isText(last, "?") else {
      return nil
    }
    if code.isText(next, "=") {
      guard code.isText(next + 1, "nil") else { return nil }
      next += 2
    }
    guard next >= end || code.tokens[next].startsLine && !code.opens(next, "{") else { return nil }
    return types
  }

  /// Whether a property of a type may hold a closure.
  static func mayBeClosure(_ types: Range<Int>, _ code: SwiftCode) -> Bool {
    types.count != 2 || !values.contains(code.text(types.lowerBound))
  }

  /// Whether a mention may give the property something, or is of another one of the name.
  private static func mayBeSet(_ at: Int, _ code: SwiftCode) -> Bool {
    let isOwn = code.kind(at - 1) == .dot && code.isText(at - 2, "self")
    let before = isOwn ? at - 3 : at - 1
    let next = at + 1
    if code.kind(before) == .dot || code.isText(before, "&") { return true }
    if code.isText(before, "let") || code.isText(before, "var") {
      return !isBound(at, before, code)
    }
    if code.kind(next) == .colon, code.kind(before) != .operation { return true }
    if code.kind(next) == .operation {
      let sign = code.text(next)
      return sign.hasSuffix("=") && !["==", "!=", "===", "!=="].contains(sign)
    }
    return ViewFlags.isAssigned(at, code)
  }

  /// Whether a condition takes out what the property holds: `if let tea`, `guard let tea = self.tea`.
  static func isBound(_ at: Int, _ word: Int, _ code: SwiftCode) -> Bool {
    let starts: [StaticString] = ["if", "guard", "while", ","]
    guard code.isText(word, "let"), starts.contains(where: { code.isText(word - 1, $0) }) else {
      return false
    }
    guard code.isText(at + 1, "=") else { return code.kind(at + 1) != .colon }
    let isOwn = code.isText(at + 2, "self") && code.kind(at + 3) == .dot
    return code.text(isOwn ? at + 4 : at + 2) == code.text(at)
  }

  /// No property's type has more tokens.
  private static let longestType = 64

  /// Types that are no closures.
  private static let values: Set<String> = [
    "Bool", "CGFloat", "Color", "Data", "Date", "Double", "Float", "Font",
    "Image", "Int", "LocalizedStringKey", "LocalizedStringResource", "String", "Text", "UIImage",
    "URL",
    "UUID",
  ]
}
