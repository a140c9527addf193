import Testing

@testable import AuditCore

/// A rule that fails every control whose name is not the one the first screen gives its action.
@Suite struct ProjectAuditTests {
  private static let rule = Rule(
    id: "one-name", title: "One name", family: .names, impact: .minor, requirements: [],
    appliesTo: "", expects: "", why: "", sources: [], cases: [],
    check: .project(
      Rule.ProjectCheck(
        gather: { context in
          context.screen.elements.indices.compactMap { index in
            context.screen.elements[index].action.value.map { action in
              Mention(
                subject: action, screen: context.screen.id,
                speakers: [
                  Mention.Speaker(
                    index: index, id: context.screen.elements[index].id,
                    name: context.names[index].text, base: context.names[index].text)
                ])
            }
          }
        },
        judge: { mentions, _ in
          mentions.indices.map { place in
            let isSame = mentions[place].speakers[0].name == mentions[0].speakers[0].name
            return MentionOutcome(
              mention: place, speaker: 0,
              outcome: isSame
                ? .passed
                : .failed(
                  Report("a; b", suggestion: Suggestion(text: "Search", origin: "elsewhere"))))
          }
        })))

  private let auditor = Auditor(rules: [rule])
  private let facts = ProjectFacts(name: "p")

  private func screen(_ id: String, _ names: [String: String]) -> Screen {
    var screen = Screen(id: id)
    for (action, name) in names.sorted(by: { $0.key < $1.key }) {
      var element = Element(id: action, role: .button)
      element.label = .found(name)
      element.action = .found(action)
      screen.append(element)
    }
    return screen
  }

  @Test func `an audit of all screens compares them and counts what it judged`() {
    let audits = auditor.audit(
      [screen("a", ["find": "Search"]), screen("b", ["find": "Look"]), screen("c", ["x": "X"])],
      of: facts)
    #expect(audits.map { $0.findings.map(\.id) } == [[], ["one-name@b/find"], []])
    #expect(audits[1].findings.map { $0.suggestion?.text } == ["Search"])
    #expect(audits.map { $0.tallies[0].passed } == [1, 0, 0])
    #expect(audits.map { $0.tallies[0].failed } == [0, 1, 0])
  }

  @Test func `an edit judges anew what its screen mentions, and tells which screens changed`() {
    var project = ProjectAudit(auditor: auditor, facts: facts)
    let screens = [
      screen("a", ["find": "Search", "share": "Share"]), screen("b", ["find": "Look"]),
      screen("c", ["share": "Send"]),
    ]
    for (number, screen) in screens.enumerated() {
      project.set(auditor.mentions(of: screen, of: facts), ofScreen: number)
    }
    #expect(project.settle() == [1, 2])
    let changed = auditor.mentions(
      of: screen("a", ["find": "Look", "share": "Share"]), of: facts)
    let preview = project.preview(changed, ofScreen: 0)
    // What screen a says of sharing stays, so nothing is told of it.
    #expect(preview.before.map(\.id) == ["one-name@b/find"])
    #expect(preview.after.isEmpty)
    project.set(changed, ofScreen: 0)
    #expect(project.settle() == [1])
    #expect(project.findings(ofScreen: 1).isEmpty)
    #expect(project.findings(ofScreen: 2).map(\.id) == ["one-name@c/share"])
  }

  @Test func `screens may come in any order and go`() {
    var project = ProjectAudit(auditor: auditor, facts: facts)
    for (number, name) in [(2, "Look"), (0, "Search"), (1, "Search")] {
      project.set(
        auditor.mentions(of: screen("s\(number)", ["find": name]), of: facts), ofScreen: number)
    }
    _ = project.settle()
    #expect(project.findings(ofScreen: 2).map(\.id) == ["one-name@s2/find"])
    project.set([], ofScreen: 0)
    project.set([], ofScreen: 1)
    #expect(project.settle() == [2])
    #expect(project.findings(ofScreen: 2).isEmpty)
  }

  @Test func `findings of comparing stand in document order among the others`() {
    let own = Finding(
      rule: "other", failed: true, reason: nil, impact: .minor, screen: "a", element: "z", index: 4,
      related: [], locale: nil, message: "a; b", evidence: [])
    let audit = ScreenAudit(screen: "a", findings: [own], tallies: [])
    let compared = Finding(
      rule: "one-name", failed: true, reason: nil, impact: .minor, screen: "a", element: "b",
      index: 1, related: [], locale: nil, message: "a; b", evidence: [])
    let both = audit.replacing(findingsOf: ["one-name"], by: [compared])
    #expect(both.findings.map(\.rule) == ["one-name", "other"])
    #expect(both.replacing(findingsOf: ["one-name"], by: []).findings.map(\.rule) == ["other"])
  }
}
