import AuditCore
import LosslessJSON

/// A project file on disk, as one workbench or one command holds it.
///
/// Edits are made on the newest content: when someone else saved meanwhile they are replayed onto
/// it, and one whose old value no longer matches is told, never forced.
public struct ProjectFile: Sendable {
  /// The path as the reviewer gave it.
  public let path: String
  private var text: EditedText
  private var journal = ByteJournal()

  /// The document as it was last read or saved.
  ///
  /// - Complexity: O(size of the file) after a save, O(1) otherwise.
  public var document: JSONDocument { text.document }

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
    text = EditedText(document)
  }

  /// Makes edits and saves them at once, all of them or, where one cannot be made, without it.
  ///
  /// An edit that takes back the newest one restores its bytes exactly, unless someone else saved
  /// in between. Bytes and tree are changed in place where nobody else holds the document.
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
    let before = journal
    var conflicts: [(edit: ProjectEdit, conflict: EditConflict)] = []
    var undo: [SpliceBatch] = []
    for edit in edits {
      do throws(EditConflict) {
        undo = try make(edit) + undo
      } catch {
        conflicts.append((edit, error))
      }
    }
    guard !undo.isEmpty else { return conflicts }
    locked.forgetCache()
    do throws(FileError) {
      try AtomicFile.replace(locked.path, shownAs: path, like: locked.status, with: text.pieces)
    } catch {
      journal = before
      // Were this to fail, the next save would see other bytes in the file and read them again.
      try? text.takeBack(undo)
      throw .file(error)
    }
    return conflicts
  }

  /// Makes one edit on the text.
  ///
  /// - Returns: what takes it back; nothing where it changed nothing.
  private mutating func make(_ edit: ProjectEdit) throws(EditConflict) -> [SpliceBatch] {
    if let batches = journal.take(edit) {
      var undo: [SpliceBatch] = []
      do {
        for batch in batches { undo.insert(try text.add(batch), at: 0) }
        return undo
      } catch {
        try? text.takeBack(undo)
      }
    }
    let undo = try EditApplier.apply(edit, to: &text)
    if !undo.isEmpty { journal.note(edit, undo: undo) }
    return undo
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
    AtomicFile.sweep(beside: locked.path)
    try readAgain(locked)
    let old = try text.settle()
    let (changed, result) = try change(old)
    if !PosixFile.areEqual(changed.bytes, old.bytes) {
      locked.forgetCache()
      do throws(FileError) {
        try AtomicFile.replace(
          locked.path, shownAs: path, like: locked.status, with: [changed.bytes[...]])
      } catch { throw ProjectFileError.file(error) }
      text = EditedText(changed)
      journal = ByteJournal()
    }
    return result
  }

  /// Takes over what someone else saved since the file was read.
  private mutating func readAgain(_ locked: LockedFile) throws(ProjectFileError) {
    let now: [UInt8]
    do throws(FileError) {
      guard try !locked.holds(text.pieces) else { return }
      now = try locked.read()
    } catch { throw .file(error) }
    do { text = EditedText(try Project(parsing: now).document) } catch {
      throw .format(path, error)
    }
    journal = ByteJournal()
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
