import AuditCore
import Testing

@testable import Importers

/// What belongs to an app, and how its files become one project.
@Suite struct AppImportTests {
  @Test(arguments: [
    ("Sources/TeaView.swift", true), ("Base.lproj/Main.storyboard", true),
    ("de.lproj/Localizable.strings", true), ("Localizable.xcstrings", true),
    ("Tea.xcodeproj/project.pbxproj", true), ("Tea/Info.plist", true), ("Tea.m", true),
    ("Cart/Cart.podspec", true), ("Cart/BUILD", true), ("Cart/BUILD.bazel", true),
    ("Cart/BUILDS", false), ("Tea.h", true), ("Tea.hpp", false), ("Tea.plist", false),
    ("README.md", false),
    ("swift", false),
  ])
  func `a file is read by its ending`(_ path: String, _ isRead: Bool) {
    #expect((AppFile(path: path) != nil) == isRead)
  }

  @Test(arguments: [
    ("TeaShopTests", true), ("UITests", true), ("Pods", true), (".build", true),
    ("Preview Content", true), ("Assets.xcassets", false), ("Sources", false), ("Contest", false),
    ("Latest", false),
  ])
  func `folders of tests, previews and other people's code are left out`(
    _ name: String, _ isLeftOut: Bool
  ) {
    #expect(AppFile.isLeftOut(folder: name) == isLeftOut)
  }

  @Test(arguments: [
    ("build/", "build", true, true), ("build/", "a/build", true, true),
    ("build/", "build", false, nil), ("*.tmp", "a/b.tmp", false, true),
    ("/top", "a/top", false, nil), ("/top", "top", false, true), ("a/**/z", "a/b/c/z", false, true),
    ("**/gen", "a/gen", true, true), ("*.a\n!keep.a", "keep.a", false, false),
    ("# note\n\nx", "x", false, true), ("t?a[xy]", "teax", false, true), ("[", "[", false, true),
    ("v[0-9].swift", "v5.swift", false, true), ("v[!0-9].swift", "v5.swift", false, nil),
    ("v[^a-c]", "vd", false, true), ("gen/**", "gen", true, nil), ("gen/**", "gen/a", false, true),
    ("a*b*c*d*e*f*g*h", "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa", false, nil),
  ])
  func `patterns leave out as git does`(
    _ rules: String, _ path: String, _ isFolder: Bool, _ expected: Bool?
  ) {
    #expect(IgnoreRules(Array(rules.utf8)).leavesOut(path, isFolder: isFolder) == expected)
  }

  private func app(_ files: [(String, String)], texts: [(String, String)] = []) -> AppImport {
    var app = AppImport(
      texts: texts.map { ($0.0, Array($0.1.utf8)) }, baseLocale: nil, platform: nil, components: [])
    for (path, text) in files { app.add(app.read(Array(text.utf8), path: path), path: path) }
    return app
  }

  private static func view(_ head: String, _ body: String) -> String {
    "import SwiftUI; \(head) { var \(head.hasPrefix("ext") ? "part" : "body"): some View { \(body) } }"
  }

