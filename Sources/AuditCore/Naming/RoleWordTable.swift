/// The words that say a role, language by language.
///
/// Sources: the trait words VoiceOver speaks, as AccessibilitySnapshot's tables and the platform's
/// own settings have them, and the words translators of apps put into labels. Endings after a
/// hyphen are parts of one written word, as German and Dutch join them.
enum RoleWordTable {
  /// The parts of a control a role word may name.
  enum Kind: Int, CaseIterable, Sendable {
    case button, toggle, link, tab, slider, checkbox, field, image

    init?(name: Substring) {
      guard let kind = Kind.allCases.first(where: { "\($0)" == name }) else { return nil }
      self = kind
    }
  }

  /// A word and the bytes it may be written in.
  struct Entry: Sendable {
    /// The word in lower case.
    let word: String
    /// The word in lower case; beyond ASCII with a first capital and in capitals too.
    let spellings: [[UInt8]]
    /// How they begin and end.
    let edges: EdgeSet

    init(_ word: String) {
      self.word = word
      let isASCII = word.utf8.allSatisfy { $0 < 0x80 }
      let capital = (word.first?.uppercased() ?? "") + word.dropFirst()
      let all = isASCII ? [word] : [word, capital, word.uppercased()]
      spellings = all.map { Array($0.utf8) }
      var edges = EdgeSet()
      for spelling in spellings { edges.insert(spelling) }
      self.edges = edges
    }
  }

  /// The words of one language.
  struct Words: Sendable {
    /// Whole words before or behind the name, in the order of the kinds.
    var words: [[Entry]] = Array(repeating: [], count: Kind.allCases.count)
    /// Endings of a joined word, in the order of the kinds.
    var endings: [[Entry]] = Array(repeating: [], count: Kind.allCases.count)
    /// How the words and endings of each kind begin and end, in the order of the kinds.
    var edges: [EdgeSet] = Array(repeating: EdgeSet(), count: Kind.allCases.count)
    /// Whether the language is written without spaces between words.
    var isUnspaced = false

    /// Adds a word, or an ending behind a hyphen.
    mutating func add(_ word: Substring, _ kind: Kind) {
      let isEnding = word.utf8.first == UInt8(ascii: "-")
      let entry = Entry(String(isEnding ? word.dropFirst() : word))
      if isEnding {
        endings[kind.rawValue].append(entry)
      } else {
        words[kind.rawValue].append(entry)
      }
      for spelling in entry.spellings { edges[kind.rawValue].insert(spelling) }
    }
  }

  /// The place of a language among the tables, by its primary subtag; nil for one not known here.
  ///
  /// - Complexity: O(1).
  static func place(of language: String) -> Int? { places[language] }

  /// Whether a name with these edges may begin or end with a word of any kind.
  ///
  /// Asked for every name, so that the words are not handed out for it.
  /// - Complexity: O(1).
  static func mayHave(at place: Int, _ edges: NameEdges) -> Bool {
    allEdges[place].mayHold(edges)
  }

  private static let allEdges = tables.map { words in
    words.edges.reduce(into: EdgeSet()) { $0.formUnion($1) }
  }

  /// The words of each language known here.
  static let tables = byLanguage.map(\.words)

  private static let places = ByLanguage(
    Dictionary(uniqueKeysWithValues: byLanguage.indices.map { (byLanguage[$0].language, $0) }))

  private static let byLanguage = table.map { (language: $0.key, words: $0.value) }

  /// The place of the English words, which count in every language.
  static let english = place(of: "en") ?? 0

  private static let table: [String: Words] = {
    var result: [String: Words] = [:]
    for line in lines.parts(at: "\n") {
      let fields = line.parts(at: " ", atMost: 3)
      guard fields.count == 3, let kind = Kind(name: fields[1]) else { continue }
      let language = String(fields[0])
      result[language, default: Words()].isUnspaced = ["ja", "zh", "th"].contains(language)
      for word in fields[2].parts(at: "|") {
        result[language, default: Words()].add(word, kind)
      }
    }
    return result
  }()

