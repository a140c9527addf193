/// A failed or cannotTell outcome on one element or one group.
public struct Finding: Sendable, Identifiable {
  /// The rule's id.
  public let rule: String
  /// Whether the rule failed; otherwise it could not tell.
  public let failed: Bool
  /// Why it could not tell.
  public let reason: Reason?
  /// How much it hinders people.
  public let impact: Impact
  /// The screen's id.
  public let screen: String
  /// The element's id; for a group the first one in id order stands in the key.
  public let element: String
  /// The element's index on its screen.
  public let index: Int
  /// The ids of a group's other elements.
  public let related: [String]
  /// The language it is about, where it is about one.
  public let locale: String?
  /// The languages it is about, where they are several with one cause; else empty.
  public let locales: [String]
  /// The fact, then its consequence.
  public let message: String
  /// The facts the message rests on.
  public let evidence: [Evidence]
  /// The name that would clear it, where the rule knows one from elsewhere in the project.
  public let suggestion: Suggestion?
  /// The other engine that reported it; nil for what Aloud judged itself.
  public let reportedBy: ReportingEngine?

  /// A finding of its parts.
  public init(
    rule: String, failed: Bool, reason: Reason?, impact: Impact, screen: String, element: String,
    index: Int, related: [String], locale: String?, locales: [String] = [], message: String,
    evidence: [Evidence], suggestion: Suggestion? = nil, reportedBy: ReportingEngine? = nil
  ) {
    self.rule = rule
    self.failed = failed
    self.reason = reason
    self.impact = impact
    self.screen = screen
    self.element = element
    self.index = index
    self.related = related
    self.locale = locale
    self.locales = locales
    self.message = message
    self.evidence = evidence
    self.suggestion = suggestion
    self.reportedBy = reportedBy
  }

  /// The id of the engine that found it; Aloud's own for what it judged itself.
  public var engine: String { reportedBy?.id ?? ReportingEngine.own }

  /// The stable key `rule@screen/element`, with `#locale` where it is about one language.
  ///
  /// Several languages with one cause have no language in their key, unless another cause of the
  /// same rule took it; then it is the first of them.
  ///
  /// It survives edits of the label, a new capture, and the renaming of files. For a group it names
  /// the first element by id, so that the order on the screen does not change it.
  public var id: String {
    let first = related.reduce(element) { $1 < $0 ? $1 : $0 }
    let key = "\(rule)@\(screen)/\(first)"
    return locale.map { "\(key)#\($0)" } ?? key
  }

  /// Whether it is about a language, alone or among others.
  ///
  /// - Complexity: O(number of languages it is about).
  public func isAbout(_ language: String, baseLocale: String) -> Bool {
    locales.isEmpty ? (locale ?? baseLocale) == language : locales.contains(language)
  }

  /// The language to mend first: nil for the base one, which others often follow.
  public func firstLocale(baseLocale: String) -> String? {
    locales.isEmpty ? locale : locales.contains(baseLocale) ? nil : locales.first
  }
}
