import Importers
import ProjectStore

extension EngineReport {
  /// The reports among captures, one an engine.
  ///
  /// Several files of one engine are one report, so that the second does not replace the first.
  static func all(in captures: [ImportedCapture]) -> [EngineReport] {
    var reports: [EngineReport] = []
    for capture in captures {
      guard let engine = capture.engine else { continue }
      if let at = reports.firstIndex(where: { $0.engine == engine }) {
        reports[at].screens += capture.screens
        reports[at].coversProject = reports[at].coversProject || capture.coversProject
      } else {
        reports.append(
          EngineReport(
            engine: engine, screens: capture.screens, coversProject: capture.coversProject))
      }
    }
    return reports
  }
}
