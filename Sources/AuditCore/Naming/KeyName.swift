/// Recognises what is printed on the keys of keyboards, for keys that stand on a screen.
///
/// A key is called what is printed on it, and most languages type on keyboards with English words.
public enum KeyName {
  /// Whether a text is what is printed on a key and is not an ordinary word, as "Print Screen" is.
  ///
  /// - Complexity: O(length).
  public static func isOnlyAKey(_ text: String) -> Bool {
    guard text.utf8.count <= longest else { return false }
    return own.contains(Words.folded(text))
  }

  /// Whether a text is what is printed on a key, or on one that is an ordinary word as well, as
  /// "Home" is.
  ///
  /// - Complexity: O(length).
  public static func isKey(_ text: String) -> Bool {
    guard text.utf8.count <= longest else { return false }
    let folded = Words.folded(text)
    return own.contains(folded) || ordinary.contains(folded)
  }

  /// Whether keyboards of a language have the English words of a key, as far as is known.
  public static func isKept(_ text: String, in locale: String) -> Bool {
    let folded = Words.folded(text)
    return !ownLegends.contains(LanguageName.primary(of: locale)) || everywhere.contains(folded)
  }

  private static func set(_ words: String) -> Set<String> {
    Set(words.parts(at: "|").map(String.init))
  }

  private static let own = set(
    """
    alt gr|altgr|backspace|bksp|bkspc|caps|caps lock|capslock|ctrl|cmd|esc|fn|num|num lock|numlock|page down\
    |page up|pagedown|pageup|pg dn|pg up|pgdn|pgup|print screen|printscreen|prnt scrn|prt sc|prt scr|prtsc\
    |prtscr|prtscn|scroll lock|scrolllock|sys rq|sysrq|f1|f2|f3|f4|f5|f6|f7|f8|f9|f10|f11|f12
    """)

  private static let ordinary = set(
    """
    alt|break|command|control|del|delete|end|enter|escape|home|ins|insert|menu|meta|option|pause|return|shift\
    |space|super|tab|windows
    """)

  /// The keys that are printed alike on keyboards of all languages.
  private static let everywhere = set(
    """
    alt|alt gr|altgr|cmd|command|esc|fn|option|tab|windows|f1|f2|f3|f4|f5|f6|f7|f8|f9|f10|f11|f12
    """)

  /// The languages whose usual keyboards have words of their own on the keys.
  ///
  /// Source: the national layouts of ISO/IEC 9995 keyboards, as sold: DIN 2137 for German, NF Z71-300
  /// and the older AZERTY for French, UNE for Spanish, the Italian QWERTY.
  private static let ownLegends: Set<String> = ["ca", "de", "es", "eu", "fr", "gl", "it"]

  private static let longest = 16
}
