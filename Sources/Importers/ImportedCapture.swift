import AuditCore

/// What a capture file holds, as screens of a project.
public struct ImportedCapture: Sendable {
  /// The id of the format it was read as.
  public var format: String
  /// The app's name, where the capture says it.
  public var appName: String?
  /// The platform the app ran on.
  public var platform: Platform
  /// The screens, in the capture's order.
  public var screens: [Screen]
  /// What was left out or needs a look, each a sentence without a full stop.
  public var notes: [String]
  /// The engine whose report it is; nil for a capture.
  public var engine: String?
  /// Whether a report is about the whole project rather than its screens.
  public var coversProject = false

  /// A capture of its parts.
  public init(
    format: String, appName: String? = nil, platform: Platform = .iOS, screens: [Screen],
    notes: [String] = []
  ) {
    self.format = format
    self.appName = appName
    self.platform = platform
    self.screens = screens
    self.notes = notes
  }
}
