import AuditCore

/// What a fix of one language is in a string catalogue (`.xcstrings`).
enum StringCatalogue {
  /// The entries to set, one for each text; none where a text is taken away.
  static func snippets(
    member: FixMember, locale: String, value: FixValue, element: Element
  ) -> [FixCode.Snippet] {
    let texts: [String]
    switch value {
    case .text(let text): texts = [text]
    case .list(let items): texts = items
    case .absent, .null, .flag: return []
    }
    let keys = keys(of: member, element: element)
    return texts.enumerated().map { number, text in
      let known = number < keys.count ? keys[number] : text
      let key = known.isEmpty ? "key of the \(member.words)" : known
      return FixCode.Snippet(
        place: "String catalogue", code: entry(key: key, locale: locale, text: text))
    }
  }

  /// The catalogue's keys of a member's texts: the key the capture names, else the base texts.
  private static func keys(of member: FixMember, element: Element) -> [String] {
    switch member {
    case .label: [element.source?.key ?? element.label.value ?? element.text.value ?? ""]
    case .inputLabels: element.inputLabels.value ?? []
    case .hint: [element.hint.value ?? ""]
    case .value: [element.value.value ?? ""]
    case .decorative: []
    }
  }

  private static func entry(key: String, locale: String, text: String) -> String {
    var json = JSONWriter()
    json.string(key)
    var code = String(decoding: json.text.bytes, as: UTF8.self) + ": "
    json = JSONWriter()
    json.openObject()
    json.key("localizations")
    json.openObject()
    json.key(locale)
    json.openObject()
    json.key("stringUnit")
    json.openObject()
    json.key("state")
    json.string("translated")
    json.key("value")
    json.string(text)
    for _ in 0..<4 { json.closeObject() }
    code += String(decoding: json.text.bytes, as: UTF8.self)
    return code
  }
}
