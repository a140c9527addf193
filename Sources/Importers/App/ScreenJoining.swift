import AuditCore

/// Screens of which parts stand in several files.
struct ScreenJoining {
  private(set) var screens: [Screen] = []
  private var numbers: [String: Int] = [:]
  private var ids: [ElementIDs] = []

  /// Adds a screen, or its elements where a file before had some of the same type.
  ///
  /// When the parts in two files are shown is not known; what both call alike is taken for one.
  mutating func add(_ screen: Screen) {
    var screen = screen
    if let number = numbers[screen.id], let platform = screen.platform,
      let known = screens[number].platform, known != platform
    {
      // Two apps of one repository call two types alike.
      screen.id += "-\(platform.rawValue)"
    }
    guard let number = numbers[screen.id] else {
      numbers[screen.id] = screens.count
      screens.append(screen)
      var used = ElementIDs()
      for element in screen.elements { _ = used.unique(element.id) }
      ids.append(used)
      return
    }
    if screens[number].platform == nil { screens[number].platform = screen.platform }
    let known = Set(screens[number].elements.compactMap(\.nameInItsRole))
    screen.remove(
      Set(
        screen.elements.indices.filter { index in
          screen.elements[index].subtreeEnd == index + 1
            && screen.elements[index].nameInItsRole.map(known.contains) ?? false
        }))
    let offset = screens[number].elements.count
    if !screens[number].title.isMeasured { screens[number].title = screen.title }
    if let locales = screen.locales {
      screens[number].locales = Set(screens[number].locales ?? []).union(locales).sorted()
    }
    for element in screen.elements {
      var element = element
      element.id = ids[number].unique(element.id)
      screens[number].append(element, under: element.parent.map { $0 + offset })
    }
  }

  /// Leaves out the languages of screens that are in all there are.
  mutating func dropUsualLocales() {
    var all: Set<String> = []
    for screen in screens {
      for element in screen.elements { all.formUnion(element.localizations.map(\.locale)) }
    }
    for index in screens.indices where all.isSubset(of: screens[index].locales ?? []) {
      screens[index].locales = nil
    }
  }
}

extension Screen {
  /// Takes elements without others inside out.
  ///
  /// - Complexity: O(elements × depth).
  mutating func remove(_ left: Set<Int>) {
    guard !left.isEmpty else { return }
    var rest = self
    rest.elements = []
    var places: [Int: Int] = [:]
    for (index, element) in elements.enumerated() where !left.contains(index) {
      places[index] = rest.append(element, under: element.parent.flatMap { places[$0] })
    }
    self = rest
  }
}

extension Element {
  /// The role with the name or the code that makes it; nil where there is neither.
  var nameInItsRole: String? {
    guard let name = label.value ?? text.value ?? source?.expression, !name.isBlank else {
      return nil
    }
    return "\(role.rawValue) \(name)"
  }
}
