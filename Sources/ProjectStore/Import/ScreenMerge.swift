import AuditCore
import LosslessJSON

/// Plans the edits that bring captures into a project.
struct ScreenMerge {
  private let document: JSONDocument
  private let fixes: [String: [RecordedFix]]
  private let platform: Platform
  private let day: String
  private(set) var edits = EditBatch()
  var summary = ImportSummary()

  init(project: Project, day: String) {
    document = project.document
    fixes = Dictionary(
      grouping: project.review.fixes.filter { $0.locale == nil }, by: \.element)
    platform = project.facts.platform
    self.day = day
  }

  /// Adds screens at the end of the project's list.
  mutating func add(_ screens: [Screen]) {
    let values = screens.map { ElementFragments($0.stated(in: platform)).screenFragment }
    guard !values.isEmpty else { return }
    let list = document.value(at: ["screens"])
    append(values, to: list, of: JSONDocument.root, named: "screens", at: nil)
  }

  /// Takes down that a screen is called otherwise in the code now.
  mutating func noteRenamed(_ old: String, _ new: String) {
    summary.renamedScreens.append(ImportSummary.Renaming(id: old, name: new))
  }

  /// Marks what sources showed of a screen, and do not any more.
  mutating func miss(_ screen: Screen, in roots: [SourceRoot]) {
    let sourced = screen.elements.filter { element in
      element.missingSince == nil && roots.contains { $0.isOfSources(element) }
    }
    guard !sourced.isEmpty else { return }
    let missed = sourced.filter { element in roots.contains { $0.misses(element) } }
    for element in missed { markGone(element) }
    if missed.count == sourced.count {
      summary.goneScreens.append(screen.id)
    } else {
      summary.unseenScreens += 1
    }
  }

  /// Updates a screen with its new capture.
  mutating func update(_ old: Screen, with new: Screen, of root: SourceRoot) {
    summary.updatedScreens.append(old.id)
    if !old.title.isMeasured, let title = new.title.value {
      set("title", .string(title), of: old.node, after: ["id"])
    }
    if let size = new.size, old.size != size {
      let sides = [size.width, size.height].compactMap(ElementMembers.number)
      if sides.count == 2 { set("size", .array(sides), of: old.node, after: ["title", "id"]) }
    }
    if let other = new.platform, other != old.platform ?? platform {
      set("platform", .string(other.rawValue), of: old.node, after: ["size", "title", "id"])
    }
    if let picture = new.screenshot, old.screenshot != picture {
      set(
        "screenshot", .string(picture), of: old.node,
        after: ["platform", "size", "title", "id"])
    }
    if let locales = new.locales, old.locales != locales {
      set("locales", .strings(locales), of: old.node, after: ["screenshot", "size", "title", "id"])
    }
    let matching = ElementMatching(old: old, new: new)
    let formats = Set(new.elements.compactMap { $0.origin?.format })
    let files = Set(new.elements.compactMap { $0.source?.file })
    for (index, element) in old.elements.enumerated() {
      if let found = matching.newOfOld[index] {
        update(element, of: old, with: new.elements[found])
      } else if root.isOfSources(element) {
        // A file that shows the rest of the screen was read.
        let isRead = element.source.map { files.contains($0.file) } ?? false
        if isRead || root.misses(element) { markGone(element) }
      } else if let origin = element.origin, formats.contains(origin.format) {
        // What only another tool shows, or no capture ever did, is not missed by this one.
        markGone(element)
      }
    }
    insert(new, into: old, matching)
  }

  // MARK: - Elements that are still there

  private mutating func update(_ old: Element, of screen: Screen, with new: Element) {
    var change = MemberChanges(old: old, new: new)
    change.hold(fixes["\(screen.id)/\(old.id)"] ?? [])
    summary.pendingFixes += change.heldFixes
    var isChanged = false
    for member in change.members {
      // A new place in the capture alone is no news for a reviewer.
      if member.name != "origin" { isChanged = true }
      set(member.name, member.value, of: old.node, after: change.before(member.name))
    }
    if member("missingSince", of: old.node) != nil {
      edits.add(.removeMember(object: old.node, name: "missingSince"))
      isChanged = true
    }
    if isChanged { summary.changed += 1 } else { summary.kept += 1 }
  }

