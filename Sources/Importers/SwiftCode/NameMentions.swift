/// The names that stand in code, as numbers made of their spelling.
///
/// Two names with one number only make the one count as mentioned where the other is.
struct NameMentions: Sendable {
  /// Names that stand anywhere but where they are declared.
  private(set) var named: Set<UInt32> = []
  /// Names of types that are called, so that one may be made.
  private(set) var called: Set<UInt32> = []

  /// Names that something is given to: labels of arguments, and what is set.
  private(set) var given: Set<UInt32> = []

  /// Names of types that are called with a closure behind the parentheses.
  private(set) var closed: Set<UInt32> = []

  /// Names of types that stand in texts, or in files of other kinds.
  private(set) var quoted: Set<UInt32> = []

  init() {}

  mutating func formUnion(_ other: NameMentions) {
    quoted.formUnion(other.quoted)
    closed.formUnion(other.closed)
    given.formUnion(other.given)
    named.formUnion(other.named)
    called.formUnion(other.called)
  }

  func names(_ name: String) -> Bool { named.contains(NameMentions.number(of: name.utf8)) }

  func calls(_ name: String) -> Bool { called.contains(NameMentions.number(of: name.utf8)) }

  func quotes(_ name: String) -> Bool { quoted.contains(NameMentions.number(of: name.utf8)) }

  /// Takes note of a name by itself.
  mutating func add(name: String) { named.insert(NameMentions.number(of: name.utf8)) }

  /// Takes note of every word that begins as names of types do.
  ///
  /// - Complexity: O(bytes).
  ///
  /// - Parameter ofFunctions: whether those count that begin as names of functions do.
  mutating func add(words bytes: ArraySlice<UInt8>, ofFunctions: Bool = false) {
    bytes.forEachWord { word in
      if ofFunctions || (0x41...0x5A).contains(bytes[word.lowerBound]) {
        quoted.insert(NameMentions.number(of: bytes[word]))
      }
    }
  }

  /// Takes note of a text that is one word, as the name of a function that a selector is made of is.
  private mutating func add(selector text: ArraySlice<UInt8>) {
    let word = text.dropFirst().prefix { $0.isSwiftNamePart }
    guard let first = word.first, !(0x41...0x5A).contains(first) else { return }
    let next = text[word.endIndex...].first
    if next == UInt8(ascii: "\"") || next == UInt8(ascii: ":") {
      quoted.insert(NameMentions.number(of: word))
    }
  }

  /// Takes note of the words of code in Objective-C, without its comments; a header calls no function.
  ///
  /// - Complexity: O(bytes).
  mutating func add(objectiveC bytes: [UInt8], isHeader: Bool = false) {
    var at = 0
    var start = 0
    while at < bytes.endIndex {
      if bytes[at] == UInt8(ascii: "\"") {
        // "https://" and "*/*" are no comments.
        let end = max(at + 1, SwiftStrings.end(of: at, in: bytes))
        // A constant: "#define kCart @"showCart"".
        if isHeader { add(selector: bytes[at..<end]) }
        at = end
      } else if bytes[at] == UInt8(ascii: "/"), let end = NameMentions.commentEnd(at, bytes) {
        add(words: bytes[start..<at], ofFunctions: !isHeader)
        (at, start) = (end, end)
      } else {
        at += 1
      }
    }
    add(words: bytes[min(start, bytes.endIndex)...], ofFunctions: !isHeader)
  }

  /// Takes note of a token.
  ///
  /// - Parameter isRead: whether the call of it is told as what it shows.
  mutating func add(_ at: Int, in code: SwiftCode, isRead: Bool) {
    if code.kind(at) == .string {
      let text = code.bytes[code.tokens[at].start..<code.tokens[at].end]
      add(selector: text)
      return add(words: text)
    }
    guard code.kind(at) == .identifier, !NameMentions.isDeclared(at, code) else { return }
    var bytes = code.bytes[code.tokens[at].start..<code.tokens[at].end]
    if bytes.first == UInt8(ascii: "`") { bytes = bytes.dropFirst().dropLast() }
    let number = NameMentions.number(of: bytes)
    named.insert(number)
    if bytes.first == UInt8(ascii: "$") {
      given.insert(NameMentions.number(of: bytes.dropFirst()))
    } else if NameMentions.isGiven(at, code) {
      given.insert(number)
    }
    guard let first = bytes.first, (0x41...0x5A).contains(first) else { return }
    let next = code.genericEnd(at + 1, before: code.tokens.count) ?? at + 1
    if NameMentions.isClosed(next, code) { closed.insert(number) }
    guard !isRead else { return }
    let isCalled =
      code.opens(next, "(") || code.opens(next, "{") && !NameMentions.isType(at, code)
      || code.kind(next) == .dot && code.isText(next + 1, "init")
    if isCalled { called.insert(number) }
  }

  /// Takes note of a name in code that is not read, for another platform: what is called there is
  /// not known to stand where this one shows it.
  mutating func add(unread name: ArraySlice<UInt8>) {
    let number = NameMentions.number(of: name)
    named.insert(number)
    closed.insert(number)
    given.insert(number)
  }

