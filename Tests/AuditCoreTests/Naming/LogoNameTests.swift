import Testing

@testable import AuditCore

@Suite struct LogoNameTests {
  @Test(arguments: [
    ("Tea Shop logo", "en"), ("ACME Logo", "en"), ("Logo de Tea Shop", "fr"),
    ("TeaShop-Logo", "de"), ("Tea Shop ロゴ", "ja"), ("Логотип Чайной", "ru"),
    ("Tea Shop logo", "ja"),
  ])
  func `whose logo it is, is told`(_ name: String, _ language: String) {
    #expect(
      LogoName.matches(
        name, clues: NameShape(name, in: NameLanguage(language)).clues, language: language))
  }

  @Test(arguments: [
    ("Change logo", "en"), ("Logo", "en"), ("Your logo", "en"), ("Logo settings", "en"),
    ("Logo ändern", "de"), ("Byt logotyp", "sv"), ("Logout", "en"), ("Changer le logo", "fr"),
    ("Blogs", "en"), ("", "en"), ("ロゴを変更", "ja"),
  ])
  func `a task done to a logo is none`(_ name: String, _ language: String) {
    #expect(
      !LogoName.matches(
        name, clues: NameShape(name, in: NameLanguage(language)).clues, language: language))
  }
}
