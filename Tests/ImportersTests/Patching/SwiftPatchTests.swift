import AuditCore
import Testing

@testable import Importers

/// Fixes in Swift code, in the file's own style.
@Suite struct SwiftPatchTests {
  /// The code of the first element's file after a fix of it.
  private func patched(
    _ text: String, _ member: FixMember = .label, from: FixValue = .null,
    to: FixValue = .text("Close")
  ) throws -> String {
    let platforms = AppPlatforms(asked: nil, stated: [])
    let bytes = Array(text.utf8)
    let reader = SwiftSourceReader(
      tables: StringTables(), baseLocale: "en", platforms: platforms, components: [])
    let element = try #require(reader.read(bytes, path: "a.swift").screens.first?.elements.first)
    let code = SwiftCode(bytes, path: "a.swift", platforms: platforms)
    let edit = try SwiftPatch(code, at: try #require(element.source)).edit(
      member, from: from, to: to)
    return String(decoding: UnifiedDiff.applied([edit], to: bytes), as: UTF8.self)
  }

  private func view(_ body: String) -> String {
    "import SwiftUI\nstruct A: View {\n  var body: some View {\n\(body)\n  }\n}\n"
  }

  @Test(arguments: [
    (
      "    Button { a() } label: {\n      Image(\"x\")\n    }",
      "    Button { a() } label: {\n      Image(\"x\")\n    }\n    .accessibilityLabel(\"Close\")"
    ),
    (
      "    Button {\n    } label: {\n      Image(\"x\")\n    }\n    .tint(.red)",
      "    Button {\n    } label: {\n      Image(\"x\")\n    }\n    .accessibilityLabel(\"Close\")\n    .tint(.red)"
    ),
    (
      "    Button(action: a) { Image(\"x\") }.tint(.red)",
      "    Button(action: a) { Image(\"x\") }.accessibilityLabel(\"Close\").tint(.red)"
    ),
    (
      "    Image(\"x\")\n      .resizable()",
      "    Image(\"x\")\n      .resizable()\n      .accessibilityLabel(\"Close\")"
    ),
    (
      "    Image(\"x\").renderingMode(.template).resizable().frame(width: 8)",
      "    Image(\"x\").renderingMode(.template).resizable().accessibilityLabel(\"Close\").frame(width: 8)"
    ),
    (
      "    Image(\"x\")\n      .resizable() // big\n      .padding()",
      "    Image(\"x\")\n      .resizable()\n      .accessibilityLabel(\"Close\") // big\n      .padding()"
    ),
    (
      "    Image(\"é\"); Image(\"y\").accessibilityLabel(\"b\")",
      "    Image(\"é\").accessibilityLabel(\"Close\"); Image(\"y\").accessibilityLabel(\"b\")"
    ),
    (
      "    Slider(value: $store.settings.currentStrengthOfTheBrew, in: 0.5...1.5, step: 0.1)",
      "    Slider(value: $store.settings.currentStrengthOfTheBrew, in: 0.5...1.5, step: 0.1)\n      .accessibilityLabel(\"Close\")"
    ),
    ("\tImage(\"x\") // what", "\tImage(\"x\").accessibilityLabel(\"Close\") // what"),
  ])
  func `a label is put in where people would write it`(_ old: String, _ new: String) throws {
    #expect(try patched(view(old)) == view(new))
  }

  @Test(arguments: [
    #"Image("x").accessibilityLabel("xmark")"#, #"Image("x").accessibilityLabel(Text("xmark"))"#,
    #"Image("x").accessibility(label: Text("xmark"))"#,
    #"Image("x").accessibilityLabel(String(localized: "xmark"))"#,
  ])
  func `a literal is replaced and nothing else`(_ old: String) throws {
    let new = old.replacing("\"xmark\"", with: "\"Close\"")
    #expect(try patched(view(old), from: .text("xmark")) == view(new))
  }

