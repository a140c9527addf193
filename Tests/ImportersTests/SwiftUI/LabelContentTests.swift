import AuditCore
import Testing

@testable import Importers

/// What the labels of controls show, and what is heard of it.
@Suite struct LabelContentTests {
  private func elements(_ body: String) -> [Element] { ViewFixtures.elements(body) }

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

  @Test func `a view of the app's own adds to the words beside it`() {
    let label = #"Label("Add tea", systemImage: "plus").labelStyle(.iconOnly)"#
    let known = elements("Button { } label: { HStack { \(label) } }").first
    #expect(known?.label == .found("Add tea"))
    #expect(known?.source?.expression == nil)
    let open = elements("Button { } label: { HStack { TeaName(tea); \(label) } }").first
    #expect(open?.label == .found("Add tea"))
    #expect(open?.source?.expression == "TeaName")
  }

  @Test(arguments: [
    (#"Text("000").accessibilityHidden(true).overlay(Text("Tea"))"#, "Tea"),
    (#"Text("000").accessibilityHidden(true).overlay { Text("Tea") }"#, "Tea"),
    (#"Text("000").overlay(Text("Tea")).accessibilityHidden(true)"#, nil),
    (#"Text("000").overlay(Text("Tea"))"#, "000, Tea"),
  ])
  func `what is drawn over a hidden view afterwards is heard`(_ view: String, _ heard: String?) {
    let control = elements("Button { } label: { \(view) }").first
    #expect(control?.text.value == heard)
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

  @Test func `a label that the app has a name for is not known`() throws {
    let copy = try #require(elements("Button { } label: { Label.copy }").first)
    #expect(copy.label == .notMeasured && copy.source?.expression == "Label.copy")
  }

  @Test(arguments: [
    (#"TableColumn("Sort") { $tea in Picker("", selection: $tea.sort) { Text("Green") } }"#, false),
    (#"TableColumn("Hot") { $tea in Toggle(isOn: $tea.isHot) { EmptyView() } }"#, false),
    (#"TableColumn("") { $tea in Toggle(isOn: $tea.isHot) { EmptyView() } }"#, true),
    (#"TableColumn("Delete") { tea in Button { } label: { Image(systemName: "trash") } }"#, true),
  ])
  func `the header of a column may name what is set in it`(_ column: String, _ isNameless: Bool)
    throws
  {
    let control = try #require(elements("Table($teas) { \(column) }").first { $0.role.isControl })
    #expect((control.label == .none) == isNameless)
    #expect((control.source?.expression == nil) == isNameless)
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

  // MARK: What is seen at times

  @Test(arguments: [
    #"Text("Tea"); Text("Brewed").opacity(isOn ? 1 : 0)"#,
    #"Text("Brewed").opacity(isOn ? 1.0 : 0.0); Text("Tea").opacity(isOn ? 0 : 1)"#,
    #"Text("Brewed").opacity(!isOn ? 0 : 1); Text("Tea")"#,
    #"Text("Tea"); if isOver { Text("Brewed").opacity(isOn ? 1 : 0) }"#,
    #"Text("Tea").opacity(isOn ? 1 : 0)"#, #"Text("Tea").opacity(isOn ? 1 : 0.5)"#,
    #"Text("Tea"); Image("x").opacity(0)"#,
  ])
  func `of texts in one place the one that is seen at first is the name`(_ views: String) throws {
    let control = try #require(elements("Button { } label: { ZStack { \(views) } }").first)
    #expect(control.text == .found("Tea"))
    #expect(control.label == Measured.none)
  }

  @Test func `a picture that is seen at times stands for the other`() throws {
    let pictures = #"Image("cup").opacity(isOn ? 0 : 1); Image("pot").opacity(isOn ? 1 : 0)"#
    let control = try #require(elements("Button { } label: { ZStack { \(pictures) } }").first)
    #expect(control.icon == .found(.asset("cup")))
    #expect(control.otherIcon == .asset("pot"))
    #expect(control.label == Measured.none)
  }

  @Test func `a mark that is there at times is no icon`() throws {
    let mark = #"Image("check").opacity(isOn ? 1 : 0)"#
    let row = try #require(elements("Button { } label: { HStack { Text(t); \(mark) } }").first)
    #expect(row.icon == .notMeasured)
    let cup = "Button { } label: { HStack { Image(\"cup\"); Text(t); \(mark) } }"
    #expect(try #require(elements(cup).first).icon == .found(.asset("cup")))
    #expect(try #require(elements(cup).first).otherIcon == nil)
    let alone = try #require(elements("Button { } label: { \(mark) }").first)
    #expect(alone.icon == .found(.asset("check")))
  }

  @Test func `a text that nobody sees may be a name all the same`() throws {
    let unseen = try #require(
      elements(#"Button { } label: { Image("x"); Text("Tea").opacity(0) }"#).first)
    #expect(unseen.label == .notMeasured)
    let drawn = #"Text("Tea tea tea").hidden().overlay { Text("Tea") }"#
    #expect(try #require(elements("Button { } label: { \(drawn) }").first).text == .found("Tea"))
  }

  // MARK: Texts that may not stand together

  @Test(arguments: [
    #"Text(tea == nil ? "Tea" : "Pot"); if let tea { Text("Brewed") }"#,
    #"if isOn { Text("Tea") }; if isOff { Text("Pot") }"#,
    #"Text(isOn ? "Tea" : "Pot"); Text(isHot ? "Hot" : "Cold")"#,
  ])
  func `texts that may exclude one another are not quoted beside a name`(_ views: String) throws {
    let group = "HStack { \(views) }.accessibilityElement()"
    for label in [group, "Button { } label: { \(views) }"] {
      let body = label + #".accessibilityAddTraits(.isButton).accessibilityLabel("Tea")"#
      let found = try #require(elements(body).first)
      #expect(found.label == .found("Tea"))
      #expect(found.text.value == nil)
    }
    #expect(try #require(elements("Button { } label: { \(views) }").first).text.value != nil)
  }

  @Test(arguments: [
    #"Text("Tea"); if isOn { Text("Brewed") }"#,
    #"Text(isOn ? "Tea" : "Pot"); if isOn { Text("Brewed") }"#,
    #"if isOn { Text("Tea"); Text(isHot ? "Brewed" : "Cold") }"#,
  ])
  func `texts that are seen together are`(_ views: String) throws {
    let body = "Button { } label: { \(views) }.accessibilityLabel(\"Cup\")"
    #expect(try #require(elements(body).first).text == .found("Tea, Brewed"))
  }
}
