/// The picture an element shows.
public enum Icon: Hashable, Sendable {
  /// An SF Symbol, by its name.
  case symbol(String)
  /// An image of the app, by its asset or file name.
  case asset(String)
  /// A character of an icon font.
  case glyph(String)

  /// The name or character as it stands in the project.
  @inlinable public var name: String {
    switch self {
    case .symbol(let name), .asset(let name), .glyph(let name): name
    }
  }

  /// Its name, with that of the picture that may stand in its place: `play or pause`.
  public func name(or other: Icon?) -> String { other.map { "\(name) or \($0.name)" } ?? name }

  /// The kind in a reviewer's words.
  public var kind: String {
    switch self {
    case .symbol: "SF Symbol"
    case .asset: "image asset"
    case .glyph: "icon font character"
    }
  }

  /// Whether it is one of AppKit's own images, such as NSRemoveTemplate, which bring a description
  /// in the user's language along.
  ///
  /// Source: Apple, AppKit, NSImage.Name.
  public var isOfAppKit: Bool {
    guard case .asset(let name) = self else { return false }
    return name.hasPrefix("NS") && name.hasSuffix("Template")
  }
}
