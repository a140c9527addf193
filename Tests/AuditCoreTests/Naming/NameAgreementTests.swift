import Testing

@testable import AuditCore

@Suite struct NameAgreementTests {
  @Test(arguments: [
    ("Filter", "filter", "en"), ("Filter", "Filter results", "en"),
    ("Open filters", "Filter", "en"),
    ("Share Assam", "Share Sencha", "en"), ("Follow", "Unfollow", "en"),
    ("ジャスミン茶を共有", "煎茶を共有", "ja"), ("Teilen", "Beleg teilen", "de"),
  ])
  func `one name in two spellings agrees`(_ one: String, _ two: String, _ locale: String) {
    #expect(NameAgreement.agree(one, two, locale: locale))
    #expect(NameAgreement.agree(two, one, locale: locale))
  }

  @Test(arguments: [
    ("Filter", "Refine", "en"), ("Search", "Find an order", "en"), ("Go to it", "Add to it", "en"),
    ("共有", "検索", "ja"), ("Teilen", "Weitergeben", "de"), ("Save", "", "en"),
  ])
  func `two names do not`(_ one: String, _ two: String, _ locale: String) {
    #expect(!NameAgreement.agree(one, two, locale: locale))
    #expect(!NameAgreement.agree(two, one, locale: locale))
  }

  @Test(arguments: [
    ("Refresh calendar", "Update server information", "Refresh"),
    ("Share link", "Send invitation", "Share"), ("Search teas", "Find an order", "Search"),
  ])
  func `two objects of one task differ`(_ one: String, _ two: String, _ task: String) {
    #expect(NameAgreement.haveDifferentObjects(one, two, task: task))
    #expect(NameAgreement.haveDifferentObjects(two, one, task: task))
  }

  @Test(arguments: [
    ("Search", "Find an order", "Search"), ("Refresh", "Reload", "Refresh"),
    ("Share receipt", "Send receipts", "Share"), ("Settings", "Preferences", "Settings"),
  ])
  func `no object, or the same, does not differ`(_ one: String, _ two: String, _ task: String) {
    #expect(!NameAgreement.haveDifferentObjects(one, two, task: task))
  }

  @Test func `a name is about an action whose word it has`() {
    #expect(NameAgreement.isAbout("Filter", action: "openFilters"))
    #expect(!NameAgreement.isAbout("Refine", action: "openFilters"))
  }
}
