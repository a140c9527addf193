import AuditCore
import Testing

@testable import Importers

/// Elements that are judged by what the views of the app in them show.
@Suite struct ViewContentsTests {
  private func capture(_ files: [String], _ platform: Platform = .iOS) -> ImportedCapture {
    var app = AppImport(texts: [], baseLocale: nil, platform: platform, components: [])
    let all = files.enumerated().map { number, text in
      ("F\(number).swift", Array("import SwiftUI\n\(text)".utf8))
    }
    for (path, bytes) in all { app.add(app.read(bytes, path: path), path: path) }
    return app.capture()
  }

  private static let views = [
    "struct Cup: View { let t: Tea; var body: some View { ZStack { if let i = t.icon { Image(uiImage: i) } else { Circle() } } } }",
    "struct Pair: View { var body: some View { HStack { Cup(t: a).shadow(radius: 2); Cup(t: b) } } }",
    "struct Name: View { let t: Tea; var body: some View { HStack { Image(\"cup\"); Text(t.name) } } }",
    "struct Labelled: View { var body: some View { Image(\"cup\").accessibilityLabel(t) } }",
    "struct Loose: View { let icon: Image; var body: some View { icon.resizable() } }",
    "struct Far: View { var body: some View { KitImage(url) } }",
    "struct Buy: View { var body: some View { HStack { Image(\"cup\"); Button(t) { buy() } } } }",
    "struct Line: View { var body: some View { Rectangle() } }",
    "struct Titled<T: View>: View { let title: () -> T; var body: some View { Label(title: title) { Image(\"cup\") } } }",
    "struct Twice: View { var body: some View { Image(\"a\") } }",
    "struct Twice: View { var body: some View { Text(t) } }",
    "struct Loop: View { var body: some View { VStack { Image(\"a\"); Loop() } } }",
  ]

  /// What a view shows, in an app with some others.
  private func elements(_ body: String) -> [Element] {
    let view = "struct A: View { var body: some View { VStack { \(body) } } }"
    return capture([view] + ViewContentsTests.views).screens.first { $0.id == "A" }?.elements ?? []
  }

  // MARK: Names

  @Test(arguments: [
    "Link(destination: url) { Cup(t: tea) }",
    "Button { go() } label: { ZStack { Pair(); Line() } }",
    "NavigationLink(value: 1) { Loop().padding() }",
    "Button { go() } label: { Circle().overlay { Cup(t: tea) }.background(Line()) }",
  ])
  func `a control with nothing but a view of pictures has no name`(_ body: String) throws {
    let control = try #require(elements(body).first)
    #expect(control.label == Measured.none)
    #expect(control.text == Measured.none)
    #expect(control.source?.expression == nil)
  }

  @Test(arguments: [
    "Name(t: tea)", "Titled(t)", "Labelled()", "Loose(icon: i)", "Far()", "Buy()", "Line()",
    "Twice()",
    "Other()",
    "HStack { Cup(t: tea); Other() }", "HStack { Cup(t: tea); tea.view }",
  ])
  func `of a view that may have words or is not known nothing is said`(_ label: String) throws {
    let control = try #require(elements("Button { go() } label: { \(label) }").first)
    #expect(control.label == .notMeasured)
    #expect(control.source?.expression != nil)
  }

  @Test func `words beside a view of pictures are the name`() throws {
    let button = try #require(
      elements("Button { go() } label: { HStack { Cup(t: a); Text(\"Order\") } }").first)
    #expect(button.text == .found("Order"))
    let around = try #require(
      elements("HStack { Button { go() } label: { Cup(t: a) } }.accessibilityLabel(t)").first)
    #expect(around.label == .notMeasured)
  }

  @Test func `a shape behind a picture is no name, nor is a picture that is loaded`() throws {
    let shape = "Image(\"cup\").background(ContainerRelativeShape().fill(.green))"
    #expect(
      try #require(elements("Link(destination: u) { \(shape) }").first).label == Measured.none)
    let loaded = "AsyncImage(url: u) { image in image.resizable() } placeholder: { Color.gray }"
    #expect(
      try #require(elements("Button { go() } label: { \(loaded) }").first).label == Measured.none)
    let told = "AsyncImage(url: u) { phase in Text(t) }"
    #expect(
      try #require(elements("Button { go() } label: { \(told) }").first).label == .notMeasured)
  }

  // MARK: Taps

  @Test func `on a Mac two clicks open something`() {
    let view = """
      struct A: View { var body: some View {
        HStack { Text(t.name) }.onTapGesture(count: 2) { order() } } }
      """
    let found = capture([view], .macOS).screens.flatMap(\.elements)
    #expect(found.map(\.action) == [.found("order")])
  }

  private func tapped(_ body: String) -> [Element] {
    elements(body).filter { $0.action.isMeasured && !$0.role.isControl }
  }

  @Test(arguments: [
    (#"HStack { Image("a"); Text("Order") }.onTapGesture { order() }"#, Role.text),
    (#"VStack { Text(t.name); Image("a") }.padding().onTapGesture(count: 1) { order() }"#, .text),
    (
      #"HStack { Text(t.name) }.onTapGesture { order() }.onTapGesture(count: 2) { like() }"#, .text
    ),
    (#"HStack { Image("a"); if on { Text("Order") } }.onTapGesture { order() }"#, .image),
    (#"HStack { Cup(t: a); Text("Order") }.onTapGesture { order() }"#, .text),
    (#"Name(t: tea).onTapGesture { order() }"#, .group),
    (#"HStack { Pair() }.onTapGesture { order() }"#, .group),
  ])
  func `one part of what is tapped as a whole acts and is no control`(_ body: String, _ role: Role)
    throws
  {
    let found = tapped(body)
    #expect(found.count == 1)
    #expect(found.first?.role == role)
    #expect(found.first?.action == .found("order"))
  }

  @Test(arguments: [
    #"HStack { Text("A"); Button("B") { b() } }.onTapGesture { order() }"#,
    #"HStack { Text("A"); Buy() }.onTapGesture { order() }"#,
    #"HStack { Text("A"); ShareMenu() }.onTapGesture { order() }"#,
    #"HStack { Text("A") }.onTapGesture { order() }.accessibilityAddTraits(.isButton)"#,
    #"HStack { Text("A") }.onTapGesture { order() }.accessibilityAction { order() }"#,
    #"HStack { Text("A") }.onTapGesture { hideKeyboard() }"#,
    #"HStack { Text("A") }.onTapGesture { withAnimation { isOpen = false } }"#,
    #"HStack { Text("A") }.onTapGesture { dismiss() }"#,
    #"HStack { Text("A") }.onTapGesture(count: 7) { order() }"#,
    #"VStack { Text(t.name); Image("a") }.padding().onTapGesture(count: 2) { order() }"#,
    #"HStack { Text("A") }.onTapGesture { order() }.accessibilityHidden(true)"#,
    #"Button { } label: { HStack { Text("A") }.onTapGesture { order() } }"#,
    #"List { Text("A") }.onTapGesture { order() }"#, #"Color.black.onTapGesture { order() }"#,
    #"HStack { Text("A").accessibilityAddTraits(.isButton) }.onTapGesture { order() }"#,
    #"Card { Text("A") }.onTapGesture { order() }"#, "Buy().onTapGesture { order() }",
    "Far().onTapGesture { order() }",
    "Other().onTapGesture { order() }",
    "ZStack { if on { Image(\"a\") } }.onTapGesture { order() }",
  ])
  func `a tap that is offered, puts something away or may be a control's says nothing`(
    _ body: String
  ) {
    #expect(tapped(body).isEmpty)
  }
}
