import AuditCore
import Testing

@testable import Importers

/// Words that initialisers of an app's own are given, and those that stand in what labels a control.
@Suite struct OwnWordsTests {
  private func elements(_ body: String) -> [Element] { ViewFixtures.elements(body) }

  // MARK: Initialisers of the app

  @Test(arguments: [
    #"Button { } label: { Label(localized: "Tea", systemImage: "leaf") }"#,
    #"Button { } label: { Label(systemImage: "leaf", markdown: "Tea") }"#,
    #"Button(localized: "Tea") { brew() }"#, #"Button(title: "Tea", action: brew)"#,
    #"Button(role: .destructive, titleKey: "Tea") { brew() }"#,
    #"Toggle(localized: "Tea", isOn: $on)"#, #"Link(text: "Tea", destination: url)"#,
    #"NavigationLink(verbatim: "Tea", value: tea)"#, #"Slider(name: "Tea", value: $x, in: 0...9)"#,
  ])
  func `words under a label of the app's own are read`(_ body: String) throws {
    let control = try #require(elements(body).first)
    #expect(control.text == .found("Tea"))
    #expect(control.label == Measured.none)
  }

  @Test(arguments: [
    #"Button { } label: { Label(localized: .app(.tea), systemImage: "leaf") }"#,
    #"Button { } label: { Label(tea: tea, image: "leaf") }"#,
    #"Button(localized: .tea) { brew() }"#, #"Button(tea: tea) { brew() }"#,
    #"Button(onBrew: { brew() }) { Text(t) }"#, #"Toggle(tea: tea, isOn: $on)"#,
    #"TextField(clearable: $text)"#, #"Picker(choices: teas, selection: $tea) { Text(t) }"#,
  ])
  func `what else one is given may be words`(_ body: String) throws {
    let control = try #require(elements(body).first)
    #expect(control.role.isControl)
    #expect(!control.label.isMeasured)
    #expect(control.text.value == nil)
    #expect(control.source?.expression != nil)
  }

  @Test(arguments: [
    #"Button { } label: { Label(systemImage: "leaf") }"#,
    #"Button { } label: { Label(tintedImage: "leaf", iconName: "leaf") }"#,
    #"Button(action: brew) { }"#, #"Toggle(isOn: $on) { }"#,
    "Slider(value: $x, in: 0...9, step: 1, onEditingChanged: { _ in })",
    #"Stepper(value: $x, in: 0...9, label: EmptyView.init)"#,
    #"Picker(selection: $x, label: EmptyView()) { Text("a") }"#,
  ])
  func `pictures, and what the system's own are given, are no words`(_ body: String) throws {
    let control = try #require(elements(body).first)
    #expect(control.label == Measured.none)
    #expect(control.text.value ?? "" == "")
    #expect(control.source?.expression == nil)
  }

  // MARK: Labelled content

  @Test(arguments: [
    #"LabeledContent("Tea") { Slider(value: $x) { EmptyView() } minimumValueLabel: { Text("0") } }"#,
    #"LabeledContent("Tea") { HStack { TextField(text: $x, label: EmptyView.init) } }"#,
    #"LabeledContent { TextField(text: $x) { EmptyView() } } label: { Text("Tea") }"#,
    #"LabeledContent { Toggle("", isOn: $on) } label: { Label("Tea", systemImage: "leaf") }"#,
    #"LabeledContent(content: { Stepper(value: $x) { } }, label: { Text("Tea") })"#,
    #"LabeledContent(localized: "Tea") { Stepper(value: $x) { EmptyView() } }"#,
  ])
  func `the title around names a control whose own label is empty`(_ body: String) throws {
    let control = try #require(elements(body).first { $0.role.isControl })
    #expect(control.label == .found("Tea"))
  }

  @Test(arguments: [
    #"LabeledContent { Slider(value: $x) { } } label: { Text(tea.name) }"#,
    #"LabeledContent { Slider(value: $x) { } } label: { Text("Tea"); Text("Brewed") }"#,
    #"LabeledContent { Slider(value: $x) { } } label: { TeaName(tea) }"#,
    #"LabeledContent(tea: tea) { Slider(value: $x) { } }"#,
  ])
  func `a title of which the words are not known may be a name`(_ body: String) throws {
    let control = try #require(elements(body).first { $0.role.isControl })
    #expect(!control.label.isMeasured)
    #expect(control.source?.expression != nil)
  }

  /// The control of a view `Count` that another view shows.
  private func count(_ field: String, in body: String) throws -> Element {
    var app = AppImport(texts: [], baseLocale: nil, platform: .iOS, components: [])
    let texts = [
      "struct Count: View { var body: some View { HStack { \(field) } } }",
      "struct A: View { var body: some View { VStack { \(body) } } }",
    ]
    for (number, text) in texts.enumerated() {
      let path = "F\(number).swift"
      app.add(app.read(Array("import SwiftUI\n\(text)".utf8), path: path), path: path)
    }
    return try #require(app.capture().screens.first { $0.id == "Count" }?.elements.first)
  }

  @Test(arguments: [
    "Stepper(value: $x, label: EmptyView.init)", #"TextField("", text: $x)"#,
    #"Toggle("", isOn: $on)"#, "Slider(value: $x)",
  ])
  func `the title around a view of the app may name what is in it`(_ field: String) throws {
    let named = #"LabeledContent("Tea") { Count() }; Count().accessibilityLabel("Pot")"#
    let control = try count(field, in: named)
    #expect(control.label == .notMeasured)
    #expect(control.text.value == nil)
    let bare = try count(field, in: named + "; Count()")
    #expect(bare.label.value?.isBlank ?? true && bare.label.isMeasured)
  }

  @Test(arguments: [
    #"LabeledContent("Tea") { Button { } label: { Image("x") } }"#,
    #"LabeledContent { Slider(value: $x) { } } label: { EmptyView() }"#,
    #"LabeledContent { Slider(value: $x) { } } label: { Image("x") }"#,
  ])
  func `a picture beside a control is no name`(_ body: String) throws {
    let control = try #require(elements(body).first { $0.role.isControl })
    #expect(control.label == Measured.none)
  }
}
