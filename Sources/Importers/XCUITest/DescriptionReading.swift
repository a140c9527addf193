/// Finds the descriptions in a text and reads their lines.
struct DescriptionReading {
  /// What was read, one tree a description.
  var trees: [DescribedTree] = []
  /// Whether the text ends inside an element.
  private(set) var isCutOff = false
  private var current = DescribedTree()
  private var indents: [Int] = []
  /// The element being read with the lines that follow its first; a label may have several.
  private var pending: [UInt8] = []
  private var pendingLines = 0
  /// Whether lines are read as elements; outside a description they are a log.
  private var isReading = false
  /// Whether no line begins a tree, so that elements may stand anywhere.
  private var isBare = false

  /// The most lines a label or value goes on for; what is longer is a log.
  private static let mostLines = 64

  /// Reads every description of a text.
  ///
  /// - Complexity: O(bytes).
  mutating func read(_ text: [UInt8]) {
    isBare = !text.contains("Element subtree:")
    isReading = isBare
    var at = 0
    while at < text.count {
      let end = text[at...].firstIndex(of: 0x0A) ?? text.count
      readLine(text[at..<end])
      at = end + 1
    }
    let isOpen = !pending.isEmpty && DescriptionLine(pending).isOpen
    flush()
    finish()
    isCutOff = isOpen
  }

  private mutating func readLine(_ slice: ArraySlice<UInt8>) {
    var line = Array(slice)
    if line.last == 0x0D { line.removeLast() }
    if DescriptionLine.begins(line) {
      if isReading { readElement(line) }
    } else if line.contains("Element subtree:") || line.contains("Attributes: ") {
      finish()
      isReading = isBare || line.contains("Element subtree:")
    } else if line.contains("Path to element:") || line.contains("Query chain:") {
      finish()
      isReading = false
    } else if isReading {
      readMore(line)
    }
  }

  private mutating func readElement(_ line: [UInt8]) {
    flush()
    pending = line
    pendingLines = 1
  }

  private mutating func readMore(_ line: [UInt8]) {
    if !pending.isEmpty, pendingLines < Self.mostLines, !DescriptionLine.isLog(line),
      DescriptionLine.mayGoOn(pending, unquoted: !isBare)
    {
      pending.append(0x0A)
      pending += line
      pendingLines += 1
    } else {
      flush()
    }
  }

  /// Reads the element that is pending.
  private mutating func flush() {
    guard !pending.isEmpty else { return }
    let line = DescriptionLine(pending)
    pending = []
    while let last = indents.last, last >= line.indent {
      indents.removeLast()
      current.end()
    }
    if current.begin(line.node) { indents.append(line.indent) }
  }

  /// Ends the description being read.
  private mutating func finish() {
    flush()
    while indents.popLast() != nil { current.end() }
    if !current.tree.nodes.isEmpty { trees.append(current) }
    current = DescribedTree()
  }
}
