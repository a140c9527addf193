import AuditCore
import LosslessJSON

/// An object of a capture, read leniently: tools write numbers and truth values where texts are due.
struct JSONFacts {
  let index: Int
  let reader: JSONReader

  /// The object at a node, or nil where something else stands there.
  init?(_ index: Int, _ reader: JSONReader) {
    guard reader.kind(index) == .object else { return nil }
    self.index = index
    self.reader = reader
  }

  /// Whether a member stands there, whatever its value.
  func has(_ name: String) -> Bool { reader.member(name, of: index) != nil }

  /// A text, whatever it is spelled as; null is none.
  func text(_ name: String) -> Measured<String> {
    guard let value = reader.member(name, of: index) else { return .notMeasured }
    switch reader.kind(value) {
    case .null: return .none
    case .string: return .found(reader.string(value))
    case .number: return reader.numberSpelling(value).map { .found($0) } ?? .none
    case .bool: return .found(reader.bool(value) == true ? "1" : "0")
    case .array, .object: return .notMeasured
    }
  }

  /// A truth value, spelled as one, as a number or as a text.
  func flag(_ name: String) -> Bool? {
    switch text(name).value {
    case "1", "true", "YES": true
    case "0", "false", "NO": false
    default: nil
    }
  }

  /// A number, also one spelled as a text.
  func number(_ name: String) -> Double? {
    guard let value = reader.member(name, of: index) else { return nil }
    return reader.double(value) ?? CaptureFacts.number(reader.stringIfPresent(value))
  }

  /// An object inside.
  func object(_ name: String) -> JSONFacts? {
    reader.member(name, of: index).flatMap { JSONFacts($0, reader) }
  }

  /// The elements of a list inside; none where something else stands there.
  func elements(_ name: String) -> JSONElements? {
    guard let list = reader.member(name, of: index), reader.kind(list) == .array else { return nil }
    return reader.elements(list)
  }

  /// The objects of a list inside; none where something else stands there.
  func objects(_ name: String) -> [JSONFacts] {
    elements(name)?.compactMap { JSONFacts($0, reader) } ?? []
  }

  /// The texts of a list inside, or nil where there is no list.
  func texts(_ name: String) -> [String]? {
    elements(name).map { $0.compactMap { reader.stringIfPresent($0) } }
  }

  /// A rectangle of four numbers, its sides named as the tool spells them.
  func rect(_ x: String, _ y: String, _ width: String, _ height: String) -> Rect? {
    guard let x = number(x), let y = number(y), let width = number(width),
      let height = number(height)
    else { return nil }
    return CaptureFacts.frame(x, y, width, height)
  }
}
