import AuditCore
import Testing

@testable import Importers

/// What classes in Objective-C set on the objects of storyboards and xibs.
@Suite struct ObjectiveCFactsTests {
  private static func elements(_ code: String, _ objects: String) -> [Element] {
    var app = AppImport(texts: [], baseLocale: nil, platform: .iOS, components: [])
    let outlet = "<outlet property=\"status\" destination=\"s\" id=\"o\"/>"
    for (path, text) in [
      ("Tea.xib", IBFixtures.xib(objects, owner: outlet)),
      ("Tea.m", "@implementation TeaView (Look)\n- (void)a { \(code) }\n@end"),
    ] { app.add(app.read(Array(text.utf8), path: path), path: path) }
    return app.capture().screens.first?.elements ?? []
  }

  @Test(arguments: [
    ("self.status.text = name;", false), ("[_status setText:name];", false),
    ("[[self status] setAttributedText : name];", false), ("status.stringValue=name;", false),
    ("if (self.status.text == name) { }", true), ("[self.other setText:name];", true),
    ("self.status.hidden = YES;", true), ("[self setStatus:text];", true),
  ])
  func `a text that code replaces is not known`(_ code: String, _ isKnown: Bool) {
    let text = Self.elements(code, "<label text=\"StatusLabel\" id=\"s\"/>").first?.text
    #expect(text == (isKnown ? .found("StatusLabel") : .notMeasured))
  }

  @Test(arguments: [(["A.m", "B.mm"], 1, true), (["A.m"], 1, false), (["A.h", "B.h"], 0, false)])
  func `views that it makes are told not to be known, where most code is in it`(
    _ files: [String], _ swift: Int, _ isTold: Bool
  ) {
    var app = AppImport(texts: [], baseLocale: nil, platform: .iOS, components: [])
    for path in files + (0..<swift).map({ "\($0).swift" }) {
      app.add(app.read(Array("let a = 1".utf8), path: path), path: path)
    }
    #expect(app.capture().notes.contains { $0.contains("Objective-C") } == isTold)
  }

  @Test func `so is a picture, and a field keeps its text`() {
    let button = "<button id=\"s\"><state key=\"normal\" image=\"pot\"/></button>"
    #expect(Self.elements("[_status setImage:pot];", button).first?.icon == .notMeasured)
    #expect(Self.elements("", button).first?.icon == .found(.asset("pot")))
    let field = Self.elements("_status.text = @\"a\";", "<textField placeholder=\"Tea\" id=\"s\"/>")
    #expect(field.first?.placeholder == .found("Tea"))
  }

  @Test func `code that has to do with tabs may name them`() {
    let tab = "<tabBarItem key=\"tabBarItem\" image=\"tea\" id=\"t\"/>"
    let objects = "<viewController id=\"c\">\(tab)</viewController>"
    #expect(Self.elements("", objects).first?.label == Measured<String>.none)
    #expect(
      Self.elements("self.navigationController.tabBarItem.title = name;", objects).first?.label
        == .notMeasured)
  }

  @Test func `a file is about the one class that it declares`() {
    func name(_ text: String) -> String? { ObjectiveCClass.only(in: Array(text.utf8))?.name }
    #expect(name("@interface Tea : NSView\n@end") == "Tea")
    #expect(name("@interface Tea ()\n@end\n@implementation Tea\n@end") == "Tea")
    #expect(name("@interface Tea (Look)\n@end") == nil)
    #expect(name("@implementation Tea\n@end\n@implementation Cup\n@end") == nil)
    #expect(name("#import <Tea.h>") == nil)
    #expect(ObjectiveCClass.only(in: Array("@interface Tea: Pot".utf8))?.bases == ["Pot"])
  }
}
