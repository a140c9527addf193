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
  init(_ path: String) throws(FileError) {
    let real = PosixFile.resolved(path)
    var waited = 0
    while true {
      let descriptor = open(real, O_RDONLY | O_CLOEXEC)
      guard descriptor >= 0 else { throw FileError(path: path, trying: "save") }
      var held = flock(descriptor, LOCK_EX | LOCK_NB) == 0
      while !held && waited < LockedFile.patience {
        waited += 5
        usleep(5_000)
        held = flock(descriptor, LOCK_EX | LOCK_NB) == 0
      }
      guard held else {
        close(descriptor)
        throw FileError(
          path: path, kind: .busy, reason: "cannot save: another program is saving it")
      }
      var mine = stat()
      var now = stat()
      if fstat(descriptor, &mine) == 0, stat(real, &now) == 0,
        mine.st_ino == now.st_ino, mine.st_dev == now.st_dev
      {
        self.path = real
        self.descriptor = descriptor
        status = mine
        return
      }
      close(descriptor)
      guard PosixFile.exists(real) else {
        throw FileError(path: path, trying: "save", code: ENOENT)
      }
    }
  }

  /// The file's bytes now.
  func read() throws(FileError) -> [UInt8] { try PosixFile.read(descriptor, path: path) }

  /// Lets go.
  func unlock() { close(descriptor) }
}
