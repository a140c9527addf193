/// Why bytes are not JSON: where, what was expected there and what was found.
public struct JSONSyntaxError: Error, Hashable, Sendable {
  /// Offset of the first byte that does not fit.
  public let offset: Int
  /// The line, counted from 1.
  public let line: Int
  /// The column, counted from 1 in Unicode scalars.
  public let column: Int
  /// What would have been right, in words.
  public let expected: String
  /// What is there, in words, with nothing invisible in it.
  public let found: String
}

extension JSONSyntaxError: CustomStringConvertible {
  /// The place, what was expected and what was found, on one line.
  public var description: String {
    "\(line):\(column): expected \(expected), found \(found)"
  }
}

extension JSONSyntaxError {
  init(_ failure: ScanFailure, in bytes: UnsafeBufferPointer<UInt8>) {
    let position = JSONPosition(ofByte: failure.offset, in: bytes)
    offset = failure.offset
    line = position.line
    column = position.column
    expected = failure.expectation.words
    found = failure.expectation.foundWords(at: failure.offset, in: bytes)
  }
}

/// The first place where scanning stopped; cheap to throw from the inner loops.
struct ScanFailure: Error {
  let offset: Int
  let expectation: Expectation

  init(_ expectation: Expectation, at offset: Int) {
    self.offset = offset
    self.expectation = expectation
  }
}

/// What the grammar allows at the place where scanning stopped.
enum Expectation: UInt8 {
  case value, name, firstName, colon, commaOrBrace, commaOrBracket, endOfFile
  case literalTrue, literalFalse, literalNull
  case digit, fractionOrEnd
  case closingQuote, printable, escape, hexDigits, wellFormedUTF8
  case shallower, unusedName, smallerFile
}

extension Expectation {
  var words: String {
    switch self {
    case .value: "a value"
    case .name: "a member name in double quotes"
    case .firstName: "a member name in double quotes or '}'"
    case .colon: "':'"
    case .commaOrBrace: "',' or '}'"
    case .commaOrBracket: "',' or ']'"
    case .endOfFile: "the end of the file"
    case .literalTrue: "true"
    case .literalFalse: "false"
    case .literalNull: "null"
    case .digit: "a digit"
    case .fractionOrEnd: "a number without leading zeros"
    case .closingQuote: "'\"' to end the string"
    case .printable: "'\"' or a character (control characters are written as escapes)"
    case .escape: "an escape: one of \\\" \\\\ \\/ \\b \\f \\n \\r \\t \\u"
    case .hexDigits: "four hexadecimal digits after \\u"
    case .wellFormedUTF8: "well-formed UTF-8"
    case .shallower: "less nesting"
    case .unusedName: "a member name that this object does not have yet"
    case .smallerFile: "a file below 4 GiB"
    }
  }

  func foundWords(at offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> String {
    switch self {
    case .unusedName: "the name \(VisibleText.name(at: offset, in: bytes)) a second time"
    case .literalTrue, .literalFalse, .literalNull: VisibleText.word(at: offset, in: bytes)
    case .wellFormedUTF8: VisibleText.byte(at: offset, in: bytes)
    case .smallerFile: "\(bytes.count) bytes"
    case .shallower: "one level more than is allowed"
    default: VisibleText.character(at: offset, in: bytes)
    }
  }
}
