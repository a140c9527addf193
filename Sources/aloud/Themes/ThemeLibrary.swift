import ProjectStore
import Workbench

/// Finds and loads themes.
enum ThemeLibrary {
  /// The name of the theme used where none is chosen.
  static let standardName = "default"
  /// The name of the theme used where colour is not wanted.
  static let colourlessName = "monochrome"

  /// Loads a theme by its name, or by its path where the name holds a slash.
  ///
  /// Where the environment says `NO_COLOR`, the monochrome theme is loaded whatever is asked for.
  /// The default theme is part of the program, so that it starts without any file.
  /// - Throws: `ThemeError` where there is no such theme or it is not as the format says.
  static func load(
    _ name: String, environment: [String: String], executable: String
  ) throws(ThemeError) -> Theme {
    let isColourless = environment["NO_COLOR"].map { !$0.isEmpty } ?? false
    let name = isColourless ? colourlessName : name
    let folders = ThemeFolders.all(environment: environment, executable: executable)
    do {
      return try load(name, from: folders)
    } catch .unknown where isColourless {
      return BuiltInTheme.theme
    }
  }

  /// The names of every theme that can be loaded, in order.
  static func names(environment: [String: String], executable: String) -> [String] {
    names(in: ThemeFolders.all(environment: environment, executable: executable))
  }

  private static func names(in folders: [String]) -> [String] {
    Set(folders.flatMap(ThemeFolders.names) + [standardName]).sorted()
  }

  /// Reads a theme and what it inherits, then puts them together.
  private static func load(_ name: String, from folders: [String]) throws(ThemeError) -> Theme {
    let isPath = name.utf8.contains(UInt8(ascii: "/"))
    let path = isPath ? name : ThemeFolders.path(of: name, in: folders)
    guard path != nil || name == standardName else {
      throw .unknown(name: name, known: names(in: folders))
    }
    var visited = [path ?? name]
    var chain = [try read(path)]
    while let inherits = chain.last?.inherits {
      let parent = ThemeFolders.path(of: inherits.text, in: folders)
      if let problem = mistake(in: inherits, at: parent, after: visited, folders) {
        throw .invalid(problem)
      }
      visited.append(parent ?? inherits.text)
      chain.append(try read(parent))
    }
    do {
      return try ThemeResolution(chain).theme(named: path.map(fileName) ?? name)
    } catch { throw .invalid(error) }
  }

  /// What is wrong with inheriting a theme: it is not there, or it was met before.
  private static func mistake(
    in inherits: ThemeFile.Placed, at path: String?, after visited: [String], _ folders: [String]
  ) -> ThemeProblem? {
    if visited.contains(path ?? inherits.text) {
      return ThemeProblem(
        place: inherits.place, expected: "a theme that does not inherit this one",
        found: "\"\(inherits.text)\", which leads back here")
    }
    guard path == nil, inherits.text != standardName else { return nil }
    let known = names(in: folders).joined(separator: ", ")
    return ThemeProblem(
      place: inherits.place, expected: "a theme (\(known))", found: "\"\(inherits.text)\"")
  }

  /// Reads one file; none stands for the default theme, which is part of the program.
  private static func read(_ path: String?) throws(ThemeError) -> ThemeFile {
    guard let path else {
      return try ThemeFile(parsing: Array(BuiltInTheme.text.utf8), path: "built-in theme")
    }
    let bytes: [UInt8]
    do { bytes = try PosixFile.read(path) } catch { throw .unreadable(error) }
    let file = try ThemeFile(parsing: bytes, path: path)
    if let name = file.name, name.text != fileName(path) {
      throw .invalid(
        ThemeProblem(
          place: name.place, expected: "\"\(fileName(path))\", the name of the file",
          found: "\"\(name.text)\""))
    }
    return file
  }

  private static func fileName(_ path: String) -> String {
    let name = PosixFile.name(of: path)
    return name.hasSuffix(".json") ? String(name.dropLast(5)) : name
  }
}
