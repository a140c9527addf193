import TestSupport
import Testing

@testable import ProjectStore

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Programs that save one file at the same time, and programs that die while they save it.
@Suite struct ManyWritersTests {
  let folder: TemporaryFolder
  let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = folder.path("project.json")
  }

  private func writer(_ screen: Int, count: Int) throws -> ChildProcess {
    try ChildProcess(
      PseudoTerminal.builtProgram("aloud-dev"), ["write-fixes", path, "w\(screen)", "\(count)"])
  }

  @Test func `eight writers at once lose nothing`() throws {
    let count = 12
    try AtomicFile.write(SavedFile.project(screens: 8, elements: count), to: path)
    let writers = try (0..<8).map { try writer($0, count: count) }
    for writer in writers {
      #expect(writer.readLines() == (0..<count).map { "saved \($0)" })
      #expect(writer.wait() == .exited(0))
    }
    let project = try ProjectFile.open(path).project
    #expect(project.review.fixes.count == 8 * count)
    for screen in 0..<8 {
      for element in 0..<count {
        #expect(
          try SavedFile.label(element, screen: screen, in: project) == "saved \(element)")
      }
    }
    #expect(folder.names == ["project.json"])
  }

  @Test func `a writer killed at any moment leaves a whole file with every fix it told as saved`()
    throws
  {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<15 {
      try AtomicFile.write(SavedFile.project(screens: 2, elements: 200), to: path)
      let writer = try writer(0, count: 200)
      var saved = 0
      for _ in 0..<Int.random(in: 1...25, using: &random) where writer.readLine() != nil {
        saved += 1
      }
      // Only so that the end comes at another point of a save each time.
      usleep(UInt32.random(in: 0...4000, using: &random))
      writer.kill()
      saved += writer.readLines().count { $0.hasPrefix("saved") }
      let project = try ProjectFile.open(path).project
      // One more may be in the file: saved, and not told any more.
      #expect((saved...(saved + 1)).contains(project.review.fixes.count))
      for element in 0..<saved {
        #expect(try SavedFile.label(element, in: project) == "saved \(element)")
      }
      // The next one who saves clears up.
      var file = try ProjectFile.open(path).file
      #expect(try file.save([SavedFile.fix(0, screen: 1)]).isEmpty)
      #expect(folder.names == ["project.json"])
    }
  }

  // MARK: - The lock

  @Test func `a file that another program holds is told as busy when patience ends`() throws {
    try AtomicFile.write(SavedFile.project(screens: 1, elements: 1), to: path)
    let other = open(path, O_RDONLY | O_CLOEXEC)
    #expect(flock(other, LOCK_EX) == 0)
    let error = #expect(throws: FileError.self) { _ = try LockedFile(path, patience: 10) }
    #expect(error?.kind == .busy)
    #expect(error?.description == "\(path): cannot save: another program is saving it")
    close(other)
    // A program that another test starts holds a copy of the descriptor until it is itself.
    let locked = try LockedFile(path)
    #expect(throws: FileError.self) { _ = try LockedFile(path, patience: 0) }
    locked.unlock()
    try LockedFile(path).unlock()
  }

  @Test func `whoever waited for a file gets the one that is in its place now`() async throws {
    try AtomicFile.write([1], to: path)
    let other = open(path, O_RDONLY | O_CLOEXEC)
    #expect(flock(other, LOCK_EX) == 0)
    let path = path
    let waiter = Task.detached {
      let locked = try LockedFile(path)
      defer { locked.unlock() }
      return try locked.read()
    }
    try AtomicFile.write([2], to: path)
    close(other)
    #expect(try await waiter.value == [2])
  }
}
