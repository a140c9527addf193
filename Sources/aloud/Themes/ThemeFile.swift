import LosslessJSON
import Workbench

/// One theme's file as it is written: nothing inherited, no colour looked up yet.
struct ThemeFile: Sendable {
  /// A text and where it stands, so that a mistake in it can be shown.
  struct Placed: Sendable {
    let text: String
    let place: ThemePlace
  }

  /// What a file says of one style; nil where it leaves it to the theme it inherits.
  struct StatedLook: Sendable {
    var foreground: Placed?
    var background: Placed?
    var bold: Bool?
    var underline: Bool?
    var reverse: Bool?
    var dim: Bool?
  }

  /// The theme's name, which is its file's.
  private(set) var name: Placed?
  /// The theme it inherits.
  private(set) var inherits: Placed?
  /// Colours by name.
  private(set) var palette: [String: Placed] = [:]
  /// What it says of styles.
  private(set) var styles: [Style: StatedLook] = [:]
  /// Where its styles stand, or the file's first value.
  private(set) var stylesPlace: ThemePlace

  /// Reads a theme from its bytes.
  ///
  /// - Throws: `ThemeError.invalid` with the first thing that is not as the format says.
  init(parsing bytes: [UInt8], path: String) throws(ThemeError) {
    let document: JSONDocument
    do { document = try JSONDocument(parsing: bytes) } catch { throw ThemeError(error, path: path) }
    stylesPlace = ThemePlace(path: path, line: 1, column: 1)
    do throws(ThemeProblem) {
      try document.withReader { (json) throws(ThemeProblem) in
        try read(ThemeFacts(document: document, json: json, path: path))
      }
    } catch { throw .invalid(error) }
  }

  private mutating func read(_ facts: ThemeFacts) throws(ThemeProblem) {
    let json = facts.json
    try facts.expect(.object, JSONDocument.root, "a theme, as an object")
    stylesPlace = facts.place(JSONDocument.root)
    for member in json.members(JSONDocument.root) {
      switch json.string(member.name) {
      case "name": name = try facts.placedText(member.value, "name")
      case "inherits": inherits = try facts.placedText(member.value, "inherits")
      case "palette":
        try facts.expect(.object, member.value, "an object of colours for \"palette\"")
        for colour in json.members(member.value) {
          palette[json.string(colour.name)] = try facts.placedText(
            colour.value, json.string(colour.name))
        }
      case "styles":
        try facts.expect(.object, member.value, "an object of styles for \"styles\"")
        stylesPlace = facts.place(member.value)
        for style in json.members(member.value) { try read(style, facts) }
      default: break
      }
    }
  }

  private mutating func read(
    _ member: JSONMembers.Element, _ facts: ThemeFacts
  ) throws(ThemeProblem) {
    guard let style = Style(name: facts.json.string(member.name)) else {
      throw facts.problem(member.name, "a style (\(Style.names.joined(separator: ", ")))")
    }
    try facts.expect(.object, member.value, "an object for one style")
    var look = StatedLook()
    for part in facts.json.members(member.value) {
      switch facts.json.string(part.name) {
      case "foreground": look.foreground = try facts.placedText(part.value, "foreground")
      case "background": look.background = try facts.placedText(part.value, "background")
      case "bold": look.bold = try facts.flag(part.value, "bold")
      case "underline": look.underline = try facts.flag(part.value, "underline")
      case "reverse": look.reverse = try facts.flag(part.value, "reverse")
      case "dim": look.dim = try facts.flag(part.value, "dim")
      default:
        throw facts.problem(
          part.name, "foreground, background, bold, underline, reverse or dim")
      }
    }
    styles[style] = look
  }
}

/// Reads single facts of a theme's file.
private struct ThemeFacts {
  let document: JSONDocument
  let json: JSONReader
  let path: String

  func place(_ node: Int) -> ThemePlace {
    let position = document.position(ofByte: json.byteRange(node).lowerBound)
    return ThemePlace(path: path, line: position.line, column: position.column)
  }

  func problem(_ node: Int, _ expected: String) -> ThemeProblem {
    let found: String
    switch json.kind(node) {
    case .string: found = "\"\(json.string(node).prefix(60))\""
    case .null: found = "null"
    case .bool: found = json.bool(node) == true ? "true" : "false"
    case .number: found = "a number"
    case .array: found = "a list"
    case .object: found = "an object"
    }
    return ThemeProblem(place: place(node), expected: expected, found: found)
  }

  func expect(_ kind: JSONKind, _ node: Int, _ expected: String) throws(ThemeProblem) {
    guard json.kind(node) == kind else { throw problem(node, expected) }
  }

  func placedText(_ node: Int, _ member: String) throws(ThemeProblem) -> ThemeFile.Placed {
    try expect(.string, node, "a string for \"\(member)\"")
    return ThemeFile.Placed(text: json.string(node), place: place(node))
  }

  func flag(_ node: Int, _ member: String) throws(ThemeProblem) -> Bool {
    guard let flag = json.bool(node) else {
      throw problem(node, "true or false for \"\(member)\"")
    }
    return flag
  }
}

extension Style {
  /// The spelling of every style in theme files.
  static let names = Style.allCases.map(\.name)

  /// The spelling in theme files.
  var name: String { String(describing: self) }

  /// The style of a spelling, or nil for one that is not known.
  init?(name: String) {
    guard let style = Style.allCases.first(where: { $0.name == name }) else { return nil }
    self = style
  }
}
