/// Texts on which RFC 8259 leaves the decision to the parser, and how it is made here.
enum OpenTexts {
  /// Numbers of any size keep their spelling; half a surrogate pair keeps its bytes.
  static let accepted = [
    SpelledText("a double far below the smallest", "[45.678e-789]"),
    SpelledText("a huge exponent", "[0.5e00\(String(repeating: "7", count: 100))]"),
    SpelledText("a negative integer to a huge power", "[-2e+8888]"),
    SpelledText("a fraction to a huge power", "[2.5e+8888]"),
    SpelledText("a negative number beyond doubles", "[-456456e100000]"),
    SpelledText("a positive number beyond doubles", "[456456e100000]"),
    SpelledText("a number that underflows", "[456e-10000000]"),
    SpelledText("a negative integer beyond 64 bits", "[-456456456456456456456456456456]"),
    SpelledText("a positive integer beyond 64 bits", "[200000000000000000000]"),
    SpelledText("a negative integer of 48 digits", "[-\(String(repeating: "258", count: 16))]"),
    SpelledText("a low surrogate alone in a name", "{\"\\uDFAB\":1}"),
    SpelledText("a high surrogate alone", "[\"\\uDADB\"]"),
    SpelledText("a high surrogate and another character", "[\"\\uD889\\u1235\"]"),
    SpelledText("a high surrogate and a newline", "[\"\\uD801\\n\"]"),
    SpelledText("a high surrogate and letters that look like a low one", "[\"\\uDd1fb\"]"),
    SpelledText("two high surrogates and a newline", "[\"\\uD801\\uD801\\n\"]"),
    SpelledText("a high surrogate in small letters", "[\"\\ud801\"]"),
    SpelledText("a high surrogate and letters", "[\"\\ud801xyz\"]"),
    SpelledText("a pair the wrong way round", "[\"\\uDd1f\\uD835\"]"),
    SpelledText("a low surrogate alone", "[\"\\uDFAB\"]"),
    SpelledText("500 arrays inside each other", repeating: "[", 500, end: closing),
    SpelledText("a byte-order mark", "<EF><BB><BF>{}"),
  ]

  /// Nothing but well-formed UTF-8 is read, and no name twice.
  static let refused = [
    SpelledText("UTF-16, little end first, with a mark", "<FF><FE>[<00>\"<00><E8><00>\"<00>]<00>"),
    SpelledText("UTF-16, big end first, without a mark", "<00>[<00>\"<00><E8><00>\"<00>]"),
    SpelledText("UTF-16, little end first, without a mark", "[<00>\"<00><E8><00>\"<00>]<00>"),
    SpelledText(
      "a byte that is nowhere in UTF-8, after characters", "[\"<E8><8C><B6><D1><88><FA>\"]"),
    SpelledText("a surrogate as UTF-8", "[\"<ED><A0><81>\"]"),
    SpelledText("the byte FF", "[\"<FF>\"]"),
    SpelledText("Latin-1", "[\"<E8>\"]"),
    SpelledText("a continuation byte alone", "[\"<82>\"]"),
    SpelledText("a code point above U+10FFFF", "[\"<F4><BF><BF><BE>\"]"),
    SpelledText("a slash in two bytes", "[\"<C0><AF>\"]"),
    SpelledText("a slash in three bytes", "[\"<E0><80><AF>\"]"),
    SpelledText("the highest overlong of three bytes", "[\"<E0><9F><BF>\"]"),
    SpelledText("a slash in four bytes", "[\"<F0><80><80><AF>\"]"),
    SpelledText("the highest overlong of four bytes", "[\"<F0><8F><BF><BF>\"]"),
    SpelledText("the first code point above U+10FFFF", "[\"<F4><90><80><80>\"]"),
    SpelledText("a lead byte of five bytes", "[\"<F8><88><80><80><80>\"]"),
    SpelledText("a code point in six bytes", "[\"<FC><83><BF><BF><BF><BE>\"]"),
    SpelledText("a NUL in six bytes", "[\"<FC><80><80><80><80><80>\"]"),
    SpelledText("a sequence that is cut off", "[\"<E0><FF>\"]"),
    SpelledText("a name twice", "{\"b\":\"c\",\"b\":\"d\"}"),
    SpelledText("a name twice with the same value", "{\"b\":\"c\",\"b\":\"c\"}"),
  ]

  private static let closing = String(repeating: "]", count: 500)
}
