import AuditCore

/// Which views of an app are met by themselves, as far as all of its code tells.
struct ShownViews {
  private let nodes: ViewNodes
  private let names: SlotNames
  private let life: AppLife
  private let isWholeApp: Bool
  /// The views that are shown where the screen has a title.
  private let titled: Set<String>
  /// The properties of views that nothing turns on.
  private let unset: Set<ViewSlot>
  private let contents: ViewContents
  private var leftOut = LeftOut()

  private struct LeftOut {
    var views: Set<String> = []
    /// Views that are shown only in what never opens.
    var unopened: Set<String> = []
    var classes: Set<String> = []
    var members: Set<String> = []
    var scenes: Set<String> = []
  }

  /// - Parameters:
  ///   - isWholeApp: whether all code is here that may show a view.
  ///   - makers: what code makes names of in a way that is not followed.
  /// - Complexity: O(names + places where views are shown).
  init(_ uses: [ViewUses], isWholeApp: Bool, makers: StoryboardNames.Makers) {
    self.isWholeApp = isWholeApp
    let life = AppLife(uses, isWholeApp: isWholeApp, makers: makers)
    self.life = life
    unset = isWholeApp ? ShownViews.unset(uses) : []
    titled = uses.reduce(into: []) { $0.formUnion($1.titled) }
    contents = ViewContents(uses)
    names = SlotNames(uses)
    nodes = ViewNodes(uses, names, mentions: life.mentions) { !life.deadTypes.contains($0) }
  }

  /// What was left out, a sentence each.
  var notes: [String] {
    var notes: [String] = []
    if !leftOut.views.isEmpty {
      let count = CaptureNotes.count(leftOut.views.count, "view", "views")
      notes.append("left out \(count) that nothing but previews shows")
    }
    if !leftOut.unopened.isEmpty {
      let count = CaptureNotes.count(leftOut.unopened.count, "view", "views")
      notes.append("left out \(count) in sheets that no code opens")
    }
    if !leftOut.classes.isEmpty {
      let count = CaptureNotes.count(leftOut.classes.count, "class", "classes")
      notes.append("left out \(count) of views and controllers that nothing names")
    }
    let xibs = leftOut.scenes.count(where: IBScene.isXib)
    if leftOut.scenes.count > xibs {
      let count = CaptureNotes.count(leftOut.scenes.count - xibs, "scene", "scenes")
      notes.append("left out \(count) of storyboards that nothing leads to")
    }
    if xibs > 0 {
      notes.append("left out \(CaptureNotes.count(xibs, "xib", "xibs")) that nothing loads")
    }
    if !leftOut.members.isEmpty {
      let count = CaptureNotes.count(leftOut.members.count, "part", "parts")
      notes.append("left out \(count) of views that no code shows")
    }
    return notes
  }

  /// Whether anything leads to a scene; one that nothing leads to is counted.
  mutating func isReached(scene: String?) -> Bool {
    guard let scene, life.deadScenes.contains(scene) else { return true }
    leftOut.scenes.insert(scene)
    return false
  }

  /// Leaves out what is not shown, and says of the rest what stands around it wherever it is shown.
  mutating func settle(_ screen: inout Screen, _ places: [String: ElementPlace]) {
    // What is set on the bar of another controller is a screen behind a dot.
    let type = screen.id.prefix { $0 != "." }
    if life.deadTypes.contains(String(type)), isOfCode(screen) {
      if life.classes.contains(String(type)) {
        leftOut.classes.insert(String(type))
      } else {
        leftOut.views.insert(screen.id)
      }
      screen.elements = []
      return
    }
    // Of an empty title in a titled screen it is not known which one counts.
    if screen.title.value?.isBlank ?? false, titled.contains(screen.id) {
      screen.title = .notMeasured
    }
    var unshown: Set<Int> = []
    for index in screen.elements.indices {
      let place = places[screen.elements[index].id] ?? ElementPlace()
      if place.isPart {
        unshown.insert(index)
      } else if let member = place.looseMember, isWholeApp, !life.mentions.names(member) {
        leftOut.members.insert("\(screen.id).\(member)")
        unshown.insert(index)
      } else if let flag = place.flag, unset.contains(ViewSlot(type: screen.id, name: flag)) {
        leftOut.members.insert("\(screen.id).\(flag)")
        unshown.insert(index)
      }
      if !settleViews(of: &screen.elements[index], place) { unshown.insert(index) }
      let shown = nodes.shown(place.isOpened ? nil : screen.id, place.slots, names)
      // All holds of views that only show one another: who shows them is not known.
      let isUnmet = shown.contains(.unmet) && shown != .everything
      if isUnmet, screen.elements[index].origin?.format == SwiftSourceReader.format {
        leftOut.unopened.insert(screen.id)
        unshown.insert(index)
      }
      ShownViews.settle(&screen.elements[index], shown, in: screen.id)
    }
    screen.remove(ShownViews.withoutParents(unshown, in: screen))
  }

