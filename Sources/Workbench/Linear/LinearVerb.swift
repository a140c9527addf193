/// One thing that can be typed in linear mode.
///
/// Verbs say the workbench's commands with words after them; whatever has no verb works by the
/// command's id.
struct LinearVerb: Sendable {
  /// Its names, the usual one first; some are several words.
  let names: [String]
  /// How it is typed, with what may follow in capitals.
  let usage: String
  /// What it does, in one sentence.
  let help: String
  /// The commands of the table it stands for, each with the words it means.
  let covers: [String: String]
  /// Does it, with what was typed after its name.
  let run: @Sendable (inout LinearSession, String) -> Void

  init(
    _ names: String..., usage: String, help: String, covers: [String: String] = [:],
    run: @escaping @Sendable (inout LinearSession, String) -> Void
  ) {
    self.names = names
    self.usage = usage
    self.help = help
    self.covers = covers
    self.run = run
  }

  /// Every verb, in the order the help lists them.
  static let all: [LinearVerb] =
    hearing + moving + fixing + deciding + choosing + project

  /// Commands of the table that mean nothing without a drawn screen, and why.
  static let meaningless: [String: String] = [
    "row-up": "there is no form to move in; label, hint and say set a text at once",
    "row-down": "there is no form to move in; label, hint and say set a text at once",
    "unfold": "nothing is folded; list elements reads what is on a screen",
    "fold": "nothing is folded; list screens reads the screens",
    "go-on": "there are no panes; show reads the finding and label, hint and say mend it",
    "go-back": "there are no panes; list screens reads the screens",
    "fold-all": "nothing is folded; list screens reads the screens",
    "next-pane": "there are no panes; list screens, list elements and list read them",
    "previous-pane": "there are no panes; list screens, list elements and list read them",
    "redraw": "nothing is drawn; where says where you are",
    "theme": "there are no colours here, so a theme has no effect",
  ]

  /// The verb a line begins with, and what follows it; the longest name wins.
  static func of(_ line: String) -> (verb: LinearVerb, rest: String)? {
    var best: (verb: LinearVerb, rest: String, length: Int)?
    let lower = line.lowercased()
    for verb in all {
      for name in verb.names where name.count > best?.length ?? 0 {
        guard lower == name || lower.hasPrefix(name + " ") else { continue }
        best = (verb, String(line.dropFirst(name.count)).trimmingSpaces, name.count)
      }
    }
    return best.map { ($0.verb, $0.rest) }
  }
}

extension LinearSession {
  /// Does what a line says.
  mutating func perform(_ line: String) {
    if line.isEmpty { return say(whereSentence) }
    if let number = Int(line) { return pick(number) }
    // A single character is a key of the lists where it is one, so that what messages name works.
    if line.count == 1, let key = Key(name: line),
      let command = CommandTable.command(for: key, in: .findings)
    {
      return perform(command)
    }
    if let (verb, rest) = LinearVerb.of(line) { return verb.run(&self, rest) }
    let word = LinearInput.split(line).first
    if let command = CommandTable.command(word.lowercased()) { return perform(command) }
    sayUnknown(word)
  }

  /// Runs a command of the table by its id: through its verb where it has one.
  mutating func perform(_ command: Command) {
    if let why = LinearVerb.meaningless[command.id] { return say("Not here: \(why).") }
    for verb in LinearVerb.all {
      if let words = verb.covers[command.id] { return verb.run(&self, words) }
    }
    add(state.run(command))
  }

  private mutating func sayUnknown(_ word: String) {
    let names = LinearVerb.all.flatMap(\.names) + CommandTable.all.map(\.id)
    let near = NearNames.of(word, among: names.filter { !$0.contains(" ") })
    let hint = near.isEmpty ? "" : " Near to it: \(near.joined(separator: ", "))."
    say("\"\(word.prefix(60))\" is no command.\(hint) help lists them all.")
  }
}
