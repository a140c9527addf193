#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A file held against other workbenches for as long as one save takes.
///
/// The lock is advisory and lies on the file itself, so nothing is left behind beside it, and the
/// system lets go of it when the program dies.
struct LockedFile {
  /// The file with links followed.
  let path: String
  let descriptor: Int32
  let status: stat

  /// How long to wait for another program, in milliseconds.
  static let patience = 10_000

  /// Opens and locks a file, waiting for whoever holds it.
  ///
  /// A save puts a new file in the old one's place, so after waiting the lock may lie on a file
  /// that is no longer there; then it is taken again on the new one.
  init(_ path: String, patience: Int = LockedFile.patience) throws(FileError) {
    let real = PosixFile.resolved(path)
    var left = patience
    while true {
      // Not waiting: a pipe in the file's place would keep the program here for ever.
      let descriptor = open(real, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
      guard descriptor >= 0 else { throw FileError(path: path, trying: "save") }
      do throws(FileError) {
        try LockedFile.lock(descriptor, path: path, patience: &left)
        if let status = try LockedFile.status(of: descriptor, at: real, shownAs: path) {
          self.path = real
          self.descriptor = descriptor
          self.status = status
          return
        }
      } catch {
        close(descriptor)
        throw error
      }
      close(descriptor)
    }
  }

  private static func lock(
    _ descriptor: Int32, path: String, patience: inout Int
  ) throws(FileError) {
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      // Some network file systems know no locks; saving without one is better than never.
      guard errno == EWOULDBLOCK || errno == EINTR else { return }
      guard patience > 0 else {
        throw FileError(
          path: path, kind: .busy, reason: "cannot save: another program is saving it")
      }
      patience -= 5
      usleep(5_000)
    }
  }

  /// What the locked file is, or nil where another one is in its place now.
  private static func status(
    of descriptor: Int32, at real: String, shownAs path: String
  ) throws(FileError) -> stat? {
    var mine = stat()
    var now = stat()
    guard fstat(descriptor, &mine) == 0, stat(real, &now) == 0 else {
      throw FileError(path: path, trying: "save")
    }
    guard mine.st_ino == now.st_ino, mine.st_dev == now.st_dev else { return nil }
    guard mine.st_mode & S_IFMT == S_IFREG else {
      let isFolder = mine.st_mode & S_IFMT == S_IFDIR
      throw FileError(
        path: path, kind: .other,
        reason: "cannot save: expected a file, found \(isFolder ? "a folder" : "a device or pipe")")
    }
    return mine
  }

  /// Whether the file holds exactly these pieces, one after the other.
  func holds(_ pieces: [ArraySlice<UInt8>]) throws(FileError) -> Bool {
    guard Int(status.st_size) == pieces.reduce(0, { $0 + $1.count }) else { return false }
    var offset = 0
    for piece in pieces {
      guard try PosixFile.holds(descriptor, piece, at: offset, path: path) else { return false }
      offset += piece.count
    }
    return true
  }

  /// The file's bytes now.
  func read() throws(FileError) -> [UInt8] { try PosixFile.read(descriptor, path: path) }

  /// Tells the system that nobody will read the old content again: a new one as large is written
  /// beside it at once, and gets its memory instead of memory that was never used, which a virtual
  /// machine has to ask its host for.
  func forgetCache() {
    #if canImport(Glibc)
      posix_fadvise(descriptor, 0, 0, POSIX_FADV_DONTNEED)
    #endif
  }

  /// Lets go.
  func unlock() { close(descriptor) }
}
