import Importers
import Testing

/// Whatever the bytes, a string file is read or refused.
@Suite struct DamagedStringsTests {
  private static let files: [(String, [UInt8])] = [
    (
      "de.lproj/Localizable.strings",
      Array("/* a */ \"k\\n\" = \"Gr\\U00fcn\";\n// b\nx = y\n\"z\" = (\"1\", {a=b;});\n'q';".utf8)
    ),
    (
      "de.lproj/Localizable.stringsdict",
      Array(
        ("<!DOCTYPE plist><plist><dict><key>a</key><dict><key>NSStringLocalizedFormatKey</key>"
          + "<string>%#@v@</string><key>v</key><dict><key>other</key><string>&#65;</string>"
          + "</dict></dict></dict></plist>").utf8)
    ),
    (
      "Localizable.xcstrings",
      Array(
        (#"{"sourceLanguage":"en","strings":{"a":{"localizations":{"de":{"variations":"#
          + #"{"plural":{"other":{"stringUnit":{"state":"new","value":"x"}}}}}}},"b":{}}}"#).utf8)
    ),
  ]

  private struct Dice {
    var state: UInt64 = 0x2545_F491_4F6C_DD1D

    mutating func roll(_ bound: Int) -> Int {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return Int(state % UInt64(bound))
    }
  }

  private func read(_ bytes: [UInt8], _ path: String) {
    var tables = StringTables()
    do {
      try tables.add(bytes, path: path)
    } catch {
      #expect(tables.locales.isEmpty && !error.description.isEmpty)
    }
    #expect(tables.notes.count <= 4)
  }

  @Test func `beginnings and damaged bytes are answered`() {
    var dice = Dice()
    for (path, whole) in Self.files {
      for length in 0..<whole.count { read(Array(whole.prefix(length)), path) }
      for _ in 0..<600 {
        var bytes = whole
        for _ in 0...dice.roll(3) { bytes[dice.roll(bytes.count)] = UInt8(dice.roll(256)) }
        read(bytes, path)
      }
    }
  }

  @Test(arguments: [
    "\"", "\"a\" = \"", "\"a\n", "\"\\\"\n", "(", "{", "/*", "\"a\" = (\"\n", "a\n",
  ])
  func `many mistakes take no more than linear time`(_ mistake: String) {
    let clock = ContinuousClock()
    func time(_ count: Int) -> Duration {
      let bytes = Array(String(repeating: mistake, count: count).utf8)
      return clock.measure { read(bytes, "Localizable.strings") }
    }
    _ = time(1000)
    let (small, large) = (time(4000), time(32_000))
    #expect(large < small * 40 + .milliseconds(200))
  }
}
