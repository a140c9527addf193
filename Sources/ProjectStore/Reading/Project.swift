import AuditCore
import LosslessJSON

/// A project file, read: the document it came from, the app's facts, the review, and its screens.
///
/// Screens are made from the document one at a time, so that a large project can be audited without
/// holding every screen at once.
public struct Project: Sendable {
  /// The file's bytes and tree.
  public let document: JSONDocument
  /// The app's facts.
  public let facts: ProjectFacts
  /// What reviewers recorded.
  public let review: Review
  /// The node of each screen in the document.
  public let screenNodes: [Int]

  /// The version of the project format this code reads and writes.
  public static let formatVersion = 1

  /// Reads a project from its bytes; every screen is checked when it is read.
  ///
  /// - Throws: `ProjectError` with the place of the first thing that is not as the format says.
  /// - Complexity: O(size).
  public init(parsing bytes: [UInt8]) throws(ProjectError) {
    let document: JSONDocument
    do {
      document = try JSONDocument(parsing: bytes)
    } catch { throw ProjectError(error) }
    try self.init(document: document)
  }

  /// Reads a project from a parsed document.
  ///
  /// - Throws: `ProjectError` as `init(parsing:)` does.
  public init(document: JSONDocument) throws(ProjectError) {
    self.document = document
    let head = document.withReader { reader in
      var head = ProjectHeadReader(FactReader(reader))
      head.read()
      return head
    }
    if let problem = head.facts.problem { throw problem.error(in: document) }
    facts = head.project
    review = head.review
    screenNodes = head.screenNodes
  }

  /// The number of screens.
  public var screenCount: Int { screenNodes.count }

  /// Makes one screen.
  ///
  /// - Throws: `ProjectError` when something in it is not as the format says.
  /// - Complexity: O(size of the screen).
  public func screen(at index: Int) throws(ProjectError) -> Screen {
    let (screen, problem) = document.withReader { reader in
      var screens = ScreenReader(FactReader(reader))
      let screen = screens.read(screenNodes[index])
      return (screen, screens.facts.problem)
    }
    if let problem { throw problem.error(in: document) }
    return screen
  }

  /// Makes every screen.
  ///
  /// - Throws: `ProjectError` when something in one is not as the format says.
  /// - Complexity: O(size).
  public func screens() throws(ProjectError) -> [Screen] {
    var screens: [Screen] = []
    for index in screenNodes.indices { screens.append(try screen(at: index)) }
    return screens
  }

  /// The line a node of the document starts on, from 1.
  ///
  /// - Complexity: O(size of what is before it).
  public func line(ofNode node: Int) -> Int? {
    guard document.nodes.indices.contains(node) else { return nil }
    let start = document.withReader { $0.byteRange(node).lowerBound }
    return document.position(ofByte: start).line
  }
}

/// The first thing in a document that is not as the format says.
struct FormatProblem {
  let node: Int
  let expected: String
  let found: String?

  func error(in document: JSONDocument) -> ProjectError {
    document.withReader { reader in
      let range = reader.byteRange(node)
      let place = document.position(ofByte: range.lowerBound)
      return ProjectError(
        line: place.line, column: place.column, expected: expected,
        found: found ?? FormatProblem.words(for: node, reader))
    }
  }

  private static func words(for node: Int, _ reader: JSONReader) -> String {
    switch reader.kind(node) {
    case .null: return "null"
    case .bool: return reader.bool(node) == true ? "true" : "false"
    case .number: return "the number \(reader.numberSpelling(node) ?? "")"
    case .string: return "the string \"\(reader.string(node).prefix(60))\""
    case .array: return "a list"
    case .object: return "an object"
    }
  }
}

extension Project {
  /// The id of a screen, without making the screen.
  public func screenID(at index: Int) -> String {
    document.withReader { reader in
      reader.member("id", of: screenNodes[index]).map { reader.string($0) } ?? ""
    }
  }
}
