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
