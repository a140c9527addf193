import AuditCore

extension Screen {
  /// Whether another capture shows the same elements in the same places.
  ///
  /// - Complexity: O(elements).
  func showsTheSame(as other: Screen) -> Bool {
    elements.count == other.elements.count
      && zip(elements, other.elements).allSatisfy { one, two in
        one.role == two.role && one.frame == two.frame && one.label == two.label
          && one.value == two.value && one.identifier == two.identifier
          && one.selected == two.selected && one.enabled == two.enabled
      }
  }
}
