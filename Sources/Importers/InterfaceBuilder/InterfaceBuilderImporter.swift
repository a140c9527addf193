import AuditCore

extension Importer {
  /// Storyboards and xibs.
  static let interfaceBuilder = Importer(
    id: InterfaceBuilderSource.format, title: "Interface Builder storyboard or xib (XML)",
    guess: InterfaceBuilderSource.looksRight, read: InterfaceBuilderSource.read)
}

/// Reads one storyboard or xib without the app's texts.
enum InterfaceBuilderSource {
  /// The format's id.
  static let format = "ib"

  /// Whether the first bytes look like a storyboard or xib.
  @Sendable static func looksRight(_ start: [UInt8]) -> Bool {
    let isUTF16 = start.starts(with: [0xFF, 0xFE]) || start.starts(with: [0xFE, 0xFF])
    let text = isUTF16 ? start.filter { $0 != 0 } : start
    return text.contains("type=\"com.apple.InterfaceBuilder")
      || text.contains("type='com.apple.InterfaceBuilder")
      || text.starts(with: Array("NIBArchive".utf8))
  }

  /// Reads one file.
  @Sendable static func read(
    _ bytes: [UInt8], path: String
  ) throws(ImportError) -> ImportedCapture {
    let capture = try InterfaceBuilderReader(tables: StringTables(), path: path).read(bytes)
    guard !capture.screens.isEmpty else {
      throw ImportError(
        file: path, expected: "elements of a screen", found: "none",
        help: "launch screens and controllers without views hold nothing to review")
    }
    return capture
  }
}
