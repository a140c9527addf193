import Testing

@testable import Importers

/// Texts that types have names for.
@Suite struct StringConstantsTests {
  private func constants(_ text: String) -> StringConstants {
    StringConstants(
      SwiftCode(
        Array(text.utf8), path: "Texts.swift", platforms: AppPlatforms(asked: nil, stated: [])))
  }

  @Test(arguments: [
    "static let lock: String = {\n return \(StringConstantsTests.call) \n}()",
    "static let lock: String = { \(StringConstantsTests.call) }()",
    "static var lock: String { return \(StringConstantsTests.call) }",
    "static private let lock = \(StringConstantsTests.call)",
    "static let lock = \(StringConstantsTests.call)",
  ])
  func `a text is read however it is given`(_ member: String) {
    for table in ["static private let file = \"Cart\"", "private static let file = \"Cart\""] {
      let text = constants("class Texts {\n\(table)\n\(member)\n}").text(["Texts", "lock"])
      #expect(text?.words == "Lock")
      #expect(text?.key == "lock")
      #expect(text?.table == "Cart")
    }
  }

  private static let call =
    "NSLocalizedString(\"lock\", tableName: file, bundle: Bundle.main, value: \"Lock\", comment: \"\")"

  @Test(arguments: [
    ("Self.file", "Inner"), ("Texts.Inner.file", "Inner"), ("Texts.file", "Outer"),
    ("file", "Inner"), ("shared", "Shared"), ("unknown", nil), ("file.lowercased()", nil),
  ])
  func `the table is the nearest constant of its name`(_ table: String, _ expected: String?) {
    let text = constants(
      """
      private let shared = "Shared"
      enum Texts { static let file = "Outer"
        enum Inner { static let lock = { return NSLocalizedString("lock", tableName: \(table)) }()
          static let file = "Inner" } }
      """
    ).text(["Texts", "Inner", "lock"])
    #expect(text?.key == "lock")
    #expect(text?.table == expected)
  }

  @Test(arguments: [
    "{ let a = 1\nreturn NSLocalizedString(\"lock\") }()", "{ \"Lock\" }()", "\"Lock\"",
  ])
  func `other values are no texts to look up`(_ value: String) {
    #expect(constants("enum Texts { static let lock = \(value) }").text(["Texts", "lock"]) == nil)
  }
}
