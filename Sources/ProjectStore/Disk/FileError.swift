#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Something the file system refused, with what was tried and what to do.
public struct FileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kinds a caller treats differently.
  public enum Kind: Hashable, Sendable {
    /// The file or its folder is not there.
    case missing
    /// The file may not be read or written.
    case notAllowed
    /// The disk, the quota or the file-size limit is reached.
    case full
    /// Another program holds the file too long.
    case busy
    /// Anything else.
    case other
  }

  /// The file.
  public let path: String
  /// The kind.
  public let kind: Kind
  /// What happened, lower case, without a full stop.
  public let reason: String

  /// An error of its parts.
  public init(path: String, kind: Kind, reason: String) {
    self.path = path
    self.kind = kind
    self.reason = reason
  }

  /// The error after a system call failed, from `errno`.
  public init(path: String, trying action: String, code: Int32 = errno) {
    self.path = path
    switch code {
    case ENOENT, ENOTDIR:
      kind = .missing
      reason = "cannot \(action): no such file or folder"
    case EACCES, EPERM, EROFS:
      kind = .notAllowed
      reason = "cannot \(action): " + (action == "read" ? "not allowed" : "it is read-only for you")
    case ENOSPC, EDQUOT:
      kind = .full
      reason = "cannot \(action): the disk is full"
    case EFBIG:
      kind = .full
      reason = "cannot \(action): the file would pass the size limit set for this program"
    default:
      kind = .other
      reason = "cannot \(action): " + String(cString: strerror(code))
    }
  }

  /// Place, then what happened.
  public var description: String { "\(path): \(reason)" }
}
