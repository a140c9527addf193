import AuditCore

/// Takes Swift code apart into tokens; comments and what no target compiles are left out.
///
/// Code that no compiler would accept is read as well: what is never closed ends at the end of the
/// file, what closes nothing is passed over. Every byte is looked at a bounded number of times.
struct SwiftLexer {
  private let bytes: [UInt8]
  private var at = 0
  private var startsLine = true
  private var lastEnd = -1
  private(set) var tokens: [SwiftToken] = []
  /// The names in code that is shipped only where another branch of a condition is not.
  private(set) var otherNames: [Range<Int>] = []
  private var open: [Int] = []
  private var conditions: SwiftConditions
  /// The conditions behind which another branch follows.
  private let followed: Set<Int>

  /// Reads a file.
  ///
  /// - Complexity: O(bytes).
  init(_ bytes: [UInt8], for platforms: AppPlatforms) {
    self.init(bytes, SwiftConditions(platforms))
    run()
  }

  private init(_ bytes: [UInt8], _ conditions: SwiftConditions) {
    self.bytes = bytes
    self.conditions = conditions
    followed = SwiftConditions.followed(in: bytes)
    tokens.reserveCapacity(bytes.count / 6)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { at = 3 }
    if bytes.starts(with: "#!".utf8) { skipLine() }
  }

  private mutating func run() {
    while at < bytes.count {
      let byte = bytes[at]
      switch byte {
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        startsLine = true
        at += 1
      case 0...0x20: at += 1
      default:
        if byte == UInt8(ascii: "/"), skipComment() { continue }
        readToken(byte)
      }
    }
    for index in open { tokens[index].partner = tokens.count }
  }

