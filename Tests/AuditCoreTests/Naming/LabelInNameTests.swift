import AuditCore
import Testing

@Suite struct LabelInNameTests {
  struct Pair: Sendable, CustomTestStringConvertible {
    let text: String
    let name: String
    var locale = "en"
    var testDescription: String { "\(text) | \(name)" }

    var verdict: LabelInName.Verdict {
      LabelInName.compare(text: text, name: name, locale: locale)
    }
    var isContained: Bool { if case .contained = verdict { true } else { false } }
    var needsPerson: Bool { if case .needsPerson = verdict { true } else { false } }
  }

  /// The passing examples of W3C ACT rule 2ee8b8, each with words of a tea shop.
  @Test(arguments: [
    Pair(text: "Tea rules", name: "Tea rules"),
    Pair(text: "Tea rules", name: "  Tea   rules  "),
    Pair(text: "Tea rules", name: "tea Rules"),
    Pair(text: "Next Tea", name: "Next Tea in the list"),
    Pair(text: "Green\ntea", name: "Green tea"),
    Pair(text: "A blend\nby Jane Roe", name: "A blend by Jane Roe"),
    Pair(text: "TEA", name: "TEA"),
    Pair(text: "brew\u{A0} pot", name: "brew pot"),
    Pair(text: "Find by harvest (YYYY-MM)", name: "Find by harvest"),
    Pair(text: "Brew…", name: "Brew"),
    Pair(text: "Qo'shish", name: "choyga qoʻshish", locale: "uz"),
    Pair(text: "Don’t brew", name: "Don't brew"),
    Pair(text: "<<< ** Order ** >>>", name: "🍵 Order 🍵"),
  ])
  func `words that stand together in the name are contained`(_ pair: Pair) {
    #expect(pair.isContained)
  }

  /// The failing examples of W3C ACT rule 2ee8b8, each with words of a tea shop.
  @Test(arguments: [
    Pair(text: "Tea rules", name: "Coffee"),
    Pair(text: "The full pot", name: "the full"),
    Pair(text: "Taste Chai", name: "Taste Chainmail"),
    Pair(text: "teapot", name: "tea pot"),
    Pair(text: "T E A", name: "TEA"),
    Pair(text: "Sum of 3×3=9", name: "Sum of three multiplied by three is nine"),
    Pair(text: "12×4=48", name: "12 times 4 equals 48"),
    Pair(text: "tea is what", name: "what is tea"),
    Pair(text: "Open menu", name: "Open the menu"),
    Pair(text: "321.444.0987", name: "3 2 1. 4 4 4. 0 9 8 7"),
    Pair(text: "2019", name: "20 19"),
    Pair(text: "squares: 149162536", name: "squares: 1 4 9 16 25 36"),
    Pair(text: "one thousand thirty-one", name: "thirty thirty-one"),
    Pair(text: "1 0 2 4", name: "one zero two four"),
    Pair(text: "2", name: "2b"),
    Pair(text: "Open large menu", name: "Open menu"),
  ])
  func `words that do not stand together in the name are missing`(_ pair: Pair) {
    #expect(pair.verdict == .missing)
  }

  /// What W3C ACT rule 2ee8b8 leaves to people, and kin of it.
  @Test(arguments: [
    Pair(text: "X", name: "Close"), Pair(text: "B", name: "Bold"), Pair(text: "Aa", name: "Size"),
    Pair(text: "Garden Ave.", name: "Garden Avenue"),
    Pair(text: "Garden Avenue", name: "Garden Ave."),
    Pair(text: "Mon", name: "Monday"), Pair(text: "5 min", name: "5 minutes"),
    Pair(text: "FAQ", name: "Frequently asked questions"),
    Pair(text: "nonsmoking", name: "non-smoking"), Pair(text: "e-mail", name: "email"),
    Pair(text: "its tea", name: "it’s tea"), Pair(text: "1204 teas", name: "1,204 teas"),
    Pair(text: "Cafe", name: "Café"),
    Pair(text: "Milk & sugar", name: "Milk and sugar"),
    Pair(text: "Milch und Zucker", name: "Milch & Zucker", locale: "de-AT"),
    Pair(text: "20% off", name: "20 percent off"),
  ])
  func `other spellings and symbolic letters are for a person`(_ pair: Pair) {
    #expect(pair.needsPerson)
  }

