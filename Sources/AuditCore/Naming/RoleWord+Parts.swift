/// Role words that stand inside a name, in a part of their own.
extension RoleWord {
  /// The role word that is all of a part of a name between commas: "Green tea, check box, empty".
  ///
  /// It is the role for certain where a state or a place among others follows. The last part is an
  /// edge of the name, which `find` looks at.
  /// - Complexity: O(length × number of words of the role), and O(length) without two commas.
  public static func findPart(in name: String, role: Role, language: String) -> Match? {
    guard name.utf8.count <= longest, name.withBytes(hasInnerPart) else { return nil }
    let parts = name.split { commas.contains($0) }.map { Words.folded(String($0)) }
    for (place, part) in parts.enumerated().dropFirst().dropLast() {
      guard let word = word(part, role, language) else { continue }
      let next = parts[place + 1]
      let isState =
        next.contains(where: \.isNumber) || StateWords.isWhole(next, language: language)
      return Match(word: word, certain: isState)
    }
    return nil
  }

  /// The role word that follows the visible text in a name: "High" and "High button, emphasised".
  ///
  /// It is the role for certain where a mark sets it apart from what follows; else that may be what
  /// it belongs to, as in "Reset" and "Reset button mapping", and in English it is.
  /// - Complexity: O(length × number of words of the role).
  public static func find(
    in name: String, behind text: String, role: Role, language: String
  ) -> Match? {
    guard name.utf8.count <= longest, !text.isEmpty, name.utf8.count > text.utf8.count,
      name.hasPrefix(text), let space = name.dropFirst(text.count).first, !space.isLetter
    else { return nil }
    let rest = Words.folded(String(name.dropFirst(text.count)))
    let words = splitKeepingJoints(rest)
    // Two words at most make a role; one that ends the name is an edge.
    for count in [2, 1] where words.count > count {
      let start = words.prefix(count).joined(separator: " ")
      guard let word = word(start, role, language), let end = rest.firstRange(of: start) else {
        continue
      }
      let isApart = rest[end.upperBound...].first.map { ",;:-–—(".contains($0) } ?? false
      guard isApart || language != "en" else { return nil }
      return Match(word: word, certain: isApart)
    }
    return nil
  }

  /// The word of a role that a folded text is, or nil.
  private static func word(_ text: String, _ role: Role, _ language: String) -> String? {
    guard let kinds = kinds(of: role), text.utf8.count <= 40 else { return nil }
    for place in [RoleWordTable.english, RoleWordTable.place(of: language)] {
      guard let place else { continue }
      for kind in kinds
      where RoleWordTable.tables[place].words[kind.rawValue].contains(where: { $0.word == text }) {
        return text
      }
    }
    return nil
  }

  private static let commas: Set<Character> = [",", "、", "،", "，"]

  /// Whether there are two commas, so that a part stands between others; nearly no name has.
  private static func hasInnerPart(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var found = 0
    for at in bytes.indices {
      switch bytes[at] {
      case 0x2C: found += 1
      // The last bytes of 、 and ， and ، with those before them.
      case 0x81 where at > 1 && bytes[at - 1] == 0x80 && bytes[at - 2] == 0xE3: found += 1
      case 0x8C where at > 1 && bytes[at - 1] == 0xBC && bytes[at - 2] == 0xEF: found += 1
      case 0x8C where at > 0 && bytes[at - 1] == 0xD8: found += 1
      default: continue
      }
    }
    return found > 1
  }

  /// Longer names are paragraphs.
  private static let longest = 400
}
