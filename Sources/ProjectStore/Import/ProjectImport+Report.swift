import AuditCore
import LosslessJSON

extension ProjectImport {
  /// Brings the report of another engine into a project.
  ///
  /// Its findings stand with the elements they are about: the ones at its lines of code, or on the
  /// screen that shows most of what it tells of those with its identifiers, frames or labels. What is
  /// not there is added. What the engine said before of the same screens is replaced, of the whole
  /// project where the report is about all of it; decisions stay by their keys.
  /// - Throws: `ProjectError` where the document is not a project.
  /// - Complexity: O(size of the document and the report).
  public static func merge(
    _ report: EngineReport, into document: JSONDocument
  ) throws(ProjectError) -> (document: JSONDocument, summary: ImportSummary) {
    let project = try Project(document: document)
    let olds = try project.screens()
    var merge = ReportMerge(report, into: project, olds: olds)
    var ids = Set(olds.map(\.id))
    var screens: [Screen] = []
    for var screen in merge.added {
      screen.id = uniqueID(screen.id, in: ids)
      ids.insert(screen.id)
      screens.append(screen)
      merge.summary.addedScreens.append(screen.id)
    }
    var edits = EditBatch()
    merge.plan(into: &edits)
    do {
      let document = try edits.applied(to: document)
      guard !screens.isEmpty else { return (document, merge.summary) }
      return (try add(screens, to: document), merge.summary)
    } catch let error as JSONSyntaxError {
      throw ProjectError(error)
    } catch {
      throw ProjectError(line: 1, column: 1, expected: "a project", found: "\(error)")
    }
  }

  /// Brings reports of other engines into a project, one after the other.
  ///
  /// - Parameter summary: what was changed before.
  /// - Throws: `ProjectError` where the document is not a project.
  /// - Complexity: O(reports × size of the document).
  public static func merge(
    _ reports: [EngineReport], into document: JSONDocument, after summary: ImportSummary
  ) throws(ProjectError) -> (document: JSONDocument, summary: ImportSummary) {
    var (document, summary) = (document, summary)
    for report in reports {
      let merged = try merge(report, into: document)
      document = merged.document
      summary.add(merged.summary)
    }
    return (document, summary)
  }

  private static func add(_ screens: [Screen], to document: JSONDocument) throws -> JSONDocument {
    var merge = ScreenMerge(project: try Project(document: document), day: "")
    merge.add(screens)
    return try merge.edits.applied(to: document)
  }
}
