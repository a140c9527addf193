import AuditCore
import Testing

@testable import Importers

/// Controls whose names stand where a reader may miss them.
@Suite struct NamedElsewhereTests {
  private func elements(_ body: String, members: String = "") -> [Element] {
    ViewFixtures.elements(body, members: members)
  }

  @Test(arguments: [
    #"Group { Button { a() } label: { Image(systemName: "xmark") } }.accessibilityLabel("Close")"#,
    #"HStack { Image(systemName: "xmark") }.accessibilityLabel("Close")"#,
    #"Button(action: close, label: closeLabel)"#,
    #"Toggle(isOn: $on) { Image("x") }.accessibilityLabeledPair(role: .content, id: 1, in: ns)"#,
    #"Button { a() } label: { Image("x") }.a11yLabel("Close")"#,
    #"Button { a() } label: { Image("x") }.modifier(AccessibilityLabelModifier("Close"))"#,
    #"Button { a() } label: { Image("x") }.buttonStyle(TileStyle(title: "Close", size: 2))"#,
  ])
  func `a name that may be given around or by code of the app is not missing`(
    _ body: String
  ) throws {
    let element = try #require(elements(body).first)
    #expect(!element.label.isMeasured, "\(element.label)")
    #expect(element.text.value == nil)
    #expect(element.source?.expression != nil)
  }

  @Test(arguments: [
    #"Tab(value: 1, role: .search) { Search() }"#, #"Button(role: .close) { dismiss() }"#,
    #"NavigationLink(destination: Tea(), isActive: $isShown) { EmptyView() }"#,
    #"ZStack { NavigationLink(destination: Tea(), tag: .tea, selection: $next) { } }"#,
    #"Color.red.background { Button("") { leave() }.keyboardShortcut(.escape, modifiers: []) }"#,
  ])
  func `what the system names, and what only leads on, is no control without a name`(
    _ body: String
  ) {
    #expect(elements(body).isEmpty)
  }

  @Test(arguments: [
    #"Picker(selection: $x, label: Text("Tea")) { Text("a") }"#,
    #"Slider(value: $x) { Text("Tea") } minimumValueLabel: { Text("0") } maximumValueLabel: { Text("9") }"#,
    #"Stepper { Text("Tea") } onIncrement: { a() } onDecrement: { b() }"#,
    #"Button { a() } label: { ProgressView("Tea") }"#,
  ])
  func `a label is told from the other parts`(_ body: String) {
    #expect(elements(body).first?.text == .found("Tea"))
  }

  @Test func `a switch whose label is empty is one`() {
    let body = #"Toggle(isOn: $on) { EmptyView() }.accessibilityLabel("Tea")"#
    #expect(elements(body).first?.label == .found("Tea"))
    #expect(elements(#"Toggle(isOn: $on) { EmptyView() }"#).first?.label == Measured.none)
  }

