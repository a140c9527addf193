import LosslessJSON

/// The tables of the project format, made from its JSON Schema.
struct DocsSchema {
  private let json: JSONReader
  private let definitions: Int?

  /// The tables of a schema.
  ///
  /// - Throws: `JSONSyntaxError` when it is no JSON.
  static func text(_ bytes: [UInt8]) throws -> String {
    try JSONDocument(parsing: bytes).withReader { DocsSchema($0).text }
  }

  private init(_ json: JSONReader) {
    self.json = json
    definitions = json.member("$defs", of: 0)
  }

  private var text: String {
    var text = "## Project files\n\n"
    text += DocsMarkdown.escaped(string("description", of: 0) ?? "") + "\n\n"
    text += """
      [project.schema.json](../Projects/project.schema.json) says the same to editors and validators,
      and `aloud validate PROJECT` checks a file. A small project:


      """
    text += DocsMarkdown.block(DocsSchema.small, language: "json")
    text += table(0, title: "Project")
    guard let definitions else { return text }
    for member in json.members(definitions) {
      text += table(member.value, title: DocsSchema.title(json.string(member.name)))
    }
    return text
  }

  /// A project with one element; making the page of keys reads it, so it is one.
  static let small = """
    {
      "format": "aloud-project", "version": 1,
      "name": "Kettle", "platform": "iOS", "baseLocale": "en", "locales": ["en"],
      "screens": [
        { "id": "home", "title": "Home", "elements": [
          { "id": "boil", "role": "button", "icon": {"symbol": "flame"}, "label": "flame" } ] } ]
    }
    """

  /// The members of one kind of object; nothing for what is no object.
  private func table(_ node: Int, title: String) -> String {
    guard let properties = json.member("properties", of: node) else { return "" }
    let required =
      json.member("required", of: node)
      .map { json.elements($0).map(json.string) } ?? []
    let rows = json.members(properties).map { member in
      let name = json.string(member.name)
      return [
        DocsMarkdown.code(name) + (required.contains(name) ? " (required)" : ""),
        meaning(member.value), example(member.value),
      ]
    }
    let about = title == "Project" ? "" : string("description", of: node).map { $0 + "\n\n" } ?? ""
    return "\n### \(title)\n\n\(DocsMarkdown.escaped(about))"
      + DocsMarkdown.table(["Member", "What it says", "Example"], rows)
  }

  private func meaning(_ node: Int) -> String {
    let target = referred(node) ?? itemTarget(node)
    var words = string("description", of: node) ?? target.flatMap { string("description", of: $0) }
    if words == nil, let items = itemTarget(node) { words = string("description", of: items) }
    var text = DocsMarkdown.escaped(words ?? "")
    if let choices = choices(of: node) ?? target.flatMap(choices) {
      text += (text.isEmpty ? "" : " ") + "One of \(choices.joined(separator: ", "))."
    }
    return text
  }

  private func choices(of node: Int) -> [String]? {
    json.member("enum", of: node).map { json.elements($0).map(spelled) }
  }

  private func example(_ node: Int) -> String {
    if let constant = json.member("const", of: node) { return spelled(constant) }
    let found =
      json.member("examples", of: node)
      ?? referred(node).flatMap { json.member("examples", of: $0) }
    return found.flatMap { json.element(0, of: $0) }.map(spelled) ?? ""
  }

  /// A value as the schema spells it, on one line.
  private func spelled(_ node: Int) -> String {
    let range = json.byteRange(node)
    let bytes = UnsafeBufferPointer(start: json.bytes + range.lowerBound, count: range.count)
    return DocsMarkdown.code(String(decoding: bytes, as: UTF8.self))
  }

  private func string(_ name: String, of node: Int) -> String? {
    json.member(name, of: node).flatMap(json.stringIfPresent)
  }

  /// What a value's `$ref` points at.
  private func referred(_ node: Int) -> Int? {
    guard let reference = string("$ref", of: node), let definitions,
      let name = reference.split(separator: "/").last
    else { return nil }
    return json.member(String(name), of: definitions)
  }

  private func itemTarget(_ node: Int) -> Int? {
    json.member("items", of: node).flatMap(referred)
  }

  /// The heading of a definition: "componentUse" is "Component use".
  private static func title(_ name: String) -> String {
    var words = ""
    for character in name {
      if character.isUppercase { words.append(" ") }
      words += words.isEmpty ? character.uppercased() : character.lowercased()
    }
    return words
  }
}
