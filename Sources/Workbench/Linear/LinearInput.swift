/// Reading what was typed in linear mode.
enum LinearInput {
  /// A text given raw or in quotes; in quotes, `\"` and `\\` stand for themselves and spaces at
  /// the ends stay.
  static func text(_ typed: String) -> String {
    let inside = typed.dropFirst().dropLast()
    guard typed.count > 1, typed.first == "\"", typed.last == "\"" else { return typed }
    var text = ""
    var isEscaped = false
    for character in inside {
      if !isEscaped, character == "\\" {
        isEscaped = true
        continue
      }
      if isEscaped, character != "\"", character != "\\" { text.append("\\") }
      text.append(character)
      isEscaped = false
    }
    if isEscaped { text.append("\\") }
    return text
  }

  /// The row a number counted from 1 stands for, from 0; nil for anything else.
  static func row(_ typed: some StringProtocol) -> Int? {
    Int(typed).flatMap { $0 > 0 ? $0 - 1 : nil }
  }

  /// The first word and what follows it.
  static func split(_ typed: String) -> (first: String, rest: String) {
    let first = typed.prefix { $0 != " " }
    return (String(first), String(typed.dropFirst(first.count)).trimmingSpaces)
  }

  /// What follows the first of some words at the start, whatever its case; nil when none is there.
  static func rest(of typed: String, after words: [String]) -> String? {
    let lower = typed.lowercased()
    for word in words where lower == word || lower.hasPrefix(word + " ") {
      return String(typed.dropFirst(word.count)).trimmingSpaces
    }
    return nil
  }

  /// Rows given as `3`, `1-3`, `1,4` or several of these, counted from 0 and inside the list.
  ///
  /// - Returns: nil when it is not written like that; empty when no such row is there.
  static func rows(_ typed: String, count: Int) -> [Range<Int>]? {
    var ranges: [Range<Int>] = []
    for part in typed.split(whereSeparator: { $0 == "," || $0 == " " }) {
      let ends = part.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
      guard ends.count <= 2, let first = ends.first ?? nil, let last = ends.last ?? nil else {
        return nil
      }
      let low = max(1, min(first, last)) - 1
      let high = min(count, max(first, last))
      if low < high { ranges.append(low..<high) }
    }
    return typed.isEmpty ? nil : ranges
  }
}

/// Names near to a word, for messages about a word that is not known.
enum NearNames {
  /// Up to three names that are one or two slips away from a word, or begin with it.
  ///
  /// - Complexity: O(names × length²), for words of at most 40 characters.
  static func of(_ word: String, among names: [String]) -> [String] {
    let word = Array(word.lowercased().prefix(40))
    guard !word.isEmpty else { return [] }
    let allowed = word.count < 4 ? 1 : 2
    var near: [(slips: Int, name: String)] = []
    for name in names {
      let letters = Array(name.lowercased())
      let slips = letters.starts(with: word) ? 0 : self.slips(word, letters)
      if slips <= allowed, !near.contains(where: { $0.name == name }) { near.append((slips, name)) }
    }
    return near.sorted { ($0.slips, $0.name) < ($1.slips, $1.name) }.prefix(3).map(\.name)
  }

  /// How many letters must be put in, left out, changed or swapped to make one word of another.
  private static func slips(_ one: [Character], _ two: [Character]) -> Int {
    var before: [Int] = []
    var last = Array(0...two.count)
    for (row, letter) in one.enumerated() {
      var line = [row + 1]
      for (column, other) in two.enumerated() {
        var best = min(
          last[column] + (letter == other ? 0 : 1), last[column + 1] + 1, line[column] + 1)
        if row > 0, column > 0, letter == two[column - 1], one[row - 1] == other {
          best = min(best, before[column - 1] + 1)
        }
        line.append(best)
      }
      before = last
      last = line
    }
    return last[two.count]
  }
}

extension String {
  /// The string without spaces and tabs at its ends.
  var trimmingSpaces: String {
    var rest = Substring(self)
    while let first = rest.first, first.isWhitespace { rest = rest.dropFirst() }
    while let last = rest.last, last.isWhitespace { rest = rest.dropLast() }
    return String(rest)
  }

  /// The string with its first letter large.
  var capitalised: String { prefix(1).uppercased() + dropFirst() }

  /// The string with a full stop, unless it ends with a mark of its own.
  var asSentence: String {
    guard let last else { return self }
    return ".!?".contains(last) ? capitalised : capitalised + "."
  }
}
