import AuditCore
import Testing

@testable import Importers

/// What code does to the views of storyboards and xibs that its classes hold.
@Suite struct OutletJoiningTests {
  private typealias Make = IBFixtures

  /// An app of one xib, whose owner is TeaView, of its code, and of its texts.
  private static func capture(
    _ objects: String, owner: String = "", code: [String], texts: [(String, String)] = []
  ) -> ImportedCapture {
    var app = AppImport(
      texts: texts.map { ($0.0, Array($0.1.utf8)) }, baseLocale: "en", platform: nil,
      components: [])
    let files =
      [("Base.lproj/Tea.xib", Make.xib(objects, owner: owner))]
      + code.enumerated().map { ("File\($0).swift", "import UIKit\n" + $1) }
    for (path, text) in files { app.add(app.read(Array(text.utf8), path: path), path: path) }
    return app.capture()
  }

  /// The elements of the xib of an app.
  private static func elements(
    _ objects: String, owner: String = "", code: String..., texts: [(String, String)] = []
  ) -> [Element] {
    capture(objects, owner: owner, code: code, texts: texts).screens.first { $0.id == "Tea" }?
      .elements ?? []
  }

  private static func outlet(_ property: String, _ id: String) -> String {
    "<outlet property=\"\(property)\" destination=\"\(id)\" id=\"o-\(id)\"/>"
  }

  private static func button(
    _ title: String = "", _ frame: (Int, Int, Int, Int) = (0, 0, 30, 33), more: String = ""
  ) -> String {
    """
    <button id="b">\(Make.rect(frame))\(more)<state key="normal" title="\(title)"/></button>
    """
  }

  /// TeaView with a button of the xib, and some code.
  private static func view(_ members: String) -> String {
    "class TeaView: UIView { @IBOutlet weak var brew: UIButton!\n\(members) }"
  }

  // MARK: Texts

