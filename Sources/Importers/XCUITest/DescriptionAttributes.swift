/// The named values and flags at the end of an element's line.
///
/// Quotes inside a quoted value are not escaped, so a value ends at the first quote behind which the
/// next attribute, a flag or nothing stands.
struct DescriptionAttributes {
  /// The values by their names.
  private(set) var texts: [String: String] = [:]
  /// The flags.
  private(set) var flags: Set<String> = []
  /// Whether a quoted value does not end.
  private(set) var isOpen = false

  private static let quoted: [StaticString] = [
    "identifier: '", "label: '", "title: '", "placeholderValue: '",
  ]
  private static let unquoted: [StaticString] = ["value: ", "hitPoint: ", "traits: "]
  private static let known: [StaticString] = [
    "Selected", "Disabled", "Focused", "Keyboard Focused", "Hittable",
  ]

  /// Reads attributes, the first without the comma before it.
  ///
  /// - Complexity: O(length).
  init(_ slice: ArraySlice<UInt8>) {
    var text = Array(slice)
    while let last = text.last, isSpace(last) { text.removeLast() }
    // The space behind the name of a value that is empty.
    if text.last == UInt8(ascii: ":") { text.append(0x20) }
    var at = 0
    while at < text.count {
      if let (name, start) = DescriptionAttributes.name(in: text, at, Self.quoted) {
        let end = DescriptionAttributes.quoteEnd(in: text, from: start)
        if end == nil { isOpen = true }
        store(name, text[start..<(end ?? text.count)])
        at = (end ?? text.count) + 1
      } else if let (name, start) = DescriptionAttributes.name(in: text, at, Self.unquoted) {
        let end = DescriptionAttributes.valueEnd(in: text, from: start)
        store(name, text[start..<end])
        at = end
      } else {
        let end = DescriptionAttributes.comma(in: text, from: at)
        flags.insert(String(decoding: text[at..<end], as: UTF8.self))
        at = end
      }
      if DescriptionAttributes.matches(", ", text, at) { at += 2 }
    }
  }

  private mutating func store(_ name: String, _ value: ArraySlice<UInt8>) {
    if texts[name] == nil { texts[name] = String(decoding: value, as: UTF8.self) }
  }

  /// The name of an attribute that begins here, and where its value begins.
  private static func name(
    in text: [UInt8], _ at: Int, _ names: [StaticString]
  ) -> (name: String, start: Int)? {
    for name in names where matches(name, text, at) {
      let spelled = name.description.prefix { $0 != ":" }
      return (String(spelled), at + name.utf8CodeUnitCount)
    }
    return nil
  }

  private static func matches(_ wanted: StaticString, _ text: [UInt8], _ at: Int) -> Bool {
    let length = wanted.utf8CodeUnitCount
    guard at >= 0, text.count - at >= length else { return false }
    let bytes = UnsafeBufferPointer(start: wanted.utf8Start, count: length)
    for offset in 0..<length where text[at + offset] != bytes[offset] { return false }
    return true
  }

  private static func quoteEnd(in text: [UInt8], from start: Int) -> Int? {
    for at in start..<text.count where text[at] == UInt8(ascii: "'") {
      if at + 1 == text.count { return at }
      if matches(", ", text, at + 1), isAttribute(text, at + 3) { return at }
    }
    return nil
  }

  private static func valueEnd(in text: [UInt8], from start: Int) -> Int {
    var at = start
    while at < text.count {
      if matches(", ", text, at), isAttribute(text, at + 2) { return at }
      at += 1
    }
    return text.count
  }

  private static func comma(in text: [UInt8], from start: Int) -> Int {
    var at = start
    while at < text.count, !matches(", ", text, at) { at += 1 }
    return at
  }

  /// Whether an attribute, or nothing but flags, stands here.
  private static func isAttribute(_ text: [UInt8], _ start: Int) -> Bool {
    if name(in: text, start, quoted) != nil || name(in: text, start, unquoted) != nil {
      return true
    }
    var at = start
    // There are only so many flags, each at most once.
    for _ in 0..<known.count {
      guard let flag = known.last(where: { matches($0, text, at) }) else { return false }
      at += flag.utf8CodeUnitCount
      if at == text.count { return true }
      guard matches(", ", text, at) else { return false }
      at += 2
      if name(in: text, at, unquoted) != nil { return true }
    }
    return false
  }
}
