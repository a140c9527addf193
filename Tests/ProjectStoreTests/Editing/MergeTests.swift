import AuditCore
import TestSupport
import Testing

@testable import ProjectStore

/// What git makes of two reviewers' branches.
@Suite struct MergeTests {
  static let git = ["/usr/bin/git", "/usr/local/bin/git", "/opt/homebrew/bin/git"].first {
    PosixFile.exists($0)
  }

  /// The text git makes of two branches, with marks where they cannot be joined.
  private func merged(_ base: String, _ ours: String, _ theirs: String) throws -> String {
    let folder = try TemporaryFolder()
    for (name, text) in [("base", base), ("ours", ours), ("theirs", theirs)] {
      try AtomicFile.write(Array(text.utf8), to: folder.path(name))
    }
    let child = try ChildProcess(
      try #require(Self.git),
      ["merge-file", "-p", folder.path("ours"), folder.path("base"), folder.path("theirs")],
      environment: ["HOME": folder.path])
    return child.readLines().joined(separator: "\n") + "\n"
  }

  private func branches(
    _ review: String, ours: (EditedProject) throws -> [ProjectEdit],
    theirs: (EditedProject) throws -> [ProjectEdit]
  ) throws -> String {
    let base = ReviewListTests.text(review)
    var one = try EditedProject(base)
    for edit in try ours(one) { try one.make(edit) }
    var other = try EditedProject(base)
    for edit in try theirs(other) { try other.make(edit) }
    return try merged(base, one.text, other.text)
  }

  @Test(.enabled(if: git != nil, "needs git"))
  func `first entries of different lists are joined where the lists are spread over lines`() throws
  {
    let review = """
      ,
        "review": {
          "decisions": [
          ],
          "fixes": [
          ]
        }
      """
    let text = try branches(
      review, ours: { [try $0.decide(["r@s/a"])] }, theirs: { [try $0.fix("s/b", to: .text("x"))] }
    )
    let project = try Project(parsing: Array(text.utf8))
    #expect(project.review.decisions.count == 1)
    #expect(project.review.fixes.count == 1)
  }

  @Test(.enabled(if: git != nil, "needs git"))
  func `entries that do not stand next to each other are joined`() throws {
    let lines = ["f", "k", "p"].map { "      " + ReviewListTests.decision($0) }
    let review =
      ",\n  \"review\": {\n    \"decisions\": [\n\(lines.joined(separator: ",\n"))\n    ]\n  }"
    let text = try branches(
      review, ours: { [try $0.decide(["a"]), try $0.decide(["l"])] },
      theirs: { [try $0.decide(["g"])] })
    let project = try Project(parsing: Array(text.utf8))
    #expect(project.review.decisions.keys.sorted() == ["a", "f", "g", "k", "l", "p"])
  }

  @Test(.enabled(if: git != nil, "needs git"))
  func `two first entries of one list meet in these two lines only`() throws {
    let text = try branches(
      ",\n  \"review\": { \"decisions\": [], \"fixes\": [], \"checks\": [] }",
      ours: { [try $0.decide(["r@s/a"])] }, theirs: { [try $0.decide(["r@s/b"])] })
    let lines = text.split(separator: "\n" as Character).map(String.init)
    let start = try #require(lines.firstIndex { $0.hasPrefix("<<<<<<<") })
    let end = try #require(lines.firstIndex { $0.hasPrefix(">>>>>>>") })
    #expect(lines[start + 1...end - 1].map { $0.contains("finding") } == [true, false, true])
    #expect(lines[start - 1] == "  \"review\": { \"decisions\": [")
    #expect(lines[end + 1] == "  ], \"fixes\": [], \"checks\": [] }")
  }
}
