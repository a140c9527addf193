#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif
import Importers
import ProjectStore

/// The files of an app's folder that an import reads.
struct SourceTree {
  /// Paths relative to the folder, in order.
  private(set) var paths: [String] = []
  /// Paths of the pictures, colours and other assets in asset catalogues, in order.
  private(set) var assets: [String] = []
  /// The folders that were looked through and hold something, relative; "" is the folder itself.
  private(set) var folders: Set<String> = []
  /// The folders, and the files of kinds that are read, that are there and were left out.
  private(set) var leftOut: Set<String> = []
  /// What could not be looked into, each a sentence.
  private(set) var notes: [String] = []
  private let root: String
  private let unshown: Bool

  /// Walks a folder.
  ///
  /// What `.gitignore` files leave out is left out, and so are folders of tests and of what was
  /// built or fetched. Links to folders are not followed, so that nothing outside is read and no
  /// circle is walked; a link to a file counts when the file is inside and not read by itself.
  /// - Parameter unshown: whether tests, mocks and other code that the app never shows is wanted too.
  /// - Throws: `FileError` when the folder cannot be read.
  init(_ root: String, unshown: Bool = false) throws(FileError) {
    self.root = root
    self.unshown = unshown
    var pending = [Folder(path: "")]
    while let folder = pending.popLast() {
      guard let names = list(folder.path) else {
        if folder.path.isEmpty { throw FileError(path: root, trying: "look into") }
        notes.append("cannot look into \(folder.path)")
        leftOut.insert(folder.path)
        continue
      }
      pending += look(through: names, of: folder)
    }
    leaveOutLinks()
    paths.sort()
    assets.sort()
  }

  /// A folder that is still to be looked into.
  private struct Folder {
    let path: String
    /// The rules of the folders around it.
    var rules: [(folder: String, rules: IgnoreRules)] = []
    var isInCatalogue = false
  }

  /// Takes in the files of a folder.
  ///
  /// - Returns: the folders in it that are to be looked into.
  private mutating func look(through names: [Entry], of folder: Folder) -> [Folder] {
    var rules = folder.rules
    if names.contains(where: { $0.name == ".gitignore" }),
      let bytes = try? PosixFile.read(full(join(folder.path, ".gitignore")))
    {
      rules.append((folder.path, IgnoreRules(bytes)))
    }
    // A module that is not checked out is an empty folder.
    if names.isEmpty { leftOut.insert(folder.path) } else { folders.insert(folder.path) }
    var inner: [Folder] = []
    for entry in names {
      let path = join(folder.path, entry.name)
      // A project says what the app is made of, also where it is made anew on every machine.
      let isProject =
        entry.isFolder ? AppFile.isProject(folder: path) : AppFile(path: path) == .project
      guard isProject || !isIgnored(path, entry.isFolder, rules), !entry.isElsewhere else {
        leftOut.insert(path)
        continue
      }
      if !entry.isFolder {
        guard AppFile(path: path) != nil else { continue }
        if AppFile.isLeftOut(file: entry.name, unshown: unshown) {
          leftOut.insert(path)
        } else {
          paths.append(path)
        }
      } else if folder.isInCatalogue, AppFile.isAsset(folder: entry.name) {
        assets.append(path)
      } else if folder.isInCatalogue || !AppFile.isLeftOut(folder: entry.name, unshown: unshown) {
        let isCatalogue = folder.isInCatalogue || AppFile.isCatalogue(folder: entry.name)
        inner.append(Folder(path: path, rules: rules, isInCatalogue: isCatalogue))
      } else {
        leftOut.insert(path)
      }
    }
    return inner
  }

  /// Leaves out links to files that are read anyway: each element is written in one place.
  private mutating func leaveOutLinks() {
    let start = PosixFile.resolved(root).utf8.count + 1
    let known = Set(paths)
    paths = paths.filter { path in
      guard isLink(path) else { return true }
      let target = String(
        decoding: PosixFile.resolved(full(path)).utf8.dropFirst(start), as: UTF8.self)
      return target == path || !known.contains(target)
    }
    leftOut.formUnion(known.subtracting(paths))
  }

  private func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(full(path), &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  private func isIgnored(
    _ path: String, _ isFolder: Bool, _ rules: [(folder: String, rules: IgnoreRules)]
  ) -> Bool {
    for (folder, rules) in rules.reversed() {
      let inner = folder.isEmpty ? path : String(path.dropFirst(folder.count + 1))
      if let answer = rules.leavesOut(inner, isFolder: isFolder) { return answer }
    }
    return false
  }

  private struct Entry {
    let name: String
    let isFolder: Bool
    /// Whether it is a link to a folder or to the outside, or neither file nor folder.
    let isElsewhere: Bool
  }

  private func list(_ folder: String) -> [Entry]? {
    guard let listing = opendir(full(folder)) else { return nil }
    defer { closedir(listing) }
    var entries: [Entry] = []
    while let entry = readdir(listing) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      guard name != ".", name != ".." else { continue }
      let isFolder = kind(of: join(folder, name))
      entries.append(
        Entry(name: name, isFolder: isFolder ?? false, isElsewhere: isFolder == nil))
    }
    return entries
  }

  /// Whether something is a folder; nil for what is neither that nor a file, and for links to
  /// folders and to the outside.
  private func kind(of path: String) -> Bool? {
    var status = stat()
    guard lstat(full(path), &status) == 0 else { return nil }
    switch status.st_mode & S_IFMT {
    case S_IFDIR: return true
    case S_IFREG: return false
    case S_IFLNK:
      let target = PosixFile.resolved(full(path))
      guard target.hasPrefix(PosixFile.resolved(root) + "/"), stat(target, &status) == 0,
        status.st_mode & S_IFMT == S_IFREG
      else { return nil }
      return false
    default: return nil
    }
  }

  private func join(_ folder: String, _ name: String) -> String {
    folder.isEmpty ? name : folder + "/" + name
  }

  /// The path of a file from where the program runs.
  func full(_ path: String) -> String { path.isEmpty ? root : root + "/" + path }

  /// Whether something is a folder, links followed.
  static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
