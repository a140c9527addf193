import TestSupport

/// A folder with projects in it, where the built program runs with nothing from around it.
struct Sandbox {
  /// Where everything is.
  let folder: TemporaryFolder

  /// The program as it was built.
  static let program = PseudoTerminal.builtProgram("aloud")
  /// The sample project that comes with the program.
  static let teaShopPath = ThemeTests.package + "/Projects/tea-shop.json"

  /// A folder with files in it, by name.
  init(_ files: [String: String] = [:]) throws {
    folder = try TemporaryFolder()
    for (name, text) in files { try write(text, to: name) }
  }

  /// A folder with a copy of the sample project, `tea.json`.
  static func teaShop() throws -> Sandbox {
    try Sandbox(["tea.json": try TestFile.text(Sandbox.teaShopPath)])
  }

  /// All that the program is told by its surroundings.
  var environment: [String: String] {
    [
      "HOME": folder.path("home"), "XDG_CONFIG_HOME": folder.path("config"),
      "XDG_STATE_HOME": folder.path("state"), "TERM": "xterm-256color", "TZ": "UTC",
      "LANG": "C.UTF-8", "PATH": "/usr/bin:/bin", "ALOUD_NOW": "2027-01-02T03:04:05Z",
      "ALOUD_REVIEWER": "Ada",
    ]
  }

  /// Runs the program.
  func aloud(
    _ arguments: String..., input: String = "", more: [String: String] = [:]
  ) throws -> ProgramRun {
    try run(arguments, input: input, more: more)
  }

  /// Runs the program with words that are in a list.
  func run(
    _ arguments: [String], input: String = "", more: [String: String] = [:]
  ) throws -> ProgramRun {
    try ProgramRun(
      Sandbox.program, arguments, in: folder,
      environment: environment.merging(more) { _, new in new }, input: Array(input.utf8))
  }

  /// Runs a line of shell in which `aloud` is the program.
  func shell(_ line: String) throws -> ProgramRun {
    try ProgramRun(
      "/bin/sh", ["-c", "aloud() { '\(Sandbox.program)' \"$@\"; }; " + line], in: folder,
      environment: environment)
  }

  /// The text of a file in the folder.
  func text(_ name: String) throws -> String { try TestFile.text(folder.path(name)) }

  /// Writes a file in the folder.
  func write(_ text: String, to name: String) throws {
    try TestFile.write(Array(text.utf8), to: folder.path(name))
  }
}

/// The lines in which two texts differ, as a person reads a comparison.
struct LineChanges: Equatable, CustomStringConvertible {
  /// Lines that are only in the old text.
  var removed: [String] = []
  /// Lines that are only in the new text.
  var added: [String] = []

  /// Compares two texts line by line.
  init(from old: String, to new: String) {
    let lines = { (text: String) in
      text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
    let difference = lines(new).difference(from: lines(old))
    for case .remove(_, let line, _) in difference.removals { removed.append(line) }
    for case .insert(_, let line, _) in difference.insertions { added.append(line) }
  }

  /// The changes of their parts.
  init(removed: [String], added: [String]) {
    self.removed = removed
    self.added = added
  }

  var description: String {
    (removed.map { "- " + $0 } + added.map { "+ " + $0 }).joined(separator: "\n")
  }
}
