import AuditCore
import Testing

@testable import Importers

/// What modifiers, on a view or around it, make of controls.
@Suite struct ViewModifiersTests {
  private func elements(_ body: String, type: String = "View") -> [Element] {
    ViewFixtures.elements(body, type: type)
  }

  // MARK: Pickers

  @Test(arguments: [
    #"Picker("", selection: $t) { Text("One").tag(1) }.pickerStyle(.segmented)"#,
    #"Picker(selection: $t, label: Text(""), content: { Text("One") }).pickerStyle(InlinePickerStyle())"#,
    #"VStack { Picker(selection: $t, label: Text("")) { Text("One") } }.pickerStyle(.radioGroup)"#,
    #"DatePicker("", selection: $t).datePickerStyle(.graphical)"#,
    #"Picker(selection: $t) { Text("One") } label: { EmptyView() }.labelsHidden().pickerStyle(.wheel)"#,
  ])
  func `of choices that lie open those are met, and no button without a name`(_ body: String) {
    #expect(elements(body).isEmpty)
  }

  @Test(arguments: [
    (#".pickerStyle(.segmented)"#, Role.segmentedControl), (#".pickerStyle(.inline)"#, .group),
    (#".pickerStyle(.menu)"#, .menuButton), (#".pickerStyle(.navigationLink)"#, .menuButton),
    (#".pickerStyle(isWide ? .segmented : .menu)"#, .menuButton), ("", .menuButton),
  ])
  func `a picker is what its style makes of it`(_ style: String, _ role: Role) throws {
    let picker = try #require(
      elements(#"Picker("Size", selection: $t) { Text("One") }\#(style)"#).first)
    #expect(picker.role == role)
    #expect(picker.text == .found("Size"))
  }

  @Test(arguments: [
    ".modifier { view in if #available(iOS 19, *) { view.pickerStyle(.tabs) } else { view.pickerStyle(.segmented).tint(c) } }",
    ".modify { $0.pickerStyle(.segmented) }", ".modify(when: isOn) { $0.pickerStyle(.inline) }",
    ".apply(transform: { picker in switch kind { case .a: picker.pickerStyle(.wheel)\ndefault: picker } })",
    ".pickerStyle(.tabs)",
  ])
  func `a style may be set where code hands the picker on`(_ style: String) {
    let empty = "Picker(selection: $t) { Text(\"One\") } label: { EmptyView() }"
    #expect(elements(empty + style).isEmpty)
    #expect(elements(empty + ".modify { $0.pickerStyle(.menu) }").map(\.role) == [.menuButton])
    #expect(elements(empty + ".overlay { Other().pickerStyle(.inline) }").count == 1)
  }

  @Test(arguments: [
    #".ifLet(tea) { $0.accessibilityLabel($1) }"#,
    #".modify { view in if isOn { view.accessibilityLabel("Tea") } else { view } }"#,
    #".apply { $0.padding().modify { $0.accessibilityLabel("Tea") } }"#,
  ])
  func `a name may be given where code hands the view on`(_ modifier: String) {
    for view in ["Image(\"cup\")", "Button { } label: { Image(\"cup\") }"] {
      #expect(elements(view + modifier).map(\.label) == [.notMeasured])
    }
  }

  @Test(arguments: [
    #".modify { $0.padding() }"#, #".modify { tea.accessibilityLabel("Tea") }"#,
    #".onAppear { $0.accessibilityLabel("Tea") }"#,
    #".background { Other().accessibilityLabel("Tea") }"#,
  ])
  func `what is said of another view names none`(_ modifier: String) {
    #expect(
      elements("Button { } label: { Image(\"cup\") }" + modifier).first?.label == Measured.none)
  }

  @Test func `a menu without a name is a fault`() throws {
    let picker = try #require(elements(#"Picker("", selection: $t) { Text("One") }"#).first)
    #expect(picker.role == .menuButton)
    #expect(picker.text == .found(""))
  }

  // MARK: What nobody sees

  @Test(arguments: [
    #"Button("Back") { }.opacity(0).accessibilityHidden(true)"#,
    #"TextField("", text: $t).opacity(0)"#,
    #"Button { } label: { Text("") }.hidden().keyboardShortcut("f")"#,
    #"Group { Button { } label: { EmptyView() } }.frame(width: 0, height: 0).accessibilityHidden(true)"#,
    #"Button { } label: { EmptyView() }.keyboardShortcut(.leftArrow, modifiers: [])"#,
    #"HStack { Image("cup") }.opacity(0.0)"#,
  ])
  func `what nobody sees or meets is left out`(_ body: String) {
    #expect(elements(body).isEmpty)
  }

  // MARK: What is there while something is dragged

  /// The elements of a view that is told of what is dragged over it, with some code of its own.
  private func dropped(_ tells: String, _ condition: String = "isOver", _ code: String = "")
    -> [Element]
  {
    elements(
      """
      VStack { Text("Tea") }.\(tells)
      .overlay { if \(condition) { Image("cup") } }
      }
      func more() { \(code)
      """)
  }

  @Test(arguments: [
    "onDrop(of: [.tea], isTargeted: $isOver) { _ in true }",
    "onDrop(of: [.tea], isTargeted: self.$isOver) { _ in true }",
    "dropDestination(for: Tea.self) { _, _ in true } isTargeted: { isOver = $0 }",
    "dropDestination(for: Tea.self) { _, _ in true } isTargeted: { over in withAnimation { isOver = over } }",
  ])
  func `nobody meets what is there while something is dragged`(_ tells: String) {
    #expect(dropped(tells).map(\.role) == [.text])
    #expect(dropped(tells, "isOver, isOn").map(\.role) == [.text])
    #expect(dropped(tells, "isOver", "isOver = false").map(\.role) == [.text])
  }

  @Test func `what may be there at other times is met`() {
    let tells = "onDrop(of: [.tea], isTargeted: $isOver) { _ in true }"
    #expect(dropped(tells, "isOver || isOn").map(\.role) == [.text, .image])
    #expect(dropped(tells, "!isOver").map(\.role) == [.text, .image])
    #expect(dropped(tells, "isOver", "isOver = true").map(\.role) == [.text, .image])
    #expect(dropped(tells, "isOver", "isOver.toggle()").map(\.role) == [.text, .image])
    #expect(dropped(tells, "isOver", "show($isOver)").map(\.role) == [.text, .image])
    #expect(dropped("onDrop(of: t, isTargeted: nil) { _ in true }").map(\.role) == [.text, .image])
  }

  @Test(arguments: [
    #"Button("Back") { }.opacity(isOn ? 1 : 0)"#, #"Button("Back") { }.opacity(0.5)"#,
    #"Button("Back") { }.frame(width: 0, height: 20).accessibilityHidden(true)"#,
    #"Button("Back") { }.frame(width: 0, height: 0)"#,
    #"Text("").opacity(0).sheet(isPresented: $on) { Button("Back") { } }"#,
    #"Button("Back") { }.keyboardShortcut(.leftArrow)"#, #"Button("Back") { }.hidden(isOn)"#,
  ])
  func `what may be seen stays`(_ body: String) {
    #expect(elements(body).map(\.role) == [.button])
  }

  // MARK: Menus

  @Test func `a command of a menu is no switch on a screen`() throws {
    let menu =
      #"CommandMenu("Tea") { Button("Timer") { timer.toggle() }; Button("Cup") { fill() } }"#
    #expect(elements(menu, type: "Commands").map(\.action) == [.notMeasured, .found("fill")])
    #expect(elements(#"Button("Timer") { timer.toggle() }"#).first?.action == .found("toggleTimer"))
  }

  // MARK: Conditions

  @Test func `what is shown for different values is not on the screen together`() {
    let key = #"Link("Get key", destination: url)"#
    #expect(elements("if s == .a { \(key) }\nif s == .b { \(key) }").count == 1)
    #expect(elements("if s == .a { \(key) }\nif s == .a { \(key) }").count == 2)
    #expect(elements("if s == .a { \(key) }\nif t == .b { \(key) }").count == 2)
    #expect(elements("if s == .a, on { \(key) }\nif s == .b || on { \(key) }").count == 2)
    #expect(elements("if s == .a { \(key) } else { }\nif s == .b { \(key) }").count == 2)
  }

  @Test func `a picture in each branch is one place`() {
    #expect(elements(#"if on { Image("a") } else { Image("b").resizable() }"#).count == 1)
    #expect(
      elements(#"switch s { case .a: Image("a") case .b: Image("b") default: Text("c") }"#).count
        == 2)
    #expect(
      elements(#"if on { Image("a") } else { Image("b").accessibilityLabel("B") }"#).count == 2)
    #expect(elements(#"if on { Image("a") } else { HStack { Image("b") } }"#).count == 2)
  }
}
