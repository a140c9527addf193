import AuditCore
import LosslessJSON

/// Reads single facts out of a document and remembers the first that is not as the format says.
struct FactReader {
  let json: JSONReader
  private(set) var problem: FormatProblem?

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

  mutating func numbers(_ node: Int, count: Int, _ member: StaticString) -> [Double]? {
    if json.kind(node) == .null { return nil }
    var numbers: [Double] = []
    numbers.reserveCapacity(count)
    for item in json.elements(node) {
      guard let number = json.double(item) else { break }
      numbers.append(number)
    }
    guard numbers.count == count, json.memberCount(node) == count else {
      complain(node, expected: "a list of \(count) numbers for \"\(member)\"")
      return nil
    }
    return numbers
  }

  mutating func rect(_ node: Int, _ member: StaticString) -> Rect? {
    numbers(node, count: 4, member).map { Rect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) }
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
    if json.kind(node) == .string, let colour = Colour(hex: json.string(node)) { return colour }
    complain(node, expected: "a colour such as \"#1F2933\" for \"\(member)\"")
    return nil
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

  mutating func icon(_ node: Int) -> Measured<Icon> {
    if json.kind(node) == .null { return .none }
    for member in json.members(node) where json.kind(member.value) == .string {
      switch json.keyIndex(member.name, in: FactReader.iconMembers) {
      case 0: return .found(.symbol(json.string(member.value)))
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
