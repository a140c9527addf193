import AuditCore
import Testing

@testable import Importers

/// Pictures by the names that an app's code has for them.
@Suite struct OwnPicturesTests {
  private static let names = """
    import SwiftUI
    enum TeaIcon: String { case close = "xmark", share; case pot = "pot_24"
      var image: Image { Image(systemName: rawValue) }
      var asset: UIImage { UIImage(named: self.rawValue)! } }
    enum Glyph { case bell, cart(Int), leaf
      var systemName: String {
        switch self { case .bell: return "bell"; case .cart: "cart"
        @unknown default: return "leaf.fill" } }
      var picture: Image { Image(systemName: systemName) }
      var loop: String { loop } }
    enum Names { static let trash = "trash"; static let made = prefix + "cup" }
    enum Asset { enum Icons { static let logo = ImageAsset(name: "brand_logo") } }
    extension Image {
      static let gear = Image(systemName: "gear")
      static var pot: Image { return Image("pot_outline").renderingMode(.template) }
      static var named: some View { Image("pot").accessibilityLabel("Teapot") }
      init(icon: TeaIcon, bundle: Bundle? = nil) { self.init(systemName: icon.rawValue) }
      init(_ glyph: Glyph) { self.init(systemName: glyph.systemName) }
      init(tea name: String) { self.init(name) }
    }
    extension UIImage { enum Buttons { static var more: UIImage { UIImage(systemName: "ellipsis")! } } }
    struct GlyphView: View { let glyph: Glyph
      var body: some View { Image(systemName: glyph.systemName).resizable() } }
    """

  private func icons(_ code: String, names: String = OwnPicturesTests.names) -> [Icon?] {
    var app = AppImport(texts: [], baseLocale: "en", platform: .iOS, components: [], unshown: true)
    for (path, text) in [("N.swift", names), ("A.swift", code)] {
      if let found = app.names(in: Array(text.utf8), path: path) { app.add(found) }
    }
    app.add(app.read(Array(code.utf8), path: "A.swift"), path: "A.swift")
    return app.capture().screens.flatMap(\.elements).map(\.icon.value)
  }

  @Test(arguments: [
    ("TeaIcon.close.image", "xmark"), ("Image(systemName: TeaIcon.share.rawValue)", "share"),
    ("Image(icon: .close)", "xmark"), ("Image(icon: TeaIcon.share)", "share"),
    ("Image(.bell)", "bell"), ("Image(systemName: Glyph.cart(2).systemName)", nil),
    ("Image(systemName: Glyph.bell.systemName)", "bell"),
    ("Glyph.leaf.picture.bold()", "leaf.fill"),
    ("Image(systemName: Names.trash)", "trash"), ("Image(systemName: Names.made)", nil),
    ("Image.gear.resizable()", "gear"), ("GlyphView(glyph: .bell)", "bell"),
    (#"Image(brandSystemName: "tea.cup")"#, "tea.cup"),
    ("Image(systemName: Glyph.bell.loop)", nil), ("Image(systemName: Glyph.pot.rawValue)", nil),
  ])
  func `a symbol is known by its name in code`(_ view: String, _ name: String?) throws {
    let icons = icons(
      "import SwiftUI; struct A: View { var body: some View { Button { } label: { \(view) } } }")
    #expect(icons == [name.map { .symbol($0) }])
  }

  @Test(arguments: [
    ("Image.pot", "pot_outline"), ("Asset.Icons.logo.swiftUIImage", "brand_logo"),
    ("Image(Asset.Icons.logo.name)", "brand_logo"), (#"Image(tea: "pot_24")"#, "pot_24"),
    (#"Image(brandName: "pot")"#, "pot"), ("Image(uiImage: TeaIcon.pot.asset)", "pot_24"),
    (#"Image(uiImage: UIImage(sharedNamed: "pot.logo")!)"#, "pot.logo"),
  ])
  func `a picture of the app is known by its name in code`(_ view: String, _ name: String) throws {
    let icons = icons(
      "import SwiftUI; struct A: View { var body: some View { Button { } label: { \(view) } } }")
    #expect(icons == [.asset(name)])
  }

  @Test(arguments: [".Buttons.more", "UIImage.Buttons.more", "Buttons.more"])
  func `a picture of a button is known by its name in code`(_ picture: String) {
    let code = """
      import UIKit
      class A: UIViewController {
        let more = UIButton()
        func viewDidLoad() { more.setImage(\(picture), for: .normal) }
      }
      """
    #expect(icons(code) == [.symbol("ellipsis")])
  }

  @Test(arguments: [
    "HStack { Image(systemName: glyph.systemName); Text(glyph.systemName) }",
    "HStack { Image(systemName: \"bell\"); Image(systemName: glyph.systemName) }",
    "Image(systemName: \"bell\")",
  ])
  func `a view that shows more than its picture has none`(_ body: String) {
    let row = "struct Row: View { let glyph: Glyph; var body: some View { \(body) } }"
    let code = """
      import SwiftUI
      struct A: View { var body: some View { Button { } label: { Row(glyph: .bell) } } }
      """
    #expect(icons(code, names: "\(Self.names)\n\(row)") == [nil])
  }

  @Test func `a picture by its name is met by itself`() {
    let code = "import SwiftUI; struct A: View { var body: some View { Image.pot.resizable() } }"
    #expect(icons(code) == [.asset("pot_outline")])
  }

  /// What is more than a picture, or another in each of two files, is not known.
  @Test(arguments: ["Image.named", "Image(systemName: Names.trash)"])
  func `a name that is not plain is none`(_ view: String) {
    let code = """
      import SwiftUI
      private enum Names { static let trash = bin() }
      struct A: View { var body: some View { Button { } label: { \(view) } } }
      """
    #expect(icons(code) == [nil])
  }

  @Test(arguments: [
    (#"systemSymbolName: "plus", accessibilityDescription: "Add tea""#, Icon.symbol("plus")),
    ("named: NSImage.addTemplateName", .asset("NSAddTemplate")),
  ])
  func `what AppKit calls a picture is not known to be heard`(_ image: String, _ icon: Icon) throws
  {
    let code = """
      import SwiftUI
      struct A: View { var body: some View { Button { } label: {
        Image(nsImage: NSImage(\(image))!) } } }
      """
    let app = AppImport(texts: [], baseLocale: "en", platform: .macOS, components: [])
    let screens = app.read(Array(code.utf8), path: "A.swift").screens
    let button = try #require(screens.first?.elements.first)
    #expect(button.icon == .found(icon))
    #expect(button.source?.expression?.hasPrefix("NSImage(") ?? false)
    #expect(button.label == .notMeasured)
  }
}
