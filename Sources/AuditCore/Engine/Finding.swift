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
    index: Int, related: [String], locale: String?, message: String, evidence: [Evidence],
    suggestion: Suggestion? = nil, reportedBy: ReportingEngine? = nil
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
    self.message = message
    self.evidence = evidence
    self.suggestion = suggestion
    self.reportedBy = reportedBy
  }

  /// The id of the engine that found it; Aloud's own for what it judged itself.
  public var engine: String { reportedBy?.id ?? ReportingEngine.own }

  /// The stable key `rule@screen/element`, with `#locale` where it is about one language.
  ///
  /// It survives edits of the label, a new capture, and the renaming of files. For a group it names
  /// the first element by id, so that the order on the screen does not change it.
  public var id: String {
    let first = related.reduce(element) { $1 < $0 ? $1 : $0 }
    let key = "\(rule)@\(screen)/\(first)"
    return locale.map { "\(key)#\($0)" } ?? key
  }
}
