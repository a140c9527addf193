import LosslessJSON

/// Changes a text of a string catalogue, `.xcstrings`.
struct StringCatalogPatch {
  private let document: JSONDocument
  private let file: PatchText
  private let key: String
  private let locale: String
  /// The language the keys are written in.
  private let source: String?
  private let text: String

  /// The change that makes the text of a key in a language another one.
  ///
  /// What is missing on the way to it is added as Xcode writes it. A name that is there twice is
  /// refused only where the change would have to choose between the two.
  static func edit(
    _ file: PatchText, key: String, locale: String?, to text: String
  ) throws(PatchRefusal) -> SourceEdit {
    let document: JSONDocument
    do throws(JSONSyntaxError) {
      document = try JSONDocument(
        parsing: file.bytes, maximumDepth: 64, allowsRepeatedNames: true)
    } catch {
      throw PatchRefusal(
        "line \(error.line) has a mistake (expected \(error.expected), found \(error.found)); mend it first"
      )
    }
    let source = document.withReader { reader in
      reader.member("sourceLanguage", of: JSONDocument.root).flatMap { reader.stringIfPresent($0) }
    }
    guard let locale = locale ?? source else {
      throw PatchRefusal("it does not say its source language; change it by hand")
    }
    let patch = StringCatalogPatch(
      document: document, file: file, key: key, locale: locale, source: source, text: text)
    return try file.edit(try patch.edits())
  }

  private func edits() throws(PatchRefusal) -> [SourceEdit] {
    guard let strings = try object("strings", of: JSONDocument.root, named: "the catalogue") else {
      throw PatchRefusal("it is no string catalogue: it has no \"strings\"")
    }
    guard let entry = try object(key, of: strings, named: "\"strings\"") else {
      return try add(key, layers(["localizations", locale, "stringUnit"]), to: strings)
    }
    guard let localizations = try object("localizations", of: entry, named: shownKey) else {
      try checkIsTranslated(entry)
      return try add("localizations", layers([locale, "stringUnit"]), to: entry)
    }
    guard let language = try language(locale, of: localizations) else {
      try checkIsTranslated(entry)
      if let source, let other = try self.language(source, of: localizations) {
        try checkIsPlain(other)
      }
      return try add(locale, layers(["stringUnit"]), to: localizations)
    }
    try checkIsPlain(language)
    guard let unit = try object("stringUnit", of: language, named: shownKey) else {
      return try add("stringUnit", layers([]), to: language)
    }
    return try changes(of: unit)
  }

  /// Sets the value; what was new, and so not translated, is translated now.
  private func changes(of unit: Int) throws(PatchRefusal) -> [SourceEdit] {
    guard let value = try member("value", of: unit, named: shownKey) else {
      return try add("value", .string(text), to: unit)
    }
    guard document.withReader({ $0.kind(value) == .string }) else {
      throw PatchRefusal("the text of \(shownKey) is no string; change it by hand")
    }
    var edits = try splices(.set(node: value, to: .string(text)), at: value)
    let state = try member("state", of: unit, named: shownKey)
    if let state, document.withReader({ $0.stringEquals(state, "new") }) {
      edits += try splices(.set(node: state, to: "translated"), at: state)
    }
    return edits
  }

  // MARK: - Looking

  private var shownKey: String { "\"\(key)\"" }

  /// A member by its name; one that is there twice is refused.
  private func member(
    _ name: String, of object: Int, named owner: String
  ) throws(PatchRefusal) -> Int? {
    let found = document.withReader { reader in
      reader.members(object).filter { reader.stringEquals($0.name, name) }.map(\.value)
    }
    guard found.count <= 1 else {
      throw PatchRefusal("\(owner) has \"\(name)\" twice; take one out first")
    }
    return found.first
  }

  private func object(
    _ name: String, of object: Int, named owner: String
  ) throws(PatchRefusal) -> Int? {
    guard let found = try member(name, of: object, named: owner) else { return nil }
    return try checkIsObject(found)
  }

  /// The localization of a language, however its region is joined to it.
  private func language(_ locale: String, of localizations: Int) throws(PatchRefusal) -> Int? {
    let tag = LocaleTag.tag(locale)
    let found = document.withReader { reader in
      reader.members(localizations).filter { LocaleTag.tag(reader.string($0.name)) == tag }
        .map(\.value)
    }
    guard found.count <= 1 else {
      throw PatchRefusal("\(shownKey) has \"\(locale)\" twice; take one out first")
    }
    return try found.first.map(checkIsObject)
  }

  @discardableResult
  private func checkIsObject(_ node: Int) throws(PatchRefusal) -> Int {
    guard document.withReader({ $0.kind(node) == .object }) else {
      throw PatchRefusal("\(shownKey) is not made as in a string catalogue; change it by hand")
    }
    return node
  }

  private func checkIsPlain(_ language: Int) throws(PatchRefusal) {
    let isVaried = document.withReader { reader in
      reader.member("variations", of: language) != nil
        || reader.member("substitutions", of: language) != nil
    }
    guard !isVaried else {
      throw PatchRefusal("the text of \(shownKey) varies by number or device; change it by hand")
    }
  }

  private func checkIsTranslated(_ entry: Int) throws(PatchRefusal) {
    guard source.map(LocaleTag.tag) != LocaleTag.tag(locale) else { return }
    let isKept = document.withReader { reader in
      reader.member("shouldTranslate", of: entry).flatMap { reader.bool($0) } == false
    }
    guard !isKept else { throw PatchRefusal("\(shownKey) is marked as not to be translated") }
  }

  // MARK: - Adding

  /// The text as a unit, inside an object for every name.
  private func layers(_ names: [String]) -> JSONFragment {
    // In a text without lines what is new has none either.
    let hasLines = file.bytes.contains(0x0A) || file.bytes.contains(0x0D)
    let layout: JSONLayout = hasLines ? .lines : .automatic
    let unit = JSONFragment.object(
      [JSONFragmentMember("state", "translated"), JSONFragmentMember("value", .string(text))],
      layout: layout)
    return names.reversed().reduce(unit) {
      .object([JSONFragmentMember($1, $0)], layout: layout)
    }
  }

  private func add(
    _ name: String, _ fragment: JSONFragment, to object: Int
  ) throws(PatchRefusal) -> [SourceEdit] {
    let names = document.withReader { reader in
      reader.members(object).map { reader.string($0.name) }
    }
    let place = CatalogOrder.place(of: name, among: names)
    let placement: JSONPlacement = place == 0 ? .start : .after([names[place - 1]])
    return try splices(
      .setMember(object: object, name: name, to: fragment, placement: placement), at: object)
  }

  private func splices(_ edit: JSONEdit, at node: Int) throws(PatchRefusal) -> [SourceEdit] {
    do throws(JSONEditError) {
      if let splice = try document.splice(for: edit) {
        return [
          SourceEdit(splice.range, String(decoding: splice.replacement, as: UTF8.self))
        ]
      }
    } catch {
      throw PatchRefusal("\(error)")
    }
    // It says so already.
    let start = document.withReader { $0.byteRange(node).lowerBound }
    return [SourceEdit(start..<start, "")]
  }
}
