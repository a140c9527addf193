import AuditCore
import Testing

@testable import Importers

/// Views that code has a name for before it shows them: `let card = TeaCard()`.
@Suite struct LocalViewsTests {
  /// The elements of an app by the views they are of.
  private func elements(_ members: String) -> [String: [Element]] {
    var app = AppImport(texts: [], baseLocale: nil, platform: .iOS, components: [])
    let texts = [
      #"struct Cup: View { var body: some View { VStack { Image("cup") } } }"#,
      "struct A: View {\n\(members)\n}",
    ]
    for (number, text) in texts.enumerated() {
      let path = "F\(number).swift"
      app.add(app.read(Array("import SwiftUI\n\(text)".utf8), path: path), path: path)
    }
    return Dictionary(app.capture().screens.map { ($0.id, $0.elements) }) { one, _ in one }
  }

  private func cup(_ members: String) throws -> Element {
    try #require(elements(members)["Cup"]?.first)
  }

  @Test(arguments: [
    """
    var body: some View {
      let card = Cup()
      card.accessibilityElement(children: .combine).accessibilityLabel(t)
    }
    """,
    """
    var body: some View { pill() }
    func pill() -> some View {
      let card = content()
      if isOn { card.accessibilityElement(children: .combine).accessibilityLabel(t)
      } else { Button(action: go, label: { card }).accessibilityLabel(t) }
    }
    func content() -> some View { HStack { Cup() } }
    """,
    """
    var body: some View {
      let card: some View = Cup()
        .padding()
      return VStack { Button { go() } label: { card } }
    }
    """,
    """
    var body: some View { VStack { one; two } }
    var one: some View { let card = Cup()
      return Button { go() } label: { card } }
    var two: some View { let card = Text(t)
      return card }
    """,
    """
    var body: some View { ForEach(teas) { tea in
      let card = self.card
      Button { go() } label: { card } } }
    var card: some View { HStack { Cup() } }
    """,
  ])
  func `a view stands where its name stands`(_ members: String) throws {
    #expect(try cup(members).label == .notMeasured)
  }

  @Test(arguments: [
    """
    var body: some View {
      let card = Cup()
      VStack { card; Button { go() } label: { card } }
    }
    """,
    """
    var body: some View {
      VStack { let card = Cup()
        card }
      Button { go() } label: { card }
    }
    """,
    """
    var body: some View { VStack { one; two } }
    var one: some View { let card = Cup()
      return card }
    var two: some View { let card = Text(t)
      return Button { go() } label: { card } }
    """,
    """
    var body: some View { let card = make(Cup())
      return Button { go() } label: { card } }
    """,
    """
    var body: some View { let card = isOn ? Cup() : Cup()
      return Button { go() } label: { card } }
    """,
  ])
  func `one that stands bare anywhere needs a name`(_ members: String) throws {
    #expect(try cup(members).label == Measured.none)
  }

  @Test func `words under a name are read`() {
    let found = elements(
      """
      var body: some View {
        let title = Text("Tea"), other = 1
        let icon = Image("cup")
        VStack { Button { go() } label: { icon; name }; icon.accessibilityLabel("Cup") }
      }
      var name: some View { let name = Text("Pot")
        return name }
      """)["A"]
    #expect(found?.map(\.role) == [.button, .image])
    #expect(found?.first?.text == .found("Pot"))
    #expect(found?.first?.icon == .found(.asset("cup")))
  }
}
