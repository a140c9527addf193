import AuditCore

/// Reads storyboards and xibs of Interface Builder, for iOS and macOS.
///
/// A file says what stands there before the app's code runs. What it does not say is taken for
/// missing only where no code can reach the object; else it is not measured. Frames are those of
/// the design.
public struct InterfaceBuilderReader: Sendable {
  private let tables: StringTables
  private let path: String

  /// A reader of one file.
  ///
  /// - Parameters:
  ///   - tables: the app's texts; the file's translations are in the table of its name.
  ///   - path: the file as messages and the elements' sources name it, relative to the app's folder.
  public init(tables: StringTables, path: String) {
    self.tables = tables
    self.path = path
  }

  /// Reads the file's bytes: one screen for every scene with elements, or one for a xib.
  ///
  /// A file without an element gives no screen, and a note.
  /// - Throws: for content that is no storyboard or xib for iOS or macOS, or one that was cut off.
  /// - Complexity: O(bytes + elements × languages).
  public func read(_ bytes: [UInt8]) throws(ImportError) -> ImportedCapture {
    try readHeld(bytes).capture
  }

  /// A file with how its screens and their elements are reached.
  struct Held {
    var capture: ImportedCapture
    /// How code reaches the elements of each screen.
    var holds: [[ElementHold]] = []
    /// The ids of the screens' scenes.
    var screenScenes: [String?] = []
    var scenes: [IBScene] = []
  }

  /// Reads the file's bytes, with how its screens and their elements are reached.
  func readHeld(_ bytes: [UInt8]) throws(ImportError) -> Held {
    let document = try IBDocument(bytes, path: path)
    guard !document.isLaunchScreen else {
      let capture = ImportedCapture(
        format: InterfaceBuilderSource.format, platform: document.dialect.platform, screens: [],
        notes: ["\(path): left out, since it is only shown while the app begins"])
      return Held(capture: capture)
    }
    let built = IBScreens(document, tables: tables, path: path)
    var notes: [String] = []
    if built.screens.isEmpty {
      notes.append("\(path): nothing in it is met by VoiceOver")
    } else if built.emptyScenes > 0 {
      notes.append(
        "\(path): left out \(CaptureNotes.count(built.emptyScenes, "scene", "scenes")) without elements"
      )
    }
    if built.unshown > 0 {
      notes.append(
        "\(path): gave no frame to \(CaptureNotes.count(built.unshown, "element", "elements")) hidden until the code shows them"
      )
    }
    if built.unsized > 0 {
      notes.append(
        "\(path): gave no frame to \(CaptureNotes.count(built.unsized, "control", "controls")) whose size stands in the design only"
      )
    }
    let capture = ImportedCapture(
      format: InterfaceBuilderSource.format, platform: document.dialect.platform,
      screens: built.screens, notes: notes)
    return Held(
      capture: capture, holds: built.holds, screenScenes: built.scenes,
      scenes: IBScene.all(in: document, bytes, path: path))
  }
}
