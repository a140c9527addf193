import AuditCore
import LosslessJSON

extension ProjectImport {
  /// Brings captures into a project: screens it has are updated, others are added at the end.
  ///
  /// A screen is the same when its id is, or else its title. An element of a capture that code in the
  /// project makes gets the place in the code. Elements are matched by
  /// `ElementMatching`; a matched one keeps its id and place, and only members the capture measured
  /// and that differ are set. A label, hint or value that a recorded fix set stays while the app
  /// still has what it was before the fix. Elements that came from the same format and that the
  /// capture no longer shows stay and get `"missingSince"` with the day; it goes away when they are
  /// seen again. Nothing else in the file changes by a byte.
  /// - Parameter now: the moment, as RFC 3339; its day is written.
  /// - Throws: `ProjectError` where the document is not a project.
  /// - Complexity: O(size of the document and the captures).
  public static func merge(
    _ screens: [Screen], into document: JSONDocument, now: String
  ) throws(ProjectError) -> (document: JSONDocument, summary: ImportSummary) {
    let project = try Project(document: document)
    let oldScreens = try project.screens()
    var merge = ScreenMerge(project: project, day: String(now.prefix(10)))
    var left = Array(oldScreens.indices)
    var ids = Set(oldScreens.map(\.id))
    var fresh: [Screen] = []
    let joining = SourceJoining(oldScreens)
    for var screen in screens {
      joining.join(&screen)
      if let place = sameScreen(as: screen, among: left.map { oldScreens[$0] }) {
        merge.update(oldScreens[left.remove(at: place)], with: screen)
      } else {
        screen.id = uniqueID(screen.id, in: ids)
        ids.insert(screen.id)
        fresh.append(screen)
        merge.summary.addedScreens.append(screen.id)
      }
    }
    merge.add(fresh)
    do {
      return (try merge.edits.applied(to: document), merge.summary)
    } catch let error as JSONSyntaxError {
      throw ProjectError(error)
    } catch {
      throw ProjectError(line: 1, column: 1, expected: "a project", found: "\(error)")
    }
  }

  private static func sameScreen(as screen: Screen, among olds: [Screen]) -> Int? {
    if let place = olds.firstIndex(where: { $0.id == screen.id }) { return place }
    guard let title = screen.title.value, !title.isBlank else { return nil }
    return olds.firstIndex { $0.title.value == title }
  }
}
