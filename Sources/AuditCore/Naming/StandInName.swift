/// Recognises names that only hold the place of a name: "Button", "Label 2", "…".
public enum StandInName {
  /// What gives a stand-in away.
  public enum Kind: Hashable, Sendable {
    /// The word for the kind of control it is.
    case role
    /// A word that those who build an app leave until there is a name.
    case word
    /// A word for some part of an interface, which may be the task where it is on the screen.
    case part
    /// One punctuation mark.
    case mark
    /// Characters that draw an icon: a cross, dots.
    case drawing
  }

  /// A name recognised as a stand-in.
  public struct Match: Hashable, Sendable {
    /// What gives it away.
    public let kind: Kind
    /// Whether it is beyond reasonable doubt.
    public let certain: Bool
  }

  /// Recognises a whole name as a stand-in, or returns nil; English counts in every language.
  ///
  /// - Complexity: O(1) for names longer than any stand-in, else O(length).
  public static func match(
    _ text: String, shape: NameShape, role: Role, language: String
  ) -> Match? {
    guard
      shape.count <= 64
        || shape.count <= 600 && shape.clues.mayBegin(with: .standIn)
          && fillers.atStart(of: text) != nil
    else { return nil }
    if shape.capitals + shape.smalls + shape.digits == 0 {
      // Three marks of other scripts have twelve bytes at most, and so have words.
      if shape.count <= 12, let match = mark(text, shape) { return match }
      if !shape.hasOther { return nil }
    }
    guard shape.clues.mayBegin(with: .standIn) else { return nil }
    if fillers.atStart(of: text) != nil { return Match(kind: .word, certain: true) }
    let stem = withoutNumber(text, shape)
    let isNumbered = stem.utf8.count < text.utf8.count
    if words.isWhole(stem), !isWord(stem, in: language) {
      return Match(kind: .word, certain: true)
    }
    if let match = part(stem, isNumbered: isNumbered) { return match }
    guard let kind = roleKind(role) else { return nil }
    // "Text" is what some fields are for; a field alone is not.
    let mayBeTask = isNumbered || role.isTextEntry && typed.isWhole(stem)
    if kind.english.isWhole(stem) { return Match(kind: .role, certain: !mayBeTask) }
    guard let own = kind.other(language), own.isWhole(stem) else { return nil }
    return Match(kind: .role, certain: !mayBeTask)
  }

  /// Whether a language has a word that is spelled as a stand-in: "Todo" is all or everything.
  private static func isWord(_ stem: String, in language: String) -> Bool {
    ["ca", "es", "gl", "pt"].contains(language) && stem.lowercased() == "todo"
  }

  /// Notes what stand-ins begin with.
  static func note(in index: inout ClueIndexBuilder) {
    for phrases in [fillers, words, parts, numbered] { index.add(phrases, .standIn) }
    for phrases in [buttons, toggles, links, tabs, sliders, fields, images] {
      index.add(phrases, .standIn)
    }
  }

  /// A stem that is a part of an interface, or a thing that only a number tells from others.
  private static func part(_ stem: String, isNumbered: Bool) -> Match? {
    if let hit = parts.atStart(of: stem), hit.end == stem.utf8.count {
      let isOfCode = codeParts.contains(hit.phrase)
      return Match(kind: isOfCode ? .word : .part, certain: isOfCode && isNumbered)
    }
    guard isNumbered, let hit = numbered.atStart(of: stem), hit.end == stem.utf8.count else {
      return nil
    }
    let isOfCode = hit.phrase == "view" || hit.phrase == "control"
    return Match(kind: isOfCode ? .word : .part, certain: isOfCode)
  }