  /// Whether none of a screen is of a storyboard or xib, which may be named as a class is.
  private func isOfCode(_ screen: Screen) -> Bool {
    screen.elements.allSatisfy { $0.origin?.format == SwiftSourceReader.format }
  }

  /// Judges an element by what the views of the app in it show.
  ///
  /// - Returns: whether it is there at all.
  private func settleViews(of element: inout Element, _ place: ElementPlace) -> Bool {
    if !place.openViews.isEmpty, let whole = contents.whole(of: place.openViews),
      whole.hasPicture, !whole.hasWords, !whole.hasControls
    {
      element.label = .none
      element.text = .none
      element.source?.expression = nil
    }
    if contents.mayAct(place.viewsBeside) { element.action = .notMeasured }
    guard !place.tappedViews.isEmpty else { return true }
    guard let whole = contents.whole(of: place.tappedViews) else { return false }
    return !whole.hasControls && (whole.hasWords || whole.hasPicture)
  }

  /// Elements of which all that is inside goes too.
  private static func withoutParents(_ left: Set<Int>, in screen: Screen) -> Set<Int> {
    left.filter { index in
      (index..<screen.elements[index].subtreeEnd).allSatisfy(left.contains)
    }
  }

  private static func settle(
    _ element: inout Element, _ shown: Shown, in type: String
  ) {
    guard element.origin?.format == SwiftSourceReader.format, !shown.isEmpty else { return }
    if shown.contains(.hidden) { element.hidden = true }
    guard !element.role.isControl else {
      let isNameless =
        element.label.isMeasured && element.label.value?.isBlank ?? true
        && element.text.value?.isBlank ?? true
      if shown.contains(.named), isNameless {
        element.label = .notMeasured
        element.text = .notMeasured
        if element.source?.expression == nil {
          element.source?.expression = "what stands around \(type)"
        }
      }
      return
    }
    if shown.contains(.untapped), element.action.isMeasured { element.action = .notMeasured }
    if shown.contains(.covered), element.role == .image, element.label == .none {
      element.label = .notMeasured
      element.source?.expression = "what stands around \(type)"
    }
  }

  /// The properties that views leave off, or empty, and that no other code gives anything.
  ///
  /// - Complexity: O(properties + names).
  private static func unset(_ uses: [ViewUses]) -> Set<ViewSlot> {
    var unset: Set<ViewSlot> = []
    for file in uses {
      for (type, flags) in file.flags where file.ownViews.contains(type) {
        for flag in flags { unset.insert(ViewSlot(type: type, name: flag)) }
      }
    }
    unset.subtract(closed(uses))
    guard !unset.isEmpty else { return [] }
    func number(_ slot: ViewSlot) -> UInt32 { NameMentions.number(of: slot.name.utf8) }
    let wanted = Set(unset.map(number))
    // By name how many pieces of code give it something, and how many of these are the view's own.
    var all: [UInt32: Int] = [:]
    var own: [String: [UInt32: Int]] = [:]
    for file in uses {
      for (owner, names) in file.mentions {
        // Where a view is extended elsewhere its properties may be set.
        let view = owner.type.flatMap { file.ownViews.contains($0) ? $0 : nil }
        let isOwn = view.map { file.flags[$0] != nil } ?? false
        for name in names.given where wanted.contains(name) {
          all[name, default: 0] += 1
          if isOwn, let view { own[view, default: [:]][name, default: 0] += 1 }
        }
      }
    }
    return unset.filter { all[number($0)] == own[$0.type]?[number($0)] }
  }

  /// The properties that a closure behind a call of their view may be.
  ///
  /// - Complexity: O(properties + names).
  private static func closed(_ uses: [ViewUses]) -> Set<ViewSlot> {
    let closures: Set<ViewSlot> = uses.reduce(into: []) { $0.formUnion($1.closures) }
    guard !closures.isEmpty else { return [] }
    let slots = Dictionary(grouping: closures) { NameMentions.number(of: $0.type.utf8) }
    var closed: Set<ViewSlot> = []
    for file in uses {
      for names in file.mentions.values {
        for number in names.closed { closed.formUnion(slots[number] ?? []) }
      }
    }
    return closed
  }
}
