import AuditCore

@testable import Importers

/// Views of SwiftUI as a reader takes them.
enum ViewFixtures {
  /// The screen of a view whose body is the given code.
  ///
  /// - Parameters:
  ///   - members: what else the view declares.
  ///   - others: what else the file declares.
  ///   - type: what the view conforms to.
  static func screen(
    _ body: String, members: String = "", others: String = "", type: String = "View",
    tables: StringTables = StringTables()
  ) -> Screen? {
    let reader = SwiftSourceReader(
      tables: tables, baseLocale: "en", platforms: AppPlatforms(asked: nil, stated: [.iOS]),
      components: [])
    let text = """
      import SwiftUI
      \(others)
      struct A: \(type) {
      \(members)
      var body: some \(type) {
      \(body)
      }
      }
      """
    return reader.read(Array(text.utf8), path: "a.swift").screens.first { $0.id == "A" }
  }

  /// Its elements.
  static func elements(
    _ body: String, members: String = "", others: String = "", type: String = "View",
    tables: StringTables = StringTables()
  ) -> [Element] {
    screen(body, members: members, others: others, type: type, tables: tables)?.elements ?? []
  }
}
