import AuditCore
import Testing

@testable import Reports

@Suite struct FixCodeTests {
  private func code(
    _ member: FixMember, _ value: FixValue, locale: String? = nil, platform: Platform = .iOS,
    locales: [String] = ["en"], id: String = "filter", identifier: String? = "filterButton"
  ) -> [String] {
    var facts = ProjectFacts(name: "Case")
    facts.platform = platform
    facts.locales = locales
    var element = TeaShop.element(id, .button, "Filter results")
    element.identifier = identifier.map { .found($0) } ?? .none
    element.inputLabels = .found(["Filter results", "Filter"])
    return FixCode.snippets(
      member: member, locale: locale, value: value, element: element, facts: facts
    ).map { "\($0.place): \($0.code)" }
  }

  @Test("a label is a modifier in SwiftUI and a property in UIKit")
  func label() {
    #expect(
      code(.label, .text("Filter results")) == [
        "SwiftUI: .accessibilityLabel(\"Filter results\")",
        "UIKit: filterButton.accessibilityLabel = \"Filter results\"",
      ])
  }

  @Test("in an app of several languages UIKit looks the text up")
  func localized() {
    #expect(
      code(.hint, .text("Opens filters"), locales: ["en", "de"]) == [
        "SwiftUI: .accessibilityHint(\"Opens filters\")",
        "UIKit: filterButton.accessibilityHint = String(localized: \"Opens filters\")",
      ])
  }

  @Test("input labels are lists under their two names")
  func inputLabels() {
    #expect(
      code(.inputLabels, .list(["Filter results", "Filter"])) == [
        "SwiftUI: .accessibilityInputLabels([\"Filter results\", \"Filter\"])",
        "UIKit: filterButton.accessibilityUserInputLabels = [\"Filter results\", \"Filter\"]",
      ])
  }

  @Test("a decorative element is hidden in SwiftUI and no element in UIKit")
  func decorative() {
    #expect(
      code(.decorative, .flag(true)) == [
        "SwiftUI: .accessibilityHidden(true)",
        "UIKit: filterButton.isAccessibilityElement = false",
      ])
  }

  @Test("a member taken away is said so")
  func absent() {
    #expect(
      code(.hint, .absent) == [
        "SwiftUI: // remove .accessibilityHint(…)",
        "UIKit: filterButton.accessibilityHint = nil",
      ])
  }

  @Test("macOS code is AppKit's")
  func appKit() {
    #expect(
      code(.label, .text("Filter"), platform: .macOS).last
        == "AppKit: filterButton.setAccessibilityLabel(\"Filter\")")
    #expect(
      code(.hint, .text("Filters"), platform: .macOS).last
        == "AppKit: filterButton.setAccessibilityHelp(\"Filters\")")
  }

  @Test("another language is an entry of the string catalogue under the base text")
  func stringCatalogue() {
    #expect(
      code(.label, .text("Ergebnisse \"filtern\""), locale: "de", locales: ["en", "de"]) == [
        "String catalogue: \"Filter results\": {\"localizations\": {\"de\": {\"stringUnit\": "
          + "{\"state\": \"translated\", \"value\": \"Ergebnisse \\\"filtern\\\"\"}}}}"
      ])
    let entries = code(.inputLabels, .list(["Filtern", "Filter"]), locale: "de")
    #expect(entries.count == 2)
    #expect(entries.last?.hasPrefix("String catalogue: \"Filter\": ") == true)
  }

  @Test(
    "a literal means the text and shows every character of it",
    arguments: [
      ("a\"b", #""a\"b""#), (#"\(name)"#, #""\\(name)""#), ("a\nb\tc\r", #""a\nb\tc\r""#),
      ("\u{202E}x\u{0}", #""\u{202E}x\u{0}""#), ("日本 👩‍👧", "\"日本 👩‍👧\""),
    ])
  func literal(text: String, literal: String) {
    #expect(SwiftSpelling.string(text) == literal)
  }

  @Test(
    "a variable is the identifier where it can be one, else made from the id",
    arguments: [
      (nil, "bell", "bell"), ("bell-button", "bell", "bell"), ("9 lives", "share it", "lives"),
      (nil, "tea.list.star-1", "teaListStar1"), (nil, "default", "element"),
      (nil, "按钮", "element"), ("", "", "element"), (nil, "x; rm()", "xRm"),
    ])
  func variable(identifier: String?, id: String, expected: String) {
    let line = code(.label, .text("x"), id: id, identifier: identifier).last
    #expect(line == "UIKit: \(expected).accessibilityLabel = \"x\"")
  }
}
