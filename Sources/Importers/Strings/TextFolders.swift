/// The folders of an app's tree that hold texts, each of one app or bundle, with their languages.
struct TextFolders: Sendable {
  private var numbers: [Substring: Int] = [:]
  private var parts: [[Substring]] = []
  private var languages: [Set<String>] = []

  /// The number of a folder, which need not be known yet.
  mutating func number(of folder: Substring) -> Int {
    if let number = numbers[folder] { return number }
    let number = parts.count
    numbers[folder] = number
    parts.append(folder.split(separator: "/"))
    languages.append([])
    return number
  }

  /// The number of a folder that is known.
  func known(_ folder: Substring) -> Int? { numbers[folder] }

  /// Notes that a folder has texts in a language.
  mutating func note(_ locale: String, in folder: Int) { languages[folder].insert(locale) }

  /// Leaves out a language everywhere.
  mutating func forget(_ locale: String) {
    for folder in languages.indices { languages[folder].remove(locale) }
  }

  /// The languages of a folder by its number.
  func languages(of folder: Int) -> Set<String> { languages[folder] }

  /// Of some folders the one nearest to a file.
  ///
  /// - Complexity: O(folders × depth).
  func nearest(to path: String, of folders: [Int]) -> Int? {
    TextFolders.nearest(to: path, of: folders.map { parts[$0][...] }).map { folders[$0] }
  }

  /// Of some files of texts the one whose folder is nearest to a file.
  ///
  /// - Complexity: O(files × depth).
  static func nearest(to path: String, of files: [String]) -> String? {
    nearest(to: path, of: files.map { StringsPath($0).folder.split(separator: "/")[...] })
      .map { files[$0] }
  }

  /// The place of the folder with which the file shares the most folders from the top, then the one
  /// least deep below them, then the first.
  private static func nearest(to path: String, of folders: [ArraySlice<Substring>]) -> Int? {
    let file = path.split(separator: "/").dropLast()
    var best: (shared: Int, below: Int, place: Int)?
    for (place, folder) in folders.enumerated() {
      let shared = zip(file, folder).prefix { $0 == $1 }.count
      let below = folder.count - shared
      if let best, (best.shared, -best.below) >= (shared, -below) { continue }
      best = (shared, below, place)
    }
    return best?.place
  }
}
