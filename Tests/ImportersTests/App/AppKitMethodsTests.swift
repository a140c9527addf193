import AuditCore
import Testing

@testable import Importers

/// What code of AppKit says by methods, on views and on their cells.
@Suite struct AppKitMethodsTests {
  /// The image view of a xib whose owner says something about it.
  private static func picture(
    _ members: String, type: String = "", others: String = ""
  ) throws -> Element {
    var app = AppImport(texts: [], baseLocale: "en", platform: .macOS, components: [])
    let own = type.isEmpty ? "" : "customClass=\"\(type)\""
    let xib = IBFixtures.xib(
      """
      <imageView id="p" \(own)><imageCell key="cell" image="pot" id="c"/></imageView>
      """, owner: "<outlet property=\"pot\" destination=\"p\" id=\"o\"/>", mac: true)
    let code = "import Cocoa\nclass TeaView: NSView {\n\(members)\n}\n\(others)"
    for (path, text) in [("Tea.xib", xib), ("Tea.swift", code)] {
      app.add(app.read(Array(text.utf8), path: path), path: path)
    }
    return try #require(app.capture().screens.first { $0.id == "Tea" }?.elements.first)
  }

  private static func outlet(_ statement: String) -> String {
    "@IBOutlet weak var pot: NSImageView! {\n didSet {\n \(statement)\n }\n }"
  }

  @Test(arguments: [
    "pot.setAccessibilityElement", "pot.cell?.setAccessibilityElement",
    "pot.cell!.setAccessibilityElement", "self.pot.cell?.setAccessibilityElement",
    "(pot.cell as? NSImageCell)?.setAccessibilityElement",
    "(self.pot.cell as! NSImageCell).setAccessibilityElement",
  ])
  func `a view or its cell may be no element`(_ call: String) throws {
    #expect(try Self.picture(Self.outlet(call + "(false)")).isAccessibilityElement == false)
    #expect(try Self.picture(Self.outlet(call + "(true)")).isAccessibilityElement == true)
    let apart = "@IBOutlet var pot: NSImageView!\n func look() {\n \(call)(false)\n }"
    #expect(try Self.picture(apart).isAccessibilityElement == false)
    let other = call.replacing("pot", with: "cup") + "(false)"
    #expect(try Self.picture(Self.outlet(other)).isAccessibilityElement != false)
  }

  @Test(arguments: ["pot.", "pot.cell?.", "(pot.cell as? NSImageCell)?."])
  func `a view or its cell may be hidden and named`(_ owner: String) throws {
    #expect(try Self.picture(Self.outlet(owner + "setAccessibilityHidden(true)")).hidden == true)
    #expect(try Self.picture(Self.outlet(owner + "setAccessibilityHidden(false)")).hidden != true)
    let named = try Self.picture(Self.outlet(owner + "setAccessibilityLabel(\"Pot\")"))
    #expect(named.label == .found("Pot"))
    let helped = try Self.picture(Self.outlet(owner + "setAccessibilityHelp(\"Pours\")"))
    #expect(helped.hint == .found("Pours"))
  }

  @Test(arguments: ["pot.", "pot.cell?.", "(pot.cell as? NSImageCell)?."])
  func `an extension may name a view`(_ owner: String) throws {
    let picture = try Self.picture(
      "@IBOutlet var pot: NSImageView!",
      others: "extension TeaView { func name() { \(owner)setAccessibilityLabel(words) } }")
    #expect(picture.label == .notMeasured)
    #expect(picture.source?.expression != nil)
  }

  @Test(arguments: ["", "self.", "cell?.", "self.cell?."])
  func `a class says it of itself`(_ owner: String) throws {
    func picture(_ statement: String) throws -> Element {
      try Self.picture(
        "", type: "PotView",
        others: "class PotView: NSImageView { func look() {\n \(owner)\(statement)\n } }")
    }
    #expect(try picture("setAccessibilityElement(false)").isAccessibilityElement == false)
    #expect(try picture("setAccessibilityElement(true)").isAccessibilityElement != false)
    #expect(try picture("setAccessibilityLabel(\"Pot\")").label == .found("Pot"))
  }

  @Test(arguments: [false, true])
  func `a class of one name on another platform says nothing of it`(_ isFirst: Bool) throws {
    var app = AppImport(texts: [], baseLocale: "en", platform: nil, components: [])
    let xib = IBFixtures.xib(
      "<imageView id=\"p\"><imageCell key=\"cell\" image=\"pot\" id=\"c\"/></imageView>",
      owner: "<outlet property=\"pot\" destination=\"p\" id=\"o\"/>", mac: true)
    let mac =
      "import Cocoa\nclass TeaView: NSView {\n\(Self.outlet("pot.setAccessibilityElement(false)"))\n}"
    let phone = "import UIKit\nclass TeaView: UIView {\n@IBOutlet var pot: UIImageView!\n}"
    let code = isFirst ? [phone, mac] : [mac, phone]
    let files = [("Tea.xib", xib), ("A.swift", code[0]), ("B.swift", code[1])]
    for (path, text) in files { app.add(app.read(Array(text.utf8), path: path), path: path) }
    let picture = app.capture().screens.first { $0.id == "Tea" }?.elements.first
    #expect(try #require(picture).isAccessibilityElement == false)
  }

  @Test func `views that code makes are told the same`() throws {
    let members = """
      let pour = NSButton(image: NSImage(named: "pour")!, target: nil, action: nil)
      let stir = NSButton(image: NSImage(named: "stir")!, target: nil, action: nil)
      func look() {
        pour.cell?.setAccessibilityElement(false)
        (stir.cell as? NSButtonCell)?.setAccessibilityLabel("Stir")
      }
      """
    var app = AppImport(texts: [], baseLocale: "en", platform: .macOS, components: [])
    let code = "import Cocoa\nclass TeaView: NSView {\n\(members)\n}"
    app.add(app.read(Array(code.utf8), path: "Tea.swift"), path: "Tea.swift")
    let elements = try #require(app.capture().screens.first).elements
    #expect(elements.first { $0.id == "pour" }?.isAccessibilityElement == false)
    #expect(elements.first { $0.id == "stir" }?.label == .found("Stir"))
  }
}