  private mutating func markGone(_ element: Element) {
    summary.gone += 1
    guard member("missingSince", of: element.node) == nil else { return }
    set("missingSince", .string(day), of: element.node, after: ["origin"])
  }

  private mutating func set(
    _ name: String, _ value: JSONFragment, of node: Int, after: [String]
  ) {
    edits.add(.setMember(object: node, name: name, to: value, placement: .after(after)))
  }

  private func member(_ name: String, of node: Int) -> Int? {
    document.withReader { $0.member(name, of: node) }
  }

  // MARK: - Elements that are new

  /// New elements go behind the one they follow in the capture, where that is in the same list.
  private mutating func insert(_ new: Screen, into old: Screen, _ matching: ElementMatching) {
    guard matching.oldOfNew.left > 0 else { return }
    var fresh = new
    var ids = Set(old.elements.map(\.id))
    for index in new.elements.indices where matching.oldOfNew[index] == nil {
      fresh.elements[index].id = ProjectImport.uniqueID(new.elements[index].id, in: ids)
      ids.insert(fresh.elements[index].id)
      summary.added += 1
    }
    let fragments = ElementFragments(fresh) { matching.oldOfNew[$0] == nil }
    var places = OldPlaces(old)
    // New elements that go to the same place of the same list, in order.
    var runs: [InsertionPlace: [JSONFragment]] = [:]
    var order: [InsertionPlace] = []
    for index in new.elements.indices where matching.oldOfNew[index] == nil {
      let parent = new.elements[index].parent
      var home: Int?
      if let parent {
        guard let known = matching.oldOfNew[parent] else { continue }
        home = known
      }
      let place = InsertionPlace(
        home: home, at: places.place(of: index, in: new, under: home, matching))
      if runs[place] == nil { order.append(place) }
      runs[place, default: []].append(fragments.fragment(index))
    }
    for place in order {
      let owner = place.home.map { old.elements[$0].node } ?? old.node
      let name = place.home == nil ? "elements" : "children"
      append(runs[place] ?? [], to: member(name, of: owner), of: owner, named: name, at: place.at)
    }
  }

  private mutating func append(
    _ values: [JSONFragment], to list: Int?, of owner: Int, named name: String, at place: Int?
  ) {
    let count = list.map { list in document.withReader { $0.memberCount(list) } } ?? 0
    guard let list, count > 0 else {
      edits.add(ListEdit(values) { .setMember(object: owner, name: name, to: $0) })
      return
    }
    edits.add(ListEdit(values, array: list, at: min(place ?? count, count)))
  }
}

/// A place in one of a screen's lists of elements.
private struct InsertionPlace: Hashable {
  /// The element whose children they are, or nil for the screen's own.
  let home: Int?
  let at: Int
}

/// Where the elements of a screen stand in their lists.
private struct OldPlaces {
  private let old: Screen
  /// For every element its place among its siblings.
  private var places: [Int]

  init(_ old: Screen) {
    self.old = old
    places = []
    var counts: [Int: Int] = [:]
    for element in old.elements {
      let home = element.parent ?? -1
      places.append(counts[home, default: 0])
      counts[home, default: 0] += 1
    }
  }

  /// The place behind the nearest earlier sibling that is in the same list; 0 where there is none.
  ///
  /// - Complexity: O(earlier siblings that are new or elsewhere).
  mutating func place(
    of index: Int, in new: Screen, under home: Int?, _ matching: ElementMatching
  ) -> Int {
    let parent = new.elements[index].parent
    var at = index - 1
    let first = parent.map { $0 + 1 } ?? 0
    while at >= first {
      // Step from the last element inside a sibling up to the sibling.
      while let up = new.elements[at].parent, up != parent { at = up }
      if let known = matching.oldOfNew[at], old.elements[known].parent == home {
        return places[known] + 1
      }
      at -= 1
    }
    return 0
  }
}
