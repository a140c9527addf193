import AuditCore
import AuditRules
import ProjectStore
import Workbench

/// What both front ends of the workbench need: the open project and the world around it.
struct ReviewSession: Sendable {
  let file: ProjectFile
  let project: Project
  let rim: Rim
  let reviewer: String?
  let themeName: String?
  let usesMouse: Bool
  let auditor = Auditor(rules: RuleCatalog.all)

  init(file: ProjectFile, project: Project, rim: Rim, arguments: Arguments) {
    self.file = file
    self.project = project
    self.rim = rim
    reviewer = rim.reviewer(arguments)
    themeName = arguments.value("--theme") ?? rim.environment["ALOUD_THEME"]
    usesMouse = arguments.has("--mouse")
  }

  /// A workbench whose screens are still to come.
  func state(size: Size) -> WorkbenchState {
    WorkbenchState(
      settings: WorkbenchSettings(
        path: file.path, reviewer: reviewer,
        themes: ThemeLibrary.names(environment: rim.environment, executable: rim.executable),
        toolVersion: Version.text),
      model: ProjectModel(facts: project.facts, review: project.review, auditor: auditor),
      size: size, now: rim.now)
  }

  /// Reads and audits the project's screens.
  func loader(_ state: WorkbenchState) -> ProjectLoader {
    ProjectLoader(
      project: project, auditor: auditor, ruleIndex: state.model.ruleIndex, now: state.now)
  }

  /// Where text that was typed and edits that could not be saved are kept.
  var draft: DraftFile { DraftFile(project: file.path, stateFolder: rim.stateFolder) }

  /// Writes reports.
  var exporter: Exporter { Exporter(rim: rim, path: file.path, reviewer: reviewer) }
}