  private mutating func readToken(_ byte: UInt8) {
    let start = at
    switch byte {
    case UInt8(ascii: "\""): add(.string, to: SwiftStrings.end(of: start, in: bytes))
    case UInt8(ascii: "#"): readPound(start)
    case UInt8(ascii: "`"): readQuotedName(start)
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): addOpen()
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): addClose(byte)
    case UInt8(ascii: ","): add(.comma, to: start + 1)
    case UInt8(ascii: ":"): add(.colon, to: start + 1)
    case UInt8(ascii: ";"): add(.semicolon, to: start + 1)
    case UInt8(ascii: "@"): add(.at, to: start + 1)
    case UInt8(ascii: "."): readDot(start)
    default:
      if byte.startsSwiftName {
        add(.identifier, to: end(from: start) { $0.isSwiftNamePart })
      } else if byte.isSwiftDigit {
        readNumber(start)
      } else if byte.isSwiftOperator {
        readOperator(start)
      } else {
        at += 1
      }
    }
  }

  // MARK: Tokens

  private mutating func add(_ kind: SwiftToken.Kind, to end: Int) {
    let start = at
    at = max(end, start + 1)
    guard conditions.isActive else {
      // What only a build for debugging has shows nothing in the app that people get.
      if kind == .identifier, !conditions.isUnshipped { otherNames.append(start..<at) }
      startsLine = false
      return
    }
    tokens.append(
      SwiftToken(
        kind: kind, start: start, end: at, startsLine: startsLine, isGlued: lastEnd == start,
        isElsewhere: conditions.isElsewhere))
    startsLine = false
    lastEnd = at
  }

  private mutating func addOpen() {
    let count = tokens.count
    add(.open, to: at + 1)
    if tokens.count > count { open.append(count) }
  }

  private mutating func addClose(_ byte: UInt8) {
    let count = tokens.count
    add(.close, to: at + 1)
    guard tokens.count > count else { return }
    let wanted: UInt8 =
      switch byte {
      case UInt8(ascii: ")"): UInt8(ascii: "(")
      case UInt8(ascii: "]"): UInt8(ascii: "[")
      default: UInt8(ascii: "{")
      }
    // A bracket of another kind was left open: a brace closes it, anything else closes nothing.
    while let last = open.last {
      let isPartner = bytes[tokens[last].start] == wanted
      guard isPartner || byte == UInt8(ascii: "}") else { return }
      if !isPartner, bytes[tokens[last].start] == UInt8(ascii: "{") { return }
      open.removeLast()
      tokens[last].partner = count
      if isPartner {
        tokens[count].partner = last
        return
      }
    }
  }

  private mutating func readDot(_ start: Int) {
    let end = end(from: start) { $0 == UInt8(ascii: ".") }
    guard end > start + 1 else { return add(.dot, to: end) }
    add(.operation, to: self.end(from: end) { $0 == UInt8(ascii: "<") })
  }

  private mutating func readNumber(_ start: Int) {
    var end = end(from: start) { $0.isSwiftNamePart }
    let isFraction =
      end + 1 < bytes.count && bytes[end] == UInt8(ascii: ".") && bytes[end + 1].isSwiftDigit
    if isFraction { end = self.end(from: end + 1) { $0.isSwiftNamePart } }
    add(.number, to: end)
  }

  private mutating func readQuotedName(_ start: Int) {
    var end = start + 1
    while end < bytes.count, bytes[end] != UInt8(ascii: "`"), bytes[end] != UInt8(ascii: "\n") {
      end += 1
    }
    add(.identifier, to: min(end + 1, bytes.count))
  }

  private mutating func readOperator(_ start: Int) {
    let byte = bytes[start]
    let isPostfix =
      (byte == UInt8(ascii: "?") || byte == UInt8(ascii: "!")) && lastEnd == start
      && endsOperand
    if isPostfix { return add(.unwrap, to: start + 1) }
    if byte == UInt8(ascii: "/"), let end = regexEnd(from: start) { return add(.regex, to: end) }
    var end = start + 1
    while end < bytes.count, bytes[end].isSwiftOperator, !startsComment(end) { end += 1 }
    add(.operation, to: end)
  }

  /// Whether the last token ends a value, so that what follows is no beginning of one.
  private var endsOperand: Bool {
    guard let last = tokens.last else { return false }
    switch last.kind {
    case .identifier, .number, .string, .regex, .close, .unwrap: return true
    default: return false
    }
  }

  private func end(from start: Int, while isPart: (UInt8) -> Bool) -> Int {
    var end = start
    while end < bytes.count, isPart(bytes[end]) { end += 1 }
    return end
  }

  // MARK: Regular expressions

  /// The end of a regular expression between slashes, which stands on one line; nil for a division.
  private func regexEnd(from start: Int) -> Int? {
    guard !endsOperand, start + 1 < bytes.count, bytes[start + 1] > 0x20 else { return nil }
    var end = start + 1
    var isInClass = false
    let last = min(bytes.count, start + SwiftLexer.longestRegex)
    while end < last, bytes[end] != UInt8(ascii: "\n") {
      switch bytes[end] {
      case UInt8(ascii: "\\"): end += 1
      case UInt8(ascii: "["): isInClass = true
      case UInt8(ascii: "]"): isInClass = false
      case UInt8(ascii: "/") where !isInClass: return end + 1
      default: break
      }
      end += 1
    }
    return nil
  }

  /// So far is looked for the end of a regular expression, so that no line is read again and again.
  private static let longestRegex = 1024

  // MARK: Comments

  private func startsComment(_ place: Int) -> Bool {
    guard place + 1 < bytes.count, bytes[place] == UInt8(ascii: "/") else { return false }
    return bytes[place + 1] == UInt8(ascii: "/") || bytes[place + 1] == UInt8(ascii: "*")
  }

  private mutating func skipComment() -> Bool {
    guard startsComment(at) else { return false }
    guard bytes[at + 1] == UInt8(ascii: "*") else {
      skipLine()
      return true
    }
    at += 2
    var depth = 1
    while at < bytes.count, depth > 0 {
      let next = at + 1 < bytes.count ? bytes[at + 1] : 0
      if bytes[at] == UInt8(ascii: "*"), next == UInt8(ascii: "/") {
        depth -= 1
        at += 2
      } else if bytes[at] == UInt8(ascii: "/"), next == UInt8(ascii: "*") {
        depth += 1
        at += 2
      } else {
        if bytes[at] == UInt8(ascii: "\n") { startsLine = true }
        at += 1
      }
    }
    return true
  }

  private mutating func skipLine() {
    while at < bytes.count, bytes[at] != UInt8(ascii: "\n") { at += 1 }
  }

  // MARK: Number signs

  /// A raw string, a directive, or the number sign of a macro.
  private mutating func readPound(_ start: Int) {
    if let end = SwiftStrings.rawEnd(of: start, in: bytes) { return add(.string, to: end) }
    let end = end(from: start + 1) { $0.isSwiftNamePart }
    let word = bytes[start + 1..<max(end, start + 1)]
    guard let directive = SwiftConditions.Directive(word) else { return add(.pound, to: start + 1) }
    at = end
    let lineStart = at
    skipLine()
    let next = at
    let line = bytes[lineStart..<next]
    conditions.meet(directive, condition: line, hasOther: followed.contains(start))
  }
}
