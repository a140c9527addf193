/// The help of the command line, made from the subcommands.
enum HelpText {
  /// What `aloud help` shows.
  static var overview: String {
    let width = Subcommand.all.map { usage($0).count }.max() ?? 0
    let lines = Subcommand.all.map { command in
      "  \(usage(command).padded(to: width))  \(command.summary)"
    }
    return """
      aloud: review how an iOS or macOS app is heard, said and understood.

      Usage: aloud [review] PROJECT
             aloud SUBCOMMAND [OPTIONS] ...

      \(lines.joined(separator: "\n"))

      Exit codes: 0 done; 1 findings at or above --fail-on; 2 usage, input or file error.
      aloud help SUBCOMMAND tells more. A project named - is read from standard input.

      """
  }

  /// What `aloud help NAME` shows.
  static func page(_ command: Subcommand) -> String {
    let options = command.options + Subcommand.commonOptions
    let names = options.map { option in
      let spelled = option.value.map { "\(option.name) \($0)" } ?? option.name
      return option.name == "--output" ? "-o, \(spelled)" : spelled
    }
    let width = names.map(\.count).max() ?? 0
    let lines = zip(names, options).map { "  \($0.padded(to: width))  \($1.help)" }
    let example = command.example.isEmpty ? "" : "\nExample: \(command.example)\n"
    return """
      Usage: aloud \(usage(command)) [OPTIONS]

      \(command.summary)

      Options:
      \(lines.joined(separator: "\n"))
      \(example)
      """
  }

  private static func usage(_ command: Subcommand) -> String {
    command.arguments.isEmpty ? command.name : "\(command.name) \(command.arguments)"
  }
}

extension Int {
  /// The number with its noun, such as "1 screen" or "3 screens".
  func of(_ noun: String) -> String { "\(self) \(noun)\(self == 1 ? "" : "s")" }
}

extension String {
  /// The string filled with spaces to a number of characters.
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
