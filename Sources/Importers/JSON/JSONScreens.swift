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
  /// A text is collected first and let go before its screen is made, so that both are not held at once.
  /// - Parameter join: takes a text that belongs to the one before it in, where it does.
  /// - Throws: where no text gives a screen, why the first one did not.
  /// - Complexity: O(bytes) beside the work of `add`.
  func read<Collected>(
    _ bytes: consuming [UInt8],
    collect: (JSONDocument) throws(ImportError) -> Collected,
    join: (inout Collected, JSONDocument) -> Bool = { _, _ in false },
    add: (inout Collected, inout ImportedCapture) throws(ImportError) -> Void
  ) throws(ImportError) -> ImportedCapture {
    var values: [JSONInLog.Value] = try JSONInLog.values(
      in: CaptureText.captured(bytes, path: path), path: path
    ).reversed()
    var capture = ImportedCapture(format: format, screens: [])
    var failure: ImportError?
    var noted: ImportError?
    while let isAside = values.last?.isAside {
      do throws(ImportError) {
        var collected = try JSONScreens.collectLast(of: &values, collect)
        while let next = values.last?.document, join(&collected, next) { values.removeLast() }
        try add(&collected, &capture)
      } catch {
        failure = failure ?? error
        // Of other values that a log tells nobody wants to hear.
        if !isAside { noted = noted ?? error }
      }
    }
    if capture.screens.isEmpty {
      throw failure
        ?? ImportError(file: path, expected: expected, found: "no JSON", help: help)
    }
    if let noted { capture.notes.append("left out a read that failed: \(noted.found)") }
    return capture
  }

  private static func collectLast<Collected>(
    of values: inout [JSONInLog.Value],
    _ collect: (JSONDocument) throws(ImportError) -> Collected
  ) throws(ImportError) -> Collected {
    defer { values.removeLast() }
    return try collect(values[values.count - 1].document)
  }

  /// Adds the screen of a tree that was collected, with what its text says of the app.
  ///
  /// - Throws: where the tree is too deep, or holds nothing to show.
  func add(
    _ tree: inout CaptureTree, isTooDeep: Bool, size: Extent?, appName: String? = nil,
    notes: [String] = [], to capture: inout ImportedCapture
  ) throws(ImportError) {
    if isTooDeep { throw JSONScreens.tooDeep(path: path) }
    let isEmpty = tree.nodes.isEmpty
    let isApp = tree.nodes.allSatisfy { RoleOfType.structural.contains($0.type) }
    let built = ScreenBuilding(format: format, path: path).screen(of: &tree, size: size)
    guard !built.screen.elements.isEmpty else {
      throw ImportError(
        file: path, expected: "elements on the screen",
        found: isEmpty
          ? "none" : isApp ? "only the app itself" : "only views that say nothing",
        help: help)
    }
    capture.screens.append(built.screen)
    if capture.appName == nil { capture.appName = appName }
    capture.notes += notes
    for note in built.notes where !capture.notes.contains(note) { capture.notes.append(note) }
  }

  /// Why a tree of too many elements inside one another is refused.
  static func tooDeep(path: String) -> ImportError {
    ImportError(
      file: path, expected: "at most \(CaptureTree.deepest) elements inside one another",
      found: "more", help: "this is not a capture of a screen")
  }
}
