import AuditCore
import Testing

@Suite struct CriterionTests {
  @Test func `there are the 86 criteria of WCAG 2.2`() {
    #expect(Criterion.all.count == 86)
    #expect(Criterion.all.count { $0.level == .a } == 31)
    #expect(Criterion.all.count { $0.level == .aa } == 24)
    #expect(Criterion.all.count { $0.level == .aaa } == 31)
    #expect(Criterion.all.count { $0.since == "2.2" } == 9)
    #expect(Set(Criterion.all.map(\.number)).count == 86)
    #expect(Set(Criterion.all.map(\.slug)).count == 86)
  }

  @Test func `a criterion says where other standards ask the same`() throws {
    let name = try #require(Criterion.of("4.1.2"))
    #expect(name.title == "Name, Role, Value")
    #expect(name.level == .a)
    #expect(name.since == "2.0")
    #expect(name.en301549 == ["11.4.1.2.1"])
    #expect(name.section508 == "E207.2")
    #expect(name.address == "https://www.w3.org/WAI/WCAG22/Understanding/name-role-value")
    #expect(name.numberAndLevel == "4.1.2 A")
  }

  @Test func `criteria younger than the standards have no clause there`() throws {
    let target = try #require(Criterion.of("2.5.8"))
    #expect(target.en301549.isEmpty)
    #expect(target.section508 == nil)
    #expect(target.softwareNote != nil)
  }

  @Test func `clauses that are void for software are not named`() throws {
    #expect(try #require(Criterion.of("2.4.5")).en301549.isEmpty)
    #expect(try #require(Criterion.of("3.1.2")).en301549.isEmpty)
  }

  @Test func `the criterion that WCAG 2.2 removed is not there`() {
    #expect(Criterion.of("4.1.1") == nil)
    #expect(Criterion.of("9.9.9") == nil)
  }

  @Test func `slugs are safe in an address and numbers are in order`() {
    let parts = Criterion.all.map { $0.number.split(separator: ".").compactMap { Int($0) } }
    #expect(parts.allSatisfy { $0.count == 3 })
    #expect(zip(parts, parts.dropFirst()).allSatisfy { $0.lexicographicallyPrecedes($1) })
    for criterion in Criterion.all {
      #expect(criterion.slug.allSatisfy { ("a"..."z").contains($0) || $0 == "-" })
      for clause in criterion.en301549 {
        #expect(clause.hasPrefix("11.\(criterion.number.prefix(1))"))
      }
    }
  }
}
