import AuditCore

/// The fixes of a review as changes of the app's sources.
///
/// Each fix goes to where its text is written: the literal or modifier in Swift code, the attribute
/// in a storyboard, the entry of a table of texts. What cannot be changed safely is kept with the
/// reason.
public struct SourcePatch {
  /// A fix that is left to people.
  public struct Left: Hashable, Sendable {
    /// The fix.
    public let fix: RecordedFix
    /// Why, lower case, without a full stop.
    public let reason: String
    /// Where the element is written, as editors take it; nil where that is not known.
    public let place: String?
  }

  private struct File {
    let old: [UInt8]
    var new: [UInt8]
    /// Changes of code, by places in the old text.
    var edits: [SourceEdit] = []
    /// The old text as code, and what that shows; nil until it is asked.
    var code: SwiftCode?
    var elements: [Element]?
  }

  private let app: AppImport
  private let read: (String) -> [UInt8]?
  private var files: [String: File] = [:]
  /// The labels that are new in the code, which are the keys of their translations, by element.
  private var newKeys: [String: String] = [:]
  /// The fixes that are left to people.
  public private(set) var left: [Left] = []
  /// How many fixes are carried.
  public private(set) var carried = 0

  /// A patch of an app.
  ///
  /// - Parameters:
  ///   - app: the app's texts and platforms, as an import reads them.
  ///   - read: the bytes of a file by its path in the app's folder; nil where there is none.
  public init(_ app: AppImport, read: @escaping (String) -> [UInt8]?) {
    self.app = app
    self.read = read
  }

  /// Adds a fix.
  ///
  /// - Complexity: O(bytes of the files it changes).
  public mutating func add(_ fix: RecordedFix, of element: Element) {
    do throws(PatchRefusal) {
      try carry(fix, element)
      carried += 1
    } catch {
      left.append(
        Left(fix: fix, reason: error.reason, place: element.source?.description))
    }
  }

  /// The files that change, in order.
  public var changedFiles: [String] {
    files.filter { !$0.value.edits.isEmpty || $0.value.old != $0.value.new }.map(\.key).sorted()
  }

  /// The changes as a unified diff, files in order of their paths.
  ///
  /// - Complexity: O(bytes of the changed files).
  public var diff: [UInt8] {
    files.sorted { $0.key < $1.key }.flatMap { path, file in
      UnifiedDiff.text(
        from: file.old, to: UnifiedDiff.applied(file.edits, to: file.new), path: path)
    }
  }

  private mutating func carry(_ fix: RecordedFix, _ element: Element) throws(PatchRefusal) {
    guard let place = element.source else {
      throw PatchRefusal("the element has no place in the sources")
    }
    let inCode = AppFile(path: place.file) == .swift
    guard inCode || AppFile(path: place.file) == .interfaceBuilder else {
      throw PatchRefusal("its source is neither Swift nor a storyboard or xib")
    }
    if fix.member == .label, fix.locale == nil, fix.from == .absent, let code = place.expression,
      code.hasSuffix(".accessibilityLabel")
    {
      throw PatchRefusal("other code sets the label, and would set it again: \(code)")
    }
    if let locale = fix.locale {
      try carryText(fix, in: locale, place, inCode)
    } else if inCode {
      try check(element, place)
      try carryCode(fix, place)
    } else {
      guard let id = place.key else { throw PatchRefusal("its object's id is not known") }
      let bytes = try file(place.file).new
      change(
        place.file,
        try InterfaceBuilderPatch.edit(bytes, object: id, member: fix.member, to: fix.to))
    }
  }

  /// Refuses where something else is written now at the place of an element.
  ///
  /// Components of a design system are not told here, and what a device showed has other roles.
  private mutating func check(
    _ element: Element, _ place: SourceLocation
  ) throws(PatchRefusal) {
    guard element.origin?.format == SwiftSourceReader.format, element.component == nil else {
      return
    }
    var file = try file(place.file)
    let elements =
      file.elements ?? app.read(file.old, path: place.file).screens.flatMap(\.elements)
    file.elements = elements
    files[place.file] = file
    let found = elements.first {
      $0.source?.line == place.line && $0.source?.column == place.column
    }
    let isSame =
      found.map { now in
        now.role == element.role
          && (now.icon.value == nil || element.icon.value == nil || now.icon == element.icon)
      } ?? false
    guard isSame else {
      throw PatchRefusal("the file has changed since it was imported; import it again")
    }
  }

