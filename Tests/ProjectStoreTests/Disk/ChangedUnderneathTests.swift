import AuditCore
import TestSupport
import Testing

@testable import ProjectStore

/// Saving a file that someone else saved since it was read.
@Suite struct ChangedUnderneathTests {
  static let text = MemberEditTests.text

  @Test func `an edit is made on what someone else saved elsewhere in the file`() throws {
    var project = try EditedProject(Self.text)
    let edit = try project.fix("s/a", to: .text("new"))
    let theirs = Self.text.replacing("\"other\"", with: "\"theirs\"")
    try project.overwrite(theirs)
    try project.make(ProjectEdit(title: "", changes: [edit.changes[0]]))
    #expect(try project.text == theirs.replacing("\"old\"", with: "\"new\""))
  }

  @Test func `an edit is made on a file that someone laid out anew, in the new layout`() throws {
    var project = try EditedProject(Self.text)
    let edit = try project.fix("s/a", to: .text("new"))
    try project.overwrite(MemberEditTests.compact)
    try project.make(ProjectEdit(title: "", changes: [edit.changes[0]]))
    #expect(try project.text == MemberEditTests.compact.replacing("\"old\"", with: "\"new\""))
    // What takes it back is not the bytes of the old layout.
    try project.make(ProjectEdit(title: "", changes: [edit.changes[0]]).inverse)
    #expect(try project.text == MemberEditTests.compact)
  }

