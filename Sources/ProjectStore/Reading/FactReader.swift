import AuditCore
import LosslessJSON

/// Reads single facts out of a document and remembers the first that is not as the format says.
struct FactReader {
  let json: JSONReader
  private(set) var problem: FormatProblem?
  /// The texts read last that elements often share with the one before them, such as the file.
  private var shared = SharedTexts()

  init(_ json: JSONReader) { self.json = json }

  mutating func complain(_ node: Int, expected: String, found: String? = nil) {
    if problem == nil { problem = FormatProblem(node: node, expected: expected, found: found) }
  }

  /// Whether a value is an object; complains where it is not.
  mutating func isObject(_ node: Int, _ expected: StaticString) -> Bool {
    if json.kind(node) == .object { return true }
    complain(node, expected: "\(expected)")
    return false
  }

  /// Whether a value is a list; complains where it is not.
  mutating func isList(_ node: Int, _ expected: StaticString) -> Bool {
    if json.kind(node) == .array { return true }
    complain(node, expected: "\(expected)")
    return false
  }

  /// A string that has to hold something.
  mutating func filledText(_ node: Int, _ member: StaticString) -> String {
    let text = text(node, member) ?? ""
    if text.isEmpty { complain(node, expected: "a string that is not empty for \"\(member)\"") }
    return text
  }

  mutating func text(_ node: Int, _ member: StaticString) -> String? {
    if json.kind(node) == .string { return json.string(node) }
    complain(node, expected: "a string for \"\(member)\"")
    return nil
  }

  /// A text that the element before is likely to have as well; it is then not made anew.
  mutating func sharedText(_ node: Int, _ member: StaticString, _ kind: SharedTexts.Kind) -> String?
  {
    guard json.kind(node) == .string else { return text(node, member) }
    return shared.text(json, node, kind)
  }

  mutating func measuredText(_ node: Int, _ member: StaticString) -> Measured<String> {
    switch json.kind(node) {
    case .string: return .found(json.string(node))
    case .null: return .none
    default:
      complain(node, expected: "a string or null for \"\(member)\"")
      return .notMeasured
    }
  }

  mutating func flag(_ node: Int, _ member: StaticString) -> Bool? {
    if json.kind(node) == .null { return nil }
    if let flag = json.bool(node) { return flag }
    complain(node, expected: "true, false or null for \"\(member)\"")
    return nil
  }

  mutating func number(_ node: Int, _ member: StaticString) -> Double? {
    if json.kind(node) == .null { return nil }
    if let number = json.double(node) { return number }
    complain(node, expected: "a number or null for \"\(member)\"")
    return nil
  }

  mutating func count(_ node: Int, _ member: StaticString) -> Int? {
    if json.kind(node) == .null { return nil }
    if let number = json.int(node), number >= 0 { return number }
    complain(node, expected: "a whole number or null for \"\(member)\"")
    return nil
  }

  mutating func textList(_ node: Int, _ member: StaticString) -> [String] {
    guard json.kind(node) == .array else {
      complain(node, expected: "a list of strings for \"\(member)\"")
      return []
    }
    var items: [String] = []
    for item in json.elements(node) {
      guard json.kind(item) == .string else {
        complain(item, expected: "a string in \"\(member)\"")
        return items
      }
      items.append(json.string(item))
    }
    return items
  }

  mutating func measuredList(_ node: Int, _ member: StaticString) -> Measured<[String]> {
    json.kind(node) == .null ? .none : .found(textList(node, member))
  }

  mutating func extent(_ node: Int, _ member: StaticString) -> Extent? {
    if json.kind(node) == .null { return nil }
    var extent = Extent(width: 0, height: 0)
    var count = 0
    for item in json.elements(node) {
      guard let number = json.double(item) else { break }
      if count == 0 { extent.width = number } else { extent.height = number }
      count += 1
    }
    return isCount(count, 2, node, member) ? extent : nil
  }

