import AuditCore
import Testing

@testable import Importers

/// What the labels of controls show, and what is heard of it.
@Suite struct LabelContentTests {
  private func elements(_ body: String) -> [Element] {
    let reader = SwiftSourceReader(
      tables: StringTables(), baseLocale: "en", platforms: AppPlatforms(asked: nil, stated: [.iOS]),
      components: [])
    let text = "import SwiftUI\nstruct A: View {\nvar body: some View {\n\(body)\n}\n}\n"
    return reader.read(Array(text.utf8), path: "a.swift").screens.first?.elements ?? []
  }

  @Test(arguments: [
    #"Button(action: { }, label: { HStack(alignment: .top, content: { Text("Tea") }) })"#,
    #"Link(destination: url, label: { HStack(content: { Text("Tea") }) })"#,
    #"Button { } label: { Label(title: { Text("Tea") }, icon: { Image("cup") }) }"#,
    #"NavigationLink(value: 1) { Group(content: { VStack { Text("Tea") } }) }"#,
  ])
  func `closures between the parentheses show as those behind them`(_ body: String) throws {
    let control = try #require(elements(body).first)
    #expect(control.text == .found("Tea"))
    #expect(control.label == Measured.none)
  }

  @Test func `what is wrapped as any view is shown`() throws {
    let known = #"Button { } label: { Group { return AnyView(HStack { Text("Tea") }) } }"#
    #expect(try #require(elements(known).first).text == .found("Tea"))
    let unknown = try #require(elements("Button { } label: { AnyView(TeaRow(tea)) }").first)
    #expect(unknown.label == .notMeasured)
    #expect(unknown.source?.expression == "TeaRow")
    #expect(elements(#"AnyView(VStack { Image("cup") })"#).map(\.role) == [.image])
  }

  @Test func `a text with a label of its own is seen, and heard by its label`() throws {
    let toggle = try #require(
      elements(
        """
        Toggle(isOn: $on) { VStack {
          Text("Unify cups").accessibilityLabel(Text("Unify all cups"))
          Text("The same cups on every shelf.")
        } }
        """
      ).first)
    #expect(toggle.text == .found("Unify cups, The same cups on every shelf."))
    #expect(toggle.label == .found("Unify all cups, The same cups on every shelf."))
    let row = try #require(
      elements(#"Button { } label: { HStack { Text("3") }.accessibilityLabel("3 cups") }"#).first)
    #expect(row.text == .found("3"))
    #expect(row.label == .found("3 cups"))
  }

  @Test func `labels of pictures are heard where they stand, and part no texts`() throws {
    func label(_ views: String) -> String? {
      elements("Button { } label: { HStack { \(views) } }").first?.label.value
    }
    let picture = #"Image("cup").accessibilityLabel("Cup")"#
    #expect(label(#"Text("Tea"); \#(picture)"#) == "Tea, Cup")
    #expect(label(#"\#(picture); Text("Tea")"#) == "Cup, Tea")
    #expect(label(#"Text("Tea"); \#(picture); Text("hot")"#) == "Tea, hot, Cup")
  }

  @Test func `a switch without a name in the label of a button is no stop of its own`() {
    let silent = #"Button { } label: { HStack { Text("Lock"); Toggle("", isOn: $on) } }"#
    #expect(elements(silent).map(\.role) == [.button])
    let named = #"Button { } label: { HStack { Text("Lock"); Toggle("Really", isOn: $on) } }"#
    #expect(elements(named).map(\.role) == [.button, .switch])
    let linked = #"Link(destination: url) { Toggle("", isOn: $on) }"#
    #expect(elements(linked).map(\.role) == [.link, .switch])
  }

  @Test func `a button that is called otherwise in each state has states`() throws {
    let texts = [
      #"Text(isBig ? "less" : "more")"#,
      #"Image("x").accessibilityLabel(isBig ? "less" : "more")"#,
    ]
    for text in texts {
      let button = try #require(
        elements("Button { isBig.toggle() } label: { \(text) }").first)
      #expect(button.states.map(\.name) == ["isBig", "otherwise"])
      #expect(button.states.map(\.label.value) == ["less", "more"])
    }
    let plain = #"Button { isBig.toggle() } label: { Text("more") }"#
    #expect(try #require(elements(plain).first).states.isEmpty)
    let opens = #"Button { openShop() } label: { Text(isBig ? "less" : "more") }"#
    #expect(try #require(elements(opens).first).states.isEmpty)
  }

  @Test func `what opens and closes something is no switch`() throws {
    func action(_ name: String) -> String? {
      elements(#"Button("Tea") { \(name).toggle() }"#.replacing("\\(name)", with: name)).first?
        .action.value
    }
    #expect(action("isSheetPresented") == "isSheetPresented")
    #expect(action("model.isInfoPopoverVisible") == "isInfoPopoverVisible")
    #expect(action("isStarred") == "toggleIsStarred")
  }

  @Test(arguments: [
    ("query = \"\"", "clearQuery"), ("model.teas = []", "clearTeas"), ("query = text", "query"),
    ("query = \"tea\"", "query"), ("tea = nil", nil), ("showsTeas = true", "showsTeas"),
  ])
  func `what is emptied is cleared`(_ code: String, _ action: String?) {
    #expect(elements("Button(\"Tea\") { \(code) }").first?.action.value == action)
  }

  @Test func `a badge on a picture that code names is not the icon`() throws {
    let badge = #"if icon.isOn { Image(systemName: "checkmark.seal.fill") }"#
    let open = try #require(
      elements("Button { } label: { ZStack { Image(icon.name); \(badge) } }").first)
    #expect(open.icon == .notMeasured)
    let known = try #require(
      elements(#"Button { } label: { ZStack { Image("cup"); \#(badge) } }"#).first)
    #expect(known.icon == .found(.asset("cup")))
  }

  @Test func `a tooltip that code words is there`() throws {
    let button = try #require(
      elements(#"Button { } label: { Image(systemName: "leaf") }.help(kind.name)"#).first)
    #expect(button.tooltip == .found("…"))
    #expect(button.text == Measured.none)
  }
}
