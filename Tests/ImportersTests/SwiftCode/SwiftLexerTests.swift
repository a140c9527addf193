import Testing

@testable import Importers

/// Swift code as tokens, also such that no compiler would take.
@Suite struct SwiftLexerTests {
  private func code(_ text: String, _ platforms: AppPlatforms? = nil) -> SwiftCode {
    SwiftCode(
      Array(text.utf8), path: "Tea.swift",
      platforms: platforms ?? AppPlatforms(asked: nil, stated: [.iOS]))
  }

  private func words(_ text: String, _ platforms: AppPlatforms? = nil) -> [String] {
    let code = code(text, platforms)
    return code.all.map(code.text)
  }

  @Test(arguments: [
    (#"a("b \(c("d)")) e")"#, ["a", "(", #""b \(c("d)")) e""#, ")"]),
    (##"#"raw "quote" \#(x)"# + 1"##, [##"#"raw "quote" \#(x)"#"##, "+", "1"]),
    ("\"\"\"\na \"b\" {\n\"\"\" }", ["\"\"\"\na \"b\" {\n\"\"\"", "}"]),
    ("a // b }\n/* c /* d */ } */ e", ["a", "e"]),
    ("x / y / z", ["x", "/", "y", "/", "z"]),
    ("let r = /a[/}]b/", ["let", "r", "=", "/a[/}]b/"]),
    ("a?.b!.c ?? d", ["a", "?", ".", "b", "!", ".", "c", "??", "d"]),
    ("1...5", ["1", "...", "5"]),
    ("`default`: 1.5", ["default", ":", "1.5"]),
    ("Tee–Küche", ["Tee–Küche"]),
  ])
  func `text is taken apart`(_ text: String, _ expected: [String]) {
    #expect(words(text) == expected)
  }

  @Test func `brackets know their partners, and stray ones have none`() {
    let code = code("a { b( [1] } ) c")
    #expect(code.tokens[1].partner == 7)
    #expect(code.tokens[3].partner == 7)
    #expect(code.tokens[4].partner == 6)
    #expect(code.tokens[8].partner == -1)
    let open = self.code("f { g(")
    #expect(open.inside(1) == 2..<4)
  }

  @Test(arguments: [
    ("#if os(iOS)\na\n#else\nb\n#endif\nc", ["a", "c"]),
    ("#if os(macOS)\na\n#else\nb\n#endif\nc", ["b", "c"]),
    ("#if !os(iOS)\na\n#endif", []),
    ("#if DEBUG\na\n#else\nb\n#endif", ["b"]),
    ("#if !DEBUG\na\n#else\nb\n#endif", ["a"]),
    ("#if DEBUG || BETA\na\n#else\nb\n#endif", ["a"]),
    ("#if DEBUG || REVIEW\na\n#else\nb\n#endif", ["b"]),
    ("#if RELEASE_DEV\na\n#endif\nb", ["b"]), ("#if !ENABLE_TESTING\na\n#endif", ["a"]),
    ("#if DEBUG || APP_STORE\na\n#endif", ["a"]), ("#if TESTFLIGHT\na\n#endif", ["a"]),
    ("#if BETA && DEBUG // for us\na\n#elseif BETA\nb\n#endif", ["b"]),
    ("#if os(macOS)\na\n#elseif DEBUG // for us\nb\n#else\nc\n#endif", ["c"]),
    ("#if os(tvOS) || os(iOS)\na\n#endif", ["a"]),
    ("#if os(macOS) && DEBUG\na\n#elseif canImport(UIKit)\nb\n#endif", ["b"]),
    ("#if os(macOS)\n#if DEBUG\na\n#endif\nb\n#endif\nc", ["c"]),
  ])
  func `of a condition the branch for the platform is read`(
    _ text: String, _ expected: [String]
  ) {
    #expect(words(text) == expected)
  }

  @Test(arguments: [
    ("#if DEBUG\na\n#endif", []), ("#if DEBUG\na\n#else\nb\n#endif", []),
    ("#if !DEBUG\na\n#else\nb\n#endif", []), ("#if os(macOS) && DEBUG\na\n#endif", []),
    ("#if DEBUG\n#if os(macOS)\na\n#endif\nb\n#endif", []),
    ("#if STAGING\na\n#else\nb\n#endif", []),
    ("#if !DEBUG\na\n#elseif os(macOS)\nb\n#else\nc\n#endif", []),
    ("#if os(macOS)\na\n#endif", ["a"]), ("#if BETA || DEBUG\na\n#else\nb\n#endif", ["b"]),
    ("#if os(macOS)\n#if DEBUG\na\n#else\nb\n#endif\nc\n#endif", ["b", "c"]),
  ])
  func `names that only a debug build has are in no code of the app`(
    _ text: String, _ expected: [String]
  ) {
    let code = code(text)
    #expect(code.otherNames.map { String(decoding: code.bytes[$0], as: UTF8.self) } == expected)
  }

  @Test func `who asks for all code gets that of debug builds`() {
    var platforms = AppPlatforms(asked: .iOS, stated: [])
    platforms.readsDebug = true
    let code = SwiftCode(
      Array("#if DEBUG\na\n#else\nb\n#endif".utf8), path: "a.swift", platforms: platforms)
    #expect(code.all.map(code.text) == ["a"])
  }

  @Test func `code for another platform of the app counts where nothing takes its place`() {
    let both = AppPlatforms(asked: nil, stated: [.iOS, .macOS])
    #expect(words("#if os(macOS)\na\n#endif", both) == ["a"])
    #expect(words("#if os(macOS)\na\n#else\nb\n#endif", both) == ["b"])
    #expect(words("#if os(tvOS)\na\n#endif", both) == [])
  }

  @Test func `places are lines and columns`() {
    let code = code("a\n  bé c")
    let place = code.place(2)
    #expect(place.description == "Tea.swift:2:7")
  }

  @Test(arguments: [
    (#""Close""#, "Close", "Close"),
    (#""Favorite \(tea.name)""#, "Favorite …", "Favorite %@"),
    (#""A\u{20}b\n\"c\"""#, "A b\n\"c\"", "A b\n\"c\""),
    (##"#"C:\tea"#"##, #"C:\tea"#, #"C:\tea"#),
    ("\"\"\"\n  One\n  two\n  \"\"\"", "One\ntwo", "One\ntwo"),
    (#""a" + "b""#, "ab", "ab"),
  ])
  func `literals are read`(_ text: String, _ words: String, _ key: String) throws {
    let code = code(text)
    let literal = try #require(code.literal(code.all))
    #expect(literal.text == words)
    #expect(literal.key == key)
  }

  @Test func `a call has its arguments and closures, and a chain its modifiers`() throws {
    let code = code(
      """
      Button(role: .destructive, action: { a() }) {
        x
      } label: {
        y
      }
      .accessibilityLabel(Text("Delete \\(n)"))
        .font(.body)
      next
      """)
    let chain = try #require(code.chain(at: 0, before: code.tokens.count))
    #expect(chain.calls.map(\.name) == ["Button", "accessibilityLabel", "font"])
    #expect(chain.root.arguments.map(\.label) == ["role", "action"])
    #expect(chain.root.closures.map(\.label) == [nil, "label"])
    #expect(code.text(chain.range.upperBound) == "next")
  }

  @Test func `types between angle brackets are passed over, comparisons are not`() throws {
    let code = code("Picker<Text, [Int]>(a) { b }")
    #expect(code.chain(at: 0, before: code.tokens.count)?.root.closures.count == 1)
    let comparison = self.code("a < b(c)")
    #expect(comparison.chain(at: 0, before: 6)?.range == 0..<1)
  }

  @Test func `cut and mixed up code is read without end or trap`() {
    let text = """
      struct V: View { var body: some View { #if os(iOS)
      Button("a \\(b("c"))") { } label: { Image(systemName: "x").accessibilityLabel("y") }
      #else
      switch x { case .a: Text(\"\"\"\nz\n\"\"\") default: EmptyView() } #endif } }
      class C { let b: UIButton = { let b = UIButton(); b.accessibilityLabel = "q"; return b }() }
      """
    let bytes = Array(text.utf8)
    let reader = SwiftSourceReader(
      tables: StringTables(), baseLocale: "en",
      platforms: AppPlatforms(asked: nil, stated: []), components: ["DSIconButton"])
    for end in bytes.indices { _ = reader.read(Array(bytes[..<end]), path: "a.swift") }
    var seed: UInt64 = 7
    for _ in 0..<400 {
      var mixed = bytes
      for _ in 0..<6 {
        seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        let at = Int(seed >> 33) % mixed.count
        mixed[at] =
          [0x22, 0x28, 0x29, 0x7B, 0x7D, 0x5C, 0x23, 0x0A, 0xFF, 0x2F][Int(seed >> 20) % 10]
      }
      _ = reader.read(mixed, path: "a.swift")
    }
    for hostile in ["(", "{", "\"\\(", "#", "#/", "/*", "Button{", "#if a\n", "a.b", "<"] {
      let many = "import SwiftUI; some View UIButton " + String(repeating: hostile, count: 20_000)
      _ = reader.read(Array(many.utf8), path: "a.swift")
    }
  }
}
