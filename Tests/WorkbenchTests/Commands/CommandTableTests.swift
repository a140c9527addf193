import Testing

@testable import Workbench

@Suite struct CommandTableTests {
  @Test("every key a command names is a key, and is spelled back the same")
  func keyNames() {
    for command in CommandTable.all {
      for name in command.keys {
        #expect(Key(name: name)?.name == name, "\(command.id)")
      }
    }
  }

  @Test("no two commands share a key in one place")
  func sharedKeys() {
    for place in Place.allCases {
      var owners: [Key: String] = [:]
      for command in CommandTable.all where command.places.contains(place) {
        for key in command.keys.compactMap(Key.init(name:)) {
          if let other = owners.updateValue(command.id, forKey: key) {
            Issue.record("\(key.name) means \(other) and \(command.id) in \(place)")
          }
        }
      }
    }
  }

  @Test("ids are there once, in small letters, and titles and helps are sentences")
  func words() {
    var ids: Set<String> = []
    for command in CommandTable.all {
      #expect(ids.insert(command.id).inserted, "\(command.id) is there twice")
      #expect(command.id.allSatisfy { $0.isLowercase || $0 == "-" })
      #expect(!command.title.isEmpty && !command.title.hasSuffix("."))
      #expect(command.help.hasSuffix("."), "\(command.id)")
    }
  }

  @Test("a letter without a modifier never is a command where text is typed")
  func typing() {
    for command in CommandTable.all where command.places.contains(.fix) {
      for key in command.keys.compactMap(Key.init(name:)) {
        if case .character = key.code, !key.control, !key.alt {
          // "n" is listed for every place; in the form it is typed instead.
          #expect(["next-open", "previous-open", "undo"].contains(command.id), "\(command.id)")
        }
      }
    }
  }

  @Test(
    "names of keys are read as they are spelled",
    arguments: [
      "Ctrl-R", "Alt-Up", "Shift-Tab", "F12", "Space", "Esc", "Ctrl-Alt-Shift-F3", "é", "-",
    ])
  func roundTrip(name: String) {
    #expect(Key(name: name)?.name == name)
  }

  @Test("what is no key is not read as one", arguments: ["", "Ctrl-", "Fx", "ab", "Hyper-a", "F"])
  func noKey(name: String) {
    if name == "F" {
      #expect(Key(name: name)?.code == .character("F"))
    } else {
      #expect(Key(name: name) == nil)
    }
  }

  @Test("a command of one pane says so elsewhere, and changes nothing there")
  func otherPane() throws {
    var hands = Hands(try Opened.state())
    for (id, pane) in [("save-row", "Fix"), ("mark", "Findings"), ("row-down", "Fix")] {
      let command = try #require(CommandTable.command(id))
      #expect(hands.state.run(command).isEmpty)
      #expect(
        hands.state.message?.text == "\(command.title): not now, it works in the \(pane) pane.")
    }
    #expect(hands.state.queue.marks.isEmpty)
    #expect(hands.state.form?.cursor == 0)
    try hands.press("Tab")
    #expect(hands.state.run(try #require(CommandTable.command("mark"))).isEmpty)
    #expect(hands.state.queue.marks.count == 1)
  }

  @Test("every command of a place is in its help, and in the palette")
  func help() throws {
    for place in Place.allCases {
      let text = HelpPage.lines(for: place).joined(separator: "\n")
      for command in CommandTable.all where command.places.contains(place) && !command.keys.isEmpty
      {
        #expect(text.contains(command.help), "\(command.id) in \(place)")
      }
    }
    var hands = Hands(try Opened.state())
    try hands.press(":")
    guard case .choice(let choice) = hands.state.overlays.last else {
      Issue.record("no palette")
      return
    }
    let ids = Set(choice.items.map(\.id))
    for command in CommandTable.all where !command.id.hasSuffix("-form") {
      #expect(ids.contains(command.id), "\(command.id)")
    }
  }
}
