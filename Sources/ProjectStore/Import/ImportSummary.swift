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
  /// Fixes the captured app does not have yet; the project keeps them.
  public var pendingFixes = 0

  /// A summary of no change.
  public init() {}

  /// The summary in one line.
  public var description: String {
    var parts: [String] = []
    if !addedScreens.isEmpty { parts.append(count(addedScreens.count, "screen") + " added") }
    if !updatedScreens.isEmpty {
      parts.append(
        "\(count(updatedScreens.count, "screen")) updated: \(added) elements added, "
          + "\(changed) changed, \(kept) kept, \(gone) gone")
    }
    if pendingFixes > 0 {
      parts.append("\(count(pendingFixes, "fix", "fixes")) not in the app yet")
    }
    return parts.isEmpty ? "nothing to import" : parts.joined(separator: "; ")
  }

  private func count(_ number: Int, _ one: String, _ many: String? = nil) -> String {
    "\(number) \(number == 1 ? one : many ?? one + "s")"
  }
}
