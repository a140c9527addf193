import AuditCore
import Testing

@testable import Importers

/// Code that no one writes, and that must neither trap nor be read for minutes.
@Suite struct HostileSwiftTests {
  private static let view = "import SwiftUI\nstruct A: View {\nvar body: some View {\n"
  private static let controller =
    "import UIKit\nclass A: UIViewController { // UIButton\nfunc f() {\n"

  private static let label = view + "Button(action: a) {"

  private static let starts: [(start: String, parts: [String])] = [
    (
      view,
      [
        "- ", "try ", "A().overlay(", "Button{}label:{", "Menu{}label:{", "= /[", "#if A\n",
        "#if os(macOS)\n", "ForEach(a) { b in C(d: b) { ", "switch a { case b: ",
        "ForEach(a) { b in Menu(b) { ",
      ]
    ),
    (
      label,
      [
        "A().overlay(", "if a { } else { ", "if a { } else { Label { ",
        "if a { b } else { Text(c) } ",
      ]
    ),
    (view + "}}\n", ["struct a "]),
    (
      controller,
      [
        "a=", "{a", "let a = UIButton() ", "UIButton(configuration:", "a.accessibilityLabel = b ",
        "{ a.accessibilityLabel = b ", "{ a in a(b, ", "func a(b: ",
      ]
    ),
  ]

  private static let repeated: [(String, String)] = starts.flatMap { group in
    group.parts.map { (group.start, $0) }
  }

  /// Each took minutes, or more stack than there is, when it was read without a bound.
  @Test(.timeLimit(.minutes(1)), arguments: repeated)
  func `repeated code is read in time that grows with its length`(
    _ start: String, _ part: String
  ) {
    let reader = SwiftSourceReader(
      tables: StringTables(), baseLocale: "en",
      platforms: AppPlatforms(asked: nil, stated: []), components: [])
    let text = start + String(repeating: part, count: 12_000)
    #expect(reader.read(Array(text.utf8), path: "a.swift").screens.count <= 1)
  }

  @Test(.timeLimit(.minutes(1)))
  func `members that show themselves are read once`() throws {
    let text = """
      import SwiftUI
      struct A: View {
        var body: some View { Button(action: go) { label } }
        var label: some View { label; label; Label { label } icon: { label }; Text("Go") }
      }
      """
    let reader = SwiftSourceReader(
      tables: StringTables(), baseLocale: "en",
      platforms: AppPlatforms(asked: nil, stated: []), components: [])
    let screen = try #require(reader.read(Array(text.utf8), path: "a.swift").screens.first)
    #expect(screen.elements.first?.text == .found("Go"))
  }

  /// Each took minutes, or gigabytes, when every place read all that it shows anew.
  @Test(.timeLimit(.minutes(1)))
  func `many members, conditions and views that show one another are read in time`() {
    let members = (0..<2_000).map { number in
      let (one, other) = ((number + 1) % 2_000, number * 3 % 2_000)
      return "var m\(number): some View { Button { } label: { m\(one); m\(other) } }"
    }
    let conditions = (0..<4_000).map { "if s == .c\($0) { Link(\"k\($0)\", destination: u) }" }
    let views = (0..<4_000).map { number in
      let (one, other) = ((number + 1) % 4_000, number * 31 % 4_000)
      return "struct V\(number): View { var body: some View { V\(one) { V\(other)() } } }"
    }
    let text =
      "import SwiftUI\nstruct A: View {\nvar body: some View { m0 }\n"
      + members.joined(separator: "\n") + "}\nstruct B: View { var body: some View {\n"
      + conditions.joined(separator: "\n") + "}}\n" + views.joined(separator: "\n")
    var app = AppImport(texts: [], baseLocale: nil, platform: nil, components: [])
    app.add(app.read(Array(text.utf8), path: "a.swift"), path: "a.swift")
    #expect(app.capture().screens.map(\.id) == ["A", "B"])
  }

  @Test func `what follows a condition is found past other conditions`() {
    let text = "#if os(macOS)\n#if A\n#endif\na\n#else\nb\n#endif\n#if os(macOS)\nc\n#endif\nd"
    let code = SwiftCode(
      Array(text.utf8), path: "a.swift", platforms: AppPlatforms(asked: nil, stated: []))
    #expect(code.all.map(code.text) == ["b", "c", "d"])
    #expect(code.tokens.map(\.isElsewhere) == [false, true, false])
  }
}
