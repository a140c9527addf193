/// The words VoiceOver adds to a name in one language: traits, states and places.
///
/// Sources: the string tables of cashapp/AccessibilitySnapshot for English, German and Russian,
/// written as they stand inside a sentence. The other languages follow the platform's own terms as
/// published in its user guides; a device may word them otherwise in a given release.
public struct SpeechWords: Hashable, Sendable {
  /// The kinds of words, in the order of a table's line.
  enum Word: Int, CaseIterable {
    case button, switchButton, link, heading, image, adjustable, searchField, textField
    case secureTextField, tab, backButton, popUpButton, checkbox, radioButton, dimmed, selected
    case on, off, mixed, editing, alert, position
  }

  /// The language, as a BCP 47 tag.
  public let locale: String
  private let words: [String]

  /// The languages there are words for.
  public static let locales: [String] = tables.map(\.locale)

  /// The words of a language, or English ones where there are none for it.
  ///
  /// The region is looked at where two are known to differ: Portuguese, Chinese.
  /// - Complexity: O(number of languages).
  public static func of(_ locale: String) -> SpeechWords {
    if locale.utf8.count == 2, let table = tables.first(where: { $0.locale == locale }) {
      return table
    }
    let tag = locale.lowercased().split(whereSeparator: { $0 == "-" || $0 == "_" })
    guard let language = tag.first else { return english }
    var wanted = String(language)
    if language == "zh" {
      let isTraditional = tag.contains { ["hant", "tw", "hk", "mo"].contains($0) }
      wanted = isTraditional && !tag.contains("hans") ? "zh-Hant" : "zh-Hans"
    } else if language == "pt", tag.contains("pt"), tag.count > 1, tag[1] == "pt" {
      wanted = "pt-PT"
    } else if language == "iw" {
      wanted = "he"
    }
    return tables.first { $0.locale == wanted } ?? english
  }

  /// Whether there are words of its own for a language.
  public static func knows(_ locale: String) -> Bool {
    let language = locale.prefix { $0 != "-" && $0 != "_" }.lowercased()
    return tables.contains { $0.locale == language || $0.locale.hasPrefix(language + "-") }
  }

  /// One word.
  func callAsFunction(_ word: Word) -> String {
    word.rawValue < words.count ? words[word.rawValue] : ""
  }

  /// The place "1 of 5" in this language; anything else is said as it stands.
  func position(_ text: String) -> String {
    let parts = text.split(separator: " ")
    guard parts.count == 3, parts[1] == "of", Int(parts[0]) != nil, Int(parts[2]) != nil else {
      return text
    }
    var result = ""
    for character in self(.position) {
      switch character {
      case "#": result += parts[0]
      case "$": result += parts[2]
      default: result.append(character)
      }
    }
    return result
  }

  private static let english = SpeechWords(line: lines[0])
  private static let tables = lines.map(SpeechWords.init(line:))

  private init(line: Substring) {
    let parts = line.parts(at: "|", keepingEmpty: true).map(String.init)
    locale = parts.first ?? ""
    words = Array(parts.dropFirst())
  }

  private static let lines = table.parts(at: "\n")
}

