import LosslessJSON
import ProjectStore

/// Why a theme cannot be used.
enum ThemeError: Error, Hashable, Sendable {
  /// No folder has a theme of this name.
  case unknown(name: String, known: [String])
  /// A theme's file cannot be read.
  case unreadable(FileError)
  /// A theme's file is not as the format says.
  case invalid(ThemeProblem)
}

/// A place in a theme's file, what was expected there and what was found.
struct ThemeProblem: Error, Hashable, Sendable {
  let place: ThemePlace
  let expected: String
  let found: String
}

/// A place in a theme's file.
struct ThemePlace: Hashable, Sendable {
  let path: String
  let line: Int
  let column: Int
}

extension ThemeError: CustomStringConvertible {
  /// Place, then what was expected and found.
  var description: String {
    switch self {
    case .unknown(let name, let known):
      return "no theme is called \"\(name)\"; there are " + known.joined(separator: ", ")
    case .unreadable(let error): return error.description
    case .invalid(let problem):
      let place = problem.place
      return "\(place.path):\(place.line):\(place.column): expected \(problem.expected), "
        + "found \(problem.found)"
    }
  }
}

extension ThemeError {
  init(_ error: JSONSyntaxError, path: String) {
    let place = ThemePlace(path: path, line: error.line, column: error.column)
    self = .invalid(ThemeProblem(place: place, expected: error.expected, found: error.found))
  }
}