  @Test func `hints, input labels and ornaments have modifiers of their own`() throws {
    let old = view("Image(\"x\")")
    #expect(try patched(old, .hint).contains(#"Image("x").accessibilityHint("Close")"#))
    #expect(
      try patched(old, .inputLabels, to: .list(["A", "B"]))
        .contains(#".accessibilityInputLabels(["A", "B"])"#))
    #expect(
      try patched(old, .decorative, to: .flag(true)).contains(
        #"Image("x").accessibilityHidden(true)"#))
  }

  @Test func `a text is spelled as Swift spells it`() throws {
    let new = try patched(view("Image(\"x\")"), to: .text("Say \"hi\"\\\n\u{202E}"))
    #expect(new.contains(#".accessibilityLabel("Say \"hi\"\\\n\u{202E}")"#))
  }

  @Test func `line breaks stay those of the file`() throws {
    let old = view("    Image(\"x\")\n      .resizable()").replacing("\n", with: "\r\n")
    let new = try patched(old)
    #expect(
      new.contains("Image(\"x\")\r\n      .resizable()\r\n      .accessibilityLabel(\"Close\")"))
    #expect(!new.replacing("\r\n", with: "").contains("\n"))
  }

  @Test(arguments: [
    #"Image("x").accessibilityLabel("a \(b)")"#, #"Image("x").accessibilityLabel(title)"#,
    #"Image("x").accessibilityLabel("other")"#,
  ])
  func `what code makes, or what changed, is left to people`(_ old: String) {
    #expect(throws: PatchRefusal.self) { try patched(view(old), from: .text("xmark")) }
  }

  @Test(arguments: [
    #"  var icon: Image { Image("x") }"#,
    #"  func icon(_ a: some View) -> Image? { switch a { default: return Image("x") } }"#,
    #"  var close: Button<Image> { Button(action: a) { Image("x") } }"#,
  ])
  func `a view of a type that is spelled out is left to people`(_ member: String) {
    let old = "import SwiftUI\nstruct A: View {\n  var body: some View { b }\n\(member)\n}\n"
    #expect(throws: PatchRefusal.self) { try patched(old) }
    let open = old.replacing("Image {", with: "some View {")
    guard open != old else { return }
    #expect(throws: Never.self) { try patched(open) }
  }

  @Test func `texts that are joined to others are left to people`() {
    #expect(throws: PatchRefusal.self) {
      try patched(view(#"    Text("a") + Text("b")"#), .hint, to: .text("Tea"))
    }
  }

  @Test func `help of AppKit stands for a hint`() throws {
    let old = controller(
      "  func a() {\n    let b = NSButton(image: NSImage(named: \"x\")!, target: nil, action: nil)\n  }"
    )
    #expect(try patched(old, .hint).contains("    b.setAccessibilityHelp(\"Close\")\n"))
    #expect(
      try patched(old, .decorative, to: .flag(true)).contains("b.setAccessibilityElement(false)"))
  }

  private func controller(_ members: String) -> String {
    "import UIKit\nclass A: UIViewController {\n\(members)\n}\n"
  }

  @Test(arguments: [
    (
      """
        let b = UIButton()
        func a() {
          b.setImage(UIImage(named: "x"), for: .normal)
          view.addSubview(b)
        }
      """,
      "    b.setImage(UIImage(named: \"x\"), for: .normal)\n    b.accessibilityLabel = \"Close\"\n"
    ),
    (
      """
        func a() {
          navigationItem.leftBarButtonItem = UIBarButtonItem(
            image: UIImage(named: "x"), style: .plain)
          b()
        }
      """,
      "style: .plain)\n    navigationItem.leftBarButtonItem?.accessibilityLabel = \"Close\"\n    b()"
    ),
    (
      """
        func a() {
          let b = UIBarButtonItem(image: UIImage(named: "x"), style: .plain)
          use([b])
        }
      """, "style: .plain)\n    b.accessibilityLabel = \"Close\"\n    use([b])"
    ),
    (
      """
        lazy var b: UIButton = {
          let button = UIButton()
          button.setImage(UIImage(named: "x"), for: .normal)
          return button
        }()
      """,
      "for: .normal)\n    button.accessibilityLabel = \"Close\"\n    return button"
    ),
    (
      """
        var b: UIButton?
        func a() {
          b = UIButton.systemButton(with: UIImage(named: "x")!, target: nil, action: nil)
        }
      """, "action: nil)\n    b?.accessibilityLabel = \"Close\"\n"
    ),
    (
      """
        func a() {
          let b = NSButton(image: NSImage(named: "x")!, target: nil, action: nil)
          b.isBordered = false
          if isSmall {
            b.controlSize = .mini
          }
        }
      """, "isBordered = false\n    b.setAccessibilityLabel(\"Close\")\n    if"
    ),
  ])
  func `a statement is put behind the one that gives the picture`(
    _ members: String, _ expected: String
  ) throws {
    let new = try patched(controller(members))
    #expect(new.contains(expected), "\(new)")
  }

  @Test func `a label that is set is replaced`() throws {
    let old = controller(
      "  let b = UIButton()\n  func a() { b.accessibilityLabel = \"xmark\"; c() }")
    #expect(
      try patched(old, from: .text("xmark")) == old.replacing("\"xmark\"", with: "\"Close\""))
  }

  @Test func `a control that no statement sets up is left to people`() {
    let old = controller("  let b = UIBarButtonItem(image: UIImage(named: \"x\"), style: .plain)")
    #expect(throws: PatchRefusal.self) { try patched(old) }
  }
}
