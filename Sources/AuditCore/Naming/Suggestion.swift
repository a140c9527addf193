/// A name offered to a reviewer, and where it came from.
public struct Suggestion: Hashable, Sendable {
  /// The words offered.
  public let text: String
  /// Where they came from, in a reviewer's words, such as "what the icon means".
  public let origin: String

  /// A suggestion of its parts.
  public init(text: String, origin: String) {
    self.text = text
    self.origin = origin
  }
}
