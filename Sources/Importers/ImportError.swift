/// Why a capture could not be read, with its place and what to do.
public struct ImportError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file as the reviewer named it.
  public var file: String
  /// The line, from 1, where one can be named.
  public var line: Int?
  /// The column in bytes, from 1, where one can be named.
  public var column: Int?
  /// What should have stood there.
  public var expected: String
  /// What stands there.
  public var found: String
  /// What the reviewer can do about it.
  public var help: String

  /// An error of its parts.
  public init(
    file: String, line: Int? = nil, column: Int? = nil, expected: String, found: String,
    help: String
  ) {
    self.file = file
    self.line = line
    self.column = column
    self.expected = expected
    self.found = found
    self.help = help
  }

  /// The error in one line, its place first as editors take it.
  public var description: String {
    var text = file
    if let line {
      text += ":\(line)"
      if let column { text += ":\(column)" }
    }
    text += ": expected \(expected), found \(found)"
    return help.isEmpty ? text : text + "; " + help
  }
}
