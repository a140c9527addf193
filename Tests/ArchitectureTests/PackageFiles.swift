import Foundation

/// The files of this package, as the tests of its build see them.
enum PackageFiles {
  /// The package's folder.
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path

  /// The paths of files below a folder that end in one of these, from the package's folder.
  static func paths(in folder: String, endings: [String]) -> [String] {
    let found = FileManager.default.enumerator(atPath: "\(root)/\(folder)")
    let names = (found?.allObjects ?? []).compactMap { $0 as? String }
    return names.filter { name in endings.contains { name.hasSuffix($0) } }
      .map { "\(folder)/\($0)" }.sorted()
  }

  /// The names in a folder.
  static func names(in folder: String) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: "\(root)/\(folder)"))?.sorted() ?? []
  }

  /// The text of a file.
  static func text(_ path: String) throws -> String {
    try String(contentsOfFile: "\(root)/\(path)", encoding: .utf8)
  }

  /// Whether there is a file or folder at a path.
  static func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: "\(root)/\(path)")
  }

  /// What a program answers, both streams, and its exit code.
  static func run(_ program: String, _ arguments: [String]) throws -> (text: String, code: Int32) {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: root)
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let bytes = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (String(decoding: bytes, as: UTF8.self), process.terminationStatus)
  }
}
