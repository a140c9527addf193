import AuditCore

extension Element {
  /// Whether people act on it: by its role, or by a trait that makes VoiceOver say so.
  var isActedOn: Bool {
    if role.isControl { return true }
    guard let traits = traits.value else { return false }
    return !traits.isDisjoint(with: [.button, .link])
  }

  /// Whether it cannot be used now.
  var isDisabled: Bool { enabled == false || traits.value?.contains(.notEnabled) == true }
}

extension AuditContext {
  /// Whether an element cannot be used now; what has no part in it is not copied.
  func isDisabled(_ index: Int) -> Bool {
    screen.elements[index].enabled == false
      || screen.elements[index].traits.value?.contains(.notEnabled) == true
  }
}
