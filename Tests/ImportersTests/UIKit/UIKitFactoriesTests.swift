import AuditCore
import Testing

@testable import Importers

/// Controls that functions make and other code keeps.
@Suite struct UIKitFactoriesTests {
  private func elements(_ members: String, _ others: String...) -> [Element] {
    UIKitFixtures.elements(members, others)
  }

  private static let make = """
    func makeButton(icon: String) -> UIButton {
      let button = UIButton(type: .system)
      button.setImage(UIImage(systemName: icon), for: .normal)
      return button
    }
    """

  // MARK: Functions

  @Test(arguments: [
    "lazy var close = makeButton(icon: \"xmark\")\nfunc name() { close.accessibilityLabel = t }",
    "lazy var close: UIButton = self.makeButton(icon: x)\nfunc name() { self.close.accessibilityLabel = t }",
    "lazy var close = { return makeButton(icon: x) }()\nfunc name() { close.accessibilityLabel = t }",
    "func name() { let close = makeButton(icon: x); close.setAccessibilityLabel(t) }",
    """
    func name() { right.item = makeButton(icon: x)
      right.item?.accessibilityLabel = t }
    """,
  ])
  func `a label that is set on what a function makes names it`(_ use: String) throws {
    let made = try #require(elements(UIKitFactoriesTests.make + "\n" + use).first)
    #expect(made.label == .notMeasured)
    #expect(made.source?.expression?.hasSuffix(".accessibilityLabel") == true)
  }

  @Test(arguments: [
    "", "lazy var close = makeButton(icon: x)",
    "lazy var close = makeButton(icon: x)\nlet open = UIView()\nfunc a() { open.accessibilityLabel = t }",
    "let close = UIView()\nfunc a() { close.accessibilityLabel = t }",
  ])
  func `one that nobody names has no label`(_ use: String) {
    #expect(elements(UIKitFactoriesTests.make + "\n" + use).map(\.label) == [Measured.none])
  }

  @Test func `a closure that calls a function gets the label that is set there`() throws {
    func close(_ named: String, _ call: String = "setupClose()") -> Measured<String>? {
      let button = elements(
        """
        lazy var close: UIButton = { return \(call) }()
        func setupClose() -> UIButton {
          let button = UIButton()
          \(named)
          return button
        }
        func look() { close.setImage(UIImage(named: "x"), for: .normal) }
        """
      ).first { $0.id == "close" }
      return button?.label
    }
    #expect(close("button.accessibilityLabel = t") == .notMeasured)
    #expect(close("button.accessibilityLabel = \"Close\"") == .notMeasured)
    #expect(close("button.alpha = 1") == Measured.none)
    #expect(close("button.alpha = 1", "Theme.button()") == .notMeasured)
  }

  @Test func `of functions in one another the innermost makes a control`() {
    // Which of the two would be taken must not depend on the run, so that there are several pairs.
    let members = (0..<8).map { number in
      """
      func outer\(number)() -> UIButton {
        func inner\(number)() -> UIButton {
          let button = UIButton()
          button.setImage(UIImage(named: "cup\(number)"), for: .normal)
          return button
        }
        let button = inner\(number)()
        button.accessibilityLabel = t
        return button
      }
      """
    }
    let made = elements(members.joined(separator: "\n"))
    #expect(made.map(\.label) == Array(repeating: .notMeasured, count: 8))
  }

  @Test(.timeLimit(.minutes(1)))
  func `many functions and many that keep what they make take no more than linear time`() {
    let clock = ContinuousClock()
    func time(_ count: Int) -> Duration {
      let members = (0..<count).map { number in
        """
        lazy var tea\(number): UIButton = { make\(number)() }()
        func make\(number)() -> UIButton { let pot = UIButton(); return pot }
        """
      }
      let text = "class TeaController: UIViewController {\n\(members.joined(separator: "\n"))\n}"
      let code = SwiftCode(
        Array(text.utf8), path: "Tea.swift", platforms: AppPlatforms(asked: nil, stated: []))
      return clock.measure {
        for type in SwiftTypes(code).all { _ = UIKitReader(code, type).controls }
      }
    }
    _ = time(20)
    let (small, large) = (time(50), time(400))
    #expect(large < small * 40 + .milliseconds(200))
  }

  // MARK: Fields

  @Test(arguments: [
    ("words(\"search\")", true), ("placeholder", true), ("isWide ? wide : narrow", true),
    ("\"Search teas\"", false), ("nil", false),
  ])
  func `a field with a placeholder of unknown words may have a name`(
    _ words: String, _ isOpen: Bool
  ) throws {
    let made = """
      let more = NSButton()
      func makeField(placeholder: String) -> NSTextField {
        let field = NSTextField()
        field.placeholderString = \(words)
        field.stringValue = ""
        return field
      }
      func look() { let tea = makeField(placeholder: "Tea") }
      """
    let element = elements(made).first { $0.role == .textField }
    if words == "nil" {
      #expect(element == nil)
    } else {
      #expect(element?.label == (isOpen ? Measured<String>.notMeasured : Measured<String>.none))
    }
  }
}