  @Test func `the same member changed by someone else is a conflict and stays theirs`() throws {
    var project = try EditedProject(Self.text)
    let edit = try project.fix("s/a", to: .text("new"))
    let theirs = Self.text.replacing("\"old\"", with: "\"theirs\"")
    try project.overwrite(theirs)
    let conflicts = try project.save(edit)
    #expect(
      conflicts == [
        EditConflict(
          place: "label of s/a", expected: "\"old\"", found: "\"theirs\"",
          current: CurrentMember(
            MemberPlace(screen: "s", element: "a", member: .label), .text("theirs")))
      ])
    #expect(try project.text == theirs)
  }

  @Test func `of several edits only the one that conflicts is left out`() throws {
    var project = try EditedProject(Self.text)
    let edits = [
      try project.fix("t/a", to: .text("mine")), try project.fix("s/a", to: .text("new")),
      try project.fix("s/b", to: .text("mine too")),
    ]
    try project.overwrite(Self.text.replacing("\"old\"", with: "\"theirs\""))
    let conflicts = try project.file.save(edits)
    #expect(conflicts.map(\.edit) == [edits[1]])
    let fixes = try ProjectFile.open(project.path).project.review.fixes
    #expect(fixes.map(\.element) == ["s/b", "t/a"])
    #expect(try project.text.contains("\"theirs\""))
  }

  @Test func `an edit of several changes is made whole or not at all`() throws {
    var project = try EditedProject(Self.text)
    let edits = [
      try project.fix("s/a", .hint, to: .text("h")), try project.fix("s/a", to: .text("new")),
      try project.fix("t/a", to: .text("new")),
    ]
    let theirs = Self.text.replacing("\"other\"", with: "\"theirs\"")
    try project.overwrite(theirs)
    let all = ProjectEdit(title: "all", changes: edits.flatMap(\.changes))
    #expect(try project.save(all).count == 1)
    #expect(try project.text == theirs)
  }

  @Test func `an element or a screen that is gone is a conflict`() throws {
    var project = try EditedProject(Self.text)
    let edit = try project.fix("t/a", to: .text("new"))
    for gone in [
      Self.text.replacing("\"t\", \"elements\"", with: "\"u\", \"elements\""),
      Self.text.replacing(
        "\"id\": \"a\", \"role\": \"button\", \"label\": \"other\"",
        with: "\"id\": \"z\", \"role\": \"button\", \"label\": \"other\""),
      Self.text.replacing("\"t\", \"elements\"", with: "\"t\", \"parts\""),
    ] {
      try project.overwrite(gone)
      #expect(
        try project.save(edit) == [
          EditConflict(
            place: "label of t/a", expected: "\"other\"", found: "gone, with its element")
        ])
      #expect(try project.text == gone)
    }
  }

  @Test func `a file that is not JSON any more is told with its place and left alone`() throws {
    var project = try EditedProject(Self.text)
    let edit = try project.fix("s/a", to: .text("new"))
    for (broken, place) in [
      (Self.text.replacing("\"label\": \"old\",", with: "\"label\": \"old\",,"), "5:53:"),
      (String(Self.text.prefix(200)), ""), ("", "1:1:"),
      (Self.text.replacing("aloud-project", with: "other"), "2:13:"),
    ] {
      try project.overwrite(broken)
      let error = #expect(throws: ProjectFileError.self) { try project.file.save([edit]) }
      #expect(
        error?.description.hasPrefix("\(project.path):\(place)") == true,
        "\(error?.description ?? "")")
      #expect(try project.text == broken)
    }
    try project.overwrite(Self.text)
    #expect(try project.save(edit).isEmpty)
  }

  @Test func `the same fix made by two reviewers is no conflict and keeps the first record`() throws
  {
    var project = try EditedProject(Self.text)
    let mine = try project.fix("s/a", to: .text("new"), reviewer: "me")
    var other = try ProjectFile.open(project.path).file
    #expect(
      try other.save([try project.fix("s/a", to: .text("new"), reviewer: "Ada")]).isEmpty)
    #expect(try project.save(mine).isEmpty)
    let fixes = try ProjectFile.open(project.path).project.review.fixes
    #expect(fixes.map(\.reviewer) == ["Ada"])
  }

  @Test func `two decisions on one finding are a conflict that says who decided what`() throws {
    var project = try EditedProject(Self.text)
    let mine = try project.decide(["r@s/a"])
    var theirs = RecordedDecision(finding: "r@s/a", decision: .acceptedRisk, reviewer: "Ada")
    var other = try ProjectFile.open(project.path).file
    _ = try other.save([
      ProjectEdit(title: "", changes: [.decision(finding: "r@s/a", from: nil, to: theirs)])
    ])
    #expect(
      try project.save(mine) == [
        EditConflict(
          place: "decision on r@s/a", expected: "not there", found: "accepted risk by Ada")
      ])
    // An entry that someone else gave an end is not the one that was read, either.
    let before = theirs
    theirs.expires = "2027-01-01"
    _ = try other.save([
      ProjectEdit(title: "", changes: [.decision(finding: "r@s/a", from: before, to: theirs)])
    ])
    let undone = ProjectEdit(
      title: "", changes: [.decision(finding: "r@s/a", from: before, to: nil)])
    #expect(try project.save(undone).count == 1)
  }

  @Test func `an entry that someone took out is a conflict when it is to change`() throws {
    var project = try EditedProject(Self.text)
    try project.make(try project.decide(["r@s/a"]))
    let edit = try project.decide(["r@s/a"], as: .notAnIssue)
    try project.overwrite(Self.text)
    #expect(
      try project.save(edit) == [
        EditConflict(place: "decision on r@s/a", expected: "confirmed", found: "gone")
      ])
    // Where it was to go, it is gone.
    #expect(try project.save(try EditedProject(Self.text).decide(["r@s/a"], as: .open)).isEmpty)
    #expect(try project.text == Self.text)
  }

  @Test func `an edit that is in the file already is passed over and the file not written`() throws
  {
    var project = try EditedProject(Self.text)
    let edit = try project.fix("s/a", to: .text("new"))
    try project.make(edit)
    let inode = SavedFile.status(project.path).st_ino
    let text = try project.text
    try project.make(edit)
    #expect(SavedFile.status(project.path).st_ino == inode)
    #expect(try project.text == text)
  }

  @Test func `what someone else saved between an edit and its undo stays`() throws {
    var project = try EditedProject(Self.text)
    let edit = try project.fix("s/a", to: .text("new"))
    try project.make(edit)
    var other = try ProjectFile.open(project.path).file
    _ = try other.save([try project.fix("t/a", to: .text("theirs"))])
    try project.make(edit.inverse)
    let fixes = try ProjectFile.open(project.path).project.review.fixes
    #expect(fixes.map(\.element) == ["t/a"])
    #expect(try project.text.contains("\"old\""))
    #expect(try project.text.contains("\"theirs\""))
  }
}
