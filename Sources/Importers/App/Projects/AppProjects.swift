import AuditCore

/// What the projects and packages in an app's tree say of it.
struct AppProjects: Sendable {
  /// The language of the texts in code, as a BCP 47 tag.
  private(set) var developmentRegion: String?
  /// The platforms that build settings name.
  private(set) var platforms: Set<Platform> = []
  /// Whether there is an Xcode project, so that who shows a view is in it.
  private(set) var hasXcodeProject = false

  /// Whether anything says which target has which file.
  private(set) var tellsTargets = false
  /// What projects say around the names of classes that the system makes.
  private(set) var classNames: [UInt8] = []
  /// What projects say of the storyboards that the system opens.
  var storyboards: StoryboardNames { StoryboardNames(settings: storyboardNames) }
  private var storyboardNames: [UInt8] = []

  private var members = TargetMembers()
  /// The languages of the app's own bundle.
  private var languages: Set<String> = []
  /// The folders of packages.
  private var packageFolders: Set<Substring> = []
  /// The packages, with the names of their modules.
  private(set) var packages: [LocalPackage] = []
  /// The products of packages that targets depend on.
  private(set) var products: Set<String> = []
  /// Whether a project makes an app.
  private(set) var makesApp = false
  /// The folders of projects.
  private var projectFolders: Set<Substring> = []
  /// The folders of what other tools build parts of the app from.
  private var moduleFolders: Set<Substring> = []
  private var examples = ExampleProjects()
  /// By the folder that holds them, the languages of the texts of packages.
  private var packageLanguages: [Substring: Set<String>] = [:]

  /// Reads projects, packages and where texts are.
  ///
  /// - Complexity: O(bytes of projects and packages + texts × depth).
  init(_ files: [(path: String, bytes: [UInt8])]) {
    var generated: [(path: String, bytes: [UInt8])] = []
    var parts: [(path: String, bytes: [UInt8])] = []
    var projects: [(path: String, project: XcodeProject)] = []
    for (path, bytes) in files {
      switch AppFile(path: path) {
      case .project:
        tellsTargets = true
        noteStoryboards(bytes)
        projects.append((path, XcodeProject(bytes, path: path)))
      case .projectOutline:
        tellsTargets = true
        noteStoryboards(bytes)
        generated.append((path, bytes))
        moduleFolders.insert(FolderTree.folder(of: path))
      case .outlinePart:
        noteStoryboards(bytes)
        parts.append((path, bytes))
      case .module: moduleFolders.insert(FolderTree.folder(of: path))
      case .package:
        tellsTargets = true
        packages.append(LocalPackage(bytes, path: path))
        packageFolders.insert(FolderTree.folder(of: path))
        PackageTools.add(bytes, path: path, to: &members)
      default: break
      }
      noteClasses(bytes)
    }
    examples = ExampleProjects(
      projects.map { ($0.path, $0.project.makesApp) }, packages: packageFolders)
    for (path, project) in projects where !examples.contains(path) { add(project, path) }
    // A project that was generated is read itself.
    if !hasXcodeProject, !generated.isEmpty {
      let outlines = ProjectOutline.Files(generated + parts) { first, _ in first }
      for (path, _) in generated { ProjectOutline.add(path, of: outlines, to: &members) }
    }
    for (path, _) in files where AppFile(path: path) == .strings { note(texts: path) }
  }

  private mutating func add(_ project: XcodeProject, _ path: String) {
    hasXcodeProject = true
    makesApp = makesApp || project.makesApp
    products.formUnion(project.products)
    projectFolders.insert(FolderTree.folder(of: FolderTree.folder(of: path)))
    developmentRegion = developmentRegion ?? project.developmentRegion
    platforms.formUnion(project.platforms)
    languages.formUnion(project.languages)
    project.add(to: &members)
  }

