import AuditCore
import Testing

@testable import Importers

/// The pictures of asset catalogues, and the names code has for them.
@Suite struct AssetNamesTests {
  private static let names = AssetNames(
    sets: [
      "App/Assets.xcassets/AppIcon.appiconset", "App/Assets.xcassets/close-button.imageset",
      "App/Assets.xcassets/Icons/ic_pot_24.imageset", "App/Assets.xcassets/Icons/leaf.symbolset",
      "App/Assets.xcassets/Accent.colorset", "App/Assets.xcassets/HeroImage.imageset",
      "App/Assets.xcassets/AL-0.imageset", "App/Assets.xcassets/10d.imageset",
      "App/Assets.xcassets/Top Shelf Image.imageset", "App/Assets.xcassets/Image.imageset",
      "App/Assets.xcassets/cup.hot.imageset", "Kit/Kit.xcassets/cup-hot.imageset",
      "Kit/Kit.xcassets/close-button.imageset",
    ], namespaces: ["App/Assets.xcassets/Icons"])

  @Test(arguments: [
    ("closeButton", "close-button"), ("Icons.icPot24", "Icons/ic_pot_24"),
    ("Icons.leaf", "Icons/leaf"), ("hero", "HeroImage"), ("AL_0", "AL-0"), ("_10D", "10d"),
    ("topShelf", "Top Shelf Image"), ("image", "Image"), ("appIcon", "AppIcon"),
    // A colour is no picture, a namespace belongs to the symbol, and two pictures are not one.
    ("accent", nil), ("leaf", nil), ("cupHot", nil), ("tea", nil),
  ])
  func `a symbol is the picture Xcode made it of`(_ symbol: String, _ name: String?) {
    let path = symbol.split(separator: ".").map(String.init)
    #expect(AssetNamesTests.names.name(ofSymbol: path) == name)
  }

  @Test func `a picture is called as its folder`() {
    #expect(AssetNamesTests.names.contains("close-button"))
    #expect(AssetNamesTests.names.contains("Icons/leaf"))
    #expect(!AssetNamesTests.names.contains("leaf"))
    #expect(!AssetNamesTests.names.contains("Accent"))
    #expect(AssetNames().name(ofSymbol: ["closeButton"]) == nil)
  }

  @Test(arguments: [
    (#"{"properties": {"provides-namespace": true}}"#, true),
    (#"{"properties": {"provides-namespace": false}}"#, false),
    (#"{"provides-namespace": true}"#, false), (#"{"properties": {"#, false), ("", false),
  ])
  func `a folder says whether it provides a namespace`(_ contents: String, _ expected: Bool) {
    #expect(AssetNames.providesNamespace(Array(contents.utf8)) == expected)
  }

  @Test(arguments: [
    ("Assets.xcassets/Icons/Contents.json", true), ("Fonts/Contents.json", false),
    ("Assets.xcassets/Icons/other.json", false),
  ])
  func `only the folders of catalogues are read`(_ path: String, _ isRead: Bool) {
    #expect((AppFile(path: path) != nil) == isRead)
  }

  /// The elements of a file in an app with pictures of its own.
  private func elements(_ text: String) -> [Element] {
    var app = AppImport(
      texts: [
        (
          "A.xcassets/Icons/Contents.json",
          Array(#"{"properties": {"provides-namespace": true}}"#.utf8)
        )
      ],
      assets: [
        "A.xcassets/ic_pot_24.imageset", "A.xcassets/bell.imageset",
        "A.xcassets/Icons/leaf-full.symbolset",
      ], baseLocale: "en", platform: .iOS, components: ["DSIcon"])
    app.add(app.read(Array(text.utf8), path: "A.swift"), path: "A.swift")
    return app.capture().screens.flatMap(\.elements)
  }

  @Test(arguments: [
    ("Button { } label: { Image(.icPot24) }", "ic_pot_24"),
    ("Button { } label: { Image(ImageResource.icPot24) }", "ic_pot_24"),
    ("Button { } label: { Image(uiImage: .icPot24) }", "ic_pot_24"),
    ("Button { } label: { Image(.Icons.leafFull) }", "Icons/leaf-full"),
    ("Button { } label: { Image(.cup) }", "cup"),
    (#"Label("Tea", image: .icPot24)"#, "ic_pot_24"),
    // The name of a symbol, and of a picture of the app.
    (#"DSIcon(icon: "bell")"#, "bell"),
  ])
  func `a picture in a view is called as in the catalogue`(_ body: String, _ name: String) throws {
    let element = try #require(
      elements("import SwiftUI; struct A: View { var body: some View { \(body) } }").first)
    #expect(element.icon == .found(.asset(name)))
  }

  @Test(arguments: [
    "UIImage(resource: .icPot24)", "UIImage(.icPot24)", "UIImage.icPot24", ".icPot24",
    #"UIImage(named: "ic_pot_24")"#,
  ])
  func `a picture of a button is called as in the catalogue`(_ picture: String) throws {
    let code = """
      import UIKit
      class A: UIViewController {
        let pot = UIButton()
        func viewDidLoad() { pot.setImage(\(picture), for: .normal) }
      }
      """
    #expect(try #require(elements(code).first).icon == .found(.asset("ic_pot_24")))
  }

  @Test func `a component shows a symbol where no picture has its name`() throws {
    let code = #"import SwiftUI; struct A: View { var body: some View { DSIcon(icon: "cart") } }"#
    #expect(try #require(elements(code).first).icon == .found(.symbol("cart")))
  }
}
