/// Recognises names that tell how a control looks: "X icon", "three dots", "Zahnrad", "↑".
public enum ShapeName {
  /// A name recognised as a drawing's.
  public struct Match: Hashable, Sendable {
    /// Whether it is beyond reasonable doubt a drawing wherever it stands.
    public let certain: Bool
    /// Whether it is one ordinary word, such as Star, that may well be the task.
    public let isOneWord: Bool
  }

  /// Recognises a name as a drawing's, or returns nil; English counts in every language.
  ///
  /// - Complexity: O(length); one pass over the bytes for a name without a word of drawings.
  public static func match(_ text: String, shape: NameShape, language: String) -> Match? {
    guard shape.count <= 64 else { return nil }
    if shape.hasOther, shape.count <= 6, isSign(text) {
      return Match(certain: true, isOneWord: false)
    }
    guard shape.humps > 0 || shape.underscores > 0 || shape.clues.mayHave(.drawing) else {
      return nil
    }
    var doubtful: Match?
    if shape.humps > 0 || shape.underscores > 0 || starts.isIn(text)
      || longOnes.first(in: text) != nil
    {
      if let match = english(text), language == "en" || !isWordElsewhere(text) {
        if match.certain || language == "en" { return match }
        doubtful = match
      }
    }
    guard language != "en", let words = byLanguage[language] else { return doubtful }
    return other(text, words) ?? doubtful
  }

  /// Notes what the words of drawings begin with.
  static func note(in index: inout ClueIndexBuilder) {
    index.add(starts, .drawing)
    index.add(longOnes, .drawing)
    byLanguage.forEach { index.add($1.phrases, .drawing, language: $0) }
  }

  /// Whether an English word for a drawing is an ordinary word of other languages too: French "Plus"
  /// is More.
  private static func isWordElsewhere(_ text: String) -> Bool { Words.folded(text) == "plus" }

  // MARK: English

  private static func english(_ text: String) -> Match? {
    var words = Words.split(text)
    let count = words.count
    let isIcon = words.last.map(icons.contains) ?? false
    if isIcon { words.removeLast() }
    // "3 dots" is a drawing, "3 stars" is a rating.
    let mayCount = words.contains("dots") || words.contains("lines")
    words.removeAll {
      AssetName.prefixes.contains($0) || fillers.contains($0) || mayCount && $0 == "3"
    }
    guard !words.isEmpty, words.count <= 7 else { return nil }
    guard let first = words.first else { return nil }
    guard words.allSatisfy({ isDrawn($0) || qualities.contains($0) }) else {
      return isIcon && isAboutIcon(words) ? Match(certain: false, isOneWord: false) : nil
    }
    let hasDrawn = words.contains(where: isDrawn)
    if isIcon { return Match(certain: hasDrawn, isOneWord: false) }
    guard hasDrawn else { return nil }
    if words.contains(where: drawn.contains) { return Match(certain: true, isOneWord: false) }
    if count == 1 { return first == "x" ? nil : Match(certain: false, isOneWord: true) }
    // "Left arrow" is also a key, and "Blue heart" may be what people pick.
    return Match(certain: false, isOneWord: false)
  }

  /// Whether the last word says that the name is an icon's, as in "Privacy icon", and not that icons
  /// are what it is about, as in "Change app icon".
  private static func isAboutIcon(_ words: [String]) -> Bool {
    guard let first = words.first, !InterfaceWords.verbs.contains(first) else { return false }
    return !words.contains(where: themes.contains)
  }

  private static let themes = InterfaceWords.set(
    """
    add all alternate app bar change color custom default dock edit folder game group home large menu
    my new no random screen select server show small tab tinted use widget your
    """)

  private static func isDrawn(_ word: String) -> Bool {
    drawn.contains(word) || pictures.contains(word)
  }

  /// Words that are a drawing wherever they stand in a name.
  private static let drawn = InterfaceWords.set(
    """
    chevron chevrons caret cogwheel cog hamburger kebab ellipsis dots magnifier magnifying xmark \
    checkmark arrowhead paperplane
    """)

  /// Things that icons show and that are no task of a control by themselves.
  private static let pictures = InterfaceWords.set(
    """
    arrow arrows bell bin bubble circle cross diamond dot envelope eye flag floppy funnel gear globe
    hand heart hexagon house lightbulb line lines lock mark megaphone minus paper paperclip pen
    pencil person plane plus rectangle slider sliders square star thumb tick trash triangle x
    """)

  private static let qualities = InterfaceWords.set(
    """
    back backward bold bottom clockwise closed counter counterclockwise curved dashed diagonal disc
    disk double down downward downwards drop empty exclamation extra facing fill filled forward full
    glass hollow horizontal inside large left light menu open outline outlined outward over pointing
    question right round rounded shape shaped sideways slanted small solid speech stacked thick thin
    three top up upward upwards vertical
    """)

