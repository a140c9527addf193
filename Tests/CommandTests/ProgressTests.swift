import Synchronization
import Testing

@testable import aloud

/// How far long work is, told on standard error.
@Suite struct ProgressTests {
  private final class Stage: Sendable {
    let now = Mutex(0.0)
    let said = Mutex<[String]>([])

    func progress(total: Int, isLive: Bool) -> Progress {
      Progress(
        "Reading the app", total: total, isLive: isLive, clock: { self.now.withLock { $0 } },
        writes: { text in self.said.withLock { $0.append(text) } })
    }

    func wait(_ seconds: Double) { now.withLock { $0 += seconds } }
    var words: [String] { said.withLock { $0 } }
  }

  @Test func `short work is done in silence`() {
    let stage = Stage()
    let progress = stage.progress(total: 3, isLive: true)
    for _ in 0..<3 { progress.step() }
    stage.wait(9)
    progress.finish()
    #expect(stage.words == [])
  }

  @Test func `on a screen one line is written over itself and cleared`() {
    let stage = Stage()
    let progress = stage.progress(total: 400, isLive: true)
    stage.wait(0.6)
    progress.step(100)
    progress.step()
    stage.wait(0.3)
    progress.step(99)
    progress.finish()
    let line = "Reading the app: 25 %, 100 of 400 files [#####---------------] Ctrl-C stops"
    #expect(stage.words.first == "\r" + line)
    #expect(stage.words.count == 3)
    #expect(stage.words[1].hasPrefix("\rReading the app: 50 %, 200 of 400 files [##########---"))
    #expect(stage.words[2] == "\r" + String(repeating: " ", count: line.count) + "\r")
  }

  @Test func `elsewhere it is a line of words now and then`() {
    let stage = Stage()
    let progress = stage.progress(total: 4, isLive: false)
    stage.wait(1)
    progress.step()
    stage.wait(1)
    progress.step()
    stage.wait(5)
    progress.step()
    progress.finish()
    #expect(
      stage.words == [
        "Reading the app: 25 %, 1 of 4 files\n", "Reading the app: 75 %, 3 of 4 files\n",
      ])
  }
}
