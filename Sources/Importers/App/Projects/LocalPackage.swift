import AuditCore

/// A package in an app's tree, by what its description names.
struct LocalPackage: Sendable {
  /// Its folder.
  let folder: Substring
  /// The names of its modules and products; empty where the description works them out.
  private(set) var names: Set<String> = []

  /// Reads the description of a package.
  ///
  /// - Parameter path: that of `Package.swift`.
  /// - Complexity: O(bytes).
  init(_ bytes: [UInt8], path: String) {
    folder = path.lastIndex(of: "/").map { path[..<$0] } ?? ""
    let code = SwiftCode(bytes, path: path, platforms: AppPlatforms(asked: nil, stated: []))
    for token in code.all where code.kind(token) == .dot && code.opens(token + 2, "(") {
      guard LocalPackage.parts.contains(code.text(token + 1)) else { continue }
      let arguments = code.arguments(code.inside(token + 2))
      // A dependency of a target is written like a target.
      let isPart = arguments.count > 1 || !code.isText(token + 1, "target")
      guard let name = arguments.first(where: { $0.label == "name" })?.value, isPart else {
        continue
      }
      guard let literal = code.literal(name), literal.codes.isEmpty else {
        names = []
        return
      }
      names.insert(literal.text)
    }
  }

  private static let parts: Set<String> = [
    "target", "executableTarget", "library", "executable", "systemLibrary", "binaryTarget", "macro",
  ]
}

/// The packages in an app's tree that nothing of the app uses.
struct UnusedPackages {
  private let folders: Set<Substring>

  /// Looks for what names the modules of packages.
  ///
  /// - Parameters:
  ///   - products: the products that targets of the app's projects depend on.
  ///   - files: the files of code with the names in them; those of an app's own targets are in no package.
  /// - Complexity: O(files × packages).
  init(
    _ packages: [LocalPackage], products: Set<String>,
    files: [(folder: Substring?, uses: ViewUses)]
  ) {
    var unused = Dictionary(
      packages.filter { !$0.names.isEmpty && !$0.folder.isEmpty }.map { ($0.folder, $0) }
    ) { one, _ in one }
    for (folder, uses) in files where uses.beginsApp {
      if let folder { unused[folder] = nil }
    }
    unused = unused.filter { $0.value.names.isDisjoint(with: products) }
    var pending = files.filter { file in file.folder.map { unused[$0] == nil } ?? true }
    var waiting = Dictionary(
      grouping: files.filter { file in file.folder.map { unused[$0] != nil } ?? false }
    ) {
      $0.folder ?? ""
    }
    while let (_, uses) = pending.popLast() {
      for (folder, package) in unused where package.names.contains(where: uses.names) {
        unused[folder] = nil
        pending += waiting.removeValue(forKey: folder) ?? []
      }
    }
    folders = Set(unused.keys)
  }

  /// Whether a package is one of them.
  func contains(_ folder: Substring?) -> Bool { folder.map(folders.contains) ?? false }
}
