import AuditCore
import Testing

@testable import Importers

/// What links lead to, what pickers offer, and what members are handed.
@Suite struct ChoicesTests {
  private func screen(_ body: String, members: String = "") -> Screen? {
    ViewFixtures.screen(body, members: members)
  }

  private func elements(_ body: String, members: String = "") -> [Element] {
    screen(body, members: members)?.elements ?? []
  }

  // MARK: What links lead to

  private static let teas = """
    List { Text("Oolong") }.navigationTitle("Teas")
      .toolbar { ToolbarItem { Button { add() } label: { Image(systemName: "plus") } } }
    """

  @Test(arguments: [
    "NavigationLink { \(teas) } label: { Text(\"All\") }",
    "NavigationLink(\"All\") { \(teas) }",
    "NavigationLink(destination: \(teas)) { Text(\"All\") }",
    "NavigationLink(\"All\", destination: { \(teas) })",
    "NavigationLink(destination: { shelf }, label: { Text(\"All\") })",
  ])
  func `what a link leads to is read as a screen of its own`(_ body: String) throws {
    let members = body.contains("shelf") ? "var shelf: some View { \(ChoicesTests.teas) }" : ""
    let found = try #require(screen(body, members: members))
    #expect(Set(found.elements.map(\.role)) == [.button, .text])
    #expect(found.elements.map(\.parent) == [nil, nil, nil])
    let link = try #require(found.elements.first)
    #expect(link.text == .found("All"))
    let plus = try #require(found.elements.first { $0.icon.value == .symbol("plus") })
    #expect(plus.label == Measured.none)
    #expect(plus.action == .found("add"))
    // The title is that of the screen it leads to.
    #expect(found.title == .notMeasured)
  }

  @Test func `a link and the screen it leads to are not met together`() throws {
    let both = elements(#"NavigationLink("Brew") { Button("Brew") { brew() } }"#)
    #expect(both.count == 2)
    #expect(both.map { $0.origin?.path } == ["A", "A/over 1"])
    let link = elements(#"NavigationLink(value: tea) { Image("cup") }"#)
    #expect(link.map(\.role) == [.button])
  }

  // MARK: What pickers offer

  @Test(arguments: [
    #"Picker("", selection: $kind) { Image(systemName: "leaf").tag(1) }.pickerStyle(.segmented)"#,
    """
    VStack {
      Picker("", selection: $kind) {
        Section { if isOn { Image(systemName: "leaf").tag(1) } else { Text("Green").tag(2) } }
      }
    }.pickerStyle(SegmentedPickerStyle())
    """,
    """
    Picker(selection: $kind, content: { leaf; Label("Black", systemImage: "cup") }, label: { EmptyView() })
      .pickerStyle(.segmented)
    """,
  ])
  func `a choice beside others that is nothing but a picture is a button without a name`(
    _ body: String
  ) throws {
    let member = #"var leaf: some View { HStack { Image(systemName: "leaf") } }"#
    let found = elements(body, members: body.contains("{ leaf") ? member : "")
    let leaf = try #require(found.first)
    #expect(found.count == 1)
    #expect(leaf.role == .button)
    #expect(leaf.label == Measured.none)
    #expect(leaf.icon == .found(.symbol("leaf")))
  }

  @Test func `choices stand in their picker, and those made of data are repeated`() throws {
    let found = elements(
      """
      Picker("Kind", selection: $kind) {
        ForEach(kinds) { kind in Image(systemName: kind.symbol).tag(kind) }
      }.pickerStyle(.segmented)
      """)
    #expect(found.map(\.role) == [.segmentedControl, .button])
    let choice = try #require(found.last)
    #expect(choice.parent == 0)
    #expect(choice.repeated == true)
  }

  @Test(arguments: [
    #"Picker("", selection: $k) { Image("cup").accessibilityLabel("Cup") }.pickerStyle(.segmented)"#,
    #"Picker("", selection: $k) { Image("cup", label: Text("Cup")) }.pickerStyle(.segmented)"#,
    #"Picker("", selection: $k) { KindIcon(kind) }.pickerStyle(.segmented)"#,
    #"Picker("", selection: $k) { Image("cup") }.pickerStyle(.wheel)"#,
  ])
  func `other choices have a name or are values`(_ body: String) {
    #expect(elements(body).allSatisfy { $0.icon.value == nil })
  }

  // MARK: What members are handed

  private static let card = """
    func card<Content: View>(_ title: String, onTap: () -> Void, @ViewBuilder content: () -> Content) -> some View {
      VStack { Text("Tea of the day"); content() }
    }
    """

  @Test(arguments: [
    #"card(t, onTap: { Button("No") { } }) { Button("Order") { order() } }"#,
    #"self.card(t, onTap: { Button("No") { } }, content: { Button("Order") { order() } })"#,
    #"card(t) { Button("No") { } } content: { Button("Order") { order() } }.padding()"#,
  ])
  func `views that a member is handed are read, and no code that it runs`(_ body: String) {
    #expect(
      elements(body, members: ChoicesTests.card).compactMap(\.text.value)
        == ["Tea of the day", "Order"])
  }

  @Test func `a closure without a label is the first that a member takes`() {
    let member =
      "func rows(a: @escaping () -> some View, b: () -> AnyView, c: () -> Int) -> some View { HStack { a() } }"
    let rows = #"rows { Text("One") } b: { Text("Two") } c: { Text("Three") }"#
    #expect(Set(elements(rows, members: member).compactMap(\.text.value)) == ["One", "Two"])
    let plain = elements(
      #"plain { Text("No view") }"#,
      members: #"func plain(_ run: () -> Void) -> some View { Text("Plain") }"#)
    #expect(plain.compactMap(\.text.value) == ["Plain"])
  }

  @Test func `what the app calls a navigation link leads somewhere and has a label`() throws {
    let found = elements(
      #"ForEach(teas) { tea in FormNavigationLink { Detail(tea) } label: { Image("pot"); Text("All") } }"#
    )
    #expect(found.map(\.role) == [.button])
    #expect(found.first?.text == .found("All"))
  }

  @Test(arguments: [(".page", []), ("PageTabViewStyle()", []), (".automatic", [Role.tab])])
  func `pages with dots have no tabs`(_ style: String, _ roles: [Role]) {
    let found = elements(
      #"TabView { Text("Oolong").tabItem { Image("pot") } }.tabViewStyle(\#(style))"#)
    #expect(found.map(\.role).filter { $0 == .tab } == roles)
  }

  @Test func `a menu that is handed its items has the closure for a label`() throws {
    let found = try #require(
      elements(#"Menu(content: items) { Label("Copy", systemImage: "doc.on.doc") }"#).first)
    #expect(found.role == .menuButton)
    #expect(found.text == .found("Copy"))
  }
}
