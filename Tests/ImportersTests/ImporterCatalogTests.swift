import AuditCore
import Testing

@testable import Importers

struct ImporterCatalogTests {
  private typealias Make = CaptureFixtures

  private func guess(_ text: String) -> String? { ImporterCatalog.guess(Array(text.utf8))?.id }

  @Test func `ids are unique and found`() {
    let ids = ImporterCatalog.all.map(\.id)
    #expect(Set(ids).count == ids.count)
    #expect(ids.count >= 6)
    for importer in ImporterCatalog.all {
      #expect(ImporterCatalog.importer(importer.id)?.title == importer.title)
    }
    #expect(ImporterCatalog.importer("nonsense") == nil)
  }

  @Test(arguments: ImporterCatalog.all.indices)
  func `every importer says how to get a capture and what becomes of it`(_ index: Int) throws {
    let importer = ImporterCatalog.all[index]
    for text in [importer.howToGet, importer.reads, importer.leavesOut, importer.example] {
      #expect(!text.isEmpty)
      #expect(text.split(separator: "\n").allSatisfy { $0.last != " " })
    }
    #expect(guess(importer.example) == importer.id)
    let capture = try importer.read(Array(importer.example.utf8), "screen.txt")
    #expect(capture.screens.count == 1)
    guard capture.engine == nil else {
      #expect(capture.screens.first?.reported.count == 1, "\(importer.id)")
      return
    }
    let name = capture.screens.first?.elements.first?.label.value?.lowercased()
    #expect(name == "cart", "\(importer.id)")
  }

  @Test(arguments: CatalogFixtures.all.indices)
  func `a capture is guessed as what it is`(_ index: Int) throws {
    let (id, text) = CatalogFixtures.all[index]
    #expect(guess(text) == id)
    #expect(try ImporterCatalog.read(Array(text.utf8), path: "x").format == id)
  }

  @Test func `no importer claims the capture of another`() {
    for importer in ImporterCatalog.all {
      for (id, text) in CatalogFixtures.all where id != importer.id {
        #expect(!importer.guess(Array(text.utf8)), "\(importer.id) claims \(id)")
      }
      for other in ImporterCatalog.all where other.id != importer.id {
        #expect(!importer.guess(Array(other.example.utf8)), "\(importer.id) claims \(other.id)")
      }
    }
  }

  @Test func `each format is guessed from its first bytes`() {
    #expect(
      guess("{\"value\":\"<?xml version=\\\"1.0\\\"?><XCUIElementTypeApplication") == "appium")
    #expect(guess("[\n  {\n    \"AXFrame\" : \"{{0, 0}, {1, 1}}\"") == "idb")
    #expect(guess("{\"elements\":[{\"label\":\"a\",\"identifier\":\"b\",\"frame\":{}}]}") == "idb")
    #expect(guess("(lldb) po app\n\"Attributes: Application, 0x1, pid: 1") == "xcuitest")
    #expect(guess("---\n# Schema\nui_schema:\n  platform: ios") == "maestro")
    #expect(guess("[ {\n \"command\" : { }, \"metadata\" : { \"status\" : ") == "maestro")
  }

  @Test(arguments: [
    "", "<hierarchy/>", "Hello", "{\"axeView\":{\"elementType\":1}}",
    "[{\"auditType\":\"x\",\"elementAttributes\":{\"isEnabled\":\"1\",\"rect\":{}}}]",
    "{\"format\":\"aloud-project\",\"elements\":[{\"identifier\":1,\"frame\":[]}]}",
    "{\"runs\":[{\"results\":[{\"status\":\"x\"}]}]}",
  ])
  func `what is no capture is guessed as none`(text: String) {
    #expect(guess(text) == nil)
  }

  @Test(arguments: [
    ("\"a.b\" = \"Tea\";\n", "a table of an app's texts"),
    ("/* Title */\n\"a\" = \"b\";\r\n", "a table of an app's texts"),
    ("{\"sourceLanguage\":\"en\",\"strings\":{}}", "a table of an app's texts"),
    ("<plist><key>NSStringLocalizedFormatKey</key></plist>", "a table of an app's texts"),
    (
      "<?xml?><testsuites><testsuite/></testsuites>", "results of tests, which do not name elements"
    ),
    ("{\"testNodes\":[]}", "results of tests, which do not name elements"),
  ])
  func `what belongs to an app or its tests is told so`(text: String, found: String) {
    #expect(ImporterCatalog.refusal(of: Array(text.utf8), path: "x").found == found)
  }
}