  private static func mark(_ text: String, _ shape: NameShape) -> Match? {
    let marks = text.unicodeScalars.filter { !Words.isWhiteSpace($0) }
    guard let first = marks.first, marks.allSatisfy({ $0 == first }), marks.count <= 3 else {
      return nil
    }
    if "×✕✖✗✘╳⨯…⋯⋮•·".unicodeScalars.contains(first) {
      return Match(kind: .drawing, certain: first != "×" && first != "·")
    }
    // Keys of a keypad and of a calculator are called what is on them.
    if "#*+-−=/÷%.,()&@!?€$£¥:;'\"".unicodeScalars.contains(first), marks.count == 1 {
      return Match(kind: .mark, certain: false)
    }
    let isMark: Bool
    switch first.properties.generalCategory {
    case .connectorPunctuation, .dashPunctuation, .otherPunctuation, .openPunctuation,
      .closePunctuation:
      isMark = true
    default: isMark = false
    }
    return isMark ? Match(kind: .mark, certain: true) : nil
  }

  /// "Button 3" and "view2" are numbered stand-ins.
  private static func withoutNumber(_ text: String, _ shape: NameShape) -> String {
    guard shape.digits > 0 else { return text }
    return text.withBytes { bytes in
      var end = bytes.count
      guard end > 0, (0x30...0x39).contains(bytes[end - 1]) else { return text }
      while end > 0, (0x30...0x39).contains(bytes[end - 1]) || " _-".utf8.contains(bytes[end - 1]) {
        end -= 1
      }
      return String(decoding: bytes[..<end], as: UTF8.self)
    }
  }

  private static func roleKind(_ role: Role) -> LanguagePhrases? {
    switch role {
    case .button, .menuButton, .customAction: buttons
    case .toggle, .switch, .checkbox, .radio: toggles
    case .link: links
    case .tab: tabs
    case .slider, .stepper: sliders
    case .textField, .secureTextField, .searchField: fields
    case .image: images
    default: nil
    }
  }

  private static let fillers = PhraseSet(
    "lorem ipsum|accessibility label|your text here|insert label")

  private static let typed = PhraseSet("text|input")

  private static let words = PhraseSet(
    """
    todo|tbd|fixme|tba|placeholder|placeholder text|label text|button text|button label|button title|\
    no label|unlabeled|unlabelled|untitled button|missing label|add label|add label here|label here|\
    null|nil|undefined|(null)|nan|foo|foobar|asdf|qwerty|blah|blah blah|xxx|dummy|dummy text|\
    sample text|test label|test button|some text|some label|description here|default label|\
    imageview|image view|uibutton|uilabel|uiview|uiimageview|textview|textlabel|new button|icon button|\
    image button|button image|button icon|icon image|image icon
    """)

  /// Words that may be a task, as in an editor, unless they are numbered.
  private static let codeParts: Set<String> = [
    "label", "cell", "icon", "element", "subview", "container",
  ]

  /// Those, and kinds of controls, parts of them, and what an example is called: hardly ever a task.
  private static let parts = PhraseSet(
    """
    label|cell|icon|element|subview|container|switch|slider|stepper|text field|textfield|checkbox|\
    check box|radio button|segmented control|toggle|progress bar|progress view|scroll view|\
    table view|collection view|web view|spinner|thumb|demo|test|example|sample|image description|\
    icon description|button description|image label|icon label|icon name|image name|button name|\
    view label|control label|cell label
    """)

  /// Words that are a task by themselves and a stand-in with a number; all but view and control may
  /// be things that people number.
  private static let numbered = PhraseSet(
    "view|control|item|row|option|object|entry|title|text|image|field|menu|action|section|line")

  // swift-format-ignore
  private static let buttons = LanguagePhrases(
    """
    en button|btn
    de taste|schaltfläche|knopf|button
    fr bouton
    es botón
    it pulsante|bottone
    nl knop
    pt botão
    sv knapp
    da knap
    nb knapp
    fi painike
    pl przycisk
    cs tlačítko
    ru кнопка
    uk кнопка
    tr düğme|buton
    ja ボタン
    ko 버튼|단추
    zh 按钮|按鈕
    ar زر
    he כפתור|לחצן
    """)

