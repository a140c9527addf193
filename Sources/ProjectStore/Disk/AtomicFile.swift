#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Replacing a file so that at every moment it is either wholly old or wholly new.
public enum AtomicFile {
  /// Writes a new file or replaces one, with the default permissions for a new one; a device or a
  /// pipe is written into.
  ///
  /// - Throws: `FileError`; the old file is then untouched.
  public static func write(_ bytes: [UInt8], to path: String) throws(FileError) {
    try write([bytes], to: path)
  }

  /// Writes pieces one after the other, each made when the ones before it are written.
  ///
  /// - Throws: `FileError`; the old file is then untouched.
  public static func write(
    _ pieces: some Sequence<[UInt8]>, to path: String
  ) throws(FileError) {
    let slices = pieces.lazy.map { $0[...] }
    var status = stat()
    guard stat(path, &status) == 0 else {
      return try replace(PosixFile.resolved(path), shownAs: path, like: nil, with: slices)
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG:
      try replace(PosixFile.resolved(path), shownAs: path, like: status, with: slices)
    case S_IFDIR:
      throw FileError(
        path: path, kind: .other, reason: "cannot save: expected a file, found a folder")
    default: try writeInto(path, slices)
    }
  }

  /// Writes to something that is no file, such as /dev/stdout, and must not be replaced by one.
  private static func writeInto(
    _ path: String, _ pieces: some Sequence<ArraySlice<UInt8>>
  ) throws(FileError) {
    let descriptor = open(path, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileError(path: path, trying: "save") }
    defer { close(descriptor) }
    for piece in pieces { try writeAll(piece, to: descriptor, shownAs: path) }
  }

  /// Puts new bytes in a file's place: a temporary file beside it, mode and owner kept, flushed,
  /// renamed over it, and the folder flushed.
  static func replace(
    _ path: String, shownAs shown: String, like status: stat?,
    with pieces: some Sequence<ArraySlice<UInt8>>
  ) throws(FileError) {
    if let status, status.st_mode & 0o222 == 0 || access(path, W_OK) != 0 {
      throw FileError(path: shown, trying: "save", code: EACCES)
    }
    let temporary = temporaryName(for: path)
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw FileError(path: shown, trying: "save") }
    do throws(FileError) {
      try fill(descriptor, with: pieces, like: status, shownAs: shown)
      guard rename(temporary, path) == 0 else { throw FileError(path: shown, trying: "save") }
    } catch {
      unlink(temporary)
      throw error
    }
    flushFolder(of: path)
  }

  private static func fill(
    _ descriptor: Int32, with pieces: some Sequence<ArraySlice<UInt8>>, like status: stat?,
    shownAs shown: String
  ) throws(FileError) {
    defer { close(descriptor) }
    if let status {
      // Another owner's file may be ours to write but not ours to give away; the group then stays.
      if fchown(descriptor, status.st_uid, status.st_gid) != 0 {
        _ = fchown(descriptor, uid_t.max, status.st_gid)
      }
      guard fchmod(descriptor, status.st_mode & 0o7777) == 0 else {
        throw FileError(path: shown, trying: "save")
      }
    }
    for piece in pieces { try writeAll(piece, to: descriptor, shownAs: shown) }
    guard fsync(descriptor) == 0 else { throw FileError(path: shown, trying: "save") }
  }

  private static func writeAll(
    _ bytes: ArraySlice<UInt8>, to descriptor: Int32, shownAs shown: String
  ) throws(FileError) {
    var failure: FileError?
    bytes.withUnsafeBytes { buffer in
      do throws(FileError) {
        try PosixFile.write(buffer, to: descriptor, path: shown)
      } catch { failure = error }
    }
    guard let failure else { return }
    throw FileError(
      path: shown, kind: failure.kind,
      reason: failure.reason.replacingFirst("cannot write", by: "cannot save"))
  }

  private static func flushFolder(of path: String) {
    let descriptor = open(PosixFile.folder(of: path), O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }

  /// A name beside the file that tells whose it is, so that one left by a killed program can be
  /// swept away.
  private static func temporaryName(for path: String) -> String {
    let number = UInt32.random(in: 0...UInt32.max)
    return PosixFile.folder(of: path) + "/" + prefix(for: path) + "\(getpid())-\(number).tmp"
  }

  private static func prefix(for path: String) -> String {
    ".\(PosixFile.shortName(of: path)).aloud-"
  }

  /// Removes temporary files that killed programs left beside a file.
  static func sweep(beside path: String) {
    let folder = PosixFile.folder(of: path)
    let prefix = prefix(for: path)
    guard let listing = opendir(folder) else { return }
    defer { closedir(listing) }
    while let entry = readdir(listing) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      guard name.hasPrefix(prefix), name.hasSuffix(".tmp") else { continue }
      let owner = name.dropFirst(prefix.count).prefix { $0 != "-" }
      guard let process = pid_t(owner), kill(process, 0) != 0, errno == ESRCH else { continue }
      unlink(folder + "/" + name)
    }
  }
}

extension String {
  fileprivate func replacingFirst(_ old: String, by new: String) -> String {
    hasPrefix(old) ? new + dropFirst(old.count) : self
  }
}