  private static let icons: Set<String> = ["icon", "icons", "symbol", "glyph", "pictogram"]
  private static let fillers: Set<String> = [
    "a", "an", "and", "the", "with", "in", "of", "on", "to", "sign", "ios", "ui", "pointed",
  ]
  private static let longOnes = PhraseSet("checkmark|hamburger|magnifying glass|paperplane")

  /// The short words of drawings one of which a name has to have.
  private static let starts = PackedWords(
    """
    chevron caret cog cogwheel kebab ellipsis dots xmark arrow arrows bell bin bubble circle cross
    diamond dot envelope eye flag floppy funnel gear globe hand heart hexagon house line lines lock
    magnifier mark minus paper pen pencil person plane plus slider sliders square star thumb
    tick trash triangle x icon icons symbol glyph glass menu
    """)

  // MARK: Signs

  /// Whether a text is an arrow, a geometric shape or another sign that draws and names nothing.
  private static func isSign(_ text: String) -> Bool {
    var count = 0
    for scalar in text.unicodeScalars where scalar.value != 0xFE0E {
      count += 1
      switch scalar.value {
      case 0x2190...0x21FF, 0x23CE, 0x23E9...0x23FA, 0x25A0...0x25FF, 0x2715...0x2718, 0x2630,
        0x22EE, 0x22EF, 0x2039, 0x203A, 0x276E...0x2771, 0x2794...0x27BE, 0x27F0...0x27FF,
        0x2900...0x297F, 0x2B05...0x2B0D, 0x2B60...0x2BFF, 0x2699, 0x2606, 0x2605, 0x2261:
        continue
      default: return false
      }
    }
    return count > 0 && count <= 3
  }

  // MARK: Other languages

  private struct Drawings: Sendable {
    let phrases: PhraseSet
    let drawn: Set<String>
    let qualities: Set<String>
  }

  private static func other(_ text: String, _ words: Drawings) -> Match? {
    guard words.phrases.first(in: text) != nil else { return nil }
    let folded = Words.folded(text)
    if words.drawn.contains(folded) {
      return Match(certain: !arrowKeys.contains(folded), isOneWord: false)
    }
    let parts = Words.spoken(folded)
    guard parts.count > 1, parts.count <= 5 else { return nil }
    guard parts.allSatisfy({ words.drawn.contains($0) || words.qualities.contains($0) }),
      parts.contains(where: words.drawn.contains)
    else { return nil }
    // "Strzałka w lewo" is also a key; an arrow that says that it is an icon is none.
    let isKey = parts.contains(where: arrows.contains) && !parts.contains(where: iconWords.contains)
    return Match(certain: !isKey, isOneWord: false)
  }

  /// The arrow keys in languages whose words are not apart.
  private static let arrowKeys = set(
    """
    左矢印|右矢印|上矢印|下矢印|왼쪽 화살표|오른쪽 화살표|위쪽 화살표|아래쪽 화살표|左箭头|右箭头|左箭頭|右箭頭|上箭头|\
    下箭头|上箭頭|下箭頭|向左箭头|向右箭头|سهم لليسار|سهم لليمين
    """)

  private static let arrows = set(
    """
    pfeil|pfeile|flèche|flèches|flecha|flechas|freccia|frecce|pijl|pijltje|seta|setas|pil|nuoli|strzałka|\
    strzałki|šipka|стрелка|стрелки|стрілка|화살표|سهم|חץ
    """)

  private static let iconWords = set(
    """
    symbol|icon|icône|icone|icono|icona|pictogram|icoon|ícone|ikon|kuvake|ikona|иконка|значок|іконка|simge|\
    simgesi|아이콘|أيقونة|סמל
    """)

  private static func set(_ text: String) -> Set<String> {
    Set(text.parts(at: "|").map { Words.folded(String($0)) })
  }

  private static let byLanguage = ByLanguage(table)

  private static let table: [String: Drawings] = {
    var table: [String: Drawings] = [:]
    for line in lines.parts(at: "\n") {
      let parts = line.parts(at: ":").map(String.init)
      guard parts.count == 3 else { continue }
      table[parts[0]] = Drawings(
        phrases: PhraseSet(
          parts[1], isUnspaced: ["ja", "ko", "zh", "ar", "he"].contains(parts[0])),
        drawn: set(parts[1]), qualities: set(parts[2]))
    }
    return table
  }()

