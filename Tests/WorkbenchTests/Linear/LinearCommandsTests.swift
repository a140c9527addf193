import ProjectStore
import TestSupport
import Testing

@testable import Workbench

@Suite struct LinearCommandsTests {
  @Test(
    "every command works here by its id, or is listed as meaningless with the reason",
    arguments: CommandTable.all.map(\.id))
  func reachable(id: String) throws {
    var dialogue = Dialogue(try Opened.state())
    dialogue.type("fix 1")
    let lines = dialogue.type(id)
    #expect(!lines.contains { $0.contains("is no command") })
    if let why = LinearVerb.meaningless[id] {
      #expect(lines == ["Not here: \(why)."])
      return
    }
    #expect(!lines.isEmpty || dialogue.session.state.isOver || id == "suspend")
    // What only works in the form has a verb, because there is no form to stand in.
    let command = try #require(CommandTable.command(id))
    if command.places == [.fix] {
      #expect(LinearVerb.all.contains { $0.covers[id] != nil }, "\(id) has no verb")
    }
  }

  @Test("verbs cover and the table of the meaningless name only commands there are, each once")
  func names() {
    var covered: Set<String> = []
    for verb in LinearVerb.all {
      for id in verb.covers.keys {
        #expect(CommandTable.command(id) != nil, "\(id)")
        #expect(covered.insert(id).inserted, "\(id) is covered twice")
      }
    }
    for id in LinearVerb.meaningless.keys {
      #expect(CommandTable.command(id) != nil, "\(id)")
      #expect(!covered.contains(id), "\(id)")
    }
    let all = LinearVerb.all.flatMap(\.names)
    #expect(Set(all).count == all.count)
  }

  @Test("the help finds every verb and every command by its name")
  func help() throws {
    for verb in LinearVerb.all {
      var dialogue = Dialogue(try Opened.state())
      let lines = dialogue.type("help \(verb.names[0])")
      #expect(lines.contains("\(verb.usage): \(verb.help)"), "\(verb.names[0])")
    }
    for command in CommandTable.all where LinearVerb.meaningless[command.id] == nil {
      var dialogue = Dialogue(try Opened.state())
      #expect(
        !dialogue.type("help \(command.id)").contains { $0.hasPrefix("No help") }, "\(command.id)")
    }
  }

  @Test(
    "a word that is not known is answered with its neighbours",
    arguments: [
      ("serach", "search"), ("confrim", "confirm"), ("take-sugestion", "take-suggestion"),
      ("mesages", "messages"), ("exp", "export"),
    ])
  func near(word: String, name: String) throws {
    var dialogue = Dialogue(try Opened.state())
    #expect(dialogue.type(word).joined().contains(name))
  }

  @Test(
    "whatever is typed, every line is safe to print and the state stays whole", arguments: 0..<40)
  func random(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let words =
      LinearVerb.all.flatMap(\.names) + CommandTable.all.map(\.id).filter { $0 != "quit" } + [
        "1", "2", "-1", "1-3", "0-99999999999999999999", "9223372036854775807", "de", "ja", "en",
        "because", "until", "2027-06-30", "\"", "\"\u{1B}[31m\"", "\u{202E}", "検索", "👩‍👩‍👧", "off",
        "impact", "critical", "group", "add", "remove", "move", "up", "yes", "no", "all", "from",
        "",
        "cancel", "label", "say", "try", "\u{7}", "serious", "zebra", "screens", "elements", "*",
        ":",
      ]
    let json = [SampleProjects.shop, SampleProjects.scripts, SampleProjects.bare][seed % 3]
    var dialogue = Dialogue(try Opened.state(json))
    for _ in 0..<120 {
      let answers: [(ProjectEdit) -> Event] = [
        { .saved($0) }, { .saved($0) }, { .saveFailed($0, reason: "full\u{1B}") },
        { .conflict($0, current: "\u{9B}x") },
      ]
      dialogue.answer = random.pick(answers)
      let line = (0...random.below(4)).map { _ in random.pick(words) }.joined(separator: " ")
      for answer in dialogue.type(line) {
        let isSafe = answer.unicodeScalars.allSatisfy {
          $0.properties.generalCategory != .control && !$0.properties.isBidiControl
        }
        #expect(isSafe, "\(line.debugDescription): \(answer.debugDescription)")
        #expect(!answer.contains { "│─┌┐└┘█▌▶•".contains($0) })
      }
      let problems = StateRules.problems(dialogue.session.state)
      #expect(problems.isEmpty, "seed \(seed), \(line.debugDescription): \(problems)")
      if !problems.isEmpty { return }
    }
  }
}

@Suite struct LinearInputTests {
  @Test("numbers beyond any list are answered", arguments: [Int.min, -1, 0, 99, Int.max])
  func farNumbers(_ number: Int) throws {
    var dialogue = Dialogue(try Opened.state())
    for verb in [
      "", "open", "show", "more", "list", "list 3 from", "list from", "screen", "element", "fix",
      "say", "say remove", "mark", "filter",
    ] {
      #expect(!dialogue.type("\(verb) \(number)").isEmpty, "\(verb)")
    }
    // The kinds of findings are a list to choose from by number.
    dialogue.type("filter")
    #expect(!dialogue.type("\(number)").isEmpty)
  }

  @Test("a screen whose id is a number that no row has is reached by it")
  func numberedScreen() throws {
    let json = SampleProjects.shop.replacing(#""id": "cart""#, with: #""id": "404""#)
    var dialogue = Dialogue(try Opened.state(json))
    dialogue.type("screen 404")
    #expect(dialogue.session.state.queue.scope == .screen(1))
  }

  @Test(
    "quotes keep what is inside",
    arguments: [
      ("plain", "plain"), ("\"in quotes\"", "in quotes"), ("\" a \"", " a "), ("\"", "\""),
      ("\"\"", ""), ("\"a", "\"a"), ("\"a\\\"b\"", "a\"b"), ("\"a\\\\\"", "a\\"),
      ("\"\\n\"", "\\n"),
      ("\"a\\\"", "a\\"),
    ])
  func quotes(typed: String, text: String) {
    #expect(LinearInput.text(typed) == text)
  }

  @Test("rows are numbers and ranges, kept inside the list")
  func rows() {
    #expect(LinearInput.rows("1", count: 3) == [0..<1])
    #expect(LinearInput.rows("2-9", count: 3) == [1..<3])
    #expect(LinearInput.rows("3-1", count: 3) == [0..<3])
    #expect(LinearInput.rows("1,3 2", count: 3) == [0..<1, 2..<3, 1..<2])
    #expect(LinearInput.rows("7", count: 3) == [])
    #expect(LinearInput.rows("a", count: 3) == nil)
    #expect(LinearInput.rows("1-2-3", count: 3) == nil)
    #expect(LinearInput.rows("-3", count: 3) == nil)
    #expect(LinearInput.rows("", count: 3) == nil)
    #expect(LinearInput.rows("1-9223372036854775807", count: 3) == [0..<3])
  }
}
