import Testing

/// Rules and the files they live in.
@Suite struct RuleFileTests {
  /// A rule as its file declares it.
  struct Declared: Sendable, CustomTestStringConvertible {
    let path: String
    let property: String
    let id: String
    let family: String

    var testDescription: String { id }
  }

  static let declared: [Declared] = PackageFiles.paths(
    in: "Sources/AuditRules", endings: [".swift"]
  )
  .compactMap { path in
    guard let text = try? PackageFiles.text(path),
      let property = between("static let ", " = Rule(", in: text),
      let id = between("\n    id: \"", "\"", in: text),
      let family = between("family: .", ",", in: text)
    else { return nil }
    return Declared(path: path, property: property, id: id, family: family)
  }

  @Test func `there are rules`() { #expect(Self.declared.count >= 14) }

  @Test(arguments: declared)
  func `a rule's id is its file's name and its property's name`(_ rule: Declared) {
    let words = rule.id.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }
    let name = words.joined()
    #expect(rule.path.hasSuffix("/\(name).swift"))
    #expect(rule.property == name.prefix(1).lowercased() + name.dropFirst())
  }

  @Test(arguments: declared)
  func `a rule's folder is its family`(_ rule: Declared) {
    let folder = rule.family.prefix(1).uppercased() + rule.family.dropFirst()
    #expect(rule.path.hasPrefix("Sources/AuditRules/\(folder)/"))
  }

  @Test func `the catalogue lists every rule there is a file for`() throws {
    let file = SwiftCode(try PackageFiles.text("Sources/AuditRules/RuleCatalog.swift"))
    var listed: [String] = []
    for line in file.code {
      let words = line.split { !($0.isLetter || $0.isNumber || $0 == ".") }
      listed += words.filter { $0.hasPrefix(".") }.map { String($0.dropFirst()) }
    }
    #expect(Set(listed).count == listed.count)
    #expect(listed.sorted() == Self.declared.map(\.property).sorted())
  }

  @Test func `every rule has its page, and every page its rule`() {
    let pages = PackageFiles.names(in: "Documentation/Rules").filter { $0 != "README.md" }
    #expect(pages == Self.declared.map { $0.id + ".md" }.sorted())
  }

  /// What stands between two texts, the first time they occur so on one line.
  static func between(_ before: String, _ after: String, in text: String) -> String? {
    guard let end = text.firstRange(of: before)?.upperBound,
      let next = text[end...].firstRange(of: after)
    else { return nil }
    let found = text[end..<next.lowerBound]
    guard !found.contains("\n") else {
      return between(before, after, in: String(text[end...]))
    }
    return String(found)
  }
}
