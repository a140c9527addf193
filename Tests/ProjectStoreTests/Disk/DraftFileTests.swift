import AuditCore
import TestSupport
import Testing

@testable import ProjectStore

/// What is kept when the program or the disk fails.
@Suite struct DraftFileTests {
  let folder: TemporaryFolder
  let draft: DraftFile

  init() throws {
    folder = try TemporaryFolder()
    draft = DraftFile(project: folder.path("project.json"), stateFolder: folder.path("state/aloud"))
  }

  static let place = MemberPlace(screen: "s/ü", element: "e \"1\"", locale: "de", member: .label)
  static let texts = [
    DraftText(place: place, text: "two\nlines\r\n\t\"quoted\" \\ \u{0}\u{1B}[31m 🍵 e\u{301}"),
    DraftText(
      place: MemberPlace(screen: "s", element: "e", member: .inputLabels), entry: 2, text: ""),
    DraftText(
      place: MemberPlace(screen: "s", element: "e", member: .inputLabels), entry: -1, text: "x"),
  ]

  static var edits: [ProjectEdit] {
    let values: [FixValue] = [
      .absent, .null, .text(""), .text("🍵\n"), .list([]), .list(["a", ""]), .flag(true),
      .flag(false),
    ]
    let decision = RecordedDecision(
      finding: "r@s/e#de", decision: .acceptedRisk, reason: "why\nnot", reviewer: "Ada",
      at: "2026-01-02T03:04:05Z", expires: "2027-01-01")
    let bare = RecordedDecision(finding: "r@s/e#de", decision: .confirmed)
    let fix = RecordedFix(
      element: "s/e", locale: "de", member: .hint, from: .null, to: .text("x"), reviewer: "Ada",
      at: "2026-01-02T03:04:05Z", clears: ["r@s/e", "q@s/e"])
    let check = RecordedCheck(
      screen: "s", profile: "VoiceOver", expected: "“Tea”, button", result: "yes")
    return [
      ProjectEdit(
        title: "values",
        changes: values.map { .member(place, from: $0, to: values.following($0)) }),
      ProjectEdit(
        title: "records\n",
        changes: [
          .decision(finding: "r@s/e#de", from: bare, to: decision),
          .decision(finding: "r@s/e#de", from: decision, to: nil),
          .fix(from: nil, to: fix), .fix(from: fix, to: nil),
          .check(from: nil, to: check), .check(from: check, to: nil),
        ]),
    ]
  }

  @Test func `texts and edits of every kind come back as they were`() throws {
    try draft.keep(texts: Self.texts, edits: Self.edits)
    let kept = draft.load()
    #expect(kept.texts == Self.texts)
    #expect(kept.texts.map { Array($0.text.utf8) } == Self.texts.map { Array($0.text.utf8) })
    #expect(kept.edits == Self.edits)
    // Only this user may read what was typed.
    #expect(SavedFile.mode(folder.path("state")) == 0o700)
  }

  @Test func `with nothing left to keep the draft goes away`() throws {
    try draft.keep(texts: Self.texts, edits: [])
    #expect(PosixFile.exists(draft.path))
    try draft.keep(texts: [], edits: [])
    #expect(!PosixFile.exists(draft.path))
    #expect(draft.load().texts.isEmpty)
    try draft.keep(texts: [], edits: [])
  }

  @Test(arguments: [
    "", "not json", "[]", "{}", #"{"texts": 1, "edits": {"a": 1}}"#,
    #"{"texts": [{}, 1, {"screen": "s", "element": "e", "member": "colour", "text": "x"}]}"#,
    #"{"edits": [{"title": "t", "changes": [{"kind": "other"}]}]}"#,
    #"{"edits": [{"title": "t", "changes": [{"kind": "fix", "to": {"member": "colour"}}]}]}"#,
    #"{"edits": [{"title": "t", "changes": [{"kind": "check", "to": [1]}]}]}"#,
    #"{"edits": [{"title": "t", "changes": [{"kind": "decision", "finding": "f", "to": 1}]}]}"#,
  ])
  func `a draft that cannot be read is left out`(_ text: String) throws {
    try draft.keep(texts: Self.texts, edits: [])
    try AtomicFile.write(Array(text.utf8), to: draft.path)
    let kept = draft.load()
    #expect(kept.texts.isEmpty)
    #expect(kept.edits.isEmpty)
  }

  @Test func `a state folder that cannot be made is told`() throws {
    try AtomicFile.write([1], to: folder.path("state"))
    #expect(throws: FileError.self) { try draft.keep(texts: Self.texts, edits: []) }
  }

  @Test func `projects of one name in two folders have drafts of their own, links have the file's`()
    throws
  {
    let state = folder.path("state")
    let one = DraftFile(project: "/a/project.json", stateFolder: state)
    let other = DraftFile(project: "/b/project.json", stateFolder: state)
    #expect(one.path != other.path)
    try AtomicFile.write([1], to: folder.path("project.json"))
    #expect(SavedFile.link(folder.path("project.json"), folder.path("link")))
    #expect(
      DraftFile(project: folder.path("link"), stateFolder: state).path
        == DraftFile(project: folder.path("project.json"), stateFolder: state).path)
  }
}

extension [FixValue] {
  /// The value after one, so that every value is once the old and once the new one.
  fileprivate func following(_ value: FixValue) -> FixValue {
    guard let at = firstIndex(of: value) else { return .absent }
    return self[(at + 1) % count]
  }
}
