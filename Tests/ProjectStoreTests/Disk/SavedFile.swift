import AuditCore
import LosslessJSON
import TestSupport

@testable import ProjectStore

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Small projects and looks at files, for the tests of saving.
enum SavedFile {
  /// A project of screens "w0", "w1" and on, each with elements "e0" and on, all labelled "old".
  static func project(screens: Int, elements: Int) -> [UInt8] {
    var text = "{\n  \"format\": \"aloud-project\", \"version\": 1,\n  \"screens\": [\n"
    for screen in 0..<screens {
      text += "    { \"id\": \"w\(screen)\", \"elements\": [\n"
      for element in 0..<elements {
        text += "      {\"id\": \"e\(element)\", \"role\": \"button\", \"label\": \"old\"}"
        text += element + 1 == elements ? "\n" : ",\n"
      }
      text += screen + 1 == screens ? "    ] }\n" : "    ] },\n"
    }
    return Array((text + "  ],\n  \"review\": { \"decisions\": [], \"fixes\": [] }\n}\n").utf8)
  }

  /// The fix of an element of such a project.
  static func fix(_ element: Int, screen: Int = 0, to label: String = "new") -> ProjectEdit {
    .fix(
      MemberPlace(screen: "w\(screen)", element: "e\(element)", member: .label),
      from: .text("old"), to: .text(label), clears: [], reviewer: nil,
      now: "2026-01-02T03:04:05Z", review: Review())
  }

  /// The label of an element.
  static func label(_ element: Int, screen: Int = 0, in project: Project) throws -> String? {
    let elements = try project.screen(at: screen).elements
    return elements.first { $0.id == "e\(element)" }?.label.value
  }

  /// What the system says about a file.
  static func status(_ path: String) -> stat {
    var status = stat()
    _ = lstat(path, &status)
    return status
  }

  static func mode(_ path: String) -> UInt32 { UInt32(status(path).st_mode) & 0o7777 }

  static func isLink(_ path: String) -> Bool { status(path).st_mode & S_IFMT == S_IFLNK }

  /// Makes a symbolic link.
  static func link(_ target: String, _ path: String) -> Bool { symlink(target, path) == 0 }

  /// Whether small file systems can be mounted here, to have one that is full.
  static let canMount: Bool = {
    guard isRoot, let folder = try? TemporaryFolder() else { return false }
    guard (try? mount(folder.path, size: "64k")) == true else { return false }
    return (try? run("/bin/umount", folder.path)) == true
  }()

  /// Mounts a small file system that is gone with the machine.
  static func mount(_ folder: String, size: String) throws -> Bool {
    try run("/bin/mount", "-t", "tmpfs", "-o", "size=\(size)", "none", folder)
  }

  static var isRoot: Bool { geteuid() == 0 }

  /// Runs a program to its end and says whether it went well.
  static func run(_ program: String, _ arguments: String...) throws -> Bool {
    let child = try ChildProcess(program, arguments, environment: ["PATH": "/usr/bin:/bin"])
    _ = child.readLines()
    return child.wait() == .exited(0)
  }
}
