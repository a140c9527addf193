import AuditCore

/// Which parts of a file between `#if` and `#endif` are read: of each the first branch that is not
/// known to be for another platform, or for builds that nobody ships.
struct SwiftConditions {
  enum Directive {
    case begin, elseIf, otherwise, end

    init?(_ word: ArraySlice<UInt8>) {
      if word.elementsEqual("if".utf8) {
        self = .begin
      } else if word.elementsEqual("elseif".utf8) {
        self = .elseIf
      } else if word.elementsEqual("else".utf8) {
        self = .otherwise
      } else if word.elementsEqual("endif".utf8) {
        self = .end
      } else {
        return nil
      }
    }
  }

  private struct Branch {
    var isActive: Bool
    /// Whether this branch or one before it was taken.
    var isDone: Bool
    let isAroundActive: Bool
    /// Whether it holds only for other platforms of the app.
    var isElsewhere: Bool
    /// Whether it holds, or what stands around it, in no build that is shipped.
    var isUnshipped: Bool
    let isAroundUnshipped: Bool
    /// Whether one of the branches before it holds in every build that is shipped.
    var isSettled: Bool
  }

  private let platforms: AppPlatforms
  private var branches: [Branch] = []

  init(_ platforms: AppPlatforms) { self.platforms = platforms }

  /// How many of the branches around hold only for other platforms.
  private var elsewhereCount = 0

  /// Whether what stands here is only for other platforms of the app.
  var isElsewhere: Bool { elsewhereCount > 0 }

  /// Whether what stands here is read.
  var isActive: Bool { branches.last?.isActive ?? true }

  /// Whether what stands here is in no build that is shipped, on any platform.
  var isUnshipped: Bool { branches.last?.isUnshipped ?? false }

  /// Takes note of a directive with the rest of its line.
  ///
  /// - Parameter hasOther: whether another branch follows.
  mutating func meet(
    _ directive: Directive, condition: ArraySlice<UInt8>, hasOther: Bool
  ) {
    switch directive {
    case .begin:
      let answer = isActive ? answer(condition, hasOther) : .no
      let shipped = isUnshipped ? false : isShipped(condition)
      push(
        Branch(
          isActive: answer != .no, isDone: answer != .no, isAroundActive: isActive,
          isElsewhere: answer == .elsewhere, isUnshipped: shipped == false,
          isAroundUnshipped: isUnshipped, isSettled: shipped == true))
    case .elseIf: turn(answer(condition, hasOther), isShipped(condition))
    case .otherwise: turn(.yes, nil)
    case .end: _ = pop()
    }
  }

  private mutating func push(_ branch: Branch) {
    branches.append(branch)
    if branch.isElsewhere { elsewhereCount += 1 }
  }

  private mutating func pop() -> Branch? {
    guard let branch = branches.popLast() else { return nil }
    if branch.isElsewhere { elsewhereCount -= 1 }
    return branch
  }

  /// - Parameter shipped: whether the condition holds in builds that are shipped, where that is known.
  private mutating func turn(_ answer: Answer, _ shipped: Bool?) {
    guard var branch = pop() else { return }
    branch.isUnshipped = branch.isAroundUnshipped || branch.isSettled || shipped == false
    branch.isSettled = branch.isSettled || shipped == true
    branch.isActive = branch.isAroundActive && !branch.isDone && answer != .no
    branch.isElsewhere = branch.isActive && answer == .elsewhere
    branch.isDone = branch.isDone || branch.isActive
    push(branch)
  }

