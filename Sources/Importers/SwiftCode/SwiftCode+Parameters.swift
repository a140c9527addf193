/// A closure that a function is handed.
struct ClosureParameter {
  /// What it is called where the function is called; nil for none.
  let label: String?
  /// What it is called in the function.
  let name: String
  /// Whether it makes views.
  let makesViews: Bool
}

extension SwiftCode {
  /// The functions among the members of a type, without those that have no body.
  ///
  /// - Complexity: O(tokens outside nested brackets).
  func functions(in piece: Range<Int>) -> [(token: Int, name: String, body: Range<Int>)] {
    var functions: [(token: Int, name: String, body: Range<Int>)] = []
    var at = piece.lowerBound
    while at < piece.upperBound {
      guard isText(at, "func"), kind(at + 1) == .identifier else {
        at = past(at)
        continue
      }
      var open = at + 2
      while open < piece.upperBound, !opens(open, "{"), !isText(open, "func") { open = past(open) }
      if open < piece.upperBound, past(open) <= piece.upperBound, opens(open, "{") {
        functions.append((at, text(at + 1), inside(open)))
      }
      at = opens(open, "{") ? past(open) : open
    }
    return functions
  }

  /// The names of the parameters of a closure, in order: `{ [weak self] button, isOn in`.
  ///
  /// - Parameter body: the tokens inside its braces.
  /// - Complexity: O(tokens of its head), bounded.
  func closureParameters(_ body: Range<Int>) -> [String] {
    let last = min(body.upperBound, body.lowerBound + SwiftCode.longestClosureHead)
    var names: [String] = []
    var at = body.lowerBound
    while at < last {
      if isText(at, "in") { return names }
      switch kind(at) {
      case .identifier:
        if kind(at - 1) != .colon, kind(at - 1) != .dot { names.append(text(at)) }
        at += 1
      case .comma, .colon, .unwrap, .dot: at += 1
      case .operation where isText(at, "->"): at += 1
      case .open where opens(at, "("):
        for inner in inside(at).prefix(SwiftCode.longestClosureHead)
        where kind(inner) == .identifier && kind(inner - 1) != .colon {
          names.append(text(inner))
        }
        at = past(at)
      case .open where opens(at, "["): at = past(at)
      default: return []
      }
    }
    return []
  }

  /// The names of the parameters of a function, at a token before its list of them.
  ///
  /// - Complexity: O(tokens of its head), bounded.
  func functionParameters(_ at: Int) -> Set<String> {
    var open = at + 1
    while open < at + SwiftCode.longestFunctionHead, !opens(open, "(") {
      guard let kind = kind(open), kind != .open, kind != .close else { return [] }
      open += 1
    }
    guard opens(open, "(") else { return [] }
    let inside = inside(open)
    var names: Set<String> = []
    var next = inside.lowerBound
    while next < inside.upperBound, next - inside.lowerBound < SwiftCode.longestFunctionHead {
      // "_ button: UIButton" is called by its second name.
      if kind(next) == .identifier, kind(next + 1) == .colon { names.insert(text(next)) }
      next = past(next)
    }
    return names
  }

  /// The parameters of a function that are closures, at a token before its list of them.
  ///
  /// - Parameter views: the names that stand for any view.
  /// - Complexity: O(tokens of its head), bounded.
  func closureParameters(ofFunction at: Int, views: Set<String>) -> [ClosureParameter] {
    var open = at + 1
    while open < at + SwiftCode.longestFunctionHead, !opens(open, "(") { open += 1 }
    guard opens(open, "("), inside(open).count < SwiftCode.longestFunctionHead else { return [] }
    return items(inside(open)).compactMap { closureParameter($0, views) }
  }

  /// A parameter such as `@ViewBuilder content: () -> Content`, where it is a closure.
  private func closureParameter(_ range: Range<Int>, _ views: Set<String>) -> ClosureParameter? {
    guard let colon = range.first(where: { kind($0) == .colon }),
      let arrow = range.last(where: { isText($0, "->") }), arrow > colon,
      kind(colon - 1) == .identifier
    else { return nil }
    let isLabelled =
      colon - 2 < range.lowerBound || kind(colon - 2) != .identifier
      || kind(colon - 3) == .at
    let label = text(isLabelled ? colon - 1 : colon - 2)
    let makesViews = range.contains {
      isText($0, "ViewBuilder") || $0 > arrow && kind($0) == .identifier && views.contains(text($0))
    }
    return ClosureParameter(
      label: label == "_" ? nil : label, name: text(colon - 1), makesViews: makesViews)
  }

  /// The names that code starts from: those behind no dot, and those of the type's own properties.
  ///
  /// - Complexity: O(tokens), bounded.
  func roots(_ range: Range<Int>) -> Set<String> {
    var names: Set<String> = []
    for index in range.prefix(SwiftCode.longestAction) where kind(index) == .identifier {
      guard kind(index - 1) == .dot || kind(index - 1) == .unwrap else {
        let isLabel = kind(index + 1) == .colon && [.open, .comma].contains(kind(index - 1))
        if !isLabel { names.insert(text(index)) }
        continue
      }
      if kind(index - 1) == .dot, isText(index - 2, "self") { names.insert(text(index)) }
    }
    return names
  }

  private static let longestClosureHead = 24
  private static let longestFunctionHead = 256
  /// What a control does in more tokens than this is not looked through to its end.
  private static let longestAction = 2_000
}
