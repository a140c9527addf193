import AuditCore
import ProjectStore
import Testing

/// What decisions, fixes and checks do to the lists of the review.
@Suite struct ReviewListTests {
  static func text(_ review: String) -> String {
    """
    {
      "format": "aloud-project", "version": 1,
      "screens": [
        {"id": "s", "elements": [
          {"id": "a", "role": "button", "label": "old"},
          {"id": "b", "role": "button", "label": "old"},
          {"id": "c", "role": "button", "label": "old"}
        ]}
      ]\(review)
    }

    """
  }

  static let at = #""at": "2026-01-02T03:04:05Z""#
  static func decision(_ finding: String, _ decision: String = "confirmed") -> String {
    #"{"finding": "\#(finding)", "decision": "\#(decision)", \#(at)}"#
  }

  // MARK: - The first entry

  @Test func `the first entry of a list that is spread over lines only adds a line`() throws {
    let review = ",\n  \"review\": {\n    \"decisions\": [\n    ],\n    \"fixes\": [\n    ]\n  }"
    var project = try EditedProject(Self.text(review))
    try project.make(try project.decide(["r@s/a"]))
    #expect(
      try project.text
        == Self.text(
          ",\n  \"review\": {\n    \"decisions\": [\n      \(Self.decision("r@s/a"))\n    ],\n"
            + "    \"fixes\": [\n    ]\n  }"))
  }

  @Test func `the first entry of lists on one line opens its own list and leaves the others`()
    throws
  {
    var project = try EditedProject(
      Self.text(",\n  \"review\": { \"decisions\": [], \"fixes\": [], \"checks\": [] }"))
    try project.make(try project.decide(["r@s/a"]))
    #expect(
      try project.text
        == Self.text(
          ",\n  \"review\": { \"decisions\": [\n    \(Self.decision("r@s/a"))\n"
            + "  ], \"fixes\": [], \"checks\": [] }"))
  }

  @Test func `a missing review is made with every list`() throws {
    var project = try EditedProject(Self.text(""))
    try project.make(try project.decide(["r@s/a"]))
    #expect(
      try project.text
        == Self.text(
          ",\n  \"review\": {\n    \"decisions\": [\n      \(Self.decision("r@s/a"))\n    ],\n"
            + "    \"fixes\": [],\n    \"checks\": []\n  }"))
  }

  @Test func `a missing list is put where the format's page has it`() throws {
    var project = try EditedProject(
      Self.text(",\n  \"review\": {\n    \"x-team\": 1,\n    \"checks\": []\n  }"))
    let edit = try project.decide(["r@s/a"])
    try project.make(edit)
    #expect(
      try project.text
        == Self.text(
          ",\n  \"review\": {\n    \"decisions\": [\n      \(Self.decision("r@s/a"))\n    ],\n"
            + "    \"x-team\": 1,\n    \"checks\": []\n  }"))
    try project.make(edit.inverse)
    #expect(
      try project.text
        == Self.text(",\n  \"review\": {\n    \"x-team\": 1,\n    \"checks\": []\n  }"))
  }

  // MARK: - Further entries

  @Test func `entries are sorted by their key and stand one a line`() throws {
    let review = ",\n  \"review\": {\n    \"decisions\": [\n    ]\n  }"
    let keys = ["r@s/b", "r@s/a", "r@s/a#de", "q@z/z", "r@s/a/b", "r@s/é", "r@s/Z"]
    var project = try EditedProject(Self.text(review))
    for key in keys { try project.make(try project.decide([key])) }
    let sorted = ["q@z/z", "r@s/Z", "r@s/a", "r@s/a#de", "r@s/a/b", "r@s/b", "r@s/é"]
    let lines = sorted.map { "      " + Self.decision($0) }.joined(separator: ",\n")
    let expected = Self.text(",\n  \"review\": {\n    \"decisions\": [\n\(lines)\n    ]\n  }")
    #expect(try project.text == expected)
    var atOnce = try EditedProject(Self.text(review))
    let edit = try atOnce.decide(keys)
    try atOnce.make(edit)
    #expect(try atOnce.text == expected)
    try atOnce.make(edit.inverse)
    #expect(try atOnce.text == Self.text(review))
  }

  @Test func `an entry in a list that is not sorted goes before the first greater one`() throws {
    let lines = ["m", "z", "b"].map { "      " + Self.decision($0) }.joined(separator: ",\n")
    var project = try EditedProject(
      Self.text(",\n  \"review\": {\n    \"decisions\": [\n\(lines)\n    ]\n  }"))
    try project.make(try project.decide(["n"]))
    let expected = ["m", "n", "z", "b"].map { "      " + Self.decision($0) }
      .joined(separator: ",\n")
    #expect(
      try project.text
        == Self.text(",\n  \"review\": {\n    \"decisions\": [\n\(expected)\n    ]\n  }"))
  }

  @Test func `an entry that changes keeps its spacing and the members nobody knows`() throws {
    let entry =
      #"{ "ticket":"T-1", "finding": "r@s/a", "decision" : "confirmed", "reason": "x",\#(Self.at) }"#
    let review = ",\n  \"review\": {\"decisions\": [\n    \(entry)\n  ]}"
    var project = try EditedProject(Self.text(review))
    let edit = try project.decide(["r@s/a"], as: .notAnIssue)
    try project.make(edit)
    let changed = #"{ "ticket":"T-1", "finding": "r@s/a", "decision" : "notAnIssue",\#(Self.at) }"#
    #expect(
      try project.text == Self.text(",\n  \"review\": {\"decisions\": [\n    \(changed)\n  ]}"))
    try project.make(edit.inverse)
    #expect(try project.text == Self.text(review))
  }

  @Test(arguments: [["a"], ["b"], ["c"], ["a", "b"], ["b", "c"], ["a", "c"], ["a", "b", "c"]])
  func `opening findings again takes their lines out and no others`(_ keys: [String]) throws {
    func review(_ keys: [String]) -> String {
      let lines = keys.map { "      " + Self.decision($0) }.joined(separator: ",\n")
      let list = keys.isEmpty ? "[]" : "[\n\(lines)\n    ]"
      return Self.text(",\n  \"review\": {\n    \"decisions\": \(list)\n  }")
    }
    var project = try EditedProject(review(["a", "b", "c"]))
    let edit = try project.decide(keys, as: .open)
    try project.make(edit)
    #expect(try project.text == review(["a", "b", "c"].filter { !keys.contains($0) }))
    try project.make(edit.inverse)
    #expect(try project.text == review(["a", "b", "c"]))
  }

  @Test func `opening, changing and adding are made in one edit`() throws {
    let lines = ["a", "b", "c"].map { "      " + Self.decision($0) }.joined(separator: ",\n")
    var project = try EditedProject(
      Self.text(",\n  \"review\": {\n    \"decisions\": [\n\(lines)\n    ]\n  }"))
    let before = try project.text
    let edits = [
      try project.decide(["a"], as: .open), try project.decide(["b"], as: .notAnIssue),
      try project.decide(["aa"]), try project.decide(["c"], as: .open),
    ]
    let all = ProjectEdit(title: "all", changes: edits.flatMap(\.changes))
    try project.make(all)
    let expected = [Self.decision("aa"), Self.decision("b", "notAnIssue")]
      .map { "      " + $0 }.joined(separator: ",\n")
    #expect(
      try project.text
        == Self.text(",\n  \"review\": {\n    \"decisions\": [\n\(expected)\n    ]\n  }"))
    try project.make(all.inverse)
    #expect(try project.text == before)
  }

  // MARK: - Records of fixes

  @Test func `a second fix keeps what was there before the first, and fixing back ends the record`()
    throws
  {
    var project = try EditedProject(Self.text(",\n  \"review\": {\"fixes\": []}"))
    try project.make(try project.fix("s/a", to: .text("one"), clears: ["y@s/a"]))
    try project.make(try project.fix("s/a", to: .text("two"), clears: ["x@s/a"]))
    let fixes = try Project(document: project.file.document).review.fixes
    #expect(fixes.count == 1)
    #expect(fixes.first?.from == .text("old"))
    #expect(fixes.first?.to == .text("two"))
    #expect(fixes.first?.clears == ["x@s/a", "y@s/a"])
    try project.make(try project.fix("s/a", to: .text("old")))
    #expect(try project.text == Self.text(",\n  \"review\": {\"fixes\": []}"))
  }

  @Test func `fixes of the same element in other languages and members have records of their own`()
    throws
  {
    var project = try EditedProject(Self.text(",\n  \"review\": {\"fixes\": []}"))
    try project.make(try project.fix("s/a", locale: "de", to: .text("neu")))
    try project.make(try project.fix("s/a", to: .text("new")))
    try project.make(try project.fix("s/a", .inputLabels, to: .list(["new"])))
    let fixes = try Project(document: project.file.document).review.fixes
    #expect(fixes.map(\.member) == [.inputLabels, .label, .label])
    #expect(fixes.map(\.locale) == [nil, nil, "de"])
  }

  @Test func `a fix of a whole group is one edit and its inverse restores every byte`() throws {
    var project = try EditedProject(Self.text(",\n  \"review\": { \"fixes\": [] }"))
    let edits = try ["s/c", "s/a", "s/b"].map { try project.fix($0, to: .text("new \($0)")) }
    let all = ProjectEdit(title: "all", changes: edits.flatMap(\.changes))
    try project.make(all)
    #expect(
      try Project(document: project.file.document).review.fixes.map(\.element) == [
        "s/a", "s/b", "s/c",
      ])
    try project.make(all.inverse)
    #expect(try project.text == Self.text(",\n  \"review\": { \"fixes\": [] }"))
  }

  @Test func `checks are kept apart by screen, profile and expectation`() throws {
    var project = try EditedProject(Self.text(",\n  \"review\": {\"checks\": []}"))
    for (profile, expected) in [("VoiceOver", "b"), ("VoiceOver", "a"), ("Voice Control", "a")] {
      let check = RecordedCheck(
        screen: "s", profile: profile, expected: expected, result: "yes")
      try project.make(ProjectEdit(title: "check", changes: [.check(from: nil, to: check)]))
    }
    let checks = try Project(document: project.file.document).review.checks
    #expect(checks.map(\.profile) == ["Voice Control", "VoiceOver", "VoiceOver"])
    #expect(checks.map(\.expected) == ["a", "a", "b"])
  }
}
