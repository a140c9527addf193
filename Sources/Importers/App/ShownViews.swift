import AuditCore

/// Which views of an app are met by themselves, as far as all of its code tells.
struct ShownViews {
  private let nodes: ViewNodes
  private let names: SlotNames
  /// The views that only dead code or previews show.
  private let dead: Set<String>
  private let mentions: NameMentions
  private let isWholeApp: Bool
  /// The views that are shown where the screen has a title.
  private let titled: Set<String>
  /// The properties of views that nothing turns on.
  private let unset: Set<ViewSlot>
  private let classes: Set<String>
  private let contents: ViewContents
  private var leftOut: (views: Set<String>, classes: Set<String>, members: Set<String>) =
    ([], [], [])

  /// - Parameter isWholeApp: whether all code is here that may show a view.
  /// - Complexity: O(names + places where views are shown).
  init(_ uses: [ViewUses], isWholeApp: Bool) {
    self.isWholeApp = isWholeApp
    classes = uses.reduce(into: []) { $0.formUnion($1.ownClasses) }
    let (dead, mentions) = ShownViews.life(uses, isWholeApp: isWholeApp)
    self.dead = dead
    self.mentions = mentions
    unset = isWholeApp ? ShownViews.unset(uses) : []
    titled = uses.reduce(into: []) { $0.formUnion($1.titled) }
    contents = ViewContents(uses)
    names = SlotNames(uses)
    nodes = ViewNodes(uses, names, mentions: mentions) { !dead.contains($0) }
  }

  /// What was left out, a sentence each.
  var notes: [String] {
    var notes: [String] = []
    if !leftOut.views.isEmpty {
      let count = CaptureNotes.count(leftOut.views.count, "view", "views")
      notes.append("left out \(count) that nothing but previews shows")
    }
    if !leftOut.classes.isEmpty {
      let count = CaptureNotes.count(leftOut.classes.count, "class", "classes")
      notes.append("left out \(count) of views and controllers that nothing names")
    }
    if !leftOut.members.isEmpty {
      let count = CaptureNotes.count(leftOut.members.count, "part", "parts")
      notes.append("left out \(count) of views that no code shows")
    }
    return notes
  }

  /// Leaves out what is not shown, and says of the rest what stands around it wherever it is shown.
  mutating func settle(_ screen: inout Screen, _ places: [String: ElementPlace]) {
    // What is set on the bar of another controller is a screen behind a dot.
    let type = screen.id.prefix { $0 != "." }
    if dead.contains(String(type)), isOfCode(screen) {
      if classes.contains(String(type)) {
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
      } else if let member = place.looseMember, isWholeApp, !mentions.names(member) {
        leftOut.members.insert("\(screen.id).\(member)")
        unshown.insert(index)
      } else if let flag = place.flag, unset.contains(ViewSlot(type: screen.id, name: flag)) {
        leftOut.members.insert("\(screen.id).\(flag)")
        unshown.insert(index)
      }
      if !settleViews(of: &screen.elements[index], place) { unshown.insert(index) }
      let shown = nodes.shown(place.isOpened ? nil : screen.id, place.slots, names)
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
        let isOwn = file.ownViews.contains(owner) && file.flags[owner] != nil
        for name in names.given where wanted.contains(name) {
          all[name, default: 0] += 1
          if isOwn { own[owner, default: [:]][name, default: 0] += 1 }
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

  /// The views that nothing alive shows, and the names that stand in all other code.
  ///
  /// - Complexity: O(names).
  private static func life(
    _ uses: [ViewUses], isWholeApp: Bool
  ) -> (dead: Set<String>, mentions: NameMentions) {
    var mentions = NameMentions()
    var ofViews: [String: NameMentions] = [:]
    var unmet: Set<String> = []
    var classes: Set<String> = []
    for file in uses {
      unmet.formUnion(file.ownViews)
      classes.formUnion(file.ownClasses)
    }
    for file in uses {
      for (owner, names) in file.mentions {
        // Of two types of a name one may be for other apps.
        if owner.isEmpty || !isWholeApp || !unmet.contains(owner) {
          mentions.formUnion(names)
        } else {
          ofViews[owner, default: NameMentions()].formUnion(names)
        }
      }
    }
    guard isWholeApp else { return ([], mentions) }
    var pending = unmet.filter {
      mentions.names($0) || classes.contains($0) && mentions.quotes($0)
    }
    let views = Dictionary(grouping: unmet) { NameMentions.number(of: $0.utf8) }
    while let view = pending.popFirst() {
      guard unmet.remove(view) != nil, let names = ofViews.removeValue(forKey: view) else {
        continue
      }
      mentions.formUnion(names)
      for number in names.named { pending.formUnion(views[number] ?? []) }
      for number in names.quoted {
        pending.formUnion((views[number] ?? []).filter(classes.contains))
      }
    }
    return (unmet, mentions)
  }
}
