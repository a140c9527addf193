import AuditCore
import LosslessJSON

extension Importer {
  /// Hierarchies of AccessibilitySnapshot.
  static let accessibilitySnapshot = Importer(
    id: "accessibility-snapshot", title: "AccessibilitySnapshot hierarchy (JSON)",
    howToGet: """
      // in a test, with `import AccessibilitySnapshotParser`
      let hierarchy = AccessibilityHierarchyParser().parseAccessibilityHierarchy(in: view)
      try JSONEncoder().encode(hierarchy).write(to: URL(fileURLWithPath: "screen.json"))
      """,
    reads: """
      Label, value, hint, identifier, input labels (`userInputLabels`), traits with the private ones, \
      the language, custom actions, and the frame or the box around a path; elements in VoiceOver's \
      order, inside containers that have a name. Hints the system adds are taken off. It is the one \
      capture with input labels.
      """,
    leavesOut: """
      Visible texts, pictures and colours are not in it, and frames are those of the view, not of the \
      screen. The encoder leaves out what is nil, so an absent label, value or hint means there is \
      none; input labels of an element that takes no action are not known. Custom content and rotors \
      are not read.
      """,
    example: """
      [{"element": {"_0": {"description": "Cart. Button.", "label": "Cart", "traits": ["button"],
          "userInputLabels": ["Cart", "Basket"], "identifier": "cartButton", "customActions": [],
          "respondsToUserInteraction": true, "usesDefaultActivationPoint": true,
          "shape": {"type": "frame", "frame": [[329, 59], [44, 44]]}}, "traversalIndex": 0}}]
      """,
    guess: AccessibilitySnapshotSource.looksRight, read: AccessibilitySnapshotSource.read)
}

/// Reads hierarchies of AccessibilitySnapshot.
enum AccessibilitySnapshotSource {
  /// The format's id.
  static let format = "accessibility-snapshot"

  private static let help = "encode the result of `parseAccessibilityHierarchy(in:)` again"

  /// Whether the first bytes look like a hierarchy.
  @Sendable static func looksRight(_ start: [UInt8]) -> Bool {
    start.contains("\"traversalIndex\"") || start.contains("\"usesDefaultActivationPoint\"")
      || (start.contains("\"respondsToUserInteraction\"") && start.contains("\"shape\""))
  }

  /// Reads one or more hierarchies, one screen each.
  ///
  /// - Complexity: O(bytes × depth of the containers).
  @Sendable static func read(
    _ bytes: consuming [UInt8], path: String
  ) throws(ImportError) -> ImportedCapture {
    let screens = JSONScreens(
      format: format, path: path, expected: "a hierarchy of AccessibilitySnapshot", help: help)
    return try screens.read(bytes) { (document) throws(ImportError) in
      var builder = AccessibilitySnapshotTree()
      builder.read(document)
      if builder.tree.nodes.isEmpty, !builder.isTooDeep {
        throw ForeignContent.error(for: document.bytes, path: path, expected: screens.expected)
      }
      return builder
    } add: { (builder, capture) throws(ImportError) in
      try screens.add(&builder.tree, isTooDeep: builder.isTooDeep, size: nil, to: &capture)
    }
  }
}
