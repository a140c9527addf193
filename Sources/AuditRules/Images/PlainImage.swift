import AuditCore

extension Element {
  /// Whether it is an image and nothing people act on.
  var isPlainImage: Bool {
    guard role == .image || (role == .other && traits.value?.contains(.image) == true) else {
      return false
    }
    return !isActedOn
  }

  /// Whether a person wrote it down, and neither a capture nor the sources of an app did: then what
  /// it says of the icon is what people see.
  var isWrittenByHand: Bool { source == nil && origin == nil }

  /// Whether the project states that it carries no information.
  var isStatedDecorative: Bool { decorative == true || informative == false }
}

extension AuditContext {
  /// Whether VoiceOver can land on an element itself: it is exposed, and no element around it
  /// combines it into its own name.
  ///
  /// - Complexity: O(depth).
  func isMetAlone(_ index: Int) -> Bool {
    guard isExposed(index) else { return false }
    var around = screen.elements[index].parent
    while let at = around {
      let element = screen.elements[at]
      // A container that is an accessibility element swallows what is inside it.
      if element.isAccessibilityElement == true { return false }
      if element.isAccessibilityElement == nil {
        if element.role.isPressed { return false }
        if element.role == .cell, element.label.value?.isBlank == false { return false }
      }
      around = element.parent
    }
    return true
  }
}
