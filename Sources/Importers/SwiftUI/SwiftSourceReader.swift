import AuditCore

/// Reads the views of Swift files: one screen for every type that shows something.
public struct SwiftSourceReader: Sendable {
  /// The id of the format in origins of elements.
  static let format = "swift"

  private let platforms: AppPlatforms
  private let components: Set<String>
  private let tables: StringTables
  private let baseLocale: String
  private let names: CodeNames

  /// A reader for the files of an app.
  ///
  /// - Parameters:
  ///   - tables: the app's texts.
  ///   - baseLocale: the language of the texts in code.
  ///   - platforms: the platforms the app is for.
  ///   - components: the names of the design system's components.
  public init(
    tables: StringTables, baseLocale: String, platforms: AppPlatforms, components: Set<String>
  ) {
    self.init(
      tables: tables, baseLocale: baseLocale, platforms: platforms, components: components,
      names: CodeNames())
  }

  init(
    tables: StringTables, baseLocale: String, platforms: AppPlatforms, components: Set<String>,
    names: CodeNames
  ) {
    self.names = names
    self.platforms = platforms
    self.components = components
    self.tables = tables
    self.baseLocale = baseLocale
  }

  /// What a file shows.
  public struct Result: Sendable {
    /// The screens, one for every type with elements; ids are the types' names.
    public var screens: [Screen] = []
    /// Where views are shown, and which names stand in the code.
    var uses = ViewUses()
    /// Where elements stand, by the ids of screens and elements.
    var places: [String: [String: ElementPlace]] = [:]
    /// The views that types show and the controls on them, by the types' names.
    var rows: [String: RowViews] = [:]
    /// What code sets on objects of storyboards and xibs, by the property that holds them.
    var outlets: [OutletName: Element] = [:]
    /// The only platform that the file can be for.
    var platform: Platform?
    /// What classes do to themselves and to what their properties hold.
    var classes: [String: ClassFacts] = [:]
    /// By screen, the classes of the app's own that elements are made of, by their ids.
    var instances: [String: [String: String]] = [:]
    /// By screen, the ids of elements that are properties of its type, called by their names.
    var properties: [String: Set<String>] = [:]
    /// By screen, what the rest of the app is to be asked about the controls that code makes.
    var controls: [String: MadeControls] = [:]
  }

  /// Reads one file.
  ///
  /// - Parameters:
  ///   - path: the file relative to the app's folder, for the places of elements.
  ///   - isOnlyOfApps: whether no code of another module can use what is in it.
  /// - Complexity: O(bytes), times the depth in which members of a type show one another, bounded.
  public func read(_ bytes: [UInt8], path: String, isOnlyOfApps: Bool = false) -> Result {
    let hasViews = bytes.contains("some View") || bytes.contains("SwiftUI")
    let hasControls = SwiftSourceReader.mayMakeControls(bytes)
    let hasClasses = ClassReader.mayHold(bytes)
    var result = Result()
    guard hasViews || hasControls || hasClasses else {
      result.uses = ViewUses(bytes)
      return result
    }
    var code = SwiftCode(bytes, path: path, platforms: platforms, names: names)
    let types = SwiftTypes(code, isOnlyOfApps: isOnlyOfApps)
    code.ownPictures = OwnPictures(of: types.all, in: code)
    code.scopes = SwiftScopes(types)
    let texts = ViewTexts(tables, baseLocale: baseLocale, path: path)
    if hasControls { readControls(of: types.all, code, texts, into: &result) }
    if hasClasses { readClasses(types.all, code, texts, into: &result) }
    let read = hasViews ? readViews(of: types.all, code, texts, into: &result) : []
    result.uses.addNames(in: code, types, read: read)
    // Looks at every token, so once for a file.
    let platform = code.platform
    result.platform = platform
    for index in result.screens.indices {
      result.screens[index].locales = texts.languages(of: result.screens[index].elements)
      if let platform { result.screens[index].platform = platform }
    }
    return result
  }

