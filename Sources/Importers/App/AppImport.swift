import AuditCore

/// Brings the sources of an app together as the screens of one project.
public struct AppImport: Sendable {
  /// The formats in the origins of elements that are read from sources.
  public static let formats: Set<String> = [
    SwiftSourceReader.format, InterfaceBuilderSource.format,
  ]

  /// The app's texts.
  public private(set) var tables = StringTables()
  /// The language of the texts in code.
  public private(set) var baseLocale: String
  /// The platforms the app is for.
  public private(set) var platforms: AppPlatforms
  /// What the app's code has names for.
  private var names = CodeNames()
  /// What there are names for before any code is read.
  private var known = CodeNames()
  /// The files of texts, in order.
  let textPaths: [String]
  private let components: Set<String>
  let unshown: Bool
  var files: [(path: String, content: Content)] = []
  private(set) var notes: [String] = []
  let projects: AppProjects

  /// What a file of code holds.
  public struct Content: Sendable {
    var screens: [Screen] = []
    /// Where views are shown, and which names stand in the code.
    var uses = ViewUses()
    /// Where elements stand, by the ids of screens and elements.
    var places: [String: [String: ElementPlace]] = [:]
    /// The views that types show and the controls on them, by the types' names.
    var rows: [String: RowViews] = [:]
    /// What code sets on objects of storyboards and xibs.
    var outlets: [OutletName: Element] = [:]
    /// The only platform that code can be for.
    var platform: Platform?
    /// What classes do to themselves and to what their properties hold.
    var classes: [String: ClassFacts] = [:]
    /// What classes in Objective-C set on what their outlets hold.
    var objectiveC: [String: ObjectiveCFacts] = [:]
    /// By screen, the classes of the app's own that elements are made of, by their ids.
    var instances: [String: [String: String]] = [:]
    /// By screen, the ids of elements that are properties of its class.
    var properties: [String: Set<String>] = [:]
    /// By screen, what the rest of the app is to be asked about the controls that code makes.
    var controls: [String: MadeControls] = [:]
    /// How code reaches the elements of each screen of a storyboard or xib.
    var holds: [[ElementHold]] = []
    /// By screen of a storyboard the id of its scene.
    var scenes: [String?] = []
    /// What of it may open a storyboard.
    var storyboards = StoryboardNames()
    var notes: [String] = []
    /// Whether all that the file shows was read, on every platform of the app.
    public internal(set) var isComplete = true

    /// Whether it says that an app in its folder shows nothing.
    var isBackground = false

    /// Why nothing of the file is met, where that is known before it is read.
    var absence: Absence?

    static let leftOut = Content(isComplete: false)
  }

  /// Why nothing of a file is met.
  enum Absence {
    /// Only targets that nobody hears on the app's platforms have it.
    case elsewhere
    /// No target has it, as far as is known before all files are read.
    case stray
    /// It is of an example beside the app.
    case example
    /// It is of a helper that shows nothing.
    case background
    /// It is a storyboard that nothing opens.
    case unopened
  }

  /// An import with what is known before a file is read.
  ///
  /// - Parameters:
  ///   - texts: the files of texts, projects, packages and folders of asset catalogues, with their
  ///     paths in the app's folder.
  ///   - assets: the paths of the pictures and colours in asset catalogues.
  ///   - baseLocale: the language of the texts in code, where the reviewer says it.
  ///   - platform: the platform, where the reviewer says it.
  ///   - components: the names of the design system's components.
  ///   - unshown: whether code that the app never shows is read too: what only targets for other
  ///     platforms, tools, tests and debug builds have, and views that nothing but previews shows.
  public init(
    texts: [(path: String, bytes: [UInt8])], assets: [String] = [], baseLocale: String?,
    platform: Platform?, components: Set<String>, unshown: Bool = false
  ) {
    self.components = components
    self.unshown = unshown
    projects = AppProjects(texts)
    textPaths = texts.map(\.path).filter { AppFile(path: $0) == .strings }
    var namespaces: Set<String> = []
    for (path, bytes) in texts where AppFile(path: path) == .assets {
      guard AssetNames.providesNamespace(bytes) else { continue }
      namespaces.insert(path.split(separator: "/").dropLast().joined(separator: "/"))
    }
    notes = tables.add(texts.filter { AppFile(path: $0.path) == .strings }, of: projects)
    names.texts = StringConstants(tables)
    names.assets = AssetNames(sets: assets, namespaces: namespaces)
    known = names
    self.baseLocale = baseLocale ?? tables.sourceLanguage ?? projects.developmentRegion ?? "en"
    platforms = AppPlatforms(asked: platform, stated: projects.platforms)
    platforms.readsDebug = unshown
  }

  /// What a file of code has names for: texts, pictures and ways to make controls.
  public struct Names: Sendable {
    fileprivate var all: CodeNames
  }

