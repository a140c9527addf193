import AuditCore
import Testing

@testable import Importers

/// What VoiceOver makes of views of the app's own that are called buttons and are none of the system's.
@Suite struct PlainViewsTests {
  private static func pour(
    _ members: String = "", _ supertype: String = "UIView", set: String = "", others: String = ""
  ) throws -> Element {
    try #require(
      UIKitFixtures.elements(
        "let pour = CupButton(icon: UIImage(named: \"cup\"))\nfunc viewDidLoad() { \(set) }",
        [
          """
          class CupButton: \(supertype) {
            let picture = UIImageView()
            func begin() { addGestureRecognizer(UITapGestureRecognizer()); \(members) }
          }
          """, others,
        ]
      ).first)
  }

  private static let named = "pour.accessibilityLabel = \"Pour button\""

  @Test(arguments: [
    ("", "", false),
    ("isAccessibilityElement = false", "", false),
    ("self.isAccessibilityElement = true", "", Bool?.none),
    ("", "pour.isAccessibilityElement = true", true),
    ("isAccessibilityElement = isOn", "", Bool?.none),
  ])
  func `a plain view is met only where code says so`(
    _ members: String, _ set: String, _ isElement: Bool?
  ) throws {
    let pour = try Self.pour(members, set: set)
    #expect(pour.isAccessibilityElement == isElement)
    #expect(pour.role == .button && pour.label == .none)
    // Nobody hears the picture inside one that is met.
    #expect(pour.icon == (isElement == false ? .found(.asset("cup")) : .none))
  }

  @Test(arguments: [
    "extension CupButton { func a() { isAccessibilityElement = true } }",
    "class BaseCup: UIView { override var isAccessibilityElement: Bool { get { isOn } set { } } }",
  ])
  func `other code of the class may make it an element`(_ other: String) throws {
    let supertype = other.hasPrefix("class") ? "BaseCup" : "UIView"
    #expect(try Self.pour("", supertype, others: other).isAccessibilityElement == nil)
    let another = "extension UIView { func a() { isAccessibilityElement = true } }"
    #expect(try Self.pour(others: another).isAccessibilityElement == false)
  }

  @Test(arguments: [
    ("isAccessibilityElement = true", named, Role.other),
    ("isAccessibilityElement = true; accessibilityTraits = .button", named, .button),
    (
      "isAccessibilityElement = true", "\(named); pour.accessibilityTraits.insert(.button)", .button
    ),
    ("isAccessibilityElement = true", "", .button),
  ])
  func `a plain view with a name is a button where code says so`(
    _ members: String, _ set: String, _ role: Role
  ) throws {
    let pour = try Self.pour(members, set: set)
    #expect(pour.role == role)
    #expect(pour.icon == .none)
  }

  @Test(arguments: ["UIControl", "BaseCup"])
  func `nobody hears the picture inside a control of the app's own`(_ supertype: String) throws {
    let pour = try Self.pour(
      "", supertype, others: "class BaseCup: UIControl { func touchesBegan() { } }")
    #expect(pour.role == .button && pour.label == .none && pour.icon == .none)
    #expect(pour.isAccessibilityElement == nil)
  }
}
