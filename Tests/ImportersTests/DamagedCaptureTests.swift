import AuditCore
import Testing

@testable import Importers

/// Whatever the bytes, an importer answers or refuses, and what it answers is a sound tree.
struct DamagedCaptureTests {
  private typealias Make = CaptureFixtures

  private static let page = Array(
    Make.page(
      Make.node("NavigationBar", "name=\"Shop\"", Make.text("Shop"))
        + Make.node(
          "Cell", "label=\"Grün &amp; weiß\"",
          Make.button(
            "Kaufen", Make.node("Image", "name=\"cart.fill\" label=\"x\"", traits: "Image"))
            + Make.node("Switch", "value=\"1\""))
        + Make.node("Keyboard", "", Make.node("Key", "label=\"q\""))
    ).utf8)

  private static let tree = Array(
    ("warning\n[\(Make.idbApp)," + Make.idb("Button", label: "\"Grün \\u00fc\"", value: "1e3")
      + ",{\"AXLabel\":null,\"type\":\"Group\",\"children\":["
      + Make.idb("CheckBox", label: "\"A\"", more: ",\"traits\":[\"Selected\"]") + "]}]\n").utf8)

  /// A small generator whose numbers are the same on every run.
  private struct Dice {
    var state: UInt64 = 0x9E37_79B9_7F4A_7C15

    mutating func roll(_ bound: Int) -> Int {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return Int(state % UInt64(bound))
    }
  }

  /// Reads with every importer and checks what comes back.
  private func readAll(_ bytes: [UInt8]) -> Int {
    var read = 0
    for importer in ImporterCatalog.all {
      _ = importer.guess(bytes)
      guard let capture = try? importer.read(bytes, "x/y.z") else { continue }
      read += 1
      for screen in capture.screens { check(screen) }
    }
    return read
  }

  private func check(_ screen: Screen) {
    #expect(!screen.id.isEmpty)
    #expect(Set(screen.elements.map(\.id)).count == screen.elements.count)
    for (index, element) in screen.elements.enumerated() {
      #expect(element.subtreeEnd > index && element.subtreeEnd <= screen.elements.count)
      #expect(element.parent ?? -1 < index)
      if let frame = element.frame {
        #expect(frame.width >= 0 && frame.height >= 0 && frame.x.isFinite && frame.y.isFinite)
      }
    }
  }

  @Test func `beginnings of a capture are answered`() {
    for whole in [Self.page, Self.tree] {
      #expect(readAll(whole) == 1)
      for length in 0..<whole.count where length % 3 == 0 || length > whole.count - 60 {
        _ = readAll(Array(whole.prefix(length)))
      }
    }
  }

  @Test func `captures with damaged bytes are answered`() {
    var dice = Dice()
    var survived = 0
    for whole in [Self.page, Self.tree] {
      for _ in 0..<400 {
        var bytes = whole
        for _ in 0...dice.roll(3) { bytes[dice.roll(bytes.count)] = UInt8(dice.roll(256)) }
        survived += readAll(bytes)
      }
    }
    // Many damages hit a text or a number and leave the capture readable.
    #expect(survived > 50)
  }

  @Test func `captures with parts cut out and doubled are answered`() {
    var dice = Dice()
    for whole in [Self.page, Self.tree] {
      for _ in 0..<300 {
        let start = dice.roll(whole.count)
        let end = start + dice.roll(whole.count - start)
        let part = Array(whole[start..<end])
        var bytes = whole
        if dice.roll(2) == 0 {
          bytes.removeSubrange(start..<end)
        } else {
          bytes.insert(contentsOf: part, at: dice.roll(bytes.count))
        }
        _ = readAll(bytes)
      }
    }
  }
}
