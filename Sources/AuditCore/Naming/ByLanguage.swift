/// Something for each language, found by its primary subtag.
///
/// Nearly all are two letters, which lead to their place without hashing: rules ask this for every
/// name.
struct ByLanguage<Value: Sendable>: Sendable {
  private var languages: [String] = []
  private var values: [Value] = []
  private var places = [Int16](repeating: -1, count: 26 * 26)
  private var others: [String: Int16] = [:]

  /// The values of a dictionary, by primary subtags in lower case.
  init(_ dictionary: [String: Value]) {
    for (language, value) in dictionary {
      let place = Int16(truncatingIfNeeded: values.count)
      languages.append(language)
      values.append(value)
      if let code = ByLanguage.code(of: language) {
        places[code] = place
      } else {
        others[language] = place
      }
    }
  }

  /// The value of a language, or nil.
  ///
  /// - Complexity: O(1).
  subscript(language: String) -> Value? {
    let place =
      ByLanguage.code(of: language).map { places[$0] } ?? others[language] ?? -1
    return place < 0 ? nil : values[Int(place)]
  }

  /// Visits every language and its value, in no order.
  func forEach(_ visit: (_ language: String, _ value: Value) -> Void) {
    for (language, value) in zip(languages, values) { visit(language, value) }
  }

  private static func code(of language: String) -> Int? {
    language.withBytes { bytes in
      guard bytes.count == 2 else { return nil }
      let (first, second) = (bytes[0] &- 0x61, bytes[1] &- 0x61)
      return first < 26 && second < 26 ? Int(first) * 26 + Int(second) : nil
    }
  }
}
