/// A finding of another engine, as its report tells it: it stands in one queue with Aloud's own and
/// is decided like them, but Aloud did not judge it.
public struct ReportedFinding: Hashable, Sendable {
  /// The engine's id, such as "axe-devtools"; it stands before a slash in the finding's rule.
  public var engine: String
  /// The rule as the engine calls it, without blanks.
  public var rule: String
  /// The id of the element it is about; nil where it is about the whole screen.
  public var element: String?
  /// Whether the engine says that it failed; otherwise a person is to look.
  public var failed = true
  /// How much it hinders people, as the engine says or as this kind of fault does.
  public var impact = Impact.serious
  /// The WCAG criteria, as numbers such as "4.1.2".
  public var wcag: [String] = []
  /// What the engine says.
  public var message: String
  /// Aloud's rule on the same matter, where there is one.
  public var counterpart: String?
  /// The label the engine met, where it tells; with another one its word is old.
  public var label: Measured<String> = .notMeasured
  /// The facts it gives.
  public var evidence: [Evidence] = []

  /// A finding of its parts.
  public init(engine: String, rule: String, element: String? = nil, message: String) {
    self.engine = engine
    self.rule = rule
    self.element = element
    self.message = message
  }

  /// The rule's id in findings, such as "axe-devtools/LabelInName".
  public var ruleID: String { "\(engine)/\(rule)" }
}

/// The other engine a finding comes from, and what it rests on there.
public struct ReportingEngine: Hashable, Sendable {
  /// The engine's id.
  public let id: String
  /// The WCAG criteria its report names.
  public let wcag: [String]
  /// Aloud's rule on the same matter, where there is one.
  public let counterpart: String?

  /// The engine's name as people know it, or the id of one that is not known here.
  public var name: String { Self.names[id] ?? id }

  /// What a finding says of where it comes from, in a sentence without its full stop.
  public var sentence: String { "reported by \(name); Aloud did not judge it" }

  /// Aloud's own id, where engines are chosen by id.
  public static let own = "aloud"

  /// Engines whose ids do not say their names.
  static let names = [
    "apple-audit": "Apple's accessibility audit",
    "axe-devtools": "axe DevTools Mobile",
    "evinced": "Evinced",
    "swiftlint": "SwiftLint",
    "axe-core": "axe-core",
  ]
}
