import AuditCore
import Testing

@testable import Importers

struct DescriptionTests {
  private typealias Make = DescriptionFixtures
  private static let place = "0x3, {{16.0, 100.3}, {100.0, 44.0}}"

  @Test func `a line is read with its facts`() throws {
    let capture = try Make.read(
      Make.description("Button, \(Self.place), identifier: 'pay', label: 'Pay', Selected"))
    #expect(capture.appName == "Tea Shop")
    #expect(capture.platform == .iOS)
    #expect(capture.screens[0].size == Extent(width: 393, height: 852))
    let button = try #require(capture.screens[0].elements.first)
    #expect(capture.screens[0].elements.count == 1)
    #expect(button.role == .button)
    #expect(button.label == .found("Pay"))
    #expect(button.identifier == .found("pay"))
    #expect(button.value == .none)
    #expect(button.hint == .notMeasured)
    #expect(button.traits == .notMeasured)
    #expect(button.enabled == true)
    #expect(button.selected == true)
    #expect(button.isAccessibilityElement == nil)
    #expect(button.frame == Rect(x: 16, y: 100.3, width: 100, height: 44))
  }

  @Test(arguments: [
    ("label: 'YOU'RE', Disabled", "YOU'RE"), ("label: 'Fig 'Green Gem''", "Fig 'Green Gem'"),
    ("label: 'A, B', value: 3", "A, B"), ("label: 'x: 'y', z', Selected, Disabled", "x: 'y', z"),
    ("label: 'Save, Selected'", "Save, Selected"), ("title: 'Pay'", "Pay"),
    ("label: 'More', hitPoint: {364.0, 84.0}", "More"), ("label: 'one\n  two'", "one\n  two"),
  ])
  func `quotes, commas and lines inside a label are its own`(rest: String, label: String) throws {
    let element = try #require(try Make.element("Button, \(Self.place), \(rest)"))
    #expect(element.label == .found(label))
  }

  private static let values: [(rest: String, value: String?, placeholder: String?)] = [
    ("placeholderValue: 'Name', value: Ann, Lee, Keyboard Focused", "Ann, Lee", "Name"),
    ("value: 0%, placeholderValue: 'Name'", "0%", "Name"),
    ("placeholderValue: 'Name', value: Name", nil, "Name"),
    ("label: 'Name', value: one\ntwo", "one\ntwo", nil),
  ]

  @Test(arguments: values.indices)
  func `values without quotes end at what follows`(_ index: Int) throws {
    let (rest, value, placeholder) = Self.values[index]
    let field = try #require(try Make.element("TextField, \(Self.place), \(rest)"))
    #expect(field.value.value == value)
    #expect(field.placeholder.value == placeholder)
  }

