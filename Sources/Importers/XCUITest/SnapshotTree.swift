import AuditCore
import LosslessJSON

/// Collects the nodes of a snapshot dictionary, `XCUIElementSnapshot.dictionaryRepresentation`.
struct SnapshotTree {
  /// The nodes read.
  private(set) var built = DescribedTree()

  /// Reads a snapshot, alone, in a list, or in the answer of Maestro's driver.
  ///
  /// - Complexity: O(values).
  mutating func read(_ document: JSONDocument) {
    document.withReader { reader in
      let root = JSONDocument.root
      if reader.kind(root) == .array {
        for element in reader.elements(root) { readElement(element, reader) }
      } else {
        readElement(JSONFacts(root, reader)?.object("axElement")?.index ?? root, reader)
      }
    }
  }

  /// Goes no deeper than a capture may, so the recursion is bounded.
  private mutating func readElement(_ index: Int, _ reader: JSONReader) {
    guard let facts = JSONFacts(index, reader), facts.has("elementType") || facts.has("children"),
      built.begin(SnapshotTree.node(facts))
    else { return }
    if let children = facts.elements("children") {
      for child in children { readElement(child, reader) }
    }
    built.end()
  }

  private static func node(_ facts: JSONFacts) -> CaptureNode {
    let label = facts.text("label").value
    let title = facts.text("title").value
    var node = DescribedTree.node(
      type: type(facts), label: label.flatMap { $0.isEmpty ? nil : $0 } ?? title,
      value: facts.text("value").value, placeholder: facts.text("placeholderValue").value,
      identifier: facts.text("identifier").value)
    let frame = facts.object("frame")
    node.frame =
      frame?.rect("X", "Y", "Width", "Height") ?? frame?.rect("x", "y", "width", "height")
    node.enabled = facts.flag("enabled")
    DescribedTree.select(&node, facts.flag("selected"))
    return node
  }

  private static func type(_ facts: JSONFacts) -> String {
    facts.number("elementType").map(type) ?? "Other"
  }

  /// The type with a number of XCUIElement.ElementType; "Other" for what is none.
  static func type(_ number: Double) -> String {
    number >= 0 && number < Double(types.count) ? types[Int(number)] : "Other"
  }

  /// The types by their numbers.
  ///
  /// Source: XCTest, XCUIElementTypes.h, from XCUIElementTypeAny, which is 0.
  private static let types = [
    "Other", "Other", "Application", "Group", "Window", "Sheet", "Drawer", "Alert", "Dialog",
    "Button", "RadioButton", "RadioGroup", "CheckBox", "DisclosureTriangle", "PopUpButton",
    "ComboBox", "MenuButton", "ToolbarButton", "Popover", "Keyboard", "Key", "NavigationBar",
    "TabBar", "TabGroup", "Toolbar", "StatusBar", "Table", "TableRow", "TableColumn", "Outline",
    "OutlineRow", "Browser", "CollectionView", "Slider", "PageIndicator", "ProgressIndicator",
    "ActivityIndicator", "SegmentedControl", "Picker", "PickerWheel", "Switch", "Toggle", "Link",
    "Image", "Icon", "SearchField", "ScrollView", "ScrollBar", "StaticText", "TextField",
    "SecureTextField", "DatePicker", "TextView", "Menu", "MenuItem", "MenuBar", "MenuBarItem",
    "Map", "WebView", "IncrementArrow", "DecrementArrow", "Timeline", "RatingIndicator",
    "ValueIndicator", "SplitGroup", "Splitter", "RelevanceIndicator", "ColorWell", "HelpTag",
    "Matte", "DockItem", "Ruler", "RulerMarker", "Grid", "LevelIndicator", "Cell", "LayoutArea",
    "LayoutItem", "Handle", "Stepper", "Tab", "TouchBar", "StatusItem",
  ]
}
