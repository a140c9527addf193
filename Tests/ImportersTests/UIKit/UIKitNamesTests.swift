import AuditCore
import Testing

@testable import Importers

/// The names that controls go by in code.
@Suite struct UIKitNamesTests {
  private let tabs = """
    var cart: CartController!
    override func viewDidLoad() {
      cart.tabBarItem = UITabBarItem(title: "", image: UIImage(named: "cart"), selectedImage: nil)
      let tea = UIViewController()
      tea.tabBarItem = UITabBarItem(title: nil, image: UIImage(named: "tea"), tag: 1)
    """

  private func labels(_ more: String) -> [Measured<String>] {
    UIKitFixtures.elements("\(tabs)\n\(more)", []).map(\.label)
  }

  @Test func `a label goes to the tab of its controller`() {
    #expect(
      labels(
        """
          let milk = UIViewController()
          milk.tabBarItem.accessibilityLabel = "Milk"
        }
        func name() {
          cart.tabBarItem?.accessibilityLabel = "Cart"
          let tea = UIViewController()
          tea.tabBarItem.accessibilityLabel = "Tea"
        }
        """) == [.found("Cart"), .none])
    #expect(
      labels("tea.tabBarItem.accessibilityLabel = \"Tea\"\n}") == [.none, .found("Tea")])
  }

  @Test func `tabs that are reached by their places may have names`() {
    #expect(
      labels("tabBar.items?[1].accessibilityLabel = \"Tea\"\n}") == [.notMeasured, .notMeasured])
    #expect(
      labels("for item in tabBar.items ?? [] { name(item) }\n}") == [.notMeasured, .notMeasured])
    #expect(labels("tabBar.isHidden = true\n}") == [.none, .none])
  }

  @Test(arguments: [
    ("field.isEnabled = false", Role.text), ("field.isEnabled = isOn", .textField),
    ("field.isEnabled = false; field.isEnabled = true", .textField), ("", .textField),
  ])
  func `a field that nobody can write into shows a text`(_ more: String, _ role: Role) {
    let members =
      "func a() { let field = UITextField(); field.text = \"Tea\"; add(UIButton()); \(more) }"
    #expect(UIKitFixtures.elements(members, []).first?.role == role)
  }

  @Test(arguments: [
    "let pot = self.brew", "guard let pot = brew else { return }", "if let pot = brew {",
  ])
  func `a control may have another name in a function`(_ alias: String) throws {
    let end = alias.hasPrefix("if") ? "}" : ""
    let button = try #require(
      UIKitFixtures.elements(
        """
        let brew = UIButton()
        func dress() {
          brew.setImage(UIImage(named: "pot"), for: .normal)
          \(alias)
          pot.accessibilityLabel = "Brew"
          \(end)
        }
        func other() { pot.accessibilityHint = "Pours" }
        """, []
      ).first)
    #expect(button.label == .found("Brew"))
    #expect(button.hint == .notMeasured)
  }

  @Test(arguments: [".build { button in button", ".create(frame: .zero) { $0"])
  func `a function that makes a button may have a closure set it up`(_ made: String) {
    let setUp = "let pot: UIButton = \(made).setImage(UIImage(named: \"pot\"), for: .normal) }"
    let button = UIKitFixtures.elements(setUp, []).first
    #expect(button?.icon == .found(.asset("pot")))
    #expect(button?.label == Measured<String>.none)
    let other = "let pot: UIButton = .build { tea in cup.setImage(i, for: .normal) }"
    #expect(UIKitFixtures.elements(other, []).isEmpty)
  }
}
