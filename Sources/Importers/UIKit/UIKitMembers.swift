/// The members of a type: what it holds, and everything else.
struct UIKitMembers {
  /// The properties with what they are made as, without the braces behind them.
  var properties: [Range<Int>] = []
  /// The rest, which may use any of them.
  var others: [Range<Int>] = []
}

extension SwiftCode {
  /// The members among the tokens of a type.
  ///
  /// - Complexity: O(tokens outside of braces).
  func members(_ piece: Range<Int>) -> UIKitMembers {
    var members = UIKitMembers()
    var at = piece.lowerBound
    var start = at
    while at < piece.upperBound {
      guard isText(at, "let") || isText(at, "var"), kind(at - 1) != .dot else {
        at = past(at)
        continue
      }
      let end = propertyEnd(at, before: piece.upperBound)
      if start < at { members.others.append(start..<at) }
      members.properties.append(at..<end)
      at = end
      start = end
    }
    if start < piece.upperBound { members.others.append(start..<piece.upperBound) }
    return members
  }

  /// Where the declaration of a property ends: before the braces of what works it out or watches it.
  private func propertyEnd(_ start: Int, before end: Int) -> Int {
    var at = start + 1
    var hasValue = false
    while at < end {
      if kind(at) == .semicolon { return at }
      if tokens[at].startsLine, !goesOn(at) { return at }
      if isText(at, "=") { hasValue = true }
      if opens(at, "{") {
        let watches = isText(at + 1, "didSet") || isText(at + 1, "willSet")
        if !hasValue || watches { return at }
      }
      at = past(at)
    }
    return end
  }
}
