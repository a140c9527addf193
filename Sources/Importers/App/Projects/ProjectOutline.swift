import AuditCore

/// A `project.yml`, of which XcodeGen makes an Xcode project, with the files it includes.
///
/// Source: XcodeGen, Project Spec.
struct ProjectOutline {
  /// Descriptions by their paths.
  typealias Files = [String: [UInt8]]

  /// A part of a target's description, with the folder its paths start from.
  private typealias Part = (folder: String, value: ProjectValue)

  private var templates: [String: [Part]] = [:]
  private var targets: [String: [Part]] = [:]

  /// Gives every target its files.
  ///
  /// A description with a part that is not there is not read: its targets may share files with
  /// those that are.
  /// - Parameter path: that of the `project.yml`.
  /// - Complexity: O(bytes).
  static func add(_ path: String, of files: Files, to members: inout TargetMembers) {
    var outline = ProjectOutline()
    guard outline.take(path, of: files) else { return }
    for (name, parts) in outline.targets {
      let all = outline.whole(parts)
      let platforms = outline.isTrial(name) ? [] : platforms(of: all.map(\.value))
      let isApp = all.contains { TargetType.isApp($0.value["type"]?.text) }
      for (folder, part) in all {
        for source in part["sources"]?.values ?? [] {
          guard let named = source.text ?? source["path"]?.text,
            let path = RelativePath.join(folder, named)
          else { continue }
          members.add(
            path, platforms: platforms, isApp: isApp, without: source["excludes"]?.texts ?? [])
        }
      }
    }
  }

  /// Takes a description in with what it includes.
  ///
  /// - Returns: whether all of it is there.
  private mutating func take(_ path: String, of files: Files) -> Bool {
    var waiting = [(path: path, folder: String(FolderTree.folder(of: path)))]
    var seen: Set<String> = []
    while let (path, folder) = waiting.popLast() {
      guard seen.insert(path).inserted else { continue }
      guard let bytes = files[path] else {
        // What tests are made of is no part of the app.
        if path.split(separator: "/").dropLast().contains(where: isLeftOut) { continue }
        return false
      }
      let outline = OutlineSyntax.read(bytes)
      for (name, value) in outline["targets"]?.table ?? [:] {
        targets[name, default: []].append((folder, value))
      }
      for (name, value) in outline["targetTemplates"]?.table ?? [:] {
        templates[name, default: []].append((folder, value))
      }
      for included in outline["include"]?.values ?? [] {
        guard let named = included.text ?? included["path"]?.text,
          let inner = RelativePath.join(String(FolderTree.folder(of: path)), named)
        else { return false }
        let keepsFolder = included["relativePaths"]?.text == "false"
        waiting.append((inner, keepsFolder ? folder : String(FolderTree.folder(of: inner))))
      }
    }
    return true
  }

  /// The parts of a target with those of its templates.
  private func whole(_ parts: [Part]) -> [Part] {
    let named = parts.flatMap { $0.value["templates"]?.texts ?? [] }
    return parts + named.flatMap { templates[$0] ?? [] }
  }

  /// The platforms of a target that is an app; nil for any other, and where they are not known.
  private func platforms(ofApp name: String) -> Set<Platform>? {
    let parts = whole(targets[name] ?? []).map(\.value)
    guard parts.contains(where: { TargetType.isApp($0["type"]?.text) }) else { return nil }
    return ProjectOutline.platforms(of: parts)
  }

  /// Whether a target is called as an app to try something out with, beside another one for all its
  /// platforms.
  private func isTrial(_ name: String) -> Bool {
    guard ExampleProjects.isTrial(name), let own = platforms(ofApp: name), !own.isEmpty else {
      return false
    }
    return targets.keys.contains { other in
      !ExampleProjects.isTrial(other)
        && platforms(ofApp: other)?.isSuperset(of: own) ?? false
    }
  }

  private func isLeftOut(_ folder: Substring) -> Bool {
    AppFile.isLeftOut(folder: String(folder))
  }

  private static func platforms(of parts: [ProjectValue]) -> Set<Platform>? {
    if let type = parts.lazy.compactMap({ $0["type"]?.text }).first,
      let known = TargetType.platforms(ofProduct: type)
    {
      return known
    }
    let named = parts.flatMap {
      ($0["platform"]?.texts ?? []) + ($0["supportedDestinations"]?.texts ?? [])
    }
    let platforms = named.map(TargetType.platform)
    // "auto" is not one of those known here.
    let known = platforms.compactMap(\.self)
    return known.isEmpty || known.count < platforms.count ? nil : Set(known)
  }
}
