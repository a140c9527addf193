import Importers
import ProjectStore

/// Links a screen to the picture of it that lies beside its capture.
enum CapturePicture {
  /// The endings looked for, the first that is there taken.
  private static let endings = ["png", "PNG", "jpg", "jpeg", "JPG"]

  /// Whether a file is a picture, by its name.
  static func isPicture(_ path: String) -> Bool {
    ["png", "jpg", "jpeg"].contains(ending(path).lowercased())
  }

  /// A path without its last ending: of a capture and of its picture the same.
  static func stem(_ path: String) -> String {
    let ending = ending(path)
    return ending.isEmpty ? path : String(path.dropLast(ending.count + 1))
  }

  /// The last ending of a path; empty where it has none.
  static func ending(_ path: String) -> String {
    let name = PosixFile.name(of: path)
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return "" }
    return String(name[name.index(after: dot)...])
  }

  /// Refers to `screen.png` where it lies beside `screen.json`, by its path from the project's folder.
  ///
  /// A capture of several screens is left as it is, because one picture cannot be of them all.
  static func link(_ capture: inout ImportedCapture, of path: String, project: String) {
    guard capture.screens.count == 1, path != "-" else { return }
    let folder = PosixFile.folder(of: path)
    let name = PosixFile.name(of: path)
    let stem = name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
    guard !stem.isEmpty,
      let picture = endings.lazy.map({ "\(stem).\($0)" }).first(where: {
        $0 != name && PosixFile.exists("\(folder)/\($0)")
      })
    else { return }
    let home = project == "-" ? "." : PosixFile.folder(of: project)
    let way = way(from: PosixFile.resolved(home), to: PosixFile.resolved(folder))
    capture.screens[0].screenshot = way.isEmpty ? picture : "\(way)/\(picture)"
  }

  /// The relative path from one folder to another, both whole; empty where they are the same.
  private static func way(from home: String, to folder: String) -> String {
    let from = home.split(separator: "/")
    let to = folder.split(separator: "/")
    let shared = zip(from, to).prefix { $0 == $1 }.count
    let up = Array(repeating: Substring(".."), count: from.count - shared)
    return (up + to[shared...]).joined(separator: "/")
  }
}
