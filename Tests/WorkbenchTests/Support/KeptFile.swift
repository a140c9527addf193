import Foundation
import Testing

/// What the workbench showed, kept as files.
///
/// `UPDATE_GOLDENS=1` writes them anew; the change is then read and agreed.
enum KeptFile {
  static var isUpdating: Bool {
    ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] == "1"
  }

  static func address(_ name: String) -> URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent(name)
  }

  static func text(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: address(name)), as: UTF8.self)
  }

  static func expect(
    _ text: String, in name: String, sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws {
    if isUpdating { try Data(text.utf8).write(to: address(name)) }
    let expected = try self.text(name)
    if text == expected { return }
    let now = text.split(separator: "\n", omittingEmptySubsequences: false)
    let then = expected.split(separator: "\n", omittingEmptySubsequences: false)
    let at =
      zip(now, then).enumerated().first { $1.0 != $1.1 }?.offset ?? min(now.count, then.count)
    let line = now.indices.contains(at) ? String(now[at]) : "its end"
    Issue.record("\(name), line \(at + 1): \(line)", sourceLocation: sourceLocation)
  }
}
