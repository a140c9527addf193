import AuditCore
import LosslessJSON

extension Importer {
  /// Accessibility trees of idb and of the tools built on it.
  static let idb = Importer(
    id: "idb", title: "idb describe-all or AXe describe-ui (JSON)",
    guess: IDBSource.looksRight, read: IDBSource.read)
}

/// Reads accessibility trees of idb and AXe.
enum IDBSource {
  /// The format's id.
  static let format = "idb"

  private static let help =
    "run `idb ui describe-all` or `axe describe-ui` again while the app is in front"

  /// Whether the first bytes look like a tree of idb or AXe.
  @Sendable static func looksRight(_ start: [UInt8]) -> Bool {
    let isUTF16 = start.starts(with: [0xFF, 0xFE]) || start.starts(with: [0xFE, 0xFF])
    let text = isUTF16 ? start.filter { $0 != 0 } : start
    if text.contains("\"AXFrame\"") || text.contains("\"AXLabel\"")
      || text.contains("\"AXUniqueId\"") || text.contains("\"role_description\"")
    {
      return true
    }
    return ForeignContent.known(text) == nil && text.contains("\"elements\"")
      && (text.contains("\"backend\"") || text.contains("\"coordinate_space\"")
        || (text.contains("\"identifier\"") && text.contains("\"frame\"")))
  }

  /// Reads one or more trees, one screen each.
  ///
  /// - Complexity: O(bytes).
  @Sendable static func read(
    _ bytes: [UInt8], path: String
  ) throws(ImportError) -> ImportedCapture {
    let text = try CaptureText.utf8(bytes, path: path)
    let found = try JSONInLog.documents(in: text, path: path)
    var capture = ImportedCapture(format: format, screens: [])
    var failure: ImportError?
    for document in found {
      do throws(ImportError) {
        try add(document, to: &capture, path: path)
      } catch {
        failure = failure ?? error
      }
    }
    if capture.screens.isEmpty {
      throw failure
        ?? ImportError(
          file: path, expected: "a tree of elements", found: "no JSON", help: help)
    }
    if let failure { capture.notes.append("left out a read that failed: \(failure.found)") }
    return capture
  }

  private static func add(
    _ document: JSONDocument, to capture: inout ImportedCapture, path: String
  ) throws(ImportError) {
    var builder = IDBTree()
    builder.read(document)
    if builder.isTooDeep {
      throw ImportError(
        file: path, expected: "at most \(CaptureTree.deepest) elements inside one another",
        found: "more", help: "this is not a capture of a screen")
    }
    if builder.objects == 0 {
      throw ForeignContent.error(for: document.bytes, path: path, expected: "a tree of elements")
    }
    if builder.told == 0 {
      throw ImportError(
        file: path, expected: "elements on the screen",
        found: builder.objects == 1 ? "one element of which nothing is known" : "nothing known",
        help: "the read failed; " + help)
    }
    let built = ScreenBuilding(format: format, path: path)
      .screen(of: builder.tree, size: builder.size)
    guard !built.screen.elements.isEmpty else {
      throw ImportError(
        file: path, expected: "elements on the screen", found: "only the app itself",
        help: "accessibility was off or the app was starting; " + help)
    }
    if capture.appName == nil { capture.appName = builder.appName }
    capture.screens.append(built.screen)
    capture.notes += built.notes + builder.notes
  }
}
