import AuditCore
import Testing

@testable import Importers

/// Titles without words, expressions in parentheses, names of pictures and what a finger shows.
@Suite struct EmptyTitlesTests {
  private func elements(_ body: String, others: String = "") -> [Element] {
    ViewFixtures.elements(body, others: others)
  }

  @Test(arguments: [
    "TextField(String(), text: $t)", #"TextField("", text: $t)"#, #"TextField((""), text: $t)"#,
  ])
  func `a field with an empty title has an empty name`(_ body: String) throws {
    let field = try #require(elements(body).first)
    #expect(field.label == .found(""))
    #expect(field.source?.expression == nil)
  }

  @Test(arguments: [
    #"Button("", systemImage: "plus") { add() }"#,
    #"Button(String(), systemImage: "plus") { add() }"#,
    #"Button { add() } label: { Label("", systemImage: "plus") }"#,
  ])
  func `a button with an empty title and a symbol has no name`(_ body: String) throws {
    let button = try #require(elements(body).first)
    #expect(button.label == Measured.none)
    #expect(button.text == .found(""))
    #expect(button.icon == .found(.symbol("plus")))
  }

  @Test func `a label with an empty title is a picture`() throws {
    let label = try #require(elements(#"VStack { Label("", systemImage: "leaf") }"#).first)
    #expect(label.role == .image)
    #expect(label.label == Measured.none)
    #expect(label.icon == .found(.symbol("leaf")))
    let named = try #require(
      elements(#"Label("", systemImage: "leaf").accessibilityLabel("Green tea")"#).first)
    #expect(named.label == .found("Green tea"))
    #expect(
      elements(#"Label(isOn ? "" : "Tea", systemImage: "leaf")"#).allSatisfy { $0.role == .text })
  }

  @Test func `parentheses around a view or words change nothing`() throws {
    let bar = elements(
      #"Text(t).navigationBarItems(trailing: ((Button(action: sort) { Image(systemName: "leaf") })))"#
    )
    #expect(bar.map(\.role) == [.button])
    #expect(bar.first?.icon == .found(.symbol("leaf")))
    let button = try #require(
      elements(#"Button { } label: { Image("a") }.accessibilityLabel((isOn ? "On" : "Off"))"#).first
    )
    #expect(button.label == .found("On"))
  }

  @Test func `a picture is known by the constant that names it`() throws {
    let names = """
      private enum Icons { static let close = "icon_close"; static let size = 3
        static let leaf: String = "leaf"; static let made = "icon_" + kind }
      """
    func icon(_ image: String) throws -> Measured<Icon> {
      try #require(elements("VStack { \(image) }", others: names).first).icon
    }
    #expect(try icon("Image(Icons.close)") == .found(.asset("icon_close")))
    #expect(try icon("Image(systemName: Icons.leaf)") == .found(.symbol("leaf")))
    #expect(try icon("Image(Icons.made)") == .notMeasured)
    #expect(try icon("Image(Others.close)") == .notMeasured)
  }

  @Test(arguments: [
    ("isDragging ? 1 : 0", 0), ("state.isDragging ? 0.3 + way() : 0.0", 0),
    ("dragGestureActive ? 1 : 0", 0), ("isDragging ? 0 : 1", 1), ("!isDragging ? 1 : 0", 1),
    ("isSelected ? 1 : 0", 1), ("isDragging ? 1 : 0.5", 1),
  ])
  func `what only a finger that drags shows is not met`(_ opacity: String, _ count: Int) {
    #expect(elements("VStack { Image(\"cup\").opacity(\(opacity)) }").count == count)
  }
}
