import AuditCore
import Testing

@testable import Importers

/// Texts that code looks up by ways, and under names, of the app's own.
@Suite struct OwnLookupsTests {
  private func elements(
    _ texts: String, _ files: [String], path: String = "en.lproj/Localizable.strings"
  ) -> [Element] {
    var app = AppImport(
      texts: [(path, Array(texts.utf8))], baseLocale: "en", platform: nil, components: [])
    let bytes = files.map { Array("import SwiftUI\n\($0)".utf8) }
    for (number, bytes) in bytes.enumerated() {
      if let names = app.names(in: bytes, path: "F\(number).swift") { app.add(names) }
    }
    for (number, bytes) in bytes.enumerated() {
      app.add(app.read(bytes, path: "F\(number).swift"), path: "F\(number).swift")
    }
    return app.capture().screens.flatMap(\.elements)
  }

  private func view(_ body: String, in type: String = "A", members: String = "") -> String {
    "struct \(type): View {\nvar body: some View {\n\(body)\n}\n\(members)\n}"
  }

  // MARK: Names

  private static let texts =
    "enum Localization { static let title = NSLocalizedString(\"Tea\", comment: \"\") }"

  @Test(arguments: [
    ("Localization.title", texts, ""), ("Self.Localization.title", texts, ""),
    ("A.Localization.title", texts, ""), ("Localization.title", "", "extension A { \(texts) }"),
    ("Localization.title", "", "private extension A { \(texts) }"),
    ("Localization.title", "", "private \(texts)"), ("Localization.title", "", texts),
    ("Self.title", "static let title = NSLocalizedString(\"Tea\", comment: \"\")", ""),
  ])
  func `a name is looked up from the types around it`(
    _ name: String, _ member: String, _ beside: String
  ) {
    let other = "Localization { static let title = NSLocalizedString(\"Mug\", comment: \"\") }"
    let files = [
      view("Text(\(name))", members: member) + "\n" + beside,
      view("Text(a)", in: "B", members: "enum \(other)")
        + "\nprivate extension C { enum \(other) }",
      "private enum \(other)",
    ]
    let element = elements("\"Tea\" = \"Fresh tea\"; \"Mug\" = \"Mug\";", files).first
    #expect(element?.text == .found("Fresh tea"))
    #expect(element?.source?.key == "Tea")
  }

  @Test func `what two files say otherwise is not known`() {
    let other = "enum Localization { static let title = NSLocalizedString(\"Mug\", comment: \"\") }"
    let files = [view("Button(Localization.title) { brew() }"), Self.texts, other]
    let element = elements("\"Tea\" = \"Tea\";", files).first
    #expect(element?.text.isMeasured == false)
    #expect(element?.source?.expression == "Localization.title")
    let alike = [files[0], Self.texts, Self.texts]
    #expect(elements("\"Tea\" = \"Tea\";", alike).first?.text == .found("Tea"))
  }

  @Test(arguments: [
    ("static let title = \"Green tea\"", "Green tea", nil),
    ("static let title: LocalizedStringKey = \"tea\"", "Tea", "tea"),
    ("static let title = loc(\"tea\")", "Tea", "tea"),
  ])
  func `constants of words and of keys are known`(
    _ member: String, _ words: String, _ key: String?
  ) {
    let element = elements(
      "\"tea\" = \"Tea\";", [view("Text(Names.title)"), "enum Names { \(member) }"]
    ).first
    #expect(element?.text == .found(words))
    #expect(element?.source?.key == key)
  }

  @Test func `the types around a place are found wherever it stands`() {
    let code = SwiftCode(
      Array("a; enum B { b; struct C { c }; d }; e; extension F.G { f }; g".utf8), path: "a.swift",
      platforms: AppPlatforms(asked: nil, stated: []))
    let scopes = SwiftScopes(SwiftTypes(code))
    let places = Dictionary(
      code.all.map { (code.text($0), scopes.types(around: $0)) },
      uniquingKeysWith: { one, _ in one })
    #expect(places["a"] == [])
    #expect(places["b"] == ["B"])
    #expect(places["c"] == ["B", "C"])
    #expect(places["d"] == ["B"])
    #expect(places["e"] == [])
    #expect(places["f"] == ["F.G"])
    #expect(places["g"] == [])
  }

  // MARK: Ways to look a text up

