import AuditCore
import Testing

@testable import Importers

/// Scenes of storyboards that nothing leads to.
@Suite struct DeadScenesTests {
  private static func scene(_ id: String, _ attributes: String, _ lines: String = "") -> String {
    """
    <scene sceneID="s-\(id)"><objects>
      <viewController id="\(id)" \(attributes) sceneMemberID="viewController">
        <view key="view" id="v-\(id)"><subviews>
          <button id="b-\(id)"><state key="normal" image="pour"/></button>
        </subviews></view>
        <connections>\(lines)</connections>
      </viewController>
    </objects></scene>
    """
  }

  private static func storyboard(_ scenes: String...) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch"
      initialViewController="shop"><scenes>\(scenes.joined())</scenes></document>
    """
  }

  private static let tea = "storyboardIdentifier=\"TeaScene\" customClass=\"TeaController\""

  /// The screens of an app that begins in a shop, and leads elsewhere in some ways.
  private static func capture(
    lines: String = "", cup: String = "userLabel=\"Cup\"", _ code: String..., isWhole: Bool = true
  ) -> ImportedCapture {
    var app = AppImport(texts: [], baseLocale: nil, platform: .iOS, components: [])
    let main = storyboard(
      scene("shop", "customClass=\"ShopController\"", lines),
      scene("tea", tea, "<segue destination=\"cup\" kind=\"show\" id=\"s\"/>"), scene("cup", cup))
    var files = [
      ("Main.storyboard", main),
      (
        "Tea.swift",
        "import UIKit\nclass TeaController: Base { @IBOutlet var a: UIView!; let id = \"CupScene\" }"
      ),
      ("Shop.swift", "import UIKit\nclass ShopController: Base { @IBOutlet var a: UIView! }"),
      ("Base.swift", "import UIKit\nclass Base: UIViewController { }"),
    ]
    files += code.enumerated().map { ("Code\($0.offset).swift", $0.element) }
    if isWhole { files.append(("App.swift", "import SwiftUI\n@main class App: UIResponder { }")) }
    for (path, text) in files { app.add(app.read(Array(text.utf8), path: path), path: path) }
    return app.capture()
  }

  private static func names(_ capture: ImportedCapture) -> [String] { capture.screens.map(\.id) }

  @Test func `a scene that nothing leads to is left out with what only that leads to`() {
    let app = Self.capture()
    #expect(Self.names(app) == ["ShopController"])
    #expect(app.notes.contains("left out 2 scenes of storyboards that nothing leads to"))
    // Of a part of an app it is not known what leads there.
    #expect(Self.capture(isWhole: false).screens.count == 3)
  }

  @Test(arguments: [
    "let a = board.instantiateViewController(withIdentifier: \"TeaScene\")",
    "let a = TeaController.make()", "enum Scenes: String { case a = \"TeaScene\" }",
    "let a = Board.teaScene.make()",
    "func a(storyboard: UIStoryboard) { storyboard.instantiateViewController(withIdentifier: \"\\(b)Scene\") }",
    "let a = storyboard.instantiateViewController(withIdentifier: String(name.dropLast(4)))",
  ])
  func `code leads to a scene by its identifier or its class`(_ code: String) {
    #expect(Self.names(Self.capture(code)) == ["ShopController", "TeaController", "Cup"])
  }

  @Test func `lines and other storyboards lead to scenes`() {
    let line = "<segue destination=\"tea\" kind=\"presentation\" id=\"x\"/>"
    #expect(Self.names(Self.capture(lines: line)).count == 3)
    let cup = "<segue destination=\"cup\" kind=\"relationship\" relationship=\"x\" id=\"x\"/>"
    #expect(Self.names(Self.capture(lines: cup)) == ["ShopController", "Cup"])
    var app = AppImport(texts: [], baseLocale: nil, platform: .iOS, components: [])
    let reference = """
      <scene sceneID="r"><objects><viewControllerPlaceholder storyboardName="Tea" id="ref"
        referencedIdentifier="Tea" sceneMemberID="viewController"/></objects></scene>
      """
    let line2 = "<segue destination=\"ref\" kind=\"show\" id=\"x\"/>"
    for (path, text) in [
      (
        "Main.storyboard",
        Self.storyboard(Self.scene("shop", "userLabel=\"Shop\"", line2), reference)
      ),
      (
        "Tea.storyboard",
        Self.storyboard(
          Self.scene("tea", "storyboardIdentifier=\"Tea\""),
          Self.scene("cup", "storyboardIdentifier=\"Cup\""))
      ),
      ("App.swift", "import SwiftUI\n@main class App: UIResponder { }"),
    ] { app.add(app.read(Array(text.utf8), path: path), path: path) }
    #expect(Self.names(app.capture()) == ["Shop", "Tea"])
  }

  @Test func `the class of one scene leads to no other scene of it`() {
    let shop = "customClass=\"ShopController\""
    #expect(Self.names(Self.capture(cup: shop)) == ["ShopController"])
    // An identifier of several words may stand anywhere.
    #expect(Self.names(Self.capture(cup: "storyboardIdentifier=\"The Cup\"")).count == 2)
  }

  @Test func `a scene that only a dead class makes is dead`() {
    #expect(Self.names(Self.capture(cup: "storyboardIdentifier=\"CupScene\"")).count == 1)
    let other =
      "import UIKit\nclass Other: Base { @IBOutlet var a: UIView!; override func loadView() { open(TeaController.self) } }"
    #expect(Self.names(Self.capture(other)) == ["ShopController"])
    #expect(Self.names(Self.capture(other, "let other = Other()")).count == 3)
  }

  @Test func `a line that only code follows leads on where code names it`() {
    let line = "<segue destination=\"cup\" kind=\"show\" identifier=\"showCup\" id=\"x\"/>"
    #expect(Self.names(Self.capture(lines: line)) == ["ShopController"])
    let perform = "func a() { b.performSegue(withIdentifier: \"showCup\", sender: nil) }\na()"
    #expect(Self.names(Self.capture(lines: line, perform)) == ["ShopController", "Cup"])
    let own = "import UIKit\nclass A: UIView { @IBOutlet var a: UIView!\n"
    let debug = "\(own)#if DEBUG\n\(perform)\n#endif\n}"
    #expect(Self.names(Self.capture(lines: line, debug)) == ["ShopController"])
    #expect(
      Self.names(Self.capture(lines: line, "let a = Segues.showCup")) == ["ShopController", "Cup"])
    let other = "func a() { b.performSegue(withIdentifier: \"show\\(c)\", sender: nil) }\na()"
    #expect(Self.names(Self.capture(lines: line, other)) == ["ShopController", "Cup"])
  }

  @Test func `a class that was not read follows its lines, and opens what its attributes name`() {
    let line = "<segue destination=\"cup\" kind=\"custom\" identifier=\"front\" id=\"x\"/>"
    func names(_ type: String, _ more: String) -> [String] {
      var app = AppImport(texts: [], baseLocale: nil, platform: .iOS, components: [])
      let shop = Self.scene("shop", "customClass=\"\(type)\"", more)
      let main = Self.storyboard(shop, Self.scene("cup", "storyboardIdentifier=\"cupScene\""))
      for (path, text) in [
        ("Main.storyboard", main),
        ("Shop.swift", "import UIKit\nclass Shop: UIViewController { @IBOutlet var a: UIView! }"),
        ("App.swift", "import SwiftUI\n@main class App: UIResponder { }"),
      ] { app.add(app.read(Array(text.utf8), path: path), path: path) }
      return Self.names(app.capture())
    }
    #expect(names("RevealController", line) == ["RevealController", "cupScene"])
    #expect(names("Shop", line) == ["Shop"])
    let attribute =
      "<userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type=\"string\" keyPath=\"menuID\" "
      + "value=\"cupScene\"/></userDefinedRuntimeAttributes>"
    #expect(names("Shop", "</connections>\(attribute)<connections>") == ["Shop", "cupScene"])
  }

  @Test(arguments: [
    ("Page1", "let id = \"Page\\(number)\"\nopen(id)"), ("Page1", "let id = \"Page\" + number"),
    ("Page1", "let id = String(format: \"Page%d\", number)"),
    ("teaPage", "let id = \"\\(name)Page\""),
    ("teaPage", "let id = name + \"Page\""), ("FAQPage", "let a = R.storyboard.main.faqPage()"),
    ("tea_page", "let a = StoryboardScene.Main.teaPage.instantiate()"),
    ("URL", "let a = R.storyboard.main.url()"),
  ])
  func `names may be put together, or be those of tools`(_ identifier: String, _ code: String) {
    let cup = "storyboardIdentifier=\"\(identifier)\""
    #expect(Self.names(Self.capture(cup: cup, code)).count == 2)
    #expect(
      Self.names(Self.capture(cup: cup, "let log = \"Page \\(number) of \\(name) Page\"")).count
        == 1)
  }

  @Test func `a name that is all made may be that of any scene`() {
    let call = "let a = b.instantiateViewController(\nidentifier: \"\\(name)\")"
    #expect(Self.names(Self.capture(cup: "storyboardIdentifier=\"tea\"", call)).count == 3)
  }

  @Test(arguments: [
    ("Names.h", "#define kCup @\"cupScene\""),
    ("Shop.pch", "static NSString *const kCup = @\"cupScene\";"),
    ("Shop.m", "[b instantiateViewControllerWithIdentifier:@\"cupScene\"];"),
    ("Shop.m", "[b open:[@\"cup\" stringByAppendingString:kind]];"),
    ("Shop.m", "NSString *a = [NSString stringWithFormat:@\"%@Scene\", kind];"),
  ])
  func `Objective-C names a scene in constants and formats`(_ path: String, _ code: String) {
    var app = AppImport(texts: [], baseLocale: nil, platform: .iOS, components: [])
    let main = Self.storyboard(
      Self.scene("shop", "userLabel=\"Shop\""),
      Self.scene("cup", "storyboardIdentifier=\"cupScene\""))
    for (path, text) in [
      ("Main.storyboard", main), (path, code),
      ("App.swift", "import SwiftUI\n@main class App: UIResponder { }"),
    ] { app.add(app.read(Array(text.utf8), path: path), path: path) }
    #expect(Self.names(app.capture()) == ["Shop", "cupScene"])
  }

  @Test func `names that many share are followed once`() {
    let clock = ContinuousClock()
    func time(_ count: Int) -> Duration {
      let lines = (0..<count).map {
        "<segue destination=\"tea\" kind=\"show\" identifier=\"go\" id=\"s\($0)\"/>"
      }
      let calls = (0..<count).map { "func f\($0)() { go(); f\($0 + 1)() }" }
      let code =
        "import UIKit\nclass A: UIViewController { @IBOutlet var a: UIView!\n\(calls.joined(separator: "\n")) }"
      return clock.measure { _ = Self.capture(lines: lines.joined(), code, "let a = A().f0()") }
    }
    _ = time(50)
    let (small, large) = (time(100), time(1600))
    #expect(large < small * 64 + .milliseconds(300))
  }

  @Test(arguments: [
    ("CupController *cup = [CupController new];", 1), ("// CupController", 0),
    ("#import \"CupController.h\"", 1), ("[self open:@\"CupController\"];", 1),
    ("UINib *cup = [UINib nibWithNibName:@\"Cup\" bundle:nil];", 1),
    ("[NSBundle loadNibNamed:[NSString stringWithFormat:@\"%@\", name]];", 1),
    ("id a = NSClassFromString(name);", 1), ("id a = NSClassFromString(@\"Pot\");", 0),
  ])
  func `a xib whose classes nothing names is none`(_ code: String, _ count: Int) {
    var app = AppImport(texts: [], baseLocale: nil, platform: .iOS, components: [])
    let xib = IBFixtures.xib("<button id=\"b\"><state key=\"normal\" title=\"Pour\"/></button>")
    for (path, text) in [
      ("Cup.xib", String(xib.split(separator: "TeaView").joined(separator: "CupController"))),
      ("CupController.h", "@interface CupController : UIViewController\n@end"),
      (
        "CupController.m",
        "#import \"CupController.h\"\n@implementation CupController\n[CupController log];\n@end"
      ),
      ("Shop.m", "@implementation Shop\n- (void)a {}\n@end\n@implementation Tea\n\(code)\n@end"),
      ("App.swift", "import SwiftUI\n@main class App: UIResponder { }"),
    ] { app.add(app.read(Array(text.utf8), path: path), path: path) }
    #expect(app.capture().screens.count == count)
  }

  @Test(arguments: [
    ("func fill() { open(Cup()) }", 0), ("func fill() { open(Cup()) }\n func a() { fill() }", 0),
    ("override func viewDidLoad() { fill() }\n func fill() { open(Cup()) }", 1),
    ("func fill(_ tea: Tea) { open(Cup()) }", 1),
    ("private func fill(_ a: Int) { open(Cup()) }", 0),
    ("@objc func fill() { open(Cup()) }", 1), ("var cup: Cup { Cup() }", 1),
    ("@State private var isOn\n func fill(_ tea: Tea) { open(Cup()) }", 1),
    ("private func a() async { b() }\n func fill(_ tea: Tea) { open(Cup()) }", 1),
    ("func makeContentView() -> UIView { Cup() }", 1),
    ("func makeCoordinator() -> Cup { Cup() }", 1), ("func callAsFunction() -> Cup { Cup() }", 1),
    ("func `init`() { open(Cup()) }\n override func loadView() { self.`init`() }", 1),
  ])
  func `what only a function names that nothing calls is not alive`(_ member: String, _ count: Int)
  {
    var app = AppImport(texts: [], baseLocale: nil, platform: .iOS, components: [])
    for (path, text) in [
      (
        "Cup.swift",
        "import SwiftUI\nstruct Cup: View { var body: some View { Image(systemName: \"cup\") } }"
      ),
      ("Shop.swift", "import UIKit\nclass Shop: UIViewController { \(member) }\nlet shop = Shop()"),
      ("App.swift", "import SwiftUI\n@main class App: UIResponder { }"),
    ] { app.add(app.read(Array(text.utf8), path: path), path: path) }
    #expect(app.capture().screens.filter { $0.id == "Cup" }.count == count)
  }
}
