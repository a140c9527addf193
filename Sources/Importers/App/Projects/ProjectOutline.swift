import AuditCore

/// A `project.yml`, of which XcodeGen makes an Xcode project.
///
/// Source: XcodeGen, Project Spec.
enum ProjectOutline {
  /// Gives every target its files.
  ///
  /// A description that is in several files is not read: targets of another may share the files.
  /// - Parameter path: that of the `project.yml`.
  /// - Complexity: O(bytes).
  static func add(_ bytes: [UInt8], path: String, to members: inout TargetMembers) {
    let outline = OutlineSyntax.read(bytes)
    guard outline["include"] == nil else { return }
    let folder = path.split(separator: "/").dropLast().joined(separator: "/")
    let templates = outline["targetTemplates"]?.table ?? [:]
    for target in (outline["targets"]?.table ?? [:]).values {
      let parts = [target] + (target["templates"]?.texts ?? []).compactMap { templates[$0] }
      let platforms = platforms(of: parts)
      for source in parts.flatMap({ $0["sources"]?.values ?? [] }) {
        guard let named = source.text ?? source["path"]?.text,
          let path = RelativePath.join(folder, named)
        else { continue }
        members.add(path, platforms: platforms, without: source["excludes"]?.texts ?? [])
      }
    }
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
