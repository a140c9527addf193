extension SwiftCode {
  /// The expression that begins at a token, or nil where none does.
  ///
  /// - Parameters:
  ///   - start: the token it begins with.
  ///   - end: where it must be over.
  ///   - takesClosures: whether a brace behind it is its closure; not so in the condition of an if.
  /// - Complexity: O(tokens of the expression outside its brackets).
  func chain(at start: Int, before end: Int, takesClosures: Bool = true) -> SwiftChain? {
    var at = start
    // A few signs and words stand in front; a long row of them is no expression.
    let last = min(end, start + SwiftCode.mostPrefixes)
    while at < last, isPrefix(at) { at += 1 }
    guard at < end, let kind = kind(at) else { return nil }
    var chain = SwiftChain(calls: [], range: start..<start)
    switch kind {
    case .identifier, .string, .number, .regex:
      chain.calls.append(SwiftCall(token: at, name: kind == .identifier ? text(at) : ""))
      at += 1
    case .dot where self.kind(at + 1) == .identifier:
      chain.isImplicit = true
      chain.calls.append(SwiftCall(token: at + 1, name: text(at + 1)))
      at += 2
    case .pound where self.kind(at + 1) == .identifier:
      chain.calls.append(SwiftCall(token: at, name: "#" + text(at + 1)))
      at += 2
    case .open:
      chain.calls.append(SwiftCall(token: at, name: ""))
      at = past(at)
    default: return nil
    }
    at = readSuffixes(of: &chain, from: at, before: end, takesClosures)
    chain.range = start..<min(at, end)
    return chain
  }

  /// An expression without the parentheses around all of it.
  ///
  /// - Complexity: O(parentheses).
  func unwrapped(_ range: Range<Int>) -> Range<Int> {
    var range = range
    while opens(range.lowerBound, "("), past(range.lowerBound) == range.upperBound {
      range = inside(range.lowerBound)
    }
    return range
  }

  /// The token past a value that a constant is given: the first of a line that does not go on with it.
  ///
  /// - Complexity: O(tokens outside nested brackets).
  func valueEnd(_ start: Int) -> Int {
    var at = start
    while at < tokens.count {
      if kind(at) == .close || kind(at) == .semicolon { return at }
      if at > start, tokens[at].startsLine, kind(at) != .dot { return at }
      at = past(at)
    }
    return at
  }

  private static let mostPrefixes = 16

  private func isPrefix(_ at: Int) -> Bool {
    if kind(at) == .operation { return true }
    return kind(at) == .identifier
      && (isText(at, "try") || isText(at, "await") || isText(at, "return") || isText(at, "some")
        || isText(at, "any"))
      || kind(at) == .unwrap && isText(at - 1, "try")
  }

  private func readSuffixes(
    of chain: inout SwiftChain, from start: Int, before end: Int, _ takesClosures: Bool
  ) -> Int {
    var at = start
    while at < end, let kind = kind(at) {
      let last = chain.calls.count - 1
      switch kind {
      case .open:
        guard readBracket(at, into: &chain.calls[last], takesClosures) else { return at }
        at = past(at)
        if takesClosures, !chain.calls[last].closures.isEmpty {
          at = readLabelledClosures(into: &chain.calls[last], from: at, before: end)
        }
      case .dot:
        guard self.kind(at + 1) == .identifier || self.kind(at + 1) == .number else { return at }
        // ".init(…)" is a call of what stands before it.
        if !isText(at + 1, "init") {
          chain.calls.append(SwiftCall(token: at + 1, name: text(at + 1)))
        }
        at += 2
      case .unwrap: at += 1
      case .operation:
        guard tokens[at].isGlued, let past = genericEnd(at, before: end) else { return at }
        at = past
      default: return at
      }
    }
    return at
  }

  /// Takes the arguments or the closure that a bracket holds; false where it belongs to no call.
  private func readBracket(_ at: Int, into call: inout SwiftCall, _ takesClosures: Bool) -> Bool {
    if opens(at, "{") {
      guard takesClosures, call.closures.isEmpty, kind(call.token) != .string else { return false }
      call.isCalled = true
      call.closures.append(SwiftCall.Closure(label: nil, body: inside(at)))
      return true
    }
    guard !tokens[at].startsLine else { return false }
    if opens(at, "(") {
      call.isCalled = true
      call.arguments += arguments(inside(at))
    }
    return true
  }

  private func readLabelledClosures(
    into call: inout SwiftCall, from start: Int, before end: Int
  ) -> Int {
    var at = start
    while at + 2 < end, kind(at) == .identifier, kind(at + 1) == .colon, opens(at + 2, "{"),
      !isText(at, "default")
    {
      call.closures.append(SwiftCall.Closure(label: text(at), body: inside(at + 2)))
      at = past(at + 2)
    }
    return at
  }

  /// The token past the types between angle brackets, where a call or a member follows them.
  func genericEnd(_ start: Int, before end: Int) -> Int? {
    guard isText(start, "<") else { return nil }
    var depth = 1
    var at = start + 1
    while at < end, at - start < SwiftCode.longestGeneric {
      switch kind(at) {
      case .operation:
        for byte in bytes[tokens[at].start..<tokens[at].end] {
          if byte == UInt8(ascii: "<") { depth += 1 }
          if byte == UInt8(ascii: ">") { depth -= 1 }
        }
        at += 1
        guard depth > 0 else {
          return depth == 0 && (opens(at, "(") || opens(at, "{") || kind(at) == .dot) ? at : nil
        }
      case .identifier, .dot, .comma, .colon, .unwrap: at += 1
      case .open where opens(at, "[") || opens(at, "("): at = past(at)
      default: return nil
      }
    }
    return nil
  }

  private static let longestGeneric = 64

  /// What stands between the commas of a list, or of a condition between its `&&` as well.
  ///
  /// - Complexity: O(tokens outside nested brackets).
  func items(_ list: Range<Int>, ofCondition: Bool = false) -> [Range<Int>] {
    var items: [Range<Int>] = []
    var start = list.lowerBound
    while start < list.upperBound {
      var end = start
      while end < list.upperBound, kind(end) != .comma, !(ofCondition && isText(end, "&&")) {
        end = past(end)
      }
      items.append(start..<min(end, list.upperBound))
      start = end + 1
    }
    return items
  }

  /// The arguments in a list of them.
  ///
  /// - Complexity: O(tokens outside nested brackets).
  func arguments(_ list: Range<Int>) -> [SwiftCall.Argument] {
    var result: [SwiftCall.Argument] = []
    var at = list.lowerBound
    while at < list.upperBound {
      var label: String?
      if kind(at) == .identifier, kind(at + 1) == .colon, at + 1 < list.upperBound {
        label = text(at)
        at += 2
      }
      let start = at
      while at < list.upperBound, kind(at) != .comma { at = past(at) }
      result.append(SwiftCall.Argument(label: label, value: start..<min(at, list.upperBound)))
      at += 1
    }
    return result
  }
}