  /// A language, its words that are drawings and no task, and the words that go with them.
  ///
  /// Sources: the emoji names of the Unicode CLDR annotations in these languages.
  // swift-format-ignore
  private static let lines = """
    de:zahnrad|zahnräder|pfeil|pfeile|lupe|drei punkte|punkte|winkel|x-symbol|zahnrad-symbol|sternsymbol|stern-symbol|herz-symbol|glocke-symbol|glockensymbol|lupensymbol|pfeilsymbol|hamburger|häkchen|kreuz-symbol:nach|links|rechts|oben|unten|drei|symbol|icon|gefüllt|im|kreis|und|senkrecht|waagerecht|quadrat|mit
    fr:engrenage|roue dentée|flèche|flèches|loupe|trois points|chevron|icône x|hamburger|coche:gauche|droite|vers|le|la|haut|bas|trois|icône|icone|de|à|avec|et|carré|cercle|remplie|rempli|un
    es:engranaje|rueda dentada|flecha|flechas|lupa|tres puntos|icono x|hamburguesa|palomita:izquierda|derecha|arriba|abajo|hacia|la|tres|icono|de|y|cuadrado|círculo|con|relleno
    it:ingranaggio|ruota dentata|freccia|frecce|lente d'ingrandimento|lente di ingrandimento|tre puntini|tre punti|icona x|hamburger|spunta:sinistra|destra|su|giù|in|alto|basso|verso|tre|icona|di|e|quadrato|cerchio|con
    nl:tandwiel|pijl|pijltje|vergrootglas|drie puntjes|drie stippen|hamburger|kruisje|vinkje:links|rechts|omhoog|omlaag|naar|drie|pictogram|icoon|vierkant|cirkel|met|en
    pt:engrenagem|roda dentada|seta|setas|lupa|três pontos|três pontinhos|ícone x|hambúrguer:esquerda|direita|para|cima|baixo|a|três|ícone|de|e|quadrado|círculo|com
    sv:kugghjul|pil|förstoringsglas|tre punkter|hamburgare|bock|kryss:vänster|höger|upp|ner|uppåt|nedåt|tre|ikon|fyrkant|cirkel|med|och
    da:tandhjul|pil|forstørrelsesglas|tre prikker|flueben:venstre|højre|op|ned|ikon|med|og
    nb:tannhjul|pil|forstørrelsesglass|tre prikker:venstre|høyre|opp|ned|ikon|med|og
    fi:hammasratas|nuoli|suurennuslasi|kolme pistettä:vasemmalle|oikealle|ylös|alas|kuvake
    pl:koło zębate|zębatka|strzałka|strzałki|lupa|trzy kropki|hamburger|krzyżyk:w|lewo|prawo|górę|dół|ikona|trzy|z|i|kwadrat|koło
    cs:ozubené kolo|šipka|lupa|tři tečky:doleva|doprava|nahoru|dolů|ikona
    ru:шестерёнка|шестеренка|шестерня|стрелка|стрелки|лупа|три точки|троеточие|крестик|галочка|гамбургер:влево|вправо|вверх|вниз|налево|направо|иконка|значок|три|и|квадрат|круг|с
    uk:шестірня|шестерня|стрілка|лупа|три крапки|хрестик|галочка:ліворуч|праворуч|вгору|вниз|вліво|вправо|іконка|значок
    tr:dişli|dişli çark|ok işareti|büyüteç|üç nokta|çarpı işareti|onay işareti:sol|sağ|yukarı|aşağı|simge|simgesi
    ja:歯車|矢印|左矢印|右矢印|上矢印|下矢印|虫眼鏡|三点リーダー|点3つ|三つの点|バツ印|バツ|チェックマーク|歯車アイコン|矢印アイコン|虫眼鏡アイコン|星アイコン|ハートアイコン|ベルアイコン|xアイコン|ハンバーガー:アイコン
    ko:톱니바퀴|화살표|왼쪽 화살표|오른쪽 화살표|위쪽 화살표|아래쪽 화살표|돋보기|점 세 개|점 3개|엑스 아이콘|체크 표시|햄버거:아이콘|왼쪽|오른쪽|위|아래
    zh:齿轮|齒輪|箭头|箭頭|左箭头|右箭头|左箭頭|右箭頭|上箭头|下箭头|向左箭头|向右箭头|放大镜|放大鏡|三个点|三個點|汉堡|齿轮图标|齒輪圖示|箭头图标|x图标|叉号|勾号:图标|圖示
    ar:ترس|سهم|سهم لليسار|سهم لليمين|عدسة مكبرة|ثلاث نقاط|أيقونة x:أيقونة|لليسار|لليمين|لأعلى|لأسفل
    he:גלגל שיניים|חץ|זכוכית מגדלת|שלוש נקודות|סמל x:סמל|שמאלה|ימינה|למעלה|למטה
    """
}
