import AuditCore
import Testing

@testable import Importers

/// What controls of UIKit are given by variables, closures and lists.
@Suite struct UIKitGivenTests {
  private func elements(_ members: String, _ head: String = "TeaController: UIViewController")
    -> [Element]
  {
    let reader = SwiftSourceReader(
      tables: StringTables(), baseLocale: "en",
      platforms: AppPlatforms(asked: nil, stated: []), components: [])
    let text = "import UIKit\nclass \(head) {\n\(members)\n}\n"
    return reader.read(Array(text.utf8), path: "Tea.swift").screens.first?.elements ?? []
  }

  private static let cup = #"UIImage(systemName: "cup")"#

  // MARK: Pictures that are drawn

  @Test(arguments: [
    (#"UIImage(named: "cup")?.withTintColor(.red)"#, true),
    (#"UIImage(named: "cup")!.resizableImage(withCapInsets: .zero)"#, true),
    (#"UIImage(named: "cup")?.tinted(.red)"#, false),
    (#"UIImage(named: "cup")!.scaled(to: size)"#, false),
  ])
  func `a picture that is drawn anew has no name`(_ picture: String, _ isNamed: Bool) throws {
    for first in ["", #"pour.setImage(UIImage(named: "cup"), for: .normal);"#] {
      let pour = try #require(
        elements(
          "let pour = UIButton()\nfunc a() { \(first) pour.setImage(\(picture), for: .normal) }"
        )
        .first)
      #expect(pour.icon == (isNamed ? .found(.asset("cup")) : .notMeasured))
      #expect(pour.label == .none)
    }
  }

  // MARK: Views on buttons

  @Test(arguments: [
    ("pour.addSubview(arrow)", false), ("pour.insertSubview(arrow, at: 0)", false),
    ("view.addSubview(arrow)", nil), ("box.addSubview(arrow)", nil),
    ("pour.isAccessibilityElement = false; pour.addSubview(arrow)", nil),
    ("arrow.isAccessibilityElement = true; pour.addSubview(arrow)", true),
  ])
  func `VoiceOver does not look into a button`(_ code: String, _ isElement: Bool?) throws {
    let arrow = try #require(
      elements(
        """
        let pour = UIButton()
        let box = TeaButton(icon: "pot")
        let arrow = UIButton()
        func a() { pour.setTitle("Pour", for: .normal); arrow.setImage(\(Self.cup), for: .normal)
          \(code) }
        """
      ).first { $0.id == "arrow" })
    #expect(arrow.isAccessibilityElement == isElement)
  }

  // MARK: Pictures and menus

  @Test(arguments: [
    "func a() { let image = \(cup); pour.setImage(image, for: .normal) }",
    "func a() { pour.setImage(cupImage?.withTintColor(.red), for: .normal) }\n let cupImage = \(cup)",
    "func a() { pour.setImage(self.cupImage, for: .normal) }\n var cupImage: UIImage = .init(systemName: \"cup\")!",
    "func a() { let image: UIImage?\n if isHot { image = \(cup) } else { image = nil }\n pour.setImage(image, for: .normal) }",
    "func a() { pour.setImage(cupImage, for: .normal) }\n var cupImage: UIImage? = \(cup)",
    "func a() { var look = UIButton.Configuration.plain(); look.image = \(cup); pour.configuration = look }",
    "func a() { var look: UIButton.Configuration = .plain(); look.image = \(cup); pour.configuration = look }",
    "func a() { var look = pour.configuration; look?.image = \(cup); pour.configuration = look }",
    "func a() { pour.setImage(\(cup), for: .normal); pour.menu = UIMenu(children: teas) }",
    "func a() { pour.setImage(UIImage(systemSymbol: .cup), for: .normal) }",
  ])
  func `a picture or a menu is no name, wherever it is kept`(_ member: String) throws {
    let pour = try #require(elements("let pour = UIButton()\n\(member)").first)
    #expect(pour.label == .none)
    #expect(pour.icon == .found(.symbol("cup")))
    #expect(pour.source?.expression == nil)
  }

  @Test(arguments: [
    "UIBarButtonItem(image: \(cup), primaryAction: UIAction { _ in })",
    "UIBarButtonItem(title: nil, image: \(cup), primaryAction: UIAction(handler: { _ in }), menu: nil)",
    "UIButton(configuration: .plain(), primaryAction: UIAction(title: \"\", image: \(cup)) { _ in })",
    "UIButton(primaryAction: UIAction(image: \(cup)) { _ in })",
  ])
  func `an action without a title names nothing`(_ made: String) throws {
    let pour = try #require(elements("let pour = \(made)").first)
    #expect(pour.label == .none)
    #expect(pour.icon == .found(.symbol("cup")))
  }

  @Test(arguments: [
    "let pour = UIButton(primaryAction: UIAction(title: \"Pour\", image: \(cup)) { _ in })",
    "let act = UIAction(title: \"Pour\", image: \(cup)) { _ in }\n lazy var pour = UIButton(primaryAction: act)",
  ])
  func `a button shows the title of its action`(_ member: String) throws {
    let pour = try #require(elements(member).first)
    #expect(pour.text == .found("Pour"))
  }

  @Test(arguments: [
    "func a(image: UIImage) { let pour = UIBarButtonItem(image: image, style: .plain) }",
    "var image: UIImage?\nfunc a() { let pour = UIBarButtonItem(title: nil, image: image) }",
  ])
  func `a picture that is not known is an open one`(_ member: String) throws {
    let pour = try #require(elements(member).first)
    #expect(pour.label == .none)
    #expect(pour.icon == .notMeasured)
  }

  @Test(arguments: [
    "pour.menu = UIMenu(children: teas); pour.changesSelectionAsPrimaryAction = true",
    "var look = UIButton.Configuration.plain(); dress(&look); pour.configuration = look",
    "let image = \(cup); image.accessibilityLabel = tea.name; pour.setImage(image, for: .normal)",
    "let act = tea.action; pour = UIButton(image: \(cup), primaryAction: act)",
  ])
  func `what may bring a name along is no missing name`(_ statement: String) throws {
    let all = elements(
      "var pour = UIButton()\nfunc a() { pour.setImage(\(Self.cup), for: .normal)\n\(statement) }")
    let pour = try #require(all.last)
    #expect(pour.label == .notMeasured)
  }

  @Test(arguments: [
    ("if t { look = .plain() } else { look = .filled() }", false),
    ("look = UIButton.Configuration.plain()", false),
    ("look = .plain()\nlook.image = \(cup)", true),
  ])
  func `a look that a variable is given later is no picture`(_ later: String, _ isIcon: Bool) {
    let all = elements(
      "func a() { var look: UIButton.Configuration\n\(later)\nlet pour = UIButton(configuration: look) }"
    )
    #expect(all.map(\.icon) == (isIcon ? [.found(.symbol("cup"))] : []))
  }

  @Test func `a look of the code's own that a variable is given later may hold a title`() throws {
    let pour = try #require(
      elements(
        """
        func a() { var look: UIButton.Configuration
          look = dressed()
          let pour = UIButton(configuration: look); pour.setImage(\(Self.cup), for: .normal) }
        """
      ).first)
    #expect(pour.label == .notMeasured)
  }

  // MARK: Bar items

  @Test(arguments: [
    "navigationItem.rightBarButtonItem = .init(image: \(cup), style: .plain, target: nil, action: nil)",
    "navigationItem.rightBarButtonItems = [.init(image: \(cup), style: .plain)]",
    "toolbarItems = [UIBarButtonItem(image: \(cup), style: .plain)]",
  ])
  func `a bar item may be made without its type's name`(_ statement: String) throws {
    let all = elements("func a() { \(statement) }")
    #expect(all.map(\.label) == [.none])
    #expect(all.map(\.icon) == [.found(.symbol("cup"))])
  }

  @Test func `a back button with a picture may be named by the system`() throws {
    let back = try #require(
      elements(
        "func a() { navigationItem.backBarButtonItem = UIBarButtonItem(image: \(Self.cup)) }"
      )
      .first)
    #expect(back.label == .notMeasured)
    #expect(back.icon == .found(.symbol("cup")))
  }

