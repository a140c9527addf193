import AuditCore
import LosslessJSON

extension ProjectImport {
  /// Brings captures into a project; see `merge(_:into:now:)` of parts.
  public static func merge(
    _ screens: [Screen], into document: JSONDocument, now: String
  ) throws(ProjectError) -> (document: JSONDocument, summary: ImportSummary) {
    try merge([ImportedPart(screens)], into: document, now: now)
  }

  /// Brings captures and sources into a project: screens it has are updated, others are added at the
  /// end.
  ///
  /// Screens are matched by `ScreenMatching`. An element of a capture that code in the
  /// project makes gets the place in the code. Elements are matched by
  /// `ElementMatching`; a matched one keeps its id and place, and only members the capture measured
  /// and that differ are set. A label, hint or value that a recorded fix set stays while the app
  /// still has what it was before the fix. Elements that came from the same format and that the
  /// capture no longer shows stay and get `"missingSince"` with the day; so do elements of sources that
  /// the import covers and does not show, also those of whole screens. It goes away when they are
  /// seen again. Nothing else in the file changes by a byte.
  /// - Parameter now: the moment, as RFC 3339; its day is written.
  /// - Throws: `ProjectError` where the document is not a project.
  /// - Complexity: O(size of the document and the captures).
  public static func merge(
    _ parts: [ImportedPart], into document: JSONDocument, now: String
  ) throws(ProjectError) -> (document: JSONDocument, summary: ImportSummary) {
    let project = try Project(document: document)
    let olds = try project.screens()
    var merge = ScreenMerge(project: project, day: String(now.prefix(10)))
    let roots = parts.map { SourceRoot($0, among: olds) }
    let joining = SourceJoining(olds)
    var news: [(screen: Screen, root: SourceRoot)] = []
    for root in roots {
      for var screen in root.screens {
        joining.join(&screen)
        news.append((screen, root))
      }
    }
    let matching = ScreenMatching(olds, news.map(\.screen)) { old, new in
      news[new].root.misses(olds[old])
    }
    var ids = Set(olds.map(\.id))
    var fresh: [Screen] = []
    for (index, (screen, root)) in news.enumerated() {
      if let old = matching.oldOfNew[index] {
        if matching.renamed.contains(index) { merge.noteRenamed(olds[old].id, screen.id) }
        merge.update(olds[old], with: screen, of: root)
      } else {
        var screen = screen
        screen.id = uniqueID(screen.id, in: ids)
        ids.insert(screen.id)
        fresh.append(screen)
        merge.summary.addedScreens.append(screen.id)
      }
    }
    let found = Set(matching.oldOfNew.compactMap(\.self))
    for index in olds.indices where !found.contains(index) {
      merge.miss(olds[index], in: roots)
    }
    merge.add(fresh)
    return (try merge.applied(to: document), merge.summary)
  }
}

extension ScreenMerge {
  fileprivate func applied(to document: JSONDocument) throws(ProjectError) -> JSONDocument {
    do {
      return try edits.applied(to: document)
    } catch let error as JSONSyntaxError {
      throw ProjectError(error)
    } catch {
      throw ProjectError(line: 1, column: 1, expected: "a project", found: "\(error)")
    }
  }
}
