import AuditCore

/// Brings the sources of an app together as the screens of one project.
public struct AppImport: Sendable {
  /// The app's texts.
  public private(set) var tables = StringTables()
  /// The language of the texts in code.
  public private(set) var baseLocale: String
  /// The platforms the app is for.
  public private(set) var platforms: AppPlatforms
  /// The texts the app's code has names for.
  private var constants: StringConstants
  /// The files of texts, in order.
  let textPaths: [String]
  private let components: Set<String>
  private var files: [(path: String, content: Content)] = []
  private var notes: [String] = []

  /// What a file of code holds.
  public struct Content: Sendable {
    var screens: [Screen] = []
    var viewsInControls: Set<String> = []
    /// What code sets on objects of storyboards and xibs.
    var outlets: [OutletName: Element] = [:]
    /// The properties that hold elements, for each screen by the elements' indices.
    var holders: [[Int: OutletName]] = []
    var notes: [String] = []
  }

  /// An import with what is known before a file is read.
  ///
  /// - Parameters:
  ///   - texts: the files of texts and projects, with their paths in the app's folder.
  ///   - baseLocale: the language of the texts in code, where the reviewer says it.
  ///   - platform: the platform, where the reviewer says it.
  ///   - components: the names of the design system's components.
  public init(
    texts: [(path: String, bytes: [UInt8])], baseLocale: String?, platform: Platform?,
    components: Set<String>
  ) {
    self.components = components
    textPaths = texts.map(\.path).filter { AppFile(path: $0) == .strings }
    var region: String?
    var stated: Set<Platform> = []
    for (path, bytes) in texts {
      if AppFile(path: path) == .project {
        region = region ?? XcodeProjectFacts.developmentRegion(bytes)
        stated.formUnion(XcodeProjectFacts.platforms(bytes))
        continue
      }
      do throws(ImportError) {
        try tables.add(bytes, path: path)
      } catch {
        notes.append("left out \(path): \(error.found) instead of \(error.expected)")
      }
    }
    constants = StringConstants(tables)
    self.baseLocale = baseLocale ?? tables.sourceLanguage ?? region ?? "en"
    platforms = AppPlatforms(asked: platform, stated: stated)
  }

  /// The names for texts that a file of code has.
  public struct Names: Sendable {
    fileprivate let constants: StringConstants
  }

  /// Reads the names for texts of one file; nil for the many that have none.
  ///
  /// - Complexity: O(bytes).
  public func names(in bytes: [UInt8], path: String) -> Names? {
    guard AppFile(path: path) == .swift else { return nil }
    let types = GeneratedNames.declaredTypes(in: bytes)
    let holdsTexts = StringConstants.mayHold(bytes)
    guard holdsTexts || !types.isEmpty else { return nil }
    var constants = StringConstants()
    if holdsTexts {
      constants = StringConstants(SwiftCode(bytes, path: path, platforms: platforms))
    }
    constants.add(declared: types)
    return Names(constants: constants)
  }

  /// Takes in the names of a file; they are to be known before code is read.
  public mutating func add(_ names: Names) { constants.add(names.constants) }

  /// Reads one file of code; files can be read at the same time.
  ///
  /// - Complexity: O(bytes).
  public func read(_ bytes: [UInt8], path: String) -> Content {
    switch AppFile(path: path) {
    case .swift where AppFile.isGenerated(path): return Content()
    case .swift:
      let reader = SwiftSourceReader(
        tables: tables, baseLocale: baseLocale, platforms: platforms, components: components,
        constants: constants)
      let result = reader.read(bytes, path: path)
      return Content(
        screens: result.screens, viewsInControls: result.viewsInControls, outlets: result.outlets)
    case .interfaceBuilder:
      do throws(ImportError) {
        let reader = InterfaceBuilderReader(tables: tables, path: path)
        let (capture, holders) = try reader.readHeld(bytes)
        return Content(screens: capture.screens, holders: holders)
      } catch {
        return Content(notes: ["left out \(path): \(error.found) instead of \(error.expected)"])
      }
    case .strings, .project, nil: return Content()
    }
  }

  /// Takes a file's content in; files come in the order their screens are to stand.
  public mutating func add(_ content: Content, path: String) { files.append((path, content)) }

  /// The app, when every file was added.
  ///
  /// - Complexity: O(elements).
  public func capture() -> ImportedCapture {
    var joined = ScreenJoining()
    var outlets = OutletJoining()
    for (_, content) in files { outlets.add(content.outlets) }
    for (_, content) in files {
      for (number, screen) in content.screens.enumerated() {
        var screen = screen
        if number < content.holders.count { outlets.fill(&screen, content.holders[number]) }
        joined.add(screen)
      }
    }
    let inControls = files.reduce(into: Set<String>()) { $0.formUnion($1.content.viewsInControls) }
    joined.openPictures(in: inControls)
    joined.dropUsualLocales()
    return ImportedCapture(
      format: SwiftSourceReader.format, platform: platforms.first, screens: joined.screens,
      notes: notes + tables.notes + files.flatMap(\.content.notes))
  }
}
