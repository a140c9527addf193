/// A success criterion of WCAG 2.2, with where other standards ask for the same.
public struct Criterion: Hashable, Sendable, Identifiable {
  /// The conformance levels.
  public enum Level: String, CaseIterable, Comparable, Sendable {
    case a = "A"
    case aa = "AA"
    case aaa = "AAA"

    /// Whether one level asks for less than another.
    public static func < (one: Level, two: Level) -> Bool {
      one.rawValue.utf8.count < two.rawValue.utf8.count
    }
  }

  /// The number, such as "4.1.2".
  public let number: String
  /// The title, such as "Name, Role, Value".
  public let title: String
  /// The conformance level.
  public let level: Level
  /// The version of WCAG it came with: "2.0", "2.1" or "2.2".
  public let since: String
  /// The title as a part of an address, such as "name-role-value".
  public let slug: String
  /// The clauses of EN 301 549 V3.2.1 that ask it of software.
  public let en301549: [String]
  /// The provision of Section 508 that asks it of software, where one does.
  public let section508: String?
  /// What is read differently for software that is not a web page, where something is.
  public let softwareNote: String?

  /// The number, which names the criterion.
  public var id: String { number }

  /// The page that explains it.
  public var address: String { "https://www.w3.org/WAI/WCAG22/Understanding/\(slug)" }

  /// The number and level, such as "4.1.2 A".
  public var numberAndLevel: String { "\(number) \(level.rawValue)" }

  /// Every criterion of WCAG 2.2, in its order.
  public static let all: [Criterion] = table.parts(at: "\n").compactMap(
    Criterion.init(line:))

  /// The criterion with a number, or nil for a number WCAG 2.2 does not have.
  ///
  /// - Complexity: O(1).
  public static func of(_ number: String) -> Criterion? { byNumber[number] }

  private static let byNumber = Dictionary(
    all.map { ($0.number, $0) }, uniquingKeysWith: { first, _ in first })

  private init?(line: Substring) {
    let parts = line.parts(at: "|", keepingEmpty: true).map(String.init)
    guard parts.count == 8, let level = Level(rawValue: parts[2]) else { return nil }
    number = parts[0]
    title = parts[1]
    self.level = level
    since = parts[3]
    slug = parts[4]
    en301549 = parts[5].isEmpty ? [] : parts[5].split(separator: " ").map(String.init)
    section508 = parts[6].isEmpty ? nil : parts[6]
    softwareNote = parts[7].isEmpty ? nil : parts[7]
  }
}
