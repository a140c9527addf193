extension Rule {
  /// A look at several screens in two steps, so that an edit of one screen leaves the others alone.
  public struct ProjectCheck: Sendable {
    /// Gathers what one screen says of what other screens may say too.
    ///
    /// Must be linear in the screen.
    public let gather: @Sendable (AuditContext) -> [Mention]
    /// Judges all mentions of one subject and language, in document order.
    ///
    /// Must be linear in them.
    public let judge: @Sendable ([Mention], ProjectFacts) -> [MentionOutcome]

    /// A check of its two steps.
    public init(
      gather: @escaping @Sendable (AuditContext) -> [Mention],
      judge: @escaping @Sendable ([Mention], ProjectFacts) -> [MentionOutcome]
    ) {
      self.gather = gather
      self.judge = judge
    }
  }
}

/// What one screen says of one subject, kept small so that a whole project's are kept in memory.
public struct Mention: Hashable, Sendable {
  /// One element that says it.
  public struct Speaker: Hashable, Sendable {
    /// The element's index on its screen.
    public var index: Int
    /// The element's id.
    public var id: String
    /// What it says in the mention's language.
    public var name: String
    /// What it says in the base language.
    public var base: String

    /// A speaker of its parts.
    public init(index: Int, id: String, name: String, base: String) {
      self.index = index
      self.id = id
      self.name = name
      self.base = base
    }
  }

  /// What mentions have in common that are judged together.
  struct Key: Hashable, Sendable {
    let rule: Int
    let subject: String
    let locale: String?
  }

  /// What it is about, such as a function; a rule's own spelling.
  public var subject: String
  /// The language, or nil for the base one.
  public var locale: String?
  /// The screen's id.
  public var screen: String
  /// The elements that say it, in document order; at least one.
  public var speakers: [Speaker]
  /// Whether one screen already says several things of the subject.
  public var isMixed = false
  /// The rule's place among the auditor's rules.
  var rule = 0

  var key: Key { Key(rule: rule, subject: subject, locale: locale) }

  /// A mention of its parts.
  public init(subject: String, locale: String? = nil, screen: String, speakers: [Speaker]) {
    self.subject = subject
    self.locale = locale
    self.screen = screen
    self.speakers = speakers
  }
}

/// An outcome a rule gave for one element among mentions.
public struct MentionOutcome: Sendable {
  /// The mention's place among those that were judged.
  public var mention: Int
  /// The element's place among the mention's speakers.
  public var speaker: Int
  /// The outcome.
  public var outcome: Outcome

  /// An outcome of its parts.
  public init(mention: Int, speaker: Int, outcome: Outcome) {
    self.mention = mention
    self.speaker = speaker
    self.outcome = outcome
  }
}
