import AuditCore
import LosslessJSON
import Testing

@testable import ProjectStore

struct ImportMergeTests {
  private let now = "2026-03-04T05:06:07Z"

  private func element(
    _ id: String, _ role: Role = .button, label: String? = nil, identifier: String? = nil,
    frame: Rect? = nil
  ) -> Element {
    var element = Element(id: id, role: role)
    if let label { element.label = .found(label) }
    if let identifier { element.identifier = .found(identifier) }
    element.frame = frame
    element.origin = ("appium", "Button")
    return element
  }

  private func screen(_ id: String, title: String? = nil, _ elements: [Element]) -> Screen {
    var screen = Screen(id: id)
    if let title { screen.title = .found(title) }
    for element in elements { screen.append(element) }
    return screen
  }

  private func merge(
    _ screens: [Screen], into json: String
  ) throws -> (text: String, summary: ImportSummary) {
    let document = try JSONDocument(parsing: Array(json.utf8))
    let merged = try ProjectImport.merge(screens, into: document, now: now)
    // Whatever was edited, the result must be a project again.
    _ = try Project(document: merged.document).screens()
    return (String(decoding: merged.document.bytes, as: UTF8.self), merged.summary)
  }

  private let project = """
    {
      "format": "aloud-project", "version": 1, "name": "Tea",   "platform": "iOS",
      "screens": [
        { "id": "shop", "title": "Shop", "owner": "Ada",
          "elements": [
            { "id": "pay", "role": "button", "label": "Pay", "identifier": "payButton",
              "inputLabels": ["Pay", "Buy"], "frame": [0, 0, 44, 44], "note": 1.50,
              "origin": {"format": "appium", "path": "Button"} },
            { "id": "made", "role": "image", "decorative": true }
          ] }
      ],
      "review": { "decisions": [], "fixes": [
        {"element": "shop/pay", "member": "label", "from": "Pay", "to": "Pay now"}
      ], "checks": [] }
    }\r\n
    """

  private func pay(label: String = "Pay", at x: Double = 0) -> Element {
    element(
      "payButton", label: label, identifier: "payButton",
      frame: Rect(x: x, y: 0, width: 44, height: 44))
  }

  @Test func `the same capture again changes no byte`() throws {
    let merged = try merge([screen("shop", title: "Shop", [pay()])], into: project)
    #expect(merged.text == project)
    #expect(merged.summary.kept == 1)
    #expect(merged.summary.changed == 0)
    #expect(merged.summary.gone == 0)
  }

  @Test func `only the member that differs is set`() throws {
    let merged = try merge([screen("other-id", title: "Shop", [pay(at: 8)])], into: project)
    #expect(merged.text == project.replacing("[0, 0, 44, 44]", with: "[8, 0, 44, 44]"))
    #expect(merged.summary.updatedScreens == ["shop"])
    #expect(merged.summary.changed == 1)
  }

