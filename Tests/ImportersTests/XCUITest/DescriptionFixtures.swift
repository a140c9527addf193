import AuditCore

@testable import Importers

/// Descriptions of a small shop app, shaped as XCUITest prints them.
enum DescriptionFixtures {
  /// A description of an app with elements in its window.
  static func description(_ elements: String...) -> String {
    let lines = elements.map { "      \($0)\n" }.joined()
    return """
      Attributes: Application, 0x1, pid: 42, label: 'Tea Shop'
      Element subtree:
       →Application, 0x1, pid: 42, label: 'Tea Shop'
          Window (Main), 0x2, {{0.0, 0.0}, {393.0, 852.0}}
      \(lines)Path to element:
       →Application, 0x1, pid: 42, label: 'Not read'
      Query chain:
       →Find: Target Application 'com.example.tea'
        Output: {
          Button, 0x9, {{0.0, 0.0}, {9.0, 9.0}}, label: 'Not read'
        }

      """
  }

  static func read(_ text: String) throws -> ImportedCapture {
    try XCUITestSource.read(Array(text.utf8), path: "tea.txt")
  }

  /// The elements a description gives for one line.
  static func element(_ line: String) throws -> Element? {
    try read(description(line)).screens.first?.elements.first
  }
}
