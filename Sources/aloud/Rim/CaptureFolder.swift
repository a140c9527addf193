#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif
import Importers
import ProjectStore

/// A folder of captures, which holds no code.
enum CaptureFolder {
  /// What was read of a folder.
  struct Result {
    /// The captures and reports, by their paths.
    var captures: [(path: String, capture: ImportedCapture)] = []
    /// What was left out.
    var notes: [String] = []
  }

  /// Endings of what tools and shells write; other files, such as films, are not looked into.
  private static let endings: Set<String> = [
    "", "xml", "json", "jsonl", "ndjson", "txt", "text", "log", "out", "csv", "html", "htm", "md",
    "sarif",
  ]

  /// Reads every capture in a folder and in the folders inside it, in the order of their paths.
  ///
  /// - Parameter format: the one format wanted, or nil for all.
  /// - Throws: `FileError` where a file cannot be read, `ImportError` for a capture that is damaged.
  static func read(_ folder: String, format: String?) throws -> Result {
    var result = Result()
    var strangers: [String] = []
    let paths = files(in: folder)
    let stems = Set(paths.filter { !CapturePicture.isPicture($0) }.map(CapturePicture.stem))
    for path in paths {
      if CapturePicture.isPicture(path) {
        if !stems.contains(CapturePicture.stem(path)) { strangers.append(path) }
        continue
      }
      guard endings.contains(CapturePicture.ending(path).lowercased()) else { continue }
      let bytes = try PosixFile.read(path)
      guard let importer = ImporterCatalog.guess(bytes) else {
        strangers.append(path)
        continue
      }
      // Captures of other formats are not asked for.
      guard format == nil || format == importer.id else { continue }
      result.captures.append((path, try importer.read(consume bytes, path)))
    }
    guard !result.captures.isEmpty, !strangers.isEmpty else { return result }
    let named = strangers.prefix(4).joined(separator: ", ") + (strangers.count > 4 ? ", …" : "")
    result.notes = [
      "left out \(strangers.count.of("file")) that \(strangers.count == 1 ? "is" : "are") no capture"
        + " and no picture of one: \(named)"
    ]
    return result
  }

  /// The files in a folder and in the folders inside it; hidden ones and links are passed over.
  private static func files(in folder: String) -> [String] {
    var files: [String] = []
    var pending = [folder]
    while let folder = pending.popLast() {
      guard let listing = opendir(folder) else { continue }
      defer { closedir(listing) }
      while let entry = readdir(listing) {
        let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
          String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
        }
        guard !name.hasPrefix(".") else { continue }
        let path = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
        var status = stat()
        guard lstat(path, &status) == 0 else { continue }
        switch status.st_mode & S_IFMT {
        case S_IFDIR: pending.append(path)
        case S_IFREG: files.append(path)
        default: break
        }
      }
    }
    return files.sorted()
  }
}
