import AuditCore
import Testing

@testable import Importers

/// What SwiftUI code shows, as elements.
@Suite struct SwiftUIReaderTests {
  /// A view whose body is the given code.
  private func view(_ body: String, members: String = "") -> String {
    "import SwiftUI\nstruct TeaView: View {\n\(members)\nvar body: some View {\n\(body)\n}\n}\n"
  }

  private func elements(
    _ body: String, members: String = "", tables: StringTables = StringTables(),
    components: Set<String> = []
  ) -> [Element] {
    let reader = SwiftSourceReader(
      tables: tables, baseLocale: "en", platforms: AppPlatforms(asked: nil, stated: [.iOS]),
      components: components)
    let result = reader.read(Array(view(body, members: members).utf8), path: "TeaView.swift")
    return result.screens.first?.elements ?? []
  }

  // MARK: Names

  @Test(arguments: [
    #"Button { go() } label: { Image(systemName: "bell") }"#,
    #"Button(action: go) { Image(systemName: "bell") }"#,
    #"Button(action: { go() }, label: { Image(systemName: "bell") })"#,
    #"Button(role: .cancel) { go() } label: { HStack { Spacer(); Image(systemName: "bell") } }"#,
    #"Button(action: go) { icon }"#,
    #"Button(action: go) { self.icon }"#,
    #"SwiftUI.Button(action: go) { Image(systemName: isOn ? "bell" : "bell.slash") }"#,
    #"Button(action: go) { Image(systemSymbol: .bell) }"#,
    #"Button(action: go) { Circle().overlay { Image(systemName: "bell") } }"#,
    #"Button(action: go) { GRADIENT.mask(Image(systemName: "bell")) }"#,
  ])
  func `a button with nothing but a picture has no name`(_ body: String) throws {
    let isMember = body.contains("icon }")
    let found = elements(
      body, members: isMember ? #"var icon: some View { Image(systemName: "bell") }"# : "")
    let button = try #require(found.first)
    #expect(found.count == 1)
    #expect(button.role == .button)
    #expect(button.label == .none)
    #expect(button.icon == .found(.symbol("bell")))
    #expect(button.action == .found("go"))
    #expect(button.source?.file == "TeaView.swift")
  }

  @Test(arguments: [
    (
      #"Button { } label: { Image(systemName: "bell") }.accessibilityLabel("Remind me")"#,
      "Remind me"
    ),
    (
      #"Button { } label: { Image(systemName: "bell").accessibilityLabel("Remind me") }"#,
      "Remind me"
    ),
    (#"Button { } label: { Image("bell", label: Text("Remind me")) }"#, "Remind me"),
    (#"Button { } label: { Image("bell") }.accessibility(label: Text("Remind me"))"#, "Remind me"),
    (#"Button("Remind me", systemImage: "bell") { }.labelStyle(.iconOnly)"#, "Remind me"),
    (#"LabeledContent("First name") { TextField("", text: $name) }"#, "First name"),
    (#"LabeledContent("Strength") { VStack { Slider(value: $v) } }"#, "Strength"),
    (
      #"HStack { Button { } label: { Label("Remind me", image: "bell") } }.labelStyle(.iconOnly)"#,
      "Remind me"
    ),
    (#"Button { } label: { Image("a") }.accessibilityLabel(isOn ? "Pause" : "Play")"#, "Pause"),
    (#"Button { } label: { Image("a") }.accessibilityLabel(String(localized: "Stop"))"#, "Stop"),
    (#"Toggle(isOn: $on) { Image("a") }.accessibilityLabel("Favorite \(tea.name)")"#, "Favorite …"),
    (
      #"Slider(value: $v) { Text("Strength") }.accessibilityLabel("Strength of the brew")"#,
      "Strength of the brew"
    ),
  ])
  func `a label that is heard only is the label`(_ body: String, _ label: String) throws {
    let element = try #require(elements(body).first)
    #expect(element.label == .found(label))
  }

  @Test(arguments: [
    (#"Button("Order") { order() }"#, "Order"),
    (#"Button(action: order) { Text("Order") }"#, "Order"),
    (#"Button(action: order) { Label("Order", systemImage: "cart") }"#, "Order"),
    (#"Button(action: order) { VStack { Text("Order"); Text("now") } }"#, "Order, now"),
    (#"Link("Order", destination: url)"#, "Order"),
    (#"NavigationLink("Order", value: 1)"#, "Order"),
    (#"NavigationLink { Detail() } label: { Text("Order") }"#, "Order"),
    (#"Menu("Order") { Button("One") { } }"#, "Order"),
    (#"Picker("Order", selection: $x) { Text("One") }"#, "Order"),
    (#"Button(action: order) { Capsule().overlay(Text("Order")) }"#, "Order"),
  ])
  func `text people see is the text`(_ body: String, _ text: String) throws {
    let element = try #require(elements(body).first)
    #expect(element.text == .found(text))
    #expect(element.label == .none)
  }

  @Test(arguments: [
    #"Button(action: go) { Text(tea.name) }"#,
    #"Button(tea.name) { go() }"#,
    #"Button(action: go) { TeaPicture(tea) }"#,
    #"Button { } label: { Image("a") }.accessibilityLabel(L10n.remind)"#,
    #"Button { } label: { Image("a") }.accessibilityLabel { label in label }"#,
    #"Button(action: go) { Text("\(tea.price)") }"#,
  ])
  func `a name that code makes is not known, and not missing`(_ body: String) throws {
    let element = try #require(elements(body).first)
    #expect(element.label == .notMeasured)
    #expect(element.text.value == nil)
    #expect(element.source?.expression?.isEmpty == false)
  }

  @Test func `a field keeps its title as its name`() throws {
    let field = try #require(elements(#"TextField("Tea", text: $tea)"#).first)
    #expect(field.role == .textField)
    #expect(field.label == .found("Tea"))
    #expect(field.placeholder == .found("Tea"))
    let empty = try #require(elements(#"TextField("", text: $tea)"#).first)
    #expect(empty.label == .found(""))
  }

  // MARK: Pictures and groups

  @Test func `a picture outside of controls is an image, and a part of them inside`() throws {
    let found = elements(
      """
      VStack {
        Image("pot")
        Image(decorative: "leaf")
        Image(systemName: "star").accessibilityLabel("Favorite")
        Image(systemName: "cup").accessibilityHidden(true)
        NavigationLink(value: tea) { Image("cup"); Text("Assam") }
        Label("Tea", systemImage: "leaf")
      }
      """)
    #expect(found.map(\.role) == [.image, .image, .image, .image, .button, .text])
    #expect(found[0].label == .none)
    #expect(found[1].decorative == true)
    #expect(found[1].isAccessibilityElement == false)
    #expect(found[2].label == .found("Favorite"))
    #expect(found[3].hidden == true)
  }

  @Test func `a tap that does nothing is no action`() throws {
    #expect(try #require(elements(#"Image("pot").onTapGesture { }"#).first).action.value == nil)
    let styled = try #require(
      elements(#"Button { a() } label: { Image("x") }.buttonStyle(TileStyle(size: 2))"#).first)
    #expect(styled.label == .none)
  }

  @Test func `the label of a field names it, and its prompt is what it shows`() throws {
    let field = try #require(
      elements(#"TextField(text: $name, prompt: Text("Jasmine")) { Text("Tea") }"#).first)
    #expect(field.text.value ?? field.label.value == "Tea")
  }

  @Test func `a tap on something that is no control is an action of it`() throws {
    let image = try #require(
      elements(#"Image("pot").onTapGesture { openPot() }"#).first)
    #expect(image.role == .image)
    #expect(image.action == .found("openPot"))
    let button = try #require(
      elements(#"Image("pot").onTapGesture { openPot() }.accessibilityAddTraits(.isButton)"#).first)
    #expect(button.role == .button)
  }

  @Test(arguments: [
    (".speakerWave2Fill", "speaker.wave.2.fill"), (".line3Horizontal", "line.3.horizontal"),
    (".squareGrid2x2", "square.grid.2x2"),
    (".arrowTriangle2Circlepath", "arrow.triangle.2.circlepath"),
    ("._10Circle", "10.circle"), (".airpodsGen3", "airpods.gen3"), (".rotate3d", "rotate.3d"),
    (".gobackward10", "gobackward.10"), (".xmarkCircleFill", "xmark.circle.fill"),
    (".bell", "bell"),
  ])
  func `a constant of a library of symbols names its symbol`(_ constant: String, _ name: String) {
    let image = elements("Image(systemSymbol: \(constant))").first
    #expect(image?.icon == .found(.symbol(name)))
  }

  @Test func `what a group leaves out is not met`() throws {
    let found = elements(
      """
      HStack { Button { } label: { Image("star") }; Image("star") }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("Rating")
      """)
    #expect(found.map(\.role) == [.group])
    #expect(found[0].label == .found("Rating"))
  }

  @Test func `headings, hints, identifiers and input labels are kept`() throws {
    let heading = try #require(
      elements(#"Text("Teas").accessibilityAddTraits([.isHeader])"#).first)
    #expect(heading.role == .heading)
    let button = try #require(
      elements(
        """
        Button("Add") { }.accessibilityHint("To the cart").accessibilityIdentifier("add")
          .accessibilityInputLabels(["Add", "Add to cart"]).help("Add to cart").disabled(true)
        """
      ).first)
    #expect(button.hint == .found("To the cart"))
    #expect(button.identifier == .found("add"))
    #expect(button.inputLabels == .found(["Add", "Add to cart"]))
    #expect(button.tooltip == .found("Add to cart"))
    #expect(button.enabled == false)
  }

  // MARK: Structure

  @Test func `of a condition what both branches show is one element`() {
    let found = elements(
      """
      if #available(iOS 26, *) { Button("Close") { } } else { Button("Close") { } }
      switch kind { case .a: Text("A") case .b: Text("B") default: EmptyView() }
      """)
    #expect(found.compactMap(\.text.value) == ["Close", "A", "B"])
  }

  @Test func `of questions, menus and tabs one is met at a time`() {
    let found = elements(
      """
      List { Button("Delete") { } }
        .alert("Sure?", isPresented: $a) { Button("Delete") { }; Button("Cancel") { } }
        .confirmationDialog("Sure?", isPresented: $b, actions: { Button("Cancel") { } })
        .contextMenu { Button("Delete") { remove() } }
      """)
    #expect(found.compactMap(\.text.value) == ["Delete", "Cancel"])
  }

  @Test func `two pictures without a name in a sheet are two faults`() {
    let found = elements(
      """
      List { Button { } label: { Image(systemName: "xmark") } }
        .sheet(isPresented: $a) { Button { } label: { Image(systemName: "xmark") } }
      """)
    #expect(found.count == 2)
  }

  @Test func `what a view is handed to do is no action of its own`() throws {
    let handed = try #require(elements(#"Button("Sign in") { onSignIn() }"#).first)
    #expect(handed.action == .notMeasured)
    let own = try #require(elements(#"Button("Star") { tea.isStarred.toggle() }"#).first)
    #expect(own.action == .found("toggleIsStarred"))
  }

  @Test func `a member is read where the body shows it, once`() {
    let found = elements(
      "VStack { header; footer() ; header }",
      members: """
        private var header: some View { Text("Teas") }
        @ViewBuilder func footer(_ n: Int = 1) -> some View { Button("More") { } }
        var unused: some View { Text("Old") }
        func helper() -> Int { Text("no"); return 1 }
        """)
    #expect(found.compactMap(\.text.value) == ["Teas", "More", "Old"])
  }

  @Test func `toolbars, sheets, tabs and search fields count`() {
    let found = elements(
      """
      List { Text("Assam") }
        .navigationTitle("Teas")
        .searchable(text: $query, prompt: "Search teas")
        .toolbar { ToolbarItem { Button { } label: { Image(systemName: "plus") } } }
        .tabItem { Label("Teas", systemImage: "leaf") }
      """)
    #expect(found.map(\.role) == [.text, .searchField, .button, .tab])
  }

  @Test func `the title of the screen is the navigation title`() {
    let reader = SwiftSourceReader(
      tables: StringTables(), baseLocale: "en",
      platforms: AppPlatforms(asked: nil, stated: []), components: [])
    let result = reader.read(
      Array(view(#"List { Text("Assam") }.navigationTitle("Teas")"#).utf8), path: "a.swift")
    #expect(result.screens.map(\.id) == ["TeaView"])
    #expect(result.screens.first?.title == .found("Teas"))
  }

  @Test func `a function outside of types counts for its file`() {
    let reader = SwiftSourceReader(
      tables: StringTables(), baseLocale: "en",
      platforms: AppPlatforms(asked: nil, stated: []), components: [])
    let text = "import SwiftUI\nfunc star() -> some View { Image(\"star\") }\n"
    let screens = reader.read(Array(text.utf8), path: "Views/Stars.swift").screens
    #expect(screens.map(\.id) == ["Stars"])
    #expect(screens.first?.elements.map(\.role) == [.image])
  }

  @Test func `previews and styles of buttons show no elements of their own`() {
    let reader = SwiftSourceReader(
      tables: StringTables(), baseLocale: "en",
      platforms: AppPlatforms(asked: nil, stated: []), components: [])
    let text = """
      import SwiftUI
      struct Star: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View { Image("star") }
      }
      struct TeaView_Previews: PreviewProvider {
        static var previews: some View { Image("pot") }
      }
      #Preview { Image("pot") }
      """
    #expect(reader.read(Array(text.utf8), path: "a.swift").screens.isEmpty)
  }

  @Test func `a declared component is a control with its parts`() throws {
    let element = try #require(
      elements(
        #"DSIconButton(icon: "bell", size: .lg, variant: .ghost) { remind() }"#,
        components: ["DSIconButton"]
      ).first)
    #expect(element.component == ComponentUse(name: "DSIconButton", size: "lg", variant: "ghost"))
    #expect(element.icon == .found(.symbol("bell")))
    #expect(element.label == .none)
    #expect(element.action == .found("remind"))
  }

  @Test func `a control in a row names what code puts into its label`() throws {
    let element = try #require(
      elements(
        """
        ForEach(teas) { tea in
          Toggle(isOn: $on) { Label("Favorite \\(tea.name)", systemImage: "heart") }
            .toggleStyle(.button).labelStyle(.iconOnly)
        }
        """
      ).first)
    #expect(element.role == .toggle)
    #expect(element.label == .found("Favorite …"))
    #expect(element.object == .found("tea"))
  }

  // MARK: Languages

  @Test func `keys are looked up in every language`() throws {
    var tables = StringTables()
    try tables.add(
      Array(#""close" = "Close"; "teas %lld" = "%lld teas";"#.utf8),
      path: "en.lproj/Localizable.strings")
    try tables.add(
      Array(#""close" = "Schließen"; "teas %lld" = "%lld Tees";"#.utf8),
      path: "de.lproj/Localizable.strings")
    let button = try #require(elements(#"Button("close") { }"#, tables: tables).first)
    #expect(button.text == .found("Close"))
    #expect(button.localization("de")?.text == .found("Schließen"))
    #expect(button.source?.key == "close")
    let count = try #require(elements(#"Text("teas \(count)")"#, tables: tables).first)
    #expect(count.text == .found("… teas"))
    #expect(count.localization("de")?.text == .found("… Tees"))
    let verbatim = try #require(elements(#"Text(verbatim: "close")"#, tables: tables).first)
    #expect(verbatim.text == .found("close"))
  }
}
