import AuditCore
import Testing

@testable import Importers

/// What classes of an app do to the controls that code makes of them.
@Suite struct UIKitInstancesTests {
  private func elements(_ members: String, _ others: String...) -> [Element] {
    UIKitFixtures.elements(members, others)
  }

  private func cup(_ members: String, _ base: String = "") -> Element? {
    elements(
      """
      let cup: UIButton = {
        let button = CupButton(type: .custom)
        button.setImage(UIImage(named: "cup"), for: .normal)
        return button
      }()
      """, "class CupButton: BaseButton { \(members) }", "class BaseButton: UIButton { \(base) }"
    ).first
  }

  @Test(arguments: [
    "override var isAccessibilityElement: Bool { get { false } set { } }",
    "func setup() { isAccessibilityElement = false }",
  ])
  func `a class that is no element makes none`(_ members: String) throws {
    #expect(try #require(cup(members)).isAccessibilityElement == false)
    #expect(try #require(cup("func addSubviews() { }", members)).isAccessibilityElement == false)
    #expect(
      try #require(cup("func name() { accessibilityHint = t }", members)).isAccessibilityElement
        == false)
    #expect(
      try #require(cup("func setup() { isAccessibilityElement = true }", members))
        .isAccessibilityElement == nil)
    #expect(try #require(cup("")).isAccessibilityElement == nil)
  }

  @Test func `a closure may give what a class makes at once`() throws {
    func cup(_ type: String) -> Element? {
      elements(
        """
        lazy var cup: UIButton = { \(type)(type: .custom) }()
        func look() { cup.setImage(UIImage(named: "cup"), for: .normal) }
        """, "class CupButton: UIButton { func setup() { accessibilityLabel = t } }",
        "class PotButton: UIButton { func setup() { accessibilityHint = t } }"
      ).first { $0.id == "cup" }
    }
    #expect(try #require(cup("CupButton")).label == .notMeasured)
    #expect(try #require(cup("PotButton")).label == Measured.none)
    #expect(try #require(cup("UIButton")).label == Measured.none)
  }

  @Test func `a class that labels itself names what is made of it`() throws {
    let labelled = try #require(
      cup("override var accessibilityLabel: String? { get { t } set { } }"))
    #expect(labelled.label == .notMeasured)
    #expect(labelled.source?.expression == "the label of CupButton")
    #expect(try #require(cup("")).label == Measured.none)
  }

  @Test(arguments: [
    "func setup() { setAccessibilityElement(false) }",
    "override func isAccessibilityElement() -> Bool { return false }",
  ])
  func `AppKit says by functions what is no element`(_ members: String) throws {
    #expect(try #require(cup(members)).isAccessibilityElement == false)
    let yes = members.replacing("false", with: "true")
    #expect(try #require(cup(yes)).isAccessibilityElement == nil)
  }
}
