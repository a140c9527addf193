import AuditCore

/// What an Xcode project says of an app: its languages, its platforms and the files of its targets.
struct XcodeProject: Sendable {
  /// The language of the texts in code, as a BCP 47 tag.
  let developmentRegion: String?
  /// The platforms its build settings name.
  let platforms: Set<Platform>
  /// The languages it lists, as BCP 47 tags, without the base one.
  let languages: Set<String>

  private let objects: [String: ProjectValue]
  private let root: ProjectValue?
  /// The paths of files, groups and folders, by their ids.
  private var paths: [String: String] = [:]
  /// What each folder's targets leave out of it or take from it, by the folder's id.
  private var exceptions: [String: [(target: String, paths: [String])]] = [:]

  /// Reads a project.
  ///
  /// - Parameter path: that of its `project.pbxproj`, as those of the files of its tree.
  /// - Complexity: O(bytes).
  init(_ bytes: [UInt8], path: String) {
    developmentRegion = XcodeProjectFacts.developmentRegion(bytes)
    platforms = XcodeProjectFacts.platforms(bytes)
    let project = ProjectSyntax.read(bytes)
    let objects = project?["objects"]?.table ?? [:]
    self.objects = objects
    root = project?["rootObject"]?.text.flatMap { objects[$0] }
    languages = Set(
      (root?["knownRegions"]?.texts ?? []).compactMap { LocaleTag.folderTag($0) })
    // "Tea.xcodeproj/project.pbxproj" stands in the folder of the project.
    let folder = path.split(separator: "/").dropLast(2).joined(separator: "/")
    let inner = root?["projectDirPath"]?.text ?? ""
    findPaths(in: RelativePath.join(folder, inner) ?? folder)
    findExceptions()
  }

  private mutating func findPaths(in folder: String) {
    guard let main = root?["mainGroup"]?.text else { return }
    var pending = [(id: main, path: folder)]
    while let (id, around) = pending.popLast() {
      guard paths[id] == nil, let object = objects[id] else { continue }
      let base: String? =
        switch object["sourceTree"]?.text {
        case "<group>", nil: around
        case "SOURCE_ROOT": folder
        default: nil
        }
      guard let base, let path = RelativePath.join(base, object["path"]?.text ?? "") else {
        continue
      }
      paths[id] = path
      pending += (object["children"]?.texts ?? []).map { ($0, path) }
    }
  }

  private mutating func findExceptions() {
    for (id, object) in objects where object["isa"]?.text == "PBXFileSystemSynchronizedRootGroup" {
      for set in object["exceptions"]?.texts ?? [] {
        guard let target = objects[set]?["target"]?.text else { continue }
        let paths = objects[set]?["membershipExceptions"]?.texts ?? []
        exceptions[id, default: []].append((target, paths))
      }
    }
  }

  // MARK: - Targets

  /// Whether a target is an app.
  var makesApp: Bool {
    (root?["targets"]?.texts ?? []).contains { target in
      let type = objects[target]?["productType"]?.text ?? ""
      return type.hasPrefix("com.apple.product-type.application")
    }
  }

  /// The products of packages that targets depend on.
  var products: Set<String> {
    Set(
      objects.values.lazy.filter { $0["isa"]?.text == "XCSwiftPackageProductDependency" }
        .compactMap { $0["productName"]?.text })
  }

  /// Gives every target its files.
  ///
  /// - Complexity: O(files of targets).
  func add(to members: inout TargetMembers) {
    for target in root?["targets"]?.texts ?? [] {
      guard let object = objects[target] else { continue }
      let platforms = platforms(of: object)
      let isApp = TargetType.isApp(object["productType"]?.text)
      for phase in object["buildPhases"]?.texts ?? [] {
        for file in objects[phase]?["files"]?.texts ?? [] {
          guard let reference = objects[file]?["fileRef"]?.text else { continue }
          // Of a file in several languages each has its own.
          let versions = objects[reference]?["children"]?.texts ?? [reference]
          for path in versions.compactMap({ paths[$0] }) {
            members.add(path, platforms: platforms, isApp: isApp)
          }
        }
      }
      let own = object["fileSystemSynchronizedGroups"]?.texts ?? []
      for folder in own {
        let without = (exceptions[folder] ?? []).filter { $0.target == target }.flatMap(\.paths)
        if let path = paths[folder] {
          members.add(path, platforms: platforms, isApp: isApp, without: without)
        }
      }
    }
    addExceptions(to: &members)
  }

