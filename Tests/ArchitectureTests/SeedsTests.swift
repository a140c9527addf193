import Testing

/// The list of requirements: what it names must be there.
@Suite struct SeedsTests {
  static let page = "Documentation/Seeds.md"
  static let mark = "not there yet"

  /// A row: a requirement, what holds it and what shows it.
  struct Row: Sendable, CustomTestStringConvertible {
    let requirement: String
    let holders: String
    let proofs: String

    var testDescription: String { requirement }
  }

  static let rows: [Row] = ((try? PackageFiles.text(page)) ?? "").split(separator: "\n")
    .filter { $0.hasPrefix("| ") && !$0.hasPrefix("| ---") && !$0.hasPrefix("| Requirement ") }
    .map { line in
      let cells = line.split(separator: "|", omittingEmptySubsequences: false)
        .map { $0.drop { $0 == " " } }
      return Row(
        requirement: cells.count > 1 ? String(cells[1]) : "",
        holders: cells.count > 2 ? String(cells[2]) : "",
        proofs: cells.count > 3 ? String(cells[3]) : "")
    }

  static let rules = Set(RuleFileTests.declared.map(\.id))

  /// The name of every test, from its function's name or the text beside it.
  static let tests: Set<String> = {
    var names: Set<String> = []
    for path in PackageFiles.paths(in: "Tests", endings: [".swift"]) {
      let text = (try? PackageFiles.text(path)) ?? ""
      var isTest = false
      for line in text.split(separator: "\n") {
        if line.contains("@Test") { isTest = true }
        if let name = RuleFileTests.between("@Test(\"", "\"", in: String(line)) {
          names.insert(name)
        }
        guard isTest, line.contains("func ") else { continue }
        isTest = false
        if let name = RuleFileTests.between("func `", "`", in: String(line)) { names.insert(name) }
      }
    }
    return names
  }()

  @Test func `every document has its rows`() { #expect(Self.rows.count >= 60) }

  @Test(arguments: rows)
  func `what holds a requirement is there, or marked and not there`(_ row: Row) {
    let holders = Self.quoted(in: row.holders)
    #expect(!holders.isEmpty)
    for (name, after) in holders {
      let isMarked = after.hasPrefix(" (\(Self.mark))")
      if name.contains("/") {
        #expect(PackageFiles.exists(name), "\(name)")
      } else if isMarked {
        #expect(!Self.rules.contains(name), "\(name) is there: take the mark away")
      } else {
        #expect(Self.rules.contains(name), "\(name) is no rule: mark it or name another")
      }
    }
  }

  @Test(arguments: rows)
  func `what shows a requirement is a test, or the cases of a rule`(_ row: Row) {
    let proofs = Self.quoted(in: row.proofs)
    guard !proofs.isEmpty else {
      #expect(row.proofs.hasPrefix(Self.mark))
      let holders = Self.quoted(in: row.holders)
      let isHeld = holders.contains { Self.rules.contains($0.name) }
      #expect(!isHeld, "a rule holds it: name what shows that")
      return
    }
    for (name, _) in proofs {
      if row.proofs.contains("cases of `\(name)`") {
        #expect(Self.rules.contains(name), "\(name) has no cases")
      } else {
        #expect(Self.tests.contains(name), "no test is called \"\(name)\"")
      }
    }
  }

  /// What stands in the type of code, with what follows each.
  static func quoted(in text: String) -> [(name: String, after: Substring)] {
    let parts = text.split(separator: "`", omittingEmptySubsequences: false)
    return stride(from: 1, to: parts.count, by: 2).map { at in
      (String(parts[at]), at + 1 < parts.count ? parts[at + 1] : "")
    }
  }
}