  @Test(arguments: ["•••", ">", "⌃", "👍", "…", "", "   ", "×", "❤️"])
  func `a text of symbols has no words`(_ text: String) {
    #expect(LabelInName.compare(text: text, name: "Other", locale: "en") == .noWords)
    #expect(LabelInName.compare(text: text, name: text, locale: "en") == .noWords)
  }

  @Test func `an identifier is one word that nobody says`() {
    #expect(Pair(text: "Audio", name: "audio_selected_button").verdict == .missing)
    #expect(Pair(text: "Größe", name: "größe_auswahl").verdict == .missing)
    #expect(Pair(text: "old_tea", name: "old_tea").isContained)
  }

  @Test func `the number of words before the text is told`() {
    #expect(Pair(text: "Order", name: "Place order").verdict == .contained(after: 1))
    #expect(Pair(text: "Tee", name: "Grüner Tee").verdict == .contained(after: 1))
    #expect(Pair(text: "Order", name: "Order tea").verdict == .contained(after: 0))
  }

  @Test(arguments: [
    Pair(text: "Ｏｒｄｅｒ １", name: "order 1"), Pair(text: "ｶﾞﾗｽ", name: "ガラス"),
    Pair(text: "STRASSE", name: "Straße"), Pair(text: "ﬁlter", name: "Filter"),
    Pair(text: "m²", name: "m2"), Pair(text: "H₂O", name: "H2O"),
    Pair(text: "① Tea", name: "1 tea"),
    Pair(text: "𝗕𝗼𝗹𝗱 tea", name: "bold tea"), Pair(text: "Cafe\u{301}", name: "Café"),
    Pair(text: "ΠΟΛΙΣ", name: "πολις"), Pair(text: "Teebeu\u{AD}tel", name: "Teebeutel"),
    Pair(text: "Новый чай", name: "новый чай"), Pair(text: "İndir", name: "indir"),
    Pair(text: "№ 5", name: "No 5"), Pair(text: "1️⃣ tea", name: "1 tea"),
  ])
  func `case and compatibility forms do not count`(_ pair: Pair) {
    #expect(pair.isContained)
  }

  @Test(arguments: [
    Pair(text: "検索", name: "お茶を検索", locale: "ja"),
    Pair(text: "検 索", name: "検索", locale: "ja"),
    Pair(text: "搜索", name: "搜索茶叶", locale: "zh-Hans"),
    Pair(text: "ค้นหา", name: "ค้นหาชา", locale: "th"),
    Pair(text: "검색", name: "차 검색하기", locale: "ko"),
    Pair(text: "3件", name: "お茶 3 件", locale: "ja"),
  ])
  func `scripts without spaces are compared by characters`(_ pair: Pair) {
    #expect(pair.isContained)
  }

  @Test func `vowel signs stay with their letter`() {
    #expect(Pair(text: "चाय", name: "नई चाय").isContained)
    #expect(Pair(text: "चा", name: "चाय").verdict == .missing)
    #expect(Pair(text: "กา", name: "กี").verdict == .missing)
  }

  @Test func `brackets may be said or left out`() {
    #expect(Pair(text: "Teas (all)", name: "Teas all").isContained)
    #expect(Pair(text: "Teas (all)", name: "Teas").isContained)
    #expect(Pair(text: "Tea (green (loose)) pot", name: "Tea pot").isContained)
    #expect(Pair(text: "(new)", name: "Old").verdict == .missing)
    #expect(Pair(text: "Teas (all", name: "Teas").verdict == .missing)
    #expect(Pair(text: "Teas) all", name: "Teas all").isContained)
  }

  /// The fast path for ASCII and the general one must agree; an accent sends the pair to the latter.
  @Test func `plain and accented pairs get the same answers`() {
    let texts = [
      "Order tea", "order", "tea order", "a_b", "_a", "a_", "2 cups", "tea", "a a b", "-",
    ]
    let names = ["Order tea", "Order  tea, now", "a_b c", "x a_ b", "a a a b", "tea_order", ""]
    for text in texts {
      for name in names {
        let plain = LabelInName.compare(text: text, name: name, locale: "en")
        let accented = LabelInName.compare(text: text, name: name + " é", locale: "en")
        #expect(plain == accented, "\(text) | \(name)")
      }
    }
  }
}
