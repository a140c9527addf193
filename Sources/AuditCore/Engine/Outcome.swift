/// What a rule says of one element.
///
/// Nearly every outcome is passed or notApplicable, so the rest is kept apart and costs them nothing.
public indirect enum Outcome: Sendable {
  /// The rule applies and holds.
  case passed
  /// The rule says nothing about this element.
  case notApplicable
  /// The rule applies and does not hold.
  case failed(Report)
  /// The facts do not settle it; a person must look.
  case cannotTell(Reason, Report)

  /// Whether it is to be told: not held, or not settled.
  public var isToTell: Bool {
    switch self {
    case .passed, .notApplicable: false
    case .failed, .cannotTell: true
    }
  }
}

/// Why a rule could not tell.
public enum Reason: Hashable, Sendable {
  /// The capture did not look at this fact, given in words such as "the colour behind it".
  case notMeasured(String)
  /// The text was written by users of the app, so it may be anything.
  case userContent
  /// A judgement only a person can make, given as a sentence.
  case needsPerson(String)

  /// A stable word for machine-readable reports.
  public var id: String {
    switch self {
    case .notMeasured: "notMeasured"
    case .userContent: "userContent"
    case .needsPerson: "needsPerson"
    }
  }

  /// The reason as a sentence without its full stop.
  public var sentence: String {
    switch self {
    case .notMeasured(let what): "\(what) was not measured"
    case .userContent: "people who use the app wrote this text"
    case .needsPerson(let sentence): sentence
    }
  }
}

/// What a rule found: the message and the facts it rests on.
public struct Report: Sendable {
  /// The fact, then its consequence; lower case, no full stop.
  public var message: String
  /// The facts the message rests on, as read from the project.
  public var evidence: [Evidence]
  /// The name that would clear it, where the rule knows one from elsewhere in the project.
  public var suggestion: Suggestion?
  /// Which of a rule's faults it is, where one element may have several: languages with the same
  /// one are told together.
  public var cause: String
  /// How much it hinders people, where that is not as much as the rule's faults usually do.
  public var impact: Impact?

  /// A report of its parts.
  public init(
    _ message: String, evidence: [Evidence] = [], suggestion: Suggestion? = nil,
    cause: String = "", impact: Impact? = nil
  ) {
    self.message = message
    self.evidence = evidence
    self.suggestion = suggestion
    self.cause = cause
    self.impact = impact
  }
}

/// One fact as the project states it.
public struct Evidence: Hashable, Sendable {
  /// The fact's name, such as "label" or "frame".
  public var field: String
  /// Its value as text.
  public var value: String

  /// A fact of its parts.
  public init(_ field: String, _ value: String) {
    self.field = field
    self.value = value
  }
}
