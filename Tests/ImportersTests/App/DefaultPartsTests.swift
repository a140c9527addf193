import AuditCore
import Testing

@testable import Importers

/// Parts of views that stand there by default, or only where somebody turns them on.
@Suite struct DefaultPartsTests {
  private func capture(_ files: [String]) -> ImportedCapture {
    var app = AppImport(texts: [], baseLocale: nil, platform: .iOS, components: [])
    let begin = "@main struct Shop: App { var body: some Scene { W { A(); B() } } }"
    for (number, text) in (files + [begin]).enumerated() {
      let path = "F\(number).swift"
      app.add(app.read(Array("import SwiftUI\n\(text)".utf8), path: path), path: path)
    }
    return app.capture()
  }

  private static let cup = #"struct Cup: View { var body: some View { Image("cup") } }"#

  private func cup(_ body: String, row: String) -> Element? {
    let view = "struct A: View { var body: some View { \(body) } }"
    let files = [DefaultPartsTests.cup, view] + row.split(separator: "|").map(String.init)
    return capture(files).screens.first { $0.id == "Cup" }?.elements.first
  }

  private static let rows = [
    """
    struct Row<Icon: View>: View { let icon: () -> Icon
      init(icon: @escaping () -> Icon = { Cup() }) { self.icon = icon }
      var body: some View { HStack { icon() } } }
    """,
    """
    struct Row<Icon: View>: View { let icon: Icon
      init(_ title: String = "", shown picture: Icon = Cup()) { icon = picture }
      var body: some View { icon } }
    """,
    """
    struct Row<Icon: View>: View { let icon: () -> Icon
      var body: some View { HStack { icon() } } }
    |extension Row where Icon == Cup { init() { self.init(icon: { Cup() }) } }
    """,
    """
    struct Row<Icon: View>: View { let icon: Icon
      init(@ViewBuilder icon: () -> Icon) { self.icon = icon() }
      var body: some View { icon } }
    |extension Row where Icon == Cup { init() { self.init { Cup() } } }
    """,
    "struct Row: View { var icon: AnyView = Cup()\nvar body: some View { icon } }",
  ]

  @Test(arguments: DefaultPartsTests.rows)
  func `what a view shows by default stands where the part stands`(_ row: String) throws {
    let inLabel = try #require(cup("Button { go() } label: { Row() }", row: row))
    #expect(inLabel.label == .notMeasured)
    let bare = try #require(cup("VStack { Button { go() } label: { Row() }; Row() }", row: row))
    #expect(bare.label == Measured.none)
  }

  @Test(arguments: [
    """
    struct Row: View { var next: () -> Void
      init(next: @escaping () -> Void = { Cup() }) { self.next = next }
      var body: some View { Text("Tea") } }
    """,
    "struct Row: View { var icon = Cup()\nvar body: some View { icon } }",
  ])
  func `a value that is no part may stand anywhere`(_ host: String) throws {
    let image = try #require(cup("Button { go() } label: { Row() }", row: host))
    #expect(image.label == Measured.none)
  }

  // MARK: Flags

  /// The roles of what a view shows whose flag is off.
  private func roles(
    flag: String = "var showsClose = false", _ condition: String = "showsClose",
    more: String = "", others: String = ""
  ) -> [Role] {
    let view = """
      struct A: View {
        \(flag)
        var body: some View { VStack { Text("Tea")
          if \(condition) { Button { close() } label: { Image("x") } } } }
        \(more)
      }
      """
    return capture([view, others]).screens.first { $0.id == "A" }?.elements.map(\.role) ?? []
  }

  @Test func `what a flag that nobody turns on keeps off is not shown`() {
    #expect(roles() == [.text])
    #expect(roles(flag: "private let showsClose: Bool = false", "isOpen, showsClose") == [.text])
    #expect(roles(others: "#Preview { A(showsClose: true) }") == [.text])
    let more = "@ViewBuilder var old: some View { if showsClose { Text(t) } }"
    #expect(roles(more: more) == [.text])
    #expect(
      roles(more: "func c() { log(showsClose, on: showsClose); a = b(!showsClose) }") == [.text])
    #expect(roles(more: "func c() { guard isOpen && self.showsClose else { return } }") == [.text])
    #expect(
      roles(more: "func c() { pad(showsClose ? 8 : 0); (a, b) = (showsClose, c) }") == [.text])
  }

  @Test(arguments: [
    ("@State private var showsClose = false", "showsClose", "", ""),
    ("@AppStorage(\"close\") var showsClose = false", "showsClose", "", ""),
    ("var showsClose = true", "showsClose", "", ""),
    ("var showsClose = false", "showsClose || isOpen", "", ""),
    ("var showsClose = false", "!showsClose", "", ""),
    ("var showsClose = false", "showsClose", "init(_ on: Bool) { showsClose = on }", ""),
    ("var showsClose = false", "showsClose", "", "func b() { A(showsClose: true) }"),
    ("var showsClose = false", "showsClose", "", "extension A { func c() { showsClose = true } }"),
    ("var showsClose = false", "showsClose", "func c() { showsClose.toggle() }", ""),
    ("var showsClose = false", "let showsClose", "", ""),
    (
      "var showsClose = false", "showsClose",
      "init(_ a: Bool, _ b: Bool) { (showsClose, more) = (a, b) }", ""
    ),
    ("var showsClose = false", "showsClose", "func c() { (more, (self.showsClose, a)) = d }", ""),
    ("var showsClose = false", "showsClose", "func c() { set(\\Self.showsClose) }", ""),
    ("var showsClose = false", "showsClose", "func c() { set(\\A.showsClose) }", ""),
    ("var showsClose = false", "showsClose", "func c() { var a = self; a.showsClose |= b }", ""),
    ("var showsClose = false", "showsClose", "func c() { showsClose\n.toggle() }", ""),
  ])
  func `one that may be turned on, or that asks for something else, says nothing`(
    _ flag: String, _ condition: String, _ more: String, _ others: String
  ) {
    #expect(roles(flag: flag, condition, more: more, others: others) == [.text, .button])
  }

  @Test func `a member that is shown elsewhere as well stays`() {
    let view = """
      struct A: View {
        var isOn = false
        var body: some View { VStack { if isOn { close }; close } }
        var close: some View { Button { leave() } label: { Image("x") } }
      }
      """
    let whole = capture([view])
    #expect(whole.screens.flatMap(\.elements).map(\.role) == [.button])
    #expect(whole.notes.isEmpty)
  }

  @Test(.timeLimit(.minutes(1)))
  func `many flags of many views in a file take no more than linear time`() {
    let clock = ContinuousClock()
    func time(_ count: Int) -> Duration {
      var uses = ViewUses()
      for number in 0..<count {
        uses.ownViews.insert("Tea\(number)")
        uses.flags["Tea\(number)"] = ["showsPot\(number)"]
        uses.mentions[CodeOwner(type: "Tea\(number)")] = NameMentions()
      }
      return clock.measure { _ = ShownViews([uses], isWholeApp: true, makers: .init()) }
    }
    _ = time(50)
    let (small, large) = (time(200), time(3200))
    #expect(large < small * 48 + .milliseconds(200))
  }
}
