import AuditCore
import Testing

@testable import Importers

/// Controls of the app's own classes, and others of which the rest of the app tells whether they are.
@Suite struct MadeControlsTests {
  private static func elements(_ screen: String, _ code: String...) -> [Element] {
    var app = AppImport(texts: [], baseLocale: nil, platform: nil, components: [])
    for (number, text) in code.enumerated() {
      let path = "File\(number).swift"
      app.add(app.read(Array("import UIKit\n\(text)".utf8), path: path), path: path)
    }
    return app.capture().screens.first { $0.id == screen }?.elements ?? []
  }

  private static let bar = """
    class Bar: UIView { let pour = IconButton(icon: "pour"); let plain = UIButton() }
    """

  @Test(arguments: [
    (
      "UIView { let image = UIImageView(); init() { addGestureRecognizer(UITapGestureRecognizer()) } }",
      true
    ),
    (
      "UIView { let image = UIImageView(); let title = UILabel(); init() { addGestureRecognizer(tap) } }",
      false
    ),
    ("UIView { let image = UIImageView() }", false),
    ("UIView { init() { addGestureRecognizer(tap) } }", false),
  ])
  func `a view that shows a picture and notices taps is a control`(
    _ declared: String, _ isControl: Bool
  ) {
    let all = Self.elements("Bar", Self.bar, "class IconButton: \(declared)")
    #expect(all.map(\.id) == (isControl ? ["pour"] : []))
    #expect(all.allSatisfy { $0.role == .button && $0.label == .none })
    #expect(all.allSatisfy { $0.icon == .found(.symbol("pour")) })
    #expect(all.allSatisfy { $0.isAccessibilityElement == false })
  }

  /// What a class of buttons shows of itself is not known.
  @Test(arguments: [
    (#"IconButton(icon: "pour")"#, "UIButton", nil, true), ("IconButton()", "KitButton", nil, true),
    (#"IconButton(title: "Pour", icon: "pour")"#, "UIButton", "Pour", true),
    ("IconButton(title: tea.name)", "BaseButton", nil, true),
    (#"IconButton(title: "Pour")"#, "UIView", nil, false), ("IconButton()", "UIView", nil, false),
  ])
  func `a button of a class of the app's own is one`(
    _ made: String, _ supertype: String, _ title: String?, _ isControl: Bool
  ) throws {
    let all = Self.elements(
      "Bar", "class Bar: UIView { let pour = \(made) }",
      """
      class IconButton: \(supertype) { }
      class BaseButton: UIButton { }
      extension UIButton { func pulse() { layer.add(glow) } }
      """)
    #expect(all.map(\.id) == (isControl ? ["pour"] : []))
    guard let pour = all.first else { return }
    #expect(pour.role == .button && pour.text.value == title)
    #expect((pour.source?.expression == nil) == (title != nil))
    #expect(title != nil || pour.label == .notMeasured)
  }

  @Test(arguments: ["pour.accessibilityLabel = \"Pour\"", "IconButton.accessibilityLabel"])
  func `a view that is given a label has one`(_ statement: String) {
    let own = statement.hasPrefix("Icon") ? "accessibilityLabel = \"Icon\"" : ""
    let all = Self.elements(
      "Bar",
      """
      class Bar: UIView { let pour = IconButton(icon: "pour"); func a() { \(own.isEmpty ? statement : "") } }
      class IconButton: UIView { let image = UIImageView()
        func b() { addGestureRecognizer(tap); \(own) } }
      """)
    #expect(all.map(\.label) == [own.isEmpty ? .found("Pour") : .notMeasured])
  }

  @Test func `views that may be none take no ids from others`() {
    let all = Self.elements(
      "Bar",
      """
      class Bar: UIView {
        func a() { let button = ThemeButton() }
        func b() { let button = UIButton(); button.setTitle("Pour", for: .normal) }
      }
      """)
    #expect(all.map(\.id) == ["button"])
  }

  // MARK: Bar items

  @Test(arguments: [
    ("class CupBarButtonItem: UIBarButtonItem { }", Measured<String>.none),
    (
      "class CupBarButtonItem: UIBarButtonItem { func a() { accessibilityLabel = \"Cup\" } }",
      .notMeasured
    ),
    ("", .notMeasured),
  ])
  func `a bar item of the app's own class may be named by that`(
    _ declared: String, _ label: Measured<String>
  ) {
    let all = Self.elements(
      "Bar",
      """
      class Bar: UIViewController {
        lazy var cup: CupBarButtonItem = {
          let item = CupBarButtonItem(image: UIImage(named: "cup"))
          return item
        }()
      }
      """, declared)
    #expect(all.map(\.id) == ["cup"])
    #expect(all.map(\.label) == [label])
  }

  // MARK: What nobody sees

  @Test(arguments: [
    ("class Cup: UIView { }", 0), ("class Cup: UIView { func a() { bar.pour.alpha = 1 } }", 1),
  ])
  func `a clear property is a control where other code names it`(_ other: String, _ count: Int) {
    let all = Self.elements(
      "Bar",
      """
      class Bar: UIView { let pour = UIButton()
        func a() { pour.setImage(UIImage(named: "pour"), for: .normal); pour.alpha = 0 } }
      """, other)
    #expect(all.count == count)
  }

  @Test(arguments: [
    ("pour.rx.tap.bind { go() }", "", 1), ("on.bind(to: self.pour.rx.alpha)", "", 1),
    ("pour.sizeToFit()", "", 0),
    ("", "class Cup: UIView { func a() { bar.pour.show() } }", 1),
    ("", "class Cup: UIView { func a() { pour() } }", 0),
  ])
  func `a clear property is a control where its own file reaches it`(
    _ statement: String, _ other: String, _ count: Int
  ) {
    let all = Self.elements(
      "Bar",
      """
      class Bar: UIView { let pour = UIButton()
        func a() { pour.setImage(UIImage(named: "pour"), for: .normal); pour.alpha = 0
          \(statement) } }
      \(other)
      """)
    #expect(all.count == count)
  }

  @Test(arguments: [("UIButton", false), ("KitButton", false), ("UIView", Bool?.none)])
  func `what stands on a button of an own class is not met`(
    _ supertype: String, _ isElement: Bool?
  ) throws {
    let all = Self.elements(
      "Bar",
      """
      class Bar: UIView { let pour = IconButton(icon: "pour"); let arrow = UIButton()
        func a() { arrow.setImage(UIImage(named: "arrow"), for: .normal); pour.addSubview(arrow) } }
      class IconButton: \(supertype) { }
      """)
    #expect(try #require(all.first { $0.id == "arrow" }).isAccessibilityElement == isElement)
  }
}
