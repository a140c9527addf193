import AuditCore
import ProjectStore
import Testing

/// What fixes of members do to the bytes of a file.
@Suite struct MemberEditTests {
  static let text = """
    {
      "format": "aloud-project", "version": 1, "locales": ["en", "de", "ja"],
      "screens": [
        { "id": "s", "elements": [
          { "id": "a", "role": "button", "label": "old", "x-note": {"kept" : [1,  2e0]},
            "localized": {"de": {"label": "alt"}} },
          { "id": "g", "role": "group",
            "children": [
              { "id": "b", "role": "image", "label": null, "frame": [0, 0, 44, 44] }
            ] },
          { "id": "esc", "role": "button", "label": "Gesch\\u00e4ft \\/ Caf\\u0065\\u0301",
            "inputLabels": [
              "one" ] }
        ] },
        { "id": "t", "elements": [
          { "id": "a", "role": "button", "label": "other" }
        ] }
      ],
      "review": {
        "decisions": [
        ],
        "fixes": [
        ],
        "checks": [
        ]
      }
    }

    """

  /// One fix: what it sets, and the part of the text that becomes another.
  struct Case: Sendable, CustomTestStringConvertible {
    let path: String
    var member = FixMember.label
    var locale: String?
    let to: FixValue
    let old: String
    let new: String
    var testDescription: String { "\(member) of \(path) \(locale ?? "")" }
  }

