import Testing

@testable import AuditCore

@Suite("Code names")
struct CodeNameTests {
  private func match(_ text: String, identifier: String? = nil) -> CodeName.Match? {
    CodeName.match(text, shape: NameShape(text), identifier: identifier)
  }

  @Test(
    "identifiers, keys and type names are recognised",
    arguments: [
      "stopTask", "actionSheetModify", "loadHTMLString", "aLabel", "NavigationBack", "SaveButton",
      "TabBarItemTitle", "HidesWhenStopped", "text_message_accessibility_label", "LIST_CONTAINER",
      "status.action.context-menu", "PollListItem.title", "settings.title", "com.example.app",
      "User.Detail Video Call", "btn-back-catalog", "no-transactions-yet-label", "UIButton",
      "Optional(\"Save\")", "<null>", "btn4", "root", "undefined",
      "9F86D081-884C-4D63-A1F1-0123456789AB", "iCloud-button", "myCloud-backups", "iCloud-backups2",
    ])
  func recognised(text: String) { #expect(match(text)?.certain == true) }

  @Test(
    "products, hosts, files, units, notes and ordinary words are not",
    arguments: [
      "eBay", "iPhone", "iCloud", "YouTube", "GitHub", "CarPlay", "macOS", "tvOS", "LaTeX", "eSIM",
      "npr.org", "www.example.com", "amazon.co.uk", "Booking.com", "Node.js", "README.md",
      "main.swift", "C4", "F sharp 3", "1", "B", "kWh", "pH", "USB-C", "COVID-19", "H.264",
      "v1.2.3", "OpenTea.org-a daxil ol", "OpenTea.org-eko saio hasiera",
      "@john_doe", "#swift_lang", "user_name@example.com", "https://example.com/a_b", "Share",
      "share", "Saved.Tap to open", "U.S. Open", "Dr. No", "sign-in", "drag-and-drop", "Wi-Fi",
      "OpenStreetMap", "PlayStation", "openHAB", "SignIn", "再生", "Пауза", "שתף", "", " ", "_", "__",
      "12_34", "-", "...", "image.png", "iCloud-varmuuskopiot", "macOS-Version", "iPhone-mallit",
    ])
  func ordinary(text: String) { #expect(match(text)?.certain != true) }

  @Test("the element's own identifier settles a doubtful spelling, not an ordinary word")
  func ownIdentifier() {
    #expect(match("SpaceHub")?.certain == false)
    #expect(match("SpaceHub", identifier: "SpaceHub")?.isIdentifier == true)
    #expect(match("claims-selector", identifier: "claims-selector")?.isIdentifier == true)
    #expect(match("Share", identifier: "Share") == nil)
    #expect(match("YouTube", identifier: "YouTube") == nil)
    #expect(match("Share", identifier: "ShareButton") == nil)
  }

  @Test("an unknown spelling of two unknown words is left open")
  func doubtful() {
    #expect(match("zapFoo")?.certain == false)
  }
}
