import AuditCore
import LosslessJSON

/// The text of a new project, made piece by piece, so that it is never in memory as a whole.
///
/// - Complexity: O(elements) for all pieces.
public struct NewProjectText: Sequence, IteratorProtocol {
  private var text = ProjectText()
  private var screens: ArraySlice<Screen>
  private let platform: Platform
  private var ids: Set<String> = []
  private var part: Part
  /// The screen being written, and the next element of it.
  private var screen = Screen(id: "")
  private var at = 0
  /// The elements begun and not ended, outermost first.
  private var open: [Int] = []

  /// What is written next.
  private enum Part {
    case head([[JSONFragmentMember]])
    case elements
    case screens
    case nothing
  }

  /// A piece is handed over once it has so many UTF-8 bytes.
  private static let pieceSize = 1 << 18
  /// Where the lines of elements and of what is inside them begin: so many cells further for each
  /// element around them.
  private static let (screenIndent, elementIndent, step) = (4, 8, 4)

  init(_ screens: [Screen], platform: Platform, head: [[JSONFragmentMember]]) {
    self.screens = screens[...]
    self.platform = platform
    part = .head(head)
  }

  /// The rest of the text as a whole.
  public var bytes: [UInt8] { Array(joined()) }

  /// The next piece, or nil at the end.
  public mutating func next() -> [UInt8]? {
    while text.bytes.count < NewProjectText.pieceSize {
      switch part {
      case .head(let lines): addHead(lines)
      case .elements where at < screen.elements.count: addElement()
      case .elements: endScreen()
      case .screens where !screens.isEmpty: beginScreen()
      case .screens: addTail()
      case .nothing: return text.bytes.isEmpty ? nil : text.taken()
      }
    }
    return text.taken()
  }

  private mutating func addHead(_ lines: [[JSONFragmentMember]]) {
    text.add("{")
    for line in lines {
      text.newLine(indent: 2)
      text.add(line, indent: 2)
      text.add(",")
    }
    text.newLine(indent: 2)
    text.begin(list: "screens")
    part = .screens
  }

  private mutating func beginScreen() {
    screen = screens.removeFirst().stated(in: platform)
    screen.id = ProjectImport.uniqueID(screen.id, in: ids)
    text.beginEntry(isFirst: ids.isEmpty, indent: 2)
    ids.insert(screen.id)
    text.begin(object: ElementFragments.members(of: screen), indent: NewProjectText.screenIndent)
    begin(list: "elements", indent: NewProjectText.screenIndent + 2)
    at = 0
    part = .elements
  }

  private mutating func endScreen() {
    text.endList(isEmpty: screen.elements.isEmpty, indent: NewProjectText.screenIndent + 2)
    if !screen.reported.isEmpty {
      let reported = JSONFragmentMember("reported", ReportedFragments.fragment(screen.reported))
      text.add(reported, in: NewProjectText.screenIndent)
    }
    text.endObject()
    part = .screens
  }

  private mutating func addElement() {
    let element = screen.elements[at]
    let indent = indent(ofElementsIn: open.count)
    let isFirst = element.parent.map { $0 + 1 == at } ?? (at == 0)
    text.beginEntry(isFirst: isFirst, indent: indent - 2)
    text.begin(object: ElementMembers.members(of: element), indent: indent)
    at += 1
    if at < element.subtreeEnd {
      open.append(at - 1)
      begin(list: "children", indent: indent + 2)
      return
    }
    text.endObject()
    while let around = open.last, screen.elements[around].subtreeEnd == at {
      open.removeLast()
      text.endList(isEmpty: false, indent: self.indent(ofElementsIn: open.count) + 2)
      text.endObject()
    }
  }

  private mutating func addTail() {
    text.endList(isEmpty: ids.isEmpty, indent: 2)
    text.add(",")
    text.newLine(indent: 2)
    // Each list stands open on lines of its own, so that its first entry is one added line and two
    // reviewers' branches merge.
    let lists = ["decisions", "fixes", "checks"].map { "    \"\($0)\": [\n    ]" }
    text.add("\"review\": {\n" + lists.joined(separator: ",\n") + "\n  }")
    text.newLine(indent: 0)
    text.add("}")
    text.newLine(indent: 0)
    part = .nothing
  }

  private mutating func begin(list name: String, indent: Int) {
    text.add(",")
    text.newLine(indent: indent)
    text.begin(list: name)
  }

  private func indent(ofElementsIn depth: Int) -> Int {
    NewProjectText.elementIndent + NewProjectText.step * depth
  }
}