  @Test(arguments: [
    ("toolbarItems![1].accessibilityLabel = \"Pour\"", [Measured.none, .found("Pour")]),
    ("toolbarItems?[0].accessibilityLabel = \"Tea\"", [.found("Tea"), .none]),
    ("toolbarItems?.first?.accessibilityLabel = \"Tea\"", [.found("Tea"), .none]),
    ("toolbarItems?[n].accessibilityLabel = tea.name", [.notMeasured, .notMeasured]),
    ("toolbarItems?[0].accessibilityIdentifier = \"tea\"", [.none, .none]),
  ])
  func `a member of a list is given its label`(
    _ statement: String, _ labels: [Measured<String>]
  ) {
    let all = elements(
      """
      func b() { \(statement) }
      func a() {
        let tea = UIBarButtonItem(image: UIImage(named: "tea"), style: .plain)
        let pour = UIBarButtonItem(image: \(Self.cup), style: .plain)
        toolbarItems = [tea, pour]
      }
      """)
    #expect(all.map(\.label) == labels)
  }

  @Test func `a label of a list's member that is not known is nobody's fault`() throws {
    let all = elements(
      """
      let pour = UIBarButtonItem(image: \(Self.cup), style: .plain)
      let plain = UIButton()
      func a() { toolbarItems = items(); toolbarItems?[0].accessibilityLabel = "Pour"
        plain.setImage(\(Self.cup), for: .normal) }
      """)
    #expect(all.map(\.label) == [.notMeasured, .none])
  }

  @Test(arguments: [
    "let item = UIBarButtonItem(customView: pour); item.accessibilityLabel = \"Pour\"",
    "let item = UIBarButtonItem(); item.customView = pour; item.accessibilityLabel = \"Pour\"",
  ])
  func `a label of a bar item may name the control it shows`(_ statement: String) {
    let all = elements(
      "let pour = UIButton()\nfunc a() { pour.setImage(\(Self.cup), for: .normal)\n\(statement) }")
    #expect(all.map(\.id) == ["pour"])
    #expect(all.map(\.label) == [.notMeasured])
  }

