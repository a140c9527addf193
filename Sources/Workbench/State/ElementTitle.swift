import AuditCore

/// What an element is called in lists.
enum ElementTitle {
  /// Role, then name or what is there instead: `button "Filter results"`, `button no name (bell)`.
  static func of(_ index: Int, in screen: Screen) -> String {
    let element = screen.elements[index]
    let name = AccessibleName(of: index, in: screen)
    // A later capture did not have it any more; it is kept for what reviewers said of it.
    let role = (element.missingSince == nil ? "" : "gone: ") + element.role.words
    if name.source != .systemDefault, !name.text.isBlank { return "\(role) \"\(name.text)\"" }
    if let icon = element.icon.value {
      return "\(role) no name (\(icon.name(or: element.otherIcon)))"
    }
    return name.source == .notMeasured && !element.role.isControl
      ? "\(role) \(element.id)" : "\(role) no name (\(element.id))"
  }
}
