/// Finds where string literals end, with the code inside their interpolations.
enum SwiftStrings {
  /// The offset past the literal that begins at a quotation mark.
  static func end(of start: Int, in bytes: [UInt8]) -> Int {
    end(of: start, pounds: 0, in: bytes, depth: 0)
  }

  /// The offset past a literal such as #"…"# that begins at a number sign; nil for another token.
  static func rawEnd(of start: Int, in bytes: [UInt8]) -> Int? {
    var quote = start
    while quote < bytes.count, quote - start <= mostPounds, bytes[quote] == UInt8(ascii: "#") {
      quote += 1
    }
    guard quote < bytes.count, quote > start, quote - start <= mostPounds else { return nil }
    if bytes[quote] == UInt8(ascii: "\"") {
      return end(of: quote, pounds: quote - start, in: bytes, depth: 0)
    }
    return bytes[quote] == UInt8(ascii: "/") ? regexEnd(quote, quote - start, bytes) : nil
  }

  private static func regexEnd(_ slash: Int, _ pounds: Int, _ bytes: [UInt8]) -> Int? {
    var at = slash + 1
    let last = min(bytes.count, at + longestRegex)
    while at < last {
      if bytes[at] == UInt8(ascii: "/"), closes(at + 1, pounds, bytes) { return at + 1 + pounds }
      at += 1
    }
    return nil
  }

  private static func end(of quote: Int, pounds: Int, in bytes: [UInt8], depth: Int) -> Int {
    let isMultiline = isTriple(quote, bytes)
    var at = quote + (isMultiline ? 3 : 1)
    while at < bytes.count {
      switch bytes[at] {
      case UInt8(ascii: "\n") where !isMultiline: return at
      case UInt8(ascii: "\""):
        let width = isMultiline ? 3 : 1
        if !isMultiline || isTriple(at, bytes), closes(at + width, pounds, bytes) {
          return at + width + pounds
        }
        at += 1
      case UInt8(ascii: "\\") where closes(at + 1, pounds, bytes):
        let escaped = at + 1 + pounds
        let isCode = escaped < bytes.count && bytes[escaped] == UInt8(ascii: "(")
        at =
          isCode
          ? interpolationEnd(from: escaped + 1, in: bytes, isMultiline, depth: depth + 1)
          : escaped + 1
      default: at += 1
      }
    }
    return bytes.count
  }

  /// The offset past the parenthesis that closes an interpolation.
  private static func interpolationEnd(
    from start: Int, in bytes: [UInt8], _ isMultiline: Bool, depth: Int
  ) -> Int {
    var at = start
    var open = 1
    while at < bytes.count {
      switch bytes[at] {
      case UInt8(ascii: "("): open += 1
      case UInt8(ascii: ")"):
        open -= 1
        if open == 0 { return at + 1 }
      case UInt8(ascii: "\n") where !isMultiline: return at
      case UInt8(ascii: "\"") where depth < deepest:
        at = end(of: at, pounds: 0, in: bytes, depth: depth)
        continue
      default: break
      }
      at += 1
    }
    return bytes.count
  }

  private static func isTriple(_ at: Int, _ bytes: [UInt8]) -> Bool {
    at + 2 < bytes.count && bytes[at] == UInt8(ascii: "\"") && bytes[at + 1] == bytes[at]
      && bytes[at + 2] == bytes[at]
  }

  /// Whether so many number signs stand here.
  private static func closes(_ at: Int, _ pounds: Int, _ bytes: [UInt8]) -> Bool {
    pounds == 0
      || at + pounds <= bytes.count
        && bytes[at..<at + pounds].allSatisfy { $0 == UInt8(ascii: "#") }
  }

  /// Strings in interpolations in strings; people write two.
  private static let deepest = 16
  // Bounds, so that no text of number signs and slashes is read again and again.
  private static let mostPounds = 16
  private static let longestRegex = 4096
}
