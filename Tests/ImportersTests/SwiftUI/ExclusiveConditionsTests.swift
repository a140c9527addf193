import AuditCore
import Testing

@testable import Importers

/// Conditions beside one another that never hold together.
@Suite struct ExclusiveConditionsTests {
  private func count(_ first: String, _ second: String) -> Int {
    ViewFixtures.elements(
      """
      VStack {
        if \(first) { Button("Cancel") { stop() } }
        if \(second) { Button("Cancel") { leave() } }
      }
      """
    ).count
  }

  @Test(arguments: [
    ("tea != nil", "tea == nil"), ("let tea", "tea == nil"),
    ("shop.tea == nil", "let a = shop.tea"),
    ("isHot", "!isHot"), ("!shop.isHot", "shop.isHot"), ("step == .brew", "step == .pour"),
    ("step == .brew", "step != .brew"),
  ])
  func `what two of them show alike is one element`(_ first: String, _ second: String) {
    #expect(count(first, second) == 1)
  }

  @Test(arguments: [
    ("isHot", "isHot"), ("isHot", "isSweet"), ("tea != nil", "tea != nil"), ("let tea", "let tea"),
    ("step != .brew", "step != .pour"), ("step == .brew", "step != .pour"),
    ("isHot", "!isHot, isSweet"),
    ("isHot", "!isHot || isSweet"), ("a < b", "a > b"),
  ])
  func `what two others show is two`(_ first: String, _ second: String) {
    #expect(count(first, second) == 2)
  }
}
