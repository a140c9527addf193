/// What bringing captures into a project changed.
public struct ImportSummary: Hashable, Sendable {
  /// Ids of the screens that are new in the project.
  public var addedScreens: [String] = []
  /// Ids of the screens that were there and were captured again.
  public var updatedScreens: [String] = []
  /// Elements that are new on screens captured again.
  public var added = 0
  /// Elements that were there and look as before.
  public var kept = 0
  /// Elements that were there and look different.
  public var changed = 0
  /// Elements the captures no longer show; they stay, marked with `missingSince`.
  public var gone = 0
  /// Ids of the screens that sources showed and do not any more; they stay, with their elements
  /// marked.
  public var goneScreens: [String] = []
  /// Screens that are called otherwise in the code now, and keep their ids.
  public var renamedScreens: [Renaming] = []
  /// How many screens of sources the import neither showed nor looked at in full.
  public var unseenScreens = 0

  /// A screen and what it is called now.
  public struct Renaming: Hashable, Sendable {
    /// The screen's id in the project.
    public var id: String
    /// The type of code it is now.
    public var name: String
  }
  /// Fixes the captured app does not have yet; the project keeps them.
  public var pendingFixes = 0

  /// Findings of another engine that came with its report.
  public var reported = 0
  /// Those of them that stand with elements the project had.
  public var placed = 0

  /// A summary of no change.
  public init() {}

  /// Adds what another import changed.
  mutating func add(_ other: ImportSummary) {
    addedScreens += other.addedScreens
    for screen in other.updatedScreens where !updatedScreens.contains(screen) {
      updatedScreens.append(screen)
    }
    added += other.added
    kept += other.kept
    changed += other.changed
    gone += other.gone
    pendingFixes += other.pendingFixes
    reported += other.reported
    placed += other.placed
  }

  /// What came with the reports of other engines.
  public var reportedWords: String {
    "\(count(reported, "finding")) of other engines, \(placed) on elements that were there"
  }

  /// The summary in one line.
  public var description: String {
    var parts: [String] = []
    if !addedScreens.isEmpty { parts.append(count(addedScreens.count, "screen") + " added") }
    if !updatedScreens.isEmpty {
      parts.append(
        "\(count(updatedScreens.count, "screen")) updated: \(added) elements added, "
          + "\(changed) changed, \(kept) kept, \(gone) gone")
    }
    if !renamedScreens.isEmpty {
      parts.append("renamed: " + list(renamedScreens.map { "\($0.id) is now \($0.name)" }))
    }
    if !goneScreens.isEmpty {
      parts.append(count(goneScreens.count, "screen") + " gone: " + list(goneScreens))
    }
    if unseenScreens > 0 {
      parts.append(count(unseenScreens, "screen") + " not looked at, kept as before")
    }
    if pendingFixes > 0 {
      parts.append("\(count(pendingFixes, "fix", "fixes")) not in the app yet")
    }
    if reported > 0 { parts.append(reportedWords) }
    return parts.isEmpty ? "nothing to import" : parts.joined(separator: "; ")
  }

  /// The first names, and how many follow.
  private func list(_ names: [String]) -> String {
    let first = names.prefix(ImportSummary.mostNames).joined(separator: ", ")
    let rest = names.count - ImportSummary.mostNames
    return rest > 0 ? "\(first) and \(rest) more" : first
  }

  private static let mostNames = 12

  private func count(_ number: Int, _ one: String, _ many: String? = nil) -> String {
    "\(number) \(number == 1 ? one : many ?? one + "s")"
  }
}
