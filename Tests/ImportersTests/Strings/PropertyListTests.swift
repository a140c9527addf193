import AuditCore
import Importers
import Testing

/// String files that are property lists.
@Suite struct PropertyListTests {
  private func xml(_ members: String) -> [UInt8] {
    Array(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">
      <dict>
      \(members)
      </dict>
      </plist>

      """.utf8)
  }

  @Test func `an XML property list is read`() throws {
    var tables = StringTables()
    try tables.add(
      xml(
        """
        <key>tea &amp; more</key>
        <string>Gr&#xFC;n
        &lt;b&gt; <![CDATA[<&>]]></string>
        <key>blank</key><string> </string><key>none</key><string/>
        <key>number</key><integer>3</integer><key>flag</key><true/>
        """), path: "it.lproj/Localizable.strings")
    #expect(tables.text("tea & more", table: nil, locale: "it") == "Grün\n<b> <&>")
    #expect(tables.text("blank", table: nil, locale: "it") == " ")
    #expect(tables.text("none", table: nil, locale: "it") == "")
    #expect(tables.text("number", table: nil, locale: "it") == "3")
    #expect(
      tables.notes == ["it.lproj/Localizable.strings:9: \"flag\" has no text and was left out"])
    #expect(tables.location("blank", table: nil, locale: "it")?.line == 8)
  }

  @Test func `of plurals the other one is taken, before a plain text`() throws {
    var tables = StringTables()
    try tables.add(
      Array("\"tea.count\" = \"plain\";".utf8), path: "en.lproj/Localizable.strings")
    try tables.add(
      xml(
        """
        <key>tea.count</key>
        <dict>
          <key>NSStringLocalizedFormatKey</key><string>%#@teas@ in %2$#@pots@</string>
          <key>teas</key>
          <dict>
            <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>one</key><string>%d tea</string><key>other</key><string>%d teas</string>
          </dict>
          <key>pots</key><dict><key>other</key><string>%d pots</string></dict>
        </dict>
        <key>wide</key>
        <dict><key>NSStringVariableWidthRuleType</key>
          <dict><key>20</key><string>Long</string><key>5</key><string>S</string></dict></dict>
        <key>device</key>
        <dict><key>NSStringDeviceSpecificRuleType</key>
          <dict><key>mac</key><string>Click</string><key>iphone</key><string>Tap</string></dict></dict>
        """), path: "en.lproj/Localizable.stringsdict")
    #expect(tables.text("tea.count", table: nil, locale: "en") == "%d teas in %d pots")
    #expect(tables.text("wide", table: nil, locale: "en") == "Long")
    #expect(tables.text("device", table: nil, locale: "en") == "Tap")
  }

  @Test func `variables inside variables end`() throws {
    var tables = StringTables()
    let many = String(repeating: "%#@v@", count: 400)
    try tables.add(
      xml(
        """
        <key>a</key><dict><key>NSStringLocalizedFormatKey</key><string>\(many)</string>
        <key>v</key><dict><key>other</key><string>\(many)</string></dict></dict>
        """), path: "en.lproj/Localizable.stringsdict")
    #expect(try #require(tables.text("a", table: nil, locale: "en")).utf8.count < 20_000)
  }

  /// A binary property list of two texts, one of them wide, made by hand.
  private static let binary: [UInt8] = {
    var bytes = Array("bplist00".utf8)
    var offsets: [UInt8] = []
    func add(_ object: [UInt8]) {
      offsets.append(UInt8(bytes.count))
      bytes += object
    }
    add([0xD2, 1, 2, 3, 4])
    add([0x53] + Array("tea".utf8))
    add([0x5F, 0x10, 0x11] + Array("a key of 17 bytes".utf8))
    add([0x62, 0x00, 0xFC, 0x30, 0x8A])
    add([0x55] + Array("Close".utf8))
    let table = UInt8(bytes.count)
    bytes += offsets
    bytes += [0, 0, 0, 0, 0, 0, 1, 1]
    bytes += [0, 0, 0, 0, 0, 0, 0, 5] + [0, 0, 0, 0, 0, 0, 0, 0] + [0, 0, 0, 0, 0, 0, 0, table]
    return bytes
  }()

  @Test func `a binary property list is read`() throws {
    var tables = StringTables()
    try tables.add(Self.binary, path: "de.lproj/Localizable.strings")
    #expect(tables.text("tea", table: nil, locale: "de") == "üり")
    #expect(tables.text("a key of 17 bytes", table: nil, locale: "de") == "Close")
    #expect(tables.location("tea", table: nil, locale: "de")?.line == nil)
  }

  @Test func `a damaged binary property list is answered`() {
    for length in 0..<Self.binary.count {
      var tables = StringTables()
      _ = try? tables.add(Array(Self.binary.prefix(length)), path: "Localizable.strings")
    }
    for at in Self.binary.indices {
      for value: UInt8 in [0, 1, 2, 0x1F, 0x5F, 0xD2, 0xDF, 0x7F, 0xFF] {
        var bytes = Self.binary
        bytes[at] = value
        var tables = StringTables()
        _ = try? tables.add(bytes, path: "Localizable.strings")
      }
    }
  }
}
