import AuditCore

extension Element {
  /// Takes back that it has no label, where other code may give it one.
  ///
  /// - Parameter code: what may name it, for reviewers to look at.
  mutating func leaveOpen(namedBy code: String) {
    if label == .none { label = .notMeasured }
    if source?.expression == nil { source?.expression = code }
  }

  /// Leaves out the text that is seen, in every language, where another one is shown or heard in its
  /// place that is not known.
  mutating func forgetText() {
    text = .notMeasured
    for index in localizations.indices { localizations[index].text = .notMeasured }
    localizations.removeAll { $0 == Localization(locale: $0.locale) }
  }
}
