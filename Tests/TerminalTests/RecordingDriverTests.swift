import Testing
import Workbench

@testable import Terminal

@Suite("The recording driver")
struct RecordingDriverTests {
  @Test("feeds its script to who waits without limit, then hangs up")
  func script() {
    let driver = RecordingDriver(
      size: Size(columns: 10, rows: 2),
      events: [.key(Key(.up)), .resize(Size(columns: 5, rows: 1)), .paste("x")])
    #expect(driver.nextEvent(timeoutMilliseconds: 0) == nil)
    #expect(driver.nextEvent(timeoutMilliseconds: nil) == .key(Key(.up)))
    #expect(driver.size.columns == 10)
    #expect(driver.nextEvent(timeoutMilliseconds: nil) == .resize(Size(columns: 5, rows: 1)))
    #expect(driver.size == Size(columns: 5, rows: 1))
    driver.feed([.key(Key(.down))])
    #expect(driver.nextEvent(timeoutMilliseconds: nil) == .paste("x"))
    #expect(driver.nextEvent(timeoutMilliseconds: nil) == .key(Key(.down)))
    #expect(driver.nextEvent(timeoutMilliseconds: nil) == .hangUp)
    #expect(driver.nextEvent(timeoutMilliseconds: nil) == .hangUp)
  }

  @Test("keeps every frame and every request")
  func keeps() {
    let driver = RecordingDriver(size: Size(columns: 3, rows: 1))
    var frame = Frame(size: driver.size)
    driver.draw(frame)
    frame.put(cells("ab"), row: 0, column: 0)
    driver.draw(frame)
    driver.suspend()
    driver.resume()
    #expect(driver.copy("text") == .asked)
    driver.beep()
    driver.close()
    #expect(driver.frames.map(\.text) == ["", "ab"])
    #expect(driver.requests == ["suspend", "resume"])
    #expect(driver.nextEvent(timeoutMilliseconds: nil) == .resumed)
    #expect(driver.copies == ["text"])
    #expect(driver.beeps == 1 && driver.isClosed)
  }

  @Test("a wake from another thread ends the wait without using up the script")
  func wake() async {
    let driver = RecordingDriver(size: Size(columns: 1, rows: 1), events: [.key(Key(.up))])
    let handle = driver.wakeHandle
    await Task.detached { handle.wake() }.value
    #expect(driver.nextEvent(timeoutMilliseconds: nil) == nil)
    #expect(driver.nextEvent(timeoutMilliseconds: nil) == .key(Key(.up)))
  }
}
