import AuditCore
import Testing

@testable import Importers

/// Controls of a row's view that stand under conditions, which the row's call may rule out.
@Suite struct RowNeedsTests {
  /// What is said of the button of a view that is shown by some code, one view for each.
  private func repeated(
    _ stored: String, _ condition: String, _ uses: String..., rest: String = "",
    body: String? = nil, others: String = ""
  ) throws -> Bool? {
    let shown = body ?? "if \(condition) { Button(\"Pour\") { pour(tea) } }"
    let row = """
      struct Cup: View {
        let tea: Tea
        \(stored)
        var body: some View { HStack { Text(tea.name); \(shown) } }
        \(rest)
      }
      """
    var app = AppImport(texts: [], baseLocale: "en", platform: .iOS, components: [])
    let views = uses.enumerated().map {
      "struct Use\($0.offset): View { var body: some View { \($0.element) } }"
    }
    for (number, text) in ([row, others] + views).enumerated() {
      let path = "F\(number).swift"
      app.add(app.read(Array("import SwiftUI\n\(text)".utf8), path: path), path: path)
    }
    let cup = app.capture().screens.first { $0.id == "Cup" }
    return try #require(cup?.elements.first { $0.role == .button }).repeated
  }

  private static func rows(_ arguments: String = "", _ after: String = "") -> String {
    "ForEach(teas) { tea in Cup(tea: tea\(arguments))\(after) }"
  }

  @Test(arguments: [
    ("var isBig = false", "isBig", ""), ("var isBig: Bool = false", "self.isBig, tea.isHot", ""),
    ("let isBig: Bool", "tea.isHot && isBig", ", isBig: false"),
    ("let isBig: Bool", "isBig", ", isBig: bigID == tea.id"),
    ("let isBig: Bool", "isBig", ", isBig: (tea == big) && isReady"),
    ("public var isBig = true", "isBig", ", isBig: false"),
    ("var isBig = true", "!isBig", ""), ("var isBig = true", "isBig == false", ""),
    ("var size: Size = .small", "size == .big", ""),
    ("var size = Size.big", "size == .big", ", size: .small"),
    ("var size: Size = .small", "size != .small", ""),
    ("var onPour: (() -> Void)?", "let onPour", ""),
    ("var onPour: (() -> Void)? = nil", "onPour != nil", ""),
    ("var note: String?", "let note = self.note", ", note: nil"),
    (
      "let isBig: Bool; init(tea: Tea, isBig: Bool = false) {\nself.tea = tea\nself.isBig = isBig\n}",
      "isBig", ""
    ),
    (
      "private let big: Bool; init(tea: Tea, isBig size: Bool) {\nself.tea = tea\nbig = size\n}",
      "big", ", isBig: false"
    ),
  ])
  func `what the rows rule out is in none of them`(
    _ stored: String, _ condition: String, _ arguments: String
  ) throws {
    #expect(try repeated(stored, condition, RowNeedsTests.rows(arguments)) == nil)
    // Shown once somewhere, by who asks for it.
    let once = "VStack { Cup(tea: tea, isBig: true, size: .big, onPour: pour, note: n) }"
    #expect(try repeated(stored, condition, RowNeedsTests.rows(arguments), once) == nil)
  }

  @Test(arguments: [
    ("var isBig = false", "isBig", ", isBig: true"), ("var isBig = true", "isBig", ""),
    ("var isBig = false", "isBig", ", isBig: tea.isBig"), ("let isBig: Bool", "isBig", ""),
    ("let isBig: Bool", "!isBig", ", isBig: bigID == tea.id"),
    ("let isBig: Bool", "isBig", ", isBig: bigID == tea.id ? false : true"),
    ("let isBig: Bool", "isBig", ", isBig: bigID != tea.id"),
    ("var isBig = false", "isBig || tea.isHot", ""), ("var isBig = false", "!isBig", ""),
    ("var isBig = Shop.isBig", "isBig", ""), ("static var isBig = false", "isBig", ""),
    ("@Environment(\\.isBig) var isBig = false", "isBig", ""),
    ("var size: Size = .small", "size == .small", ""),
    ("var size: Size = .none", "size == .small", ""),
    ("var size: Size = .small", "size == tea.size", ""),
    ("var onPour: (() -> Void)?", "let onPour", ", onPour: { pour(tea) }"),
    ("var onPour: (() -> Void)?", "onPour == nil", ""),
    ("var isBig = false", "let isBig = tea.isBig", ""),
    (
      "let isBig: Bool; init(tea: Tea, isBig: Bool = false) {\nself.isBig = isBig || tea.isBig\n}",
      "isBig", ""
    ),
    (
      "let isBig: Bool; init(tea: Tea, isBig: Bool = false) {\nif x {\nself.isBig = isBig\n}\n}",
      "isBig", ""
    ),
    ("var isBig = false; init(tea: Tea) {\nself.isBig = true\n}", "isBig", ""),
    ("var isBig = false; init(tea: Tea) {\n}\ninit(_ tea: Tea) {\nisBig = true\n}", "isBig", ""),
  ])
  func `what a row may show, or what is not known, is in every row`(
    _ stored: String, _ condition: String, _ arguments: String
  ) throws {
    #expect(try repeated(stored, condition, RowNeedsTests.rows(arguments)) == true)
  }

