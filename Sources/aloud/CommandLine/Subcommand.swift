/// An option of a subcommand.
struct Option: Sendable {
  /// The name, with its dashes.
  let name: String
  /// What its value is, as the help shows it; nil for an option without one.
  let value: String?
  /// Whether it may be given more than once.
  var isRepeatable = false
  /// What it does, in one sentence.
  let help: String
}

/// One subcommand: parser, help, manual and completions are all made from it.
struct Subcommand: Sendable {
  /// The name.
  let name: String
  /// The arguments as the help shows them, such as "PROJECT...".
  let arguments: String
  /// How many arguments it takes.
  let count: ClosedRange<Int>
  /// What it does, in one sentence.
  let summary: String
  /// Its options, after the ones every subcommand has.
  var options: [Option] = []
  /// An example with what it does.
  var example: String = ""
  /// Runs it.
  ///
  /// - Returns: the exit code.
  let run: @Sendable (Arguments, Rim) throws -> Int32
}

extension Subcommand {
  /// Every subcommand, in the order of the help.
  static let all: [Subcommand] = [
    .review, .audit, .importing, .fix, .decide, .patch, .export, .speak, .commands, .rules, .themes,
    .validate, .help,
  ]

  /// Options every subcommand has.
  static let commonOptions = [
    Option(name: "--help", value: nil, help: "Shows help.")
  ]

  /// The option of every subcommand that records or reports who reviewed.
  static let reviewerOption = Option(
    name: "--reviewer", value: "NAME", help: "Who reviews; else ALOUD_REVIEWER or the user.")

  /// The subcommand of a name.
  static func named(_ name: String) -> Subcommand? { all.first { $0.name == name } }
}
