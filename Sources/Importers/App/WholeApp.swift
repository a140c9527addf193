import AuditCore

/// What all files of an app together say of the screens of each.
struct WholeApp {
  private let files: [(path: String, content: AppImport.Content)]
  private let platforms: AppPlatforms
  private let isWhole: Bool
  private let classes: ClassTable
  private let labels: LabelsElsewhere
  private var rows = RowJoining()
  /// Whether code in Objective-C has to do with tabs, which it may name.
  private let namesTabs: Bool
  /// Which views are met by themselves.
  private(set) var shown: ShownViews
  /// What code sets on objects of storyboards and xibs.
  private(set) var outlets: OutletJoining

  /// - Parameters:
  ///   - names: what projects say around the names of classes.
  ///   - isWhole: whether all code is here that may show a view.
  /// - Complexity: O(elements + names).
  init(
    _ files: [(path: String, content: AppImport.Content)], naming names: [UInt8],
    platforms: AppPlatforms, isWhole: Bool
  ) {
    self.files = files
    self.isWhole = isWhole
    self.platforms = platforms
    var classes = ClassTable()
    for (_, content) in files { classes.add(content.classes) }
    self.classes = classes
    outlets = OutletJoining(classes)
    for (_, content) in files {
      outlets.add(content.outlets, platform: content.platform)
      outlets.add(content.objectiveC)
    }
    namesTabs = files.contains { path, content in
      !path.hasSuffix("plist") && AppFile(path: path) == .names && content.uses.quotes("tabBarItem")
    }
    labels = LabelsElsewhere(
      files.map(\.content.classes), classes, properties: files.map(\.content.properties))
    shown = ShownViews(
      files.map(\.content.uses) + [ViewUses(naming: names)], isWholeApp: isWhole,
      makers: files.reduce(into: .init()) { $0.formUnion($1.content.storyboards.makers) })
    for (_, content) in files { rows.add(content.rows) }
    rows.finish()
  }

  /// A screen of a file with what the rest of the app says of it.
  mutating func settled(_ content: AppImport.Content, _ number: Int, in path: String) -> Screen {
    var screen = content.screens[number]
    if number < content.scenes.count, !shown.isReached(scene: content.scenes[number]) {
      screen.elements = []
      return screen
    }
    // UIKit alone says nothing where the app is for tvOS and not for iOS.
    if screen.platform == .iOS, !platforms.all.contains(.iOS) { screen.platform = nil }
    // Ids are still those that the file's reader gave.
    if let views = content.rows[screen.id] { rows.fill(&screen, views) }
    shown.settle(&screen, content.places[screen.id] ?? [:])
    if number < content.holds.count {
      outlets.fill(&screen, content.holds[number], labels)
      if namesTabs { leaveTabs(of: &screen) }
    } else {
      settle(made: &screen, content, in: path)
    }
    return screen
  }

  /// Says of tabs without a name that code may give them one.
  private func leaveTabs(of screen: inout Screen) {
    for index in screen.elements.indices
    where screen.elements[index].role == .tab && screen.elements[index].label == .none {
      screen.elements[index].leaveOpen(namedBy: "tabBarItem")
    }
  }

  /// Settles what code makes.
  private mutating func settle(
    made screen: inout Screen, _ content: AppImport.Content, in path: String
  ) {
    let made = content.controls[screen.id] ?? MadeControls()
    let instances = content.instances[screen.id] ?? [:]
    let properties = content.properties[screen.id] ?? []
    labels.fill(&screen, properties.union(made.tapped))
    outlets.fill(&screen, instances: instances)
    labels.fill(&screen, barItems: instances)
    outlets.hide(&screen, properties)
    settleButtons(made, instances, of: &screen)
    settleViews(made, instances, of: &screen)
    screen.remove(unmet(made, instances, of: screen, in: path))
    outlets.cover(&screen)
    outlets.repeatInCells(&screen)
  }

  /// Says of buttons of the app's own classes, which may show a title of themselves, that it is not
  /// known what they are called, and of what stands on them that it is not met.
  private func settleButtons(
    _ made: MadeControls, _ instances: [String: String], of screen: inout Screen
  ) {
    for (id, type) in made.onButtons where classes.isButton(type) {
      guard let index = screen.index(of: id), screen.elements[index].isAccessibilityElement == nil
      else { continue }
      screen.elements[index].isAccessibilityElement = false
    }
    for id in made.tapped {
      guard let type = instances[id], classes.isButton(type), let index = screen.index(of: id),
        screen.elements[index].label == .none, screen.elements[index].text.value == nil
      else { continue }
      screen.elements[index].leaveOpen(namedBy: "the title of \(type)")
    }
  }

  /// Says of views of the app's own that are pressed and are no buttons of the system's what VoiceOver
  /// makes of them.
  ///
  /// UIKit meets a plain view only where code says so, takes it for nothing but what code says, and
  /// says nothing of pictures inside.
  private func settleViews(
    _ made: MadeControls, _ instances: [String: String], of screen: inout Screen
  ) {
    for id in made.tapped {
      guard let type = instances[id], classes.isTappedPicture(type), !classes.isButton(type),
        let index = screen.index(of: id)
      else { continue }
      let isPlain = classes.isPlainView(type)
      let isElement = screen.elements[index].isAccessibilityElement ?? classes.isElement(type)
      if isPlain, isElement == false {
        screen.elements[index].isAccessibilityElement = false
        continue
      }
      screen.elements[index].icon = .none
      screen.elements[index].otherIcon = nil
      // What is pressed and has no name is still looked for as a button.
      let isNamed = screen.elements[index].label != .none
      if isPlain, isElement == true, isNamed, !made.traited.contains(id), !classes.setsTraits(type)
      {
        screen.elements[index].role = .other
      }
    }
  }

  /// The elements of a screen that are no controls, as the rest of the app tells.
  ///
  /// - Parameter instances: the app's own classes that elements are made of, by their ids.
  private func unmet(
    _ made: MadeControls, _ instances: [String: String], of screen: Screen, in path: String
  ) -> Set<Int> {
    let unseen = made.unseen.filter { _, name in !isNamed(name, outside: path) }
    // Of a few files it is not known who calls what is in them, or shows it.
    let uncalled = (isWhole ? made.uncalled : [:]).filter { _, names in
      !files.contains { file in
        file.path != path
          && names.contains { file.content.uses.names($0) || file.content.uses.quotes($0) }
      }
    }
    let unshown = (isWhole ? made.unshown : [:]).filter { id, name in
      if instances[id].map(classes.hidesItself) ?? false { return false }
      return name.isEmpty || !isNamed(name, outside: path)
    }
    let others = made.tapped.filter { id in
      guard let type = instances[id] else { return true }
      let isPicture = classes.isTappedPicture(type) && !made.titled.contains(id)
      return !isPicture && !classes.isButton(type)
    }
    return Set(
      others.union(unseen.keys).union(unshown.keys).union(uncalled.keys).compactMap {
        screen.index(of: $0)
      })
  }

  /// Whether another file than the one at a path names something.
  private func isNamed(_ name: String, outside path: String) -> Bool {
    files.contains { $0.path != path && $0.content.uses.names(name) }
  }
}
