import AuditCore
import Testing

@testable import Importers

/// Views that are judged by all the places where an app shows them.
@Suite struct ShownViewsTests {
  private func capture(_ files: [String], beginsApp: Bool = false) -> ImportedCapture {
    var app = AppImport(texts: [], baseLocale: nil, platform: .iOS, components: [])
    let begin = beginsApp ? ["@main struct Shop: App { var body: some Scene { W { A() } } }"] : []
    let all = (files + begin).enumerated().map { number, text in
      ("F\(number).swift", Array("import SwiftUI\n\(text)".utf8))
    }
    for (path, bytes) in all {
      if let names = app.names(in: bytes, path: path) { app.add(names) }
    }
    for (path, bytes) in all { app.add(app.read(bytes, path: path), path: path) }
    return app.capture()
  }

  /// The picture of a view `Cup` that an app shows.
  private func cup(_ files: [String]) -> Element? {
    let cup = #"struct Cup: View { var body: some View { VStack { Image("cup") } } }"#
    return capture([cup] + files).screens.first { $0.id == "Cup" }?.elements.first
  }

  private static func view(_ body: String) -> String {
    "struct A: View { var body: some View { \(body) } }"
  }

  // MARK: Uses

  @Test(arguments: [
    "Button { go() } label: { Cup() }", "NavigationLink(value: 1) { HStack { Cup(); Text(t) } }",
    "HStack { Cup(); Text(t) }.accessibilityElement(children: .combine)",
    "HStack { Cup(); Text(t) }.accessibilityElement(children: isOn ? .contain : .combine)",
    "HStack { Cup(); Text(t) }.accessibilityElement(children: .ignore).accessibilityLabel(t)",
    "VStack { Button { } label: { if a { Text(t) } else { Cup() } } }",
    "Button { } label: { if let cup { Text(cup) } else if isOn { Cup() } }.accessibilityLabel(t)",
    "Toggle(isOn: $on) { Label { Text(t) } icon: { Cup() } }", "Text(t).overlay { Part() }",
    "Row { Cup() }", "Row(icon: { Cup() }) { Text(t) }", "Choice { Cup() }", "Titled { Cup() }",
    "NavigationLink(.tea(tea)) { Cup() }", "Cup().padding().accessibilityLabel(t)",
    "VStack { Outer().accessibilityLabel(t); Group { Outer() }.accessibility(label: t) }",
    "Color.clear.overlay { Cup() }.accessibilityElement(children: .ignore).accessibilityLabel(t)",
    "Color.clear.background(Cup()).padding().accessibilityElement(children: .combine)",
    "LinearGradient(colors: c).mask { Cup() }", "VStack { Hop() }",
    "#if os(macOS)\nCup()\n#else\nButton { go() } label: { Cup() }\n#endif",
  ])
  func `a picture that is a part of something wherever it is shown has a name or needs none`(
    _ body: String
  ) throws {
    let parts = [
      "struct Part: View { var body: some View { Button { go() } label: { Inner() } } }",
      "struct Inner: View { var body: some View { HStack { Cup() } } }",
      """
      struct Row<Content: View, Icon: View>: View {
        @ViewBuilder let content: () -> Content
        let icon: (() -> Icon)?
        var body: some View { Button { go() } label: { HStack { content(); icon?() } } }
      }
      """,
      """
      struct Choice<Label: View>: View {
        @ViewBuilder let label: () -> Label
        var body: some View { Menu(content: { Button("One") { } }, label: label) }
      }
      """,
      """
      struct Titled<Content: View>: View {
        private let inside: Content
        init(@ViewBuilder content: () -> Content) { self.inside = content() }
        var body: some View { NavigationLink(value: 1) { inside } }
      }
      """,
      """
      struct Hop: View {
        var body: some View { Styler { shelf.clipped().accessibilityElement(children: .ignore).accessibilityLabel(t) } }
        @ViewBuilder var shelf: some View { if isOn { pots.onReceive(p) { _ in } } else { Text(t) } }
        @ViewBuilder var pots: some View { switch kind { case .one: Loader().frame(width: 9)
          default: Text(t) } }
      }
      struct Loader<Placeholder: View>: View { var body: some View { if isOn { Content() } else { Text(t) } } }
      private struct Content: View { var body: some View { Cup().id(t) } }
      """,
      """
      extension NavigationLink where Destination == Never {
        init(_ value: Page, @ViewBuilder label: () -> Label) { self.init(value: value, label: label) }
      }
      """,
    ]
    let outer =
      "struct Outer: View { var body: some View { Group { if let cup { Cup() } else { Text(t) } } } }"
    let others = body.contains("Outer") ? parts + [outer] : parts
    let image = try #require(cup([ShownViewsTests.view(body)] + others))
    #expect(image.label == .notMeasured)
    #expect(image.source?.expression == "what stands around Cup")
    #expect(image.hidden == nil)
  }

