import AuditCore
import Dispatch
import ProjectStore
import Workbench

/// Reads and audits a project's screens in the background, a batch at a time.
struct ProjectLoader: Sendable {
  let project: Project
  let auditor: Auditor
  let ruleIndex: [String: Int]
  let now: String

  /// Screens in the first batch, so that something is there at once, and in the later ones.
  private static let firstBatch = 4
  private static let batch = 64

  /// Reads the first screens now.
  func first() throws(ProjectError) -> Event {
    let count = min(ProjectLoader.firstBatch, project.screenCount)
    return .loaded(try load(0..<count), done: count, total: project.screenCount)
  }

  /// Reads the rest in the background.
  func rest(_ mailbox: Mailbox) {
    let start = min(ProjectLoader.firstBatch, project.screenCount)
    guard start < project.screenCount else { return }
    DispatchQueue.global(qos: .userInitiated).async {
      var at = start
      while at < project.screenCount {
        let end = min(project.screenCount, at + ProjectLoader.batch)
        do throws(ProjectError) {
          let screens = try load(at..<end)
          mailbox.post(.loaded(screens, done: end, total: project.screenCount))
        } catch {
          mailbox.post(.loadFailed(error.description))
          return
        }
        at = end
      }
    }
  }

  private func load(
    _ range: Range<Int>
  ) throws(ProjectError) -> [(screen: Screen, findings: ScreenFindings)] {
    var loaded: [(screen: Screen, findings: ScreenFindings)] = []
    for index in range {
      let screen = try project.screen(at: index)
      let findings = ScreenFindings(
        auditor.audit(screen, of: project.facts), review: project.review, ruleIndex: ruleIndex,
        now: now)
      loaded.append((screen, findings))
    }
    return loaded
  }
}
