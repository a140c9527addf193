/// Finds words that tell how to operate a control: tap, swipe, click.
///
/// Sources: the gesture words of VoiceOver's own hints, as AccessibilitySnapshot publishes them for
/// English, German and Russian, and the wording of apps in the other languages.
public enum GestureWords {
  /// A gesture spelled out in a hint, or nil; English counts in every language.
  ///
  /// - Complexity: O(length).
  public static func inHint(_ hint: String, language: String) -> String? {
    if let hit = find(hints, in: hint, language) { return hit }
    // A hint is a sentence of what happens, so a gesture at its start is an instruction.
    guard let opener = openers.atStart(of: hint), things.atStart(of: hint) == nil else {
      return nil
    }
    // "Press, hold or drag": kinds of input, of which something is said.
    let isListed = hint.utf8.dropFirst(opener.end).first == UInt8(ascii: ",")
    return isListed ? nil : opener.phrase
  }

  /// An instruction with a gesture in a name, or nil.
  ///
  /// "Tap to Pay" and the titles of settings name a gesture without asking for it.
  /// - Complexity: O(length).
  public static func inName(_ name: String, shape: NameShape, language: String) -> String? {
    guard shape.clues.mayHave(.gesture), let hit = find(names, in: name, language) else {
      return nil
    }
    return products.first(in: name) == nil ? hit : nil
  }

  /// Notes what instructions begin with.
  static func note(in index: inout ClueIndexBuilder) { index.add(names, .gesture) }

  private static func find(
    _ phrases: LanguagePhrases, in text: String, _ language: String
  ) -> String? {
    phrases.look(in: text, language) { $0.first(in: $1) }?.phrase
  }

  private static let openers = PhraseSet(
    "tap|taps|click|clicks|press|swipe|touch|drag|pinch|rotate two fingers|flick|hold down")

  /// Things that are called by a gesture: "Touch pads snap back".
  private static let things = PhraseSet(
    "touch pad|touch pads|touch bar|touch id|touch point|touch points|touch screen|touch screens|"
      + "tap target|tap targets|click track|drag handle|drag handles|press release|press releases")

  // swift-format-ignore
  private static let products = PhraseSet("tap to pay|tap-to-pay|click to pay|tap to wake|tap tempo")

  // swift-format-ignore
  private static let common = """
    de tippe auf|doppeltippen|doppelt tippen|doppeltipp|zweimal tippen|zum aktivieren tippen|tippen sie|tippe,|tippen, um|tippe hier|hier tippen|wische nach|wischen sie|wischen, um|gedrückt halten|halte gedrückt|klicken sie|klicke auf|hier klicken|klicken, um
    fr touchez le bouton|touchez deux fois|toucher deux fois|appuyez deux fois|appuyez pour|appuyez sur|appuyer pour|touchez pour|toucher pour|balayez|balayer vers|maintenez appuyé|appuyez longuement|cliquez|cliquer ici|cliquer pour
    es toca el botón|toque el botón|pulsa el botón|pulse el botón|toca dos veces|tocar dos veces|toque dos veces|pulsa dos veces|pulse dos veces|toca para|toque para|pulsa para|pulse para|desliza el dedo|desliza hacia|deslice|mantén pulsado|mantén presionado|haz clic|haga clic
    it tocca il pulsante|premi il pulsante|tocca due volte|doppio tocco per|tocca per|toccare per|premi per|scorri verso|scorri per|tieni premuto|fai clic|clicca
    nl dubbeltik|tik twee keer|tik dubbel|tik om|tik op|tik hier|veeg naar|veeg om|houd ingedrukt|klik om|klik op|klik hier
    pt toque no botão|toque duas vezes|toque para|toque aqui|toque e segure|toque em|deslize para|mantenha pressionado|clique para|clique aqui|clique em
    sv dubbeltryck|tryck två gånger|tryck för att|tryck på|tryck här|svep åt|svep för att|håll ned|klicka
    pl stuknij dwukrotnie|dotknij dwukrotnie|dotknij, aby|stuknij, aby|stuknij|przesuń palcem|naciśnij i przytrzymaj|kliknij
    ru коснитесь|нажмите дважды|дважды нажмите|нажмите, чтобы|нажмите для|нажмите на|нажмите и удерживайте|смахните|проведите пальцем|проведите вверх|щёлкните|щелкните|кликните
    uk торкніться|двічі торкніться|натисніть двічі|натисніть, щоб|натисніть, аби|проведіть|натисніть і утримуйте|клацніть
    tr çift dokunun|çift tıklayın|iki kez dokunun|dokunun|kaydırın|basılı tutun|tıklayın
    ja ダブルタップ|2回タップ|二回タップ|タップして|タップすると|タップで|スワイプして|スワイプすると|長押しして|長押しすると|クリックして|クリックすると
    ko 이중 탭|두 번 탭|탭하여|탭하면|탭하세요|쓸어 넘|길게 눌러|길게 누르면|클릭하여|클릭하면|클릭하세요
    zh 轻点两下|轻点以|轻点即可|点按两下|点按以|点按即可|双击|点击以|点击此处|点击即可|点击可|轻扫以|向左轻扫|向右轻扫|长按以|长按可|點兩下|點按兩下|點按以|點按即可|點擊以|點擊此處|連按兩下|滑動以|長按以
    ar انقر نقر|انقر مرتين|انقر ل|اضغط مرتين|اضغط ل|اضغط مع الاستمرار|اسحب ل|مرر سريع
    he הקש פעמיים|הקישו פעמיים|הקש כדי|הקישו כדי|לחץ כדי|לחצו כדי|לחיצה כפולה|החלק כדי|החליקו
    """

  // swift-format-ignore
  private static let hints = LanguagePhrases(
    """
    en double-tap|double tap|double-tapping|double taps|triple tap|triple-tap|tap twice|tap and hold|tap to|tap here|tap again|tap once|tap for|swipe up|swipe down|swipe left|swipe right|swipe to|swipe with|press and hold|long press|long-press|touch and hold|press to|click to|click here|click and drag|double-click|double click|right-click|drag to|pinch to|flick up|flick down|force touch
    """ + "\n" + common)

  // swift-format-ignore
  private static let names = LanguagePhrases(
    """
    en double tap to|double-tap to|double tap for|double-tap for|double tap here|triple tap to|tap twice to|tap to|tap here|tap for|tap again to|tap and hold to|swipe up to|swipe down to|swipe left to|swipe right to|swipe to|swipe up for|swipe down for|press and hold to|press and hold|long press to|long-press to|long press for|touch and hold to|touch and hold|press here|press to|click to|click here|click for|double-click to|double click to|drag to|pinch to
    """ + "\n" + common)
}
