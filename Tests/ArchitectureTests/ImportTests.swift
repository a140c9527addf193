import Testing

/// Which module may import which; Documentation/Architecture.md tells why.
@Suite struct ImportTests {
  /// What a module may import, and what only some of its files may.
  struct Allowance {
    var modules: Set<String> = []
    /// By a folder or file of the module, what may be imported there as well.
    var inFiles: [String: Set<String>] = [:]
  }

  static let system: Set = ["Glibc", "Darwin"]
  static let ours: Set = [
    "LosslessJSON", "AuditCore", "AuditRules", "ProjectStore", "Importers", "Reports",
    "Workbench", "Terminal",
  ]

  static let table: [String: Allowance] = [
    "LosslessJSON": Allowance(),
    "AuditCore": Allowance(),
    "AuditRules": Allowance(modules: ["AuditCore"]),
    "ProjectStore": Allowance(
      modules: ["LosslessJSON", "AuditCore"], inFiles: ["Disk/": system]),
    "Importers": Allowance(modules: ["LosslessJSON", "AuditCore"]),
    "Reports": Allowance(modules: ["AuditCore", "LosslessJSON"]),
    "Workbench": Allowance(modules: ["AuditCore", "AuditRules", "ProjectStore", "Reports"]),
    "CTerm": Allowance(),
    "Terminal": Allowance(modules: system.union(["Workbench", "CTerm"])),
    "aloud": Allowance(modules: ours.union(system).union(["Dispatch", "Synchronization"])),
    "aloud-dev": Allowance(modules: ours.union(system)),
  ]

  @Test func `every module has a row in the table, and every row a module`() {
    #expect(PackageFiles.names(in: "Sources") == Self.table.keys.sorted())
  }

  @Test(arguments: PackageFiles.paths(in: "Sources", endings: [".swift"]))
  func `a file imports only what its module may`(_ path: String) throws {
    let parts = path.split(separator: "/")
    let module = String(parts[1])
    let inside = parts.dropFirst(2).joined(separator: "/")
    let allowance = try #require(Self.table[module])
    var allowed = allowance.modules
    for (place, more) in allowance.inFiles where inside.hasPrefix(place) { allowed.formUnion(more) }
    for name in Self.imports(SwiftCode(try PackageFiles.text(path))) {
      #expect(allowed.contains(name), "\(path) imports \(name)")
    }
  }

  @Test func `only CTerm includes the header of curses`() throws {
    let all = PackageFiles.paths(in: "Sources", endings: [".swift", ".c", ".h", ".modulemap"])
    let including = try all.filter { path in
      try PackageFiles.text(path).split(separator: "\n").contains { line in
        line.contains("curses.h") && line.contains { $0 == "#" || $0 == "\"" }
          && !line.drop { $0 == " " }.hasPrefix("//")
      }
    }
    #expect(!including.isEmpty)
    for path in including { #expect(path.hasPrefix("Sources/CTerm/"), "\(path)") }
  }

  @Test func `imports are found whatever stands before them`() {
    let code = SwiftCode(
      """
      import A
        @testable import B
      public import struct C.Name
      // import D
      let text = "import E"
      """)
    #expect(Self.imports(code) == ["A", "B", "C"])
  }

  /// The modules a file imports.
  static func imports(_ file: SwiftCode) -> [String] {
    file.code.compactMap { line in
      let words = line.split(separator: " ")
      guard let at = words.firstIndex(of: "import"),
        words[..<at].allSatisfy({ $0.hasPrefix("@") || $0 == "public" || $0 == "internal" })
      else { return nil }
      let kinds: Set<Substring> = [
        "struct", "class", "enum", "protocol", "func", "var", "let", "typealias",
      ]
      let named = words[(at + 1)...].first { !kinds.contains($0) }
      return named.flatMap { $0.split(separator: ".").first.map(String.init) }
    }
  }
}
