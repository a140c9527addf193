/// Recognises names that say whose logo is shown: "Tea Shop logo", "Logo de Tea Shop".
public enum LogoName {
  /// Whether a whole name is a logo's, and no task done to one such as "Change logo".
  ///
  /// English counts in every language.
  /// - Complexity: O(length); one look at the ends of a name without the word.
  public static func matches(_ name: String, clues: NameClues, language: String) -> Bool {
    guard clues.mayHave(.logo), name.utf8.count <= 80 else { return false }
    if let hit = words.look(in: name, language, { $0.atEnd(of: $1) }), hit.start > 0 {
      return isOwner(text(name, before: hit.start), language)
    }
    // "Logo de Tea Shop": where the owner comes last, tasks begin with their verb.
    guard let hit = firsts.look(in: name, language, { $0.atStart(of: $1) }) else { return false }
    let rest = Words.spoken(text(name, behind: hit.end))
    return !rest.isEmpty && name.utf8.count > hit.end
      && !endsOfTasks.contains(rest.last ?? "")
  }

  /// Notes what words for a logo begin with.
  static func note(in index: inout ClueIndexBuilder) {
    index.add(words, .logo)
    index.add(firsts, .logo)
  }

  /// Whether what stands before the word is somebody's name and not a verb or a determiner.
  private static func isOwner(_ text: String, _ language: String) -> Bool {
    let words = Words.spoken(text)
    guard let first = words.first, let last = words.last else { return false }
    if InterfaceWords.verbs.contains(first) || determiners.contains(last) { return false }
    if language == "en" || !text.utf8.allSatisfy({ $0 < 0x80 }) || text.hasSuffix("-") {
      return true
    }
    // "Byt logotyp": in other languages a first word may be a verb that is not known here.
    let isName = text.split(separator: " ").last?.first?.isUppercase ?? false
    return words.count > 1 && isName
  }

  private static func text(_ name: String, before end: Int) -> String {
    var bytes = Array(name.utf8.prefix(end))
    while bytes.last == 0x20 { bytes.removeLast() }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func text(_ name: String, behind start: Int) -> String {
    String(decoding: name.utf8.dropFirst(start), as: UTF8.self)
  }

  private static let determiners = InterfaceWords.set(
    "a an any app custom different my new no other our own the their this your")

  /// Last words of tasks that begin with their object: "Logo ändern", "Logo wijzigen".
  private static let endsOfTasks = InterfaceWords.set(
    """
    ändern auswählen hinzufügen hochladen löschen entfernen wählen speichern bearbeiten teilen wijzigen
    kiezen toevoegen verwijderen uploaden bewerken change upload add remove edit select picker settings
    options size colour color position
    """)

  private static let words = LanguagePhrases(
    """
    en logo
    de logo
    nl logo
    sv logotyp|logga|logotypen
    da logo
    nb logo
    fi logo
    tr logosu|logo
    hu logó
    ja ロゴ
    ko 로고
    """)

  private static let firsts = LanguagePhrases(
    """
    en logo of
    fr logo de|logo du|logo
    es logotipo de|logo de|logotipo|logo
    it logo di|logo
    pt logotipo de|logótipo de|logo de|logotipo|logo
    pl logo
    cs logo
    ro logo|sigla
    ru логотип
    uk логотип
    ar شعار
    he לוגו|הלוגו של
    """)
}
