import Testing
import Workbench

@testable import Terminal

@Suite("Control sequences")
struct SequenceDecodingTests {
  private func decode(_ sequence: String) -> InputEvent? {
    SequenceDecoding.event(Array(sequence.utf8))
  }

  @Test(
    "are keys",
    arguments: [
      ("[A", Key(.up)), ("OA", Key(.up)), ("[1;2A", Key(.up, shift: true)),
      ("[1;3B", Key(.down, alt: true)), ("[1;5C", Key(.right, control: true)),
      ("[1;8D", Key(.left, control: true, alt: true, shift: true)), ("Oa", Key(.up, control: true)),
      ("[H", Key(.home)), ("[F", Key(.end)), ("[1~", Key(.home)), ("[7~", Key(.home)),
      ("[3;5~", Key(.delete, control: true)), ("[5~", Key(.pageUp)),
      ("[6;2~", Key(.pageDown, shift: true)),
      ("[Z", Key(.tab, shift: true)), ("OP", Key(.function(1))),
      ("[1;5P", Key(.function(1), control: true)),
      ("O5P", Key(.function(1), control: true)), ("[15~", Key(.function(5))),
      ("[34~", Key(.function(20))),
      ("[[A", Key(.function(1))), ("[[E", Key(.function(5))), ("OM", Key(.enter)),
      ("Op", Key(.character("0"))), ("Ok", Key(.character("+"))),
      ("[97;5u", Key(.character("a"), control: true)), ("[13;2u", Key(.enter, shift: true)),
      ("[27u", Key(.escape)), ("[27;5;9~", Key(.tab, control: true)),
      ("[97;1:1u", Key(.character("a"))), ("[1;1:1A", Key(.up)),
    ] as [(String, Key)])
  func keys(sequence: String, key: Key) {
    #expect(decode(sequence) == .key(key))
  }

  @Test(
    "are the mouse",
    arguments: [
      ("[<0;1;1M", InputEvent.mouse(Position(row: 0, column: 0))),
      ("[<0;300;40M", .mouse(Position(row: 39, column: 299))),
      ("[<16;2;3M", .mouse(Position(row: 2, column: 1))),
      ("[<64;2;3M", .wheel(-1, Position(row: 2, column: 1))),
      ("[<65;2;3M", .wheel(1, Position(row: 2, column: 1))),
      ("[M !!", .mouse(Position(row: 0, column: 0))),
      ("[M`!\"", .wheel(-1, Position(row: 1, column: 0))),
    ])
  func mouse(sequence: String, event: InputEvent) {
    #expect(decode(sequence) == event)
  }

  @Test(
    "mean nothing here",
    arguments: [
      "", "[", "O", "[I", "[O", "[?1;2c", "[>0;1;2c", "[<0;1;1m", "[<35;1;1M", "[<2;1;1M",
      "[<66;1;1M",
      "[<0;0;0M", "[<;;M", "[9999~", "[99999999999999999999999999~", "[97;1:3u", "[1;1:3A",
      "[57358u",
      "[1114112u", "[55296u", "[12;5R\u{0}", "[2 q", "[M   ", "[[Z", "O9", "[200~", "[201~",
      "[;;;;;u",
      "Xq",
    ])
  func nothing(sequence: String) {
    #expect(decode(sequence) == nil)
  }

  @Test("no bytes make it trap")
  func anyBytes() {
    var random = SystemRandomNumberGenerator()
    for _ in 0..<20_000 {
      let bytes = (0..<Int.random(in: 0...12, using: &random)).map { _ in
        UInt8.random(in: 0...255, using: &random)
      }
      for introducer in [UInt8(ascii: "["), UInt8(ascii: "O")] {
        _ = SequenceDecoding.event([introducer] + bytes)
        _ = SequenceDecoding.event([introducer, UInt8(ascii: "<")] + bytes + [UInt8(ascii: "M")])
      }
    }
  }

  @Test("Alt told by a leading ESC is added")
  func leadingEscape() {
    #expect(SequenceDecoding.event(Array("[A".utf8), modifiers: 2) == .key(Key(.up, alt: true)))
  }
}

@Suite("Typed characters")
struct KeyDecodingTests {
  @Test(
    "are keys",
    arguments: [
      (0x61, Key(.character("a"))), (0x41, Key(.character("A"))), (0x20, Key(.character(" "))),
      (0x01, Key(.character("a"), control: true)), (0x1A, Key(.character("z"), control: true)),
      (0x00, Key(.character(" "), control: true)), (0x1C, Key(.character("\\"), control: true)),
      (0x1F, Key(.character("_"), control: true)), (0x0A, Key(.character("j"), control: true)),
      (0x0D, Key(.enter)), (0x09, Key(.tab)), (0x1B, Key(.escape)), (0x7F, Key(.backspace)),
      (0x08, Key(.backspace)), (0x65E5, Key(.character("日"))),
    ] as [(UInt32, Key)])
  func keys(value: UInt32, key: Key) throws {
    let scalar = try #require(Unicode.Scalar(value))
    #expect(KeyDecoding.key(scalar: scalar) == key)
  }

  @Test("a paste's line ends are newlines, however they were sent")
  func pastedLines() {
    #expect(RawEvent.text(pasted: Array("a\rb\r\nc\nd\r\r".utf8)) == "a\nb\nc\nd\n\n")
    #expect(RawEvent.text(pasted: [0xFF, 0x61]) == "\u{FFFD}a")
  }
}
