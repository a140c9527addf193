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

extension ImportedCapture {
  /// Takes the last screen away where one of those before it shows the same, with a note.
  ///
  /// Tools print a screen again and again while they wait; the nearest ones are looked at.
  /// - Complexity: O(elements of the nearest screens).
  mutating func dropRepeatedScreen() {
    guard let last = screens.last,
      screens.dropLast().suffix(16).contains(where: { $0.showsTheSame(as: last) })
    else { return }
    screens.removeLast()
    let note = "the same screen was there more than once; it was read once"
    if !notes.contains(note) { notes.append(note) }
  }
}
