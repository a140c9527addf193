import AuditCore
import Dispatch
import ProjectStore
import Synchronization

/// Audits whole projects on all processors.
enum ProjectAuditor {
  /// Screens in one piece of work; small enough to share evenly, large enough to be cheap.
  private static let batch = 16

  /// Audits every screen, and hands on what is made of each in document order.
  ///
  /// - Throws: the first `ProjectError` in document order.
  /// - Complexity: O(size); the work is shared by the processors there are.
  static func map<Result: Sendable>(
    _ project: Project, auditor: Auditor,
    _ transform: @escaping @Sendable (Screen, ScreenAudit) -> Result
  ) throws(ProjectError) -> [Result] {
    let count = (project.screenCount + batch - 1) / batch
    let pieces = Mutex<[Swift.Result<[Result], ProjectError>?]>(Array(repeating: nil, count: count))
    DispatchQueue.concurrentPerform(iterations: count) { piece in
      var results: [Result] = []
      var failure: ProjectError?
      for index in (piece * batch)..<min(project.screenCount, (piece + 1) * batch) {
        do throws(ProjectError) {
          let screen = try project.screen(at: index)
          results.append(transform(screen, auditor.audit(screen, of: project.facts)))
        } catch {
          failure = error
          break
        }
      }
      let done = failure.map { Swift.Result.failure($0) } ?? .success(results)
      pieces.withLock { $0[piece] = done }
    }
    var all: [Result] = []
    for piece in pieces.withLock({ $0 }) {
      guard let piece else { continue }
      all += try piece.get()
    }
    return all
  }
}