extension SpeechWords {
  /// One language a line, its tag first, then the words in the order of `Word`; in a place "#" is
  /// the number and "$" the count.
  private static let table = """
    en|button|switch button|link|heading|image|adjustable|search field|text field|secure text field|tab|back button|pop-up button|checkbox|radio button|dimmed|selected|on|off|mixed|is editing|alert|# of $
    de|Taste|Umschalttaste|Link|Überschrift|Bild|einstellbar|Suchfeld|Textfeld|sicheres Textfeld|Tab|Zurück-Taste|Einblendmenü|Markierungsfeld|Auswahlknopf|grau dargestellt|ausgewählt|ein|aus|gemischt|wird bearbeitet|Hinweis|# von $
    fr|bouton|bouton bascule|lien|en-tête|image|ajustable|champ de recherche|champ de texte|champ de texte sécurisé|onglet|bouton retour|menu local|case à cocher|bouton radio|estompé|sélectionné|activé|désactivé|mixte|en cours de modification|alerte|# sur $
    es|botón|botón de activación|enlace|encabezado|imagen|ajustable|campo de búsqueda|campo de texto|campo de texto seguro|pestaña|botón atrás|menú desplegable|casilla|botón de opción|atenuado|seleccionado|activado|desactivado|mixto|en edición|alerta|# de $
    it|pulsante|interruttore|link|intestazione|immagine|regolabile|campo di ricerca|campo di testo|campo di testo sicuro|pannello|pulsante indietro|pulsante a comparsa|casella di controllo|pulsante d’opzione|oscurato|selezionato|attivato|disattivato|misto|in modifica|avviso|# di $
    pt|botão|botão de alternância|link|título|imagem|ajustável|campo de busca|campo de texto|campo de texto seguro|aba|botão voltar|menu local|caixa de seleção|botão de opção|esmaecido|selecionado|ativado|desativado|misto|em edição|alerta|# de $
    pt-PT|botão|botão de alternância|ligação|título|imagem|ajustável|campo de pesquisa|campo de texto|campo de texto seguro|separador|botão voltar|menu local|caixa de verificação|botão de opção|esbatido|selecionado|ativado|desativado|misto|em edição|alerta|# de $
    nl|knop|schakelknop|koppeling|koptekst|afbeelding|aanpasbaar|zoekveld|tekstveld|beveiligd tekstveld|tabblad|terugknop|pop-upknop|aankruisvak|keuzerondje|gedimd|geselecteerd|aan|uit|gemengd|wordt bewerkt|melding|# van $
    sv|knapp|omkopplare|länk|rubrik|bild|justerbar|sökfält|textfält|säkert textfält|flik|bakåtknapp|popupknapp|kryssruta|radioknapp|nedtonad|vald|på|av|blandad|redigeras|varning|# av $
    pl|przycisk|przełącznik|łącze|nagłówek|obraz|regulowane|pole wyszukiwania|pole tekstowe|bezpieczne pole tekstowe|karta|przycisk Wstecz|menu podręczne|pole wyboru|przycisk radiowy|przyciemnione|zaznaczone|włączone|wyłączone|mieszane|edytowanie|alert|# z $
    ru|кнопка|кнопка-переключатель|ссылка|заголовок|изображение|элемент регулировки|поле поиска|текстовое поле|защищённое текстовое поле|вкладка|кнопка «Назад»|всплывающее меню|флажок|переключатель|недоступно|выбрано|вкл|выкл|смешанное|идёт правка|предупреждение|# из $
    uk|кнопка|кнопка-перемикач|посилання|заголовок|зображення|можна регулювати|поле пошуку|текстове поле|захищене текстове поле|вкладка|кнопка «Назад»|спливне меню|прапорець|перемикач|затемнено|вибрано|увімкнено|вимкнено|змішане|редагується|попередження|# з $
    tr|düğme|geçiş düğmesi|bağlantı|başlık|görüntü|ayarlanabilir|arama alanı|metin alanı|güvenli metin alanı|sekme|geri düğmesi|açılır düğme|onay kutusu|seçenek düğmesi|soluk|seçili|açık|kapalı|karışık|düzenleniyor|uyarı|#/$
    ja|ボタン|切り替えボタン|リンク|見出し|イメージ|調整可能|検索フィールド|テキストフィールド|保護されたテキストフィールド|タブ|戻るボタン|ポップアップボタン|チェックボックス|ラジオボタン|淡色表示|選択中|オン|オフ|混在|編集中|警告|$の#
    ko|버튼|전환 버튼|링크|머리말|이미지|조절 가능|검색 필드|텍스트 필드|보안 텍스트 필드|탭|뒤로 버튼|팝업 버튼|체크상자|라디오 버튼|흐리게 표시됨|선택됨|켬|끔|혼합|편집 중|경고|$ 중 #
    zh-Hans|按钮|切换按钮|链接|标题|图像|可调节|搜索栏|文本栏|安全文本栏|标签页|返回按钮|弹出式按钮|复选框|单选按钮|变暗|已选定|打开|关闭|混合|正在编辑|提醒|第#项，共$项
    zh-Hant|按鈕|切換按鈕|連結|標題|影像|可調整|搜尋欄位|文字欄位|安全文字欄位|標籤頁|返回按鈕|彈出式按鈕|註記框|單選按鈕|變暗|已選取|開啟|關閉|混合|正在編輯|提示|第#項，共$項
    ar|زر|زر تبديل|رابط|عنوان|صورة|قابل للتعديل|حقل بحث|حقل نص|حقل نص آمن|علامة تبويب|زر رجوع|زر منبثق|خانة اختيار|زر اختيار|خافت|محدد|تشغيل|إيقاف|مختلط|قيد التحرير|تنبيه|# من $
    he|כפתור|כפתור מתג|קישור|כותרת|תמונה|ניתן לכוונון|שדה חיפוש|שדה מלל|שדה מלל מאובטח|כרטיסיה|כפתור חזרה|כפתור מוקפץ|תיבת סימון|כפתור בחירה|מעומעם|נבחר|מופעל|כבוי|מעורב|בעריכה|התראה|# מתוך $
    """
}
