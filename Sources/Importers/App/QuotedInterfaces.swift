/// Which storyboards and xibs of no target something in an app may name all the same.
struct QuotedInterfaces {
  private let files: [(path: String, content: AppImport.Content)]
  /// What the storyboards and xibs are called that targets have, without case.
  private let members: Set<String>
  private let classes: Set<String>

  /// - Complexity: O(files + classes).
  init(_ files: [(path: String, content: AppImport.Content)]) {
    self.files = files
    members = Set(
      files.filter { AppFile(path: $0.path) == .interfaceBuilder && $0.content.absence == nil }
        .map { QuotedInterfaces.name(of: $0.path) })
    classes = Set(files.flatMap(\.content.classes.keys))
  }

  /// Whether a text in code, a storyboard or a file in another language may mean one.
  ///
  /// - Complexity: O(files).
  func isQuoted(_ number: Int) -> Bool {
    let path = files[number].path
    // A text means the one of a name that a target has.
    guard !members.contains(QuotedInterfaces.name(of: path)) else { return false }
    let stem = (path.split(separator: "/").last ?? "").prefix { $0 != "." }
    let words = stem.utf8.split { !$0.isSwiftNamePart }.map { String(decoding: $0, as: UTF8.self) }
    // Of other words it is not known where they stand.
    let known = words.filter { $0.utf8.first.map { (0x41...0x5A).contains($0) } ?? false }
    let isClass = classes.contains(String(stem))
    return files.indices.contains { other in
      // What a storyboard says there is the class.
      other != number && !(isClass && AppFile(path: files[other].path) == .interfaceBuilder)
        && known.allSatisfy(files[other].content.uses.quotes)
    }
  }

  private static func name(of path: String) -> String {
    (path.split(separator: "/").last ?? "").lowercased()
  }
}
