import LosslessJSON

/// Why bytes are not a project: the place, what was expected and what was found.
public struct ProjectError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The line, from 1.
  public let line: Int
  /// The column, from 1, in characters.
  public let column: Int
  /// What was expected there.
  public let expected: String
  /// What was found there.
  public let found: String

  /// An error of its parts.
  public init(line: Int, column: Int, expected: String, found: String) {
    self.line = line
    self.column = column
    self.expected = expected
    self.found = found
  }

  init(_ error: JSONSyntaxError) {
    self.init(
      line: error.line, column: error.column, expected: error.expected, found: error.found)
  }

  /// Place, then what was expected and found.
  public var description: String { "\(line):\(column): expected \(expected), found \(found)" }
}
