import TestSupport
import Testing

/// What the documentation holds and keeps to.
@Suite struct DocumentationTests {
  static let pages =
    ["README.md", "CHANGELOG.md"]
    + PackageFiles.paths(in: "Documentation", endings: [".md"])

  @Test func `what is made from the code is fresh`() throws {
    let tool = PseudoTerminal.builtProgram("aloud-dev")
    let (text, code) = try PackageFiles.run(tool, ["docs", "--check"])
    #expect(code == 0, "run `make docs` and commit what it writes\n\(text)")
  }

  @Test(arguments: pages)
  func `a link to a file leads to one`(_ page: String) throws {
    let folder = page.split(separator: "/").dropLast()
    for link in Self.links(in: try PackageFiles.text(page)) where !link.contains("://") {
      let target = link.prefix { $0 != "#" }
      guard !target.isEmpty else { continue }
      var parts = folder
      for part in target.split(separator: "/") {
        if part == ".." { _ = parts.popLast() } else { parts.append(part) }
      }
      #expect(PackageFiles.exists(parts.joined(separator: "/")), "\(page): \(link)")
    }
  }

  @Test(arguments: ["README.md", "Documentation/Architecture.md"])
  func `a page to be read as a whole is at most 150 lines`(_ page: String) throws {
    #expect(try PackageFiles.text(page).split(separator: "\n").count <= 150)
  }

  @Test(arguments: ImportTests.table.keys.sorted())
  func `the page of the architecture has the table that is held`(_ module: String) throws {
    let page = try PackageFiles.text("Documentation/Architecture.md")
    let row = page.split(separator: "\n").first { $0.hasPrefix("| `\(module)` |") }
    let cells = try #require(row).split(separator: "|")
    let named = Set(cells[1].split { !($0.isLetter || $0.isNumber) }.map(String.init))
    for name in ImportTests.table[module]?.modules ?? [] {
      #expect(named.contains(name), "\(module) may import \(name)")
    }
  }

  @Test func `nothing lies in the package's folder that does not belong there`() throws {
    let allowed: Set = [
      ".ci", ".editorconfig", ".gitattributes", ".gitignore", ".swift-format", "CHANGELOG.md",
      "Documentation", "LICENSE", "Makefile", "Package.swift", "Projects", "README.md", "Sources",
      "Tests", "Themes",
    ]
    let listing = try? PackageFiles.run("/usr/bin/env", ["git", "ls-files"])
    var names: Set<String>
    if let listing, listing.code == 0, !listing.text.isEmpty {
      names = Set(
        listing.text.split(separator: "\n").compactMap {
          $0.split(separator: "/").first.map(String.init)
        })
    } else {
      // Not a checkout: an archive, where nothing was left lying about.
      names = Set(PackageFiles.names(in: ".")).subtracting([".build", ".swiftpm"])
    }
    #expect(names.contains("Package.swift"))
    #expect(names.subtracting(allowed).sorted() == [])
  }

  /// Where the links of a page lead; blocks of code have none.
  static func links(in page: String) -> [String] {
    var links: [String] = []
    var isCode = false
    for line in page.split(separator: "\n") {
      if line.hasPrefix("```") { isCode.toggle() }
      guard !isCode else { continue }
      var rest = line
      while let start = rest.firstRange(of: "](") {
        rest = rest[start.upperBound...]
        guard let end = rest.firstIndex(of: ")") else { break }
        links.append(String(rest[..<end]))
      }
    }
    return links
  }
}
