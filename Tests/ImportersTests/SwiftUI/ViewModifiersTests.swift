import AuditCore
import Testing

@testable import Importers

/// What modifiers, on a view or around it, make of controls.
@Suite struct ViewModifiersTests {
  private func elements(_ body: String, type: String = "View") -> [Element] {
    let reader = SwiftSourceReader(
      tables: StringTables(), baseLocale: "en", platforms: AppPlatforms(asked: nil, stated: [.iOS]),
      components: [])
    let text = "import SwiftUI\nstruct A: \(type) {\nvar body: some \(type) {\n\(body)\n}\n}\n"
    return reader.read(Array(text.utf8), path: "a.swift").screens.first?.elements ?? []
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
