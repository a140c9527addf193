import LosslessJSON

/// Spells new parts of a project file: a few lines an element, so that people can read and diff it.
struct ProjectText {
  private(set) var bytes: [UInt8] = []
  private var column = 0
  /// The member being added, until it is known on which line it stands.
  private var scratch: [UInt8] = []

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
    addValue { JSONFragment.string(name).appendOneLine(to: &$0) }
    add(": ")
  }

  /// Adds a value that stands at an indent.
  mutating func add(_ value: JSONFragment, indent: Int) {
    if case .object(let members, _) = value {
      add(object: members, indent: indent)
    } else {
      addValue { value.appendOneLine(to: &$0) }
    }
  }

  /// Adds members with commas between them, wrapped to lines at an indent.
  mutating func add(_ members: [JSONFragmentMember], indent: Int) {
    for (place, member) in members.enumerated() {
      add(member, isFirst: place == 0, indent: indent)
    }
  }

  private mutating func add(_ member: JSONFragmentMember, isFirst: Bool, indent: Int) {
    guard !isFirst else { return addValue { member.appendOneLine(to: &$0) } }
    member.appendOneLine(to: &scratch)
    add(",")
    if column + scratch.count + 2 > ProjectText.widest {
      newLine(indent: indent)
    } else {
      add(" ")
    }
    bytes += scratch
    column += scratch.count
    scratch.removeAll(keepingCapacity: true)
  }

  /// Adds text without a line break.
  private mutating func addValue(_ append: (inout [UInt8]) -> Void) {
    let start = bytes.count
    append(&bytes)
    column += bytes.count - start
  }
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
