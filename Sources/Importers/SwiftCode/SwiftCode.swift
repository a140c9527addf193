import AuditCore

/// A file of Swift code as tokens, for reading the calls in it.
struct SwiftCode {
  /// The file as the reviewer named it, relative to the app's folder.
  let path: String
  let bytes: [UInt8]
  let tokens: [SwiftToken]
  /// The platforms it is read for.
  let platforms: AppPlatforms
  /// The bytes of names in code that is not read, since another branch of its condition is.
  let otherNames: [Range<Int>]
  /// What the app's code has names for.
  let names: CodeNames
  /// What the file itself has names for as pictures: many files have a private type of such names, and
  /// call it alike.
  var ownPictures = OwnPictures()
  /// The types around its places.
  var scopes = SwiftScopes()
  /// Offsets of the first byte of every line.
  private let lines: [Int]

  /// Takes a file apart.
  ///
  /// - Complexity: O(bytes).
  init(
    _ bytes: [UInt8], path: String, platforms: AppPlatforms, names: CodeNames = CodeNames()
  ) {
    self.path = path
    self.names = names
    self.bytes = bytes
    self.platforms = platforms
    let lexer = SwiftLexer(bytes, for: platforms)
    tokens = lexer.tokens
    otherNames = lexer.otherNames
    var lines = [0]
    for (offset, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
      lines.append(offset + 1)
    }
    self.lines = lines
  }

  /// Every token's number.
  var all: Range<Int> { 0..<tokens.count }

  /// The text of a token; a name without its quotation marks.
  func text(_ index: Int) -> String {
    guard tokens.indices.contains(index) else { return "" }
    let token = tokens[index]
    var range = token.start..<token.end
    if bytes[token.start] == UInt8(ascii: "`"), range.count > 2 {
      range = token.start + 1..<token.end - 1
    }
    return String(decoding: bytes[range], as: UTF8.self)
  }

  /// The code of some tokens on one line, shortened where it is long.
  func source(_ range: Range<Int>) -> String {
    guard let first = range.first, let last = range.last, last < tokens.count else { return "" }
    var text = ""
    let all = bytes[tokens[first].start..<tokens[last].end]
    // Views stand in views: no more is decoded than may be shown.
    for scalar in String(decoding: all.prefix(SwiftCode.longestDecoded), as: UTF8.self)
      .unicodeScalars
    {
      if text.utf8.count > SwiftCode.longestExcerpt { return text + "…" }
      guard scalar.properties.isWhitespace else {
        text.unicodeScalars.append(scalar)
        continue
      }
      if text.last != " " { text += " " }
    }
    return all.count > SwiftCode.longestDecoded ? text + "…" : text
  }

  private static let longestExcerpt = 80
  private static let longestDecoded = 4096

  func kind(_ index: Int) -> SwiftToken.Kind? {
    tokens.indices.contains(index) ? tokens[index].kind : nil
  }

  /// Whether a token is spelled so; no text is made.
  func isText(_ index: Int, _ text: StaticString) -> Bool {
    guard tokens.indices.contains(index) else { return false }
    let token = tokens[index]
    guard token.end - token.start == text.utf8CodeUnitCount else { return false }
    return bytes.withUnsafeBufferPointer { all in
      for offset in 0..<text.utf8CodeUnitCount
      where all[token.start + offset] != text.utf8Start[offset] {
        return false
      }
      return true
    }
  }

  /// Whether a bracket of this character opens here.
  func opens(_ index: Int, _ bracket: Character) -> Bool {
    guard kind(index) == .open, let value = bracket.asciiValue else { return false }
    return bytes[tokens[index].start] == value
  }

  /// The tokens inside a bracket.
  func inside(_ open: Int) -> Range<Int> {
    guard tokens.indices.contains(open) else { return open..<open }
    return open + 1..<max(open + 1, min(tokens[open].partner, tokens.count))
  }

  /// The token past a bracket with all that is in it, or the next one.
  func past(_ index: Int) -> Int {
    guard kind(index) == .open else { return index + 1 }
    return min(max(tokens[index].partner, index) + 1, tokens.count)
  }

  /// Line and column, in bytes, from 1, of a token.
  ///
  /// - Complexity: O(log lines).
  func place(_ index: Int) -> SourceLocation {
    let offset = tokens.indices.contains(index) ? tokens[index].start : bytes.count
    var low = 0
    var high = lines.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lines[middle] <= offset { low = middle } else { high = middle }
    }
    return SourceLocation(file: path, line: low + 1, column: offset - lines[low] + 1)
  }
}
