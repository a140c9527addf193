/// Where a new member goes in its object.
public enum JSONPlacement: Hashable, Sendable {
  /// Before every other member.
  case start
  /// After every other member.
  case end
  /// After the first of these members that is there, else at the end.
  case after([String])
}

/// A change to a document, in terms of its values.
public enum JSONEdit: Hashable, Sendable {
  /// Gives a value another value.
  case set(node: Int, to: JSONFragment)
  /// Gives a member of an object a value; the member is added where it is missing.
  case setMember(
    object: Int, name: String, to: JSONFragment, placement: JSONPlacement = .end)
  /// Takes a member out of an object, if it is there.
  case removeMember(object: Int, name: String)
  /// Puts an element before the one at a place; the layout is used where the array is empty.
  case insertElement(array: Int, at: Int, JSONFragment, layout: JSONLayout = .automatic)
  /// Puts an element after the last; the layout is used where the array is empty.
  case appendElement(array: Int, JSONFragment, layout: JSONLayout = .automatic)
  /// Takes an element out.
  case removeElement(array: Int, at: Int)
  /// Moves an element, so that it is at the second place afterwards.
  case moveElement(array: Int, from: Int, to: Int)
}

/// Why an edit cannot be made on a document.
public enum JSONEditError: Error, Hashable, Sendable {
  /// The document has no value at this tape index.
  case noSuchValue(node: Int)
  /// The value is not an object, so it has no members.
  case notAnObject(node: Int)
  /// The value is not an array, so it has no elements.
  case notAnArray(node: Int)
  /// The array does not have this place.
  case noSuchElement(place: Int, count: Int)
  /// The text is not a number as JSON spells it.
  case notANumber(String)
}

extension JSONEditError: CustomStringConvertible {
  /// The reason in one line.
  public var description: String {
    switch self {
    case .noSuchValue(let node): "there is no value number \(node) in the document"
    case .notAnObject: "the value is not an object, so it has no members"
    case .notAnArray: "the value is not an array, so it has no elements"
    case .noSuchElement(let place, let count):
      "the array has \(count) elements, so there is no place \(place)"
    case .notANumber(let spelling): "\"\(spelling)\" is not a JSON number"
    }
  }
}
