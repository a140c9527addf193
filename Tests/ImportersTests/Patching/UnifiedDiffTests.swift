import Testing

@testable import Importers

/// Diffs as `git apply` takes them; that it does is tested on the command line.
@Suite struct UnifiedDiffTests {
  private func diff(_ old: String, _ new: String) -> String {
    String(
      decoding: UnifiedDiff.text(from: Array(old.utf8), to: Array(new.utf8), path: "a"),
      as: UTF8.self)
  }

  private let lines = (1...20).map { "\($0)\n" }

  @Test func `a change has three lines around it`() {
    var new = lines
    new[9] = "ten\n"
    #expect(
      diff(lines.joined(), new.joined()) == """
        --- a/a
        +++ b/a
        @@ -7,7 +7,7 @@
         7
         8
         9
        -10
        +ten
         11
         12
         13

        """)
  }

  @Test func `changes far apart are two pieces, near ones are one`() {
    var new = lines
    new[1] = "two\n"
    new.insert("more\n", at: 18)
    #expect(diff(lines.joined(), new.joined()).components("@@ -") == 2)
    new = lines
    new[4] = "x\n"
    new[10] = "y\n"
    #expect(diff(lines.joined(), new.joined()).components("@@ -") == 1)
  }

  @Test func `a path with a line break or quotation mark is written as git does`() {
    let text = UnifiedDiff.text(from: [], to: Array("a\n".utf8), path: "x\"\n+ é.swift")
    #expect(
      String(decoding: text, as: UTF8.self).hasPrefix(
        #"--- "a/x\"\012+ é.swift""# + "\n" + #"+++ "b/x\"\012+ é.swift""# + "\n@@"))
  }

  @Test func `a missing last line break is said`() {
    #expect(
      diff("a\nb", "a\nc").hasSuffix(
        "-b\n\\ No newline at end of file\n+c\n\\ No newline at end of file\n"))
    #expect(diff("a", "a\nb\n").contains("-a\n\\ No newline at end of file\n+a\n+b\n"))
  }

  @Test func `the same text has no diff, and an empty one is a beginning`() {
    #expect(diff("a\n", "a\n") == "")
    #expect(diff("", "a\n").contains("@@ -0,0 +1,1 @@\n+a\n"))
  }
}

extension String {
  /// How often a text occurs.
  fileprivate func components(_ text: String) -> Int { ranges(of: text).count }
}
