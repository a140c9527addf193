import AuditCore

/// Which files of an app's tree are built, and for what.
struct TargetMembers: Sendable {
  /// A target's share of a file, or of all files in a folder.
  private struct Share: Sendable {
    /// What the target is built for: nothing for a tool of the command line or for tests; nil where
    /// that is not known.
    let platforms: Set<Platform>?
    /// Whether the target is an app, of which no other code can use anything.
    var isApp = false
    /// The paths in the folder that are not the target's.
    var without: Set<String> = []
    var patterns: IgnoreRules?

    /// Whether a path in the folder, or a folder around it, is not the target's.
    func leavesOut(_ path: Substring) -> Bool {
      guard !without.isEmpty || patterns != nil else { return false }
      var part = path
      while !part.isEmpty {
        let name = String(part)
        let isFolder = part.endIndex < path.endIndex
        if without.contains(name) { return true }
        if patterns?.leavesOut(name, isFolder: isFolder) ?? false { return true }
        part = part.lastIndex(of: "/").map { part[..<$0] } ?? ""
      }
      return false
    }
  }

  /// By the path of the file or the folder.
  private var shares: [String: [Share]] = [:]
  /// The folders of languages that a target has something of, and the folders these are in.
  private var languages: Set<Substring> = []
  private var textFolders: Set<Substring> = []
  /// The tables, and files with texts of their own, that a target has in a language: the folder
  /// around the languages and the name.
  private var tables: Set<[Substring]> = []
  /// The storyboards, xibs and files of code that targets name one by one, without case, as the disks
  /// of most Macs tell no case.
  private var named: [AppFile: Set<String>] = [:]

  /// Gives a file, or a folder with all that is in it, to a target.
  ///
  /// - Parameters:
  ///   - platforms: what the target is built for; see `isElsewhere(_:than:)`.
  ///   - isApp: whether the target is an app.
  ///   - without: paths in the folder that are not the target's, and patterns with `*` for such.
  mutating func add(
    _ path: String, platforms: Set<Platform>?, isApp: Bool = false, without: [String] = []
  ) {
    var share = Share(platforms: platforms, isApp: isApp)
    share.without = Set(without.filter { !$0.contains("*") })
    let patterns = without.filter { $0.contains("*") }
    if !patterns.isEmpty {
      share.patterns = IgnoreRules(Array(patterns.map { "/" + $0 }.joined(separator: "\n").utf8))
    }
    shares[path, default: []].append(share)
    switch AppFile(path: path) {
    case .interfaceBuilder?: named[.interfaceBuilder, default: []].insert(path.lowercased())
    case .swift?: named[.swift, default: []].insert(path.lowercased())
    case .strings? where path.hasSuffix(".xcstrings"):
      // It takes the place of a table in each language.
      let place = StringsPath(path)
      tables.insert([place.folder, place.table[...]])
    default: break
    }
    guard let language = TargetMembers.language(of: path) else { return }
    let place = StringsPath(path)
    languages.insert(language)
    textFolders.insert(place.folder)
    tables.insert([place.folder, place.table[...]])
  }

  /// Whether all targets of a file are for other platforms than some, tools of the command line or
  /// tests.
  ///
  /// A file of no target may be a package's.
  ///
  /// - Complexity: O(folders around the file × targets that share them).
  func isElsewhere(_ path: String, than platforms: Set<Platform>) -> Bool {
    var isMember = false
    let isElsewhere = allShares(of: path) { share, isLeftOut in
      if isLeftOut { return true }
      isMember = true
      return share.platforms.map(platforms.isDisjoint) ?? false
    }
    return isMember && isElsewhere
  }

  /// Whether the targets that have a file are apps, so that no module brings it to other code.
  ///
  /// - Complexity: as `isElsewhere(_:than:)`.
  func isOnlyOfApps(_ path: String) -> Bool {
    var isMember = false
    let isOnly = allShares(of: path) { share, isLeftOut in
      if isLeftOut { return true }
      isMember = true
      return share.isApp
    }
    return isMember && isOnly
  }

  /// Whether targets name files of a kind one by one, and none has this one.
  func isUnnamed(_ path: String, _ kind: AppFile) -> Bool {
    guard let files = named[kind] else { return false }
    return !files.contains(path.lowercased()) && !isMember(path)
  }

  /// Whether a target has a file.
  func isMember(_ path: String) -> Bool { !allShares(of: path) { $1 } }

  /// Whether a file of a language is of no target, though the same table in another language is or
  /// all the languages beside it, or the target that has the folder leaves it out.
  func isStray(_ path: String) -> Bool {
    guard let language = TargetMembers.language(of: path) else { return false }
    var isNamed = false
    let isNobodys = allShares(of: path) { _, isLeftOut in
      isNamed = true
      return isLeftOut
    }
    guard isNobodys else { return false }
    let place = StringsPath(path)
    return isNamed || tables.contains([place.folder, place.table[...]])
      || textFolders.contains(place.folder) && !languages.contains(language)
  }

  /// Whether something holds for all shares in a file, with whether the share leaves the file out.
  private func allShares(of path: String, _ holds: (Share, Bool) -> Bool) -> Bool {
    var folder = path[...]
    while true {
      let inner = path.dropFirst(folder.isEmpty ? 0 : folder.count + 1)
      for share in shares[String(folder)] ?? [] where !holds(share, share.leavesOut(inner)) {
        return false
      }
      guard !folder.isEmpty else { return true }
      folder = folder.lastIndex(of: "/").map { folder[..<$0] } ?? ""
    }
  }

  /// The path of the folder of a language that a path is, or is in.
  private static func language(of path: String) -> Substring? {
    var folder = path[...]
    while !folder.isEmpty {
      if folder.hasSuffix(".lproj") { return folder }
      folder = folder.lastIndex(of: "/").map { folder[..<$0] } ?? ""
    }
    return nil
  }
}
