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

  private static let whole = [
    "import SwiftUI\nstruct Other: View { var body: some View { if let { = } } }",
    "import UIKit\nclass A: UIViewController { let b = UIButton()\nfunc f( } { }",
    """
    import UIKit
    class C: UIView { let b:
    UIButton = make(); let c
    : UIButton
    = .init(); var d: UIButton.Configuration
    = .plain(); lazy var e:
    UIButton = { UIButton() }() }
    """,
    """
    import UIKit
    class C: UIView { let b: UIButton = UIButton(type: .close), d: UIButton.Configuration = .plain()
      let x: UIButton = .init(frame: .zero); lazy var e: UIButton = { let b = UIButton(); return b }()
      func m() -> UIButton { let b = UIButton(); b.setImage(UIImage(named: "a"), for: .normal); return b }
      func f() { let i = UIImage(systemName: "leaf"); b.setImage(i, for: .normal); b.menu = UIMenu(children: [])
        self.accessibilityElements = [b, e].compactMap { $0 }; toolbarItems = [b]; toolbarItems![0].accessibilityLabel = "a"
        navigationItem.rightBarButtonItem = .init(image: i, style: .done, target: self, action: #selector(f))
        UIButton().then { $0.isHidden = !d; x.isHidden = d } } }
    """,
    """
    import SwiftUI
    struct A<T: View>: View { @State private var isOn: Bool = false; var shows = false; let t: () -> T
      var body: some View { ForEach(a) { a in if isOn, shows { Button("x") { a.go = false } label: { Image(systemName: o ? "a" : "b") } }
        .opacity(isOn ? 1 : 0).onHover { isOn = $0 } } ; Menu(content: m) { Label(title: t) { Image("x") } }
        NavigationLink { B() } label: { Text("a") }.modifier(M()).buttonStyle(.tea) } }
    extension ButtonStyle where Self == Tea { static var tea: Tea { Tea() } }
    struct M: ViewModifier { func body(content: Content) -> some View { content.accessibilityElement(children: .combine) } }
    """,
    """
    import SwiftUI
    enum I: String { case a = "x", b(Int); var c: Image { switch self { case .a: return Image(rawValue); @unknown default: Image("b") } } }
    extension Image { static let d: Image = Image("d"); static var e: Image { Image(systemName: "e") }
      init(i: I, b: Bundle? = nil) { self.init(systemName: i.rawValue) } }
    struct V: View { let i: I; var body: some View { Image(i: i); Image(i.c); Image.d; Image(i: .a); V(i: I.b); A.d.image } }
    """,
  ]

  @Test(arguments: whole)
  func `code that stops anywhere is read`(_ text: String) {
    let bytes = Array(text.utf8)
    for end in bytes.indices {
      #expect(read(Array(bytes[..<end])).screens.count <= 2)
      // What is missing at the start is missing as well.
      _ = read(Array(bytes[..<16] + bytes[end...]))
    }
  }

  /// Reads a file with all that it has names for.
  private func read(_ bytes: [UInt8]) -> SwiftSourceReader.Result {
    let platforms = AppPlatforms(asked: nil, stated: [])
    return SwiftSourceReader(
      tables: StringTables(), baseLocale: "en", platforms: platforms, components: [],
      names: CodeNames(bytes, path: "a.swift", platforms: platforms) ?? CodeNames()
    ).read(bytes, path: "a.swift")
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