  @Test(arguments: [
    ("override var title: String { get { table(super.title) } set { } }", false),
    ("override var title: String { didSet { draw() } }", true),
    ("func draw() { title = state.name }", false),
    ("func draw() { self.title = state.name }", false),
    ("func draw() { setTitle(state.name, for: .normal) }", false),
    ("func draw() { setTitle(nil, for: .normal) }", true),
    ("func draw() { attributedTitle = styled(title) }", true),
    ("func draw() { setTitle(title, for: .normal) }", true),
    ("func draw() { }", true),
  ])
  func `a class that works out its title shows that`(_ members: String, _ isText: Bool) throws {
    let item = try #require(
      OutletJoiningTests.elements(
        "<button customClass=\"TeaItem\" id=\"b\"><state key=\"normal\" title=\"Brew\"/></button>",
        code: "class TeaItem: UIButton {\n\(members)\n}"
      ).first)
    #expect(item.text == (isText ? .found("Brew") : .notMeasured))
    #expect((item.source?.expression == nil) == isText)
  }

  private static let days: [(String, String)] = [
    ("ja.lproj/Tea.strings", "\"l.text\" = \"{In 6 months}\";"),
    ("en.lproj/Tea.strings", "\"l.text\" = \"{In N days}\";"),
    ("en.lproj/Localizable.strings", "\"never\" = \"Never\";"),
    ("de.lproj/Localizable.strings", "\"never\" = \"Nie\";"),
  ]

  private static func label(_ code: String) throws -> Element {
    try #require(
      elements(
        "<label text=\"{In 6 months}\" id=\"l\"/>", owner: outlet("left", "l"),
        code: "class TeaView: UIView { @IBOutlet weak var left: UILabel!\n func a() { \(code) } }",
        texts: days
      ).first)
  }

  @Test func `a text that code makes takes the place of the file's in every language`() throws {
    let label = try Self.label("left.text = formatter.string(for: date)")
    #expect(label.text == .notMeasured && label.localizations.isEmpty)
    #expect(label.source?.expression == "formatter.string(for: date)")
  }

  @Test func `a text that code looks up is shown in its own translations`() throws {
    let label = try Self.label(#"left.text = NSLocalizedString("never", comment: "")"#)
    #expect(label.text == .found("Never"))
    #expect(label.localizations.map(\.locale) == ["de"])
    #expect(label.localization("de")?.text == .found("Nie"))
  }

  @Test func `what code writes into a field is its value`() throws {
    let field = try #require(
      Self.elements(
        "<textField placeholder=\"Shop\" id=\"f\"/>", owner: Self.outlet("shop", "f"),
        code: """
          class TeaView: UIView { @IBOutlet weak var shop: UITextField!
            func a() { shop.text = "tea.example.org" } }
          """
      ).first)
    #expect(field.value == .found("tea.example.org"))
    #expect(field.text.value == nil && field.placeholder == .found("Shop"))
    // A label of AppKit is a field that nobody writes into.
    let label = try #require(
      Self.elements(
        "<label text=\"Tea\" id=\"l\"/>", owner: Self.outlet("tea", "l"),
        code: """
          class TeaView: NSView { @IBOutlet weak var tea: NSTextField!
            func a() { tea.stringValue = "Assam" } }
          """
      ).first)
    #expect(label.text == .found("Assam") && label.value == .notMeasured)
  }

  @Test(arguments: [
    ("brew.setImage(picture, for: .normal)", false), ("brew.setLargeIcon(\"pot\")", false),
    ("brew.setBackgroundImage(picture, for: .normal)", true), ("brew.setNeedsLayout()", true),
  ])
  func `a picture that code sets is not the file's`(_ statement: String, _ isOfFile: Bool) throws {
    let brew = try #require(
      Self.elements(
        """
        <button id="b">\(Make.rect((0, 0, 30, 33)))<state key="normal" image="pot"/></button>
        """, owner: Self.outlet("brew", "b"), code: Self.view("func a() { \(statement) }")
      ).first)
    #expect(brew.icon == (isOfFile ? .found(.asset("pot")) : .notMeasured))
  }

  @Test func `a text that no code touches stays as the file has it`() throws {
    let label = try Self.label("left.textColor = .red; other.text = name")
    #expect(label.text == .found("{In N days}"))
    #expect(label.localization("ja")?.text == .found("{In 6 months}"))
  }

  @Test(arguments: [
    "func a() { brew.setTitle(model.title, for: .normal) }",
    "func a() { self.brew?.setAttributedTitle(model.title, for: []) }",
    "func a() { brew.configuration?.title = model.title }",
    "func a() { brew.titleLabel?.text = model.title }",
    "} extension TeaView { func a() { brew.setTitle(model.title, for: .normal) }",
    "func a() { brew.setTitle(\"\", for: .normal); brew.setTitle(model.title, for: .normal) }",
  ])
  func `a title that code makes is not the file's`(_ members: String) throws {
    let brew = try #require(
      Self.elements(
        Self.button("Primary Action Button"), owner: Self.outlet("brew", "b"),
        code: Self.view(members)
      ).first)
    #expect(brew.text == .notMeasured && brew.label == .notMeasured)
    #expect(brew.source?.expression == "model.title")
  }

  @Test(arguments: [
    "func a() { brew.setTitle(model.title, for: .selected) }",
    "func a() { for pot in pots { pot.setTitle(model.title, for: .normal) } }",
    "func a() { [pot, cup].forEach { $0.setTitle(model.title, for: .normal) } }",
    "func a() { [brew, cup].forEach { pour($0) }; cup.setTitle(model.title, for: .normal) }",
    "func a() { let all = [pot, cup]; for cup in all { cup.setTitle(model.title, for: .normal) } }",
    "func a() { model.view = brew; model.buttons = [brew] }",
    "func a() { brew.setTitleColor(model.colour, for: .normal) }",
    "func a() { other.brew.setTitle(model.title, for: .normal) }",
  ])
  func `a title of another state or of another view is not this one's`(_ members: String) throws {
    let brew = try #require(
      Self.elements(
        Self.button("Brew"), owner: Self.outlet("brew", "b"), code: Self.view(members)
      ).first)
    #expect(brew.text == .found("Brew"))
  }

  @Test(arguments: [
    "func a() { [pot, brew].forEach { $0?.setTitle(model.title, for: .normal) } }",
    "func a() { [brew].forEach({ (item) in item.setTitle(model.title, for: .normal) }) }",
    "func a() { for item in [self.brew, pot] { item?.setTitle(model.title, for: .normal) } }",
    "lazy var all: [UIButton] = [brew, pot]\nfunc a() { for item in self.all { item.setTitle(model.title, for: .normal) } }",
    "var all: [UIButton] { [brew, pot] }\nfunc a() { all.enumerated().forEach { (at, item) in item.setTitle(model.title, for: .normal) } }",
    "func a() { zip([brew], names).forEach { item, name in item.setTitle(model.title, for: .normal) } }",
    "func a() { all = [brew, pot]; zip(all, names).forEach { $0.setTitle(model.title, for: .normal) } }",
  ])
  func `so is one that code makes for all views of a list`(_ members: String) throws {
    let brew = try #require(
      Self.elements(
        Self.button("Primary Action Button"), owner: Self.outlet("brew", "b"),
        code: Self.view(members)
      ).first)
    #expect(brew.text == .notMeasured && brew.label == .notMeasured)
  }

  @Test(arguments: [("model.brewButton = brew", false), ("model.anchor = brew", true)])
  func `another object that is handed a button may title it`(_ code: String, _ isText: Bool) throws
  {
    let brew = try #require(
      Self.elements(
        Self.button("Button"), owner: Self.outlet("brew", "b"),
        code: Self.view("func a() { \(code) }")
      ).first)
    #expect(brew.text == (isText ? .found("Button") : .notMeasured))
  }

  @Test func `a title set by the class that inherits counts`() throws {
    let brew = try #require(
      Self.elements(
        Self.button("Brew"), owner: Self.outlet("brew", "b"),
        code: "class Base: UIView { @IBOutlet var brew: UIButton! }",
        "class TeaView: Base { func a() { brew.setTitle(model.title, for: .normal) } }"
      ).first)
    #expect(brew.text == .notMeasured)
  }

  @Test func `segments that code names again are not called as in the file`() throws {
    let control = """
      <segmentedControl id="s">\(Make.rect((0, 0, 200, 44)))<segments><segment title="A"/>\
      <segment title="B"/></segments></segmentedControl>
      """
    func texts(_ code: String) -> [Measured<String>] {
      Self.elements(
        control, owner: Self.outlet("pages", "s"),
        code:
          "class TeaView: UIView { @IBOutlet var pages: UISegmentedControl!\n func a() { \(code) } }"
      ).filter { $0.role == .button }.map(\.text)
    }
    #expect(texts("pages.setTitle(name, forSegmentAt: 0)") == [.notMeasured, .notMeasured])
    #expect(texts("pages.setEnabled(false, forSegmentAt: 0)") == [.found("A"), .found("B")])
  }

  @Test func `what stands in a field does not name it`() throws {
    func field(_ code: String) throws -> Element {
      try #require(
        Self.elements(
          "<textField id=\"f\"/>", owner: Self.outlet("name", "f"),
          code:
            "class TeaView: UIView { @IBOutlet var name: UITextField!\n func a() { \(code) } }"
        ).first)
    }
    #expect(try field("name.text = tea.name").source?.expression == nil)
    #expect(try field("name.accessibilityLabel = tea.kind").source?.expression == "tea.kind")
  }

  @Test func `a label of one time is not compared with a text of another`() throws {
    let brew = try #require(
      Self.elements(
        Self.button("Brew"), owner: Self.outlet("brew", "b"),
        code: Self.view(
          """
          func on() { brew.setTitle("Cancel", for: .normal); brew.accessibilityLabel = "Cancel" }
          func off() { brew.setTitle("Brew", for: .normal); brew.accessibilityLabel = "Brew tea" }
          """)
      ).first)
    #expect(brew.label == .found("Cancel") && brew.text == .notMeasured)
    #expect(brew.states.map(\.label) == [.found("Cancel"), .found("Brew tea")])
  }

  // MARK: Names

  private static let slider = """
    <view id="v" customClass="TimeSlider">\(IBFixtures.rect((0, 0, 200, 44)))\
    <accessibility key="accessibilityConfiguration">\
    <accessibilityTraits key="traits" adjustable="YES"/><bool key="isElement" value="YES"/>\
    </accessibility></view>
    """

  @Test(arguments: [
    """
    class TeaView: UIView { @IBOutlet var time: TimeSlider! {
      didSet { time.accessibilityLabel = "Steeping time" } } }
    """,
    "class TimeSlider: UIView { func a() { accessibilityLabel = \"Steeping time\" } }",
    "class TimeSlider: UIView { func a() { self.accessibilityLabel = \"Steeping time\" } }",
  ])
  func `a view of a class of the app's own is named by that class or its holder`(
    _ code: String
  ) throws {
    let time = try #require(
      Self.elements(Self.slider, owner: Self.outlet("time", "v"), code: code).first)
    #expect(time.role == .slider && time.label == .found("Steeping time"))
  }

  @Test func `a label that a class works out is one`() throws {
    let code = "class TimeSlider: UIView { override var accessibilityLabel: String? { name } }"
    let time = try #require(Self.elements(Self.slider, code: code).first)
    #expect(!time.label.isMeasured && time.source?.expression == "accessibilityLabel")
    let nameless = try #require(
      Self.elements(Self.slider, code: "class TimeSlider: UIView { func a() { alpha = 1 } }").first)
    #expect(!nameless.label.isMeasured && nameless.source?.expression == nil)
  }

  // MARK: What is not there

  private static let stack = IBFixtures.view(
    button("{$x.xx}") + "<label text=\"Kept\" id=\"k\"/>", (0, 0, 300, 50), id: "s",
    tag: "stackView")

  private static func texts(
    _ code: String, outlets: String = outlet("stack", "s")
  ) -> [String?] {
    elements(
      stack, owner: outlets,
      code: """
        class TeaView: UIView { @IBOutlet var stack: UIStackView!; @IBOutlet var kept: UILabel!
        func show() { \(code) } }
        """
    ).map(\.text.value)
  }

  @Test(arguments: [
    "stack.arrangedSubviews.forEach { $0.removeFromSuperview() }",
    "stack.subviews.forEach({ $0.removeFromSuperview() })",
    "for view in stack.arrangedSubviews { view.removeFromSuperview() }",
    "stack.removeAllSubviews(); stack.addArrangedSubview(kept)",
    "stack.vc_removeAllSubviews(); stack.addArrangedSubview(kept)",
  ])
  func `what code takes out is not on the screen`(_ code: String) {
    #expect(Self.texts(code) == [])
    // What a property holds may be put in again.
    let held = Self.outlet("stack", "s") + Self.outlet("kept", "k")
    #expect(Self.texts(code, outlets: held) == ["Kept"])
  }

  @Test(arguments: [
    "stack.arrangedSubviews.forEach { $0.isHidden = true }",
    "other.arrangedSubviews.forEach { $0.removeFromSuperview() }",
    "stack.removeFromSuperview(last)",
  ])
  func `what code does not take out stays`(_ code: String) {
    #expect(Self.texts(code) == ["{$x.xx}", "Kept"])
  }

  // MARK: One element

  @Test func `a class that is one element speaks for what is inside`() {
    func reach(_ code: String) -> [Bool?] {
      Self.elements(
        Make.view(Self.button("Less"), attributes: "customClass=\"Stepper\""), code: code
      ).map(\.isAccessibilityElement)
    }
    #expect(
      reach("class Stepper: UIControl { func a() { isAccessibilityElement = true } }") == [false])
    #expect(
      reach(
        "class Stepper: UIControl { override var isAccessibilityElement: Bool { get { true } set { } } }"
      ) == [false])
    #expect(
      reach("class Stepper: UIControl { func a(_ on: Bool) { isAccessibilityElement = on } }")
        == [nil])
    #expect(
      reach(
        "class Stepper: UIControl { func a() { isAccessibilityElement = true; accessibilityElements = [b] } }"
      ) == [nil])
    #expect(
      reach(
        "extension UIView { func a() { isAccessibilityElement = true } }\nclass Stepper: UIView { }"
      )
        == [nil])
  }

  @Test func `controls that a class makes inside one element are not met`() throws {
    func made(_ line: String) throws -> Element {
      let code = """
        class Stepper: UIControl { let plus = UIButton(type: .custom)
          func a() { \(line); plus.setImage(UIImage(named: "more"), for: .normal) } }
        """
      let screens = Self.capture("<label text=\"Tea\" id=\"l\"/>", code: [code]).screens
      return try #require(screens.first { $0.id == "Stepper" }?.elements.first)
    }
    let covered = try made("isAccessibilityElement = true")
    #expect(covered.isAccessibilityElement == false && covered.hidden == true)
    #expect(covered.decorative == true)
    let open = try made("plus.isAccessibilityElement = true")
    #expect(open.isAccessibilityElement == true && open.decorative == nil)
  }
}