  @Test func `a second list that shows it counts`() throws {
    let off = RowNeedsTests.rows()
    let on = RowNeedsTests.rows(", isBig: true")
    #expect(try repeated("var isBig = false", "isBig", off, on) == true)
    #expect(try repeated("var isBig = false", "isBig", on, off) == true)
    #expect(try repeated("var isBig = false", "isBig", off, off) == nil)
  }

  @Test func `a closure behind the call may be the property`() throws {
    let closure = RowNeedsTests.rows("", " { pour(tea) }")
    #expect(try repeated("var onPour: (() -> Void)?", "let onPour", closure) == true)
    #expect(try repeated("var isBig = false", "isBig", closure) == nil)
  }

  @Test(arguments: [
    "func big() -> Self { var cup = self; cup.isBig = true; return cup }",
    "func big() { isBig.toggle() }", "func big(isBig: Bool) { show(isBig) }",
    "var more: some View { Bind($isBig) }", "func big() { set(\\.isBig) }",
  ])
  func `what code sets afterwards is not known`(_ code: String) throws {
    let off = RowNeedsTests.rows("", ".big()")
    #expect(try repeated("var isBig = false", "isBig", off, rest: code) == true)
    guard code.contains("Self") else { return }
    let others = "extension Cup { \(code) }"
    #expect(try repeated("var isBig = false", "isBig", off, others: others) == true)
    let more = "extension Cup { init(_ tea: Tea) { self.init(tea: tea, isBig: true) } }"
    #expect(try repeated("var isBig = false", "isBig", off, others: more) == true)
    let apart = "extension Pot { \(code) }"
    #expect(try repeated("var isBig = false", "isBig", off, others: apart) == nil)
  }

  @Test func `the other branch is there where the first is not`() throws {
    let row = #"if isBig { Text("Big") } else { Button("Pour") { pour(tea) } }"#
    func found(_ arguments: String) throws -> Bool? {
      try repeated("var isBig = false", "", RowNeedsTests.rows(arguments), body: row)
    }
    #expect(try found("") == true)
    #expect(try found(", isBig: true") == nil)
  }

  @Test func `a control that both branches show is there`() throws {
    let both = #"if isBig { Button("Pour") { big(tea) } } else { Button("Pour") { pour(tea) } }"#
    #expect(try repeated("var isBig = false", "", RowNeedsTests.rows(), body: both) == true)
  }

  @Test func `a member that is shown elsewhere as well is there`() throws {
    let body = "if isBig { more }; more"
    let more = #"var more: some View { Button("Pour") { pour(tea) } }"#
    let found = try repeated(
      "var isBig = false", "", RowNeedsTests.rows(), rest: more, body: body)
    #expect(found == true)
  }

  @Test(
    arguments: [
      ("Menu { content }", nil), ("VStack { content }", true),
      ("VStack { Menu { content }; content }", true),
    ] as [(String, Bool?)])
  func `what is given to a menu opens for one row at a time`(_ body: String, _ expected: Bool?)
    throws
  {
    let more = "struct More<Content: View>: View { @ViewBuilder var content: Content\n"
    let found = try repeated(
      "", "", RowNeedsTests.rows(), body: "More { Button(\"Pour\") { pour(tea) } }",
      others: "\(more) var body: some View { \(body) } }")
    #expect(found == expected)
  }

  @Test(
    arguments: [
      ("Cup(tea: tea, isBig: isBig)", "", nil),
      ("Cup(tea: tea, isBig: isBig)", ", isBig: true", true),
      ("if isBig { Cup(tea: tea, isBig: true) }", "", nil),
      ("if !isBig { Cup(tea: tea, isBig: true) }", "", true),
    ] as [(String, String, Bool?)])
  func `a view in a row's view is asked with what that hands on`(
    _ inner: String, _ arguments: String, _ expected: Bool?
  ) throws {
    let tray = """
      struct Tray: View { let tea: Tea
        var isBig = false
        var body: some View { HStack { \(inner) } } }
      """
    let rows = "ForEach(teas) { tea in Tray(tea: tea\(arguments)) }"
    #expect(try repeated("var isBig = false", "isBig", rows, others: tray) == expected)
  }
}
