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
}
