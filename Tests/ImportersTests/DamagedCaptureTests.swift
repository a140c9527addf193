import AuditCore
import Testing

@testable import Importers

/// Whatever the bytes, an importer answers or refuses, and what it answers is a sound tree.
struct DamagedCaptureTests {
  private static let wholes = CatalogFixtures.all.map { Array($0.text.utf8) }

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

  private static func reader(of index: Int) -> [Importer] {
    ImporterCatalog.importer(CatalogFixtures.all[index].id).map { [$0] } ?? []
  }

  /// Reads with some importers, checks what comes back, and counts the screens.
  @discardableResult
  private func read(_ bytes: [UInt8], with importers: [Importer] = ImporterCatalog.all) -> Int {
    var screens = 0
    for importer in importers {
      _ = importer.guess(bytes)
      do throws(ImportError) {
        let capture = try importer.read(bytes, "x/y.z")
        screens += capture.screens.count
        for screen in capture.screens { check(screen, isReport: capture.engine != nil) }
      } catch {
        let text = error.description
        #expect(text.hasPrefix("x/y.z") && !text.contains("\n") && !error.help.isEmpty)
      }
    }
    return screens
  }

  /// A report may have found nothing; what it found names elements it tells of.
  private func check(_ screen: Screen, isReport: Bool) {
    var isSound = !screen.id.isEmpty && (isReport || !screen.elements.isEmpty)
    let ids = Set(screen.elements.map(\.id))
    for finding in screen.reported {
      isSound = isSound && isReport && finding.element.map(ids.contains) ?? true
      isSound = isSound && !finding.ruleID.contains { $0 == "@" || $0.isWhitespace }
    }
    isSound = isSound && Set(screen.elements.map(\.id)).count == screen.elements.count
    for (index, element) in screen.elements.enumerated() {
      if element.subtreeEnd <= index || element.subtreeEnd > screen.elements.count
        || element.parent ?? -1 >= index
      {
        isSound = false
      }
      if let frame = element.frame, frame.width < 0 || frame.height < 0 || !frame.x.isFinite {
        isSound = false
      }
    }
    #expect(isSound)
  }

  @Test(arguments: wholes.indices)
  func `beginnings of a capture are answered`(_ index: Int) {
    let whole = Self.wholes[index]
    #expect(read(whole) > 0)
    for length in whole.indices {
      let start = Array(whole.prefix(length))
      read(start, with: Self.reader(of: index))
      if length.isMultiple(of: 16) { read(start) }
    }
  }

  @Test(arguments: wholes.indices)
  func `captures with damaged bytes are answered`(_ index: Int) {
    var dice = Dice()
    let whole = Self.wholes[index]
    var survived = 0
    for round in 0..<400 {
      var bytes = whole
      for _ in 0...dice.roll(3) { bytes[dice.roll(bytes.count)] = UInt8(dice.roll(256)) }
      survived += read(bytes, with: Self.reader(of: index))
      if round.isMultiple(of: 20) { read(bytes) }
    }
    // Many damages hit a text or a number and leave the capture readable.
    #expect(survived > 10)
  }

  @Test(arguments: wholes.indices)
  func `captures with parts cut out and doubled are answered`(_ index: Int) {
    var dice = Dice()
    let whole = Self.wholes[index]
    for _ in 0..<300 {
      let start = dice.roll(whole.count)
      let end = start + dice.roll(whole.count - start)
      var bytes = whole
      if dice.roll(2) == 0 {
        bytes.removeSubrange(start..<end)
      } else {
        bytes.insert(contentsOf: whole[start..<end], at: dice.roll(bytes.count))
      }
      read(bytes, with: Self.reader(of: index))
    }
  }

  private static let bombs: [String] = [
    String(repeating: "[", count: 100_000),
    String(repeating: "{\"attributes\":{},\"children\":[", count: 10_000),
    String(repeating: "{\"type\":\"Button\",\"rect\":{},\"children\":[", count: 10_000),
    String(repeating: "{\"container\":{\"_0\":{},\"children\":[", count: 10_000),
    String(repeating: "{\"elementType\":9,\"label\":\"\",\"children\":[", count: 10_000),
    String(repeating: "{\n", count: 10_000),
    "Element subtree:\n"
      + (1...2_000).map { String(repeating: " ", count: $0) + "Other, 0x1, label: 'a'" }
      .joined(separator: "\n"),
    "Element subtree:\nButton, 0x1, label: '" + String(repeating: "', label: '", count: 20_000),
    "Element subtree:\nButton, 0x1, value: " + String(repeating: ", Selected", count: 20_000),
    "Element subtree:\nButton, 0x1, label: '" + String(repeating: "x\n", count: 50_000),
    "element_num,depth,attributes,parent_num\n1,99999999999999999999,\"a\"\n1,"
      + "9223372036854775807,\"accessibilityText=a\",\n1,-9223372036854775808,\"text=a\",",
    "element_num,depth,attributes,parent_num\n0,0,\"" + String(repeating: ";", count: 100_000),
  ]

  @Test(arguments: bombs.indices)
  func `nesting and lengths without end are answered`(_ index: Int) {
    read(Array(Self.bombs[index].utf8))
  }

  @Test(arguments: wholes.indices)
  func `bytes that are no text and numbers beyond all measure are answered`(_ index: Int) {
    let whole = Self.wholes[index]
    read(whole + [0])
    read([0] + whole)
    read(whole + [0xC3])
    read(whole.map { $0 == 0x20 ? 0 : $0 })
    let text = CatalogFixtures.all[index].text
    for number in ["1e999", "-9223372036854775809", "NaN", "00", "1e-400", "99999999999999999999"] {
      for digit in ["0", "1", "2"] { read(Array(text.replacing(digit, with: number).utf8)) }
    }
  }
}
