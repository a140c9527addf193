import Testing
import Workbench

@testable import Terminal

@Suite("Colours a terminal has")
struct ColourMappingTests {
  @Test(
    "are the nearest to the theme's",
    arguments: [
      (ThemeColour.terminalDefault, 256, -1), (.rgb(255, 0, 0), 0, -1), (.named(3), 2, -1),
      (.named(1), 8, 1), (.named(12), 8, 4), (.named(12), 16, 12), (.named(12), 256, 12),
      (.named(200), 256, 15), (.rgb(0, 0, 0), 256, 16), (.rgb(255, 255, 255), 256, 231),
      (.rgb(255, 0, 0), 256, 196), (.rgb(128, 128, 128), 256, 244), (.rgb(95, 135, 175), 256, 67),
      (.rgb(255, 0, 0), 16, 9), (.rgb(255, 0, 0), 8, 1), (.rgb(0, 0, 0), 8, 0),
      (.rgb(250, 250, 250), 16, 15), (.rgb(18, 52, 86), 1 << 24, 0x123456),
      (.rgb(0, 0, 3), 1 << 24, 8), (.named(1), 1 << 24, 1), (.named(9), 1 << 24, 0xFF0000),
    ] as [(ThemeColour, Int32, Int32)])
  func nearest(colour: ThemeColour, count: Int32, index: Int32) {
    #expect(ColourMapping.index(of: colour, among: count) == index)
  }

  @Test("every answer is one the terminal has")
  func inRange() {
    for count in [0, 2, 8, 16, 88, 256] as [Int32] {
      for step in stride(from: 0, through: 255, by: 5) {
        let colour = ThemeColour.rgb(UInt8(step), UInt8(255 - step), UInt8(step / 2))
        #expect((-1..<max(0, count)).contains(ColourMapping.index(of: colour, among: count)))
      }
    }
  }
}

@Suite("Copying through the terminal")
struct ClipboardSequenceTests {
  @Test(
    "encodes as RFC 4648 has it",
    arguments: [
      ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="),
      ("fooba", "Zm9vYmE="), ("foobar", "Zm9vYmFy"), ("é👍", "w6nwn5GN"),
    ])
  func base64(text: String, encoded: String) {
    #expect(ClipboardSequence.base64(Array(text.utf8)) == Array(encoded.utf8))
  }

  @Test("wraps the sequence for GNU screen only")
  func wrapper() {
    #expect(
      ClipboardSequence.bytes(copying: "f", insideScreen: false)
        == Array("\u{1B}]52;c;Zg==\u{7}".utf8))
    #expect(
      ClipboardSequence.bytes(copying: "f", insideScreen: true)
        == Array("\u{1B}P\u{1B}]52;c;Zg==\u{7}\u{1B}\\".utf8))
  }

  @Test("refuses what terminals would cut off")
  func limit() throws {
    let most = String(repeating: "a", count: 56_244)
    let bytes = try #require(ClipboardSequence.bytes(copying: most, insideScreen: false))
    #expect(bytes.count <= 74_994 + 8)
    #expect(ClipboardSequence.bytes(copying: most + "a", insideScreen: false) == nil)
  }
}
