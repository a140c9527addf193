import AuditCore
import LosslessJSON
import Testing

@testable import ProjectStore

struct ImportNewProjectTests {
  private func text(_ screens: [Screen]) -> String {
    let text = ProjectImport.newProject(screens, name: "Tea Shop", platform: .iOS)
    return String(decoding: text.bytes, as: UTF8.self)
  }

  @Test func `both pictures of a condition are written`() {
    var screen = Screen(id: "brew")
    var play = Element(id: "play", role: .button)
    play.icon = .found(.symbol("play"))
    play.otherIcon = .symbol("pause")
    screen.append(play)
    #expect(text([screen]).contains(#""icon": {"symbol": "play", "or": "pause"}"#))
  }

  @Test func `a new project reads as people would write it`() {
    var screen = Screen(id: "catalog")
    screen.title = .found("Catalog")
    screen.size = Extent(width: 393, height: 852)
    var cell = Element(id: "row", role: .cell)
    cell.label = .none
    screen.append(cell)
    var filter = Element(id: "filter", role: .button)
    filter.label = .found("filterButton")
    filter.identifier = .found("filterButton")
    filter.traits = .found([.button])
    filter.icon = .found(.symbol("slider.horizontal.3"))
    filter.frame = Rect(x: 329, y: 59.5, width: 44, height: 44)
    filter.origin = ("appium", "Cell/Button")
    screen.append(filter, under: 0)
    screen.append(Element(id: "more", role: .button))
    #expect(
      text([screen]) == """
        {
          "$schema": "project.schema.json",
          "format": "aloud-project", "version": 1,
          "name": "Tea Shop", "platform": "iOS", "baseLocale": "en", "locales": ["en"],
          "components": {},
          "screens": [
            { "id": "catalog", "title": "Catalog", "size": [393, 852],
              "elements": [
                { "id": "row", "role": "cell", "label": null,
                  "children": [
                    { "id": "filter", "role": "button", "label": "filterButton",
                      "identifier": "filterButton", "traits": ["button"],
                      "icon": {"symbol": "slider.horizontal.3"}, "frame": [329, 59.5, 44, 44],
                      "origin": {"format": "appium", "path": "Cell/Button"} }
                  ] },
                { "id": "more", "role": "button" }
              ] }
          ],
          "review": {
            "decisions": [
            ],
            "fixes": [
            ],
            "checks": [
            ]
          }
        }

        """)
  }

  @Test func `a project without screens is a project`() throws {
    let project = try Project(
      parsing: ProjectImport.newProject([], name: "\"\\\u{1}\n\t🍵", platform: .macOS).bytes)
    #expect(project.facts.name == "\"\\\u{1}\n\t🍵")
    #expect(project.facts.platform == .macOS)
    #expect(project.screenCount == 0)
  }

  @Test func `screens of one id get numbers`() throws {
    let screens = ["a", "a", "a-2", "a"].map { Screen(id: $0) }
    let project = try Project(
      parsing: ProjectImport.newProject(screens, name: "x", platform: .iOS).bytes)
    #expect(try project.screens().map(\.id) == ["a", "a-2", "a-2-2", "a-3"])
  }

  @Test func `what is written is read back`() throws {
    let element = ImportFixtures.fullElement
    var screen = Screen(id: "s")
    screen.append(element)
    let read = try Project(parsing: Array(text([screen]).utf8)).screen(at: 0).elements[0]
    let before = ElementMembers.members(of: element)
    #expect(ElementMembers.members(of: read) == before)
    #expect(before.count == ImportFixtures.memberCount)
  }

  @Test func `a project of many pieces is the same screens`() throws {
    let screens = (0..<3).map { number in
      var screen = Screen(id: "s\(number)")
      for index in 0..<4_000 {
        var element = Element(id: "e\(index)", role: .button)
        element.label = .found("Add \(index) to the basket")
        // Chains of six, one inside the other, each but the last with a sibling behind it.
        let around = index % 7 == 0 ? nil : index % 7 == 6 ? index - 6 : index - 1
        screen.append(element, under: around)
      }
      return screen
    }
    let text = ProjectImport.newProject(screens, name: "x", platform: .iOS)
    #expect(Array(text).count > 2)
    let read = try Project(parsing: text.bytes).screens()
    #expect(read.map(\.id) == screens.map(\.id))
    for (one, other) in zip(read, screens) {
      #expect(one.elements.map(\.id) == other.elements.map(\.id))
      #expect(one.elements.map(\.parent) == other.elements.map(\.parent))
      #expect(one.elements.map(\.subtreeEnd) == other.elements.map(\.subtreeEnd))
    }
  }

  @Test func `a screen states its platform where that is not the project's`() throws {
    var (phone, desk) = (Screen(id: "phone"), Screen(id: "desk"))
    (phone.platform, desk.platform) = (.iOS, .macOS)
    let text = text([phone, desk])
    #expect(text.contains("{ \"id\": \"desk\", \"platform\": \"macOS\""))
    let read = try Project(parsing: Array(text.utf8)).screens()
    #expect(read.map(\.platform) == [nil, .macOS])
  }

  @Test func `an area of touches that is none is written as null`() throws {
    var screen = Screen(id: "s")
    var element = Element(id: "e", role: .button)
    element.hitFrame = .none
    screen.append(element)
    let text = text([screen])
    #expect(text.contains("\"hitFrame\": null"))
    let read = try Project(parsing: Array(text.utf8)).screen(at: 0).elements[0]
    #expect(read.hitFrame == .none)
  }

  @Test func `numbers JSON cannot spell are left out`() throws {
    var screen = Screen(id: "s")
    var element = Element(id: "e", role: .button)
    element.frame = Rect(x: .nan, y: 0, width: 1, height: 1)
    element.textSize = .infinity
    element.opacity = 1e300
    screen.append(element)
    let read = try Project(parsing: Array(text([screen]).utf8)).screen(at: 0).elements[0]
    #expect(read.frame == nil)
    #expect(read.textSize == nil)
  }
}