  /// Takes note of every name in bytes of code that is not read further.
  ///
  /// - Complexity: O(bytes).
  mutating func add(_ bytes: [UInt8]) {
    var at = 0
    var declares = false
    while at < bytes.endIndex {
      let byte = bytes[at]
      if byte == UInt8(ascii: "/"), let end = NameMentions.commentEnd(at, bytes) {
        at = end
      } else if byte == UInt8(ascii: "\"") {
        let end = SwiftStrings.end(of: at, in: bytes)
        add(selector: bytes[at..<end])
        add(words: bytes[at..<end])
        at = end
      } else if byte.startsSwiftName {
        let start = at
        while at < bytes.endIndex, bytes[at].isSwiftNamePart { at += 1 }
        let wasDeclared = declares
        declares = NameMentions.declares(bytes[start..<at])
        // A type is not used where it is declared.
        if wasDeclared, !declares { continue }
        let number = NameMentions.number(of: bytes[start..<at])
        named.insert(number)
        given.insert(number)
        if (0x41...0x5A).contains(byte), NameMentions.isCalled(at, bytes) {
          called.insert(number)
          closed.insert(number)
        }
      } else {
        at += 1
      }
    }
  }

  /// Whether a type follows that a word declares or extends.
  private static func declares(_ word: ArraySlice<UInt8>) -> Bool {
    (5...9).contains(word.count) && typeWords.contains { word.elementsEqual($0.utf8) }
  }

  private static let typeWords = ["class", "struct", "extension", "actor", "protocol"]

  /// Whether what stands behind a name may call it: arguments, a closure, types or `.init`.
  private static func isCalled(_ end: Int, _ bytes: [UInt8]) -> Bool {
    let rest = bytes[end...].prefix(longestGap).drop { $0 == 0x20 || $0 == 0x0A }
    guard let next = rest.first else { return false }
    return "({<".utf8.contains(next) || rest.starts(with: ".init".utf8)
  }

  /// No call has more white space between its name and its arguments.
  private static let longestGap = 64

  private static func commentEnd(_ start: Int, _ bytes: [UInt8]) -> Int? {
    guard start + 1 < bytes.count else { return nil }
    let isLine = bytes[start + 1] == UInt8(ascii: "/")
    guard isLine || bytes[start + 1] == UInt8(ascii: "*") else { return nil }
    let end = isLine ? bytes.offset(of: "\n", from: start) : bytes.offset(of: "*/", from: start + 2)
    return end.map { $0 + (isLine ? 1 : 2) } ?? bytes.count
  }

  /// Whether something is given to a name, or may be: it is the label of an argument, it is set, a key
  /// path or an address leads to it.
  private static func isGiven(_ at: Int, _ code: SwiftCode) -> Bool {
    let (before, next) = (at - 1, at + 1)
    if code.kind(next) == .colon {
      return code.kind(before) == .comma || code.kind(before) == .open
        || code.kind(before) == .identifier
    }
    if code.kind(next) == .operation {
      let sign = code.tokens[next]
      let isSet = code.bytes[sign.end - 1] == UInt8(ascii: "=")
      if isSet { return !comparisons.contains { code.isText(next, $0) } }
    }
    if code.kind(next) == .dot, code.isText(next + 1, "toggle") { return true }
    var start = before
    while code.kind(start) == .dot, code.kind(start - 1) == .identifier {
      // Nobody writes so long a chain; it may begin anyhow.
      guard before - start < longestChain else { return true }
      start -= 2
    }
    if code.kind(start) == .dot { start -= 1 }
    if code.isText(start, "\\") || code.isText(start, "&") { return true }
    let isListed = code.kind(next) == .comma || code.kind(next) == .close
    return isListed && ViewFlags.isAssigned(at, code)
  }

  private static let longestChain = 64
  private static let comparisons: [StaticString] = ["==", "!=", "===", "!==", "<=", ">="]

  /// Whether a closure stands behind the name of a type, or its initialiser is handed over: what that is
  /// called with is not known.
  private static func isClosed(_ next: Int, _ code: SwiftCode) -> Bool {
    if code.kind(next) == .dot { return code.isText(next + 1, "init") }
    return code.opens(code.opens(next, "(") ? code.past(next) : next, "{")
  }

  /// Whether a name is declared here and not used.
  private static func isDeclared(_ at: Int, _ code: SwiftCode) -> Bool {
    guard code.kind(at - 1) == .identifier, !code.isText(at - 2, "import") else { return false }
    let words: [StaticString] = [
      "let", "var", "func", "case", "struct", "class", "enum", "extension", "typealias", "actor",
      "protocol",
    ]
    return words.contains { code.isText(at - 1, $0) }
  }

  /// Whether a name is what a property or function gives, whose body follows: `var cup: Shop.Cup {`.
  private static func isType(_ at: Int, _ code: SwiftCode) -> Bool {
    var first = at
    while code.kind(first - 1) == .dot, code.kind(first - 2) == .identifier { first -= 2 }
    if code.isText(first - 1, "->") { return true }
    return code.kind(first - 1) == .colon && code.isText(first - 3, "var")
  }

  /// FNV-1a, of 32 bits.
  static func number(of name: some Sequence<UInt8>) -> UInt32 {
    var number: UInt32 = 2_166_136_261
    for byte in name { number = (number ^ UInt32(byte)) &* 16_777_619 }
    return number
  }
}
