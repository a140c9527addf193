import AuditCore
import Testing

@testable import Importers

/// Controls whose names stand where a reader may miss them.
@Suite struct NamedElsewhereTests {
  private func elements(_ body: String) -> [Element] {
    let reader = SwiftSourceReader(
      tables: StringTables(), baseLocale: "en", platforms: AppPlatforms(asked: nil, stated: [.iOS]),
      components: [])
    let text = "import SwiftUI\nstruct A: View {\nvar body: some View {\n\(body)\n}\n}\n"
    return reader.read(Array(text.utf8), path: "a.swift").screens.first?.elements ?? []
  }

  @Test(arguments: [
    #"Group { Button { a() } label: { Image(systemName: "xmark") } }.accessibilityLabel("Close")"#,
    #"HStack { Image(systemName: "xmark") }.accessibilityLabel("Close")"#,
    #"Button(action: close, label: closeLabel)"#,
    #"Toggle(isOn: $on) { Image("x") }.accessibilityLabeledPair(role: .content, id: 1, in: ns)"#,
    #"Button { a() } label: { Image("x") }.a11yLabel("Close")"#,
    #"Button { a() } label: { Image("x") }.modifier(AccessibilityLabelModifier("Close"))"#,
  ])
  func `a name that may be given around or by code of the app is not missing`(
    _ body: String
  ) throws {
    let element = try #require(elements(body).first)
    #expect(!element.label.isMeasured, "\(element.label)")
    #expect(element.text.value == nil)
    #expect(element.source?.expression != nil)
  }

  @Test(arguments: [
    #"Tab(value: 1, role: .search) { Search() }"#, #"Button(role: .close) { dismiss() }"#,
    #"NavigationLink(destination: Tea(), isActive: $isShown) { EmptyView() }"#,
  ])
  func `what the system names, and what only leads on, is no control without a name`(
    _ body: String
  ) {
    #expect(elements(body).isEmpty)
  }

  @Test(arguments: [
    #"Picker(selection: $x, label: Text("Tea")) { Text("a") }"#,
    #"Slider(value: $x) { Text("Tea") } minimumValueLabel: { Text("0") } maximumValueLabel: { Text("9") }"#,
    #"Stepper { Text("Tea") } onIncrement: { a() } onDecrement: { b() }"#,
    #"Button { a() } label: { ProgressView("Tea") }"#,
  ])
  func `a label is told from the other parts`(_ body: String) {
    #expect(elements(body).first?.text == .found("Tea"))
  }

  @Test func `a switch whose label is empty is one`() {
    let body = #"Toggle(isOn: $on) { EmptyView() }.accessibilityLabel("Tea")"#
    #expect(elements(body).first?.label == .found("Tea"))
    #expect(elements(#"Toggle(isOn: $on) { EmptyView() }"#).first?.label == Measured.none)
  }

  @Test func `a field without a title is called by its prompt`() {
    let field = elements(#"TextField("", text: $x, prompt: Text("Tea"))"#).first
    #expect(field?.label == .found("Tea"))
    #expect(field?.placeholder == .found("Tea"))
  }

  @Test func `a group that contains its views does not name them`() {
    let body =
      #"HStack { Button { a() } label: { Image("x") } }.accessibilityElement(children: .contain).accessibilityLabel("Tools")"#
    #expect(elements(body).first { $0.role == .button }?.label == Measured.none)
  }
}
