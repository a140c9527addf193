/// What was typed after the subcommand's name.
struct Arguments: Sendable {
  /// The arguments that are no options, in order.
  private(set) var plain: [String] = []
  private var values: [String: [String]] = [:]

  /// Reads what was typed by a subcommand's options.
  ///
  /// - Throws: `Complaint` for an unknown option, a missing value, or too few or many arguments.
  init(_ typed: [String], for command: Subcommand) throws(Complaint) {
    let options = command.options + Subcommand.commonOptions
    var rest = typed[...]
    var onlyPlain = false
    while let word = rest.popFirst() {
      if onlyPlain || !word.hasPrefix("-") || word == "-" {
        plain.append(word)
      } else if word == "--" {
        onlyPlain = true
      } else {
        try read(word, &rest, options, command)
      }
    }
    guard !has("--help") else { return }
    guard command.count.contains(plain.count) else {
      let missing = plain.count < command.count.lowerBound
      throw Complaint(
        missing
          ? "\(command.name) needs \(command.arguments)"
          : "\(command.name) does not know what to do with \"\(plain.last ?? "")\"",
        help: "aloud help \(command.name) shows how it is used")
    }
  }

  private mutating func read(
    _ word: String, _ rest: inout ArraySlice<String>, _ options: [Option], _ command: Subcommand
  ) throws(Complaint) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let spelled = String(parts[0])
    let name = spelled == "-o" ? "--output" : spelled == "-h" ? "--help" : spelled
    guard let option = options.first(where: { $0.name == name }) else {
      throw Complaint(
        "\(command.name) has no option \(spelled)",
        help: "aloud help \(command.name) lists its options")
    }
    guard let what = option.value else {
      guard parts.count == 1 else { throw Complaint("\(name) takes no value") }
      values[name] = [""]
      return
    }
    let value = parts.count == 2 ? String(parts[1]) : rest.popFirst()
    guard let value else { throw Complaint("\(name) needs a value: \(name) \(what)") }
    guard values[name] == nil || option.isRepeatable else {
      throw Complaint("\(name) was given twice; it takes one value")
    }
    values[name, default: []].append(value)
  }

  /// Whether an option was given.
  func has(_ name: String) -> Bool { values[name] != nil }

  /// The value of an option.
  func value(_ name: String) -> String? { values[name]?.last }

  /// The values of an option that may be given more than once.
  func all(_ name: String) -> [String] { values[name] ?? [] }
}

/// Something that cannot be done as asked; shown in one line, with exit code 2.
struct Complaint: Error, CustomStringConvertible {
  let description: String
  let help: String?

  init(_ description: String, help: String? = nil) {
    self.description = description
    self.help = help
  }
}
