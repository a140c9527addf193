import ProjectStore

/// Expectations of cases that are held for wrong, each with the reason.
///
/// They neither help nor harm a bound; every run lists them, so that nobody takes them for met.
struct AccuracyContested {
  /// The file of the package that names them: case, rule, element and reason between tabs.
  static let file = "\(Accuracy.own)/contested.tsv"

  private var reasons: [String: String] = [:]

  /// The expectations the package contests.
  ///
  /// - Throws: where the file is there and cannot be read, or a line has no reason.
  init() throws {
    guard PosixFile.exists(Self.file) else { return }
    let text = String(decoding: try PosixFile.read(Self.file), as: UTF8.self)
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let cells = line.split(separator: "\t").map(String.init)
      guard cells.count == 4 else {
        throw AccuracyProblem("\(Self.file): expected case, rule, element and why, found \(line)")
      }
      reasons[Self.key(cells[0], cells[1], cells[2])] = cells[3]
    }
  }

  /// Why an expectation of a case is contested, or nil where it is not.
  func reason(_ id: String, _ expectation: AccuracyCase.Expectation) -> String? {
    reasons[Self.key(id, expectation.rule, expectation.element)]
  }

  private static func key(_ id: String, _ rule: String, _ element: String) -> String {
    "\(id) \(rule) \(element)"
  }
}