  /// Gives targets what they take of the folders of others.
  private func addExceptions(to members: inout TargetMembers) {
    for (folder, sets) in exceptions {
      guard let path = paths[folder] else { continue }
      for (target, taken) in sets {
        guard let object = objects[target],
          !(object["fileSystemSynchronizedGroups"]?.texts ?? []).contains(folder)
        else { continue }
        let platforms = platforms(of: object)
        let isApp = TargetType.isApp(object["productType"]?.text)
        for file in taken.compactMap({ RelativePath.join(path, $0) }) {
          members.add(file, platforms: platforms, isApp: isApp)
        }
      }
    }
  }

  // MARK: - Platforms

  /// What a target is built for: nothing for tests, for tools of the command line and for apps to try
  /// something out with, nil where only a file of settings may say it.
  private func platforms(of target: ProjectValue) -> Set<Platform>? {
    let platforms = builtPlatforms(of: target)
    return isTrial(target, for: platforms) ? [] : platforms
  }

  /// Whether a target is called as an app to try something out with, or as an old one, beside another
  /// one for all its platforms.
  private func isTrial(_ target: ProjectValue, for platforms: Set<Platform>?) -> Bool {
    let usual = root.flatMap { self.platforms(in: configurations(of: $0)) }
    guard TargetType.isApp(target["productType"]?.text),
      let platforms = platforms ?? usual, !platforms.isEmpty, isCalledTrial(target)
    else { return false }
    return (root?["targets"]?.texts ?? []).contains { id in
      guard let other = objects[id], TargetType.isApp(other["productType"]?.text),
        !isCalledTrial(other)
      else { return false }
      // A file of settings seldom says another platform than the project.
      return (builtPlatforms(of: other) ?? usual)?.isSuperset(of: platforms) ?? false
    }
  }

  /// Whether a target, or the app it makes, is called as one to try something out with or as what the
  /// app was before.
  private func isCalledTrial(_ target: ProjectValue) -> Bool {
    if ExampleProjects.isTrial(target["name"]?.text ?? "") { return true }
    return configurations(of: target).contains {
      let id = $0["buildSettings"]?["PRODUCT_BUNDLE_IDENTIFIER"]?.text ?? ""
      return id.split(separator: ".").contains { ExampleProjects.isFormer(String($0)) }
    }
  }

  private func builtPlatforms(of target: ProjectValue) -> Set<Platform>? {
    let type = target["productType"]?.text ?? ""
    if let known = TargetType.platforms(ofProduct: type) { return known }
    let own = configurations(of: target)
    if let stated = platforms(in: own) { return stated }
    // A file of settings may say another platform than the project does.
    guard !own.contains(where: { $0["baseConfigurationReference"] != nil }) else { return nil }
    guard let all = root.flatMap({ platforms(in: configurations(of: $0)) }) else { return nil }
    return isCatalyst(own) ? all.union([.macOS]) : all
  }

  private func platforms(in configurations: [ProjectValue]) -> Set<Platform>? {
    let settings = configurations.compactMap { $0["buildSettings"] }
    func stated(_ key: String) -> Set<Platform> {
      Set(
        settings.flatMap { $0[key]?.texts ?? [] }.flatMap { $0.split(separator: " ") }
          .compactMap(TargetType.platform))
    }
    var platforms = stated("SUPPORTED_PLATFORMS")
    if platforms.isEmpty { platforms = stated("SDKROOT") }
    guard !platforms.isEmpty else { return nil }
    return isCatalyst(configurations) ? platforms.union([.macOS]) : platforms
  }

  /// Whether an app of iOS is built for the Mac as well.
  private func isCatalyst(_ configurations: [ProjectValue]) -> Bool {
    configurations.contains { $0["buildSettings"]?["SUPPORTS_MACCATALYST"]?.text == "YES" }
  }

  private func configurations(of object: ProjectValue) -> [ProjectValue] {
    let list = object["buildConfigurationList"]?.text.flatMap { objects[$0] }
    return (list?["buildConfigurations"]?.texts ?? []).compactMap { objects[$0] }
  }
}
