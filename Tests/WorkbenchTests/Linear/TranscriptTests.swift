import Foundation
import Testing

@testable import Workbench

@Suite struct TranscriptTests {
  @Test(
    "a dialogue reads as it was agreed",
    arguments: [
      ("review", SampleProjects.shop), ("choosing", SampleProjects.shop),
      ("texts", SampleProjects.shop), ("questions", SampleProjects.shop),
      ("scripts", SampleProjects.scripts), ("bare", SampleProjects.bare),
    ])
  func transcript(name: String, json: String) throws {
    let file = "Transcripts/\(name).txt"
    let typed = try KeptFile.text(file).split(separator: "\n").filter {
      $0.hasPrefix("> ") || $0 == ">"
    }
    var dialogue = Dialogue(try Opened.state(json))
    for line in typed { dialogue.type(String(line.dropFirst(2))) }
    try KeptFile.expect(dialogue.transcript.joined(separator: "\n") + "\n", in: file)
  }
}
