/// The names in a type's code that are set there, or that stand for something else than its property
/// in places.
struct StoredChanges {
  private(set) var names: Set<String> = []
  private let code: SwiftCode

  /// - Parameters:
  ///   - declarations: the tokens of the names that properties are declared with.
  ///   - ranges: what of the type is read otherwise.
  /// - Complexity: O(tokens of the type).
  init(
    of type: SwiftType, in code: SwiftCode, leavingOut declarations: Set<Int>,
    _ ranges: [Range<Int>]
  ) {
    self.code = code
    let ends = Dictionary(ranges.map { ($0.lowerBound, $0.upperBound) }) { one, _ in one }
    for piece in type.pieces {
      var at = piece.lowerBound
      while at < piece.upperBound {
        if let end = ends[at] {
          at = end
          continue
        }
        if code.isText(at, "func") { names.formUnion(code.functionParameters(at)) }
        if code.opens(at, "{") { names.formUnion(code.closureParameters(code.inside(at))) }
        if code.kind(at) == .identifier, !declarations.contains(at) { read(at) }
        at += 1
      }
    }
  }

  /// The names that an extension in another file sets: `row.isCompact = true`; nil where it adds
  /// initialisers.
  ///
  /// - Complexity: O(tokens of the type).
  static func ofExtension(_ type: SwiftType, in code: SwiftCode) -> Set<String>? {
    var names: Set<String> = []
    for piece in type.pieces {
      for at in piece where code.kind(at) == .identifier {
        if StoredInitialiser(at, before: piece.upperBound, code) != nil { return nil }
        if code.isText(at - 1, "."), isAssigned(at, code) { names.insert(code.text(at)) }
      }
    }
    return names
  }

  private mutating func read(_ at: Int) {
    let name = code.text(at)
    if name.hasPrefix("$") {
      names.insert(String(name.dropFirst()))
    } else if mayBeSet(at) {
      names.insert(name)
    }
  }

  private func mayBeSet(_ at: Int) -> Bool {
    if code.isText(at - 1, "let") || code.isText(at - 1, "var") {
      return !ViewOptionals.isBound(at, at - 1, code)
    }
    if StoredChanges.isAssigned(at, code) || ViewFlags.isAssigned(at, code) { return true }
    if code.isText(at + 1, "."), code.isText(at + 2, "toggle") { return true }
    let isMember = code.kind(at - 1) == .dot
    let isOwn = isMember && code.isText(at - 2, "self")
    if isMember, !isOwn {
      // Something else's property of the name; a key path may hand on the view's.
      if code.kind(at - 2) == .close || code.kind(at - 2) == .unwrap { return false }
      return !(code.text(at - 2).first?.isLowercase ?? false)
    }
    return code.isText(isOwn ? at - 3 : at - 1, "&")
  }

  private static func isAssigned(_ at: Int, _ code: SwiftCode) -> Bool {
    guard code.kind(at + 1) == .operation else { return false }
    let sign = code.text(at + 1)
    return sign.hasSuffix("=") && !["==", "!=", "===", "!==", "<=", ">="].contains(sign)
  }
}
