/// The help, made from the table of commands.
public enum HelpPage {
  /// A line for each command whose keys work in a place, under its group.
  public static func lines(for place: Place) -> [String] {
    var lines: [String] = []
    for group in CommandGroup.allCases {
      let commands = CommandTable.all.filter {
        $0.group == group && $0.places.contains(place) && !$0.keys.isEmpty
      }
      guard !commands.isEmpty else { continue }
      if !lines.isEmpty { lines.append("") }
      lines.append(group.rawValue)
      for command in commands {
        lines.append("  \(command.keys.joined(separator: " or ")): \(command.help)")
      }
    }
    if place == .fix {
      lines += ["", "Typing", "  Letters go into the row. Left, Right, Home, End, Ctrl-Left and"]
      lines += ["  Ctrl-Right move in it; Ctrl-W deletes a word, Ctrl-U back to the start."]
      lines += ["  On the row of names offered, 1 to 9 take one."]
    }
    return lines
  }
}
