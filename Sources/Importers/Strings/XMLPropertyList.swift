/// Reads property lists in XML.
struct XMLPropertyList {
  /// A dictionary or list that is open.
  private struct Container {
    var isDictionary: Bool
    var members: [PropertyListMember] = []
    var key: (name: String, offset: Int)?
  }

  private var open: [Container] = []
  private var tags: [XMLTag] = []
  private var text = ""
  private var root: PropertyListValue?

  /// The outermost value.
  ///
  /// - Complexity: O(bytes).
  static func read(_ bytes: [UInt8], path: String) throws(ImportError) -> PropertyListValue {
    var reading = XMLPropertyList()
    var isPropertyList = false
    do throws(XMLFailure) {
      try XMLReading.read(
        bytes, deepest: PropertyListValue.deepest, options: [.text, .documentType]
      ) { tag in
        if tag.name == "plist" { isPropertyList = true }
        reading.begin(tag)
      } end: {
        reading.end()
      } text: {
        reading.text += $0
      }
    } catch {
      let place = bytes.place(of: error.offset)
      throw ImportError(
        file: path, line: place.line, column: place.column, expected: error.expected,
        found: error.found, help: StringsFile.help)
    }
    guard isPropertyList, let root = reading.root else {
      throw ImportError(
        file: path, expected: "a property list", found: "other XML", help: StringsFile.help)
    }
    return root
  }

  private mutating func begin(_ tag: XMLTag) {
    tags.append(tag)
    text = ""
    if tag.name == "dict" || tag.name == "array" {
      open.append(Container(isDictionary: tag.name == "dict"))
    }
  }

  private mutating func end() {
    guard let tag = tags.popLast() else { return }
    switch tag.name {
    case "key":
      if !open.isEmpty { open[open.count - 1].key = (text, tag.offset) }
    case "string", "integer", "real", "date":
      add(.text(text))
    case "dict", "array":
      guard let container = open.popLast() else { return }
      add(container.isDictionary ? .dictionary(container.members) : .other)
    case "plist": break
    default: add(.other)
    }
    text = ""
  }

  private mutating func add(_ value: PropertyListValue) {
    guard let last = open.indices.last else {
      if root == nil { root = value }
      return
    }
    guard open[last].isDictionary, let key = open[last].key else { return }
    open[last].members.append(
      PropertyListMember(key: key.name, value: value, offset: key.offset))
    open[last].key = nil
  }
}
