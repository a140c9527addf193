import AuditCore
import Dispatch
import ProjectStore
import Workbench

/// Writes reports from inside the workbench, in the background.
struct Exporter: Sendable {
  let rim: Rim
  let path: String
  let reviewer: String?

  /// Writes a report of the state's project to a file, and answers with an event.
  func export(_ state: WorkbenchState, to file: String, post: @escaping @Sendable (Event) -> Void) {
    DispatchQueue.global(qos: .userInitiated).async {
      do {
        let format = try Subcommand.exportFormat(nil, file: file)
        let project = try ProjectFile.open(path).project
        let audited = AuditedProject(
          facts: state.model.facts, screens: try project.placing(state.model.screens),
          audits: state.model.findings.compactMap { $0?.audit }, rules: state.model.auditor.rules,
          review: state.model.review, path: path, now: state.now, reviewer: reviewer,
          toolVersion: Version.text)
        let bytes = format.render(audited, rim.reportOptions(audited, project))
        try rim.write(report: bytes, to: file)
        post(.exported(file))
      } catch {
        post(.exportFailed("Not exported: \(error)"))
      }
    }
  }
}
