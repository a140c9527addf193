import AuditCore
import Testing

@testable import Importers

/// Parts of the system and of web pages, as captures without traits give them.
struct SystemPartsTests {
  private typealias Make = CaptureFixtures

  private func keyboard(_ beside: String, frame: [Int] = [0, 580, 393, 272]) -> String {
    let keys = Make.node(
      "Keyboard", "", frame: [0, 580, 393, 230],
      Make.node("Key", "name=\"q\" label=\"q\"", frame: [4, 590, 40, 54]))
    return Make.node("Other", "name=\"inputView\"", frame: frame, keys + beside)
  }

  @Test func `the keys below the keyboard belong to it`() throws {
    let dock =
      Make.button("Emoji", frame: [8, 805, 69, 42])
      + Make.button("Diktat", name: "dictation", frame: [325, 805, 60, 42])
    let capture = try Make.appium(Make.page(Make.button("Pay") + keyboard(dock)))
    #expect(capture.screens[0].elements.map(\.id) == ["button-pay"])
    #expect(capture.notes == ["left out the keyboard with 3 keys"])
  }

  @Test func `what an app shows above the keyboard stays`() throws {
    let bar = Make.button("Done", frame: [300, 540, 80, 40])
    let elements = try Make.elements(keyboard(bar, frame: [0, 540, 393, 312]))
    #expect(elements.map(\.id) == ["inputView", "button-done"])
  }

  private func heading(_ words: String, level: String, inner: String) -> String {
    let text = Make.node(
      "StaticText", "value=\"\(inner)\" name=\"\(words)\" label=\"\(words)\"", traits: nil)
    return Make.node(
      "Other", "value=\"\(level)\" name=\"\(words)\" label=\"\(words)\"", traits: nil,
      Make.node("Other", "value=\"\(level)\"", traits: nil, text))
  }

  @Test func `a heading of a web page is one element without its level`() throws {
    let elements = try Make.elements(heading("Green teas", level: "2", inner: "2"))
    #expect(elements.map(\.role) == [.heading])
    #expect(elements[0].label == .found("Green teas"))
    #expect(elements[0].text == .found("Green teas"))
    #expect(elements[0].value == .none)
  }

  @Test func `a number that is no level stays a value`() throws {
    let elements = try Make.elements(
      heading("Cups", level: "2", inner: "3") + heading("Pots", level: "12", inner: "12"))
    #expect(elements.allSatisfy { $0.role != .heading })
    #expect(elements.first?.value == .found("2"))
  }
}
