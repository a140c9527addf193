import Testing

@testable import Terminal

@Suite("Whether there is a usable terminal")
struct TerminalAvailabilityTests {
  private func check(
    _ type: String?, isTerminal: Bool = true, known: Set<String> = ["xterm-256color", "tmux"]
  ) -> TerminalAvailability {
    var environment: [String: String] = [:]
    environment["TERM"] = type
    return TerminalAvailability.check(environment: environment, outputIsTerminal: isTerminal) {
      $0 == "dumb" ? .cannotPosition : known.contains($0) ? .positions : .unknown
    }
  }

  private func reason(_ answer: TerminalAvailability) -> String? {
    guard case .linear(let reason) = answer else { return nil }
    return reason
  }

  @Test("a known terminal is used as it is")
  func known() {
    #expect(check("tmux") == .grid(type: "tmux", note: nil))
  }

  @Test("an unknown one is taken for xterm's kind, and that is said")
  func unknown() throws {
    guard case .grid("xterm-256color", let note?) = check("xterm-ghostty") else {
      Issue.record("not a grid with a note")
      return
    }
    #expect(note.contains("TERM=xterm-ghostty"))
    #expect(note.contains("ncurses-term"))
  }

  @Test("the reason names TERM and what would help")
  func reasons() throws {
    for type in [nil, "", "dumb"] as [String?] {
      let reason = try #require(self.reason(check(type)))
      #expect(reason.contains("TERM"))
      #expect(reason.contains("TERM=xterm-256color"))
    }
    let bare = try #require(reason(check("xterm-kitty", known: [])))
    #expect(bare.contains("TERM=xterm-kitty") && bare.contains("ncurses-base"))
  }

  @Test("output that is not a terminal comes first")
  func notATerminal() {
    #expect(reason(check(nil, isTerminal: false)) == "standard output is not a terminal")
  }
}
