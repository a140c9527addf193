import AuditCore
import Testing

@testable import Importers

/// Places of which people meet one at a time.
@Suite struct PlacesTests {
  private func elements(_ body: String, members: String = "") -> [Element] {
    var tables = StringTables()
    let german = #""Next" = "Weiter"; "Continue" = "Weiter"; "Send" = "Senden";"#
    let english = #""Next" = "Next"; "Continue" = "Continue"; "Send" = "Send";"#
    _ = try? tables.add(Array(english.utf8), path: "en.lproj/Localizable.strings")
    _ = try? tables.add(Array(german.utf8), path: "de.lproj/Localizable.strings")
    return ViewFixtures.elements(body, members: members, tables: tables)
  }

  private func paths(_ body: String, members: String = "") -> [String?] {
    elements(body, members: members).filter(\.role.isControl).map { $0.origin?.path }
  }

  @Test
  func `a picture without a name says in which branch it is, where a text beside it is in another`()
  {
    func places(_ body: String) -> [String?] { elements(body).map { $0.origin?.path } }
    #expect(
      places(#"if isOn { Text("On") } else { Image("off") }"#) == ["A/either 1.0", "A/either 1.1"])
    #expect(
      places(#"if isOn { Text("On"); Image("on") } else { Text("Off") }"#)
        == ["A", "A/either 1.0", "A/either 1.1"])
    #expect(places(#"VStack { Text("On"); Image("on") }"#) == ["A", "A"])
  }

  @Test func `branches of a condition are told apart, also where members are shown in them`() {
    let members = """
      var form: some View { VStack { Button("Next") { a() }; Button("Send") { b() } } }
      var page: some View { Button("Continue") { c() } }
      """
    let either = ["A/either 1.0", "A", "A/either 1.1"]
    let choice = "switch mode { case .form: form\ncase .page: page\ndefault: Text(t) }"
    #expect(paths(choice, members: members) == either)
    #expect(paths("if isOn { form } else { page }", members: members) == either)
    #expect(
      paths("if isOn { form } else if isHot { Text(t) } else { page }", members: members)
        == ["A/either 1.0", "A", "A/either 1.2"])
    let inner = "if isOn { form } else { if isHot { page } }"
    #expect(paths(inner, members: members) == either)
  }

  @Test func `pages are told apart`() {
    let members = """
      var form: some View { VStack { Button("Next") { a() }; Button("Continue") { b() } } }
      var other: some View { Form { Button("Continue") { c() } } }
      """
    #expect(
      paths("TabView(selection: $mode) { form.tag(1); Group { other.tag(2) } }", members: members)
        == ["A/either 1.2", "A/either 1.2", "A/either 1.3"])
    #expect(paths("VStack { form; other }", members: members) == ["A", "A", "A"])
  }

  @Test(arguments: [
    #"Menu { Button("Next") { a() } } label: { Text(t) }; Menu { Button("Continue") { c() } } label: { Text(t) }"#,
    #"ForEach(x) { i in Menu { Button("Next") { a() } } label: { Text(t) } }; Text(t).contextMenu { Button("Continue") { c() } }"#,
    #"Text(t).sheet(isPresented: $a) { Button("Next") { a() } }.popover(isPresented: $b) { Button("Continue") { c() } }"#,
  ])
  func `menus and what opens over the screen are told apart`(_ body: String) {
    let found = Set(paths(body).compactMap(\.self).filter { $0.hasPrefix("A/over ") })
    #expect(found.count == 2)
  }

  @Test func `what may be met together has one place`() {
    let one = #"if isOn { Button("Next") { a() }; Button("Continue") { c() } } else { Text(t) }"#
    #expect(Set(paths(one)) == ["A/either 1.0"])
    #expect(
      paths(#"if isOn { Button("Next") { a() } }; Button("Continue") { c() }"#) == ["A", "A"])
    // Where no name is shared there is nothing to tell.
    #expect(
      paths(#"if isOn { Button("Next") { a() } } else { Button("Send") { b() } }"#) == ["A", "A"])
  }

  @Test func `the choices of a picker are items of the menu around it`() {
    func roles(_ picker: String) -> [Role] {
      elements(#"Menu { \#(picker) } label: { Text("Tea") }"#).map(\.role)
    }
    let picker = #"Picker("", selection: $x) { Text(t) }"#
    #expect(roles(picker) == [.menuButton])
    #expect(roles(#"Picker("Kind", selection: $x) { Text(t) }"#) == [.menuButton, .menuButton])
    #expect(roles("\(picker).pickerStyle(.menu)") == [.menuButton, .menuButton])
    #expect(elements(picker).map(\.label) == [Measured.none])
    #expect(elements("Menu(t) { }.sheet(isPresented: $a) { \(picker) }").count == 2)
  }
}
