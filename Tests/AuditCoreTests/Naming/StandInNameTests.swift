import Testing

@testable import AuditCore

@Suite struct StandInNameTests {
  private func match(
    _ text: String, _ role: Role = .button, _ language: String = "en"
  ) -> StandInName.Match? {
    StandInName.match(text, shape: NameShape(text), role: role, language: language)
  }

  @Test(arguments: [
    ("Button", Role.button, "en"), ("TODO", .toggle, "en"), ("Image", .image, "en"),
    ("…", .button, "en"), ("Label 2", .button, "en"), ("view 1", .button, "en"),
    ("Schaltfläche", .button, "de"), ("ボタン", .button, "ja"), ("Slider", .slider, "en"),
    ("accessibility label", .button, "en"), ("null", .button, "en"), ("Link", .link, "en"),
  ])
  func `a stand-in is told for certain`(_ text: String, _ role: Role, _ language: String) {
    // The kind of another control, or a number behind it, would leave it open.
    #expect(match(text, role, language) != nil)
    if text != "Slider" { #expect(match(text, role, language)?.certain == true) }
  }

  @Test(arguments: [
    "Button 2", "Item 1", "Option 3", "Label", "Switch", "Slider", "Text field", "Demo", "thumb",
    "Icon description", "Image 2", "*",
  ])
  func `what may be a task or a thing with a number is left open`(_ text: String) {
    #expect(match(text)?.certain == false)
  }

  @Test func `what a field is for may be text`() {
    #expect(match("Text", .textField)?.certain == false)
    #expect(match("Input", .searchField)?.certain == false)
    #expect(match("Text", .textField, "de")?.certain == false)
    #expect(match("Input field", .textField)?.certain == true)
    #expect(match("Champ de texte", .textField, "fr")?.certain == true)
  }

  @Test func `a word of another language is none`() {
    #expect(match("Todo", .textField, "es") == nil)
    #expect(match("Todo", .textField, "de")?.certain == true)
    #expect(match("FIXME", .button, "es")?.certain == true)
  }

  @Test(arguments: [
    "Contact the shop", "Link", "Image", "Switch account", "Demo video", "Items", "View", "Menu",
    "Page 1", "Testing room", "1", "B", "再生", "Button Mashers",
  ])
  func `a task is none`(_ text: String) {
    #expect(match(text) == nil)
  }
}
