import AuditCore
import AuditRules
import ProjectStore
import Terminal
import Workbench

extension Subcommand {
  static let review = Subcommand(
    name: "review", arguments: "PROJECT", count: 1...1,
    summary: "Opens a project in the workbench; aloud PROJECT does the same.",
    options: [
      Option(
        name: "--linear", value: nil,
        help: "A plain dialogue, line by line, instead of a screen; so does ALOUD_LINEAR=1."),
      Option(name: "--theme", value: "NAME", help: "How it looks; aloud themes lists them."),
      Option(name: "--mouse", value: nil, help: "Lets the mouse choose rows."),
      reviewerOption,
    ],
    example: "aloud Projects/tea-shop.json"
  ) { arguments, rim in
    let path = arguments.plain[0]
    guard path != "-" else {
      throw Complaint(
        "the workbench writes into the project, so it needs a file, not standard input",
        help: "aloud audit - reads a project from standard input")
    }
    let (file, project) = try ProjectFile.open(path)
    var reason: String?
    if arguments.has("--linear") {
      reason = "--linear"
    } else if rim.isLinear {
      reason = "ALOUD_LINEAR"
    }
    let session = ReviewSession(
      file: file, project: project, rim: rim, arguments: arguments)
    if let reason { return try LinearRunner(session).run(reason: reason) }
    switch TerminalAvailability.check(environment: rim.environment) {
    case .linear(let reason): return try LinearRunner(session).run(reason: reason)
    case .grid(let type, let note): return try GridRunner(session).run(type: type, note: note)
    }
  }
}
