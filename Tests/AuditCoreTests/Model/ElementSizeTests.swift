import Testing

@testable import AuditCore

/// What elements and contexts take in memory: captures have millions of the former, and every check
/// is handed the latter.
@Suite struct ElementSizeTests {
  @Test func `an element stays small`() {
    #expect(MemoryLayout<Element>.size <= 232)
  }

  @Test func `a context is a few words`() {
    #expect(MemoryLayout<AuditContext>.size <= 48)
  }

  @Test func `what a capture tells of an element takes no room beside it`() {
    var element = Element(id: "share", role: .button)
    element.label = .found("Share")
    element.value = .none
    element.hint = .notMeasured
    element.placeholder = .notMeasured
    element.identifier = .found("shareButton")
    element.inputLabels = .notMeasured
    element.language = .notMeasured
    element.traits = .found(.button)
    element.text = .found("Share")
    element.icon = .found(.symbol("square.and.arrow.up"))
    element.frame = Rect(x: 0, y: 0, width: 44, height: 44)
    element.enabled = true
    element.selected = nil
    element.isAccessibilityElement = true
    element.hidden = false
    element.origin = ("appium", "Cell/Button")
    element.missingSince = nil
    #expect(element.rare.isEmpty)
  }

  @Test func `a copy keeps its rare facts when the other one changes`() {
    var element = Element(id: "share", role: .button)
    element.action = .found("shareTea")
    let copy = element
    element.action = .none
    element.states.append(ElementState(name: "on"))
    #expect(copy.action == .found("shareTea"))
    #expect(copy.states.isEmpty)
    #expect(element.action == Measured.none)
    #expect(element.states.map(\.name) == ["on"])
  }

  @Test func `every rare fact is kept, and gone when it is taken back`() {
    var element = Element(id: "share", role: .button)
    let nothing = facts(of: element)
    setAll(&element)
    let something = facts(of: element)
    #expect(Set(something).count == something.count)
    #expect(zip(nothing, something).allSatisfy { $0 != $1 })
    takeBack(&element)
    #expect(facts(of: element) == nothing)
  }

  private func facts(of element: Element) -> [String] {
    [
      "\(element.placeholder)", "\(element.inputLabels)", "\(element.language)",
      "\(element.position)", "\(element.hitFrame)", "\(String(describing: element.opacity))",
      "\(String(describing: element.foreground))", "\(String(describing: element.background))",
      "\(String(describing: element.textSize))", "\(element.states)",
      "\(String(describing: element.component))", "\(element.action)", "\(element.tooltip)",
      "\(element.object)", "\(String(describing: element.source))",
      "\(String(describing: element.missingSince))",
    ]
  }

  private func setAll(_ element: inout Element) {
    element.placeholder = .found("Search teas")
    element.inputLabels = .found(["Share"])
    element.language = .found("de")
    element.position = .found("1 of 5")
    element.hitFrame = .found(Rect(x: 0, y: 0, width: 44, height: 44))
    element.opacity = 0.5
    element.foreground = Colour(red: 1, green: 2, blue: 3)
    element.background = Colour(red: 4, green: 5, blue: 6)
    element.textSize = 17
    element.states = [ElementState(name: "on")]
    element.component = ComponentUse(name: "DSIconButton")
    element.action = .found("shareTea")
    element.tooltip = .found("Shares the tea")
    element.object = .found("jasmine tea")
    element.source = SourceLocation(file: "TeaRow.swift", line: 7)
    element.missingSince = "2026-01-02"
  }

  private func takeBack(_ element: inout Element) {
    element.placeholder = .notMeasured
    element.inputLabels = .notMeasured
    element.language = .notMeasured
    element.position = .notMeasured
    element.hitFrame = .notMeasured
    element.opacity = nil
    element.foreground = nil
    element.background = nil
    element.textSize = nil
    element.states = []
    element.component = nil
    element.action = .notMeasured
    element.tooltip = .notMeasured
    element.object = .notMeasured
    element.source = nil
    element.missingSince = nil
  }

  @Test func `places in the tree and the file are kept`() {
    var element = Element(id: "share", role: .button)
    #expect(element.parent == nil && element.node == -1)
    element.parent = 0
    element.depth = 1
    element.subtreeEnd = 3
    element.node = 4_000
    #expect(element.parent == 0 && element.depth == 1)
    #expect(element.subtreeEnd == 3 && element.node == 4_000)
    element.parent = nil
    #expect(element.parent == nil)
  }
}
