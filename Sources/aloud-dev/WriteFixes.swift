import AuditCore
import ProjectStore

/// A writer for the tests of saving: makes fixes one after the other and says each that is saved.
enum WriteFixes {
  /// Sets the label of every element of a screen, from "e0" on, each in a save of its own.
  static func run(file path: String, screen: String, count: Int) throws {
    var file = try ProjectFile.open(path).file
    for number in 0..<count {
      let place = MemberPlace(screen: screen, element: "e\(number)", member: .label)
      let edit = ProjectEdit.fix(
        place, from: .text("old"), to: .text("saved \(number)"), clears: [], reviewer: screen,
        now: "2026-01-02T03:04:05Z", review: Review())
      let conflicts = try file.save([edit])
      let line = conflicts.first.map { "conflict \($0.conflict)\n" } ?? "saved \(number)\n"
      try Array(line.utf8).withUnsafeBytes {
        try PosixFile.write($0, to: 1, path: "standard output")
      }
    }
  }
}