  @Test func `old versions write traits as bits`() throws {
    let view = try #require(
      try Make.element("Other, 0x3, traits: 8590000129, {{0.0, 0.0}, {9.0, 9.0}}, label: 'Tea'"))
    #expect(view.traits.value == [.button, .header])
    #expect(view.role == .button)
  }

  @Test func `lines of Xcode 8 and flags before the frame are read`() throws {
    let text = """
            Application 0x1: {{0.0, 0.0}, {414.0, 736.0}}, label: 'Tea'
              ↪︎Find: Descendants matching type Button
                  Output: {
                      Button 0x2: traits: 8589934593, {{19.0, 71.0}, {46.0, 30.0}}, label: 'Brew'
                  }
      """
    let old = try Make.read(text).screens[0]
    #expect(old.size == Extent(width: 414, height: 736))
    #expect(old.elements.map(\.frame) == [Rect(x: 19, y: 71, width: 46, height: 30)])
    let field = try #require(
      try Make.element("TextField, 0x3, Keyboard Focused, {{1.0, 2.0}, {3.0, 4.0}}, label: 'Name'"))
    #expect(field.frame == Rect(x: 1, y: 2, width: 3, height: 4))
    #expect(field.label == .found("Name"))
  }

  @Test func `an empty value at the end of a line is none`() throws {
    let field = try #require(
      try Make.element("TextField, \(Self.place), placeholderValue: 'Search', value: "))
    #expect(field.placeholder == .found("Search"))
    #expect(field.value == .none)
  }

  @Test func `lines in a list of JSON are a description`() throws {
    let lines = Make.description("Button, \(Self.place), label: 'Brew'").split(separator: "\n")
    let list = lines.map { "\"\($0)\"" }.joined(separator: ",\n ")
    #expect(try Make.read("[\n \(list)\n]").screens[0].elements.map(\.id) == ["button-brew"])
  }

  @Test func `a switch is on by its value`() throws {
    #expect(try Make.element("Switch, \(Self.place), label: 'A', value: 1")?.selected == true)
    #expect(try Make.element("Switch, \(Self.place), label: 'A', value: 0")?.selected == false)
  }

  @Test func `indents make the tree`() throws {
    let capture = try Make.read(
      Make.description(
        "Cell, 0x3, {{0.0, 0.0}, {393.0, 99.0}}, label: 'Row'",
        "  Button, 0x4, {{0.0, 0.0}, {44.0, 44.0}}, label: 'Add'",
        "    Image, 0x5, {{2.0, 2.0}, {9.0, 9.0}}, identifier: 'plus.circle'",
        "Image, 0x6, {{0.0, 99.0}, {44.0, 44.0}}, identifier: 'tea'"))
    let elements = capture.screens[0].elements
    #expect(elements.map(\.role) == [.cell, .button, .image])
    #expect(elements.map(\.parent) == [nil, 0, nil])
    #expect(elements[1].icon == .found(.symbol("plus.circle")))
    // UIKit makes no accessibility element of a picture without a label.
    #expect(elements[2].isAccessibilityElement == false)
  }

  @Test func `a view of no type that only repeats what is in it is left out`() throws {
    let capture = try Make.read(
      Make.description(
        "Other, 0x3, {{0.0, 0.0}, {393.0, 99.0}}, identifier: 'row', label: 'Jasmine 4.40'",
        "  StaticText, 0x4, {{0.0, 0.0}, {44.0, 44.0}}, label: 'Jasmine'",
        "  StaticText, 0x5, {{50.0, 0.0}, {44.0, 44.0}}, label: '4.40'",
        "Other, 0x6, {{0.0, 99.0}, {44.0, 44.0}}, label: 'Ready'",
        "  StaticText, 0x7, {{0.0, 99.0}, {44.0, 20.0}}, label: 'Brewing'"))
    #expect(
      capture.screens[0].elements.map(\.label.value) == ["Jasmine", "4.40", "Ready", "Brewing"])
  }

  @Test func `a log around it, marks of a comment and other lines are passed over`() throws {
    let log = """
      Test Case '-[Tea testCart]' started.
          t =     3.21s Tap "Pay" Button
      \(Make.description("Button, \(Self.place), label: 'Pay'", "t = 1s Wait", "2026-01-01 log: x"))
      Test Suite 'All tests' failed
      """
    for text in [log, log.split(separator: "\n").map { "// \($0)" }.joined(separator: "\n")] {
      let capture = try Make.read(text)
      #expect(capture.screens.map { $0.elements.map(\.id) } == [["button-pay"]])
      #expect(capture.notes == [])
    }
  }

  @Test func `a debugger's string is read without its escapes`() throws {
    let text = Make.description("Button, \(Self.place), label: 'Brüh's'")
    let string = text.replacing("\\", with: "\\\\").replacing("\n", with: "\\n")
      .replacing("'", with: "\\'").replacing("ü", with: "\\u00fc")
    let capture = try Make.read("(lldb) po app.debugDescription\n\"\(string)\"")
    #expect(capture.screens[0].elements.map(\.label) == [.found("Brüh's")])
  }

  @Test func `several descriptions are several screens, the same one is read once`() throws {
    let one = Make.description("Button, \(Self.place), label: 'One'")
    let two = Make.description("Button, \(Self.place), label: 'Two'")
    let capture = try Make.read(one + two + one)
    #expect(capture.screens.map { $0.elements[0].id } == ["button-one", "button-two"])
    #expect(capture.notes == ["the same screen was there more than once; it was read once"])
  }

  @Test func `a text that ends inside an element says so`() throws {
    let whole = "Element subtree:\n Button, 0x1, {{0.0, 0.0}, {9.0, 9.0}}, label: 'Pay'"
    #expect(try Make.read(whole).notes == [])
    for rest in [
      "\n Button, 0x2, {{0.0, 1", "\n Button, 0x2, {{0.0, 9.0}, {9.0, 9.0}}, label: 'Ad",
    ] {
      #expect(
        try Make.read(whole + rest).notes == [
          "the text ends inside an element; elements may be missing"
        ])
    }
  }

  @Test func `lines alone are read too`() throws {
    let capture = try Make.read("Button, {{346.0, 66.0}, {36.0, 36.0}}, label: 'More'\n\nnothing\n")
    #expect(capture.screens[0].elements.map(\.label) == [.found("More")])
  }

  @Test func `a Mac app is told by its menus, and closed ones are left out`() throws {
    let text = """
      Element subtree:
       →Application, 0x1, pid: 1, title: 'Tea Desk', Disabled
          Window, 0x2, {{0.0, 0.0}, {800.0, 600.0}}, title: 'Teas', Disabled
            StaticText, 0x3, {{10.0, 10.0}, {80.0, 20.0}}, value: Jasmine, Disabled
            Button, 0x4, {{10.0, 40.0}, {80.0, 20.0}}, title: 'Brew'
          MenuBar, 0x5, {{0.0, 0.0}, {800.0, 24.0}}, Disabled
            MenuBarItem, 0x6, {{50.0, 0.0}, {40.0, 24.0}}, title: 'File', Disabled
              Menu, 0x7, {{0.0, 0.0}, {0.0, 0.0}}, Disabled
                MenuItem, 0x8, {{0.0, 0.0}, {0.0, 0.0}}, title: 'New', Disabled
      """
    let capture = try Make.read(text)
    #expect(capture.platform == .macOS)
    #expect(capture.appName == "Tea Desk")
    let elements = capture.screens[0].elements
    #expect(elements.map { $0.label.value ?? $0.text.value } == ["Jasmine", "Brew", "File"])
    // An app that is not in front is told to be disabled with most of its views.
    #expect(elements.map(\.enabled) == [nil, true, nil])
  }

  @Test func `a query that found nothing is refused with what to do`() {
    let error = #expect(throws: ImportError.self) {
      try Make.read("Query chain:\n →Find: Target Application 'com.example.tea'\n")
    }
    #expect(error?.found == "a query without its elements")
  }

  @Test func `elements deeper than a capture goes are refused`() {
    var text = "Element subtree:\n"
    for depth in 1...300 {
      text += String(repeating: " ", count: depth) + "Other, 0x1, {{0, 0}, {9, 9}}, label: 'a'\n"
    }
    let error = #expect(throws: ImportError.self) { try Make.read(text) }
    #expect(error?.expected.contains("200") == true)
  }
}