  /// Takes down what stands behind `NSExtensionPrincipalClass` and the like.
  private mutating func noteClasses(_ bytes: [UInt8]) {
    for word: StaticString in ["PrincipalClass", "SceneDelegateClassName"] {
      classNames += AppProjects.text(behind: word, in: bytes)
    }
  }

  /// Takes down what stands behind `INFOPLIST_KEY_UIMainStoryboardFile` and the like.
  private mutating func noteStoryboards(_ bytes: [UInt8]) {
    let words: [StaticString] = [
      "MainStoryboardFile", "SceneStoryboardFile", "ExtensionMainStoryboard", "StoryboardName",
    ]
    for word in words { storyboardNames += AppProjects.text(behind: word, in: bytes) }
  }

  private static func text(behind word: StaticString, in bytes: [UInt8]) -> [UInt8] {
    var text: [UInt8] = []
    var start = 0
    while let at = bytes.offset(of: word, from: start) {
      text += bytes[at..<min(bytes.count, at + longestClassName)] + [0x0A]
      start = at + 1
    }
    return text
  }

  private static let longestClassName = 128

  private mutating func note(texts path: String) {
    let place = StringsPath(path)
    guard let locale = place.locale else { return }
    if isInPackage(path) {
      packageLanguages[place.folder, default: []].insert(locale)
    } else if !isStray(texts: path) {
      languages.insert(locale)
    }
  }

  /// Whether a file is built only by targets for other platforms, tools of the command line or tests.
  func isElsewhere(_ path: String, than platforms: Set<Platform>) -> Bool {
    members.isElsewhere(path, than: platforms)
  }

  /// Whether only apps have a file, so that nothing in it is for code of other modules.
  func isOnlyOfApps(_ path: String) -> Bool { members.isOnlyOfApps(path) }

  /// Whether a file belongs to an example or a playground beside the app, and no target of the app has
  /// it.
  func isExample(_ path: String) -> Bool { examples.contains(path) && !members.isMember(path) }

  /// Whether a storyboard, xib or file of code in the folder of a project is in no target, though
  /// others are.
  ///
  /// - Parameter modules: more folders of what other tools build parts of the app from.
  func isStray(_ path: String, _ kind: AppFile, modules: Set<Substring> = []) -> Bool {
    guard members.isUnnamed(path, kind), !isInPackage(path) else { return false }
    let folder = FolderTree.nearest(to: path) { folder in
      projectFolders.contains(folder) || moduleFolders.contains(folder) || modules.contains(folder)
    }
    return folder.map(projectFolders.contains) ?? false
  }

  /// The folder of the package that a file is in; nil for files of the app's own targets, and for those
  /// of a package that is the whole tree.
  func package(of path: String) -> Substring? {
    let folder = packageFolder(of: path)
    return folder == "" ? nil : folder
  }

  // MARK: - Texts

  /// Whether a file of texts is in no target, though those beside it are, or of an example beside the
  /// app.
  func isStray(texts path: String) -> Bool { members.isStray(path) || isExample(path) }

  /// Whether a language of a file of texts is heard in the app: a package speaks the languages of
  /// the app it is built into, and one of another region only where it has none better.
  func isHeard(_ locale: String, in path: String) -> Bool {
    guard hasXcodeProject, languages.count > 1, !languages.contains(locale), isInPackage(path)
    else { return true }
    // What is in none of the app's languages is in the one it was written in.
    if LocaleTag.isEnglish(locale) || locale == developmentRegion { return true }
    let beside = packageLanguages[StringsPath(path).folder] ?? []
    return languages.contains {
      LanguageName.primary(of: $0) == LanguageName.primary(of: locale) && !beside.contains($0)
    }
  }

  /// Whether a file is in the folder of a package, and no project has it for itself.
  private func isInPackage(_ path: String) -> Bool { packageFolder(of: path) != nil }

  private func packageFolder(of path: String) -> Substring? {
    guard !packageFolders.isEmpty, !members.isMember(path) else { return nil }
    return FolderTree.nearest(to: path, where: packageFolders.contains)
  }
}
