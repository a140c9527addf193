import AuditCore
import Testing

@testable import Importers

struct AppiumRefusalTests {
  private typealias Make = CaptureFixtures

  @Test(arguments: [
    ("<hierarchy><android.widget.TextView bounds=\"[0,0][9,9]\"/></hierarchy>", "Android"),
    ("<!DOCTYPE html><html><body>x</body></html>", "HTML"),
    ("<UIAApplication><UIAWindow/></UIAApplication>", "UI Automation"),
    ("<AppiumAUT></AppiumAUT>", "none"),
    ("", "an empty file"),
    (" \n ", "an empty file"),
    ("hello", "unknown kind"),
    ("<ViewHierarchy><RCTView/></ViewHierarchy>", "Detox"),
    ("{\"format\": \"aloud-project\"}", "an Aloud project"),
    ("{\"value\":{\"error\":\"x\",\"message\":\"y\",\"stacktrace\":\"\"}}", "an error answer"),
    ("Query chain:\n →Find: Target Application 'com.example.tea'", "a query without"),
  ])
  func `what is no capture is refused by name`(content: String, found: String) {
    let error = Make.refusal(of: content)
    #expect(error?.found.contains(found) == true, "\(String(describing: error))")
    #expect(error?.help.isEmpty == false)
    #expect(error?.description.hasPrefix("tea.xml") == true)
    #expect(error?.description.contains("\n") == false)
  }

  @Test func `other content is named where it is read as a page source all the same`() {
    for (content, found) in [("<hierarchy/>", "Android"), ("<note/>", "unknown"), ("x", "unknown")]
    {
      let error = #expect(throws: ImportError.self) {
        try AppiumSource.read(Array(content.utf8), path: "tea.xml")
      }
      #expect(error?.found.contains(found) == true)
    }
  }

  @Test func `a tvOS screen is refused`() {
    let xml = """
      <XCUIElementTypeApplication label="TV" x="0" y="0" width="1920" height="1080">
        <XCUIElementTypeButton label="Play" focused="true" x="0" y="0" width="9" height="9"/>
      </XCUIElementTypeApplication>
      """
    #expect(Make.refusal(of: xml)?.found == "a tvOS screen")
  }

  @Test func `a document type is refused before the parser sees it`() {
    let bomb = """
      <?xml version="1.0"?>
      <!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>
      <XCUIElementTypeApplication label="&b;"/>
      """
    let error = Make.refusal(of: bomb)
    #expect(error?.found == "a document type")
    #expect(error?.line == 2)
    #expect(Make.refusal(of: "<AppiumAUT><!entity x></AppiumAUT>")?.found == "a document type")
  }

  @Test func `a file that was cut off says which tag is open`() {
    let xml = Make.page(Make.button("Brew"))
    let end = "</XCUIElementTypeApplication>"
    let error = Make.refusal(of: String(xml.split(separator: end)[0]))
    #expect(error?.found == "the end of the file")
    #expect(error?.expected == "</XCUIElementTypeApplication>")
    #expect(error?.help.contains("cut off") == true)
    #expect(error?.line != nil)
  }

  @Test func `too many tags inside one another are refused`() {
    let open = String(repeating: "<XCUIElementTypeOther>", count: 5_000)
    let close = String(repeating: "</XCUIElementTypeOther>", count: 5_000)
    #expect(Make.refusal(of: open + close)?.expected.contains("200") == true)
  }

  @Test func `bytes that are no UTF-8 are refused with their place`() {
    let xml = Array(Make.page(Make.button("Gr\u{1}n")).utf8).map { $0 == 1 ? 0xFC : $0 }
    let error = Make.refusal(of: xml)
    #expect(error?.found.contains("252") == true)
    #expect(error?.line == 5)
  }

  @Test func `another declared encoding is refused where it matters`() throws {
    let xml = Make.page(Make.button("Brew"))
    let latin = xml.replacing("UTF-8", with: "ISO-8859-1")
    #expect(Make.refusal(of: latin) == nil)
    #expect(
      Make.refusal(of: latin.replacing("Brew", with: "Brüh"))?.found
        == "another encoding declared")
  }

  @Test func `UTF-16 and byte-order marks are read`() throws {
    let xml = Make.page(Make.button("Brüh 🍵"))
    for isLittle in [true, false] {
      var bytes: [UInt8] = isLittle ? [0xFF, 0xFE] : [0xFE, 0xFF]
      for unit in xml.replacing("UTF-8", with: "UTF-16").utf16 {
        let (high, low) = (UInt8(unit >> 8), UInt8(unit & 0xFF))
        bytes += isLittle ? [low, high] : [high, low]
      }
      let capture = try ImporterCatalog.read(bytes, path: "tea.xml")
      #expect(capture.screens[0].elements[0].label == .found("Brüh 🍵"))
      #expect(Make.refusal(of: Array(bytes.dropLast()))?.found == "broken UTF-16 text")
    }
    let marked = [0xEF, 0xBB, 0xBF] + Array(xml.utf8)
    #expect(try ImporterCatalog.read(marked, path: "t").screens.count == 1)
    #expect((try? AppiumSource.read([0xFF, 0xFE, 0, 0, 0x3C, 0, 0, 0], path: "t")) == nil)
  }
}