  /// The offsets of the number signs of `#if` and `#elseif` behind which another branch follows.
  ///
  /// - Complexity: O(bytes).
  static func followed(in bytes: [UInt8]) -> Set<Int> {
    var followed: Set<Int> = []
    var open: [Int] = []
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      let line = bytes[start..<end].drop { $0 <= 0x20 }
      start = end + 1
      guard line.first == UInt8(ascii: "#") else { continue }
      switch Directive(line.dropFirst().prefix { $0.isSwiftNamePart }) {
      case .begin: open.append(line.startIndex)
      case .end: _ = open.popLast()
      case .elseIf, .otherwise:
        if let last = open.popLast() { followed.insert(last) }
        open.append(line.startIndex)
      case nil: break
      }
    }
    return followed
  }

  private enum Answer {
    case yes, no
    /// Only for other platforms of the app.
    case elsewhere
  }

  /// Whether a condition may hold, as far as it is not known to be false.
  ///
  /// Only single questions and their negations are
  /// judged, joined by && or ||.
  ///
  /// What is only for another platform of the app counts where nothing stands in its place.
  private func answer(_ condition: ArraySlice<UInt8>, _ hasOther: Bool) -> Answer {
    let ways = ways(of: condition)
    if ways.isEmpty { return .yes }
    func holds(for answer: (Substring) -> Bool?) -> Bool {
      ways.contains { way in way.split(separator: "&").allSatisfy { answer($0) != false } }
    }
    if holds(for: { fact(of: $0, for: [platforms.first]) }) { return .yes }
    return holds(for: { fact(of: $0, for: platforms.all) }) && !hasOther ? .elsewhere : .no
  }

  /// The questions of a condition that are joined by ||.
  private func ways(of condition: ArraySlice<UInt8>) -> [Substring] {
    let text = String(decoding: condition, as: UTF8.self)
    let end = text.firstRange(of: "//")?.lowerBound ?? text.endIndex
    return text[..<end].split(separator: "|").filter { !$0.allSatisfy(\.isWhitespace) }
  }

  /// Whether a condition holds in builds that are shipped, whatever the platform; nil where that is not
  /// known.
  private func isShipped(_ condition: ArraySlice<UInt8>) -> Bool? {
    guard !platforms.readsDebug else { return nil }
    func fact(_ question: Substring) -> Bool? {
      let question = question.filter { !$0.isWhitespace }
      let isNegated = question.hasPrefix("!")
      let flag = question.dropFirst(isNegated ? 1 : 0)
      return SwiftConditions.isOfDevelopers(flag) ? isNegated : nil
    }
    let facts = ways(of: condition).map { way in
      let parts = way.split(separator: "&").map(fact)
      return parts.contains(false) ? false : parts.contains(nil) ? nil : true
    }
    if facts.contains(true) { return true }
    return facts.isEmpty || facts.contains(nil) ? nil : false
  }

  private func fact(of question: Substring, for platforms: Set<Platform>) -> Bool? {
    var question = question.filter { !$0.isWhitespace }
    let isNegated = question.hasPrefix("!")
    if isNegated { question.removeFirst() }
    if !self.platforms.readsDebug, SwiftConditions.isOfDevelopers(question[...]) {
      return isNegated
    }
    let facts = Set(platforms.map { SwiftConditions.fact(question, on: $0) })
    guard facts.count == 1, let fact = facts.first, let fact else { return nil }
    return fact != isNegated
  }

  /// Whether a flag is set only in builds that those who make the app run: `DEBUG`, `RELEASE_DEV`.
  private static func isOfDevelopers(_ flag: Substring) -> Bool {
    flag.split(separator: "_").contains { developers.contains(String($0)) }
  }

  private static let developers: Set<String> = [
    "DEBUG", "DEV", "DEVELOP", "DEVELOPMENT", "DOGFOOD", "INTERNAL", "MOCK", "MOCKS", "QA",
    "REVIEW", "STAGING", "TEST", "TESTS", "TESTING", "UITEST", "UITESTS",
  ]

  private static func fact(_ question: String, on platform: Platform) -> Bool? {
    if question.hasPrefix("os("), question.hasSuffix(")") {
      return question.dropFirst(3).dropLast() == platform.rawValue[...]
    }
    switch question {
    case "canImport(AppKit)", "canImport(Cocoa)": return platform == .macOS
    case "canImport(UIKit)": return platform != .macOS
    case "canImport(WatchKit)": return platform == .watchOS
    case "targetEnvironment(macCatalyst)", "SKIP", "os(Android)", "os(Linux)": return false
    case "false", "0": return false
    default: return nil
    }
  }
}
