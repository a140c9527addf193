import AuditCore

/// Reads the views of Swift files: one screen for every type that shows something.
public struct SwiftSourceReader: Sendable {
  /// The id of the format in origins of elements.
  static let format = "swift"

  private let platforms: AppPlatforms
  private let components: Set<String>
  private let texts: ViewTexts

  /// A reader for the files of an app.
  ///
  /// - Parameters:
  ///   - tables: the app's texts.
  ///   - baseLocale: the language of the texts in code.
  ///   - platforms: the platforms the app is for.
  ///   - components: the names of the design system's components.
  public init(
    tables: StringTables, baseLocale: String, platforms: AppPlatforms, components: Set<String>
  ) {
    self.platforms = platforms
    self.components = components
    texts = ViewTexts(tables, baseLocale: baseLocale)
  }

  /// What a file shows.
  public struct Result: Sendable {
    /// The screens, one for every type with elements; ids are the types' names.
    public var screens: [Screen] = []
    /// The types of views that stand in the labels of controls; their pictures are parts of those.
    public var viewsInControls: Set<String> = []
  }

  /// Reads one file.
  ///
  /// - Parameter path: the file relative to the app's folder, for the places of elements.
  /// - Complexity: O(bytes), times the depth in which members of a type show one another, bounded.
  public func read(_ bytes: [UInt8], path: String) -> Result {
    guard SwiftSourceReader.mayShow(bytes) else { return Result() }
    let code = SwiftCode(bytes, path: path, platforms: platforms)
    var result = Result()
    for type in ViewDeclarations(code).types {
      var reader = ViewReader(code, type, texts: texts, components: components)
      reader.read()
      result.viewsInControls.formUnion(reader.viewsInControls)
      if !reader.screen.elements.isEmpty { result.screens.append(reader.screen) }
    }
    return result
  }

  /// Whether a file may show views at all; most files of an app do not.
  private static func mayShow(_ bytes: [UInt8]) -> Bool {
    bytes.contains("SwiftUI") || bytes.contains("some View")
  }
}
