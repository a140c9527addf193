import AuditCore
import LosslessJSON

extension Importer {
  /// Reports of a11y-check in the formats of its own.
  static let a11yCheck = Importer(
    id: "a11y-check", title: "a11y-check report (JSON, or lines for Xcode)",
    howToGet: """
      a11y-check . --format json > findings.json
      a11y-check . --format xcode > findings.txt
      """,
    reads: """
      Every diagnostic as a finding at its line of code, with rule, message, impact and criteria. Import \
      the sources first, and the report with `--into`: a finding stands with the element at its line.
      """,
    leavesOut: "The score, and the fixes it offers.",
    example: """
      {"diagnostics": [
        {"filePath": "App/CatalogView.swift", "line": 41, "column": 9, "severity": "error",
         "ruleID": "icon-button-missing-label", "impact": "critical", "wcagCriteria": ["4.1.2"],
         "message": "Button has an icon and no label."}]}
      """,
    guess: A11yCheckSource.looksRight, read: A11yCheckSource.read)
}

/// Reads reports of a11y-check.
///
/// Source: the reports of a11y-check on apps; its JSON holds `diagnostics`, its lines for Xcode are
/// `file:line:column: severity: [rule] [impact] message [WCAG n]`.
enum A11yCheckSource {
  /// The format's id, and the engine's.
  static let format = "a11y-check"

  /// Whether the first bytes look like a report.
  @Sendable static func looksRight(_ start: [UInt8]) -> Bool {
    if start.contains("\"diagnostics\""), start.contains("\"ruleID\"") { return true }
    return start.split(separator: 0x0A).prefix(40).contains { XcodeLine($0) != nil }
  }

  /// Reads a report.
  ///
  /// - Complexity: O(bytes).
  @Sendable static func read(
    _ bytes: consuming [UInt8], path: String
  ) throws(ImportError) -> ImportedCapture {
    let bytes = try CaptureText.utf8(bytes, path: path)
    var report = CodeReport()
    var isReport = false
    if bytes.contains("\"diagnostics\"") {
      for document in try JSONInLog.documents(in: bytes, path: path) {
        document.withReader { reader in
          guard let root = JSONFacts(JSONDocument.root, reader), root.has("diagnostics") else {
            return
          }
          isReport = true
          for diagnostic in root.objects("diagnostics") { add(diagnostic, to: &report) }
        }
      }
    } else {
      for text in bytes.split(separator: 0x0A) {
        guard let line = XcodeLine(text) else { continue }
        isReport = true
        report.add(line.rule, of: format, at: line.place, message: line.message)
      }
    }
    guard isReport else {
      throw ImportError(
        file: path, expected: "\"diagnostics\" of an a11y-check report, or its lines for Xcode",
        found: "none", help: "bring the report as the tool wrote it")
    }
    var capture = ImportedCapture(format: format, screens: report.screens)
    capture.engine = format
    capture.coversProject = true
    return capture
  }

  private static func add(_ diagnostic: JSONFacts, to report: inout CodeReport) {
    guard let file = diagnostic.text("filePath").value, !file.isBlank else { return }
    let place = CodePlace(
      file: CodePlace.plainPath(file), line: diagnostic.number("line"),
      column: diagnostic.number("column"), format: format)
    guard place.line != nil else { return }
    let name = diagnostic.text("ruleID").value ?? "unnamed"
    let message = diagnostic.text("message").value ?? ""
    report.add(
      rule(name, impact: diagnostic.text("impact").value, diagnostic.texts("wcagCriteria") ?? []),
      of: format, at: place, message: message.isBlank ? name : message)
  }

  /// A rule of the engine by what a diagnostic says of it.
  fileprivate static func rule(_ name: String, impact: String?, _ wcag: [String]) -> EngineRule {
    var rule = EngineRule(name)
    rule.wcag = SARIFRules.criteria(in: wcag)
    rule.impact = impact.flatMap { Impact(rawValue: $0.lowercased()) } ?? .moderate
    rule.counterpart = EngineRule.counterparts[name]
    return rule
  }
}

/// A line as a11y-check writes it for Xcode.
private struct XcodeLine {
  let place: CodePlace
  let rule: EngineRule
  let message: String

  /// A line of a report, or nil for another.
  ///
  /// - Complexity: O(length).
  init?(_ bytes: ArraySlice<UInt8>) {
    let line = String(decoding: bytes.drop { $0 == 0x20 }, as: UTF8.self)
    // A path may hold colons itself, so that the place is what stands before the severity; a message
    // may quote another one.
    guard
      let mark = [": error: [", ": warning: [", ": note: ["].compactMap({ line.firstRange(of: $0) })
        .min(by: { $0.lowerBound < $1.lowerBound })
    else { return nil }
    let where_ = line[..<mark.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
    guard where_.count >= 3, let row = Double(where_[where_.count - 2]),
      let column = Double(where_[where_.count - 1])
    else { return nil }
    let file = where_.dropLast(2).joined(separator: ":")
    place = CodePlace(
      file: CodePlace.plainPath(file), line: row, column: column, format: A11yCheckSource.format)
    var rest = line[mark.upperBound...]
    guard !file.isEmpty, place.line != nil, let name = XcodeLine.bracketed(&rest) else {
      return nil
    }
    rest = rest.drop { $0 == " " }
    guard rest.popFirst() == "[", let impact = XcodeLine.bracketed(&rest),
      Impact(rawValue: impact) != nil
    else { return nil }
    // "… [WCAG 3.3.2, 4.1.2]"
    var wcag: [String] = []
    if rest.last == "]", let open = rest.lastIndex(of: "["), rest[open...].hasPrefix("[WCAG ") {
      let numbers = rest[open...].dropFirst("[WCAG ".count).dropLast()
      wcag = numbers.split { $0 == "," || $0 == " " }.map(String.init)
      rest = rest[..<open]
      while rest.last == " " { rest.removeLast() }
    }
    rule = A11yCheckSource.rule(name, impact: impact, wcag)
    let words = rest.drop { $0 == " " }
    message = words.isEmpty ? name : String(words)
  }

  /// What stands before the next closing bracket, taken off with it.
  private static func bracketed(_ rest: inout Substring) -> String? {
    guard let end = rest.firstIndex(of: "]") else { return nil }
    defer { rest = rest[rest.index(after: end)...] }
    return String(rest[..<end])
  }
}