  private func readViews(
    of types: [SwiftType], _ code: SwiftCode, _ texts: ViewTexts, into result: inout Result
  ) -> Set<Int> {
    var read: Set<Int> = []
    let views = GivenParts.viewNames(in: code)
    let wholes = Dictionary(types.map { ($0.name, $0) }) { one, _ in one }
    for type in ViewType.all(of: types, in: code, views: views) {
      var reader = ViewReader(code, type, texts: texts, components: components)
      reader.read()
      read.formUnion(reader.shown.uses.keys)
      if let whole = wholes[type.name] {
        let given = result.uses.add(reader, whole, in: code, views: views)
        reader.rows.openParts.formIntersection(given)
        reader.rows.apartParts.formIntersection(given)
        reader.rows.isDeclaredHere = whole.isDeclared
        reader.rows.stored = type.stored
        if whole.isDeclared, !whole.isPreview,
          let content = ViewContent(of: type, in: code, components: components)
        {
          result.uses.contents.append((type.name, content))
        }
      }
      result.rows[type.name] = reader.rows
      guard !reader.screen.elements.isEmpty else { continue }
      result.screens.append(reader.screen)
      result.places[reader.screen.id] = reader.shown.places
    }
    for type in types where !type.isDeclared {
      let changed = StoredChanges.ofExtension(type, in: code)
      guard changed.map({ !$0.isEmpty }) ?? true else { continue }
      result.rows[type.name, default: RowViews()].changed = changed
    }
    return read
  }

  private func readControls(
    of types: [SwiftType], _ code: SwiftCode, _ texts: ViewTexts, into result: inout Result
  ) {
    let read = types.map { ($0, UIKitReader(code, $0).controls) }.filter { !$0.1.isEmpty }
    guard !read.isEmpty else { return }
    let uncalled = UncalledFunctions(code, types)
    let held = HeldViews(code, of: Set(read.flatMap { $0.1.map(\.name) }).subtracting([""]))
    for (type, found) in read {
      let controls = found.map { held.settled($0) }
      let made = UIKitElements(controls, of: type, code, texts, uncalled: uncalled)
      if !made.screen.elements.isEmpty { result.screens.append(made.screen) }
      if !made.classes.isEmpty { result.instances[made.screen.id] = made.classes }
      if !made.properties.isEmpty { result.properties[made.screen.id] = made.properties }
      if !made.made.isEmpty { result.controls[made.screen.id] = made.made }
      result.screens += made.others
      result.outlets.merge(made.outlets) { one, _ in one }
    }
    guard result.controls.values.contains(where: { !$0.unseen.isEmpty }) else { return }
    let reaching = code.reaching(types)
    for (type, controls) in result.controls {
      // What another type reaches may be shown by that.
      result.controls[type]?.unseen = controls.unseen.filter { _, name in
        reaching[name]?.subtracting([type]).isEmpty ?? true
      }
    }
  }

  private func readClasses(
    _ types: [SwiftType], _ code: SwiftCode, _ texts: ViewTexts, into result: inout Result
  ) {
    let declared = code.classes
    let namesByPlace = PlacedItems.mayHold(code.bytes)
    for type in types {
      let reader = ClassReader(code, type, classes: declared)
      // What stands in no type goes by the file's name, which may be a class's as well.
      result.classes[type.name, default: ClassFacts()].merge(reader.facts)
      if reader.hasOwn {
        let own = UIKitElements([reader.own], of: type, code, texts)
        result.outlets.merge(own.outlets) { one, _ in one }
      }
      if namesByPlace {
        let placed = UIKitElements(PlacedItems(code, type).items, of: type, code, texts)
        result.outlets.merge(placed.outlets) { one, _ in one }
      }
      let states = UIKitStates(reader.labels, code, texts).states
      for (property, states) in states {
        result.outlets[OutletName(type: type.name, property: property)]?.states = states
        for screen in result.screens.indices where result.screens[screen].id == type.name {
          guard let index = result.screens[screen].index(of: property) else { continue }
          result.screens[screen].elements[index].states = states
        }
      }
    }
  }

  /// Whether code of UIKit or AppKit may make something that is met; most files make nothing.
  private static func mayMakeControls(_ bytes: [UInt8]) -> Bool {
    bytes.contains("@IBOutlet")
      || bytes.contains("Button") && (bytes.contains("UIB") || bytes.contains("NSButton"))
      || bytes.contains("BarButtonItem") || bytes.contains("accessibilityLabel = ")
      || bytes.contains("UIImageView") && bytes.contains("ccessibility")
      || bytes.contains("Button(") && bytes.contains("import UIKit")
      || bytes.contains("UITabBarItem(")
  }
}
