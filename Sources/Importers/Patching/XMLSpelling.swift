/// Spells texts as Xcode does in XML.
enum XMLSpelling {
  /// A text as it stands between the quotes of an attribute.
  static func attribute(_ text: String, quote: UInt8) throws(PatchRefusal) -> String {
    try spelled(text) { scalar in
      switch scalar {
      case "\"" where quote == UInt8(ascii: "\""): "&quot;"
      case "'" where quote == UInt8(ascii: "'"): "&apos;"
      case "\n": "&#10;"
      case "\t": "&#9;"
      default: nil
      }
    }
  }

  /// A text as it stands between tags.
  static func content(_ text: String, lineBreak: String) throws(PatchRefusal) -> String {
    try spelled(text) { $0 == "\n" ? lineBreak : nil }
  }

  private static func spelled(
    _ text: String, special: (Unicode.Scalar) -> String?
  ) throws(PatchRefusal) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if let spelling = special(scalar) {
        result += spelling
        continue
      }
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\r": result += "&#13;"
      // Source: XML 1.0, section 2.2.
      case _ where scalar.value < 0x20 && scalar != "\t" && scalar != "\n",
        "\u{FFFE}", "\u{FFFF}":
        throw PatchRefusal("the text has a character that XML does not allow")
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
