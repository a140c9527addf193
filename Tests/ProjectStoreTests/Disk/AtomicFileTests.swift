import AuditCore
import LosslessJSON
import TestSupport
import Testing

@testable import ProjectStore

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Putting a new file in an old one's place.
@Suite struct AtomicFileTests {
  let folder: TemporaryFolder
  let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = folder.path("project.json")
    try AtomicFile.write(SavedFile.project(screens: 1, elements: 3), to: path)
  }

  private func save(_ path: String) throws -> String? {
    var file = try ProjectFile.open(path).file
    do {
      _ = try file.save([SavedFile.fix(0)])
      return nil
    } catch { return "\(error)" }
  }

  @Test(arguments: [0o640, 0o600, 0o664, 0o2755] as [mode_t])
  func `the mode stays`(_ mode: mode_t) throws {
    #expect(chmod(path, mode) == 0)
    #expect(try save(path) == nil)
    #expect(SavedFile.mode(path) == UInt32(mode))
  }

  @Test(.enabled(if: SavedFile.isRoot, "only root may give files away"))
  func `the owner and the group stay`() throws {
    #expect(chown(path, 12, 34) == 0)
    #expect(try save(path) == nil)
    #expect(SavedFile.status(path).st_uid == 12)
    #expect(SavedFile.status(path).st_gid == 34)
  }

  @Test func `a symbolic link stays a link and its file is saved beside itself`() throws {
    let other = try TemporaryFolder()
    #expect(symlink(path, other.path("link")) == 0)
    #expect(symlink("link", other.path("link to link")) == 0)
    #expect(try save(other.path("link to link")) == nil)
    #expect(SavedFile.isLink(other.path("link")))
    #expect(SavedFile.isLink(other.path("link to link")))
    #expect(try SavedFile.label(0, in: ProjectFile.open(path).project) == "new")
    #expect(folder.names == ["project.json"])
    #expect(other.names == ["link", "link to link"])
  }

  @Test func `a link to a file that is still to be made leads to the new file`() throws {
    #expect(mkdir(folder.path("sub"), 0o700) == 0)
    #expect(symlink("sub/new.json", folder.path("link")) == 0)
    try AtomicFile.write([1, 2], to: folder.path("link"))
    #expect(SavedFile.isLink(folder.path("link")))
    #expect(try PosixFile.read(folder.path("sub/new.json")) == [1, 2])
  }

  @Test func `links in a ring end as an error`() throws {
    #expect(symlink("b", folder.path("a")) == 0)
    #expect(symlink("a", folder.path("b")) == 0)
    #expect(throws: FileError.self) { try PosixFile.read(folder.path("a")) }
    #expect(PosixFile.resolved(folder.path("a")).hasPrefix(folder.path))
  }

  @Test func `a read-only file is left alone, also by root`() throws {
    let before = try PosixFile.read(path)
    #expect(chmod(path, 0o444) == 0)
    #expect(try save(path) == "\(path): cannot save: it is read-only for you")
    #expect(try PosixFile.read(path) == before)
    #expect(folder.names == ["project.json"])
  }

  @Test func `a file in a folder that takes no files is left alone`() throws {
    let before = try PosixFile.read(path)
    #expect(chmod(folder.path, 0o555) == 0)
    #expect(chmod(path, 0o666) == 0)
    let program = PseudoTerminal.builtProgram("aloud-dev")
    let arguments = ["write-fixes", path, "w0", "1"]
    // Root may write anywhere, so it becomes nobody first.
    let child =
      SavedFile.isRoot
      ? try ChildProcess(
        "/usr/bin/setpriv", ["--reuid=65534", "--clear-groups", program] + arguments)
      : try ChildProcess(program, arguments)
    let output = child.readLines().joined()
    #expect(child.wait() != .exited(0))
    #expect(output.contains("read-only for you"), "\(output)")
    #expect(try PosixFile.read(path) == before)
    #expect(folder.names == ["project.json"])
  }

  @Test func `a file that is gone is told as gone and not made anew`() throws {
    var file = try ProjectFile.open(path).file
    unlink(path)
    let error = #expect(throws: ProjectFileError.self) { try file.save([SavedFile.fix(0)]) }
    #expect(error == .file(FileError(path: path, trying: "save", code: ENOENT)))
    #expect(folder.names.isEmpty)
  }

  @Test func `a folder that is gone is told as gone`() throws {
    let sub = folder.path("sub")
    #expect(mkdir(sub, 0o700) == 0)
    #expect(rename(path, sub + "/project.json") == 0)
    var file = try ProjectFile.open(sub + "/project.json").file
    #expect(rename(sub, folder.path("other")) == 0)
    let error = #expect(throws: ProjectFileError.self) { try file.save([SavedFile.fix(0)]) }
    #expect(error?.description == "\(sub)/project.json: cannot save: no such file or folder")
    // Back in its place the same edit is saved.
    #expect(rename(folder.path("other"), sub) == 0)
    #expect(try file.save([SavedFile.fix(0)]).isEmpty)
  }

  @Test func `a folder or a pipe in the file's place is told and left alone`() throws {
    var file = try ProjectFile.open(path).file
    unlink(path)
    #expect(mkdir(path, 0o700) == 0)
    let folderError = #expect(throws: ProjectFileError.self) { try file.save([SavedFile.fix(0)]) }
    #expect(
      folderError?.description == "\(path): cannot save: expected a file, found a folder")
    rmdir(path)
    #expect(mkfifo(path, 0o600) == 0)
    let pipeError = #expect(throws: ProjectFileError.self) { try file.save([SavedFile.fix(0)]) }
    #expect(
      pipeError?.description == "\(path): cannot save: expected a file, found a device or pipe")
    #expect(SavedFile.status(path).st_mode & S_IFMT == S_IFIFO)
  }

  @Test func `a report goes into a device and does not replace it`() throws {
    let before = SavedFile.status("/dev/null")
    try AtomicFile.write([1, 2, 3], to: "/dev/null")
    #expect(SavedFile.status("/dev/null").st_ino == before.st_ino)
    #expect(SavedFile.status("/dev/null").st_mode & S_IFMT == S_IFCHR)
    #expect(throws: FileError.self) { try AtomicFile.write([1], to: folder.path) }
  }

  @Test func `a name as long as names may be can be saved`() throws {
    let long = folder.path(String(repeating: "é", count: 125) + ".json")
    #expect(rename(path, long) == 0)
    #expect(try save(long) == nil)
    #expect(folder.names.count == 1)
  }

  @Test func `temporary files of programs that died are swept away, others stay`() throws {
    let child = try ChildProcess("/bin/sh", ["-c", "echo $$"])
    let dead = try #require(child.readLine())
    _ = child.wait()
    let stale = ".project.json.aloud-\(dead)-1.tmp"
    let others = [
      ".project.json.aloud-\(getpid())-1.tmp", ".project.json.aloud-x.tmp",
      ".other.json.aloud-\(dead)-1.tmp", ".project.json.tmp",
    ]
    for name in others + [stale] { try AtomicFile.write([1], to: folder.path(name)) }
    #expect(try save(path) == nil)
    #expect(folder.names == (others + ["project.json"]).sorted())
  }

  @Test(
    .enabled(if: SavedFile.canMount, "only root may mount a small file system to fill"))
  func `on a full disk the file stays, nothing is left beside it, and the edit can be tried again`()
    throws
  {
    let disk = folder.path("disk")
    #expect(mkdir(disk, 0o700) == 0)
    try #require(try SavedFile.mount(disk, size: "256k"))
    defer { _ = try? SavedFile.run("/bin/umount", disk) }
    let full = disk + "/project.json"
    let bytes = SavedFile.project(screens: 1, elements: 2600)
    #expect((130_000...200_000).contains(bytes.count))
    let plain = open(full, O_WRONLY | O_CREAT, 0o600)
    try bytes.withUnsafeBytes { try PosixFile.write($0, to: plain, path: full) }
    close(plain)
    var file = try ProjectFile.open(full).file
    for _ in 0..<2 {
      let error = #expect(throws: ProjectFileError.self) { try file.save([SavedFile.fix(2599)]) }
      #expect(error?.description == "\(full): cannot save: the disk is full")
      #expect(try PosixFile.read(full) == bytes)
      #expect(file.document.bytes == bytes)
    }
    #expect(try SavedFile.run("/bin/sh", "-c", "test $(ls -A \(disk) | wc -l) = 1"))
    #expect(try SavedFile.run("/bin/mount", "-o", "remount,size=1m", disk))
    #expect(try file.save([SavedFile.fix(2599)]).isEmpty)
    #expect(try SavedFile.label(2599, in: ProjectFile.open(full).project) == "new")
  }

  @Test func `beyond the limit on file sizes the file stays and nothing is left beside it`() throws
  {
    let bytes = SavedFile.project(screens: 1, elements: 400)
    try AtomicFile.write(bytes, to: path)
    let program = PseudoTerminal.builtProgram("aloud")
    let child = try ChildProcess(
      "/bin/sh",
      ["-c", "ulimit -f 8; exec \"$0\" fix \"$1\" w0/e1 --label new", program, path],
      environment: ["HOME": folder.path])
    let output = child.readLines().joined(separator: "\n")
    #expect(child.wait() == .exited(2))
    #expect(
      output.contains("cannot save: the file would pass the size limit set for this program"),
      "\(output)")
    #expect(try PosixFile.read(path) == bytes)
    #expect(folder.names == ["project.json"])
  }
}
