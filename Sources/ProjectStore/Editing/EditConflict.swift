import AuditCore

/// Why an edit was not made: the file does not say any more what the edit was made from.
public struct EditConflict: Error, Hashable, Sendable, CustomStringConvertible {
  /// What the edit was about, such as "label of Catalog/filter".
  public let place: String
  /// What the edit expected there.
  public let expected: String
  /// What is there now.
  public let found: String
  /// The member that is something else and what it is, where it is one that can be set.
  public let current: CurrentMember?

  /// A conflict of its parts.
  public init(place: String, expected: String, found: String, current: CurrentMember? = nil) {
    self.place = place
    self.expected = expected
    self.found = found
    self.current = current
  }

  /// Place, then what was expected and found.
  public var description: String {
    "The \(place) was \(expected) when you began and is \(found) now."
  }
}

/// What a member of an element is in the file.
public struct CurrentMember: Hashable, Sendable {
  /// Where the member is.
  public let place: MemberPlace
  /// What it is.
  public let value: FixValue

  /// A member of its parts.
  public init(_ place: MemberPlace, _ value: FixValue) {
    self.place = place
    self.value = value
  }
}
