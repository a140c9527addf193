import AuditCore

extension Element {
  /// Whether it has a value that code makes, of which the words are not known.
  var isValueOpen: Bool { value.value == "…" }
}
