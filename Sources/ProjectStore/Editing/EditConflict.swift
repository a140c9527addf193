/// Why an edit was not made: the file does not say any more what the edit was made from.
public struct EditConflict: Error, Hashable, Sendable, CustomStringConvertible {
  /// What the edit was about, such as "label of Catalog/filter".
  public let place: String
  /// What the edit expected there.
  public let expected: String
  /// What is there now.
  public let found: String

  /// A conflict of its parts.
  public init(place: String, expected: String, found: String) {
    self.place = place
    self.expected = expected
    self.found = found
  }

  /// Place, then what was expected and found.
  public var description: String {
    "The \(place) was \(expected) when you began and is \(found) now."
  }
}