  @Test(arguments: [
    "Cup()", "HStack { Cup(); Text(t) }", "VStack { Button { } label: { Cup() }; Cup() }",
    "HStack { Cup() }.accessibilityElement(children: .contain)", "Frame { Cup() }",
    "Button { } label: { Text(t).sheet(isPresented: $on) { Cup() } }", "Unknown { Cup() }",
    "NavigationLink { Cup() } label: { Text(t) }", "Text(t).toolbar { Cup() }",
    "Menu { Cup() } label: { Text(t) }.accessibilityElement(children: .combine)",
    "Button { } label: { Cup() }.onAppear { host = UIHostingController(rootView: Cup()) }",
    "Color.clear.accessibilityElement(children: .ignore).accessibilityLabel(t).overlay { Cup() }",
    "VStack { Text(t).contextMenu { Cup() } }.accessibilityLabel(t)",
    "VStack { Cup(); Cup().accessibilityLabel(t) }",
    "Text(t).accessibilityLabel(t).overlay { Cup() }",
    "VStack { Cup() }.accessibilityElement(children: .contain).accessibilityLabel(t)",
  ])
  func `a picture that stands bare anywhere needs a name`(_ body: String) throws {
    let frame = """
      struct Frame<Content: View>: View {
        let content: () -> Content
        var body: some View { VStack { content() } }
      }
      """
    let image = try #require(cup([ShownViewsTests.view(body), frame]))
    #expect(image.label == Measured.none)
  }

  @Test func `what another file shows in code that is no view may stand anywhere`() throws {
    let host = "func host() -> UIViewController { UIHostingController(rootView: Cup()) }"
    let plain = "import UIKit\nclass Host { let title = \"Cup(\" /* Cup() */ } // Cup()"
    let button = ShownViewsTests.view("Button { } label: { Cup() }")
    #expect(try #require(cup([button, plain])).label == .notMeasured)
    #expect(try #require(cup([button, "import UIKit\n" + host])).label == Measured.none)
  }

  @Test func `a control that has a label around it wherever it is shown is not called nameless`() {
    let close = "struct Close: View { var body: some View { Button { } label: { Image(\"x\") } } }"
    func label(_ body: String) -> Measured<String>? {
      capture([close, ShownViewsTests.view(body)]).screens.first { $0.id == "Close" }?.elements
        .first?.label
    }
    #expect(label("Close().accessibilityLabel(t)") == .notMeasured)
    #expect(label("VStack { Close().accessibilityLabel(t); Close() }") == Measured.none)
  }

  @Test(arguments: [
    "Text(t).sheet(isPresented: $on) { Cup(); own }",
    "Text(t).popover(item: $tea) { _ in Cup(); own }",
    "VStack { NavigationLink(t) { VStack { Cup(); own } } }",
    "Text(t).navigationDestination(for: Tea.self) { tea in Cup(); own }",
  ])
  func `what opens from a view stands in nothing that the view stands in`(_ body: String) throws {
    let own = "var own: some View { Image(\"pot\").padding() }"
    let outer = "struct Outer: View { var body: some View { \(body) }\n\(own) }"
    for modifier in ["accessibilityLabel(t)", "accessibilityHidden(true)"] {
      let view = ShownViewsTests.view("Outer().\(modifier)")
      #expect(try #require(cup([outer, view])).label == Measured.none)
      let pot = capture([outer, view]).screens.first { $0.id == "Outer" }?.elements.last
      #expect(try #require(pot).label == Measured.none)
      #expect(pot?.hidden == nil)
    }
  }

