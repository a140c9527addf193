import AuditCore
import LosslessJSON

/// One list of the review: which members its entries have and which of them tell entries apart.
struct ReviewList: Hashable {
  /// The list's member name.
  let name: String
  /// The members an entry is found and sorted by.
  let keyMembers: [String]
  /// The members of an entry that this version knows, in order.
  let members: [String]
  /// The member that holds what an entry says.
  let says: String

  static let decisions = ReviewList(
    name: "decisions", keyMembers: ["finding"],
    members: ["finding", "decision", "reason", "reviewer", "at", "expires"], says: "decision")
  static let fixes = ReviewList(
    name: "fixes", keyMembers: ["element", "locale", "member"],
    members: ["element", "locale", "member", "from", "to", "reviewer", "at", "clears"], says: "to")
  static let checks = ReviewList(
    name: "checks", keyMembers: ["screen", "profile", "expected"],
    members: ["screen", "profile", "expected", "result", "reviewer", "at"], says: "result")

  /// The lists in the order of the format's page.
  static let all = [decisions, fixes, checks]

  /// The key of an entry: its members' bytes with a zero between, so that keys sort member by
  /// member and the same on every machine.
  func key(of entry: Int, _ reader: JSONReader) -> [UInt8] {
    key { name in
      reader.member(name, of: entry).flatMap { reader.stringIfPresent($0) }
    }
  }

  /// The key of an entry that is still to be written.
  func key(of entry: JSONFragment) -> [UInt8] {
    guard case .object(let members, _) = entry else { return [] }
    return key { name in
      guard case .string(let text)? = members.first(where: { $0.name == name })?.value else {
        return nil
      }
      return text
    }
  }

  private func key(_ text: (String) -> String?) -> [UInt8] {
    var key: [UInt8] = []
    for (place, name) in keyMembers.enumerated() {
      if place > 0 { key.append(0) }
      if let text = text(name) { key += text.utf8 }
    }
    return key
  }

  /// Whether an entry says what a fragment says, in every member this version knows.
  func equals(_ entry: Int, _ fragment: JSONFragment, _ reader: JSONReader) -> Bool {
    guard case .object(let wanted, _) = fragment else { return false }
    return members.allSatisfy { name in
      let node = reader.member(name, of: entry)
      guard let member = wanted.first(where: { $0.name == name }) else {
        return node.map { reader.isNull($0) } ?? true
      }
      return node.map { reader.equals($0, member.value) } ?? false
    }
  }

  /// Whether an entry comes to the same as a fragment, whoever wrote it and when.
  func comesToTheSame(_ entry: Int, _ fragment: JSONFragment, _ reader: JSONReader) -> Bool {
    guard case .object(let wanted, _) = fragment else { return false }
    let node = reader.member(says, of: entry)
    guard let value = wanted.first(where: { $0.name == says })?.value else { return node == nil }
    return node.map { reader.equals($0, value) } ?? false
  }

  /// What an entry says, in a reviewer's words.
  func words(_ entry: Int, _ reader: JSONReader) -> String {
    let value = reader.member(says, of: entry).map { FixValue($0, reader) } ?? .absent
    var words = value.words
    if case .text(let text) = value, let decision = Decision(rawValue: text), name == "decisions" {
      words = decision.words
    }
    let reviewer = reader.member("reviewer", of: entry).flatMap { reader.stringIfPresent($0) }
    return words + (reviewer.map { " by \($0)" } ?? "")
  }
}

/// The entries of one list by their keys, read once.
struct ReviewIndex {
  /// The entries' nodes, in order.
  let entries: [Int]
  private var places: [[UInt8]: Int] = [:]
  /// The highest key up to each entry; ascending even where the list is not sorted.
  private var highest: [[UInt8]] = []

  /// - Complexity: O(entries).
  init(_ list: ReviewList, at node: Int, _ reader: JSONReader) {
    entries = Array(reader.elements(node))
    for (place, entry) in entries.enumerated() {
      let key = list.key(of: entry, reader)
      if places[key] == nil { places[key] = place }
      let isHigher = highest.last.map { $0.lexicographicallyPrecedes(key) } ?? true
      highest.append(isHigher ? key : highest.last ?? key)
    }
  }

  /// Where the entry with a key is.
  func place(of key: [UInt8]) -> Int? { places[key] }

  /// Where an entry with a key belongs: before the first one with a greater key.
  ///
  /// - Complexity: O(log entries).
  func insertion(of key: [UInt8]) -> Int {
    var range = 0..<highest.count
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      if key.lexicographicallyPrecedes(highest[middle]) {
        range = range.lowerBound..<middle
      } else {
        range = (middle + 1)..<range.upperBound
      }
    }
    return range.lowerBound
  }
}
