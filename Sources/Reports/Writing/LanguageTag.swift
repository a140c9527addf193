import AuditCore

/// Tags of languages as reports write them.
enum LanguageTag {
  /// A language as a report names it: "German (de)", or the tag alone where it is not known here.
  static func named(_ tag: String) -> String {
    let name = LanguageName.english(of: tag)
    return name == tag ? tag : "\(name) (\(tag))"
  }

  /// The tag for a `lang` attribute, or nil where it is not formed like one.
  ///
  /// Source: BCP 47; Apple's tools also write "_" between subtags.
  static func attribute(_ tag: String) -> String? {
    let parts = tag.split(separator: "_", omittingEmptySubsequences: false)
      .flatMap { $0.split(separator: "-", omittingEmptySubsequences: false) }
    guard let first = parts.first, (2...3).contains(first.utf8.count),
      first.utf8.allSatisfy(isLetter)
    else { return nil }
    for part in parts.dropFirst() {
      guard (1...8).contains(part.utf8.count),
        part.utf8.allSatisfy({ isLetter($0) || (0x30...0x39).contains($0) })
      else { return nil }
    }
    return parts.joined(separator: "-")
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
  }
}
