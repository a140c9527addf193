import AuditCore

/// Where in code the elements of a project are written, to be found by a file and a line.
///
/// Two tools name one file by different ends of its path, and one control by its first line or by a
/// line inside it.
struct CodePlaces {
  private struct Entry {
    let file: String
    let line: Int
    let place: ReportPlacing.Place
  }

  /// By the file's own name; by line in each.
  private var entries: [String: [Entry]] = [:]

  /// How many lines behind an element's first one still belong to it.
  private static let reach = 12

  /// The places of all elements with a line.
  ///
  /// - Complexity: O(elements log elements).
  init(_ screens: [Screen]) {
    for (number, screen) in screens.enumerated() {
      for (index, element) in screen.elements.enumerated() where element.missingSince == nil {
        guard let source = element.source, let line = source.line else { continue }
        entries[Self.name(source.file), default: []].append(
          Entry(file: source.file, line: line, place: .init(screen: number, element: index)))
      }
    }
    for name in entries.keys { entries[name]?.sort { $0.line < $1.line } }
  }

  /// The element at a line, else the nearest one that begins a few lines above.
  ///
  /// - Complexity: O(elements in files of that name).
  func place(of source: SourceLocation) -> ReportPlacing.Place? {
    guard let line = source.line else { return nil }
    let inFile = (entries[Self.name(source.file)] ?? []).filter {
      Self.isSame($0.file, source.file)
    }
    let near = inFile.last { $0.line <= line && line - $0.line <= Self.reach }
    return inFile.first { $0.line == line }?.place ?? near?.place
  }

  /// Whether one path is the end of the other.
  static func isSame(_ one: String, _ two: String) -> Bool {
    let (short, long) = one.utf8.count <= two.utf8.count ? (one, two) : (two, one)
    return short == long || long.hasSuffix("/" + short)
  }

  private static func name(_ path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }
}
