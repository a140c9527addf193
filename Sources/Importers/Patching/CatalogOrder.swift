/// The order in which Xcode writes the keys of a string catalogue.
///
/// Xcode compares as people sort: without regard to case, digits as numbers, signs before digits
/// before letters. What is not known here of that order only moves a new key, never another one.
enum CatalogOrder {
  /// The index at which a new name goes among those that are there.
  ///
  /// Where they are in no order, it goes to the first place whose neighbours are, else to the end.
  /// - Complexity: O(length of all names).
  static func place(of name: String, among names: [String]) -> Int {
    let ranks = names.map(rank)
    let own = rank(name)
    let isInOrder = zip(ranks, ranks.dropFirst()).allSatisfy {
      !$1.lexicographicallyPrecedes($0)
    }
    if isInOrder {
      return ranks.firstIndex { own.lexicographicallyPrecedes($0) } ?? names.count
    }
    if isInByteOrder(names) {
      return names.firstIndex { name.utf8.lexicographicallyPrecedes($0.utf8) } ?? names.count
    }
    for at in ranks.indices where own.lexicographicallyPrecedes(ranks[at]) {
      let before = ranks[max(0, at - 2)..<at]
      let after = ranks[at..<min(at + 2, ranks.count)]
      if before.allSatisfy({ !own.lexicographicallyPrecedes($0) }),
        after.allSatisfy({ own.lexicographicallyPrecedes($0) })
      {
        return at
      }
    }
    return names.count
  }

  /// Other tools than Xcode sort by bytes.
  private static func isInByteOrder(_ names: [String]) -> Bool {
    zip(names, names.dropFirst()).allSatisfy { !$1.utf8.lexicographicallyPrecedes($0.utf8) }
  }

  /// Numbers that compare as the name is sorted.
  static func rank(_ name: String) -> [Int] {
    var result: [Int] = []
    var digits: [Int] = []
    func flush() {
      guard !digits.isEmpty else { return }
      let number = digits.drop { $0 == 0 }
      // A longer number is the greater one.
      result += [1000, number.count] + number
      digits = []
    }
    for scalar in name.unicodeScalars {
      if ("0"..."9").contains(scalar) {
        digits.append(Int(scalar.value) - 0x30)
      } else {
        flush()
        result.append(rank(scalar))
      }
    }
    flush()
    // Of names that differ in case alone, small letters go first.
    return result + [-1] + name.unicodeScalars.map { $0.properties.isUppercase ? 1 : 0 }
  }

  /// Source: Unicode, CLDR root collation: white space, punctuation, symbols, digits, letters.
  private static func rank(_ scalar: Unicode.Scalar) -> Int {
    if let known = signs[scalar] { return known }
    let properties = scalar.properties
    if properties.isWhitespace { return 1 }
    switch properties.generalCategory {
    case .control, .format, .nonspacingMark: return 0
    case .dashPunctuation: return signs["-"] ?? 0
    case .openPunctuation, .closePunctuation, .initialPunctuation, .finalPunctuation: return 12
    case .connectorPunctuation, .otherPunctuation: return 20
    case .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol: return 900
    default:
      let lower = properties.lowercaseMapping.unicodeScalars.first ?? scalar
      return 2000 + Int(lower.value)
    }
  }

  private static let signs: [Unicode.Scalar: Int] = {
    var ranks: [Unicode.Scalar: Int] = [:]
    for (index, sign) in " _-,;:!?.'\"()[]{}@*/\\&#%`^+<=>|~$".unicodeScalars.enumerated() {
      ranks[sign] = 2 + index
    }
    for (sign, like) in ["’": "'", "‘": "'", "“": "\"", "”": "\"", "…": ".", "·": "."]
      as KeyValuePairs<Unicode.Scalar, Unicode.Scalar>
    {
      ranks[sign] = ranks[like]
    }
    return ranks
  }()
}