  mutating func rect(_ node: Int, _ member: StaticString) -> Rect? {
    if json.kind(node) == .null { return nil }
    var rect = Rect(x: 0, y: 0, width: 0, height: 0)
    var count = 0
    for item in json.elements(node) {
      guard let number = json.double(item) else { break }
      switch count {
      case 0: rect.x = number
      case 1: rect.y = number
      case 2: rect.width = number
      default: rect.height = number
      }
      count += 1
    }
    return isCount(count, 4, node, member) ? rect : nil
  }

  /// Whether a list has as many numbers as it must and nothing else; complains where it has not.
  private mutating func isCount(
    _ count: Int, _ wanted: Int, _ node: Int, _ member: StaticString
  ) -> Bool {
    if count == wanted, json.memberCount(node) == wanted { return true }
    complain(node, expected: "a list of \(wanted) numbers for \"\(member)\"")
    return false
  }

  mutating func measuredRect(_ node: Int, _ member: StaticString) -> Measured<Rect> {
    if json.kind(node) == .null { return .none }
    return rect(node, member).map { .found($0) } ?? .notMeasured
  }

  mutating func platform(_ node: Int) -> Platform? {
    guard let name = text(node, "platform") else { return nil }
    if let platform = Platform(rawValue: name) { return platform }
    let names = Platform.allCases.map(\.rawValue).joined(separator: ", ")
    complain(node, expected: "a platform (\(names))")
    return nil
  }

  mutating func colour(_ node: Int, _ member: StaticString) -> Colour? {
    if json.kind(node) == .null { return nil }
    if let colour = spelledColour(node) { return colour }
    complain(node, expected: "a colour such as \"#1F2933\" for \"\(member)\"")
    return nil
  }

  private func spelledColour(_ node: Int) -> Colour? {
    guard json.kind(node) == .string else { return nil }
    guard json.node(node).flags.contains(.hasEscapes) else {
      return Colour(hex: json.rawString(node))
    }
    return Colour(hex: json.string(node))
  }

  mutating func traits(_ node: Int) -> Measured<Traits> {
    if json.kind(node) == .null { return .none }
    guard json.kind(node) == .array else {
      complain(node, expected: "a list of traits for \"traits\"")
      return .notMeasured
    }
    var traits: Traits = []
    for item in json.elements(node) {
      guard json.kind(item) == .string else {
        complain(item, expected: "the name of a trait")
        break
      }
      let bit = json.keyIndex(item, in: FactReader.traitNames)
      // A trait this version does not know says nothing to any rule; the file keeps it.
      if bit >= 0 { traits.insert(Traits(rawValue: 1 << UInt32(bit))) }
    }
    return .found(traits)
  }

  /// The picture in place of an icon, of the same kind.
  func otherIcon(_ node: Int, than icon: Measured<Icon>) -> Icon? {
    guard let icon = icon.value, let member = json.member("or", of: node),
      json.kind(member) == .string
    else { return nil }
    let name = json.string(member)
    switch icon {
    case .symbol: return .symbol(name)
    case .asset: return .asset(name)
    case .glyph: return .glyph(name)
    }
  }

  mutating func icon(_ node: Int) -> Measured<Icon> {
    if json.kind(node) == .null { return .none }
    for member in json.members(node) where json.kind(member.value) == .string {
      switch json.keyIndex(member.name, in: FactReader.iconMembers) {
      case 0: return .found(.symbol(shared.text(json, member.value, .symbol)))
      case 1: return .found(.asset(json.string(member.value)))
      case 2: return .found(.glyph(json.string(member.value)))
      default: continue
      }
    }
    complain(node, expected: "an object with \"symbol\", \"asset\" or \"glyph\" for \"icon\"")
    return .notMeasured
  }

  static let traitNames = JSONKeyTable(Traits.names)
  static let iconMembers = JSONKeyTable(["symbol", "asset", "glyph"])
}
