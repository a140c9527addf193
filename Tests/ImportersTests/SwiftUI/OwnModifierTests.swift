import AuditCore
import Testing

@testable import Importers

/// What modifiers, styles and controls of an app's own and of packages do to names.
@Suite struct OwnModifierTests {
  private func elements(_ body: String, _ others: String...) -> [Element] {
    var app = AppImport(texts: [], baseLocale: nil, platform: .iOS, components: [])
    let view = "struct A: View { var body: some View { \(body) } }"
    let files = ([view] + others).enumerated().map { number, text in
      ("F\(number).swift", Array("import SwiftUI\n\(text)".utf8))
    }
    for (path, bytes) in files {
      if let names = app.names(in: bytes, path: path) { app.add(names) }
    }
    for (path, bytes) in files { app.add(app.read(bytes, path: path), path: path) }
    return app.capture().screens.first { $0.id == "A" }?.elements ?? []
  }

  private static let card = """
    struct Card: ViewModifier {
      func body(content: Content) -> some View { content.padding().accessibilityElement(children: .combine) }
    }
    """

  @Test(arguments: [
    (
      ".asCard()", "extension View { func asCard() -> some View { self.modifier(Card(width: 2)) } }"
    ),
    (".asCard()", "extension View { func asCard() -> some View { padding().modifier(Card()) } }"),
    (".modifier(Card())", ""),
    (
      ".asCard()",
      """
      extension View { func asCard() -> some View {
        if isWide { accessibilityElement(children: .combine) } else { self.accessibilityElement(children: .combine) } } }
      """
    ),
  ])
  func `a modifier of the app joins what it is put on`(_ modifier: String, _ own: String) {
    let row = #"HStack { Text("Tea"); Image("cup") }"#
    #expect(elements(row + modifier, OwnModifierTests.card, own).map(\.role) == [.text])
    #expect(elements(row, OwnModifierTests.card, own).map(\.role) == [.text, .image])
  }

  @Test(arguments: [
    ("func quiet() -> some View { accessibilityHidden(true) }", true),
    (
      "func quiet() -> some View { if isOn { accessibilityHidden(true) } else { self.accessibilityHidden(true) } }",
      true
    ),
    ("func quiet() -> some View { if isOn { accessibilityHidden(true) } else { self } }", nil),
    ("func quiet(_ isOn: Bool) -> some View { accessibilityHidden(isOn) }", nil),
    (
      """
      func quiet() -> some View { accessibilityHidden(true) }
      func quiet(_ width: Int) -> some View { padding(width) }
      """, nil
    ),
    ("func quiet() -> some View { HStack { self; Text(t).accessibilityHidden(true) } }", nil),
  ])
  func `one that hides counts where it always does`(_ modifier: String, _ isHidden: Bool?) {
    let image = elements(#"Image("cup").quiet()"#, "extension View { \(modifier) }").first
    #expect(image?.hidden == isHidden)
  }

  @Test func `one that gives a name leaves it open`() {
    let own =
      "extension View { func told(_ t: String) -> some View { help(t).accessibilityLabel(t) } }"
    let button = #"Button { brew() } label: { Image("cup") }"#
    #expect(elements(button + ".told(name)", own).map(\.label) == [.notMeasured])
    #expect(elements(button + ".help(name)", own).map(\.label) == [Measured.none])
  }

  @Test(arguments: [".buttonStyle(Tile())", ".buttonStyle(.tile)"])
  func `a style with words of its own names the buttons of a group`(_ style: String) {
    let tile = """
      struct Tile: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
          VStack { configuration.label; Text(title) }
        }
      }
      extension ButtonStyle where Self == Tile { static var tile: Tile { Tile() } }
      """
    let plain = tile.replacing("; Text(title)", with: "")
    let group = #"HStack { Button { brew() } label: { Image("cup") }; Image("pot") }"# + style
    #expect(elements(group, tile).map(\.label) == [.notMeasured, Measured.none])
    #expect(elements(group, plain).map(\.label) == [Measured.none, Measured.none])
  }

  private static let titled = """
    struct Tile: ButtonStyle { func makeBody(configuration: Configuration) -> some View { Text(title) } }
    struct Lid: ToggleStyle { func makeBody(configuration: Configuration) -> some View { Text(title) } }
    """

  @Test(arguments: [
    (".buttonStyle(Tile())", ".padding()", [false, true, true, false]),
    (".toggleStyle(Lid())", ".padding()", [true, false, true, true]),
    (".buttonStyle(Tile())", ".buttonStyle(.plain)", [true, true, true, false]),
    (".buttonStyle(Tile())", ".toggleStyle(.switch)", [false, true, true, false]),
    (".buttonStyle(Tile())", ".menuStyle(.button)", [false, true, true, false]),
  ])
  func `a style names the controls of its kind, and an inner one takes its place`(
    _ outer: String, _ inner: String, _ areUnnamed: [Bool]
  ) {
    let all = elements(
      """
      VStack {
        VStack {
          Button { brew() } label: { Image("cup") }
          Toggle(isOn: $on) { EmptyView() }
          Slider(value: $heat)
        }\(inner)
        Button { pour() } label: { Image("pot") }
      }\(outer)
      """, Self.titled)
    #expect(all.map { $0.label == Measured.none } == areUnnamed)
  }

  @Test(arguments: ["MenuStyle", "ToggleStyle", "PrimitiveButtonStyle"])
  func `a style in a file of its own is read, whichever kind it is`(_ kind: String) {
    let style = """
      struct Tile: \(kind) {
        func makeBody(configuration: Configuration) -> some View { Text(title) }
      }
      """
    let (control, modifier) =
      kind == "MenuStyle"
      ? (#"Menu { } label: { Image("cup") }"#, ".menuStyle(Tile())")
      : kind == "ToggleStyle"
        ? (#"Toggle(isOn: $on) { Image("cup") }"#, ".toggleStyle(Tile())")
        : (#"Button { } label: { Image("cup") }"#, ".buttonStyle(Tile())")
    #expect(elements(control + modifier, style).map(\.label) == [.notMeasured])
    #expect(elements(control, style).map(\.label) == [Measured.none])
  }

  @Test func `a control of another type may have a title of its own`() {
    #expect(elements("Form { Kettle.Toggle() }").map(\.label) == [.notMeasured])
    #expect(
      elements("Form { SwiftUI.Toggle(isOn: $on) { EmptyView() } }").map(\.label) == [Measured.none]
    )
    #expect(
      elements(#"Form { Kettle.Toggle("Boil", key: .boil) }"#).map(\.text) == [.found("Boil")])
  }
}