  @Test(arguments: [
    "loc(\"cart.pay\")", "localized(\"cart.pay\")", "String.localized(\"cart.pay\")",
    "String(localizationKey: \"cart.pay\")", "#localize(\"cart.pay\")", "\"cart.pay\".loc",
    "\"cart.pay\".tr()", "\"cart.pay\".localized.uppercased()",
    ".init(\"cart.pay\", comment: \"\")",
    "\"cart.pay\".localized().localizedUppercase", "Texts.shared(\"cart.pay\")",
    "R.string.localizable.cartPay()", "R.string.localizable.cartPay().capitalized",
  ])
  func `a key handed to a way of the app's own is looked up`(_ code: String) {
    let element = elements("\"cart.pay\" = \"Pay\";", [view("Text(\(code))")]).first
    #expect(element?.text == .found("Pay"))
    #expect(element?.source?.key == "cart.pay")
  }

  @Test(arguments: [
    "loc(\"cart.count\", count)", "loc(.count, with: count)", "\"cart.count\".loc(count)",
    "\"cart.count\".localized(with: [count])",
  ])
  func `what a way of the app's own is handed beside the key is filled in`(_ code: String) {
    let element = elements(
      "\"cart.count\" = \"%d teas\"; \"count\" = \"%d teas\";", [view("Text(\(code))")]
    ).first
    #expect(element?.text == .found("… teas"))
    #expect(element?.source?.expression?.contains("count") == true)
    let plain = elements(
      "\"cart.count\" = \"Teas\"; \"count\" = \"Teas\";", [view("Text(\(code))")]
    ).first
    #expect(plain?.text == .found("Teas"))
    #expect(plain?.source?.expression == nil)
  }

  @Test(arguments: [
    "loc(\"other\")", "\"other\".formatted()", "String(\"cart.pay\")", "loc(\"cart.pay\") { }",
    "make().loc(\"cart.pay\")", "sum.formatted(.plain)", "string.cartPay", "tea.string.cartPay",
    "title.uppercased()", "loc(.other)", "loc(key)",
  ])
  func `what else a function makes is not known`(_ code: String) {
    let element = elements(
      "\"cart.pay\" = \"Pay\"; \"plain\" = \"Plain\";", [view("Button(\(code)) { brew() }")]
    ).first
    #expect(element?.text.isMeasured == false)
    #expect(element?.source?.expression == code)
  }

  @Test func `a way of the app's own may say the words itself`() {
    let element = elements(
      "\"a\" = \"b\";", [view("Text(TeaLoc(\"cart.pay\", value: \"Pay now\", comment: \"\"))")]
    ).first
    #expect(element?.text == .found("Pay now"))
    #expect(element?.source?.key == "cart.pay")
  }

  @Test func `cases are called as keys, and functions as tables`() {
    let files = [view("Text(localize(.pay)); Text(.cart(.pay))")]
    let elements = elements(
      "\"pay\" = \"Pay\";", files, path: "en.lproj/Localizable.strings")
    #expect(elements.map(\.text) == [.found("Pay"), .found("Pay")])
    var app = AppImport(
      texts: [
        ("en.lproj/Cart.strings", Array("\"pay\" = \"Pay for the cart\";".utf8)),
        ("en.lproj/Localizable.strings", Array("\"pay\" = \"Pay\";".utf8)),
      ], baseLocale: "en", platform: nil, components: [])
    app.add(app.read(Array("import SwiftUI\n\(files[0])".utf8), path: "A.swift"), path: "A.swift")
    #expect(
      app.capture().screens.flatMap(\.elements).map(\.text)
        == [.found("Pay"), .found("Pay for the cart")])
  }

  // MARK: No texts

  @Test(arguments: [(9, false), (10, true)])
  func `names that are keys are not judged where the tree has no texts`(
    _ count: Int, _ isOpen: Bool
  ) {
    let body = (0..<count).map { "Button(\"cart_action_\($0)_title\") { brew() }" }
      .joined(separator: "\n")
    var app = AppImport(texts: [], baseLocale: nil, platform: nil, components: [])
    let text = "import SwiftUI\n" + view(body + "\nButton(\"Brew\") { brew() }")
    app.add(app.read(Array(text.utf8), path: "A.swift"), path: "A.swift")
    let capture = app.capture()
    let elements = capture.screens.flatMap(\.elements)
    #expect(elements.count == count + 1)
    #expect(elements.last?.text == .found("Brew"))
    for element in elements.dropLast() {
      #expect(element.text.isMeasured == !isOpen)
      #expect(element.label.isMeasured == !isOpen)
    }
    let note = "found no file of texts, so 10 names that code looks up by keys are not judged"
    #expect(capture.notes.contains(note) == isOpen)
  }
}
