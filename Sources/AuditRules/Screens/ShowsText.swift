import AuditCore

extension Element {
  /// Whether people see text on it: a text was measured, or it is one by its role.
  var showsText: Bool {
    if let text = text.value { return !text.isBlank }
    switch role {
    case .text, .heading: return !text.isMeasured && label.value?.isBlank == false
    case .textField, .secureTextField, .searchField:
      return value.value?.isBlank == false || placeholder.value?.isBlank == false
    default: return false
    }
  }
}
