/// Changes files of texts: `.strings` and `.xcstrings`.
enum StringsPatch {
  /// The change of a file of texts that makes a key's text in a language another one.
  ///
  /// Only the text's own bytes change. A key that is not there is added in the file's style.
  /// - Parameters:
  ///   - path: the file's path; its ending says what it is.
  ///   - locale: for `.xcstrings` which localization, nil for the source language; a file of
  ///     `.strings` has one language, and it is ignored.
  /// - Complexity: O(bytes).
  static func edit(
    _ bytes: [UInt8], path: String, key: String, locale: String?, to text: String
  ) throws(PatchRefusal) -> SourceEdit {
    if bytes.starts(with: Array("bplist".utf8)) {
      throw PatchRefusal("it is a binary property list; change it by hand")
    }
    if path.hasSuffix(".stringsdict") {
      throw PatchRefusal("its texts vary by number; change it by hand")
    }
    let file = try PatchText(bytes)
    if path.hasSuffix(".xcstrings") {
      return try StringCatalogPatch.edit(file, key: key, locale: locale, to: text)
    }
    guard path.hasSuffix(".strings") else {
      throw PatchRefusal("it is neither .strings nor .xcstrings")
    }
    return try StringsFilePatch.edit(file, key: key, to: text)
  }
}