  /// Reads what one file has names for; nil for the many that have none.
  ///
  /// - Complexity: O(bytes).
  public func names(in bytes: [UInt8], path: String) -> Names? {
    guard AppFile(path: path) == .swift else { return nil }
    return CodeNames(bytes, path: path, platforms: platforms, known: known)
      .map(Names.init)
  }

  /// Takes in the names of a file; they are to be known before code is read.
  public mutating func add(_ names: Names) { self.names.formUnion(names.all) }

  /// Reads one file of code; files can be read at the same time.
  ///
  /// - Complexity: O(bytes).
  public func read(_ bytes: [UInt8], path: String) -> Content {
    if AppFile(path: path) == .names {
      guard unshown || !projects.isExample(path) else { return .leftOut }
      guard path.hasSuffix("plist") else {
        let facts = ObjectiveCFacts(bytes)
        let names = facts.isEmpty ? [] : ObjectiveCClass.implemented(in: bytes)
        return Content(
          uses: ViewUses(objectiveC: bytes, isHeader: !path.hasSuffix("m")),
          objectiveC: Dictionary(uniqueKeysWithValues: names.map { ($0, facts) }),
          storyboards: StoryboardNames(objectiveC: bytes))
      }
      var content = Content(uses: ViewUses(naming: bytes))
      content.storyboards = StoryboardNames(settings: bytes)
      content.isBackground = AppImport.isBackground(bytes)
      return content
    }
    let absence = unshown ? nil : absence(of: path)
    if let absence, absence != .stray {
      return Content(isComplete: absence != .elsewhere || !platforms.isAsked, absence: absence)
    }
    var content = content(of: bytes, path)
    content.absence = absence
    switch AppFile(path: path) {
    case .swift: content.storyboards = StoryboardNames(swift: bytes)
    case .interfaceBuilder: content.storyboards = StoryboardNames(interface: bytes)
    default: break
    }
    return content
  }

  /// Whether an `Info.plist` says that its app runs in the background only.
  ///
  /// Source: Apple, Information Property List, LSBackgroundOnly.
  private static func isBackground(_ bytes: [UInt8]) -> Bool {
    let key: StaticString = "<key>LSBackgroundOnly</key>"
    guard let start = bytes.offset(of: key) else { return false }
    let value = bytes[(start + key.utf8CodeUnitCount)...].drop(while: isSpace)
    return value.starts(with: "<true/>".utf8)
  }

  private func content(of bytes: [UInt8], _ path: String) -> Content {
    switch AppFile(path: path) {
    case .swift where AppFile.isGenerated(path):
      return Content(uses: ViewUses(bytes), isComplete: false)
    case .swift:
      let reader = SwiftSourceReader(
        tables: tables, baseLocale: baseLocale, platforms: platforms, components: components,
        names: names)
      let result = reader.read(bytes, path: path, isOnlyOfApps: projects.isOnlyOfApps(path))
      return Content(
        screens: result.screens, uses: result.uses, places: result.places, rows: result.rows,
        outlets: result.outlets, platform: result.platform, classes: result.classes,
        instances: result.instances,
        properties: result.properties, controls: result.controls,
        isComplete: !platforms.isAsked || !bytes.contains("#if"))
    case .interfaceBuilder:
      do throws(ImportError) {
        let reader = InterfaceBuilderReader(tables: tables, path: path)
        let held = try reader.readHeld(bytes)
        return Content(
          screens: held.capture.screens.map(settledPictures),
          uses: held.scenes.isEmpty ? ViewUses(naming: bytes) : ViewUses(scenes: held.scenes),
          holds: held.holds, scenes: held.screenScenes)
      } catch {
        return Content(
          uses: ViewUses(naming: bytes),
          notes: ["left out \(path): \(error.found) instead of \(error.expected)"],
          isComplete: false)
      }
    case .strings, .project, .projectOutline, .outlinePart, .package, .module, .assets, .names, nil:
      return .leftOut
    }
  }

  /// A screen of a storyboard or xib that tells no pictures which the app may not have.
  private func settledPictures(_ screen: Screen) -> Screen {
    var screen = screen
    for index in screen.elements.indices
    where names.assets.isMissing(screen.elements[index].icon.value) {
      screen.elements[index].icon = .notMeasured
      screen.elements[index].otherIcon = nil
    }
    return screen
  }

  private func absence(of path: String) -> Absence? {
    if projects.isExample(path) { return .example }
    if projects.isElsewhere(path, than: platforms.heard) { return .elsewhere }
    guard let kind = AppFile(path: path) else { return nil }
    return projects.isStray(path, kind) ? .stray : nil
  }

  /// Takes a file's content in; files come in the order their screens are to stand.
  public mutating func add(_ content: Content, path: String) { files.append((path, content)) }
}
