#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A folder of its own for one test, which goes away with it.
public final class TemporaryFolder: Sendable {
  /// Where it is.
  public let path: String

  /// Makes one.
  public init() throws {
    var template = Array("/tmp/aloud-test-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw ChildProcessError("no folder: errno \(errno)") }
    path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  deinit { TemporaryFolder.remove(path) }

  /// The path of something in it.
  public func path(_ name: String) -> String { "\(path)/\(name)" }

  /// The names of what is in it, sorted.
  public var names: [String] { TemporaryFolder.names(in: path) }

  private static func names(in folder: String) -> [String] {
    guard let listing = opendir(folder) else { return [] }
    defer { closedir(listing) }
    var names: [String] = []
    while let entry = readdir(listing) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != "." && name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  private static func remove(_ path: String) {
    if unlink(path) == 0 { return }
    chmod(path, 0o700)
    for name in names(in: path) { remove("\(path)/\(name)") }
    rmdir(path)
  }
}
