#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Plain reading and writing of whole files.
public enum PosixFile {
  /// The bytes of a file.
  ///
  /// - Throws: `FileError` when it cannot be opened or read.
  /// - Complexity: O(size), one copy.
  public static func read(_ path: String) throws(FileError) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileError(path: path, trying: "read") }
    defer { close(descriptor) }
    return try read(descriptor, path: path)
  }

  /// The bytes of standard input.
  ///
  /// - Throws: `FileError` when reading fails.
  public static func readStandardInput() throws(FileError) -> [UInt8] {
    try readStream(STDIN_FILENO, path: "standard input")
  }

  /// Writes all bytes to a descriptor.
  ///
  /// - Throws: `FileError` when the disk is full or the write fails otherwise.
  public static func write(
    _ bytes: UnsafeRawBufferPointer, to descriptor: Int32, path: String
  ) throws(FileError) {
    var done = 0
    while done < bytes.count {
      let rest = UnsafeRawBufferPointer(rebasing: bytes[done...])
      #if canImport(Glibc)
        let count = Glibc.write(descriptor, rest.baseAddress, rest.count)
      #else
        let count = Darwin.write(descriptor, rest.baseAddress, rest.count)
      #endif
      if count < 0 {
        if errno == EINTR { continue }
        throw FileError(path: path, trying: "write")
      }
      done += count
    }
  }

  /// The path with symbolic links followed, also one that leads to a file that is still to be made;
  /// the path itself when nothing is there.
  public static func resolved(_ path: String) -> String {
    var path = path
    // As many links as the system itself follows.
    for _ in 0..<40 {
      if let real = realpath(path, nil) {
        defer { free(real) }
        return String(cString: real)
      }
      guard let target = target(ofLink: path) else { break }
      path = target.hasPrefix("/") ? target : folder(of: path) + "/" + target
    }
    return path
  }

  private static func target(ofLink path: String) -> String? {
    var target = [CChar](repeating: 0, count: 4096)
    let length = readlink(path, &target, target.count)
    guard length > 0 else { return nil }
    return String(decoding: target[..<length].map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// Whether something is there.
  public static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  /// The folder of a path, without its last part.
  public static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The last part of a path.
  public static func name(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return path }
    return String(path[path.index(after: slash)...])
  }

  /// The last part of a path, short enough for a name made of it to be one.
  static func shortName(of path: String) -> String {
    // Names may have 255 bytes; the rest is for what is put around it.
    var name = name(of: path)
    while name.utf8.count > 180 { name.removeLast() }
    return name
  }

  /// Removes a file, if it is there.
  static func remove(_ path: String) { unlink(path) }

  /// Makes a folder and the folders around it, for this user only.
  ///
  /// - Throws: `FileError` when one cannot be made.
  public static func makeFolder(_ path: String) throws(FileError) {
    if path.isEmpty || exists(path) { return }
    try makeFolder(folder(of: path))
    guard mkdir(path, 0o700) == 0 || errno == EEXIST else {
      throw FileError(path: path, trying: "make the folder")
    }
  }

  /// Whether two texts are the same, at the speed of memory.
  static func areEqual(_ one: [UInt8], _ two: [UInt8]) -> Bool {
    guard one.count == two.count else { return false }
    return one.withUnsafeBytes { left in
      two.withUnsafeBytes { right in
        guard let left = left.baseAddress, let right = right.baseAddress else { return true }
        return memcmp(left, right, one.count) == 0
      }
    }
  }

  /// Whether a file holds these bytes at an offset; read block by block, without a copy of them all.
  static func holds(
    _ descriptor: Int32, _ bytes: ArraySlice<UInt8>, at offset: Int, path: String
  ) throws(FileError) -> Bool {
    var block = [UInt8](repeating: 0, count: min(1 << 18, bytes.count))
    var done = 0
    while done < bytes.count {
      let wanted = min(block.count, bytes.count - done)
      let count = pread(descriptor, &block, wanted, off_t(offset + done))
      if count < 0 && errno == EINTR { continue }
      if count < 0 { throw FileError(path: path, trying: "read") }
      if count == 0 { return false }
      let isSame = block.withUnsafeBytes { block in
        bytes.withUnsafeBytes { bytes in
          guard let one = block.baseAddress, let other = bytes.baseAddress else { return false }
          return memcmp(one, other + done, count) == 0
        }
      }
      guard isSame else { return false }
      done += count
    }
    return true
  }

  static func read(_ descriptor: Int32, path: String) throws(FileError) -> [UInt8] {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw FileError(path: path, trying: "read") }
    let isFolder = status.st_mode & S_IFMT == S_IFDIR
    guard !isFolder else {
      throw FileError(path: path, kind: .other, reason: "expected a file, found a folder")
    }
    guard status.st_mode & S_IFMT == S_IFREG else {
      return try readStream(descriptor, path: path)
    }
    var failure: FileError?
    let size = Int(status.st_size)
    // With room to grow, so that an edit does not move the whole text; pages that are not touched
    // cost nothing.
    let capacity = size + size / 64 + 4096
    let bytes = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
      count = 0
      guard let start = buffer.baseAddress else { return }
      while count < size {
        let got = pread(descriptor, start + count, size - count, off_t(count))
        if got < 0 && errno == EINTR { continue }
        if got < 0 { failure = FileError(path: path, trying: "read") }
        if got <= 0 { break }
        count += got
      }
    }
    if let failure { throw failure }
    return bytes
  }

  private static func readStream(_ descriptor: Int32, path: String) throws(FileError) -> [UInt8] {
    var bytes: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      #if canImport(Glibc)
        let count = Glibc.read(descriptor, &block, block.count)
      #else
        let count = Darwin.read(descriptor, &block, block.count)
      #endif
      if count < 0 && errno == EINTR { continue }
      if count < 0 { throw FileError(path: path, trying: "read") }
      if count == 0 { return bytes }
      bytes.append(contentsOf: block[..<count])
    }
  }
}