/// Elements and projects the tests of importing share.
enum ImportFixtures {
  /// How many members an element with everything has.
  static let memberCount = 37

  /// An element with every member the format has.
  static var fullElement: Element {
    var element = Element(id: "e", role: .toggle)
    element.label = .found("Iced")
    element.value = .none
    element.hint = .found("")
    element.identifier = .found("iced")
    element.traits = .found([.button, .selected])
    element.inputLabels = .found(["Iced", "Cold"])
    element.language = .found("en")
    element.text = .found("Iced?")
    element.placeholder = .none
    element.icon = .found(.asset("ice-cube"))
    element.frame = Rect(x: 1, y: 2.25, width: 3, height: 4)
    element.hitFrame = .found(Rect(x: 0, y: 0, width: 44, height: 44))
    element.isAccessibilityElement = true
    element.hidden = false
    element.decorative = false
    element.informative = true
    element.enabled = true
    element.selected = false
    element.opacity = 0.5
    element.foreground = Colour(hex: "#112233")
    element.background = Colour(hex: "#FFFFFF")
    element.textSize = 17
    element.bold = true
    var state = ElementState(name: "on")
    state.value = .found("1")
    element.states = [state]
    element.component = ComponentUse(name: "DSToggle", size: "md")
    element.action = .found("toggleIce")
    element.tooltip = .found("Ice")
    element.object = .found("green tea")
    element.userContent = true
    element.position = .found("1 of 2")
    element.focusable = true
    element.scalesWithDynamicType = false
    var german = Localization(locale: "de")
    german.label = .found("Auf Eis")
    german.inputLabels = .found([])
    element.localizations = [german]
    element.source = SourceLocation(file: "Tea.swift", line: 3)
    element.origin = ("appium", "Button")
    return element
  }
}
