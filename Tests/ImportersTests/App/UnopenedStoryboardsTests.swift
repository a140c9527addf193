import AuditCore
import Testing

@testable import Importers

/// Storyboards that nothing in an app opens.
@Suite struct UnopenedStoryboardsTests {
  private static let settings =
    "<plist><dict><key>UIMainStoryboardFile</key><string>Shop</string></dict></plist>"

  private static func capture(
    _ files: [(String, String)], settings: String = settings, project: String = "",
    isWhole: Bool = true, unshown: Bool = false
  ) -> ImportedCapture {
    let texts = project.isEmpty ? [] : [("project.yml", Array(project.utf8))]
    var app = AppImport(
      texts: texts, baseLocale: nil, platform: .iOS, components: [], unshown: unshown)
    let xib = IBFixtures.xib("<button id=\"b\"><state key=\"normal\" title=\"Pour\"/></button>")
    let all =
      [
        ("Base.lproj/Shop.storyboard", xib), ("Base.lproj/Cart.storyboard", xib),
        ("Cart~ipad.storyboard", xib), ("Info.plist", settings),
        ("App.swift", isWhole ? "import SwiftUI\n@main class App: UIResponder { }" : "let a = 1"),
      ] + files
    for (path, text) in all { app.add(app.read(Array(text.utf8), path: path), path: path) }
    return app.capture()
  }

  /// Whether the cart's storyboards are met.
  private static func isMet(
    _ path: String, _ text: String, settings: String = settings, project: String = ""
  ) -> Bool {
    capture([(path, text)], settings: settings, project: project).screens
      .contains { $0.id.hasPrefix("Cart") }
  }

  @Test func `a storyboard that nothing opens is left out, counted, and read on demand`() {
    let app = Self.capture([])
    #expect(app.screens.map(\.id) == ["Shop"])
    #expect(app.notes.contains("left out 2 storyboards that nothing opens"))
    #expect(Self.capture([], unshown: true).screens.count == 3)
    // Of a part of an app it is not known what opens it.
    #expect(Self.capture([], isWhole: false).screens.count == 3)
  }

  @Test(arguments: [
    ("A.swift", "let a = UIStoryboard(name: \"Cart\", bundle: nil)"),
    ("A.swift", "let a = R.storyboard.cart()"), ("A.swift", "let a = StoryboardScene.Cart.self"),
    ("A.swift", "#if NEVER\nlet a = open(\"Cart\")\n#endif"),
    ("A.swift", "enum Storyboards: String { case shop, cart }"),
    ("A.swift", "enum Storyboards: String {\n case Cart\n}"),
    ("A.swift", "import UIKit\nclass Cart: UIViewController { func a() { b.text = c } }"),
    ("A.m", "id a = [UIStoryboard storyboardWithName:@\"Cart\" bundle:nil];"),
    ("A.m", "id a = [UIStoryboard storyboardWithName:TEACart bundle:nil];"),
    ("A.swift", "let a = UIStoryboard(name: \"Ca\" + kind, bundle: nil)"),
    ("A.swift", "let a = UIStoryboard(name: \"\\(kind)\", bundle: nil)"),
    ("A.swift", "let a = UIStoryboard(name: String(type.dropLast(4)), bundle: nil)"),
    ("A.storyboard", "<document><viewControllerPlaceholder storyboardName=\"Cart\"/></document>"),
    ("A.storyboard", "<document><viewController customClass=\"Cart\"/></document>"),
    ("A.xib", "<document><userDefinedRuntimeAttribute value=\"Cart\"/></document>"),
    ("Share/Info.plist", "<key>NSExtensionMainStoryboard</key><string>Cart</string>"),
  ])
  func `one that anything may name stays`(_ path: String, _ text: String) {
    #expect(Self.isMet(path, text))
  }

  @Test(arguments: [
    ("A.swift", "// \"Cart\nlet a = t(\"Your Cart\")"),
    ("A.swift", "/// Shows the Cart\nclass CartController: UIViewController { }"),
    ("A.swift", "let a = UIStoryboard(name: .shop, bundle: nil) // cart"),
    ("A.m", "NSString *a = @\"https://tea.shop/cart\";"),
    ("A.m", "// Cart\nid a = [UIStoryboard storyboardWithName:@\"Shop\" bundle:nil];"),
    ("A.storyboard", "<document><button title=\"Cart\"/></document>"),
  ])
  func `words of texts and comments open none`(_ path: String, _ text: String) {
    #expect(!Self.isMet(path, text))
  }

  @Test func `where nothing tells how the app begins all stay`() {
    #expect(Self.isMet("A.swift", "", settings: "<plist/>"))
    let project = "targets:\n  Tea:\n    info: {properties: {UIMainStoryboardFile: Shop}}\n"
    #expect(!Self.isMet("A.swift", "", settings: "<plist/>", project: project))
    let cart = project.replacing("Shop", with: "Cart")
    #expect(Self.isMet("A.swift", "", settings: "<plist/>", project: cart))
  }

  @Test(arguments: ["Main", "MainInterface", "LaunchScreen", "Interface"])
  func `what the system opens stays`(_ name: String) {
    let xib = IBFixtures.xib("<button id=\"b\"><state key=\"normal\" title=\"Pour\"/></button>")
    let app = Self.capture([("\(name).storyboard", xib)])
    #expect(app.notes.contains("left out 2 storyboards that nothing opens"))
  }
}