  @Test func `a field without a title is called by its prompt`() {
    let field = elements(#"TextField("", text: $x, prompt: Text("Tea"))"#).first
    #expect(field?.label == .found("Tea"))
    #expect(field?.placeholder == .found("Tea"))
  }

  @Test func `a group that contains its views does not name them`() {
    let body =
      #"HStack { Button { a() } label: { Image("x") } }.accessibilityElement(children: .contain).accessibilityLabel("Tools")"#
    #expect(elements(body).first { $0.role == .button }?.label == Measured.none)
  }

  // MARK: Views met as one

  @Test(arguments: [
    #"HStack { label; Toggle("", isOn: $on).labelsHidden() }.accessibilityElement(children: .combine)"#,
    #"HStack { Text("Tea"); HStack { Toggle("", isOn: $on) } }.padding().accessibilityElement(children: .combine)"#,
    #"HStack { Toggle(isOn: $on) { }; Text(t) }.accessibilityElement(children: .combine)"#,
    #"HStack { label; Picker("", selection: $x) { Text("a") } }.accessibilityElement(children: .combine)"#,
    #"HStack { label; TextField("", text: $x) }.accessibilityElement(children: .combine)"#,
    #"switch kind { case .one(let b): HStack { label; Slider(value: b) }.accessibilityElement(children: .combine)\ndefault: Spacer() }"#,
    #"Group { Toggle("", isOn: $on) }.accessibilityLabel("Tea")"#,
    #"toggle.accessibilityLabel("Tea")"#,
  ])
  func `what stands beside a control in a group that is met as one names it`(_ body: String) throws
  {
    let toggle = #"var toggle: some View { VStack { Toggle("", isOn: $on) } }"#
    let control = try #require(elements(body, members: toggle).first { $0.role.isControl })
    #expect(!control.label.isMeasured)
    #expect(control.text.value == nil)
    #expect(control.source?.expression != nil)
  }

  @Test(arguments: [
    #"HStack { Toggle("", isOn: $on).labelsHidden() }.accessibilityElement(children: .combine)"#,
    #"HStack { Text("Tea"); Toggle("", isOn: $on).labelsHidden() }"#,
    #"HStack { Text("Tea"); Button { a() } label: { Image("x") } }.accessibilityElement(children: .combine)"#,
    #"toggle"#, #"VStack { toggle.accessibilityLabel("Tea"); toggle }"#,
    #"VStack { toggle; toggle.accessibilityLabel("Tea") }"#,
  ])
  func `a control that nothing may name has no name`(_ body: String) throws {
    let toggle = #"var toggle: some View { VStack { Toggle("", isOn: $on) } }"#
    let control = try #require(elements(body, members: toggle).first { $0.role.isControl })
    #expect(control.label == Measured.none)
    #expect(control.source?.expression == nil)
  }

  @Test(arguments: [
    (#"icon.accessibilityLabel("Tea")"#, Measured<String>.notMeasured),
    (#"VStack { icon.accessibilityLabel("Tea"); icon }"#, .none), ("icon", .none),
  ])
  func `a label behind a member may name what it shows`(_ body: String, label: Measured<String>) {
    let icon = #"var icon: some View { HStack { Image("cup") } }"#
    #expect(elements(body, members: icon).map(\.label) == [label])
  }

  @Test(arguments: [
    #"icon.accessibilityElement(children: .ignore).accessibilityLabel("Tea")"#,
    #"self.icon.padding().accessibilityElement().accessibilityLabel("Tea")"#,
    #"icon.onTapGesture { a() }.accessibilityLabel("Tea")"#,
  ])
  func `a member that is met as one thing is one element`(_ body: String) {
    let icon =
      #"@ViewBuilder var icon: some View { if isOn { Image("cup") } else { Image("pot") } }"#
    let found = elements(body, members: icon)
    #expect(found.map(\.role) == [.group])
    #expect(found.first?.label == .found("Tea"))
    #expect(found.first?.icon == .found(.asset("cup")))
  }

  @Test func `a member that is handed to a modifier is shown there`() {
    let icon = #"var icon: some View { ZStack { Image("cup") } }"#
    func found(_ body: String) -> [Element] { elements(body, members: icon) }
    #expect(found("Color.red.overlay(icon)").map(\.label) == [Measured.none])
    #expect(
      found("Color.red.overlay(icon, alignment: .top).accessibilityHidden(true)").first?.hidden
        == true)
    #expect(found("Color.red.background(icon).accessibilityElement()").isEmpty)
    #expect(found("Color.red.overlay(icon).accessibilityLabel(t)").map(\.label) == [.notMeasured])
  }

  @Test func `of what is drawn over a view only what is said behind it counts`() {
    let over = #".overlay { Image("cup") }"#
    #expect(elements("Color.red\(over).accessibilityHidden(true)").first?.hidden == true)
    #expect(elements("Color.red.accessibilityHidden(true)\(over)").first?.hidden == nil)
    #expect(elements("Color.red\(over).opacity(0)").isEmpty)
    #expect(elements("Color.red.opacity(0)\(over)").map(\.role) == [.image])
    let ignored = ".accessibilityElement(children: .ignore)"
    #expect(elements("Color.red\(over)\(ignored)").isEmpty)
    #expect(elements("Color.red\(ignored)\(over)").map(\.role) == [.image])
    #expect(elements(#"Color.red.mask(Image("cup"))"#).isEmpty)
  }

  @Test(arguments: [
    #"Button(isOn ? "" : "Tea") { a() }"#, #"Toggle(isOn ? "" : "Tea", isOn: $x)"#,
    #"TextField(isOn ? "" : "Tea", text: $x)"#,
    #"Button { } label: { Image("x") }.accessibilityLabel(isOn ? "" : isHot ? "" : "Tea")"#,
    #"Image("x").accessibilityLabel(isOn ? "" : name)"#,
    #"Menu { } label: { Label(isOn ? "" : "Tea", systemImage: "x") }"#,
  ])
  func `a name that is empty in one case only is not known`(_ body: String) throws {
    let element = try #require(elements(body).first)
    #expect(element.label.value == nil && element.label != Measured.none)
    #expect(element.text.value == nil && element.placeholder.value == nil)
    #expect(element.source?.expression == "isOn")
    #expect(elements(#"Button(isOn ? "" : "") { a() }"#).first?.text == .found(""))
  }

  @Test func `what only leads on has no name where nothing says when it is followed`() {
    #expect(elements("NavigationLink(destination: Tea()) { }").map(\.label) == [Measured.none])
    #expect(elements(#"Button("") { leave() }"#).map(\.label) == [Measured.none])
  }

  @Test(arguments: [
    (".toolbar(.hidden, for: .navigationBar)", false), (".navigationBarHidden(true)", false),
    (".toolbarVisibility(.hidden, for: .navigationBar, .tabBar)", false),
    (".toolbar(.hidden, for: .tabBar)", true), (".navigationBarHidden(isOn)", true),
    (".toolbar(isOn ? .hidden : .visible, for: .navigationBar)", true), ("", true),
  ])
  func `the items of a bar that is never shown are not there`(_ modifier: String, isShown: Bool) {
    let bar = #"var bar: some ToolbarContent { ToolbarItem(placement: .cancellationAction) { x } }"#
    let x = #"var x: some View { Button { a() } label: { Image("x") } }"#
    func count(_ body: String) -> Int { elements(body, members: bar + "\n" + x).count }
    let all = isShown ? 1 : 0
    #expect(count("Stack { Text(t)\(modifier).toolbar { bar } }") == all)
    #expect(count("Text(t).toolbar { ToolbarItemGroup { x } }.padding()\(modifier)") == all)
    #expect(count("VStack { Text(t).toolbar { x } }\(modifier)") == all)
    #expect(count("Text(t).toolbar { ToolbarItem(placement: .bottomBar) { x } }\(modifier)") == 1)
    #expect(count("Text(t).sheet(isPresented: $a) { Text(t).toolbar { bar } }\(modifier)") == 1)
    #expect(count("VStack { x }\(modifier)") == 1)
  }

  @Test func `a member of the name content is read where the body shows it`() {
    let content = #"var content: some View { HStack { Image("x"); Text("Tea") } }"#
    let found = elements("Button { a() } label: { content }", members: content)
    #expect(found.map(\.role) == [.button])
    #expect(found.first?.text == .found("Tea"))
  }

  @Test func `what stands in a gauge or a progress view is named by that`() {
    func count(_ style: String) -> Int {
      let text = """
        import SwiftUI
        struct A: \(style) {
          func makeBody(configuration: Configuration) -> some View { ZStack { Image("x") } } }
        """
      let reader = SwiftSourceReader(
        tables: StringTables(), baseLocale: "en",
        platforms: AppPlatforms(asked: nil, stated: [.iOS]), components: [])
      return reader.read(Array(text.utf8), path: "a.swift").screens.flatMap(\.elements).count
    }
    #expect(count("ProgressViewStyle") == 0)
    #expect(count("GaugeStyle") == 0)
    #expect(count("GroupBoxStyle") == 1)
  }
}