  @Test func `a member that is handed to a view stands where that view shows it`() {
    let row = """
      struct Row<Icon: View>: View { let icon: Icon; let badge: AnyView
        var body: some View { HStack { Button { } label: { icon }; badge } } }
      """
    func labels(_ arguments: String) -> [Measured<String>] {
      let members =
        "var cup: some View { Image(\"cup\") }\nfunc cup(of t: Tea) -> some View { Image(uiImage: t.cup) }"
      let view = "struct A: View { \(members)\nvar body: some View { Row(\(arguments)) } }"
      return capture([row, view]).screens.flatMap(\.elements).filter { $0.role == .image }
        .map(\.label)
    }
    #expect(labels("icon: cup, badge: none") == [.notMeasured])
    #expect(labels("icon: self.cup.padding(), badge: none") == [.notMeasured])
    #expect(labels("icon: none, badge: cup") == [Measured.none])
  }

  @Test(arguments: [
    "Cup().accessibilityHidden(true)", "Wrapper().accessibility(hidden: true)",
    "HStack { placeholder(t).accessibilityHidden(true) }", "Hiding { Cup() }",
  ])
  func `what is hidden wherever it is shown is hidden`(_ body: String) throws {
    let others = [
      "struct Wrapper: View { var body: some View { Cup() } }",
      """
      struct Hiding<Content: View>: View { let content: Content
        var body: some View { content.accessibilityHidden(true) } }
      """,
    ]
    let member = "@ViewBuilder func placeholder(_ t: String) -> some View { Cup() }"
    let view = """
      struct A: View { var body: some View { \(body) }
      \(body.contains("placeholder") ? member : "") }
      """
    let image = try #require(
      cup([view] + others.filter { !$0.hasPrefix("struct Wrapper") || body.hasPrefix("Wrapper") }))
    #expect(image.hidden == true)
    let once = try #require(
      cup([ShownViewsTests.view("VStack { Cup(); Cup().accessibilityHidden(true) }")]))
    #expect(once.hidden == nil)
  }

  @Test func `a tap inside a row that acts is no control of its own`() throws {
    let tag = """
      struct Tag: View { let t: String
        var body: some View { Text("Tea \\(t)").onTapGesture { go(t) } } }
      """
    func action(_ modifiers: String) -> Measured<String>? {
      let row = ShownViewsTests.view("VStack { Tag(t: a); Text(b) }\(modifiers)")
      return capture([tag, row]).screens.first { $0.id == "Tag" }?.elements.first?.action
    }
    let combined = ".accessibilityElement(children: isOn ? .contain : .combine)"
    #expect(action(combined + ".accessibilityAction { open() }") == .notMeasured)
    #expect(action(combined) == .found("go"))
    #expect(action("") == .found("go"))
  }

  @Test func `in a row that is met as one a picture without a name is no stop`() {
    func roles(_ modifiers: String) -> [Role] {
      let body = #"HStack { Text("Tea"); Image("cup") }"# + modifiers
      return capture([ShownViewsTests.view(body)]).screens.flatMap(\.elements).map(\.role)
    }
    #expect(roles(".accessibilityElement(children: .combine)") == [.text])
    #expect(roles(".accessibilityElement(children: .contain)") == [.text, .image])
  }

  @Test func `a member that stands in a label by way of a component is a part of it`() {
    let files = [
      """
      struct RowLabel<Icon: View>: View { let name: String; let icon: Icon
        init(name: String, @ViewBuilder icon: () -> Icon) { self.name = name; self.icon = icon() }
        var body: some View { HStack { icon; Text(name) } } }
      """,
      """
      struct A: View {
        var body: some View { VStack { Button { go() } label: { label }; loose } }
        private var label: some View { RowLabel(name: item.name, icon: { iconView }) }
        private var iconView: some View { VStack { Image(uiImage: item.icon) } }
        private var loose: some View { Image("loose") }
      }
      """,
    ]
    let elements = capture(files).screens.flatMap(\.elements)
    #expect(elements.map(\.role) == [.button, .image])
    #expect(elements.last?.icon == .found(.asset("loose")))
  }

  @Test func `a member in another file stands where the views of its type show it`() throws {
    let member = #"extension A { var cup: some View { HStack { Image("cup"); Spout() } } }"#
    let spout = #"struct Spout: View { var body: some View { Image("spout") } }"#
    func labels(_ body: String) -> [Measured<String>] {
      capture([ShownViewsTests.view(body), member, spout]).screens.flatMap(\.elements)
        .filter { $0.role == .image }.map(\.label)
    }
    #expect(labels("Button { } label: { cup }") == [.notMeasured, .notMeasured])
    #expect(
      labels("VStack { Button { } label: { cup }; self.cup }") == [Measured.none, Measured.none])
    #expect(labels("VStack { Button { } label: { cup } }.background(cup)") == [.none, .none])
    #expect(labels("Text(cups.cup)") == [Measured.none, Measured.none])
  }

  @Test func `a member counts as covered where all places that show it cover it`() throws {
    func label(_ body: String) throws -> Measured<String> {
      let members = """
        @ViewBuilder var shelf: some View { if isOn { board } else { Text(t) } }
        var board: some View { HStack { Cup() } }
        """
      let view = "struct A: View { \(members)\nvar body: some View { VStack { \(body) } } }"
      return try #require(cup([view])).label
    }
    let button = "Button { go() } label: { shelf }"
    let group = "shelf.accessibilityElement(children: .ignore).accessibilityLabel(t)"
    let own = "self.shelf.padding().accessibilityElement().accessibilityLabel(t)"
    #expect(try label(button) == .notMeasured)
    #expect(try label("\(button); \(group); \(own)") == .notMeasured)
    #expect(try label("shelf; \(button)") == Measured.none)
    #expect(try label("\(button); \(group); shelf") == Measured.none)
    #expect(try label("\(group); Text(t).overlay { board }") == Measured.none)
  }

  @Test func `a type that a property gives is no call of it`() throws {
    let button = ShownViewsTests.view("Button { } label: { Cup() }")
    let kind = "struct B: View { var cup: Shop.Cup { shop.cup }\nvar body: some View { Text(t) } }"
    let plain = "enum Cup: String { case big }\nlet cups = decode(Cup.self)"
    #expect(try #require(cup([button, kind])).label == .notMeasured)
    var app = AppImport(texts: [], baseLocale: nil, platform: .iOS, components: [])
    let shown = #"import SwiftUI; struct Cup: View { var body: some View { Image("cup") } }"#
    for (path, text) in [
      ("A.swift", "import SwiftUI\n" + button), ("B.swift", plain), ("C.swift", shown),
    ] {
      app.add(app.read(Array(text.utf8), path: path), path: path)
    }
    #expect(app.capture().screens.last?.elements.first?.label == .notMeasured)
  }

  // MARK: Modifiers of the app

  private func elements(_ body: String, modifier: String) -> [Element] {
    let own = "extension View { \(modifier) }"
    return capture([ShownViewsTests.view(body), own]).screens.first { $0.id == "A" }?.elements ?? []
  }

  @Test(arguments: [
    "func asButton(_ a: @escaping () -> Void) -> some View { Button(action: a) { self } }",
    """
    func asButton(_ a: @escaping () -> Void) -> some View {
      Button { a() } label: { self.contentShape(.rect) }.buttonStyle(.plain)
    }
    func asButton(_ a: @escaping () -> Void, on: Bool) -> some View { return Button(action: a) { self } }
    """,
  ])
  func `a modifier that makes a button of a view makes one control`(_ modifier: String) {
    let tea = #"HStack { Image("cup"); Text("Tea") }.padding().asButton { order() }"#
    let button = elements(tea, modifier: modifier)
    #expect(button.map(\.role) == [.button])
    #expect(button.first?.text == .found("Tea"))
    #expect(button.first?.action == .found("order"))
    let bare = #"Image("cup").padding().asButton { order() }"#
    #expect(elements(bare, modifier: modifier).map(\.label) == [Measured.none])
    #expect(
      elements(bare + #".accessibilityLabel("Tea")"#, modifier: modifier).map(\.label)
        == [.found("Tea")])
  }

  @Test(arguments: [
    "func asButton(_ a: @escaping () -> Void) -> some View { if on { Button(action: a) { self } } }",
    """
    func asButton(_ a: @escaping () -> Void) -> some View { Button(action: a) { self } }
    func asButton() -> some View { onTapGesture { a() } }
    """, "func asButton(_ a: @escaping () -> Void) -> some View { padding() }",
  ])
  func `one that need not make a button says nothing`(_ modifier: String) {
    #expect(elements(#"Image("cup").asButton { a() }"#, modifier: modifier).map(\.role) == [.image])
  }

  // MARK: Titles

  @Test(arguments: [
    (#"NavigationStack { Inner().navigationTitle("Tea") }"#, Measured<String>.notMeasured),
    (#"VStack { Inner() }.navigationTitle(title)"#, .notMeasured),
    (#"NavigationStack { Inner() }"#, .found("")),
    (#"Text(t).sheet(isPresented: $a) { Inner() }.navigationTitle("Tea")"#, .found("")),
  ])
  func `an empty title counts where no view around has one`(
    _ body: String, title: Measured<String>
  ) throws {
    let inner = #"struct Inner: View { var body: some View { Button(t) { }.navigationTitle("") } }"#
    let screens = capture([ShownViewsTests.view(body), inner]).screens
    #expect(try #require(screens.first { $0.id == "Inner" }).title == title)
  }

  @Test func `a title that is empty in one case only is no empty one`() throws {
    func title(_ code: String) throws -> Measured<String> {
      let view = ShownViewsTests.view("Button(t) { }.navigationTitle(\(code))")
      return try #require(capture([view]).screens.first).title
    }
    #expect(try title(#"isOn ? "" : "Tea""#) == .notMeasured)
    #expect(try title(#"isOn ? "Tea" : """#) == .found("Tea"))
    #expect(try title(#""""#) == .found(""))
  }

  // MARK: What nobody shows

  @Test func `views that only previews or dead code show are left out and counted`() {
    let files = [
      #"struct A: View { var body: some View { Text("Tea"); Used() } }"#,
      #"struct Used: View { var body: some View { Image("used") } }"#,
      #"struct Dead: View { var body: some View { Image("dead"); DeadToo() } }"#,
      #"struct DeadToo: View { var body: some View { Image("dead"); Dead() } }"#,
      #"public struct Offered: View { public var body: some View { Image("offered") } }"#,
      """
      // Dead() and DeadToo()
      struct A_Previews: PreviewProvider { static var previews: some View { Dead() }
        struct Shelf: View { var body: some View { Image("shelf") } } }
      #Preview("Dead") { Dead() }
      """,
      "#if NEVER\nlet a = 1\n#else\nlet b = OnlyThere()\n#endif",
      #"struct OnlyThere: View { var body: some View { Image("there") } }"#,
    ]
    let whole = capture(files, beginsApp: true)
    #expect(whole.screens.map(\.id) == ["A", "Used", "Offered", "OnlyThere"])
    #expect(whole.notes.first == "left out 2 views that nothing but previews shows")
    // Who shows the views of a part of an app is not known.
    let part = capture(files)
    #expect(part.screens.map(\.id) == ["A", "Used", "Dead", "DeadToo", "Offered", "OnlyThere"])
  }

  @Test func `members that no code names are left out`() {
    let files = [
      """
      struct A: View { var body: some View { Text("Tea") }
        func linkView(_ t: String) -> some View { Link(destination: u) { Image("link") } }
        func shownView() -> some View { Link(destination: u) { Image("shown") } }
        static func thumb(_ a: String?) -> Image? { Image("thumb") } }
      """, "struct B: View { var body: some View { A.shownView() } }",
    ]
    let begin = "extension Shop { func b() { B() } }\nlet c = shop.b()"
    let whole = capture(files + [begin], beginsApp: true)
    #expect(whole.screens.flatMap(\.elements).map(\.role) == [.text, .link])
    #expect(whole.notes.first == "left out 1 part of views that no code shows")
    #expect(capture(files).screens.flatMap(\.elements).map(\.role) == [.text, .link, .link])
  }
}
