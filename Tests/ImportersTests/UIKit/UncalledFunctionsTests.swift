import AuditCore
import Testing

@testable import Importers

/// Controls that are made where no code comes.
@Suite struct UncalledFunctionsTests {
  private static let project = """
    { objects = {
      P = {isa = PBXProject; mainGroup = G; targets = (T, ); };
      G = {isa = PBXGroup; sourceTree = "<group>"; children = (A, B, ); };
      A = {isa = PBXFileReference; path = Tea.swift; sourceTree = "<group>"; };
      B = {isa = PBXFileReference; path = Other.swift; sourceTree = "<group>"; };
      T = {isa = PBXNativeTarget; productType = "com.apple.product-type.application"; buildPhases = (S, ); };
      S = {isa = PBXSourcesBuildPhase; files = (FA, FB, ); };
      FA = {isa = PBXBuildFile; fileRef = A; };
      FB = {isa = PBXBuildFile; fileRef = B; };
    }; rootObject = P; }
    """

  /// How many buttons of an app are met.
  private static func count(_ code: String, other: String = "", isWhole: Bool = true) -> Int {
    var app = AppImport(
      texts: isWhole ? [("Tea.xcodeproj/project.pbxproj", Array(project.utf8))] : [],
      baseLocale: "en", platform: .iOS, components: [])
    for (path, text) in [("Tea.swift", code), ("Other.swift", other)] {
      app.add(app.read(Array("import UIKit\n\(text)".utf8), path: path), path: path)
    }
    return app.capture().screens.flatMap(\.elements).count
  }

  private static let back = """
    func addBack() { let back = UIButton(); back.setImage(UIImage(named: "ic_back"), for: .normal)
      view.addSubview(back) }
    """

  private static let item = """
    var brew: UIBarButtonItem? { UIBarButtonItem(image: UIImage(named: "ic_brew"), style: .plain,
      target: self, action: nil) }
    """

  @Test(arguments: [
    ("extension UIViewController { \(back) }", 0),
    ("extension UIViewController { \(back)\n func bars() { addBack() } }", 0),
    ("extension UIViewController { \(back)\n func bars() { bars(); addBack() } }", 0),
    ("class Tea: UIViewController { private \(back) }", 0),
    (
      "class Tea: UIViewController { private \(back)\n override func viewDidLoad() { addBack() } }",
      1
    ),
    ("class Tea: UIViewController { private \(back)\n func go() { addBack() } }", 1),
    ("class Tea: UIViewController { \(back) }", 1),
    ("extension UIViewController { @objc \(back) }", 1),
    ("extension UIViewController { public \(back) }", 1),
    ("extension Tea { \(back) }", 1),
    ("class Tea: UIViewController { @IBSegueAction private \(back) }", 1),
    ("class Tea: UIViewController { @IBAction @available(iOS 15, *) private \(back) }", 1),
    ("@objc extension UIViewController { \(back) }", 1),
    ("extension UIViewController: TeaDelegate { \(back) }", 1),
    ("class Tea: UIViewController { private \(back)\n private func a() { a() } }", 0),
    ("class Tea: UIViewController { \(item) }", 0),
    ("class Tea: UIViewController { private \(item) }", 0),
    ("class Tea: UIViewController { \(item)\n func a() { show(self.brew) } }", 1),
    ("class Tea: UIViewController { override \(item) }", 1),
    ("class Tea: UIViewController { \(item)\n private func a() { show(brew) } }", 0),
  ])
  func `what nothing calls makes nothing`(_ code: String, _ count: Int) {
    let other = "class Tea: UIViewController { }\nlet tea = Tea()"
    #expect(Self.count(code, other: other) == count)
  }

  @Test func `another file may call it, and of a few files nobody knows`() {
    let code = "extension UIViewController { \(Self.back)\n func bars() { addBack() } }"
    #expect(Self.count(code, other: "func a(_ c: UIViewController) { c.bars() }") == 1)
    #expect(Self.count(code, isWhole: false) == 1)
    #expect(Self.count(code, other: "let a = Selector(\"bars\")") == 1)
    #expect(Self.count(code, other: "let a = \"bars of tea\"") == 0)
    let own = "class Tea: UIViewController { private \(Self.back) }\nlet tea = Tea()"
    #expect(Self.count(own, other: "func a() { addBack() }") == 0)
    let item = "class Tea: UIViewController { \(Self.item) }\nlet tea = Tea()"
    #expect(Self.count(item, other: "func a() { show(tea.brew) }") == 1)
  }
}
