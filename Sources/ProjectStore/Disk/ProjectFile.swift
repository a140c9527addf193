import AuditCore
import LosslessJSON

/// A project file on disk, as one workbench or one command holds it.
///
/// Edits are made on the newest content: when someone else saved meanwhile they are replayed onto
/// it, and one whose old value no longer matches is told, never forced.
public struct ProjectFile: Sendable {
  /// The path as the reviewer gave it.
  public let path: String
  /// The document as it was last read or saved.
  public private(set) var document: JSONDocument

  /// Opens a project file.
  ///
  /// - Throws: `ProjectFileError` when it cannot be read or is not a project.
  public static func open(
    _ path: String
  ) throws(ProjectFileError) -> (file: ProjectFile, project: Project) {
    let bytes: [UInt8]
    do { bytes = try PosixFile.read(path) } catch { throw .file(error) }
    do {
      let project = try Project(parsing: bytes)
      return (ProjectFile(path: path, document: project.document), project)
    } catch { throw .format(path, error) }
  }

  init(path: String, document: JSONDocument) {
    self.path = path
    self.document = document
  }

  /// Makes edits and saves them at once, all of them or, where one cannot be made, without it.
  ///
  /// - Returns: the edits that conflict with what the file says now.
  /// - Throws: `ProjectFileError` when nothing could be saved; the file is then untouched.
  /// - Complexity: O(size of the file).
  public mutating func save(
    _ edits: [ProjectEdit]
  ) throws(ProjectFileError) -> [(edit: ProjectEdit, conflict: EditConflict)] {
    let locked: LockedFile
    do { locked = try LockedFile(path) } catch { throw .file(error) }
    defer { locked.unlock() }
    AtomicFile.sweep(beside: locked.path)
    try readAgain(locked)
    var conflicts: [(edit: ProjectEdit, conflict: EditConflict)] = []
    var applier = EditApplier(document)
    for edit in edits {
      do throws(EditConflict) {
        try applier.apply(edit)
      } catch {
        conflicts.append((edit, error))
      }
    }
    let changed = applier.document
    if applier.hasChanged {
      do throws(FileError) {
        try AtomicFile.replace(
          locked.path, shownAs: path, like: locked.status, with: changed.bytes)
      } catch { throw .file(error) }
      document = changed
    }
    return conflicts
  }

  /// Makes another document of the newest content and saves it.
  ///
  /// - Throws: what `change` throws, or `ProjectFileError` when it could not be saved.
  public mutating func rewrite<Result>(
    _ change: (JSONDocument) throws -> (JSONDocument, Result)
  ) throws -> Result {
    let locked: LockedFile
    do { locked = try LockedFile(path) } catch { throw ProjectFileError.file(error) }
    defer { locked.unlock() }
    try readAgain(locked)
    let (changed, result) = try change(document)
    if !PosixFile.areEqual(changed.bytes, document.bytes) {
      do throws(FileError) {
        try AtomicFile.replace(
          locked.path, shownAs: path, like: locked.status, with: changed.bytes)
      } catch { throw ProjectFileError.file(error) }
      document = changed
    }
    return result
  }

  /// Takes over what someone else saved since the file was read.
  private mutating func readAgain(_ locked: LockedFile) throws(ProjectFileError) {
    let now: [UInt8]
    do { now = try locked.read() } catch { throw .file(error) }
    guard !PosixFile.areEqual(now, document.bytes) else { return }
    do { document = try Project(parsing: now).document } catch { throw .format(path, error) }
  }
}

/// Why a project file could not be read or saved.
public enum ProjectFileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file system refused.
  case file(FileError)
  /// The file is not a project.
  case format(String, ProjectError)

  /// Place, then what happened.
  public var description: String {
    switch self {
    case .file(let error): error.description
    case .format(let path, let error): "\(path):\(error.description)"
    }
  }
}