  @Test func `a fix the app does not have yet stays`() throws {
    let fixed = project.replacing("\"label\": \"Pay\"", with: "\"label\": \"Pay now\"")
    let before = try merge([screen("shop", [pay()])], into: fixed)
    #expect(before.text == fixed)
    #expect(before.summary.pendingFixes == 1)
    let after = try merge([screen("shop", [pay(label: "Pay now")])], into: fixed)
    #expect(after.text == fixed)
    #expect(after.summary.pendingFixes == 0)
    let other = try merge([screen("shop", [pay(label: "Check out")])], into: fixed)
    #expect(
      other.text == fixed.replacing("\"label\": \"Pay now\"", with: "\"label\": \"Check out\""))
  }

  @Test(arguments: [#""from": null, "#, ""])
  func `a name the app still lacks does not take away the one it was given`(_ from: String) throws {
    let fixed = project.replacing("\"label\": \"Pay\"", with: "\"label\": \"Pay now\"")
      .replacing(#""from": "Pay", "#, with: from)
    var nameless = pay()
    nameless.label = .none
    let merged = try merge([screen("shop", [nameless])], into: fixed)
    #expect(merged.text == fixed)
    #expect(merged.summary.pendingFixes == 1)
  }

  @Test func `an element no longer seen stays, marked, and loses the mark when seen again`() throws
  {
    let merged = try merge([screen("shop", [element("x", label: "Other")])], into: project)
    #expect(merged.summary.gone == 1)
    #expect(merged.summary.added == 1)
    #expect(merged.text.contains("\"missingSince\": \"2026-03-04\""))
    // What was made by hand is not missed.
    #expect(merged.text.contains("{ \"id\": \"made\", \"role\": \"image\", \"decorative\": true }"))
    let later = try merge(
      [screen("shop", [pay(), element("x", label: "Other")])], into: merged.text)
    #expect(!later.text.contains("missingSince"))
    #expect(later.summary.changed == 1)
    let gone = try merge([screen("shop", [element("x", label: "Other")])], into: merged.text)
    #expect(gone.text == merged.text)
  }

  @Test func `a new element goes behind the one it follows`() throws {
    let elements = [pay(), element("new", label: "New"), element("newer", label: "Newer")]
    let merged = try merge([screen("shop", elements)], into: project)
    let ids = try Project(parsing: Array(merged.text.utf8)).screen(at: 0).elements.map(\.id)
    #expect(ids == ["pay", "new", "newer", "made"])
    #expect(
      merged.text.contains(
        "\n        { \"id\": \"new\", \"role\": \"button\", \"label\": \"New\","))
  }

  @Test func `a new element at the front goes first, and its id is made unique`() throws {
    let merged = try merge(
      [screen("shop", [element("pay", label: "Top"), pay()])], into: project)
    let ids = try Project(parsing: Array(merged.text.utf8)).screen(at: 0).elements.map(\.id)
    #expect(ids == ["pay-2", "pay", "made"])
  }

  @Test func `children are added where there were none, and known ones stay where they are`() throws
  {
    var new = screen("shop", [])
    new.append(element("group", .group, label: "Bar"))
    new.append(pay(), under: 0)
    new.append(element("inner", label: "Inner"), under: 1)
    let merged = try merge([new], into: project)
    let screen = try Project(parsing: Array(merged.text.utf8)).screen(at: 0)
    #expect(screen.elements.map(\.id) == ["group", "pay", "inner", "made"])
    #expect(screen.elements.map(\.parent) == [nil, nil, 1, nil])
  }

  @Test func `a screen gets the platform a later import finds`() throws {
    var desk = screen("shop", title: "Shop", [pay()])
    desk.platform = .macOS
    let merged = try merge([desk], into: project)
    #expect(merged.text.contains("\"title\": \"Shop\", \"platform\": \"macOS\""))
    #expect(try merge([desk], into: merged.text).text == merged.text)
    var phone = desk
    phone.platform = .iOS
    #expect(try merge([phone], into: project).text == project)
  }

  @Test func `another screen is added at the end`() throws {
    let merged = try merge(
      [screen("basket", title: "Basket", [pay()]), screen("basket", title: "Basket", [])],
      into: project)
    #expect(merged.summary.addedScreens == ["basket", "basket-2"])
    let project = try Project(parsing: Array(merged.text.utf8))
    #expect(try project.screens().map(\.id) == ["shop", "basket", "basket-2"])
    #expect(merged.text.contains("\n    { \"id\": \"basket\", \"title\": \"Basket\","))
  }

  @Test(arguments: [
    "{\"format\":\"aloud-project\",\"version\":1,\"name\":\"a\",\"screens\":[]}",
    "{\"format\":\"aloud-project\",\"version\":1,\"name\":\"a\",\n\t\"screens\":[\n\t]\n}",
    "{\"format\":\"aloud-project\",\"version\":1,\"name\":\"a\",\"screens\":[{\"id\":\"s\",\"elements\":[]}]}",
  ])
  func `projects of any layout take elements and screens`(json: String) throws {
    let merged = try merge(
      [screen("s", [pay(), element("b", label: "B")]), screen("t", [pay()])], into: json)
    let screens = try Project(parsing: Array(merged.text.utf8)).screens()
    #expect(screens.map(\.id) == ["s", "t"])
    #expect(screens[0].elements.map(\.id) == ["payButton", "b"])
  }

  @Test func `another tool's capture misses nothing and moves no origin`() throws {
    var button = pay()
    button.origin = ("idb", "Button[7]")
    var other = element("x", label: "Other")
    other.origin = ("idb", "Button")
    #expect(try merge([screen("shop", [button])], into: project).text == project)
    let merged = try merge([screen("shop", [other])], into: project)
    #expect(merged.summary.gone == 0)
    #expect(!merged.text.contains("missingSince"))
  }

  @Test func `what is no project is refused`() throws {
    #expect(throws: ProjectError.self) { try merge([], into: "[]") }
  }
}