  private mutating func carryCode(
    _ fix: RecordedFix, _ place: SourceLocation
  ) throws(PatchRefusal) {
    let file = try file(place.file)
    let patch = try SwiftPatch(code(of: place.file), at: place)
    if fix.member == .label, case .text(let old) = fix.from, case .text(let new) = fix.to,
      let key = patch.key ?? place.key, key != old
    {
      let table = app.tables.table(with: key)
      if app.tables.text(key, table: table, locale: app.baseLocale, near: place.file) == old {
        return try setText(new, key: key, table: table, locale: app.baseLocale, of: place)
      }
    }
    let edit = try patch.edit(fix.member, from: fix.from, to: fix.to)
    guard !file.edits.contains(where: { $0.range.overlaps(edit.range) }) else {
      throw PatchRefusal("another fix changes the same code")
    }
    files[place.file]?.edits.append(edit)
    if fix.member == .label, case .text(let new) = fix.to, patch.looksTextsUp {
      newKeys[fix.element] = new
    }
  }

  // MARK: Texts

  private mutating func carryText(
    _ fix: RecordedFix, in locale: String, _ place: SourceLocation, _ inCode: Bool
  ) throws(PatchRefusal) {
    guard case .text(let text) = fix.to else {
      throw PatchRefusal("only texts have entries in tables")
    }
    guard inCode else {
      guard let id = place.key, let attribute = SourcePatch.attributes[fix.member] else {
        throw PatchRefusal("Interface Builder has no text for it")
      }
      return try setText(
        text, key: "\(id).\(attribute)", table: StringsPath(place.file).table, locale: locale,
        of: place)
    }
    guard fix.member == .label else {
      throw PatchRefusal("the key of its text is not known")
    }
    let written = try SwiftPatch(code(of: place.file), at: place).key
    guard let key = newKeys[fix.element] ?? written ?? place.key else {
      throw PatchRefusal("the label in the code is no literal that is looked up")
    }
    try setText(text, key: key, table: app.tables.table(with: key), locale: locale, of: place)
  }

  private static let attributes: [FixMember: String] = [
    .label: "accessibilityLabel", .hint: "accessibilityHint",
  ]

  private mutating func setText(
    _ text: String, key: String, table: String?, locale: String, of place: SourceLocation
  ) throws(PatchRefusal) {
    guard let path = tableFile(key: key, table: table, locale: locale, near: place.file) else {
      throw PatchRefusal("the app has no table of texts in \(LanguageName.english(of: locale))")
    }
    let bytes = try file(path).new
    let isSource = locale == app.tables.sourceLanguage
    change(
      path,
      try StringsPatch.edit(
        bytes, path: path, key: key, locale: isSource ? nil : locale, to: text))
  }

  /// The file that has or is to have a key's text in a language.
  private func tableFile(key: String, table: String?, locale: String, near path: String) -> String?
  {
    if let place = app.tables.location(key, table: table, locale: locale, near: path) {
      return place.file
    }
    let name = table ?? StringTables.usualTable
    // A catalogue holds every language; else the file in the language's folder.
    let files = app.textPaths.filter {
      let place = StringsPath($0)
      return place.table == name
        && ($0.hasSuffix(".xcstrings") || $0.hasSuffix(".strings") && place.locale == locale)
    }
    let catalogues = files.filter { $0.hasSuffix(".xcstrings") }
    return TextFolders.nearest(to: path, of: catalogues.isEmpty ? files : catalogues)
  }

  // MARK: Files

  private mutating func file(_ path: String) throws(PatchRefusal) -> File {
    if let file = files[path] { return file }
    guard let bytes = read(path) else { throw PatchRefusal("there is no file \(path)") }
    let file = File(old: bytes, new: bytes)
    files[path] = file
    return file
  }

  /// A file as code, taken apart once for all its fixes.
  private mutating func code(of path: String) throws(PatchRefusal) -> SwiftCode {
    let file = try file(path)
    let code = file.code ?? SwiftCode(file.old, path: path, platforms: app.platforms)
    files[path]?.code = code
    return code
  }

  private mutating func change(_ path: String, _ edit: SourceEdit) {
    guard let file = files[path] else { return }
    files[path]?.new = UnifiedDiff.applied([edit], to: file.new)
  }
}
