import AuditCore
import Testing

@testable import Importers

/// Parts of views that are there only where somebody hands something over, and code that no shipped
/// build has.
@Suite struct OptionalPartsTests {
  private func capture(_ files: [String], unshown: Bool = false) -> ImportedCapture {
    var app = AppImport(
      texts: [], baseLocale: nil, platform: .iOS, components: [], unshown: unshown)
    let begin = "@main struct Shop: App { var body: some Scene { W { A(); B() } } }"
    for (number, text) in (files + [begin]).enumerated() {
      let path = "F\(number).swift"
      app.add(app.read(Array("import SwiftUI\n\(text)".utf8), path: path), path: path)
    }
    return app.capture()
  }

  /// The roles of what a view shows that has a property.
  private func roles(
    _ property: String = "var onInfo: (() -> Void)?", _ condition: String = "let onInfo",
    more: String = "", others: String = ""
  ) -> [Role] {
    let view = """
      struct A: View {
        \(property)
        var body: some View { VStack { Text("Tea")
          if \(condition) { Button { tell() } label: { Image("x") } } } }
        \(more)
      }
      """
    return capture([view, others]).screens.first { $0.id == "A" }?.elements.map(\.role) ?? []
  }

  // MARK: Properties

  @Test(arguments: [
    ("var onInfo: (() -> Void)?", "let onInfo"), ("var onInfo: (() -> Void)? = nil", "let onInfo"),
    ("private var onInfo: Info?", "onInfo != nil"), ("var onInfo: Tea.Info?", "isOn, let onInfo"),
    ("var onInfo: [Info]? = nil", "let onInfo = self.onInfo"),
    ("var onInfo: String?", "let info = onInfo, isOn"),
    ("var onInfo: String?", "isOn && self.onInfo != nil"),
    ("var onInfo: String?", "let onInfo = onInfo"),
  ])
  func `what nobody hands over shows nothing`(_ property: String, _ condition: String) {
    #expect(roles(property, condition) == [.text])
    #expect(roles(property, condition, others: "#Preview { A(onInfo: tell) }") == [.text])
    #expect(
      roles(property, condition, others: "struct C: View { var body: some View { A() } }")
        == [.text])
  }

  @Test(arguments: [
    "func tell() { onInfo?(); guard let onInfo else { return } }",
    "func tell() { log(onInfo, info: onInfo ?? other) }",
    "func tell() { if onInfo == nil { return }; pad(onInfo != nil ? 8 : 0) }",
    "var info: some View { B(info: onInfo) }",
  ])
  func `who asks for a property gives it nothing`(_ more: String) {
    #expect(roles(more: more) == [.text])
    #expect(roles(others: "class Other { func onInfo(_ a: Int) { other?.onInfo(a) } }") == [.text])
  }

  @Test(arguments: [
    ("@State var onInfo: Info?", "let onInfo", "", ""),
    ("@Environment(\\.info) private var onInfo: Info?", "let onInfo", "", ""),
    ("@ViewBuilder var onInfo: (() -> Text)?", "let onInfo", "", ""),
    ("let onInfo: Info?", "let onInfo", "", ""), ("var onInfo: Info? = .now", "let onInfo", "", ""),
    ("var onInfo: Info? { tea.info }", "let onInfo", "", ""),
    ("static var onInfo: Info?", "let onInfo = Self.onInfo", "", ""),
    ("var onInfo: Info?", "let onInfo = tea.onInfo", "", ""),
    ("var onInfo: Info?", "onInfo == nil", "", ""),
    ("var onInfo: Info?", "onInfo != nil || isOn", "", ""),
    ("var onInfo: Info?", "let onInfo", "init(_ info: Info?) { onInfo = info }", ""),
    ("var onInfo: Info?", "let onInfo", "init(_ info: Info?) { self.onInfo = info }", ""),
    ("var onInfo: Info?", "let onInfo", "", "func b() { A(onInfo: tell) }"),
    ("var onInfo: Info?", "let onInfo", "", "func b() { var a = A(); a.onInfo = tell }"),
    ("var onInfo: Info?", "let onInfo", "", "extension A { init(t: Int) { onInfo = t } }"),
    ("var onInfo: Info?", "let onInfo", "", "func b() { A().with(\\.onInfo, tell) }"),
    ("var onInfo: Info?", "let onInfo", "", "func b() { A() { tell() } }"),
    ("var onInfo: (() -> Void)?", "let onInfo", "", "func b() { A(tea: t) { tell() } }"),
    ("var onInfo: (() -> Void)?", "let onInfo", "", "func b() { teas.map(A.init) }"),
    ("var onInfo: Info?", "let onInfo", "func b() -> A { A(onInfo: tell) }", ""),
    ("var onInfo: Info?", "let onInfo", "func b() { fill(&onInfo) }", ""),
    ("var onInfo: Info?", "let onInfo", "func b() { (onInfo, tea) = c }", ""),
    ("var onInfo: Info?", "let onInfo", "func b() { let onInfo = tell; c(onInfo) }", ""),
  ])
  func `what somebody may hand over may show something`(
    _ property: String, _ condition: String, _ more: String, _ others: String
  ) {
    #expect(roles(property, condition, more: more, others: others) == [.text, .button])
  }

  @Test func `a closure behind a call is no text`() {
    let call = "func b() { A(tea: t) { tell() } }"
    #expect(roles("var onInfo: String?", others: call) == [.text])
  }

  @Test func `a view that other modules may show is not known whole`() {
    let view = """
      public struct A: View {
        var onInfo: (() -> Void)?
        public var body: some View { VStack { if let onInfo { Button("Tea") { onInfo() } } } }
      }
      """
    #expect(capture([view]).screens.flatMap(\.elements).map(\.role) == [.button])
  }

  @Test func `what stands in the other branch is shown`() {
    let view = """
      struct A: View {
        var onInfo: (() -> Void)?
        var body: some View { if let onInfo { Button("Tea") { onInfo() } } else { Text("Pot") } }
      }
      """
    #expect(capture([view]).screens.flatMap(\.elements).map(\.role) == [.text])
  }

  // MARK: Debug builds

  private static let debug = """
    struct A: View {
      var body: some View {
        VStack { Text("Tea")
        #if DEBUG
          tools
        #endif
        }
      }
      var tools: some View { HStack { Button("Crash") { crash() } } }
    }
    """

  @Test func `what only a debug build shows is not in the app`() {
    let shipped = capture([OptionalPartsTests.debug])
    #expect(shipped.screens.flatMap(\.elements).map(\.role) == [.text])
    #expect(shipped.notes.contains { $0.contains("1 part of views that no code shows") })
    let all = capture([OptionalPartsTests.debug], unshown: true)
    #expect(all.screens.flatMap(\.elements).map(\.role) == [.text, .button])
  }

  @Test func `a view that only a debug build shows is none of the app`() {
    let view = "struct Tools: View { var body: some View { Button(\"Crash\") { crash() } } }"
    let host = """
      struct A: View { var body: some View { VStack { Text("Tea")
      #if DEBUG
      Tools()
      #else
      Text("Pot")
      #endif
      } } }
      """
    let found = capture([view, host]).screens.flatMap(\.elements).compactMap(\.text.value)
    #expect(found == ["Tea", "Pot"])
  }
}
