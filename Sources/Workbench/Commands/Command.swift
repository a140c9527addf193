/// Where keys go.
public enum Place: Hashable, Sendable, CaseIterable {
  /// The tree of screens.
  case screens
  /// The list of findings.
  case findings
  /// The form of an element.
  case fix
}

/// The groups commands are listed in.
public enum CommandGroup: String, CaseIterable, Sendable {
  case moving = "Moving"
  case finding = "Finding"
  case fixing = "Fixing"
  case deciding = "Deciding"
  case showing = "Showing"
  case project = "Project"
}

/// One thing the workbench can do.
///
/// Help, palette, keys, linear mode and the manual are all made from these.
public struct Command: Sendable, Identifiable {
  /// The id, also its name in linear mode.
  public let id: String
  /// What it does, in a few words.
  public let title: String
  /// What it does, in one sentence.
  public let help: String
  /// The group it is listed in.
  public let group: CommandGroup
  /// The keys, as they are spelled in the help; the first is shown in hints.
  public let keys: [String]
  /// Where its keys work.
  public let places: [Place]
  /// Why it cannot run now, in a few words; nil when it can.
  public let unavailable: @Sendable (WorkbenchState) -> String?
  /// Runs it.
  public let run: @Sendable (inout WorkbenchState) -> [Effect]

  /// A command of its parts.
  public init(
    _ id: String, _ title: String, help: String, group: CommandGroup, keys: [String],
    places: [Place] = Place.allCases,
    unavailable: @escaping @Sendable (WorkbenchState) -> String? = { _ in nil },
    run: @escaping @Sendable (inout WorkbenchState) -> [Effect]
  ) {
    self.id = id
    self.title = title
    self.help = help
    self.group = group
    self.keys = keys
    self.places = places
    self.unavailable = unavailable
    self.run = run
  }
}

extension Command {
  /// Why it cannot run now, in a few words; nil when it can.
  ///
  /// A command of one pane alone means that pane's row, so it waits until keys go there.
  func whyNot(_ state: WorkbenchState) -> String? {
    if places.count == 1, places[0] != state.focus.place,
      let pane = Pane.allCases.first(where: { $0.place == places[0] })
    {
      return "it works in the \(pane.title) pane"
    }
    return unavailable(state)
  }
}

/// Every command, once.
public enum CommandTable {
  /// The commands, in the order they are listed.
  public static let all: [Command] =
    movingCommands + findingCommands + fixingCommands + decidingCommands + showingCommands
    + projectCommands

  /// The command of an id.
  public static func command(_ id: String) -> Command? { byID[id] }

  /// The command a key means somewhere.
  public static func command(for key: Key, in place: Place) -> Command? {
    byKey[place]?[key]
  }

  private static let byID = Dictionary(
    all.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })

  private static let byKey: [Place: [Key: Command]] = {
    var table: [Place: [Key: Command]] = [:]
    for command in all {
      for name in command.keys {
        guard let key = Key(name: name) else { continue }
        for place in command.places where table[place]?[key] == nil {
          table[place, default: [:]][key] = command
        }
      }
    }
    return table
  }()
}
