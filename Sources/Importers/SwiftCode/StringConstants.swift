/// Texts that an app's code has names for, such as `L10n.Cart.title`, which tools generate and people
/// write.
struct StringConstants: Sendable {
  private var texts: [String: ViewText] = [:]
  /// By file the texts of what only its own code can name: many files have a private type
  /// `Localization`, or extend a type for themselves.
  private var own: [String: [String: ViewText]] = [:]
  /// Names of which no code of the app says the text.
  private var generated = GeneratedNames()
  /// The texts of the app.
  private(set) var tables = StringTables()

  init() {}

  /// Names of code that is made of the keys of texts, and no others yet.
  init(_ tables: StringTables) {
    generated = GeneratedNames(tables)
    self.tables = tables
  }

  /// The text of a name with its types, or nil.
  ///
  /// - Parameters:
  ///   - file: the file that names it.
  ///   - types: the types that the name stands in, the outermost first; each may have a type of its own
  ///     by the same name.
  func text(_ path: [String], in file: String = "", _ types: [String] = []) -> ViewText? {
    let isSelf = path.first == "Self"
    let names = path.dropFirst(isSelf ? 1 : 0)
    for count in (isSelf ? types.count...types.count : 0...types.count).reversed() {
      let name = (types.prefix(count) + names).joined(separator: ".")
      guard let text = own[file]?[name] ?? texts[name] else { continue }
      return text.expression == nil ? text : nil
    }
    return generated.text(path)
  }

  /// Takes in what another file has names for; what two files say otherwise is not known.
  mutating func add(_ other: StringConstants) {
    texts.merge(other.texts) { $0.isSaidAlike($1) ? $0 : .unknown("several") }
    own.merge(other.own) { one, _ in one }
    generated.add(declared: other.generated.declared)
  }

  /// Takes note of types that a file declares.
  mutating func add(declared types: Set<String>) { generated.add(declared: types) }

  /// Whether a file may have names for texts that are looked up.
  static func mayHold(_ bytes: [UInt8]) -> Bool {
    guard bytes.contains("static ") else { return false }
    // "NSLocalizedString(…)", "String(localized: …)", "loc(…)" and "L10n.tr(…)".
    return bytes.contains("ocali") || bytes.contains("oc(\"") || bytes.contains("tr(\"")
  }

  /// A constant, with the types it stands in.
  private struct Member {
    let types: [String]
    let name: String
    let value: Range<Int>
    /// Whether only the file's code can name it.
    let isOwn: Bool

    var path: String { (types + [name]).joined(separator: ".") }
  }

  /// The names of a file.
  ///
  /// - Complexity: O(tokens).
  init(_ code: SwiftCode) {
    // The types around a token, with the token past each.
    var types: [(name: String, end: Int)] = []
    var isOwn = false
    var members: [Member] = []
    func note(_ name: String, _ value: Range<Int>) {
      members.append(Member(types: types.map(\.name), name: name, value: value, isOwn: isOwn))
    }
    var at = 0
    while at < code.tokens.count {
      while let last = types.last, at >= last.end { types.removeLast() }
      if let (name, open) = StringConstants.type(at, code) {
        if types.isEmpty { isOwn = StringConstants.isPrivate(at - 1, code) }
        types.append((name, code.past(open)))
        at = open + 1
      } else if code.isText(at, "static"),
        let (name, value, next) = StringConstants.member(at, code)
      {
        if let value { note(name, value) }
        at = next
      } else if code.isText(at, "let"), code.isText(at + 2, "="), code.kind(at + 3) == .string {
        // "private let table = "Tea"", beside the types that use it.
        note(code.text(at + 1), at + 3..<code.valueEnd(at + 3))
        at += 4
      } else {
        // Bodies hold no members.
        at = code.opens(at, "{") ? code.past(at) : at + 1
      }
    }
    read(members, code)
  }

  private static func isPrivate(_ at: Int, _ code: SwiftCode) -> Bool {
    code.isText(at, "private") || code.isText(at, "fileprivate")
  }

  /// Reads the values of members; some say in which table others are.
  private mutating func read(_ members: [Member], _ code: SwiftCode) {
    var literals: [String: String] = [:]
    for member in members {
      guard let literal = code.literal(member.value), literal.codes.isEmpty else { continue }
      literals[member.path] = literal.text
    }
    for member in members {
      guard var text = StringConstants.text(member.value, code) else { continue }
      if text.table == nil, let table = StringConstants.table(of: member.value, code) {
        text.table = StringConstants.literal(table, in: member.types, literals, code)
      }
      if member.isOwn {
        own[code.path, default: [:]][member.path] = text
      } else {
        texts[member.path] = text
      }
    }
  }

