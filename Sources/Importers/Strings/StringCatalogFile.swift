import LosslessJSON

/// Reads string catalogues, `.xcstrings`.
enum StringCatalogFile {
  /// The texts of a catalogue in every language it has.
  ///
  /// A key without a text in the source language is its own text there, as Xcode has it; not so in
  /// the catalogue of a storyboard, whose keys are the ids of objects. A key that is marked as not to be
  /// translated has no other text.
  /// - Complexity: O(bytes).
  static func read(_ text: [UInt8], path: String) throws(ImportError) -> StringsContent {
    let document: JSONDocument
    do throws(JSONSyntaxError) {
      document = try JSONDocument(parsing: text, maximumDepth: 64, allowsRepeatedNames: true)
    } catch {
      throw ImportError(
        file: path, line: error.line, column: error.column, expected: error.expected,
        found: error.found, help: StringsFile.help)
    }
    let isOfObjects = path.split(separator: "/").dropLast().last == "mul.lproj"
    var reading = StringCatalogReading(places: LinePlaces(text), keysAreTexts: !isOfObjects)
    let isCatalog = document.withReader { reading.read($0) }
    guard isCatalog else {
      throw ImportError(
        file: path, expected: "a string catalogue with \"sourceLanguage\" and \"strings\"",
        found: "other JSON", help: StringsFile.help)
    }
    return reading.content
  }
}

/// Collects the texts of a catalogue.
private struct StringCatalogReading {
  let places: LinePlaces
  let keysAreTexts: Bool
  var content = StringsContent()

  mutating func read(_ reader: JSONReader) -> Bool {
    guard let strings = reader.member("strings", of: JSONDocument.root),
      reader.kind(strings) == .object
    else { return false }
    let source = reader.member("sourceLanguage", of: JSONDocument.root)
      .flatMap { reader.stringIfPresent($0) }.map(LocaleTag.tag)
    content.sourceLanguage = source
    for member in reader.members(strings) {
      content.keyCount += 1
      add(member, source: source, reader)
    }
    return true
  }

  private mutating func add(
    _ member: JSONMembers.Element, source: String?, _ reader: JSONReader
  ) {
    let key = reader.string(member.name)
    var hasSource = false
    let original = source.flatMap { self.original(of: member.value, in: $0, reader) } ?? key
    let isToTranslate =
      reader.member("shouldTranslate", of: member.value).flatMap { reader.bool($0) } ?? true
    if let localizations = reader.member("localizations", of: member.value) {
      for language in reader.members(localizations) {
        guard let (text, node) = text(of: language.value, reader) else { continue }
        let tag = LocaleTag.tag(reader.string(language.name))
        // A name or a code word, which its authors want the same in every language.
        if tag != source, !isToTranslate { continue }
        if tag == source { hasSource = true }
        // Nobody has begun to translate what still stands as Xcode put it there.
        if tag != source, text == original, isNew(language.value, reader) { continue }
        append(key, text, tag, at: node, reader)
      }
    }
    if !hasSource, keysAreTexts, !key.isEmpty {
      append(key, key, source, at: member.name, reader)
      let isCode = !key.contains(" ") && key.contains { $0 == "." || $0 == "_" }
      content.entries[content.entries.count - 1].isBareKey = isCode
    }
  }

  private mutating func append(
    _ key: String, _ text: String, _ locale: String?, at node: Int, _ reader: JSONReader
  ) {
    let line = places.line(of: reader.byteRange(node).lowerBound)
    content.entries.append(
      StringsEntry(key: key, text: text, locale: locale, line: Int32(clamping: line)))
  }

  /// The text of one language, its substitutions put in, and the node it stands at.
  private func text(of localization: Int, _ reader: JSONReader) -> (String, Int)? {
    guard let (text, node) = unit(in: localization, reader, depth: 0) else { return nil }
    guard let substitutions = reader.member("substitutions", of: localization) else {
      return (text, node)
    }
    var variables: [String: String] = [:]
    for member in reader.members(substitutions) {
      if let (text, _) = unit(in: member.value, reader, depth: 0) {
        let specifier = reader.member("formatSpecifier", of: member.value)
          .flatMap { reader.stringIfPresent($0) }
        variables[reader.string(member.name)] = VariedText.fill(text, with: specifier ?? "@")
      }
    }
    return (VariedText.expanded(text, variables), node)
  }

  /// What a key says in the source language.
  private func original(of value: Int, in source: String, _ reader: JSONReader) -> String? {
    guard let localizations = reader.member("localizations", of: value),
      let localization = reader.member(source, of: localizations)
    else { return nil }
    return text(of: localization, reader)?.0
  }

  /// Whether the unit to show still stands as Xcode put it there.
  private func isNew(_ value: Int, _ reader: JSONReader, depth: Int = 0) -> Bool {
    if let unit = reader.member("stringUnit", of: value) {
      return reader.member("state", of: unit).map { reader.stringEquals($0, "new") } ?? false
    }
    return choice(of: value, reader, depth: depth).map { isNew($0, reader, depth: depth + 1) }
      ?? false
  }

  /// The unit of a value: its own, else that of the variation to show.
  private func unit(in value: Int, _ reader: JSONReader, depth: Int) -> (String, Int)? {
    if let unit = reader.member("stringUnit", of: value),
      let node = reader.member("value", of: unit), let text = reader.stringIfPresent(node)
    {
      // What nobody has translated yet is left empty.
      return text.isEmpty && isNew(value, reader) ? nil : (text, node)
    }
    return choice(of: value, reader, depth: depth).flatMap {
      unit(in: $0, reader, depth: depth + 1)
    }
  }

  /// Of a value that varies the one to show.
  private func choice(of value: Int, _ reader: JSONReader, depth: Int) -> Int? {
    guard depth < 4, let variations = reader.member("variations", of: value) else { return nil }
    for kind in ["device", "plural", "width"] {
      guard let choices = reader.member(kind, of: variations) else { continue }
      let all = Array(reader.members(choices))
      if let choice = VariedText.preferred(all, name: { reader.string($0.name) }) {
        return choice.value
      }
    }
    return nil
  }
}
