/// A colour of a theme: the terminal's own, one of the 16 named ones, or stated red, green, blue.
public enum ThemeColour: Hashable, Sendable {
  case terminalDefault
  /// 0 to 15 in the terminal's palette.
  case named(UInt8)
  /// Stated 8-bit red, green, blue.
  case rgb(UInt8, UInt8, UInt8)
}

/// How one style looks.
public struct Look: Hashable, Sendable {
  /// The text's colour.
  public var foreground: ThemeColour
  /// The colour behind it.
  public var background: ThemeColour
  /// Attributes that work without colour.
  public var bold: Bool, underline: Bool, reverse: Bool, dim: Bool

  /// A look of its parts.
  public init(
    foreground: ThemeColour = .terminalDefault, background: ThemeColour = .terminalDefault,
    bold: Bool = false, underline: Bool = false, reverse: Bool = false, dim: Bool = false
  ) {
    self.foreground = foreground
    self.background = background
    self.bold = bold
    self.underline = underline
    self.reverse = reverse
    self.dim = dim
  }
}

/// A complete theme: a look for every style.
public struct Theme: Hashable, Sendable {
  /// The theme's name, which is its file's.
  public let name: String
  private let looks: [Look]

  /// A theme from a function that gives every style its look.
  public init(name: String, look: (Style) -> Look) {
    self.name = name
    looks = Style.allCases.map(look)
  }

  /// The look of a style.
  public subscript(style: Style) -> Look { looks[Int(style.rawValue)] }
}