  static let cases = [
    Case(path: "s/a", to: .text("new"), old: #""old""#, new: #""new""#),
    Case(path: "s/a", to: .null, old: #""old""#, new: "null"),
    Case(path: "s/a", to: .absent, old: #", "label": "old""#, new: ""),
    Case(path: "s/a", to: .text("a\"\n\u{1}🍵"), old: #""old""#, new: #""a\"\n\u0001🍵""#),
    Case(path: "t/a", to: .text("new"), old: #""other""#, new: #""new""#),
    Case(path: "s/b", to: .text("new"), old: #""label": null"#, new: #""label": "new""#),
    Case(
      path: "s/g", to: .text("new"), old: #""role": "group","#,
      new: #""role": "group", "label": "new","#),
    Case(
      path: "s/a", member: .inputLabels, to: .list(["x", "y"]), old: #""label": "old","#,
      new: #""label": "old", "inputLabels": ["x", "y"],"#),
    Case(
      path: "s/esc", member: .inputLabels, to: .list([]), old: "[\n          \"one\" ]", new: "[]"),
    Case(
      path: "s/a", member: .hint, to: .text("h"), old: #""label": "old","#,
      new: #""label": "old", "hint": "h","#),
    Case(
      path: "s/b", member: .decorative, to: .flag(true), old: "[0, 0, 44, 44]",
      new: #"[0, 0, 44, 44], "decorative": true"#),
    Case(path: "s/a", locale: "de", to: .text("neu"), old: #""alt""#, new: #""neu""#),
    Case(
      path: "s/a", locale: "ja", to: .text("新"), old: #"{"label": "alt"}"#,
      new: #"{"label": "alt"}, "ja": {"label": "新"}"#),
    Case(
      path: "s/a", member: .hint, locale: "de", to: .text("h"), old: #"{"label": "alt"}"#,
      new: #"{"label": "alt", "hint": "h"}"#),
    Case(
      path: "s/b", locale: "de", to: .text("neu"), old: "[0, 0, 44, 44]",
      new: #"[0, 0, 44, 44], "localized": {"de": {"label": "neu"}}"#),
    Case(
      path: "s/a", locale: "de", to: .absent,
      old: ",\n        \"localized\": {\"de\": {\"label\": \"alt\"}}",
      new: ""),
  ]

  @Test(arguments: cases, TextLayout.allCases)
  func `a fix changes the bytes of its member and nothing else, and undo brings them back`(
    _ one: Case, _ layout: TextLayout
  ) throws {
    let before = layout.of(Self.text)
    var project = try EditedProject(before)
    let edit = try project.fix(one.path, one.member, locale: one.locale, to: one.to)
    let change = ProjectEdit(title: edit.title, changes: [edit.changes[0]])
    try project.make(change)
    let expected = try #require(Self.text.replacingOnly(one.old, with: one.new))
    #expect(try project.text == layout.of(expected))
    try project.make(change.inverse)
    #expect(try project.text == before)
    try project.make(change)
    #expect(try project.text == layout.of(expected))
  }

  @Test func `a flag that is null is set, and null again when that is taken back`() throws {
    let text = Self.text.replacing(
      #""label": null, "frame""#, with: #""label": null, "decorative": null, "frame""#)
    var project = try EditedProject(text)
    let edit = try project.fix("s/b", .decorative, to: .flag(true))
    try project.make(edit)
    #expect(try project.text.contains(#""decorative": true, "frame""#))
    try project.make(edit.inverse)
    #expect(try project.text == text)
  }

  @Test(arguments: cases)
  func `a fix with its record is taken back to the byte`(_ one: Case) throws {
    for text in [Self.text, Self.oneLineReview, Self.withoutReview, Self.compact] {
      var project = try EditedProject(text)
      let edit = try project.fix(one.path, one.member, locale: one.locale, to: one.to)
      try project.make(edit)
      #expect(try project.text != text)
      try project.make(edit.inverse)
      #expect(try project.text == text)
    }
  }

  static let oneLineReview = replacingReview("\"review\": { \"decisions\": [], \"fixes\": [ ] }")
  static let withoutReview = replacingReview("\"more\": true")

  static func replacingReview(_ review: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return (lines.prefix { !$0.contains("review") } + ["  \(review)", "}", ""])
      .joined(separator: "\n")
  }

  static let compact =
    #"{"format":"aloud-project","version":1,"locales":["en","de","ja"],"screens":[{"id":"s","#
    + #""elements":[{"id":"a","role":"button","label":"old","localized":{"de":{"label":"alt"}}},"#
    + #"{"id":"g","role":"group","children":[{"id":"b","role":"image","label":null}]},"#
    + #"{"id":"esc","role":"button","label":"Gesch\u00e4ft","inputLabels":["one"]}]},"#
    + #"{"id":"t","elements":[{"id":"a","role":"button","label":"other"}]}],"#
    + #""review":{"decisions":[],"fixes":[],"checks":[]}}"#

  @Test func `a compact file stays on its line`() throws {
    var project = try EditedProject(Self.compact)
    try project.make(try project.fix("s/a", to: .text("new")))
    let record =
      #"{"element":"s/a","member":"label","from":"old","to":"new","#
      + #""at":"2026-01-02T03:04:05Z","clears":[]}"#
    let expected = Self.compact.replacingOnly(#""old""#, with: #""new""#)?
      .replacingOnly(#""fixes":[]"#, with: "\"fixes\":[\(record)]")
    #expect(try project.text == expected)
  }

  @Test func `escapes of a label come back with undo, and are not changed by a fix beside it`()
    throws
  {
    var project = try EditedProject(Self.text)
    let edit = try project.fix("s/esc", to: .text("Geschäft"))
    try project.make(edit)
    #expect(try project.text.contains(#""label": "Geschäft""#))
    try project.make(edit.inverse)
    #expect(try project.text == Self.text)
  }

  @Test func `a text that only looks the same is another text`() throws {
    var project = try EditedProject(Self.text)
    let precomposed = "Geschäft / Caf\u{E9}"
    let edit = try project.fix("s/esc", to: .text(precomposed))
    let change = ProjectEdit(title: "", changes: [edit.changes[0]])
    try project.make(change)
    #expect(
      try project.text.utf8.elementsEqual(
        Self.text.replacing(#""Gesch\u00e4ft \/ Caf\u0065\u0301""#, with: "\"\(precomposed)\"").utf8
      ))
  }

  @Test func `several members of one element are set in one edit`() throws {
    var project = try EditedProject(Self.text)
    let edits = [
      try project.fix("s/g", to: .text("new")),
      try project.fix("s/g", .hint, to: .text("h")),
      try project.fix("s/g", locale: "de", to: .text("neu")),
      try project.fix("s/g", locale: "ja", to: .text("新")),
    ]
    let all = ProjectEdit(title: "all", changes: edits.flatMap(\.changes))
    try project.make(all)
    let text = try project.text
    #expect(text.contains(#""role": "group", "label": "new", "hint": "h","#))
    #expect(text.contains(#""localized": {"de": {"label": "neu"}, "ja": {"label": "新"}}"#))
    #expect(try Project(document: project.file.document).review.fixes.count == 4)
    try project.make(all.inverse)
    #expect(try project.text == Self.text)
  }

  @Test func `undo goes back through many edits, byte for byte at each`() throws {
    var project = try EditedProject(Self.oneLineReview)
    var texts = [Self.oneLineReview]
    var made: [ProjectEdit] = []
    for one in Self.cases where one.path != "s/a" || one.locale != nil {
      let edit = try project.fix(one.path, one.member, locale: one.locale, to: one.to)
      try project.make(edit)
      made.append(edit)
      texts.append(try project.text)
    }
    for edit in made.reversed() {
      texts.removeLast()
      try project.make(edit.inverse)
      #expect(try project.text == texts.last)
    }
    #expect(texts.count == 1)
  }

  @Test func `taking back without the memory of the bytes brings the values back`() throws {
    for one in Self.cases {
      var project = try EditedProject(Self.text)
      let edit = try project.fix(one.path, one.member, locale: one.locale, to: one.to)
      try project.make(edit)
      var other = try ProjectFile.open(project.path).file
      #expect(try other.save([edit.inverse]).isEmpty)
      let element = try Project(document: other.document).screens()
        .first { one.path.hasPrefix($0.id + "/") }?.elements
        .first { one.path.hasSuffix("/" + $0.id) }
      guard case .member(_, let from, _) = edit.changes[0] else { continue }
      #expect(element?.value(of: one.member, locale: one.locale) == from)
      #expect(try Project(document: other.document).review.fixes.isEmpty)
    }
  }
}
