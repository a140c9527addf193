import AuditCore
import Workbench

/// Makes a theme of its file and those it inherits.
///
/// What a theme says wins over what it inherits, attribute by attribute and colour by colour; the
/// names of colours are looked up last, so that a theme may inherit every style and change only
/// the palette.
struct ThemeResolution {
  private let files: [ThemeFile]
  private let palette: [String: ThemeFile.Placed]

  /// A resolution of a chain of files, the theme itself first.
  init(_ chain: [ThemeFile]) {
    files = chain
    palette = chain.reduce(into: [:]) { all, file in
      all.merge(file.palette) { nearer, _ in nearer }
    }
  }

  /// The theme.
  ///
  /// - Throws: `ThemeProblem` where a style is missing or a colour is none.
  func theme(named name: String) throws(ThemeProblem) -> Theme {
    var looks: [Style: Look] = [:]
    var missing: [String] = []
    for style in Style.allCases {
      if let look = try look(of: style) { looks[style] = look } else { missing.append(style.name) }
    }
    if let own = files.first, !missing.isEmpty {
      throw ThemeProblem(
        place: own.stylesPlace, expected: "a look for every style, here or in what it inherits",
        found: "none for \(missing.joined(separator: ", "))")
    }
    return Theme(name: name) { looks[$0] ?? Look() }
  }

  private func look(of style: Style) throws(ThemeProblem) -> Look? {
    let stated = files.compactMap { $0.styles[style] }
    guard !stated.isEmpty else { return nil }
    func first<Value>(_ part: (ThemeFile.StatedLook) -> Value?) -> Value? {
      for look in stated { if let value = part(look) { return value } }
      return nil
    }
    return Look(
      foreground: try colour(first(\.foreground)), background: try colour(first(\.background)),
      bold: first(\.bold) ?? false, underline: first(\.underline) ?? false,
      reverse: first(\.reverse) ?? false, dim: first(\.dim) ?? false)
  }

  private func colour(_ stated: ThemeFile.Placed?) throws(ThemeProblem) -> ThemeColour {
    guard let stated else { return .terminalDefault }
    let spelled = palette[stated.text] ?? stated
    if let colour = ThemeColour(spelling: spelled.text) { return colour }
    throw ThemeProblem(
      place: spelled.place,
      expected: "a colour: #RRGGBB, ansi:0 to ansi:15, default, or a name in the palette",
      found: "\"\(spelled.text.prefix(60))\"")
  }
}

extension ThemeColour {
  /// A colour from `#RRGGBB`, `#RGB`, `ansi:0` to `ansi:15` or `default`; nil for anything else.
  init?(spelling: String) {
    if spelling == "default" {
      self = .terminalDefault
    } else if spelling.hasPrefix("ansi:") {
      guard let number = UInt8(spelling.dropFirst(5)), number < 16 else { return nil }
      self = .named(number)
    } else {
      guard let colour = Colour(hex: spelling), colour.alpha == 1 else { return nil }
      self = .rgb(UInt8(colour.red), UInt8(colour.green), UInt8(colour.blue))
    }
  }
}
