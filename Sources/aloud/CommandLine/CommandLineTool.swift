import ProjectStore

/// Runs a subcommand and turns what happens into an exit code.
enum CommandLineTool {
  /// Runs what was typed.
  ///
  /// - Returns: 0 done, 1 findings at or above the threshold, 2 usage, input or file error.
  static func run(_ typed: [String], _ rim: Rim) -> Int32 {
    do {
      guard let first = typed.first else {
        try rim.write(HelpText.overview)
        return 2
      }
      if first == "--version" {
        try rim.write("aloud \(Version.text)\n")
        return 0
      }
      let isHelp = first == "--help" || first == "-h"
      let named = isHelp ? Subcommand.help : Subcommand.named(first)
      // A project alone opens the workbench.
      let command = named ?? .review
      let arguments = try Arguments(named == nil ? typed : Array(typed.dropFirst()), for: command)
      if arguments.has("--help") {
        try rim.write(HelpText.page(command))
        return 0
      }
      if named == nil, !first.hasPrefix("-"), !PosixFile.exists(first), first != "-",
        !first.contains("/"), !first.contains(".")
      {
        throw Complaint(
          "\"\(first)\" is neither a subcommand nor a file", help: "aloud help lists subcommands")
      }
      return try command.run(arguments, rim)
    } catch {
      return tell(error, rim)
    }
  }

  private static func tell(_ error: any Error, _ rim: Rim) -> Int32 {
    // Whoever read standard output has read enough; that is no error of ours.
    if let error = error as? FileError, error.path == "standard output",
      error.reason.contains("Broken pipe")
    {
      return 0
    }
    rim.complain("\(error)")
    if let help = (error as? Complaint)?.help { rim.complain("help: \(help)") }
    return 2
  }
}
