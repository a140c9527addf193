import AuditCore

/// One way to write an audited project down for people or programs.
public struct ReportFormat: Sendable, Identifiable {
  /// The name on the command line, such as "html".
  public let id: String
  /// What it is, in a reviewer's words.
  public let title: String
  /// Endings of file names it is guessed from, without the dot, the usual one first.
  public let fileExtensions: [String]
  /// Writes the whole report as UTF-8.
  public let render: @Sendable (AuditedProject, ReportOptions) -> [UInt8]
  /// Whether it looks at elements, and not only at findings; a large project need not be held
  /// whole for one that does not.
  public let looksAtElements: Bool
  /// Whether one report may follow another in the same output; a table, a web page or a JSON text
  /// with another one behind it is none any more.
  public let canFollowAnother: Bool

  /// A format of its parts.
  public init(
    id: String, title: String, fileExtensions: [String], looksAtElements: Bool = true,
    canFollowAnother: Bool = false,
    render: @escaping @Sendable (AuditedProject, ReportOptions) -> [UInt8]
  ) {
    self.id = id
    self.title = title
    self.fileExtensions = fileExtensions
    self.render = render
    self.looksAtElements = looksAtElements
    self.canFollowAnother = canFollowAnother
  }
}

/// Facts a report shows that are worked out elsewhere: handed in, so that reports stay plain.
public struct ReportOptions: Sendable {
  /// The line, from 1, at which a node of the project file starts; nil where there is no file.
  public var lineOf: @Sendable (Int) -> Int?
  /// The changes that would clear a finding.
  public var fixes: @Sendable (Finding) -> [ProposedFix]
  /// What VoiceOver says of the element at an index of a screen, in a language; "" when unknown.
  public var heard: @Sendable (Screen, Int, String) -> String
  /// The success criterion of a number such as "4.1.2".
  public var criterion: @Sendable (String) -> CriterionInfo?

  /// Options with what is known; what is left out is left out of the report.
  public init(
    lineOf: @escaping @Sendable (Int) -> Int? = { _ in nil },
    fixes: @escaping @Sendable (Finding) -> [ProposedFix] = { _ in [] },
    heard: @escaping @Sendable (Screen, Int, String) -> String = { _, _, _ in "" },
    criterion: @escaping @Sendable (String) -> CriterionInfo? = { _ in nil }
  ) {
    self.lineOf = lineOf
    self.fixes = fixes
    self.heard = heard
    self.criterion = criterion
  }
}

/// What a report says of a WCAG success criterion.
public struct CriterionInfo: Hashable, Sendable {
  /// The number, such as "4.1.2".
  public var number: String
  /// The title, such as "Name, Role, Value".
  public var title: String
  /// The level: "A", "AA" or "AAA".
  public var level: String
  /// The clause of EN 301 549 for software, such as "11.4.1.2"; nil where it has none.
  public var clause: String?

  /// A criterion of its parts.
  public init(number: String, title: String, level: String, clause: String? = nil) {
    self.number = number
    self.title = title
    self.level = level
    self.clause = clause
  }
}
