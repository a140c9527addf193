import ProjectStore

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Measures the rules on labelled names: the package's own, and those of a folder laid out alike.
///
/// A folder may hold `cases/labels.jsonl`, `cases/act-label-in-name.jsonl`, `data/sfsymbols.txt`,
/// `data/icons-*.txt`, `data/labels-real.tsv` and `data/labels-bad.tsv`; what it lacks is passed
/// over.
struct Accuracy {
  /// The package's own names and cases, from its folder.
  static let own = "Tests/Accuracy"
  /// How many misses are listed unless all are asked for.
  static let shownMisses = 20

  let folder: String

  /// Measures and prints.
  ///
  /// - Returns: the exit code: 0 every bound kept, 1 one is not, 2 nothing could be measured.
  static func run(arguments: [String]) -> Int32 {
    let listsAll = arguments.contains("--all")
    let folders = [own] + arguments.filter { $0 != "--all" }
    var holds = true
    do {
      for folder in folders {
        guard PosixFile.exists(folder) else {
          throw AccuracyProblem("there is no folder \(folder)")
        }
        print("\(folder)\n")
        let figures = try Accuracy(folder: folder).measure()
        guard !figures.isEmpty else { throw AccuracyProblem("\(folder) has nothing to measure") }
        show(figures, most: listsAll ? Int.max : shownMisses)
        holds = holds && figures.allSatisfy(\.holds)
      }
    } catch {
      print("aloud-dev: \(error)")
      return 2
    }
    return holds ? 0 : 1
  }

  private static func show(_ figures: [AccuracyFigure], most: Int) {
    for figure in figures where !figure.misses.isEmpty {
      print("\(figure.title): \(figure.misses.count) to look at")
      for miss in figure.misses.prefix(most) { print("  \(miss)") }
      if figure.misses.count > most { print("  and \(figure.misses.count - most) more (--all)") }
      print("")
    }
    for line in AccuracyTable.lines(figures.map(\.row)) { print(line) }
    print("")
  }

  private func measure() throws -> [AccuracyFigure] {
    var figures: [AccuracyFigure] = []
    for (file, title) in [("labels", "cases"), ("act-label-in-name", "label in name")] {
      figures += try cases("cases/\(file).jsonl", title)
    }
    let names = AccuracyNames()
    if let lines = try lines("data/sfsymbols.txt") { figures.append(names.symbols(lines)) }
    let icons = try iconFiles().flatMap { try lines("data/\($0)") ?? [] }
    if !icons.isEmpty { figures.append(names.assets(icons)) }
    if let lines = try lines("data/labels-real.tsv") {
      figures.append(names.good(AccuracyColumns(lines)))
    }
    if let lines = try lines("data/labels-bad.tsv") {
      figures.append(names.bad(AccuracyColumns(lines)))
    }
    return figures
  }

  private func cases(_ file: String, _ title: String) throws -> [AccuracyFigure] {
    let path = "\(folder)/\(file)"
    guard PosixFile.exists(path) else { return [] }
    var score = AccuracyScore(title, contests: try AccuracyContested())
    for example in try AccuracyCase.all(PosixFile.read(path), path: path) {
      try score.judge(example)
    }
    var rows = [["rule (\(title))", "found", "missed", "false"]]
    for (rule, tally) in score.tallies.sorted(by: { $0.key < $1.key }) {
      rows.append([rule, "\(tally.found)", "\(tally.missed)", "\(tally.falsely)"])
    }
    for line in AccuracyTable.lines(rows) { print(line) }
    print("")
    let held = [score.failed, score.notFailed, score.cannotTell]
    return score.contested.total == 0 ? held : held + [score.everyFault, score.contested]
  }

  private func lines(_ file: String) throws -> [String]? {
    let path = "\(folder)/\(file)"
    guard PosixFile.exists(path) else { return nil }
    return String(decoding: try PosixFile.read(path), as: UTF8.self)
      .split(separator: "\n").map(String.init)
  }

  /// The lists of icons in the folder's data.
  private func iconFiles() -> [String] {
    guard let listing = opendir("\(folder)/data") else { return [] }
    defer { closedir(listing) }
    var files: [String] = []
    while let entry = readdir(listing) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name.hasPrefix("icons-"), name.hasSuffix(".txt") { files.append(name) }
    }
    return files.sorted()
  }
}
