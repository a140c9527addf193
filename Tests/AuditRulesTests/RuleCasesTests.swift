@testable import AuditCore
import AuditRules
import ProjectStore
import Testing

/// Every rule's worked cases, each reported at its own line in the rule's file.
@Suite struct RuleCasesTests {
  struct WorkedCase: Sendable, CustomTestStringConvertible {
    let rule: Rule
    let example: RuleCase

    var testDescription: String { "\(rule.id) \(example.verdict.rawValue): \(example.why)" }
    var place: Testing.SourceLocation {
      SourceLocation(
        fileID: example.fileID, filePath: example.filePath, line: example.line, column: 1)
    }
  }

  static let workedCases = RuleCatalog.all.flatMap { rule in
    rule.cases.map { WorkedCase(rule: rule, example: $0) }
  }

  @Test(arguments: workedCases)
  func `a rule says of its worked case what the case says`(_ worked: WorkedCase) throws {
    let project = try Project(parsing: Array(worked.example.project.utf8))
    let screens = try project.screens()
    let hit = screens.first { $0.index(of: worked.example.element) != nil }
    let screen = try #require(hit, "no such element", sourceLocation: worked.place)
    let index = try #require(
      screen.index(of: worked.example.element), sourceLocation: worked.place)
    let contexts = screens.map { AuditContext(project: project.facts, screen: $0) }
    let outcome = worked.outcome(
      at: index, in: AuditContext(project: project.facts, screen: screen), of: contexts)
    #expect(
      outcome.verdict == worked.example.verdict, "it says \(outcome)",
      sourceLocation: worked.place)
    if let message = worked.example.message {
      #expect(outcome.report?.message == message, sourceLocation: worked.place)
    }
  }

  @Test(arguments: workedCases)
  func `a message is one line, lower case, without a full stop`(_ worked: WorkedCase) throws {
    let project = try Project(parsing: Array(worked.example.project.utf8))
    for audit in Auditor(rules: [worked.rule]).audit(try project.screens(), of: project.facts) {
      for finding in audit.findings {
        let message = finding.message
        #expect(!message.contains("\n"), sourceLocation: worked.place)
        #expect(message.first?.isUppercase == false, sourceLocation: worked.place)
        #expect(!message.hasSuffix("."), sourceLocation: worked.place)
        #expect(message.contains(";"), "fact; consequence", sourceLocation: worked.place)
      }
    }
  }
}

extension RuleCasesTests.WorkedCase {
  /// What the rule says of one element, in the case's language.
  func outcome(at index: Int, in whole: AuditContext, of screens: [AuditContext]) -> Outcome {
    var context = whole
    context.index = index
    let element = context.screen.elements[index]
    switch rule.check {
    case .element(let check): return check(element, context)
    case .name(let check):
      var names = LocalNames()
      _ = names.add(element, at: index, base: context.names[index], in: context.languages)
      let wanted = names.all.first { example.locale.map($0.locale.elementsEqual) ?? $0.isBase }
      guard let name = wanted else { return .notApplicable }
      return check(name, element, context)
    case .screen(let check):
      let about = check(context).filter {
        ($0.index == index || $0.related.contains(index)) && $0.locale == example.locale
      }
      return about.max { $0.outcome.weight < $1.outcome.weight }?.outcome ?? .notApplicable
    case .project(let check):
      let all = screens.flatMap(check.gather).filter { $0.locale == example.locale }
      for subject in Set(all.map(\.subject)) {
        let mentions = all.filter { $0.subject == subject }
        guard mentions.count > 1 else { continue }
        for result in check.judge(mentions, whole.project)
        where mentions[result.mention].screen == whole.screen.id
          && mentions[result.mention].speakers[result.speaker].index == index
        {
          return result.outcome
        }
      }
      return .notApplicable
    }
  }
}

extension Outcome {
  var verdict: RuleCase.Verdict {
    switch self {
    case .passed: .passes
    case .notApplicable: .notApplicable
    case .failed: .fails
    case .cannotTell: .cannotTell
    }
  }

  var report: Report? {
    switch self {
    case .passed, .notApplicable: nil
    case .failed(let report), .cannotTell(_, let report): report
    }
  }

  var weight: Int {
    switch self {
    case .notApplicable: 0
    case .passed: 1
    case .cannotTell: 2
    case .failed: 3
    }
  }
}
