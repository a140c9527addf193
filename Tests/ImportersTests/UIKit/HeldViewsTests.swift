import AuditCore
import Testing

@testable import Importers

/// Views that code makes and never shows.
@Suite struct HeldViewsTests {
  private static func ids(_ members: String, _ others: String...) -> [String] {
    UIKitFixtures.elements(members, others + [whole]).map(\.id)
  }

  /// Only of a whole app it is known that nothing else shows a view.
  private static let whole = "import SwiftUI\n@main class Shop { let tea = TeaController() }"

  private static let picture = "pour.setImage(UIImage(named: \"pour\"), for: .normal)"

  // MARK: Never put anywhere

  @Test(arguments: [
    ("", false), ("// addSubview(pour)", false),
    ("pour.addTarget(self, action: #selector(a))", false),
    ("pour.topAnchor.constraint(equalTo: top).isActive = true; pour.alpha = 1", false),
    ("lid.widthAnchor.constraint(equalTo: pour.widthAnchor).isActive = true", false),
    ("addSubview(pour)", true), ("stack.insertArrangedSubview(pour, at: 0)", true),
    ("[lid, pour].forEach { addSubview($0) }", true),
    ("let stack = UIStackView([lid, pour])", true),
    ("buttons = [\"a\": pour]", true), ("item.customView = pour", true), ("return pour", true),
    ("pour.add(to: view)", true), ("pour.snp.makeConstraints { make(pour) }", true),
    ("cup { [weak pour] in pour?.alpha = 1 }", true), ("field.rightView = self.pour", true),
    ("pour.embedded()", true), ("pour.isHidden = isOn", true),
  ])
  func `a view that is only set up is never met`(_ statement: String, _ isMet: Bool) {
    let local = Self.ids("func a() {\nlet pour = UIButton()\n\(Self.picture)\n\(statement)\n}")
    #expect(local == (isMet ? ["pour"] : []))
    let held = Self.ids(
      "private let pour: UIButton = UIButton(type: .custom)\nfunc a() {\n\(Self.picture)\n\(statement)\n}"
    )
    #expect(held == (isMet ? ["pour"] : []))
  }

  @Test(arguments: [
    "let pour = UIButton().then { view.addSubview($0) }",
    "let pour: UIButton = { let pour = UIButton(); show(pour); return pour }()",
  ])
  func `what goes on from where it is made may show it`(_ made: String) {
    #expect(Self.ids("\(made)\nfunc a() {\n\(Self.picture)\n}") == ["pour"])
  }

  @Test(arguments: [("", []), ("func b() { addSubview(pour) }", ["pour"])])
  func `what a closure or an initialiser makes for nothing is never met`(
    _ more: String, _ ids: [String]
  ) {
    let closure =
      "let pour: UIButton = { let cup = UIButton(); cup.setImage(UIImage(named: \"p\"), for: .normal)"
    #expect(Self.ids("\(closure)\nreturn cup }()\n\(more)") == ids)
    #expect(
      Self.ids("let pour = UIButton.init(type: .custom)\nfunc a() { \(Self.picture) }\n\(more)")
        == ids)
  }

  @Test(arguments: [
    ("$0.isHidden = true", "", []),
    ("$0.isHidden = true", "func b() { pour.isHidden = false }", ["pour"]),
    ("$0.isHidden = isOn", "", ["pour"]), ("$0.alpha = 1", "", ["pour"]),
  ])
  func `what is hidden where it is made is never met`(
    _ made: String, _ more: String, _ ids: [String]
  ) {
    let members = """
      let pour = UIButton().then { $0.setImage(UIImage(named: "p"), for: .normal); \(made) }
      func a() { addSubview(pour) }
      """
    #expect(Self.ids("\(members)\n\(more)") == ids)
  }

  @Test func `other files may show what a property holds`() {
    let members = "let pour = UIButton()\nfunc a() {\n\(Self.picture)\n}"
    #expect(Self.ids(members, "class Pot: TeaController { func b() { addSubview(lid) } }") == [])
    #expect(
      Self.ids(members, "class Pot: TeaController { func b() { addSubview(pour) } }") == ["pour"])
  }

  @Test func `of a few files it is not known what shows a view`() {
    let members = "func a() {\nlet pour = UIButton()\n\(Self.picture)\n}"
    #expect(UIKitFixtures.elements(members, []).map(\.id) == ["pour"])
    #expect(Self.ids(members) == [])
  }

  // MARK: Hidden for good

  private static func hidden(_ more: String, in function: String = "viewDidLoad") -> [String] {
    ids(
      """
      private let pour = UIButton()
      func \(function)() {
        \(picture)
        view.addSubview(UIStackView([lid, pour]))
        pour.isHidden = true
        pour.addAction(UIAction { _ in open() }, for: .touchUpInside)
      }
      \(more)
      """)
  }

  @Test(arguments: [
    ("", false), ("func a() { lid.isHidden = false }", false),
    ("func a() { pour.isHidden = false }", true), ("func a() { pour.isHidden.toggle() }", true),
    ("func a() { fade(pour) }", true), ("func a() { bind(\\.isHidden, of: self.pour) }", true),
    ("func a() { [lid, pour].forEach { $0.isHidden = false } }", true),
    ("func a() { stack.arrangedSubviews.forEach { $0.isHidden = false } }", true),
    ("func a() { pour.rx.isHidden.onNext(false) }", true), ("func a() { pour.show() }", true),
  ])
  func `a view that is hidden once is never met`(_ more: String, _ isMet: Bool) {
    #expect(Self.hidden(more) == (isMet ? ["pour"] : []))
  }

  @Test func `a view that is hidden at times is met`() {
    #expect(Self.hidden("", in: "setup") == [])
    #expect(Self.hidden("", in: "hideAll") == ["pour"])
    func at(_ statement: String) -> [String] {
      Self.ids(
        "let pour = UIButton()\nfunc viewDidLoad() {\n\(Self.picture)\naddSubview(pour)\n\(statement)\n}"
      )
    }
    #expect(at("pour.isHidden = true") == [])
    #expect(at("if isOn { pour.isHidden = true }") == ["pour"])
    #expect(at("guard isOn else { return }\npour.isHidden = true") == ["pour"])
    #expect(at("pour.isHidden = true\n&& isOn") == ["pour"])
    #expect(at("later { guard isOn else { return }; go() }\npour.isHidden = true") == [])
    #expect(at("later { self.pour.isHidden = true }") == ["pour"])
  }

  @Test func `a class may show its own views`() {
    func pour(_ own: String) -> [String] {
      Self.ids(
        "let pour = CupButton(icon: cup)\nfunc viewDidLoad() { addSubview(pour); pour.isHidden = true }",
        """
        class CupButton: UIControl { let picture = UIImageView()
          func touchesEnded() { }; func a() { \(own) } }
        """)
    }
    #expect(pour("") == [])
    #expect(pour("isHidden = false") == ["pour"])
  }
}
