import Testing

@testable import AuditCore

@Suite("Words")
struct WordsTests {
  @Test(
    "code is split at humps, joints and the end of a run of capitals",
    arguments: [
      ("filterButton", ["filter", "button"]),
      ("loadHTMLString", ["load", "html", "string"]),
      ("ic_close_24", ["ic", "close", "24"]),
      ("forward15", ["forward15"]),
      ("UIBarButtonItem", ["ui", "bar", "button", "item"]),
      ("status.action.context-menu", ["status", "action", "context", "menu"]),
      ("Größe ändern", ["größe", "ändern"]),
      ("don't ask", ["don't", "ask"]),
      ("", []), ("__", []), ("…", []),
    ])
  func splits(text: String, words: [String]) {
    #expect(Words.split(text) == words)
  }

  @Test("spoken words are not split at humps")
  func spoken() {
    #expect(Words.spoken("Open iPhone settings") == ["open", "iphone", "settings"])
    #expect(Words.spoken("Arrow, counter-clockwise") == ["arrow", "counter", "clockwise"])
  }

  @Test(
    "folding keeps accents and drops case, width and spare white space",
    arguments: [
      ("  Add   to cart ", "add to cart"), ("ＡＢＣ", "abc"), ("Über", "über"),
      ("already folded", "already folded"), ("", ""), (" ", ""), ("two  spaces", "two spaces"),
    ])
  func folds(text: String, folded: String) {
    #expect(Words.folded(text) == folded)
  }

  @Test("letters are what a file name and its spoken form have in common")
  func letters() {
    #expect(Words.letters("arrow.counterclockwise") == Words.letters("Arrow, counter-clockwise"))
  }

  @Test("packed words find whole words in any case, and no parts of words")
  func packed() {
    let words = PackedWords("and dot fill")
    #expect(words.isIn("crown Dot fill"))
    #expect(words.isIn("AND"))
    #expect(!words.isIn("Brand"))
    #expect(!words.isIn("dotted"))
    #expect(!words.isIn("andé"))
    #expect(!words.isIn(""))
  }
}

@Suite("Shape of a name")
struct NameShapeTests {
  @Test("icon font characters are seen, the Apple logo and other scripts are not taken for one")
  func privateUse() {
    #expect(NameShape("\u{E5CD}").hasPrivateUse)
    #expect(NameShape("Close \u{F00D}").hasPrivateUse)
    #expect(NameShape("\u{F0156}").hasPrivateUse)
    #expect(!NameShape("\u{F8FF} Pay").hasPrivateUse)
    #expect(!NameShape("結果を絞り込む").hasPrivateUse)
    #expect(!NameShape("ｱｲｳ").hasPrivateUse)
    #expect(!NameShape("👍🏽").hasPrivateUse)
    #expect(!NameShape("ﷺ").hasPrivateUse)
  }

  @Test("humps are capitals behind small letters or digits")
  func humps() {
    #expect(NameShape("stopTask").humps == 1)
    #expect(NameShape("R1C2").humps == 1)
    #expect(NameShape("USA").humps == 0)
    #expect(NameShape("Heart Rate").humps == 0)
  }
}
