import AuditCore
import AuditRules
import LosslessJSON
import ProjectStore
import Reports
import Synchronization

/// What commands choose of an audit.
struct AuditChoice: Sendable {
  var rules: [String] = []
  var engines: [String] = []
  var screens: [String] = []
  var locales: [String] = []
  var impact: Impact?

  /// Reads the options that narrow an audit.
  ///
  /// - Throws: `Complaint` for a rule or impact that does not exist.
  init(_ arguments: Arguments) throws(Complaint) {
    rules = arguments.all("--rule")
    engines = arguments.all("--engine")
    screens = arguments.all("--screen")
    locales = arguments.all("--locale")
    // A rule of another engine is known by its reports alone.
    for rule in rules
    where !rule.contains("/") && !RuleCatalog.all.contains(where: { $0.id == rule }) {
      throw Complaint("there is no rule \"\(rule)\"", help: "aloud rules lists them")
    }
    impact = try AuditChoice.impact(arguments.value("--impact"), for: "--impact")
  }

  /// The rules to run.
  var auditor: Auditor {
    Auditor(
      // What is left of another engine's word, the rules on the same matter decide.
      rules: rules.isEmpty || rules.contains { $0.contains("/") }
        ? RuleCatalog.all : RuleCatalog.all.filter { rules.contains($0.id) })
  }

  /// Whether any finding may be left out.
  var isNarrow: Bool {
    impact != nil || !locales.isEmpty || !rules.isEmpty || !engines.isEmpty
  }

  /// Whether a finding is asked for.
  func includes(_ finding: Finding, baseLocale: String) -> Bool {
    if let impact, finding.impact < impact { return false }
    if !rules.isEmpty, !rules.contains(finding.rule) { return false }
    if !engines.isEmpty, !engines.contains(finding.engine) { return false }
    return locales.isEmpty
      || locales.contains { finding.isAbout($0, baseLocale: baseLocale) }
  }

  /// Reads the name of an impact.
  static func impact(_ name: String?, for option: String) throws(Complaint) -> Impact? {
    guard let name else { return nil }
    guard let impact = Impact(rawValue: name) else {
      let names = Impact.allCases.map(\.rawValue).joined(separator: ", ")
      throw Complaint("\(option) takes \(names); \"\(name)\" is none of them")
    }
    return impact
  }
}

extension Rim {
  /// Reads a project from a file, or from standard input for "-".
  ///
  /// - Throws: `Complaint` with the place of what is wrong.
  func project(_ path: String) throws(Complaint) -> Project {
    do {
      guard path == "-" else { return try ProjectFile.open(path).project }
      return try Project(parsing: try PosixFile.readStandardInput())
    } catch let error as ProjectFileError {
      throw Complaint(error.description)
    } catch let error as ProjectError {
      throw Complaint("standard input:\(error.description)")
    } catch {
      throw Complaint("\(error)")
    }
  }

  /// Audits a project for a report.
  ///
  /// - Throws: `Complaint` when a screen is not as the format says.
  func audited(
    _ project: Project, path: String, choice: AuditChoice, reviewer: String?,
    keepingElements: Bool = true
  ) throws(Complaint) -> AuditedProject {
    for locale in choice.locales { try project.facts.check(language: locale) }
    let auditor = choice.auditor
    let base = project.facts.baseLocale
    let pairs: [(Screen, ScreenAudit)]
    do {
      pairs = try ProjectAuditor.map(project, auditor: auditor) { screen, audit in
        (keepingElements ? screen : screen.withoutElements, audit)
      }
    } catch { throw Complaint("\(path):\(error.description)") }
    let screens = pairs.map(\.0)
    for id in choice.screens where !screens.contains(where: { $0.id == id }) {
      throw Complaint("\(path) has no screen \"\(id)\"")
    }
    // A screen is compared with all others, also where only its own findings are asked for.
    var audits = pairs.map(\.1)
    auditor.compare(&audits, of: project.facts)
    if choice.isNarrow {
      audits = audits.map { $0.filtered { choice.includes($0, baseLocale: base) } }
    }
    let chosen = screens.indices.filter {
      choice.screens.isEmpty || choice.screens.contains(screens[$0].id)
    }
    return AuditedProject(
      facts: project.facts, screens: chosen.map { screens[$0] }, audits: chosen.map { audits[$0] },
      rules: auditor.rules, review: project.review, path: path, now: now, reviewer: reviewer,
      toolVersion: Version.text)
  }

  /// What reports need beside the audit.
  func reportOptions(_ audited: AuditedProject, _ project: Project) -> ReportOptions {
    let lines = LazyLines(project.document)
    let fixes = ProposedFixes(audited)
    let facts = audited.facts
    return ReportOptions(
      lineOf: { lines.line(ofNode: $0) },
      fixes: { fixes.fixes(for: $0) },
      heard: { Speech.phrase(for: $1, in: $0, project: facts, locale: $2) },
      criterion: { number in
        Criterion.of(number).map {
          CriterionInfo(
            number: $0.number, title: $0.title, level: $0.level.rawValue,
            clause: $0.en301549.first)
        }
      })
  }
}

extension ProjectFacts {
  /// Refuses a language the project does not have: asked for by a slip, it would have no findings.
  func check(language: String) throws(Complaint) {
    guard !locales.contains(language) else { return }
    throw Complaint(
      "the project has no language \"\(language)\"",
      help: "it has \(locales.joined(separator: ", "))")
  }
}

extension Screen {
  /// The screen by its id and title alone.
  fileprivate var withoutElements: Screen {
    var bare = Screen(id: id)
    bare.title = title
    return bare
  }
}

extension ScreenAudit {
  /// The audit with only some of its findings; the tallies stay.
  func filtered(_ isIncluded: (Finding) -> Bool) -> ScreenAudit {
    ScreenAudit(screen: screen, findings: findings.filter(isIncluded), tallies: tallies)
  }
}

/// The lines of a document, found when the first one is asked for.
private final class LazyLines: Sendable {
  private let document: JSONDocument
  private let index = Mutex<LineIndex?>(nil)

  init(_ document: JSONDocument) { self.document = document }

  func line(ofNode node: Int) -> Int? {
    guard document.nodes.indices.contains(node) else { return nil }
    return index.withLock { index in
      let lines = index ?? LineIndex(document.bytes)
      index = lines
      return lines.line(ofByte: Int(document.nodes[node].start))
    }
  }
}
