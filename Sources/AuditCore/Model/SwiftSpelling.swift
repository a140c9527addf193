/// Text as Swift source spells it.
public enum SwiftSpelling {
  /// A string literal that means exactly this text and shows every character of it.
  public static func string(_ text: String) -> String {
    var literal = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": literal += "\\\""
      case "\\": literal += "\\\\"
      case "\n": literal += "\\n"
      case "\r": literal += "\\r"
      case "\t": literal += "\\t"
      default:
        if HiddenCharacter.isHidden(scalar) {
          literal += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
        } else {
          literal.unicodeScalars.append(scalar)
        }
      }
    }
    return literal + "\""
  }

  /// A list of string literals.
  public static func list(_ items: [String]) -> String {
    "[" + items.map(string).joined(separator: ", ") + "]"
  }

  /// A variable's name made from an element's identifier or id: the first that is one already,
  /// else the id in camel case; nil where neither has a letter to use.
  public static func variable(from candidates: [String]) -> String? {
    if let name = candidates.first(where: isVariable) { return name }
    return candidates.lazy.compactMap(camelCase).first(where: isVariable)
  }

  private static func isVariable(_ name: String) -> Bool {
    guard let first = name.utf8.first, isLetter(first) || first == 0x5F, name != "_",
      name.utf8.allSatisfy({ isLetter($0) || isDigit($0) || $0 == 0x5F })
    else { return false }
    return !keywords.contains(name)
  }

  private static func camelCase(_ text: String) -> String? {
    var name: [UInt8] = []
    var startsWord = false
    for byte in text.utf8 {
      guard isLetter(byte) || (isDigit(byte) && !name.isEmpty) else {
        startsWord = !name.isEmpty
        continue
      }
      let isLower = (0x61...0x7A).contains(byte)
      name.append(startsWord && isLower ? byte - 0x20 : byte)
      startsWord = false
    }
    guard let first = name.first else { return nil }
    if (0x41...0x5A).contains(first) { name[0] = first + 0x20 }
    return String(decoding: name, as: UTF8.self)
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  /// Source: The Swift Programming Language, "Keywords and Punctuation".
  private static let keywords: Set<String> = [
    "actor", "any", "as", "associatedtype", "await", "break", "case", "catch", "class",
    "continue", "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough",
    "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout",
    "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol",
    "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super",
    "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]
}
