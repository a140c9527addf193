/// A type of a file, with the tokens of its members.
struct SwiftType {
  let name: String
  /// What stands behind the colon of its declaration and of its extensions.
  var inherits: Set<String>
  /// The tokens of its members, without those of the types inside it.
  var pieces: [Range<Int>] = []
  /// Whether it is declared here, and not only extended.
  var isDeclared = false
  /// Whether code outside of its module may use it.
  var isPublic = false
  /// Whether it is none, but what stands in no type of a file.
  var isFree = false
  /// Whether it is, or stands in, what is only looked at in an editor.
  var isPreview = false
}

/// Finds the types of a file; extensions count for the type they extend, and what stands in no type
/// for one named after the file.
struct SwiftTypes {
  private let code: SwiftCode
  private let isOnlyOfApps: Bool
  private(set) var all: [SwiftType] = []
  /// What stands behind the names of types in their declarations.
  private(set) var heads: [Range<Int>] = []
  /// The braces of types, each with its name as it is declared: `Cart.Row` for an extension of it.
  private(set) var braces: [(name: String, inside: Range<Int>)] = []
  private var numbers: [String: Int] = [:]
  /// What stands in no type.
  private var free: [Range<Int>] = []

  /// - Parameter isOnlyOfApps: whether there are no other modules for `public` to speak to.
  /// - Complexity: O(tokens).
  init(_ code: SwiftCode, isOnlyOfApps: Bool = false) {
    self.code = code
    self.isOnlyOfApps = isOnlyOfApps
    // Types stand in types; a list of what is still to be read keeps deep ones off the stack.
    var pending: [(range: Range<Int>, type: Int?)] = [(code.all, nil)]
    while let (range, type) = pending.popLast() {
      let isPreview = type.map { all[$0].isPreview } ?? false
      var at = range.lowerBound
      var start = at
      while at < range.upperBound {
        guard let (inner, number, next) = readType(at, before: range.upperBound) else {
          at = code.past(at)
          continue
        }
        if start < at { add(start..<at, to: type) }
        all[number].isPreview = all[number].isPreview || isPreview
        pending.append((inner, number))
        at = next
        start = at
      }
      if start < range.upperBound { add(start..<range.upperBound, to: type) }
    }
    if !free.isEmpty {
      let name = code.path.split(separator: "/").last?.split(separator: ".").first ?? "file"
      all.append(SwiftType(name: String(name), inherits: [], pieces: free, isFree: true))
    }
  }

  private mutating func add(_ piece: Range<Int>, to type: Int?) {
    guard let type else { return free.append(piece) }
    all[type].pieces.append(piece)
  }

  private mutating func readType(
    _ at: Int, before end: Int
  ) -> (inner: Range<Int>, type: Int, next: Int)? {
    guard code.kind(at) == .identifier, isTypeWord(at), code.kind(at + 1) == .identifier,
      code.kind(at - 1) != .dot, !code.isText(at + 1, "func"), !code.isText(at + 1, "var"),
      !code.isText(at + 1, "let"), !code.isText(at + 1, "subscript")
    else { return nil }
    var next = at + 2
    var name = code.text(at + 1)
    var full = name
    while code.kind(next) == .dot, code.kind(next + 1) == .identifier {
      name = code.text(next + 1)
      full += "." + name
      next += 2
    }
    var inherits: Set<String> = []
    var isInherited = true
    while next < end, !code.opens(next, "{") {
      guard next - at < SwiftTypes.longestHead, !isTypeWord(next) else { return nil }
      if code.isText(next, "where") { isInherited = false }
      if isInherited, code.kind(next) == .identifier { inherits.insert(code.text(next)) }
      next = code.past(next)
    }
    guard next < end else { return nil }
    let number = numbers[name] ?? all.count
    if number == all.count {
      numbers[name] = number
      all.append(SwiftType(name: name, inherits: []))
    }
    all[number].inherits.formUnion(inherits)
    all[number].isPreview =
      all[number].isPreview || inherits.contains("PreviewProvider") || name.hasSuffix("_Previews")
    heads.append(at + 2..<next)
    braces.append((full, code.inside(next)))
    if !code.isText(at, "extension") {
      all[number].isDeclared = true
      all[number].isPublic = isPublic(at)
    }
    return (code.inside(next), number, code.past(next))
  }

  /// Whether a declaration has a word for other modules in front, or begins the app.
  private func isPublic(_ at: Int) -> Bool {
    var word = at - 1
    while word >= 0, at - word < SwiftTypes.mostModifiers {
      if code.isText(word, "main") { return true }
      if !isOnlyOfApps, code.isText(word, "public") || code.isText(word, "open") { return true }
      let isModifier = [
        "public", "open", "final", "private", "fileprivate", "internal", "package", "indirect",
      ]
      .contains { code.isText(word, $0) }
      guard isModifier || code.kind(word) == .at || code.kind(word - 1) == .at else { return false }
      word -= 1
    }
    return false
  }

  private static let mostModifiers = 16

  /// No declaration of a type has more tokens before its brace.
  private static let longestHead = 256

  private func isTypeWord(_ at: Int) -> Bool {
    code.isText(at, "struct") || code.isText(at, "class") || code.isText(at, "enum")
      || code.isText(at, "extension") || code.isText(at, "actor")
  }
}
