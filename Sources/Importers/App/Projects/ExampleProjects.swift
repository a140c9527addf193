/// Projects that only show how something is used, beside the app's own: those in folders of examples
/// and playgrounds, and those in the folder of a package.
struct ExampleProjects: Sendable {
  private var folders: Set<Substring> = []

  init() {}

  /// Tells the projects of a tree apart; where none is left that makes an app, all of them count.
  ///
  /// - Parameters:
  ///   - projects: the paths of projects, with whether each makes an app.
  ///   - packages: the folders of packages.
  /// - Complexity: O(projects × depth).
  init(_ projects: [(path: String, makesApp: Bool)], packages: Set<Substring>) {
    let places = projects.map { ExampleProjects.place(of: $0.path, packages: packages) }
    guard zip(projects, places).contains(where: { $0.makesApp && $1 == nil }) else { return }
    folders = Set(places.compactMap(\.self))
  }

  /// Whether a file, or a project, is in the folder of one.
  func contains(_ path: String) -> Bool {
    guard !folders.isEmpty else { return false }
    return FolderTree.nearest(to: path, where: folders.contains) != nil
  }

  /// The folder of a project that only shows how something is used; nil for any other.
  private static func place(of path: String, packages: Set<Substring>) -> Substring? {
    // "Tea.xcodeproj/project.pbxproj" stands in the folder of the project.
    let own = path.split(separator: "/").dropLast(2)
    var folder: Substring = ""
    var isInPackage = false
    for (number, name) in own.enumerated() {
      folder = folder.isEmpty ? name : Substring(folder + "/" + name)
      if names.contains(name.lowercased().filter { $0 != " " && $0 != "-" && $0 != "_" }) {
        return folder
      }
      if packages.contains(folder), number < own.count - 1 { isInPackage = true }
    }
    return isInPackage ? folder : nil
  }

  /// Whether a name says that something is no longer the app: "TeaOld".
  static func isFormer(_ name: String) -> Bool {
    words(of: name).last.map(former.contains) ?? false
  }

  /// Whether an app of a name is one to try something out with, or an old one: "TeaDemo", "Tea Sample
  /// App", "Tea Legacy".
  static func isTrial(_ name: String) -> Bool {
    let words = words(of: name)
    guard let last = words.last else { return false }
    if names.contains(last) || trials.contains(last) || former.contains(last) { return true }
    return words.count > 1 && names.contains(words[words.count - 2] + last)
  }

  /// The words of a name in small letters: "oe", "alert" and "test" of "OEAlertTest".
  private static func words(of name: String) -> [String] {
    let letters = Array(name)
    var words: [String] = []
    var word = ""
    for (at, letter) in letters.enumerated() {
      let isNext = at + 1 < letters.count && letters[at + 1].isLowercase
      let isHump =
        letter.isUppercase && at > 0
        && (!letters[at - 1].isUppercase || isNext && letters[at - 1].isUppercase)
      if !letter.isLetter || isHump {
        words.append(word)
        word = ""
      }
      if letter.isLetter { word += letter.lowercased() }
    }
    return (words + [word]).filter { !$0.isEmpty }
  }

  /// What apps are called that another one took the place of.
  private static let former: Set<String> = ["archive", "archived", "deprecated", "legacy", "old"]

  /// What apps beside the app are called besides.
  private static let trials: Set<String> = ["internal", "mock", "mocks", "test", "tests"]

  private static let names: Set<String> = [
    "example", "examples", "demo", "demos", "playground", "playgrounds", "sample", "samples",
    "examplecode", "samplecode", "exampleapp", "demoapp", "sampleapp", "exampleapps", "demoapps",
    "sampleapps",
  ]
}
