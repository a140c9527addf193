import AuditCore
import AuditRules
import Testing

/// What every rule must say of itself.
@Suite struct RuleCatalogTests {
  @Test func `no two rules share an id`() {
    let ids = RuleCatalog.all.map(\.id)
    #expect(Set(ids).count == ids.count)
  }

  @Test func `rules are listed by family, and by id within one`() {
    let order = Dictionary(
      uniqueKeysWithValues: Rule.Family.allCases.enumerated().map { ($1, $0) })
    let listed = RuleCatalog.all.map { (order[$0.family] ?? 0, $0.id) }
    #expect(listed.map(\.1) == listed.sorted { $0 < $1 }.map(\.1))
  }

  @Test(arguments: RuleCatalog.all)
  func `a rule lives in the file named after it`(_ rule: Rule) {
    let name = rule.id.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }
      .joined()
    for example in rule.cases {
      #expect(example.filePath.hasSuffix("/\(name).swift"), "\(rule.id)")
    }
  }

  @Test(arguments: RuleCatalog.all)
  func `an id is kebab-case`(_ rule: Rule) {
    #expect(rule.id.allSatisfy { ("a"..."z").contains($0) || $0 == "-" })
    #expect(rule.id.contains("-"))
  }

  @Test(arguments: RuleCatalog.all)
  func `a rule explains itself in sentences`(_ rule: Rule) {
    for sentence in [rule.appliesTo, rule.expects, rule.why] + rule.assumptions + rule.knownLimits {
      #expect(sentence.hasSuffix("."), "\(rule.id): \(sentence)")
      #expect(sentence.first?.isUppercase == true, "\(rule.id): \(sentence)")
      #expect(!sentence.contains("\n"), "\(rule.id): \(sentence)")
    }
    #expect(!rule.title.hasSuffix("."), "\(rule.id)")
    #expect(!rule.sources.isEmpty, "\(rule.id)")
    #expect(!rule.requirements.isEmpty, "\(rule.id)")
  }

  @Test(arguments: RuleCatalog.all)
  func `every criterion a rule rests on is one of WCAG 2.2`(_ rule: Rule) {
    for number in rule.wcag { #expect(Criterion.of(number) != nil, "\(rule.id): \(number)") }
  }

  @Test(arguments: RuleCatalog.all)
  func `a rule shows two passes, two failures and where it does not apply`(_ rule: Rule) {
    func count(_ verdict: RuleCase.Verdict) -> Int {
      rule.cases.filter { $0.verdict == verdict }.count
    }
    #expect(count(.passes) >= 2, "\(rule.id)")
    // A rule that only asks a person has no failures to show.
    #expect(count(.fails) >= 2 || (count(.fails) == 0 && count(.cannotTell) >= 2), "\(rule.id)")
    #expect(count(.notApplicable) >= 1, "\(rule.id)")
    for example in rule.cases { #expect(example.why.hasSuffix("."), "\(rule.id)") }
  }
}

extension Rule: CustomTestStringConvertible {
  /// The id stands for the rule in test reports.
  public var testDescription: String { id }
}
