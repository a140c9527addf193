import AuditCore
import Testing

@testable import Importers

/// What a screen is called, by its title or by what stands in its place.
@Suite struct ViewTitleTests {
  private func title(_ body: String) -> Measured<String>? {
    ViewFixtures.screen(body, members: "var card: some View { TeaCard(tea) }")?.title
  }

  private static func bar(_ views: String, placement: String = ".principal") -> String {
    ".toolbar { ToolbarItem(placement: \(placement)) { \(views) } }"
  }

  @Test(arguments: [
    #".navigationTitle("")"# + bar(#"Text("Teas")"#), bar(#"VStack { Text("Teas") }"#),
    bar(#"Text("Teas").bold()"#) + #".navigationBarTitle("", displayMode: .inline)"#,
    #".navigationTitle("Teas")"# + bar(#"Text("Pots")"#),
    #".navigationTitle("Teas").sheet(isPresented: $on) { Text(t).navigationTitle("Pots") }"#,
  ])
  func `words in the middle of the bar are a title`(_ modifiers: String) {
    #expect(title(#"List { Button("Brew") { brew() } }"# + modifiers) == .found("Teas"))
  }

  @Test(arguments: [
    #".navigationTitle("")"# + bar("Text(tea.name)"),
    #".navigationTitle("")"# + bar("TeaName(tea)"),
    #".navigationTitle("")"# + bar("card"), "",
    #".sheet(isPresented: $on) { Text(t).navigationTitle("") }"#,
    #".navigationDestination(for: Tea.self) { tea in Text(t).navigationTitle("Pots") }"#,
    #".popover(isPresented: $on) { Text(t)"# + bar(#"Text("Pots")"#) + "}",
  ])
  func `what may be a title, or is another screen's, says nothing`(_ modifiers: String) {
    #expect(title(#"List { Button("Brew") { brew() } }"# + modifiers) == .notMeasured)
  }

  @Test(arguments: [
    "", bar(#"Text("Teas")"#, placement: ".bottomBar"), bar(#"Image("logo")"#),
    bar(#"Picker("Size", selection: $size) { Text("Big") }"#),
  ])
  func `without words there an empty title is one`(_ modifiers: String) {
    let body = #"List { Button("Brew") { brew() } }.navigationTitle("")"# + modifiers
    #expect(title(body) == .found(""))
  }
}
