/// Texts that every JSON parser has to accept.
enum AcceptedTexts {
  static let structures = [
    SpelledText("false alone", "false"),
    SpelledText("true alone", "true"),
    SpelledText("null alone", "null"),
    SpelledText("an integer alone", "17"),
    SpelledText("a negative fraction alone", "-0.25"),
    SpelledText("a string alone", "\"tea\""),
    SpelledText("an empty string alone", "\"\""),
    SpelledText("a space as a string", "\" \""),
    SpelledText("white space around an array", " \t[]\r\n"),
    SpelledText("a newline at the end", "[\"b\"]\n"),
    SpelledText("true in an array", "[true]"),
  ]

  static let arrays = [
    SpelledText("an empty array", "[]"),
    SpelledText("an array of an array, with spaces", "[[]  ]"),
    SpelledText("an empty string in an array", "[\"\"]"),
    SpelledText("one short string", "[\"b\"]"),
    SpelledText("false in an array", "[false]"),
    SpelledText("null in an array", "[null]"),
    SpelledText("values of every kind", "[null, 2, \"2\", {}]"),
    SpelledText("a newline before the bracket", "[2\n]"),
    SpelledText("a space before the array", " [2]"),
    SpelledText("a space after the array", "[3] "),
    SpelledText("many nulls", "[2,null,null,null,3]"),
  ]

  static let numbers = [
    SpelledText("an integer with an exponent", "[12e34]"),
    SpelledText("zero to a positive power", "[0e+2]"),
    SpelledText("zero to a power", "[0e2]"),
    SpelledText("a space before a number", "[ 7]"),
    SpelledText("a number very close to zero", "[-0.\(String(repeating: "0", count: 80))3]\n"),
    SpelledText("tens to a power", "[30e1]"),
    SpelledText("minus zero", "[-0]"),
    SpelledText("minus zero as a fraction", "[-0.0]"),
    SpelledText("a negative integer", "[-456]"),
    SpelledText("minus one", "[-1]"),
    SpelledText("a capital exponent sign", "[2E11]"),
    SpelledText("a capital exponent sign, negative", "[2E-3]"),
    SpelledText("a capital exponent sign, positive", "[2E+3]"),
    SpelledText("a plain exponent", "[45e67]"),
    SpelledText("a fraction and an exponent", "[45.678e12]"),
    SpelledText("a negative exponent", "[2e-3]"),
    SpelledText("a positive exponent", "[2e+3]"),
    SpelledText("a small integer", "[45]"),
    SpelledText("a fraction", "[45.678901]"),
    SpelledText("extreme numbers in members", "{ \"low\": -2.0e+29, \"high\": 2.0e+29 }"),
  ]

  static let objects = [
    SpelledText("two members", "{\"tea\":\"green\", \"cup\":\"blue\"}"),
    SpelledText("one member", "{\"tea\":\"green\"}"),
    SpelledText("an empty object", "{}"),
    SpelledText("an empty name", "{\"\":1}"),
    SpelledText("a NUL escape in a name", "{\"tea\\u0000cup\": 7}"),
    SpelledText(
      "long strings",
      "{\"a\":[{\"id\": \"\(String(repeating: "z", count: 40))\"}], \"id\": \"\(String(repeating: "z", count: 40))\"}"
    ),
    SpelledText("an array in a member", "{\"b\":[]}"),
    SpelledText(
      "Cyrillic letters as escapes",
      "{\"name\":\"\\u0427\\u0430\\u0439 \\u0438 \\u043c\\u0451\\u0434\"}"
    ),
    SpelledText("newlines between tokens", "{\n\"b\": \"c\"\n}"),
  ]

  static let strings = [
    SpelledText("escapes of 1, 2 and 3 bytes", "[\"\\u0061\\u014b\\u13AC\"]"),
    SpelledText("a surrogate pair", "[\"\\uD83C\\udf75\"]"),
    SpelledText("two surrogate pairs", "[\"\\ud83c\\udf75\\ud83e\\uded6\"]"),
    SpelledText("every short escape", "[\"\\\"\\\\\\/\\b\\f\\n\\r\\t\"]"),
    SpelledText("an escaped backslash before u0000", "[\"\\\\u0000\"]"),
    SpelledText("an escaped quote", "[\"\\\"\"]"),
    SpelledText("what looks like comments", "[\"b/*c*/d/*e//f\"]"),
    SpelledText("an escaped backslash before b", "[\"\\\\b\"]"),
    SpelledText("an escaped backslash before n", "[\"\\\\n\"]"),
    SpelledText("a control character as an escape", "[\"\\u0013\"]"),
    SpelledText("the noncharacter U+FFFF as an escape", "[\"\\uFFFF\"]"),
    SpelledText("a string in an array", "[\"tea\"]"),
    SpelledText("a space before a string", "[ \"tea\"]"),
    SpelledText("the last surrogate pair", "[\"\\uDBFF\\uDFFF\"]"),
    SpelledText("a no-break space as an escape", "[\"new\\u00A0cup\"]"),
    SpelledText("the noncharacter U+10FFFF", "[\"<F4><8F><BF><BF>\"]"),
    SpelledText("the noncharacter U+FFFF", "[\"<EF><BF><BF>\"]"),
    SpelledText("a NUL as an escape", "[\"\\u0000\"]"),
    SpelledText("an ASCII character as an escape", "[\"\\u002d\"]"),
    SpelledText("a Greek letter", "[\"\u{3C0}\"]"),
    SpelledText("the reserved U+1BFFF", "[\"<F0><9B><BF><BF>\"]"),
    SpelledText("a space at the end of a string", "[\"tea \"]"),
    SpelledText("a clef as a surrogate pair", "[\"\\uD834\\uDd1e\"]"),
    SpelledText("three bytes as an escape", "[\"\\u0822\"]"),
    SpelledText("two bytes as an escape", "[\"\\u0124\"]"),
    SpelledText("a line separator", "[\"\u{2028}\"]"),
    SpelledText("a paragraph separator", "[\"\u{2029}\"]"),
    SpelledText("escapes and letters", "[\"\\u0062\\u304a\\u8336\\u30b9\"]"),
    SpelledText("a newline as an escape", "[\"new\\u000Acup\"]"),
    SpelledText("the delete character", "[\"\u{7F}\"]"),
    SpelledText("the delete character between letters", "[\"b\u{7F}b\"]"),
    SpelledText("a letter of a rare script as an escape", "[\"\\uA66E\"]"),
    SpelledText("a backslash as a code point", "[\"\\u005c\"]"),
    SpelledText("symbols of three bytes", "[\"\u{2342}\u{3234}\u{2342}\"]"),
    SpelledText("the noncharacter U+10FFFE as a pair", "[\"\\uDBFF\\uDFFE\"]"),
    SpelledText("the noncharacter U+1FFFE as a pair", "[\"\\uD83F\\uDFFE\"]"),
    SpelledText("a zero-width space as an escape", "[\"\\u200B\"]"),
    SpelledText("an invisible plus as an escape", "[\"\\u2064\"]"),
    SpelledText("the noncharacter U+FDD0 as an escape", "[\"\\uFDD0\"]"),
    SpelledText("the noncharacter U+FFFE as an escape", "[\"\\uFFFE\"]"),
    SpelledText("a quote as a code point", "[\"\\u0022\"]"),
    SpelledText("a euro sign and a clef", "[\"\u{20AC}\u{1D11E}\"]"),
  ]

  static let all = structures + arrays + numbers + objects + strings
}
