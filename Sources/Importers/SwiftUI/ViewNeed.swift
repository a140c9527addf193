/// What a property of a view must be for something to be shown: `if isCompact`, `if !isCompact`,
/// `if style == .compact`, `if let onHide`.
struct ViewNeed: Equatable, Sendable {
  let property: String
  /// A literal, as code writes it.
  let value: String
  /// Whether the property must be that, and not anything else.
  var isEqual = true

  /// What must be for the opposite.
  var opposite: ViewNeed { ViewNeed(property: property, value: value, isEqual: !isEqual) }

  /// Whether it may be so, where properties are one of some literals; of others nothing is known.
  func mayHold(_ values: [String: Set<String>]) -> Bool {
    values[property]?.contains { ($0 == value) == isEqual } ?? true
  }
}

extension SwiftCode {
  /// What a condition needs of properties, and whether it asks for nothing else.
  ///
  /// - Complexity: O(tokens).
  func needs(of condition: Range<Int>) -> (all: [ViewNeed], isWhole: Bool) {
    let isOpen = condition.contains {
      isText($0, "||") || isText($0, "?") && kind($0) == .operation
    }
    guard !isOpen else { return ([], false) }
    let questions = items(condition, ofCondition: true)
    let needs = questions.compactMap(need)
    return (needs, questions.count == 1 && needs.count == 1)
  }

  /// A value that code writes out: `true`, `nil`, `.compact`.
  func plainLiteral(_ range: Range<Int>) -> String? {
    let range = unwrapped(range)
    let first = range.lowerBound
    if range.count == 1, ["true", "false", "nil"].contains(text(first)) { return text(first) }
    // ".none" is a case of some types and nil of others.
    guard range.count == 2, kind(first) == .dot, kind(first + 1) == .identifier,
      !isText(first + 1, "none")
    else { return nil }
    return "." + text(first + 1)
  }

  /// The one name that code asks for: `isCompact`, `self.isCompact`.
  func storedName(_ range: Range<Int>) -> String? {
    let isOwn =
      range.count == 3 && isText(range.lowerBound, "self") && kind(range.lowerBound + 1) == .dot
    guard let last = range.last, range.count == 1 || isOwn, kind(last) == .identifier else {
      return nil
    }
    return text(last)
  }

  private func need(of question: Range<Int>) -> ViewNeed? {
    let question = unwrapped(question)
    let first = question.lowerBound
    if let name = storedName(question) { return ViewNeed(property: name, value: "true") }
    if isText(first, "!") {
      return storedName(first + 1..<question.upperBound).map {
        ViewNeed(property: $0, value: "false")
      }
    }
    if isText(first, "let") {
      let isNamed = isText(first + 2, "=") && question.count > 3
      let name = storedName((isNamed ? first + 3 : first + 1)..<question.upperBound)
      return name.map { ViewNeed(property: $0, value: "nil", isEqual: false) }
    }
    guard let sign = question.first(where: { isText($0, "==") || isText($0, "!=") }),
      let name = storedName(first..<sign), let value = plainLiteral(sign + 1..<question.upperBound)
    else { return nil }
    return ViewNeed(property: name, value: value, isEqual: isText(sign, "=="))
  }
}
