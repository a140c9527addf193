import AuditCore

extension Element {
  /// Takes back that it has no label, where other code may give it one.
  ///
  /// - Parameter code: what may name it, for reviewers to look at.
  mutating func leaveOpen(namedBy code: String) {
    if label == .none { label = .notMeasured }
    if source?.expression == nil { source?.expression = code }
  }
}
