/// Finds the word for a state that a name carries: on, off, selected.
///
/// Sources: the words VoiceOver speaks for states, as AccessibilitySnapshot publishes them, and how
/// apps translate them.
public enum StateWords {
  /// A state word found in a name.
  public struct Match: Hashable, Sendable {
    /// The word as it is in the table.
    public let word: String
    /// Whether a mark sets it apart from the rest: "Wi-Fi: on", "Selected, Regular", "Sound (off)".
    public let isApart: Bool
    /// Whether the name begins with it.
    public let isFirst: Bool
  }

  /// The state word that a name begins or ends with, or nil where there is none or nothing else;
  /// English counts in every language.
  ///
  /// - Complexity: O(length).
  public static func find(in name: String, shape: NameShape, language: String) -> Match? {
    guard shape.clues.mayHave(.state) else { return nil }
    if let hit = words.look(in: name, language, { $0.atEnd(of: $1) }), hit.start > 0 {
      if isObject(name, before: hit) { return nil }
      return Match(
        word: hit.phrase, isApart: isApart(name, before: hit.start), isFirst: false)
    }
    if let hit = words.look(in: name, language, { $0.atStart(of: $1) }) {
      guard marks.contains(byte(at: hit.end, of: name)) else { return nil }
      return Match(word: hit.phrase, isApart: true, isFirst: true)
    }
    return nil
  }

  /// Whether a text is a word for a state and nothing else; English counts in every language.
  ///
  /// - Complexity: O(length).
  static func isWhole(_ text: String, language: String) -> Bool {
    words.look(in: text, language) { $0.isWhole($1) ? $0.atStart(of: $1) : nil } != nil
  }

  /// Whether an English name undoes something, such as Unlike: the task of a control that is on.
  ///
  /// - Complexity: O(length).
  public static func undoes(_ name: String, shape: NameShape) -> Bool {
    shape.clues.mayBegin(with: .undoing) && undoing.atStart(of: name) != nil
  }

  /// Notes what words for states begin with.
  static func note(in index: inout ClueIndexBuilder) {
    index.add(words, .state)
    index.add(undoing, .undoing)
  }

  /// "Turn flash on", "Log off" and "Delete selected": the word belongs to a verb.
  private static func isObject(_ name: String, before hit: PhraseSet.Hit) -> Bool {
    if isApart(name, before: hit.start) { return false }
    if verbs.atStart(of: name) != nil { return true }
    let stem = String(decoding: name.utf8.prefix(hit.start), as: UTF8.self)
    return prepositional.atEnd(of: stem) != nil
  }

  private static func isApart(_ name: String, before start: Int) -> Bool {
    var at = start - 1
    while at > 0, byte(at: at, of: name) == 0x20 { at -= 1 }
    let byte = byte(at: at, of: name)
    // Full-width commas, colons and brackets, and dashes, end in these bytes of their own blocks.
    return marks.contains(byte) || isWideMark(name, endingAt: at)
  }

  private static func isWideMark(_ name: String, endingAt at: Int) -> Bool {
    guard at >= 2 else { return false }
    let bytes = Array(name.utf8.dropFirst(at - 2).prefix(3))
    return wideMarks.contains(bytes)
  }

  private static let wideMarks = ["、", "，", "：", "（", "–", "—", "・"].map { Array($0.utf8) }

  private static let marks: ByteSet = {
    var set = ByteSet()
    for byte in ",:;([-|".utf8 { set.insert(byte) }
    return set
  }()

  private static func byte(at index: Int, of text: String) -> UInt8 {
    text.withBytes { bytes in bytes.indices.contains(index) ? bytes[index] : 0 }
  }

  private static let verbs = PhraseSet(
    """
    turn|switch|log|sign|put|set|power|delete|remove|clear|show|hide|share|move|copy|export|mark|add|\
    download|edit|play|use|stay|keep|hands|based|what's|what|send|carry|hold|try|go|day|time|take|\
    save|open|replace|restore|archive|print|apply|unselect|select|continue|hang|get|back|call|drop|\
    most|no|none|not|percent|% |later|early|hands|lights
    """)

  // swift-format-ignore
  private static let prepositional = PhraseSet(
    "add|log|sign|turn|always|based|depends|depending|focus|hands|comment|works|day|time|one|move|percent|play|what's")

  private static let undoing = PhraseSet(
    """
    unlike|unfollow|unfavorite|unfavourite|unstar|unmute|unpin|unbookmark|unsave|unboost|unheart|\
    unsubscribe|undislike|unrepost|unflag|unrepeat|remove from favorites|remove from favourites|\
    remove from bookmarks|remove favorite|remove favourite|remove bookmark
    """)

  // swift-format-ignore
  private static let words = LanguagePhrases(
    """
    en on|off|selected|not selected|unselected|deselected|checked|unchecked|not checked|enabled|disabled|turned on|turned off|activated|deactivated|toggled on|toggled off|expanded|collapsed|active|inactive
    de ein|aus|an|ausgewählt|nicht ausgewählt|aktiviert|deaktiviert|eingeschaltet|ausgeschaltet|markiert
    fr activé|activée|activés|activées|désactivé|désactivée|désactivés|désactivées|sélectionné|sélectionnée|non sélectionné|coché|décoché
    es activado|activada|activados|activadas|desactivado|desactivada|desactivados|desactivadas|seleccionado|seleccionada|no seleccionado|marcado|desmarcado
    it attivo|attiva|attivato|disattivato|disattivo|selezionato|selezionata|non selezionato|spuntato
    nl aan|uit|geselecteerd|niet geselecteerd|ingeschakeld|uitgeschakeld|aangevinkt
    pt ativado|ativada|ativados|ativadas|desativado|desativada|desativados|desativadas|selecionado|selecionada|não selecionado|marcado|desmarcado|ligado|desligado
    sv på|av|vald|valt|markerad|inte markerad|aktiverad|avaktiverad|inaktiverad
    pl włączone|wyłączone|włączony|wyłączony|włączona|wyłączona|wł.|wył.|zaznaczone|zaznaczono|wybrane|wybrany|wybrana
    ru вкл|выкл|включено|выключено|включен|выключен|включена|выключена|включены|выключены|выбрано|выбран|выбрана|не выбрано
    uk увімкнено|вимкнено|вибрано|не вибрано|обрано
    tr açık|kapalı|seçili|seçildi|seçili değil|etkin|devre dışı
    ja オン|オフ|選択済み|選択中|選択されています|未選択|有効|無効
    ko 켬|끔|켜짐|꺼짐|선택됨|선택 안 됨|활성화됨|비활성화됨
    zh 已开启|已关闭|已選取|已选中|已选择|未选中|未選取|已打开|已停用|已启用|已啟用|已開啟|已關閉|開啟中
    ar محدد|غير محدد|مُحدد|مفعل|معطل|قيد التشغيل
    he נבחר|לא נבחר|מופעל|כבוי|פועל|דלוק
    """)
}
