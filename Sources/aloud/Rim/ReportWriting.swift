import AuditCore
import ProjectStore

extension Rim {
  /// Writes a report to a file.
  ///
  /// A project is never replaced by a report on it: both may be JSON, and the project is the only
  /// copy of what reviewers did.
  /// - Throws: `Complaint` where a project is there, `FileError` where the file cannot be written.
  func write(report bytes: [UInt8], to file: String) throws {
    guard (try? ProjectFile.open(file)) == nil else {
      throw Complaint(
        "\(file) is a project; a report would replace it", help: "choose another name")
    }
    try AtomicFile.write(bytes, to: file)
  }
}

extension Project {
  /// Screens held since an earlier reading, with the places their parts have in this document.
  ///
  /// An edit moves what comes after it, so that lines told by old places would be wrong. What is
  /// not in the document has no place.
  /// - Complexity: O(size).
  func placing(_ screens: [Screen]) throws(ProjectError) -> [Screen] {
    let placed = Dictionary(
      try self.screens().map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    return screens.map { screen in
      var screen = screen
      let here = placed[screen.id]
      let nodes = Dictionary(
        here?.elements.map { ($0.id, $0.node) } ?? [], uniquingKeysWith: { first, _ in first })
      screen.node = here?.node ?? -1
      for index in screen.elements.indices {
        screen.elements[index].node = nodes[screen.elements[index].id] ?? -1
      }
      return screen
    }
  }
}