  private static let lines = """
    en button button|btn
    en toggle toggle|switch|toggle button|toggle switch|switch button
    en link link|hyperlink
    en tab tab
    en slider slider
    en checkbox checkbox|check box|tick box
    en field text field|textfield|search field|input field|text box
    en image image|picture|graphic|icon
    de button taste|knopf|schaltfläche|button|-schaltfläche|-knopf|-taste|-button
    de toggle schalter|umschalter|-schalter
    de link link|-link
    de tab tab|-tab
    de slider schieberegler|regler|-schieberegler|-regler
    de checkbox kontrollkästchen|checkbox
    de field textfeld|eingabefeld|suchfeld|-textfeld|-eingabefeld
    de image bild|grafik|symbol|-bild|-symbol
    fr button bouton
    fr toggle interrupteur|bascule|bouton bascule
    fr link lien
    fr tab onglet
    fr slider curseur
    fr checkbox case à cocher
    fr field champ de texte|champ de recherche|champ de saisie
    fr image image|icône
    es button botón
    es toggle interruptor|conmutador
    es link enlace
    es tab pestaña
    es slider deslizador|regulador
    es checkbox casilla de verificación|casilla
    es field campo de texto|campo de búsqueda
    es image imagen|icono|ícono
    it button pulsante|bottone
    it toggle interruttore
    it link collegamento
    it tab scheda
    it slider cursore
    it checkbox casella di controllo
    it field campo di testo|campo di ricerca
    it image immagine|icona
    pt button botão
    pt toggle interruptor|alternador
    pt link ligação|link
    pt tab aba|separador|guia
    pt slider controle deslizante|nivelador
    pt checkbox caixa de seleção
    pt field campo de texto|campo de busca|campo de pesquisa
    pt image imagem|ícone
    nl button knop|-knop
    nl toggle schakelaar|-schakelaar
    nl link koppeling|link
    nl tab tabblad
    nl slider schuifknop|schuifregelaar|-schuifregelaar
    nl checkbox aankruisvak|selectievakje
    nl field tekstveld|zoekveld|-tekstveld
    nl image afbeelding|pictogram
    sv button knapp|knappen|-knapp|-knappen
    sv toggle reglage|omkopplare
    sv link länk
    sv tab flik
    sv slider skjutreglage
    sv checkbox kryssruta
    sv field textfält|sökfält
    sv image bild|ikon
    da button knap|knappen|-knap|-knappen
    da toggle skifteknap|kontakt
    da link link
    da image billede|ikon
    nb button knapp|knappen|-knapp|-knappen
    nb toggle bryter|-bryter
    nb link lenke
    nb image bilde|ikon
    nn button knapp|knappen|-knapp|-knappen
    fi button painike|-painike
    fi toggle kytkin
    fi link linkki
    fi image kuva|kuvake
    pl button przycisk
    pl toggle przełącznik
    pl link łącze|odnośnik
    pl tab karta|zakładka
    pl slider suwak
    pl checkbox pole wyboru
    pl field pole tekstowe|pole wyszukiwania
    pl image obraz|obrazek|ikona
    cs button tlačítko
    cs toggle přepínač
    cs link odkaz
    cs image obrázek|ikona
    sk button tlačidlo
    sk toggle prepínač
    sk link odkaz
    sk image obrázok|ikona
    hu button gomb|gombja|-gomb
    hu toggle kapcsoló
    hu link hivatkozás
    hu image kép|ikon
    ro button buton|butonul
    ro toggle comutator
    ro image imagine|pictogramă
    tr button düğme|düğmesi|buton|butonu
    tr toggle anahtar|anahtarı
    tr link bağlantı|bağlantısı
    tr image görüntü|resim|simgesi
    el button κουμπί
    el toggle διακόπτης
    el image εικόνα|εικονίδιο
    ru button кнопка
    ru toggle переключатель|тумблер
    ru link ссылка
    ru tab вкладка
    ru slider ползунок|бегунок
    ru checkbox флажок
    ru field текстовое поле|поле поиска
    ru image изображение|картинка|значок
    uk button кнопка
    uk toggle перемикач
    uk link посилання
    uk tab вкладка
    uk image зображення|значок
    bg button бутон
    bg image изображение
    hr button gumb
    hr image slika
    sl button gumb
    ca button botó
    ca image imatge
    id button tombol
    id image gambar
    ms button butang
    vi button nút
    vi image hình ảnh
    hi button बटन
    ar button زر|الزر
    ar toggle مفتاح تبديل
    ar link رابط|ارتباط
    ar image صورة
    he button כפתור|לחצן
    he toggle מתג
    he link קישור
    he image תמונה
    ko button 버튼|단추
    ko toggle 스위치|토글
    ko link 링크
    ko tab 탭
    ko slider 슬라이더
    ko checkbox 체크상자|체크박스
    ko field 텍스트 필드|검색 필드
    ko image 이미지|그림
    ja button ボタン
    ja toggle スイッチ
    ja link リンク
    ja tab タブ
    ja slider スライダー|スライダ
    ja checkbox チェックボックス
    ja field テキストフィールド|検索フィールド
    ja image 画像|イメージ
    zh button 按钮|按鈕|按键
    zh toggle 开关|開關
    zh link 链接|連結
    zh tab 标签页|分頁|標籤頁
    zh slider 滑块|滑桿
    zh checkbox 复选框|核取方塊|勾選框
    zh field 文本栏|文本框|文字欄|文字欄位
    zh image 图像|图片|圖像|圖片
    th button ปุ่ม
    """
}