  @Test func `that targets are not told is said where it matters`() {
    let phone = ("A.swift", AppImportTests.view("struct A: View", #"Text("Tea")"#))
    let watch = (
      "W.swift", "import WatchKit\n" + AppImportTests.view("struct W: View", #"Text("Cup")"#)
    )
    let note =
      "found no Xcode project, project.yml or Package.swift, so code for watches is read with the rest"
    #expect(app([phone, watch]).capture().notes == [note])
    #expect(app([phone]).capture().notes.isEmpty)
    let package = ("Package.swift", "let package = Package(name: \"Tea\", targets: [])")
    #expect(app([phone, watch], texts: [package]).capture().notes.isEmpty)
  }

  @Test func `parts of a type in several files are one screen`() {
    let capture = app([
      ("A.swift", AppImportTests.view("struct A: View", #"Button("One") { }"#)),
      (
        "A+B.swift",
        AppImportTests.view("extension A", #"Button("Two") { }; Image("a"); Button("One") { }"#)
      ),
      ("A+C.swift", AppImportTests.view("extension A", #"Image("a")"#)),
    ]).capture()
    #expect(capture.screens.map(\.id) == ["A"])
    // What two files call alike may be shown one at a time; two pictures without a name are two.
    #expect(
      capture.screens.first?.elements.map(\.id) == [
        "button-one", "button-two", "image-a", "image-a-2",
      ])
  }

  @Test func `a picture in a view that stands in a button is a part of that button`() throws {
    let capture = app([
      (
        "A.swift",
        "import SwiftUI; struct A: View { var body: some View { Button { } label: { Cup() } } }"
      ),
      ("Cup.swift", #"import SwiftUI; struct Cup: View { var body: some View { Image("cup") } }"#),
    ]).capture()
    let image = try #require(capture.screens.last?.elements.first)
    #expect(image.role == .image)
    #expect(image.label == .notMeasured)
    #expect(image.source?.expression == "what stands around Cup")
  }

  @Test func `language and platforms are those of the Xcode project`() {
    let app = app(
      [],
      texts: [
        ("a.xcodeproj/project.pbxproj", "developmentRegion = de;\nMACOSX_DEPLOYMENT_TARGET = 15.0;")
      ])
    #expect(app.baseLocale == "de")
    #expect(app.platforms.first == .macOS)
  }

  private static func controller(_ type: String, _ imports: String, _ label: String) -> String {
    """
    \(imports)
    class \(type) { let add = UIButton(); func a() { add.accessibilityLabel = "\(label)" } }
    """
  }

  @Test(
    arguments: [
      ("import UIKit", .iOS), ("import AppKit", .macOS), ("import Cocoa", .macOS),
      ("import Foundation", nil), ("import UIKit\nimport AppKit", nil),
      ("#if os(macOS)\nimport AppKit\n#else\nimport UIKit\n#endif", .iOS),
      ("#if canImport(AppKit)\nimport AppKit\n#endif", nil),
    ] as [(String, Platform?)])
  func `a file is for the platform whose views it brings in`(
    _ imports: String, _ platform: Platform?
  ) {
    let screens = app([("A.swift", AppImportTests.controller("A", imports, "Add"))]).capture()
      .screens
    #expect(screens.map(\.platform) == [platform])
  }

  @Test func `types of one name in the apps of two platforms are two screens`() {
    let files = [
      ("iOS/A.swift", AppImportTests.controller("A", "import UIKit", "Add")),
      ("Mac/A.swift", AppImportTests.controller("A", "import AppKit", "Add")),
      ("Mac/A+B.swift", "import AppKit\nextension A { func b() { c.accessibilityLabel = d } }"),
    ]
    let screens = app(files).capture().screens
    #expect(screens.map(\.id) == ["A", "A-macOS"])
    #expect(screens.map(\.platform) == [.iOS, .macOS])
    #expect(screens.map(\.elements.count) == [1, 1])
  }

  @Test func `texts that cannot be read are told and left out`() {
    let capture = app([], texts: [("Localizable.xcstrings", "{")]).capture()
    #expect(capture.notes.contains { $0.hasPrefix("left out Localizable.xcstrings") })
  }

  @Test func `names that code has for texts are looked up in every language`() throws {
    let generated = """
      public enum L10n {
        public static var close: String { return L10n.tr("Localizable", "close") }
        public enum Cart {
          public static let title = L10n.tr("Localizable", "cart.title", fallback: "Your cart")
          public static func count(_ p1: Int) -> String {
            return L10n.tr("Localizable", "cart.count", p1)
          }
        }
      }
      extension L10n.Cart {
        static let pay = NSLocalizedString("Pay", comment: "static let no = 1")
        private static func tr(_ table: String, _ key: String) -> String { table }
      }
      """
    let body = """
      Button(L10n.close) { }; Text(L10n.Cart.title); Text(L10n.Cart.count(n)); Link(L10n.Cart.pay, a)
      Text(L10n.Cart.unknown)
      """
    var app = AppImport(
      texts: [
        (
          "en.lproj/Localizable.strings",
          Array("\"close\" = \"Close\"; \"cart.count\" = \"%d teas\";".utf8)
        ), ("de.lproj/Localizable.strings", Array("\"close\" = \"Schließen\";".utf8)),
      ], baseLocale: "en", platform: nil, components: [])
    let names = app.names(in: Array(generated.utf8), path: "Generated/Strings.swift")
    app.add(try #require(names))
    let view = Array(AppImportTests.view("struct A: View", body).utf8)
    let none = app.names(in: view, path: "A.swift")
    #expect(none == nil)
    app.add(app.read(view, path: "A.swift"), path: "A.swift")
    app.add(
      app.read(Array(generated.utf8), path: "Generated/Strings.swift"),
      path: "Generated/Strings.swift")
    let elements = app.capture().screens.flatMap(\.elements)
    #expect(elements.map(\.text.value) == ["Close", "Your cart", "… teas", "Pay"])
    #expect(elements.first?.localization("de")?.text == .found("Schließen"))
    #expect(elements.first?.source?.key == "close")
  }

  @Test func `words beside a key are the base language's where no table has it`() {
    let body = """
      Text(String(localized: "close", defaultValue: "Close"))
      Text(NSLocalizedString("open", value: "Open", comment: "")); Text("pour.tea")
      """
    let texts = #""close" = "Schließen"; "open" = "Öffnen"; "pour.tea" = "Eingießen";"#
    var app = AppImport(
      texts: [("de.lproj/Localizable.strings", Array(texts.utf8))], baseLocale: nil, platform: nil,
      components: [])
    let view = Array(AppImportTests.view("struct A: View", body).utf8)
    app.add(app.read(view, path: "A.swift"), path: "A.swift")
    let elements = app.capture().screens.flatMap(\.elements)
    // A key without words of its own is no text: the one language there is stands in for it.
    #expect(elements.map(\.text.value) == ["Close", "Open", "Eingießen"])
    #expect(
      elements.map { $0.localization("de")?.text.value } == ["Schließen", "Öffnen", "Eingießen"])
  }

  @Test func `what the app looks up in its own way is in whichever table has it`() {
    let body = """
      Text("tea.pour".localized); Text("tea.close".localized()); Text("tea.pour")
      """
    var app = AppImport(
      texts: [
        ("en.lproj/Words.strings", Array(#""tea.pour" = "Pour"; "tea.close" = "No";"#.utf8)),
        ("de.lproj/Words.strings", Array(#""tea.pour" = "Eingießen";"#.utf8)),
        ("en.lproj/Localizable.strings", Array(#""tea.close" = "Close";"#.utf8)),
      ], baseLocale: "en", platform: nil, components: [])
    let view = Array(AppImportTests.view("struct A: View", body).utf8)
    app.add(app.read(view, path: "A.swift"), path: "A.swift")
    let elements = app.capture().screens.flatMap(\.elements)
    #expect(elements.map(\.text.value) == ["Pour", "Close", "tea.pour"])
    #expect(elements.first?.localization("de")?.text == .found("Eingießen"))
  }

  @Test func `names that a tool makes of keys are known without the file it makes`() throws {
    let body = """
      Text(LocalString.common_button_close); Text(L10n.Cart.title); Text(Strings.Shop.Cart.title)
      Text(LocalString.teas_left(withArgs: n)); Text(Strings.owned); Text(Other.common_button_close)
      Text(LocalString.twice)
      """
    var app = AppImport(
      texts: [
        (
          "en.lproj/Localizable.strings",
          Array(
            """
            "common.button.close" = "Close"; "cart.title" = "Your cart"; "teas.left" = "%@ teas";
            "owned" = "Wrong"; "tw.ice" = "1"; "twi.ce" = "2";
            """.utf8)
        ), ("en.lproj/Shop.strings", Array("\"Cart.Title\" = \"Shop cart\";".utf8)),
      ], baseLocale: "en", platform: nil, components: [])
    let own = "enum Strings { enum Shop {} }\nlet owned = 1"
    let names = app.names(in: Array(own.utf8), path: "Strings.swift")
    app.add(try #require(names))
    let view = Array(AppImportTests.view("struct A: View", body).utf8)
    app.add(app.read(view, path: "A.swift"), path: "A.swift")
    #expect(app.capture().screens.flatMap(\.elements).map(\.text.value) == ["Close", "… teas"])
  }

  @Test func `each of two apps is asked for its own languages`() throws {
    func strings(_ path: String, _ text: String) -> (String, String) {
      (path, "\"a\" = \"\(text)\";")
    }
    let capture = app(
      [
        ("iOS/A.swift", AppImportTests.view("struct A: View", #"Button("a") { }"#)),
        ("macOS/B.swift", AppImportTests.view("struct B: View", #"Button("a") { }"#)),
      ],
      texts: [
        strings("iOS/en.lproj/Localizable.strings", "Tap"),
        strings("iOS/de.lproj/Localizable.strings", "Tippen"),
        strings("iOS/hr.lproj/Localizable.strings", "Dodirni"),
        strings("macOS/en.lproj/Localizable.strings", "Click"),
        strings("macOS/de.lproj/Localizable.strings", "Klicken"),
      ]
    ).capture()
    #expect(capture.screens.map(\.locales) == [nil, ["de", "en"]])
    #expect(capture.screens.last?.elements.first?.text == .found("Click"))
    #expect(capture.screens.last?.elements.first?.localizations.map(\.locale) == ["de"])
  }
}
