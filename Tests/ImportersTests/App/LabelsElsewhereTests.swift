import AuditCore
import Testing

@testable import Importers

/// Labels that other code sets on controls which a class makes.
@Suite struct LabelsElsewhereTests {
  private static let header = """
    class Header: UIView {
      let filterButton = UIButton()
      func make() { filterButton.setImage(UIImage(systemName: "slider"), for: .normal) }
    }
    """

  private static func element(_ code: String...) throws -> Element {
    var app = AppImport(texts: [], baseLocale: nil, platform: nil, components: [])
    for (number, text) in ([header] + code).enumerated() {
      let path = "File\(number).swift"
      app.add(app.read(Array("import UIKit\n\(text)".utf8), path: path), path: path)
    }
    let screen = try #require(app.capture().screens.first { $0.id == "Header" })
    return try #require(screen.elements.first)
  }

  @Test(arguments: [
    "extension Header { func name() { filterButton.accessibilityLabel = \"Filter\" } }",
    "class Wide: Header { func name() { self.filterButton.accessibilityLabel = \"Filter\" } }",
    """
    class List: UIViewController { let top: Header
      func name() { top.filterButton.accessibilityLabel = "Filter" } }
    """,
    """
    class List: UIViewController {
      func name() { let top = Header(frame: .zero); top.filterButton.accessibilityLabel = "Filter" } }
    """,
    """
    class List: UIViewController {
      func name() { guard let top = view(0) as? Header else { return }
        top.filterButton.accessibilityLabel = "Filter" } }
    """,
    """
    class Coordinator: UIViewController {
      func name(_ top: Header) { top.filterButton.accessibilityLabel = "Filter" } }
    """,
    """
    class List: UIViewController { func name() { header.filterButton.accessibilityLabel = "Filter" } }
    """,
  ])
  func `a label that other code sets is not missing`(_ code: String) throws {
    let element = try LabelsElsewhereTests.element(code)
    #expect(element.label == .notMeasured)
    #expect(element.source?.expression?.hasSuffix("filterButton.accessibilityLabel") == true)
  }

  @Test(arguments: [
    "",
    "class Other: UIView { let filterButton = UIButton()\n"
      + "func name() { filterButton.accessibilityLabel = \"Filter\" } }",
    """
    class Other: UIView { let filterButton = UIButton() }
    class List: UIViewController { let top: Other
      func name() { top.filterButton.accessibilityLabel = "Filter" } }
    """,
    """
    class List: UIViewController { let top: Header
      func name() { top.otherButton.accessibilityLabel = "Filter" } }
    """,
  ])
  func `a label of another class's control says nothing`(_ code: String) throws {
    let element = try LabelsElsewhereTests.element(code)
    #expect(element.label == .none)
    #expect(element.source?.expression == nil)
  }

  @Test(arguments: [
    (
      "lazy var row: Row = { make() }()\nfunc name() { row.moreButton.accessibilityLabel = t }",
      true
    ),
    ("let row: Row\nfunc name() { row.moreButton.accessibilityLabel = \"More\" }", true),
    ("let row: Other\nfunc name() { row.moreButton.accessibilityLabel = \"More\" }", false),
    ("let row: Row\nfunc name() { row.lessButton.accessibilityLabel = \"Less\" }", false),
  ])
  func `a label that an owner sets on an object of a xib is not missing`(
    _ members: String, _ isOpen: Bool
  ) throws {
    let xib = IBFixtures.xib(
      """
      <tableViewCell customClass="Row" id="c"><tableViewCellContentView key="contentView" id="v">
        <subviews><button id="b"><state key="normal" image="dots"/></button></subviews>
      </tableViewCellContentView><connections>
        <outlet property="moreButton" destination="b" id="o"/>
      </connections></tableViewCell>
      """)
    var app = AppImport(texts: [], baseLocale: nil, platform: nil, components: [])
    let files = [
      ("Row.xib", xib),
      ("Row.swift", "class Row: UITableViewCell { @IBOutlet weak var moreButton: UIButton! }"),
      ("List.swift", "class List: UIViewController {\n\(members)\n}"),
    ]
    for (path, text) in files {
      let code = path.hasSuffix("swift") ? "import UIKit\n" + text : text
      app.add(app.read(Array(code.utf8), path: path), path: path)
    }
    let elements = app.capture().screens.flatMap(\.elements)
    let button = try #require(elements.first { $0.role == .button })
    #expect(button.label == (isOpen ? .notMeasured : .none))
    #expect((button.source?.expression != nil) == isOpen)
  }
}
