import AuditCore
import LosslessJSON
import TestSupport

@testable import ProjectStore

/// A project file in a folder of its own, edited as the workbench edits it.
struct EditedProject {
  let folder: TemporaryFolder
  var file: ProjectFile

  init(_ text: String) throws {
    folder = try TemporaryFolder()
    let path = folder.path("project.json")
    try AtomicFile.write(Array(text.utf8), to: path)
    file = try ProjectFile.open(path).file
  }

  var path: String { folder.path("project.json") }

  /// What the file holds.
  var text: String {
    get throws { String(decoding: try PosixFile.read(path), as: UTF8.self) }
  }

  /// Puts another text in the file, as an editor does.
  func overwrite(_ text: String) throws { try AtomicFile.write(Array(text.utf8), to: path) }

  /// Saves edits and gives what conflicts.
  mutating func save(_ edits: ProjectEdit...) throws -> [EditConflict] {
    try file.save(edits).map(\.conflict)
  }

  /// Saves an edit that has to fit.
  mutating func make(_ edit: ProjectEdit) throws {
    if let conflict = try save(edit).first { throw conflict }
  }

  /// A fix as the workbench makes it, from what the file says now.
  func fix(
    _ path: String, _ member: FixMember = .label, locale: String? = nil, to: FixValue,
    clears: [String] = [], reviewer: String? = nil
  ) throws -> ProjectEdit {
    let project = try Project(document: file.document)
    let parts = path.split(separator: "/").map(String.init)
    let place = MemberPlace(
      screen: parts[0], element: parts[1], locale: locale, member: member)
    let element = try project.screens().first { $0.id == parts[0] }?.elements
      .first { $0.id == parts[1] }
    return .fix(
      place, from: element?.value(of: member, locale: locale) ?? .absent, to: to, clears: clears,
      reviewer: reviewer, now: "2026-01-02T03:04:05Z", review: project.review)
  }

  /// A decision as the workbench makes it, from what the file says now.
  func decide(
    _ findings: [String], as decision: Decision = .confirmed, reason: String? = nil
  ) throws -> ProjectEdit {
    .decide(
      findings, as: decision, reason: reason, expires: nil, reviewer: nil,
      now: "2026-01-02T03:04:05Z", review: try Project(document: file.document).review)
  }
}

/// Ways to lay out the same project.
enum TextLayout: String, CaseIterable, Sendable {
  case spaces, tabs, carriageReturns, byteOrderMark, noFinalNewline

  func of(_ text: String) -> String {
    switch self {
    case .spaces: text
    case .tabs:
      TextLayout.lines(text).map { line in
        let indent = line.prefix { $0 == " " }.count
        return String(repeating: "\t", count: indent / 2) + String(line.dropFirst(indent / 2 * 2))
      }.joined(separator: "\n")
    case .carriageReturns: TextLayout.lines(text).joined(separator: "\r\n")
    case .byteOrderMark: "\u{FEFF}" + text
    case .noFinalNewline: String(text.dropLast())
    }
  }

  private static func lines(_ text: String) -> [Substring] {
    text.split(separator: "\n" as Character, omittingEmptySubsequences: false)
  }
}

extension String {
  /// The text with its only occurrence of a part replaced; nil where there is not exactly one.
  func replacingOnly(_ old: String, with new: String) -> String? {
    let ranges = ranges(of: old)
    guard let range = ranges.first, ranges.count == 1 else { return nil }
    return replacingCharacters(range, with: new)
  }

  private func replacingCharacters(_ range: Range<String.Index>, with new: String) -> String {
    String(self[..<range.lowerBound]) + new + String(self[range.upperBound...])
  }
}
