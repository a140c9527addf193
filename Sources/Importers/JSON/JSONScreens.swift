import AuditCore
import LosslessJSON

/// Reads a capture of one or more JSON texts among log lines, each with its screens.
struct JSONScreens {
  /// The id of the format.
  let format: String
  /// The file as the reviewer named it.
  let path: String
  /// What one text should hold.
  let expected: String
  /// What to do where it does not.
  let help: String

  /// Reads every text; one that fails beside good ones becomes a note.
  ///
  /// - Throws: where no text gives a screen, why the first one did not.
  /// - Complexity: O(bytes) beside the work of `add`.
  func read(
    _ bytes: [UInt8],
    add: (JSONDocument, inout ImportedCapture) throws(ImportError) -> Void
  ) throws(ImportError) -> ImportedCapture {
    let text = try CaptureText.utf8(bytes, path: path)
    let found = try JSONInLog.documents(in: text, path: path)
    var capture = ImportedCapture(format: format, screens: [])
    var failure: ImportError?
    for document in found {
      do throws(ImportError) {
        try add(document, &capture)
      } catch {
        failure = failure ?? error
      }
    }
    if capture.screens.isEmpty {
      throw failure
        ?? ImportError(file: path, expected: expected, found: "no JSON", help: help)
    }
    if let failure { capture.notes.append("left out a read that failed: \(failure.found)") }
    return capture
  }

  /// Adds the screen of a tree that was collected.
  ///
  /// - Throws: where the tree is too deep, or holds nothing to show.
  func add(
    _ tree: CaptureTree, isTooDeep: Bool, size: Extent?, to capture: inout ImportedCapture
  ) throws(ImportError) {
    if isTooDeep { throw JSONScreens.tooDeep(path: path) }
    let built = ScreenBuilding(format: format, path: path).screen(of: tree, size: size)
    guard !built.screen.elements.isEmpty else {
      let isApp = tree.nodes.allSatisfy { RoleOfType.structural.contains($0.type) }
      throw ImportError(
        file: path, expected: "elements on the screen",
        found: tree.nodes.isEmpty
          ? "none" : isApp ? "only the app itself" : "only views that say nothing",
        help: help)
    }
    capture.screens.append(built.screen)
    for note in built.notes where !capture.notes.contains(note) { capture.notes.append(note) }
  }

  /// Why a tree of too many elements inside one another is refused.
  static func tooDeep(path: String) -> ImportError {
    ImportError(
      file: path, expected: "at most \(CaptureTree.deepest) elements inside one another",
      found: "more", help: "this is not a capture of a screen")
  }
}
