import AuditCore

/// The report of another engine: screens with the elements it tells of, and what it found on them.
public struct EngineReport: Sendable {
  /// The engine's id.
  public var engine: String
  /// The screens; their elements are what the report tells, and may be few.
  public var screens: [Screen]
  /// Whether the report is about the whole project, so that what it does not name any more is gone.
  public var coversProject: Bool

  /// A report of its parts.
  public init(engine: String, screens: [Screen], coversProject: Bool) {
    self.engine = engine
    self.screens = screens
    self.coversProject = coversProject
  }
}
