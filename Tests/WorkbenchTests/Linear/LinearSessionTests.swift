import AuditCore
import ProjectStore
import Testing

@testable import Workbench

@Suite struct LinearSessionTests {
  @Test("the first line says what turned it on")
  func firstLine() throws {
    var session = LinearSession(state: try Opened.state(), reason: "TERM=dumb")
    let lines = session.start()
    #expect(
      lines.first
        == "Linear mode, on because of TERM=dumb. Type help for commands, quit to leave.")
    #expect(lines.count == 4)
  }

  @Test("a project that is still read is introduced when it is in")
  func loading() throws {
    let whole = try Opened.state()
    let empty = ProjectModel(
      facts: whole.model.facts, review: whole.model.review, auditor: whole.model.auditor)
    var state = WorkbenchState(
      settings: whole.settings, model: empty, size: whole.size, now: whole.now)
    let screens = whole.model.screens.indices.compactMap { number in
      whole.model.findings[number].map { (screen: whole.model.screens[number], findings: $0) }
    }
    _ = state.update(.loaded(Array(screens.prefix(1)), done: 1, total: 3))
    var session = LinearSession(state: state, reason: "--linear")
    #expect(session.start().last == "Reading Projects/shop.json.")
    let lines = session.handle(.loaded(Array(screens.dropFirst()), done: 3, total: 3)).lines
    #expect(
      lines.first?.hasPrefix("Corner Shop, iOS, English, German, Japanese. 6 findings") == true)
    #expect(lines.count == 3)
  }

  @Test("\"Saved.\" comes before the next finding, and nothing after it is said twice")
  func order() throws {
    var dialogue = Dialogue(try Opened.state())
    let lines = dialogue.type("fix 1")
    #expect(lines.count == 4)
    #expect(lines[0].hasPrefix("Label is now \"Notifications\"."))
    #expect(lines[1] == "Saved.")
    #expect(lines[2].hasPrefix("Finding 1 of 6."))
  }

  @Test("an edit that could not be saved says so, and is tried again by its name")
  func saveFailed() throws {
    var dialogue = Dialogue(try Opened.state())
    dialogue.answer = { .saveFailed($0, reason: "the disk is full") }
    let lines = dialogue.type("label Alarms")
    #expect(
      lines.contains(
        "Problem: not saved, the disk is full. The edit is kept in a draft; save-again tries again."
      ))
    #expect(dialogue.type("quit").first?.hasPrefix("1 edit not saved, kept in a draft.") == true)
    dialogue.answer = { .saved($0) }
    #expect(dialogue.type("save-again") == ["Saving again.", "Saved."])
  }

  @Test("a conflict says what the file holds, and where one stands again")
  func conflict() throws {
    var dialogue = Dialogue(try Opened.state())
    dialogue.answer = { .conflict($0, current: "The label is \"Theirs\" now.") }
    let lines = dialogue.type("label Alarms")
    #expect(lines.contains { $0.hasPrefix("Problem: Not saved: someone else changed it") })
    #expect(lines.contains { $0.hasPrefix("Finding 2 of 7.") })
    #expect(dialogue.effects.filter { $0 == .beep }.isEmpty)
  }

  @Test("nothing is said when nothing was asked")
  func idle() throws {
    var dialogue = Dialogue(try Opened.state())
    for event: Event in [
      .tick, .input(.resize(Size(columns: 1, rows: 1))), .input(.key(Key(.enter))),
      .input(.resumed), .input(.paste("x")),
    ] {
      #expect(dialogue.send(event).isEmpty)
    }
  }

  @Test("the end of the input ends the program and keeps what was typed")
  func hangUp() throws {
    var dialogue = Dialogue(try Opened.state())
    _ = dialogue.send(.input(.hangUp))
    #expect(dialogue.effects == [.quit])
    #expect(dialogue.session.state.isOver)
  }

  @Test("decisions are about the marked findings, in one edit")
  func marks() throws {
    var dialogue = Dialogue(try Opened.state())
    dialogue.type("mark 1-3")
    dialogue.type("accept risk until 2027-06-30 because old devices")
    let records = dialogue.session.state.model.review.decisions.values.filter {
      $0.decision == .acceptedRisk
    }
    #expect(records.count == 3)
    #expect(records.allSatisfy { $0.expires == "2027-06-30" && $0.reason == "old devices" })
  }

  @Test("text is taken raw or in quotes, in the language named or the finding's")
  func texts() throws {
    var dialogue = Dialogue(try Opened.state())
    func label(_ locale: String?) -> FixValue {
      dialogue.session.state.model.screens[0].elements[2].value(of: .label, locale: locale)
    }
    dialogue.type("5")
    dialogue.type("label 絞り込み")
    #expect(label("ja") == .text("絞り込み"))
    dialogue.type("element filter")
    dialogue.type("label DE  Filter  ")
    #expect(label("de") == .text("Filter"))
    dialogue.type("label \"de luxe \"")
    #expect(label(nil) == .text("de luxe "))
    dialogue.type("label \"\"")
    #expect(label(nil) == .text(""))
    dialogue.type("label \"a\\\"b\\\\c\\d\"")
    #expect(label(nil) == .text("a\"b\\c\\d"))
  }

  @Test("what was typed in an earlier run is read and can be forgotten")
  func drafts() throws {
    var state = try Opened.state()
    let place = MemberPlace(screen: "shelf", element: "bell", locale: "de", member: .label)
    _ = state.restore(texts: [DraftText(place: place, entry: nil, text: "Glo")], edits: [])
    var dialogue = Dialogue(state)
    #expect(dialogue.transcript.contains { $0.hasPrefix("Text typed last time is kept") })
    #expect(dialogue.type("drafts").first == "shelf/bell, label de: \"Glo\".")
    #expect(dialogue.type("show").contains("Typed and not saved, label de: \"Glo\"."))
    dialogue.type("drafts forget")
    #expect(dialogue.effects.contains(.keepDraft([])))
    #expect(dialogue.type("drafts") == ["Nothing typed is unsaved."])
  }

  @Test("a search through a long list goes on by ticks")
  func search() throws {
    var dialogue = Dialogue(try Opened.state(SampleProjects.large(31_000)))
    let lines = dialogue.type("search button30999")
    #expect(dialogue.effects.contains(.tick))
    #expect(lines.contains { $0.hasPrefix("Finding 10334 of 10334.") })
  }

  @Test("a long list is read a piece at a time")
  func paging() throws {
    var dialogue = Dialogue(try Opened.state(SampleProjects.large(300)))
    #expect(dialogue.type("list").count == 11)
    #expect(dialogue.type("more").first?.hasPrefix("11. ") == true)
    #expect(dialogue.type("list 99999999999999999999").count == 1)
    #expect(dialogue.type("list 3 from 99").count == 2)
    #expect(dialogue.type("more") == ["That was all."])
  }

  @Test("keys of the lists that messages name work as commands")
  func keys() throws {
    var dialogue = Dialogue(try Opened.state())
    dialogue.type("label Alarms")
    #expect(dialogue.type("u").first?.hasPrefix("Undone:") == true)
    #expect(dialogue.type("n").first?.hasPrefix("Finding") == true)
  }
}
