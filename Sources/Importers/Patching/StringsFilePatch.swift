/// Changes a text of a `.strings` file that is a property list in the older text form.
enum StringsFilePatch {
  static func edit(
    _ file: PatchText, key: String, to text: String
  ) throws(PatchRefusal) -> SourceEdit {
    let first = file.bytes.first { !isSpace($0) }
    if first == UInt8(ascii: "<") {
      throw PatchRefusal("it is an XML property list; change it by hand")
    }
    let (content, places) = StringsSyntax.readPlaces(file.bytes)
    if let mistake = content.notes.first {
      // With one mistake in it the system reads nothing of the file.
      throw PatchRefusal("line \(mistake.line) has a mistake (\(mistake.text)); mend it first")
    }
    let wanted = Array(key.utf8)
    let last = content.entries.indices.last { content.entries[$0].key.utf8.elementsEqual(wanted) }
    if let last {
      return try file.edit([replacement(of: places[last], with: text, in: file)])
    }
    if first == UInt8(ascii: "{") {
      throw PatchRefusal("its texts stand in braces; add \"\(key)\" by hand")
    }
    return try file.edit([addition(key, text, after: places.last, in: file)])
  }

  private static func replacement(
    of place: StringsPlace, with text: String, in file: PatchText
  ) -> SourceEdit {
    guard let value = place.value else {
      // "key"; is a text equal to its key.
      let end = place.key.upperBound
      return SourceEdit(end..<end, " = \"\(escaped(text, quote: "\""))\"")
    }
    for quote: Character in ["\"", "'"] where file.bytes[value.lowerBound] == quote.asciiValue {
      return SourceEdit(
        (value.lowerBound + 1)..<(value.upperBound - 1), escaped(text, quote: quote))
    }
    return SourceEdit(value, "\"\(escaped(text, quote: "\""))\"")
  }

  /// A new line at the end, with the last entry's white space around "=".
  private static func addition(
    _ key: String, _ text: String, after last: StringsPlace?, in file: PatchText
  ) -> SourceEdit {
    let equals = last.flatMap { equalSign(of: $0, in: file) } ?? " = "
    let line =
      "\"\(escaped(key, quote: "\""))\"\(equals)\"\(escaped(text, quote: "\""))\";"
    let end = file.bytes.count
    let lineBreak = file.lineBreak
    let endsLine = file.bytes.last.map { $0 == 0x0A || $0 == 0x0D } ?? true
    return SourceEdit(end..<end, endsLine ? line + lineBreak : lineBreak + line)
  }

  /// What stands between key and text, where it is nothing but spaces and the sign.
  private static func equalSign(of place: StringsPlace, in file: PatchText) -> String? {
    guard let value = place.value, place.key.upperBound <= value.lowerBound else { return nil }
    let between = file.bytes[place.key.upperBound..<value.lowerBound]
    let isPlain = between.allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == UInt8(ascii: "=") }
    return isPlain ? String(decoding: between, as: UTF8.self) : nil
  }

  /// A text as it stands between quotes.
  ///
  /// Source: CFOldStylePList.c of CoreFoundation, `getSlashedChar`.
  static func escaped(_ text: String, quote: Character) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case _ where Character(scalar) == quote: result += "\\\(quote)"
      case _ where scalar.value < 0x20 && scalar != "\t":
        let digits = String(scalar.value, radix: 16)
        result += "\\U" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
