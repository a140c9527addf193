import LosslessJSON
import Testing

/// A text with a word on what it shows.
///
/// Bytes that are not UTF-8 are written as `<E5>`.
struct SpelledText: CustomTestStringConvertible, Sendable {
  let about: String
  let bytes: [UInt8]

  init(_ about: String, _ text: String) {
    self.about = about
    bytes = SpelledText.bytes(text)
  }

  init(_ about: String, repeating text: String, _ count: Int, end: String = "") {
    self.about = about
    bytes = SpelledText.bytes(String(repeating: text, count: count) + end)
  }

  var testDescription: String { about }

  private static func bytes(_ text: String) -> [UInt8] {
    let scalars = Array(text.unicodeScalars)
    var bytes: [UInt8] = []
    var index = 0
    while index < scalars.count {
      if scalars[index] == "<", index + 3 < scalars.count, scalars[index + 3] == ">",
        let byte = UInt8("\(scalars[index + 1])\(scalars[index + 2])", radix: 16)
      {
        bytes.append(byte)
        index += 4
      } else {
        bytes += Array(String(scalars[index]).utf8)
        index += 1
      }
    }
    return bytes
  }
}

extension JSONDocument {
  init(_ text: String) throws {
    try self.init(parsing: Array(text.utf8))
  }

  var text: String {
    String(decoding: bytes, as: UTF8.self)
  }

  /// The decoded text of the value at a path.
  func string(_ path: JSONPathStep...) -> String? {
    value(at: path).flatMap { node in withReader { $0.stringIfPresent(node) } }
  }
}
