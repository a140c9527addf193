import AuditCore

/// Collects what a scanner of code found as screens: one for each file.
struct CodeReport {
  private var files: [String: ReportBuilding] = [:]
  private var order: [String] = []

  /// The screens, in the order the report names their files.
  var screens: [Screen] { order.compactMap { files[$0]?.screen } }

  /// Adds what an engine found at a place.
  mutating func add(
    _ rule: EngineRule, of engine: String, at place: CodePlace, message: String,
    failed: Bool = true
  ) {
    var building = building(of: place.file, engine)
    building.report(
      rule, on: building.element(place.element), message: message, failed: failed)
    files[place.file] = building
  }

  private mutating func building(of file: String, _ engine: String) -> ReportBuilding {
    if let known = files.removeValue(forKey: file) { return known }
    order.append(file)
    let name = file.split(separator: "/").last.map(String.init) ?? file
    var screen = Screen(id: ScreenTitle.id(title: name, path: file))
    screen.title = .found(name)
    return ReportBuilding(engine: engine, screen: screen)
  }
}

/// A place in code that a scanner names.
struct CodePlace {
  /// The file, as far as the report names it, without a scheme.
  let file: String
  /// The line, from 1.
  let line: Int?
  private let column: Int?
  private let format: String

  /// A place by its numbers, which count from 1; others are not taken for numbers of lines.
  init(file: String, line: Double?, column: Double?, format: String) {
    self.file = file
    self.line = CodePlace.number(line)
    self.column = CodePlace.number(column)
    self.format = format
  }

  /// An element of which only its place is known.
  var element: Element {
    var element = Element(id: "", role: .other)
    element.source = SourceLocation(file: file, line: line, column: column)
    element.origin = (format, "\(file):\(line ?? 0)")
    return element
  }

  private static func number(_ number: Double?) -> Int? {
    guard let number, number >= 1, number < 10_000_000 else { return nil }
    return Int(number)
  }

  /// The path of an address: without scheme, percent signs and steps that lead nowhere.
  ///
  /// - Complexity: O(length).
  static func path(ofAddress uri: String) -> String {
    var text = Substring(uri)
    if text.hasPrefix("file://") { text = text.dropFirst("file://".count) }
    var bytes: [UInt8] = []
    var rest = text.utf8[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), let high = rest.first.flatMap(hex),
        let low = rest.dropFirst().first.flatMap(hex)
      {
        bytes.append(high << 4 | low)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return plainPath(String(decoding: bytes, as: UTF8.self))
  }

  /// A path without steps that lead nowhere.
  ///
  /// - Complexity: O(length).
  static func plainPath(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") {
      switch part {
      case ".": continue
      case "..": if parts.popLast() == nil { parts.append(part) }
      default: parts.append(part)
      }
    }
    return (path.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
  }

  private static func hex(_ byte: UInt8) -> UInt8? {
    switch byte {
    case 0x30...0x39: byte - 0x30
    case 0x41...0x46: byte - 0x37
    case 0x61...0x66: byte - 0x57
    default: nil
    }
  }
}