struct AppiumWrappingTests {
  private typealias Make = CaptureFixtures

  @Test func `a WebDriver answer is unwrapped`() throws {
    let xml = Make.page(Make.button("Say \\\"hi\\\"".replacing("\\\"", with: "&quot;")))
    let escaped = xml.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      .replacing("\n", with: "\\n")
    let capture = try ImporterCatalog.read(
      Array("{\"value\":\"\(escaped)\",\"sessionId\":\"7\"}".utf8), path: "tea.json")
    #expect(capture.format == "appium")
    #expect(capture.screens[0].elements[0].label == .found("Say \"hi\""))
  }

  @Test func `an answer that was cut off says so`() {
    let error = Make.refusal(of: "{\"value\":\"<XCUIElementTypeApplication")
    #expect(error?.help.contains("cut off") == true)
    #expect(error?.line == 1)
  }

  @Test func `log lines around the page source are passed over`() throws {
    let xml = "\n[HTTP] <-- GET /source 200\n\(Make.page(Make.button("Brew")))\ndone in 3 s\n"
    #expect(try Make.appium(xml).screens[0].elements.map(\.id) == ["button-brew"])
  }

  @Test func `a broken line keeps its number behind a log`() {
    let error = Make.refusal(of: "log\n<AppiumAUT>\n<XCUIElementTypeOther a></AppiumAUT>")
    #expect(error?.line == 3)
  }

  @Test func `an alert over the app is part of the screen and not the app's name`() throws {
    let xml = """
      <AppiumAUT>
        <XCUIElementTypeApplication label=" " bundleId="com.apple.springboard" x="0" y="0"
          width="393" height="852">\(Make.node("Alert", "label=\"Allow?\"", Make.button("OK")))
        </XCUIElementTypeApplication>
        <XCUIElementTypeApplication label="Tea" bundleId="com.example.tea">
          \(Make.button("Brew"))
        </XCUIElementTypeApplication>
      </AppiumAUT>
      """
    let capture = try Make.appium(xml)
    #expect(capture.appName == "Tea")
    #expect(capture.screens.count == 1)
    #expect(capture.screens[0].elements.map(\.role) == [.alert, .button, .button])
    #expect(capture.notes.contains("the capture holds 2 apps over one another"))
  }

  @Test func `joined custom actions are left out with a note`() throws {
    let capture = try Make.appium(
      Make.page(Make.node("Cell", "label=\"Green\" customActions=\"Delete, or not, Archive\"")))
    #expect(capture.screens[0].elements.count == 1)
    #expect(capture.notes.first?.contains("custom actions of 1 element") == true)
  }
}
