import AuditCore
import Testing

@testable import Importers

/// Views of Interface Builder that VoiceOver passes over, and pictures that may not be there.
@Suite struct PassedOverViewsTests {
  private static func first(
    _ object: String, owner: String = "", code: String = "", assets: [String] = []
  ) -> Element? {
    var app = AppImport(
      texts: [], assets: assets, baseLocale: "en", platform: nil, components: [])
    let files = [
      ("Base.lproj/Tea.xib", IBFixtures.xib(object, owner: owner)),
      ("Tea.swift", "import UIKit\n\(code)"),
    ]
    for (path, text) in files { app.add(app.read(Array(text.utf8), path: path), path: path) }
    return app.capture().screens.first { $0.id == "Tea" }?.elements.first
  }

  private static func view(_ attributes: String = "", _ more: String = "", tag: String = "view")
    -> String
  {
    """
    <\(tag) \(attributes) id="v"><accessibility key="accessibilityConfiguration" label="Pot">\(more)
    </accessibility></\(tag)>
    """
  }

  private static let outlet = "<outlet property=\"pot\" destination=\"v\" id=\"o\"/>"

  @Test(arguments: [
    ("", false), ("func a() { pot.isHidden = true }", false),
    ("func a() { pot.isAccessibilityElement = true }", true),
    ("func a() { pot.isAccessibilityElement = isOn }", nil),
    ("func a() { [pot].forEach { $0.isAccessibilityElement = true } }", nil),
  ])
  func `a label alone makes a plain view no element`(_ members: String, _ isElement: Bool?) throws {
    let code = "class TeaView: UIView { @IBOutlet var pot: UIView!\n\(members) }"
    let view = try #require(Self.first(Self.view(), owner: Self.outlet, code: code))
    #expect(view.isAccessibilityElement == isElement)
  }

  @Test func `what is not known may make a view an element`() throws {
    func isElement(_ object: String, _ code: String = "") throws -> Bool? {
      try #require(Self.first(object, owner: Self.outlet, code: code)).isAccessibilityElement
    }
    #expect(try isElement(Self.view()) == nil)
    let tea = "class TeaView: UIView { @IBOutlet var pot: UIView! }"
    #expect(try isElement(Self.view("customClass=\"Pot\""), tea) == nil)
    let pot = "\(tea)\nclass Pot: UIView { func a() { addSubview(lid) } }"
    #expect(try isElement(Self.view("customClass=\"Pot\""), pot) == false)
    let element =
      "\(tea)\nclass Pot: UIView { func a() { if isOn { isAccessibilityElement = true } } }"
    #expect(try isElement(Self.view("customClass=\"Pot\""), element) != false)
    #expect(try isElement(Self.view("tag=\"7\""), tea) == nil)
    #expect(try isElement(Self.view(tag: "mapView"), tea) == nil)
    #expect(try isElement(Self.view("", "<bool key=\"isElement\" value=\"YES\"/>"), tea) == true)
  }

  @Test(arguments: [("cup.and.saucer", false), ("cup_16", true), ("pot.round", true)])
  func `a picture called like a symbol that no catalogue has may not be there`(
    _ name: String, _ isThere: Bool
  ) throws {
    let button = "<button id=\"v\"><state key=\"normal\" image=\"\(name)\"/></button>"
    let assets = ["Tea.xcassets/pot.round.imageset"]
    let element = try #require(Self.first(button, assets: assets))
    #expect(element.icon == (isThere ? .found(.asset(name)) : .notMeasured))
    #expect(try #require(Self.first(button)).icon == .found(.asset(name)))
  }

  @Test(arguments: [("awakeFromNib", true), ("brew", Bool?.none)])
  func `an extension tells by what every view runs`(_ function: String, _ isHidden: Bool?) throws {
    let code = """
      class TeaView: UIView { @IBOutlet var pot: UIButton! }
      """
    var app = AppImport(texts: [], baseLocale: "en", platform: nil, components: [])
    let button = "<button id=\"v\"><state key=\"normal\" image=\"cup\"/></button>"
    let files = [
      ("Base.lproj/Tea.xib", IBFixtures.xib(button, owner: Self.outlet)),
      ("Tea.swift", "import UIKit\n\(code)"),
      (
        "Heard.swift",
        "extension TeaView { override func \(function)() { isAccessibilityElement = true } }"
      ),
    ]
    for (path, text) in files { app.add(app.read(Array(text.utf8), path: path), path: path) }
    let pot = try #require(app.capture().screens.first { $0.id == "Tea" }?.elements.first)
    #expect(pot.hidden == isHidden)
  }
}