  // swift-format-ignore
  private static let toggles = LanguagePhrases(
    """
    en toggle|switch|checkbox|check box|radio button|toggle button|switch button|button
    de schalter|umschalter|umschalttaste|kontrollkästchen|markierungsfeld|auswahlknopf
    fr bouton bascule|interrupteur|case à cocher
    es interruptor|botón de activación|casilla
    it interruttore|casella
    nl schakelaar|selectievakje
    pt interruptor|caixa de seleção
    sv reglage|kryssruta
    pl przełącznik|pole wyboru
    ru переключатель|флажок
    uk перемикач
    tr anahtar|onay kutusu
    ja スイッチ|チェックボックス|トグル
    ko 스위치|체크박스|토글
    zh 开关|開關|复选框|核取方塊
    ar مفتاح
    he מתג|תיבת סימון
    """)

  // swift-format-ignore
  private static let links = LanguagePhrases(
    """
    en link|hyperlink|url|click here|here
    de link|hier|hier klicken
    fr lien|ici|cliquez ici
    es enlace|aquí|haz clic aquí
    it link|collegamento|qui|clicca qui
    nl link|koppeling|hier|klik hier
    pt link|aqui|clique aqui
    sv länk|här|klicka här
    pl łącze|link|tutaj|kliknij tutaj
    ru ссылка|здесь
    uk посилання|тут
    tr bağlantı|buraya
    ja リンク|こちら
    ko 링크|여기
    zh 链接|連結|这里|這裡|点击这里
    ar رابط|هنا
    he קישור|כאן
    """)

  // swift-format-ignore
  private static let tabs = LanguagePhrases(
    """
    en tab|tab item|tab bar item
    de tab|reiter
    fr onglet
    es pestaña
    it pannello|scheda
    nl tabblad|tab
    pt aba|separador
    sv flik
    pl karta
    ru вкладка
    uk вкладка
    tr sekme
    ja タブ
    ko 탭
    zh 标签页|標籤頁|标签
    ar علامة تبويب
    he כרטיסייה
    """)

  // swift-format-ignore
  private static let sliders = LanguagePhrases(
    """
    en slider|stepper
    de schieberegler|regler
    fr curseur
    es regulador|deslizador
    it cursore
    nl schuifregelaar
    pt controle deslizante
    sv skjutreglage
    pl suwak
    ru ползунок|бегунок
    uk повзунок
    tr kaydırıcı
    ja スライダー
    ko 슬라이더
    zh 滑块|滑桿
    ar شريط تمرير
    he מחוון
    """)

  // swift-format-ignore
  private static let fields = LanguagePhrases(
    """
    en text field|textfield|text|input|field|input field|text box|search field
    de textfeld|eingabefeld|text
    fr champ de texte|champ
    es campo de texto|campo
    it campo di testo|campo
    nl tekstveld|veld
    pt campo de texto|campo
    sv textfält|fält
    pl pole tekstowe
    ru текстовое поле|поле ввода
    uk текстове поле
    tr metin alanı
    ja テキストフィールド|入力欄
    ko 텍스트 필드|입력란
    zh 文本栏|文字欄位|输入框|輸入框
    ar حقل نص
    he שדה טקסט
    """)

  // swift-format-ignore
  private static let images = LanguagePhrases(
    """
    en image|picture|img|graphic|icon|photo placeholder|image placeholder
    de bild|grafik|symbol
    fr image|illustration|icône
    es imagen|icono
    it immagine|icona
    nl afbeelding|pictogram
    pt imagem|ícone
    sv bild|ikon
    pl obraz|obrazek|ikona
    ru изображение|картинка|иконка
    uk зображення
    tr görüntü|resim|simge
    ja 画像|イメージ|アイコン
    ko 이미지|아이콘
    zh 图像|图片|影像|圖片|图标|圖示
    ar صورة|أيقونة
    he תמונה|סמל
    """)
}
