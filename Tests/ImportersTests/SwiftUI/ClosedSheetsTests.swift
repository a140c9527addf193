import AuditCore
import Testing

@testable import Importers

/// What would open over a view, and never does.
@Suite struct ClosedSheetsTests {
  private func roles(_ member: String, _ code: String, sheet: String = "") -> [Role] {
    let modifier =
      sheet.isEmpty ? ".sheet(isPresented: $isShown) { Button { } label: { Image(\"x\") } }" : sheet
    return ViewFixtures.elements(
      "Text(\"Tea\")\(modifier)", members: "\(member)\nfunc a() { \(code) }"
    ).map(\.role)
  }

  private static let state = "@State private var isShown = false"

  @Test(arguments: [
    (state, ""), ("@State private var isShown: Bool = false", ""), (state, "isShown = false"),
    (state, "if isShown { log() }; log(self.isShown)"), (state, "let shown = 1; log(shown)"),
  ])
  func `a sheet whose state nobody turns on is not met`(_ member: String, _ code: String) {
    #expect(roles(member, code) == [.text])
    #expect(
      roles(member, code, sheet: ".popover(isPresented: $isShown, content: { Image(\"x\") })")
        == [.text])
  }

  @Test(arguments: [
    (state, "isShown = true"), (state, "self.isShown = tea.isHot"), (state, "isShown.toggle()"),
    (state, "open($isShown)"), (state, "(isShown, a) = (true, 1)"), (state, "change(&isShown)"),
    (state, "_isShown = State(initialValue: true)"), ("@State var isShown = false", ""),
    ("@State private var isShown = true", ""), ("@Binding var isShown: Bool", ""),
    (state, "set(\\Self.isShown)"),
  ])
  func `one that somebody may turn on is met`(_ member: String, _ code: String) {
    #expect(roles(member, code) == [.text, .button])
  }

  @Test(arguments: [("", true), ("struct C: View { var body: some View { B() } }", false)])
  func `a view that only such a sheet shows is left out and counted`(
    _ other: String, _ isLeftOut: Bool
  ) {
    var app = AppImport(texts: [], baseLocale: nil, platform: .iOS, components: [])
    let text = """
      import SwiftUI
      @main struct Shop: App { var body: some Scene { WindowGroup { A(); C() } } }
      \(other)
      struct A: View {
        \(Self.state)
        var body: some View { Text("Tea").sheet(isPresented: $isShown) { B() } }
      }
      struct B: View { var body: some View { Button { } label: { Image("x") } } }
      """
    app.add(app.read(Array(text.utf8), path: "A.swift"), path: "A.swift")
    let capture = app.capture()
    #expect(
      capture.screens.flatMap(\.elements).map(\.role) == [.text] + (isLeftOut ? [] : [.button]))
    #expect(capture.notes.contains("left out 1 view in sheets that no code opens") == isLeftOut)
  }
}
