import LosslessJSON

/// Spells new parts of a project file: a few lines an element, so that people can read and diff it.
struct ProjectText {
  private(set) var bytes: [UInt8] = []
  private var column = 0

  /// Lines are broken before this column where there is a place to break.
  private static let widest = 100

  /// Adds text as it is.
  mutating func add(_ text: String) {
    bytes.append(contentsOf: text.utf8)
    if let line = text.utf8.lastIndex(of: 0x0A) {
      column = text.utf8.distance(from: line, to: text.utf8.endIndex) - 1
    } else {
      column += text.utf8.count
    }
  }

  /// Begins a new line.
  mutating func newLine(indent: Int) {
    bytes.append(0x0A)
    bytes.append(contentsOf: repeatElement(0x20, count: indent))
    column = indent
  }

  /// Hands over the text so far and goes on behind it.
  mutating func taken() -> [UInt8] {
    let text = bytes
    bytes = []
    bytes.reserveCapacity(text.count)
    return text
  }

  /// Adds an object whose brace stands at an indent: members wrapped to lines, and lists laid out
  /// in lines below them, one object after the other.
  ///
  /// Objects in lists go as deep as elements do, so the recursion is bounded.
  mutating func add(object members: [JSONFragmentMember], indent: Int) {
    begin(object: members, indent: indent)
    endObject()
  }

  /// Begins an object with members that more may follow.
  mutating func begin(object members: [JSONFragmentMember], indent: Int) {
    add("{")
    var isFirst = true
    for member in members {
      if isFirst, !member.value.standsInLines { add(" ") }
      add(member, in: indent, isFirst: isFirst)
      isFirst = false
    }
  }

  /// Adds one more member to an object that has some.
  mutating func add(_ member: JSONFragmentMember, in indent: Int) {
    add(member, in: indent, isFirst: false)
  }

  /// Ends the object begun last.
  mutating func endObject() { add(" }") }

  private mutating func add(_ member: JSONFragmentMember, in indent: Int, isFirst: Bool) {
    switch member.value {
    case .array(let values, layout: .lines):
      if !isFirst { add(",") }
      newLine(indent: indent + 2)
      add(member.name, list: values, indent: indent + 2)
    case .object(let inner, layout: .lines):
      if !isFirst { add(",") }
      newLine(indent: indent + 2)
      add(name: member.name)
      add(object: inner, indent: indent + 2)
    default: add(member, isFirst: isFirst, indent: indent + 2)
    }
  }

  /// Adds a member whose value is a list of objects, one after the other on lines of their own.
  mutating func add(_ name: String, list values: [JSONFragment], indent: Int) {
    begin(list: name)
    for (place, value) in values.enumerated() {
      beginEntry(isFirst: place == 0, indent: indent)
      add(value, indent: indent + 2)
    }
    endList(isEmpty: values.isEmpty, indent: indent)
  }

  /// Begins a member whose value is a list of objects.
  mutating func begin(list name: String) {
    add(name: name)
    add("[")
  }

  /// Begins the line of an object in a list whose name stands at an indent.
  mutating func beginEntry(isFirst: Bool, indent: Int) {
    if !isFirst { add(",") }
    newLine(indent: indent + 2)
  }

  /// Ends the list begun last, whose name stands at an indent.
  mutating func endList(isEmpty: Bool, indent: Int) {
    if !isEmpty { newLine(indent: indent) }
    add("]")
  }

  private mutating func add(name: String) {
    append(ProjectText.quoted(name))
    add(": ")
  }

  /// Adds a value that stands at an indent.
  mutating func add(_ value: JSONFragment, indent: Int) {
    if case .object(let members, _) = value {
      add(object: members, indent: indent)
    } else {
      append(ProjectText.oneLine(value))
    }
  }

  /// Adds members with commas between them, wrapped to lines at an indent.
  mutating func add(_ members: [JSONFragmentMember], indent: Int) {
    for (place, member) in members.enumerated() {
      add(member, isFirst: place == 0, indent: indent)
    }
  }

  private mutating func add(_ member: JSONFragmentMember, isFirst: Bool, indent: Int) {
    var text = ProjectText.quoted(member.name)
    text += [0x3A, 0x20]
    text += ProjectText.oneLine(member.value)
    if !isFirst {
      add(",")
      if column + text.count + 2 > ProjectText.widest {
        newLine(indent: indent)
      } else {
        add(" ")
      }
    }
    append(text)
  }

  /// Adds text without a line break.
  private mutating func append(_ text: [UInt8]) {
    bytes += text
    column += text.count
  }

  /// A value on one line.
  static func oneLine(_ value: JSONFragment) -> [UInt8] {
    switch value {
    case .null: Array("null".utf8)
    case .bool(let flag): Array((flag ? "true" : "false").utf8)
    case .number(let spelling): Array(spelling.utf8)
    case .string(let text): quoted(text)
    case .array(let values, _):
      [0x5B] + Array(values.map(oneLine).joined(separator: [0x2C, 0x20])) + [0x5D]
    case .object(let members, _):
      [0x7B]
        + Array(
          members.map { quoted($0.name) + [0x3A, 0x20] + oneLine($0.value) }
            .joined(separator: [0x2C, 0x20])) + [0x7D]
    }
  }

  /// A string with its quotes; only what JSON demands is escaped.
  static func quoted(_ text: String) -> [UInt8] {
    var result: [UInt8] = [0x22]
    for byte in text.utf8 {
      switch byte {
      case 0x22, 0x5C: result += [0x5C, byte]
      case 0x0A: result += Array("\\n".utf8)
      case 0x0D: result += Array("\\r".utf8)
      case 0x09: result += Array("\\t".utf8)
      case 0..<0x20: result += Array("\\u00".utf8) + [hex(byte >> 4), hex(byte & 15)]
      default: result.append(byte)
      }
    }
    result.append(0x22)
    return result
  }

  private static func hex(_ digit: UInt8) -> UInt8 { digit < 10 ? 0x30 + digit : 0x57 + digit }
}

extension JSONFragment {
  /// Whether a value is laid out in lines of its own.
  fileprivate var standsInLines: Bool {
    switch self {
    case .array(_, layout: .lines), .object(_, layout: .lines): true
    default: false
    }
  }
}
