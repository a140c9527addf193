import AuditCore

/// Makes ids that people can read and that are unique on their screen.
struct ElementIDs {
  /// The ids given out, each with the number the next one like it is tried with.
  private var used: [String: Int] = [:]

  /// The id of an element: its identifier, else its role with what it says or shows.
  ///
  /// - Complexity: O(length of the texts) on average.
  mutating func id(for element: Element) -> String {
    if let identifier = element.identifier.value, !identifier.isBlank {
      return unique(ElementIDs.plain(identifier))
    }
    let words =
      element.label.value ?? element.icon.value?.name ?? element.text.value
      ?? element.placeholder.value ?? ""
    let slug = ElementIDs.slug(words)
    return unique(slug.isEmpty ? element.role.rawValue : element.role.rawValue + "-" + slug)
  }

  /// A name as it is where it can be an id, else its letters and digits.
  static func plain(_ name: String) -> String { isPlain(name) ? name : slug(name) }

  /// The id, with a number where it is taken.
  mutating func unique(_ wanted: String) -> String {
    let base = wanted.isEmpty ? "element" : wanted
    guard var number = used[base] else {
      used[base] = 1
      return base
    }
    var id = base
    while used[id] != nil {
      number += 1
      id = "\(base)-\(number)"
    }
    used[base] = number
    used[id] = 1
    return id
  }

  /// Whether an identifier can stand in a finding's key and on a command line as it is.
  private static func isPlain(_ text: String) -> Bool {
    text.utf8.count <= 80
      && text.utf8.allSatisfy { byte in
        (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte)
          || (0x61...0x7A).contains(byte) || byte == 0x2E || byte == 0x2D || byte == 0x5F
      }
  }

  /// The letters and digits of a text in lower case, words joined by "-"; short.
  ///
  /// - Complexity: O(length), and no more than the first 400 bytes.
  static func slug(_ text: String) -> String {
    var result = ""
    var count = 0
    var pendingJoint = false
    for scalar in text.unicodeScalars.prefix(100) {
      guard scalar.properties.isAlphabetic || scalar.properties.numericType != nil else {
        pendingJoint = !result.isEmpty
        // A word too many is worse than a short id.
        if count >= longestSlug { break }
        continue
      }
      if count >= longestSlug + 16 { break }
      if pendingJoint { result += "-" }
      pendingJoint = false
      result += scalar.properties.lowercaseMapping
      count += 1
    }
    return result
  }

  private static let longestSlug = 24
}
