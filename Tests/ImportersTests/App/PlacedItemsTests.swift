import AuditCore
import Testing

@testable import Importers

/// Bar buttons and tabs of storyboards that classes name by their places in a bar.
@Suite struct PlacedItemsTests {
  private static func storyboard(_ scenes: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch">
      <scenes>\(scenes)</scenes>
    </document>
    """
  }

  /// The elements of an app of a storyboard's scenes and of code.
  private static func elements(_ scenes: String, code: [String]) -> [Element] {
    var app = AppImport(texts: [], baseLocale: "en", platform: nil, components: [])
    let files =
      [("Tea.storyboard", storyboard(scenes))]
      + code.enumerated().map { ("File\($0).swift", "import UIKit\n" + $1) }
    for (path, text) in files { app.add(app.read(Array(text.utf8), path: path), path: path) }
    return app.capture().screens.flatMap(\.elements)
  }

  private static func scene(_ tag: String, _ id: String, _ type: String, _ content: String)
    -> String
  {
    """
    <scene sceneID="s-\(id)"><objects>
      <\(tag) id="\(id)" customClass="\(type)" sceneMemberID="viewController">\(content)</\(tag)>
    </objects></scene>
    """
  }

  // MARK: Bar buttons

  private static let cart = scene(
    "viewController", "c", "CartController",
    """
    <navigationItem key="navigationItem" id="n">
      <leftBarButtonItems>
        <barButtonItem image="tea" id="tea"/><barButtonItem systemItem="fixedSpace" id="x"/>
        <barButtonItem image="cup" id="cup"/>
      </leftBarButtonItems>
      <barButtonItem key="rightBarButtonItem" image="pay" id="pay"/>
    </navigationItem>
    """)

  /// What the bar buttons of the cart are called: the tea, the cup, and the one to pay.
  private static func names(_ statements: String, _ others: String...) -> [Measured<String>] {
    let code = "class CartController: UIViewController { func look() {\n\(statements)\n} }"
    return elements(cart, code: [code] + others).map(\.label)
  }

  @Test(arguments: [
    "navigationItem.rightBarButtonItem = UIBarButtonItem(title: \"Pay\", style: .done, target: self, action: nil)",
    "let item = UIBarButtonItem(title: \"Pay\", style: .done, target: self, action: nil)\n"
      + "navigationItem.rightBarButtonItem = item",
    "navigationItem.rightBarButtonItems = [UIBarButtonItem(title: \"Pay\", style: .done, target: self, action: nil)]",
  ])
  func `an item that code makes may take the place of the file's`(_ statements: String) {
    // The one that code makes comes last.
    #expect(Self.names(statements).prefix(3) == [.none, .none, .notMeasured])
  }

  @Test(arguments: [
    "navigationItem.rightBarButtonItem = nil", "navigationItem.rightBarButtonItem = pay",
    "navigationItem.rightBarButtonItem = editButtonItem",
  ])
  func `an item may be taken out and put back`(_ statement: String) {
    #expect(Self.names(statement) == [.none, .none, .none])
  }

  @Test(arguments: [
    ("navigationItem.rightBarButtonItem?.accessibilityLabel = \"Pay\"", 2),
    ("self.navigationItem.rightBarButtonItem?.title = \"Pay\"", 2),
    ("navigationItem.rightBarButtonItems?[0].accessibilityLabel = \"Pay\"", 2),
    ("navigationItem.rightBarButtonItems?.last?.accessibilityLabel = \"Pay\"", 2),
    ("navigationItem.leftBarButtonItem!.accessibilityLabel = \"Pay\"", 0),
    ("navigationItem.leftBarButtonItems?.first?.title = \"Pay\"", 0),
    ("navigationItem.leftBarButtonItems?[2].title = \"Pay\"", 1),
    ("navigationItem.leftBarButtonItems?.last?.title = \"Pay\"", 1),
    ("if let item = navigationItem.rightBarButtonItem { item.title = \"Pay\" }", 2),
    (
      "guard let all = navigationItem.leftBarButtonItems else { return }\nall[2].title = \"Pay\"", 1
    ),
  ])
  func `words that are set by place name a bar button`(_ statements: String, _ index: Int) {
    var expected: [Measured<String>] = [.none, .none, .none]
    expected[index] = .found("Pay")
    #expect(PlacedItemsTests.names(statements) == expected)
  }

  @Test(arguments: [
    "navigationItem.rightBarButtonItem?.accessibilityLabel = words(\"pay\")",
    "for item in navigationItem.rightBarButtonItems ?? [] { item.title = \"Pay\" }",
    "navigationItem.rightBarButtonItems?.forEach { $0.accessibilityLabel = \"Pay\" }",
    "navigationItem.rightBarButtonItems?.first(where: { $0.tag == 5 })?.title = \"Pay\"",
    "navigationItem.rightBarButtonItems?[at].title = \"Pay\"",
  ])
  func `a name or a place that cannot be known leaves the name open`(_ statements: String) {
    #expect(PlacedItemsTests.names(statements) == [.none, .none, .notMeasured])
  }

  @Test(arguments: [
    "navigationItem.title = \"Cart\"", "navigationItem.rightBarButtonItem?.title = \"\"",
    "navigationItem.rightBarButtonItem?.title = nil", "title = \"Cart\"",
    "navigationItem.rightBarButtonItem?.isEnabled = true", "tabBarItem.title = \"Cart\"",
    "other.navigationItem.rightBarButtonItem?.title = \"Pay\"",
    "let item = Item()\nitem.title = \"Pay\"",
  ])
  func `what names something else names no bar button`(_ statements: String) {
    #expect(PlacedItemsTests.names(statements) == [.none, .none, .none])
  }

  @Test func `a class that is inherited and an extension name a bar button as well`() {
    let set = "navigationItem.rightBarButtonItem?.accessibilityLabel = \"Pay\""
    let classes = [
      "class CartController: BaseController {\n}",
      "class BaseController: UIViewController { func look() { \(set) } }",
    ]
    #expect(
      PlacedItemsTests.elements(PlacedItemsTests.cart, code: classes).last?.label == .found("Pay"))
    #expect(
      PlacedItemsTests.names("", "extension CartController { func name() { \(set) } }").last
        == .found("Pay"))
    #expect(
      PlacedItemsTests.names("", "class Other: UIViewController { func name() { \(set) } }").last
        == Measured.none)
  }

  @Test func `a title beside a picture is heard and not seen`() {
    let scene = PlacedItemsTests.cart.replacing("image=\"cup\"", with: "title=\"Cup\"")
    let code = """
      class CartController: UIViewController { func look() {
        navigationItem.rightBarButtonItem?.title = "Pay"
        navigationItem.leftBarButtonItems?[2].title = "Mug"
      } }
      """
    let items = PlacedItemsTests.elements(scene, code: [code])
    #expect(items.map(\.text) == [.none, .found("Mug"), .none])
    #expect(items.last?.label == .found("Pay"))
  }

  @Test(arguments: [
    ("image=\"cup\"", "", "Mug", ""), ("title=\"Cup\"", "", "", "Mug"),
    ("title=\"Cup\" image=\"cup\"", "", "Mug", ""), ("systemItem=\"trash\"", "", "Delete", ""),
    (
      "image=\"cup\"", "<accessibility key=\"accessibilityConfiguration\" label=\"Cup\"/>", "Cup",
      ""
    ),
  ])
  func `a title that an outlet sets is seen only where no picture is`(
    _ attributes: String, _ inside: String, _ label: String, _ text: String
  ) {
    let scene = PlacedItemsTests.scene(
      "viewController", "c", "CartController",
      """
      <navigationItem key="navigationItem" id="n">
        <barButtonItem key="rightBarButtonItem" \(attributes) id="b">\(inside)</barButtonItem>
      </navigationItem>
      <connections><outlet property="cup" destination="b" id="o"/></connections>
      """)
    for set in ["cup", "navigationItem.rightBarButtonItem?"] {
      let code = """
        class CartController: UIViewController { @IBOutlet var cup: UIBarButtonItem!
          func look() { \(set).title = "Mug" } }
        """
      let item = PlacedItemsTests.elements(scene, code: [code]).first
      #expect(item?.label.value ?? "" == label)
      #expect(item?.text.value ?? "" == text)
    }
  }

  @Test func `a file that has UIKit from a header is read as well`() {
    let code = """
      class ShopTabs: UITabBarController { func look() { tabBar.items?[1].title = "Cups" } }
      """
    var app = AppImport(texts: [], baseLocale: "en", platform: nil, components: [])
    let files = [
      ("Tea.storyboard", PlacedItemsTests.storyboard(PlacedItemsTests.tabs())),
      ("Tabs.swift", code),
    ]
    for (path, text) in files { app.add(app.read(Array(text.utf8), path: path), path: path) }
    let texts = app.capture().screens.flatMap(\.elements).map(\.text)
    #expect(texts == [.none, .found("Cups"), .none])
  }

  // MARK: Tabs

  private static func tabs(
    _ last: String = "<tabBarItem key=\"tabBarItem\" image=\"me\" id=\"t3\"/>"
  )
    -> String
  {
    func line(_ id: String, _ relationship: String = "viewControllers") -> String {
      "<segue destination=\"\(id)\" kind=\"relationship\" relationship=\"\(relationship)\" id=\"l-\(id)\"/>"
    }
    return scene(
      "tabBarController", "bar", "ShopTabs",
      "<connections>\(line("a"))\(line("b"))\(line("d"))</connections>")
      + scene(
        "viewController", "a", "TeaController",
        "<tabBarItem key=\"tabBarItem\" image=\"tea\" id=\"t1\"/>")
      + scene(
        "navigationController", "b", "CupNavigation",
        """
        <tabBarItem key="tabBarItem" image="cup" id="t2"/>
        <connections>\(line("c", "rootViewController"))</connections>
        """)
      + scene(
        "viewController", "c", "CupController",
        "<tabBarItem key=\"tabBarItem\" image=\"never\" id=\"t9\"/>")
      + scene("viewController", "d", "MeController", last)
  }

  private static func named(_ members: String, in type: String = "ShopTabs") -> [String?] {
    let base = type == "ShopTabs" ? "UITabBarController" : "UIViewController"
    let code = "class \(type): \(base) { func look() {\n\(members)\n} }"
    return elements(tabs(), code: [code]).map {
      $0.label == .none && $0.text == .none ? nil : $0.label.value ?? $0.text.value ?? "open"
    }
  }

  @Test(arguments: [
    ("tabBar.items?[1].accessibilityLabel = \"Cups\"", [nil, "Cups", nil]),
    ("tabBar.items?.first?.title = \"Teas\"", ["Teas", nil, nil]),
    ("guard let items = tabBar.items else { return }\nitems[2].title = \"Me\"", [nil, nil, "Me"]),
    ("viewControllers?[1].tabBarItem.title = \"Cups\"", [nil, "Cups", nil]),
    ("tabBar.items?[safe: 1]?.title = \"Cups\"", [nil, "Cups", nil]),
    (
      "for (at, item) in tabBar.items!.enumerated() { item.title = n[at] }",
      ["open", "open", "open"]
    ),
    ("tabBar.items?.forEach { item in item.title = nil }", [nil, nil, nil]),
    ("tabBar.items?[3].title = \"None\"", [nil, nil, nil]),
  ])
  func `tabs are named in the order of their lines`(_ members: String, _ expected: [String?]) {
    #expect(PlacedItemsTests.named(members) == expected)
  }

  @Test(arguments: [
    ("TeaController", "title = \"Teas\"", ["Teas", nil, nil]),
    ("TeaController", "tabBarItem.title = \"Teas\"", ["Teas", nil, nil]),
    ("TeaController", "navigationItem.title = \"Teas\"", [nil, nil, nil]),
    ("TeaController", "let title = \"Teas\"", [nil, nil, nil]),
    ("CupController", "self.title = \"Cups\"", [nil, "Cups", nil]),
    ("CupController", "navigationController?.tabBarItem.title = \"Cups\"", [nil, "Cups", nil]),
    ("CupController", "tabBarItem.title = \"Cups\"", [nil, nil, nil]),
    ("MeController", "tabBarItem = UITabBarItem(title: t, image: i, tag: 1)", [nil, nil, "open"]),
  ])
  func `the controller of a tab names it`(_ type: String, _ set: String, _ expected: [String?]) {
    #expect(PlacedItemsTests.named(set, in: type) == expected)
  }

  @Test func `a title in the file stands before the title of the controller`() {
    let scenes = PlacedItemsTests.tabs("<tabBarItem key=\"tabBarItem\" title=\"Me\" id=\"t3\"/>")
    let code = "class MeController: UIViewController { func look() { title = \"You\" } }"
    #expect(PlacedItemsTests.elements(scenes, code: [code]).last?.text == .found("Me"))
  }

  @Test func `a tab that stands for another storyboard is that storyboard's`() {
    let scenes =
      PlacedItemsTests.tabs()
        + """
        <scene sceneID="p"><objects><viewControllerPlaceholder storyboardName="Me" id="m">
          <tabBarItem key="tabBarItem" title="Item" id="t5"/>
        </viewControllerPlaceholder></objects></scene>
        """
    #expect(PlacedItemsTests.elements(scenes, code: []).count == 3)
  }
}
