/// The patterns of a `.gitignore`, for the files in its folder and below.
///
/// Source: gitignore(5).
public struct IgnoreRules: Sendable {
  private struct Pattern {
    /// The parts between slashes; "**" stands for any number of folders.
    let parts: [[UInt8]]
    let isNegated: Bool
    let isFolderOnly: Bool
    /// Whether it is about a path from the folder of the file, and not about a name anywhere below.
    let isAnchored: Bool
  }

  private let patterns: [Pattern]

  /// The rules of a file.
  public init(_ bytes: [UInt8]) {
    patterns = bytes.split(separator: UInt8(ascii: "\n")).compactMap(IgnoreRules.pattern)
  }

  /// Whether a path is left out; nil where no pattern says so or the opposite.
  ///
  /// - Parameter path: relative to the folder of the rules.
  /// - Complexity: O(patterns × length); patterns with many stars are bounded.
  public func leavesOut(_ path: String, isFolder: Bool) -> Bool? {
    let parts = path.utf8.split(separator: UInt8(ascii: "/")).map(Array.init)
    for pattern in patterns.reversed() where isFolder || !pattern.isFolderOnly {
      let isMet =
        pattern.isAnchored
        ? IgnoreRules.match(pattern.parts[...], parts[...])
        : parts.last.map { IgnoreRules.matchName(pattern.parts.first ?? [], $0) } ?? false
      if isMet { return !pattern.isNegated }
    }
    return nil
  }

  private static func pattern(_ line: ArraySlice<UInt8>) -> Pattern? {
    var line = line
    while let last = line.last, last <= 0x20 { line.removeLast() }
    guard let first = line.first, first != UInt8(ascii: "#"), line.count <= longest else {
      return nil
    }
    let isNegated = first == UInt8(ascii: "!")
    if isNegated { line.removeFirst() }
    let isFolderOnly = line.last == UInt8(ascii: "/")
    if isFolderOnly { line.removeLast() }
    let isAnchored = line.contains(UInt8(ascii: "/"))
    let parts = line.split(separator: UInt8(ascii: "/")).map(Array.init)
    // Each such part multiplies the ways to match; people write one or two.
    guard !parts.isEmpty, parts.count(where: { $0 == anyFolders }) <= 3 else { return nil }
    return Pattern(
      parts: parts, isNegated: isNegated, isFolderOnly: isFolderOnly, isAnchored: isAnchored)
  }

  private static func match(_ pattern: ArraySlice<[UInt8]>, _ path: ArraySlice<[UInt8]>) -> Bool {
    guard let first = pattern.first else { return path.isEmpty }
    if first == anyFolders {
      let rest = pattern.dropFirst()
      // "build/**" is about what is in the folder.
      if rest.isEmpty { return !path.isEmpty }
      return path.indices.contains { match(rest, path[$0...]) }
    }
    guard let name = path.first, matchName(first, name) else { return false }
    return match(pattern.dropFirst(), path.dropFirst())
  }

  /// Whether a name is like a pattern with `*`, `?` and `[…]`.
  private static func matchName(_ pattern: [UInt8], _ name: [UInt8]) -> Bool {
    var (at, place) = (0, 0)
    var star: (at: Int, place: Int)?
    while place < name.count {
      if at < pattern.count, pattern[at] == UInt8(ascii: "*") {
        star = (at, place)
        at += 1
      } else if let next = step(pattern, at, name[place]) {
        at = next
        place += 1
      } else if let last = star {
        at = last.at + 1
        place = last.place + 1
        star = (last.at, place)
      } else {
        return false
      }
    }
    return pattern[at...].allSatisfy { $0 == UInt8(ascii: "*") }
  }

  /// The place past what one character of a name meets, or nil where it does not.
  private static func step(_ pattern: [UInt8], _ at: Int, _ byte: UInt8) -> Int? {
    guard at < pattern.count else { return nil }
    switch pattern[at] {
    case UInt8(ascii: "?"): return at + 1
    case UInt8(ascii: "["):
      guard let close = pattern[(at + 1)...].firstIndex(of: UInt8(ascii: "]")) else {
        return byte == pattern[at] ? at + 1 : nil
      }
      return isIn(pattern[at + 1..<close], byte) ? close + 1 : nil
    case UInt8(ascii: "\\") where at + 1 < pattern.count:
      return pattern[at + 1] == byte ? at + 2 : nil
    case byte: return at + 1
    default: return nil
    }
  }

  /// Whether a set such as `a-z` or `!a` has a character.
  private static func isIn(_ set: ArraySlice<UInt8>, _ byte: UInt8) -> Bool {
    let isNegated = set.first == UInt8(ascii: "!") || set.first == UInt8(ascii: "^")
    let set = isNegated ? set.dropFirst() : set
    var at = set.startIndex
    while at < set.endIndex {
      let isRange = at + 2 < set.endIndex && set[at + 1] == UInt8(ascii: "-")
      let last = isRange ? set[at + 2] : set[at]
      if set[at] <= byte, byte <= last { return !isNegated }
      at += isRange ? 3 : 1
    }
    return isNegated
  }

  private static let anyFolders = Array("**".utf8)

  /// Longer lines are no patterns people write.
  private static let longest = 512
}