  @Test func `a control that a bar item shows and nobody labels has no name`() {
    let all = elements(
      """
      let pour = UIButton()
      func a() { pour.setImage(\(Self.cup), for: .normal)
        navigationItem.rightBarButtonItem = UIBarButtonItem(customView: pour) }
      """)
    #expect(all.map(\.label) == [.none])
  }

  @Test func `a bar item of the app's own may be named by who has it`() {
    let all = elements(
      """
      func a() { accessibilityLabel = "Pour"; let pour = UIButton()
        pour.setImage(\(Self.cup), for: .normal); customView = pour }
      """, "TeaItem: UIBarButtonItem")
    #expect(all.map(\.label) == [.notMeasured])
  }

  // MARK: Closures

  @Test(arguments: [
    "let pour = UIButton().then { $0.setImage(\(cup), for: .normal); $0.accessibilityLabel = \"Pour\" }",
    "let pour = UIButton(type: .custom).with { pot in pot.setImage(\(cup), for: .normal); pot.accessibilityLabel = \"Pour\" }",
    "lazy var pour = UIButton().also { if isHot { $0.setImage(\(cup), for: .normal) }; $0.accessibilityLabel = \"Pour\" }",
  ])
  func `a closure sets up what is made before it`(_ member: String) throws {
    let pour = try #require(elements(member).first)
    #expect(pour.icon == .found(.symbol("cup")))
    #expect(pour.label == .found("Pour"))
  }

  @Test func `what a closure inside is given is another`() throws {
    let pour = try #require(
      elements(
        """
        let pour = UIButton().then {
          $0.setImage(\(Self.cup), for: .normal)
          teas.forEach { $0.accessibilityLabel = "Tea" }
        }
        """
      ).first)
    #expect(pour.label == .none)
  }

  // MARK: What is met

  @Test(arguments: [
    "navigationItem.setRightBarButton(pour, animated: true)",
    "pot.snp.makeConstraints { $0.left.equalTo(pour) }", "stack.addView(pour, in: .center)",
  ])
  func `where a control is placed names nothing`(_ statement: String) throws {
    let pour = try #require(
      elements("func a() { let pour = UIBarButtonItem(image: \(Self.cup)); \(statement) }").first)
    #expect(pour.label == .none)
  }

  @Test(arguments: [
    ("pour.alpha = 0", 0), ("pour.alpha = 0; pour.alpha = 1", 1),
    ("pour.alpha = 0; pour.addTarget(self, action: #selector(a), for: .touchUpInside)", 1),
    ("pour.alpha = 0; pour.menu = teas", 1), ("pour.alpha = 0; show(pour)", 1),
    ("pour.alpha = 0; pour.rx.tap.bind { go() }", 1), ("pour.alpha = 0; pour.fadeIn()", 1),
    ("pour.alpha = 0; isOn.bind(to: pour.rx.alpha)", 1),
    ("pour.alpha = 0; pour.layer.add(fade, forKey: \"fade\")", 1),
    ("pour.alpha = 0; let taps = pour.rx.tap", 1),
    ("pour.alpha = 0; pour.snp.makeConstraints { $0.top.equalTo(pot) }", 0),
    ("pour.alpha = 0; pour.topAnchor.constraint(equalTo: top).isActive = true", 0),
    ("pour.alpha = 0; pot.topAnchor.constraint(equalTo: pour.bottomAnchor)", 0),
    ("pour.alpha = 0; pour.setTitleColor(.red, for: .normal)", 0),
  ])
  func `what is clear and does nothing is no control`(_ statements: String, _ count: Int) {
    let all = elements(
      "func b() { let pour = UIButton(); pour.setImage(\(Self.cup), for: .normal)\n\(statements) }")
    #expect(all.count == count)
  }

  @Test(arguments: [
    ("pour.isHidden = isHot; steep.isHidden = !isHot", true),
    ("pour.isHidden = !tea.isHot\nsteep.isHidden = tea.isHot", true),
    ("pour.isHidden = isHot; steep.isHidden = isHot", false),
    ("pour.isHidden = true; steep.isHidden = false", false),
    ("pour.isHidden = isHot }\nfunc b(isHot: Bool) { steep.isHidden = !isHot", false),
  ])
  func `of two controls one may be hidden while the other is shown`(
    _ statements: String, _ areApart: Bool
  ) {
    let all = elements(
      """
      let pour = UIButton(), other = 0
      let steep = UIButton()
      func make() { pour.setTitle("Go", for: .normal); steep.setTitle("Go", for: .normal) }
      func a() { \(statements) }
      """)
    let paths = all.compactMap { $0.origin?.path }.sorted()
    #expect(
      paths
        == (areApart
          ? ["TeaController/either TeaController-0.0", "TeaController/either TeaController-0.1"]
          : ["TeaController", "TeaController"]))
  }
}
