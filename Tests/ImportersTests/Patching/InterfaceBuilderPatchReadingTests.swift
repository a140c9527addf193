import AuditCore
import Testing

@testable import Importers

/// What a reader finds in a storyboard or xib after a change.
@Suite struct InterfaceBuilderPatchReadingTests {
  private typealias Make = PatchFixtures

  private static let file = IBFixtures.xib(
    """
        <view id="v">
          <rect key="frame" x="0.0" y="0.0" width="390" height="800"/>
          <subviews>
            <button id="b1">
              <rect key="frame" x="0.0" y="0.0" width="44" height="44"/>
              <accessibility key="accessibilityConfiguration" hint="H" label="One"/>
              <state key="normal" image="a"/>
            </button>
            <button id="b2"><rect key="frame" x="0.0" y="50" width="44" height="44"/><state key="normal" title="Two"/></button>
            <imageView id="i" image="x"><rect key="frame" x="0.0" y="99" width="44" height="44"/></imageView>
            <label text="L" id="l"/>
            <textField placeholder="P" id="t">
              <rect key="frame" x="0.0" y="150" width="44" height="44"/>
              <!-- a field -->
              <textInputTraits key="textInputTraits"/>
            </textField>
          </subviews>
        </view>
        <barButtonItem image="c" id="i2"/>
    """)

  private func elements(_ bytes: [UInt8]) throws -> [String: Element] {
    let capture = try InterfaceBuilderReader(tables: StringTables(), path: "a.xib").read(bytes)
    var all: [String: Element] = [:]
    for element in capture.screens.flatMap(\.elements) {
      var element = element
      let id = element.source?.key ?? ""
      // Lines may be put in, and ids made of labels.
      element.source = nil
      element.id = ""
      all[id] = element
    }
    return all
  }

  private func facts(_ elements: [String: Element]) -> [String: String] {
    elements.mapValues { String(reflecting: $0) }
  }

  @Test(arguments: ["Cart", "", "<&>\"'", "a\nb\t\rc", "茶 🍵"])
  func `the new text is read, and everything else as before`(_ text: String) throws {
    let bytes = Array(Self.file.utf8)
    let before = try elements(bytes)
    #expect(before.count >= 6)
    for id in ["b1", "b2", "l", "t", "i2", "i"] {
      for member in [FixMember.label, .hint] {
        let edit = try InterfaceBuilderPatch.edit(
          bytes, object: id, member: member, to: .text(text))
        let changed = Make.apply(edit, to: bytes)
        var expected = before
        if member == .label {
          expected[id]?.label = .found(text)
          if id == "i" { expected[id]?.isAccessibilityElement = true }
        } else {
          expected[id]?.hint = .found(text)
        }
        let after = try elements(changed)
        #expect(facts(after) == facts(expected))
        // Setting it again changes only the value.
        let again = try InterfaceBuilderPatch.edit(
          changed, object: id, member: member, to: .text("new"))
        let size = changed.count + again.text.count - again.range.count
        #expect(Make.apply(again, to: changed).count == size)
        let back = try InterfaceBuilderPatch.edit(
          Make.apply(again, to: changed), object: id, member: member, to: .text(text))
        #expect(Make.apply(back, to: Make.apply(again, to: changed)) == changed)
      }
    }
  }

  @Test func `a decorative picture is read as none VoiceOver lands on`() throws {
    let bytes = Array(Self.file.utf8)
    let edit = try InterfaceBuilderPatch.edit(
      bytes, object: "i", member: .decorative, to: .flag(true))
    let after = try elements(Make.apply(edit, to: bytes))
    #expect(after["i"]?.isAccessibilityElement == false)
    var expected = facts(try elements(bytes))
    expected["i"] = facts(after)["i"]
    #expect(facts(after) == expected)
  }

  @Test func `damaged files are changed so that they read, or refused`() {
    var changes = 0
    for bytes in Make.damaged(Array(Self.file.utf8), copies: 2000) {
      for (id, member) in [("b1", .label), ("b2", .hint), ("i", .label), ("i2", .label)]
        as [(String, FixMember)]
      {
        guard
          let edit = try? InterfaceBuilderPatch.edit(
            bytes, object: id, member: member, to: .text("N\"ew"))
        else { continue }
        changes += 1
        let changed = Make.apply(edit, to: bytes)
        let found = try? elements(changed)
        #expect(found != nil)
        guard let element = found?[id] else { continue }
        #expect((member == .label ? element.label : element.hint) == .found("N\"ew"))
      }
    }
    #expect(changes > 500)
  }
}
