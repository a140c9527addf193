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
  /// The texts the app's code has names for.
  private var constants: StringConstants
  /// The initialisers the app's code gives to controls of SwiftUI.
  private var initialisers = OwnInitialisers()
  /// The pictures the app's code has names for.
  private let assets: AssetNames
  /// The files of texts, in order.
  let textPaths: [String]
  private let components: Set<String>
  private let unshown: Bool
  private var files: [(path: String, content: Content)] = []
  private var notes: [String] = []
  private let projects: AppProjects

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
    /// What classes do to themselves and to what their properties hold.
    var classes: [String: ClassFacts] = [:]
    /// By screen, the classes of the app's own that elements are made of, by their ids.
    var instances: [String: [String: String]] = [:]
    /// By screen, the ids of elements that are properties of its class.
    var properties: [String: Set<String>] = [:]
    /// By screen, what the rest of the app is to be asked about the controls that code makes.
    var controls: [String: MadeControls] = [:]
    /// How code reaches the elements of each screen of a storyboard or xib.
    var holds: [[ElementHold]] = []
    var notes: [String] = []
    /// Whether all that the file shows was read, on every platform of the app.
    public internal(set) var isComplete = true

    /// Why nothing of the file is met, where that is known before it is read.
    var absence: Absence?

    static let leftOut = Content(isComplete: false)
  }

  /// Why nothing of a file is met.
  enum Absence {
    /// Only targets that nobody hears on the app's platforms have it.
    case elsewhere
    /// It is a storyboard or xib that no target has.
    case stray
    /// It is of an example beside the app.
    case example
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
  ///     platforms, tools and tests have, and views that nothing but previews shows.
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
    constants = StringConstants(tables)
    self.assets = AssetNames(sets: assets, namespaces: namespaces)
    self.baseLocale = baseLocale ?? tables.sourceLanguage ?? projects.developmentRegion ?? "en"
    platforms = AppPlatforms(asked: platform, stated: projects.platforms)
  }

  /// What a file of code has names for, texts and ways to make controls.
  public struct Names: Sendable {
    fileprivate var constants = StringConstants()
    fileprivate var initialisers = OwnInitialisers()
  }

  /// Reads what one file has names for; nil for the many that have none.
  ///
  /// - Complexity: O(bytes).
  public func names(in bytes: [UInt8], path: String) -> Names? {
    guard AppFile(path: path) == .swift else { return nil }
    let types = DeclaredTypes(bytes)
    let holdsTexts = StringConstants.mayHold(bytes)
    let holdsInitialisers =
      types.extendsControls || types.extendsViews && bytes.contains("Button")
      || OwnModifiers.mayHold(bytes, extendsViews: types.extendsViews)
    guard holdsTexts || holdsInitialisers || !types.forTexts.isEmpty else { return nil }
    var names = Names()
    if holdsTexts || holdsInitialisers {
      let code = SwiftCode(bytes, path: path, platforms: platforms)
      if holdsTexts { names.constants = StringConstants(code) }
      if holdsInitialisers { names.initialisers = OwnInitialisers(code) }
    }
    names.constants.add(declared: types.forTexts)
    return names
  }

  /// Takes in the names of a file; they are to be known before code is read.
  public mutating func add(_ names: Names) {
    constants.add(names.constants)
    initialisers.formUnion(names.initialisers)
  }

  /// Reads one file of code; files can be read at the same time.
  ///
  /// - Complexity: O(bytes).
  public func read(_ bytes: [UInt8], path: String) -> Content {
    if AppFile(path: path) == .names {
      return projects.isExample(path) && !unshown
        ? .leftOut : Content(uses: ViewUses(naming: bytes))
    }
    if !unshown, let absence = absence(of: path) {
      return Content(isComplete: absence != .elsewhere || !platforms.isAsked, absence: absence)
    }
    switch AppFile(path: path) {
    case .swift where AppFile.isGenerated(path):
      return Content(uses: ViewUses(bytes), isComplete: false)
    case .swift:
      let reader = SwiftSourceReader(
        tables: tables, baseLocale: baseLocale, platforms: platforms, components: components,
        constants: constants, initialisers: initialisers, assets: assets)
      let result = reader.read(bytes, path: path)
      return Content(
        screens: result.screens, uses: result.uses, places: result.places, rows: result.rows,
        outlets: result.outlets, classes: result.classes, instances: result.instances,
        properties: result.properties, controls: result.controls,
        isComplete: !platforms.isAsked || !bytes.contains("#if"))
    case .interfaceBuilder:
      do throws(ImportError) {
        let reader = InterfaceBuilderReader(tables: tables, path: path)
        let (capture, holds) = try reader.readHeld(bytes)
        return Content(screens: capture.screens, uses: ViewUses(naming: bytes), holds: holds)
      } catch {
        return Content(
          uses: ViewUses(naming: bytes),
          notes: ["left out \(path): \(error.found) instead of \(error.expected)"],
          isComplete: false)
      }
    case .strings, .project, .projectOutline, .package, .assets, .names, nil: return .leftOut
    }
  }

  private func absence(of path: String) -> Absence? {
    if projects.isExample(path) { return .example }
    if projects.isElsewhere(path, than: platforms.heard) { return .elsewhere }
    let isInterface = AppFile(path: path) == .interfaceBuilder
    return isInterface && projects.isStray(interface: path) ? .stray : nil
  }

  /// Takes a file's content in; files come in the order their screens are to stand.
  public mutating func add(_ content: Content, path: String) { files.append((path, content)) }

  /// Whether all code of an app is here, so that what none of it shows is shown nowhere.
  private var isWholeApp: Bool {
    projects.hasXcodeProject || files.contains { $0.content.uses.beginsApp }
  }

  /// What was left out although the app's folder has it, and the option that reads it.
  private func notes(_ shown: ShownViews, unused: Int) -> [String] {
    var notes = absenceNotes
    if unused > 0 {
      notes.append(
        "left out \(CaptureNotes.count(unused, "file", "files")) of packages that the app does not use"
      )
    }
    notes += shown.notes
    if !notes.isEmpty { notes.append("--unshown reads the code that was left out as well") }
    return untoldNotes + notes
  }

  /// The app, when every file was added.
  ///
  /// - Complexity: O(elements).
  public func capture() -> ImportedCapture {
    let unused = unusedPackages
    let files = files.filter { !unused.contains(projects.package(of: $0.path)) }
    let code = self.files.count { AppFile(path: $0.path) != .names }
    let count = code - files.count { AppFile(path: $0.path) != .names }
    var joined = ScreenJoining()
    var classes = ClassTable()
    for (_, content) in files { classes.add(content.classes) }
    var outlets = OutletJoining(classes)
    for (_, content) in files { outlets.add(content.outlets) }
    let labels = LabelsElsewhere(
      files.map(\.content.classes), classes, properties: files.map(\.content.properties))
    let named = ViewUses(naming: projects.classNames)
    var shown = ShownViews(
      files.map(\.content.uses) + [named], isWholeApp: isWholeApp && !unshown)
    var rows = RowJoining()
    for (_, content) in files { rows.add(content.rows) }
    rows.finish()
    for (path, content) in files {
      for (number, screen) in content.screens.enumerated() {
        var screen = screen
        // UIKit alone says nothing where the app is for tvOS and not for iOS.
        if screen.platform == .iOS, !platforms.all.contains(.iOS) { screen.platform = nil }
        // Ids are still those that the file's reader gave.
        if let views = content.rows[screen.id] { rows.fill(&screen, views) }
        shown.settle(&screen, content.places[screen.id] ?? [:])
        if number < content.holds.count {
          outlets.fill(&screen, content.holds[number])
        } else {
          let made = content.controls[screen.id] ?? MadeControls()
          let instances = content.instances[screen.id] ?? [:]
          labels.fill(&screen, (content.properties[screen.id] ?? []).union(made.tapped))
          outlets.fill(&screen, instances: instances)
          labels.fill(&screen, barItems: instances)
          outlets.hide(&screen, content.properties[screen.id] ?? [])
          screen.remove(unmet(made, instances, of: screen, in: path, classes))
          outlets.cover(&screen)
          outlets.repeatInCells(&screen)
        }
        if !screen.elements.isEmpty { joined.add(screen) }
      }
    }
    joined.dropUsualLocales()
    return ImportedCapture(
      format: SwiftSourceReader.format, platform: platforms.first, screens: joined.screens,
      notes: notes + notes(shown, unused: count) + tables.notes
        + files.flatMap(\.content.notes)
        + outlets.notes)
  }

  /// That what only a watch shows is judged as the rest, where nothing says which target has it.
  private var untoldNotes: [String] {
    let isMixed =
      platforms.heard != [.watchOS]
      && files.contains { $0.content.screens.contains { $0.platform == .watchOS } }
    guard !projects.tellsTargets, isMixed, files.count > 1 else { return [] }
    return [
      "found no Xcode project, project.yml or Package.swift, so code for watches is read with the rest"
    ]
  }

  /// The elements of a screen that are no controls, as the rest of the app tells.
  ///
  /// - Parameter instances: the app's own classes that elements are made of, by their ids.
  private func unmet(
    _ made: MadeControls, _ instances: [String: String], of screen: Screen, in path: String,
    _ classes: ClassTable
  ) -> Set<Int> {
    let unseen = made.unseen.filter { _, name in
      !files.contains { $0.path != path && $0.content.uses.names(name) }
    }
    let others = made.tapped.filter { !(instances[$0].map(classes.isTappedPicture) ?? false) }
    return Set(others.union(unseen.keys).compactMap { screen.index(of: $0) })
  }

  /// The packages that nothing of the app uses, where it is known what is the app.
  private var unusedPackages: UnusedPackages {
    guard !unshown, projects.makesApp else {
      return UnusedPackages([], products: [], files: [])
    }
    return UnusedPackages(
      projects.packages, products: projects.products,
      files: files.map { (projects.package(of: $0.path), $0.content.uses) })
  }

  private var absenceNotes: [String] {
    func count(_ absence: Absence, _ one: String, _ several: String) -> String? {
      let count = files.count { $0.content.absence == absence }
      return count > 0 ? CaptureNotes.count(count, one, several) : nil
    }
    let elsewhere = count(.elsewhere, "file", "files").map {
      "left out \($0) that only targets for other platforms, tools and tests have"
    }
    let strays = count(.stray, "storyboard or xib", "storyboards and xibs").map {
      "left out \($0) that no target has"
    }
    let examples = count(.example, "file", "files").map {
      "left out \($0) of examples and playgrounds beside the app"
    }
    return [elsewhere, strays, examples].compactMap(\.self)
  }
}