  /// The name of the table that an expression looks a text up in, where one is said.
  private static func table(of value: Range<Int>, _ code: SwiftCode) -> Range<Int>? {
    let chain = code.chain(at: value.lowerBound, before: value.upperBound)
    guard let call = chain?.calls.last else { return nil }
    return (call.argument("tableName") ?? call.argument("table"))?.value
  }

  /// The text of a constant of the same file, as the types around call it.
  private static func literal(
    _ value: Range<Int>, in types: [String], _ literals: [String: String], _ code: SwiftCode
  ) -> String? {
    guard let first = value.first, code.kind(first) == .identifier else { return nil }
    let path = code.path(at: first, before: value.upperBound)
    guard path.end == value.upperBound else { return nil }
    var names = code.names(of: path)
    if names.first == "Self" { names.removeFirst() }
    return (0...types.count).reversed().lazy.compactMap { count in
      literals[(types.prefix(count) + names).joined(separator: ".")]
    }.first
  }

  private static func type(_ at: Int, _ code: SwiftCode) -> (name: String, open: Int)? {
    guard
      code.isText(at, "enum") || code.isText(at, "struct") || code.isText(at, "class")
        || code.isText(at, "extension") || code.isText(at, "actor"),
      code.kind(at + 1) == .identifier, code.kind(at - 1) != .dot
    else { return nil }
    var open = at + 2
    var name = code.text(at + 1)
    while code.kind(open) == .dot, code.kind(open + 1) == .identifier {
      name += "." + code.text(open + 1)
      open += 2
    }
    while open < code.tokens.count, open < at + 40, !code.opens(open, "{") {
      open = code.past(open)
    }
    return code.opens(open, "{") ? (name, open) : nil
  }

  /// A constant, property or function with what it gives, and the token past it.
  private static func member(
    _ start: Int, _ code: SwiftCode
  ) -> (name: String, value: Range<Int>?, next: Int)? {
    // "static private let" is as good as "private static let".
    let at = isPrivate(start + 1, code) ? start + 1 : start
    let isFunction = code.isText(at + 1, "func")
    guard isFunction || code.isText(at + 1, "let") || code.isText(at + 1, "var"),
      code.kind(at + 2) == .identifier
    else { return nil }
    let name = code.text(at + 2)
    var next = at + 3
    while next < code.tokens.count, next < at + 40, !code.opens(next, "{") {
      if code.isText(next, "=") {
        let end = code.valueEnd(next + 1)
        // "= { return … }()" gives what the braces do.
        let isCalled = code.opens(next + 1, "{") && code.opens(code.past(next + 1), "(")
        return (name, isCalled ? returned(next + 1, code) : next + 1..<end, end)
      }
      if code.isText(next, "static") { return (name, nil, next) }
      next = code.past(next)
    }
    guard code.opens(next, "{") else { return (name, nil, next) }
    return (name, returned(next, code), code.past(next))
  }

  /// What stands between braces, behind `return`.
  private static func returned(_ open: Int, _ code: SwiftCode) -> Range<Int> {
    let body = code.inside(open)
    guard let first = body.first, code.isText(first, "return") else { return body }
    return first + 1..<body.upperBound
  }

  /// The text an expression looks up: `L10n.tr("Table", "key", …)`, `NSLocalizedString(…)`.
  private static func text(_ range: Range<Int>, _ code: SwiftCode) -> ViewText? {
    guard let chain = code.chain(at: range.lowerBound, before: range.upperBound),
      chain.range.upperBound == range.upperBound, let last = chain.calls.last, last.isCalled
    else { return nil }
    guard last.name == "tr" else {
      let text = code.viewText(range, isLocalized: false)
      return text.expression == nil && text.key != nil ? text : nil
    }
    let plain = last.arguments.filter { $0.label == nil }
    guard plain.count > 1, let table = code.literal(plain[0].value),
      let key = code.literal(plain[1].value)
    else { return nil }
    var text = ViewText(words: key.text, key: key.text, table: table.text)
    text.codes = plain.dropFirst(2).map { code.source($0.value) }
    if let fallback = last.argument("fallback"), let words = code.literal(fallback.value) {
      text.words = words.text
    }
    return text
  }
}
