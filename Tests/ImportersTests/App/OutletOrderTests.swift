import AuditCore
import Testing

@testable import Importers

/// What code sets on outlets, wherever in the class or the app it stands, and what it hides.
@Suite struct OutletOrderTests {
  private typealias Make = IBFixtures

  private static func elements(
    _ objects: String, owner: String, code: String...
  ) -> [Element] {
    var app = AppImport(texts: [], baseLocale: "en", platform: nil, components: [])
    let files =
      [("Tea.xib", Make.xib(objects, owner: owner))]
      + code.enumerated().map { ("File\($0).swift", "import UIKit\n" + $1) }
    for (path, text) in files { app.add(app.read(Array(text.utf8), path: path), path: path) }
    return app.capture().screens.first { $0.id == "Tea" }?.elements ?? []
  }

  private static func button(_ id: String) -> String {
    "<button id=\"\(id)\"><state key=\"normal\" image=\"xmark\" catalog=\"system\"/></button>"
  }

  private static func outlet(_ property: String, _ id: String) -> String {
    "<outlet property=\"\(property)\" destination=\"\(id)\" id=\"o-\(id)\"/>"
  }

  private static let use = "func a() { close.accessibilityLabel = \"Close\" }"
  private static let held = "@IBOutlet private weak var close: UIButton!"

  @Test(arguments: [
    "class TeaView: UIView {\n\(held)\n\(use)\n}", "class TeaView: UIView {\n\(use)\n\(held)\n}",
    "extension TeaView {\n\(use)\n}\nclass TeaView: UIView {\n\(held)\n}",
    "class TeaView: UIView {\n\(held) { didSet { close.accessibilityLabel = \"Close\" } }\n}",
  ])
  func `a label counts above and below its outlet`(_ code: String) throws {
    let close = try #require(
      Self.elements(Self.button("b"), owner: Self.outlet("close", "b"), code: code).first)
    #expect(close.label == .found("Close"))
  }

  @Test(arguments: [
    ("extension TeaView {\n\(use)\n}", false), ("extension TeaView {\nfunc b() { }\n}", true),
    ("class GreenTeaView: UIView {\n\(use)\n}", true),
  ])
  func `a label of another file of the class is not missing`(
    _ code: String, _ isMissing: Bool
  ) throws {
    let close = try #require(
      Self.elements(
        Self.button("b"), owner: Self.outlet("close", "b"),
        code: "class TeaView: UIView {\n\(Self.held)\n}", code
      ).first)
    #expect((close.label == .none) == isMissing)
  }

  // MARK: What is heard

  private static let price = "<label text=\"Price\" id=\"l\"/>"
  private static let outlets = """
    @IBOutlet weak var close: UIButton!
    @IBOutlet weak var price: UILabel!
    """

  @Test(arguments: [
    ("accessibilityElements = [price]", true),
    ("self.accessibilityElements = [self.price as Any].compactMap { $0 }", true),
    ("accessibilityElements = [price, close]", false),
    ("accessibilityElements = [price] + others", false),
    ("accessibilityElements = others", false),
    ("accessibilityElements = [price]; accessibilityElements?.append(close)", false),
    ("var accessibilityElements = [price]", false),
    ("accessibilityElements = [price]; accessibilityElements! += [close]", false),
    ("self.accessibilityElements = [price]; self.accessibilityElements? += [close]", false),
    ("accessibilityElements = [price]; accessibilityElements![0] = close", false),
    ("accessibilityElements = [price]; add(close, to: &accessibilityElements)", false),
  ])
  func `what is not in the list of a view is not met`(_ statement: String, _ isHidden: Bool) {
    let all = Self.elements(
      Self.button("b") + Self.price, owner: Self.outlet("close", "b") + Self.outlet("price", "l"),
      code: "class TeaView: UIView {\n\(Self.outlets)\nfunc a() { \(statement) }\n}")
    #expect(all.map { $0.hidden == true } == [isHidden, false])
  }

  @Test func `a controller lists nothing, and what is inside a listed view is met`() {
    let controller = Self.elements(
      Self.button("b") + Self.price, owner: Self.outlet("close", "b") + Self.outlet("price", "l"),
      code:
        "class TeaView: UIViewController {\n\(Self.outlets)\nfunc a() { accessibilityElements = [price] }\n}"
    )
    #expect(controller.allSatisfy { $0.hidden != true })
    let inside = Self.elements(
      Make.view(Self.button("b"), id: "box"),
      owner: Self.outlet("box", "box") + Self.outlet("close", "b"),
      code: """
        class TeaView: UIView {
          @IBOutlet weak var box: UIView!
          \(Self.held)
          func a() { accessibilityElements = [box] }
        }
        """)
    #expect(!inside.isEmpty && inside.allSatisfy { $0.hidden != true })
  }

  @Test(arguments: [("UILabel", true), ("TeaBox", false)])
  func `of what code makes the rest is hidden where the listed hold nothing else`(
    _ type: String, _ isHidden: Bool
  ) throws {
    var app = AppImport(texts: [], baseLocale: "en", platform: nil, components: [])
    let code = """
      import UIKit
      class TeaView: UIView {
        let price = \(type)()
        let close = UIButton()
        func a() { close.setTitle("Close", for: .normal); accessibilityElements = [price] }
      }
      """
    app.add(app.read(Array(code.utf8), path: "Tea.swift"), path: "Tea.swift")
    let close = try #require(app.capture().screens.first?.elements.first)
    #expect((close.hidden == true) == isHidden)
  }

  @Test func `outlets of which one is hidden are told apart in their origins`() {
    let all = Self.elements(
      Self.button("b") + Self.button("c"),
      owner: Self.outlet("pour", "b") + Self.outlet("steep", "c"),
      code: """
        class TeaView: UIView {
          func a() { pour.isHidden = isHot; steep.isHidden = !isHot }
          @IBOutlet weak var pour: UIButton!
          @IBOutlet weak var steep: UIButton!
        }
        """)
    #expect(all.map { $0.origin?.path } == ["b/either TeaView-0.0", "c/either TeaView-0.1"])
  }

  @Test(arguments: [
    ("func a() { pour.isHidden = true; steep.isHidden = isHot }", true),
    ("func a() { box.isHidden = true; steep.isHidden = false }", true),
    ("func a() { pour.alpha = 0 }", false),
  ])
  func `views that code hides and shows may be met one at a time`(
    _ function: String, _ isApart: Bool
  ) {
    let all = Self.elements(
      Make.view(Self.button("b"), id: "box") + Self.button("c"),
      owner: Self.outlet("box", "box") + Self.outlet("pour", "b") + Self.outlet("steep", "c"),
      code: """
        class TeaView: UIView {
          @IBOutlet weak var box: UIView!
          @IBOutlet weak var pour: UIButton!
          @IBOutlet weak var steep: UIButton!
          \(function)
        }
        """)
    let places = all.compactMap { $0.origin?.path.split(separator: "/").dropFirst().joined() }
    #expect(places.count == 2 && Set(places).count == (isApart ? 2 : 1))
  }
}
