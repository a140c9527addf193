import ProjectStore

/// The working tree of git that a folder is in.
enum WorkingTree {
  /// Whether all that git has of a folder is checked out: it is in a working tree, and that is not a
  /// sparse one.
  ///
  /// Source: gitrepository-layout(5), git-sparse-checkout(1).
  static func isWhole(_ folder: String) -> Bool {
    var around = PosixFile.resolved(folder)
    while true {
      if let store = store(of: around) { return !PosixFile.exists(store + "/info/sparse-checkout") }
      guard let slash = around.lastIndex(of: "/"), around != "/" else { return false }
      around = String(around[..<slash])
    }
  }

  /// The folder in which git keeps what it knows of a working tree, or nil where this is none.
  private static func store(of folder: String) -> String? {
    let path = folder + "/.git"
    if SourceTree.isFolder(path) { return path }
    // Working trees beside the first one, and modules, have a file that says where it is.
    guard let bytes = try? PosixFile.read(path),
      let line = String(decoding: bytes.prefix(longestLine), as: UTF8.self)
        .split(whereSeparator: \.isNewline).first,
      line.hasPrefix("gitdir: ")
    else { return nil }
    let target = String(line.dropFirst("gitdir: ".count))
    return target.hasPrefix("/") ? target : folder + "/" + target
  }

  private static let longestLine = 4096
}
