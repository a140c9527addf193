import AuditCore

/// Finds in a screen's new capture the elements its project already has.
///
/// In order: the identifier with role and label; the identifier with the role; role, label and icon
/// at the same depth of the same roles; role, label and icon anywhere; what is called alike, and
/// what alone shows an icon, where one was met on a device and the other in code; elements of one
/// role in the very same frame; those under the same parent, by how much their frames overlap; those without a
/// frame, as elements of sources are, by picture and text, by what they do, and by their file and
/// order; and those of which nothing is known, by their order. Elements with different identifiers
/// are never the same.
struct ElementMatching {
  private let old: Screen
  private let new: Screen
  /// For every new element the index of the old one.
  private(set) var oldOfNew: IndexPairs
  /// For every old element the index of the new one.
  private(set) var newOfOld: IndexPairs

  /// Matches two captures of one screen.
  ///
  /// - Complexity: O(elements) for the keys; O(n × m) for the few left to their frames, bounded.
  init(old: Screen, new: Screen) {
    self.old = old
    self.new = new
    oldOfNew = IndexPairs(count: new.elements.count)
    newOfOld = IndexPairs(count: old.elements.count)
    match { element, _ in Self.identified(element).map { Key(element, $0, withLabel: true) } }
    match { element, _ in Self.identified(element).map { Key(element, $0, withLabel: false) } }
    match { element, roles in Self.told(element).map { Key(element, $0, around: roles) } }
    match { element, _ in Self.told(element).map { Key(element, $0, around: 0) } }
    if isAcross {
      match(onlyAlone: true) { element, _ in
        Self.name(element).map { Key(element, $0, around: 0, labels: false) }
      }
      match(onlyAlone: true) { element, _ in
        element.icon.value.map { Key(element, $0.name, around: 0, labels: false) }
      }
    }
    match { element, roles in
      element.frame.map { FrameKey(frame: $0, around: roles, role: element.role) }
    }
    matchByFrame()
    for isAnywhere in [false, true] {
      match { element, roles in
        Self.shown(element).map {
          Key(element, $0, around: isAnywhere ? 0 : roles, labels: false)
        }
      }
    }
    match { element, _ in Self.acting(element).map { Key(element, $0, around: 0, labels: false) }
    }
    match { element, roles in
      Self.file(element).map { Key(element, $0, around: roles, labels: false) }
    }
    match { element, roles in
      element.frame == nil && Self.identified(element) == nil && Self.told(element) == nil
        ? Key(element, "", around: roles) : nil
    }
  }

  // MARK: - By key

  /// What makes two elements the same at one step.
  private struct Key: Hashable {
    let text: String
    let label: String?
    let around: Int32
    let role: Role

    init(_ element: Element, _ identifier: String, withLabel: Bool) {
      role = element.role
      text = identifier
      label = withLabel ? element.label.value ?? "" : nil
      around = 0
    }

    init(_ element: Element, _ told: String, around: Int, labels: Bool = true) {
      role = element.role
      text = told
      label = labels ? element.label.value : nil
      // A hash, of which half tells as much.
      self.around = Int32(truncatingIfNeeded: around)
    }
  }

  /// What makes two elements the same where they stand in the very same frame.
  private struct FrameKey: Hashable {
    let frame: Rect
    let around: Int
    let role: Role
  }

  /// Pairs elements with the same key; with `onlyAlone` only where each side has one of it.
  private mutating func match<Shared: Hashable>(
    onlyAlone: Bool = false, by key: (Element, _ roles: Int) -> Shared?
  ) {
    let left = oldOfNew.left
    guard left > 0, newOfOld.left > 0 else { return }
    var places: [Shared: Int] = [:]
    var groups: [Group] = []
    // Grown step by step both would stand in memory twice.
    places.reserveCapacity(left)
    groups.reserveCapacity(left)
    let oldRoles = rolesAround(old)
    let newRoles = rolesAround(new)
    for index in new.elements.indices where oldOfNew[index] == nil {
      guard let key = key(new.elements[index], newRoles[index]) else { continue }
      if let place = places[key] {
        groups[place].new.add(index)
      } else {
        places[key] = groups.count
        groups.append(Group(new: Indices(index)))
      }
    }
    for index in old.elements.indices where newOfOld[index] == nil {
      guard let key = key(old.elements[index], oldRoles[index]) else { continue }
      if let place = places[key] { groups[place].old.add(index) }
    }
    for group in groups where !onlyAlone || group.isAlone { pair(group.old.all, group.new.all) }
  }

  /// The elements with one key.
  private struct Group {
    var new: Indices
    var old = Indices.none

    /// Whether each side has one.
    var isAlone: Bool {
      if case .one = new, case .one = old { true } else { false }
    }
  }

  /// Indices of elements; nearly always one, which then needs no list.
  private enum Indices {
    case none
    case one(Int32)
    case several([Int])

    init(_ index: Int) { self = .one(Int32(clamping: index)) }

    var all: [Int] {
      switch self {
      case .none: []
      case .one(let index): [Int(index)]
      case .several(let indices): indices
      }
    }

    mutating func add(_ index: Int) {
      switch self {
      case .none: self = Indices(index)
      case .one(let first): self = .several([Int(first), index])
      case .several(var indices):
        // Given up here first, so that the list is not copied.
        self = .none
        indices.append(index)
        self = .several(indices)
      }
    }
  }

  /// As many on both sides are paired in order; otherwise the nearest are, as far as frames say.
  private mutating func pair(_ olds: [Int], _ news: [Int]) {
    guard !olds.isEmpty else { return }
    if olds.count == news.count || olds.count * news.count > ElementMatching.mostPairs {
      for (one, other) in zip(olds, news) { join(one, other) }
      return
    }
    var left = olds
    for other in news {
      guard
        let place = left.indices.min(by: {
          distance(left[$0], other) < distance(left[$1], other)
        })
      else { return }
      join(left.remove(at: place), other)
    }
  }

  private mutating func join(_ one: Int, _ other: Int) {
    if let before = Self.identified(old.elements[one]),
      let after = Self.identified(new.elements[other]),
      before != after
    {
      return
    }
    guard newOfOld[one] == nil, oldOfNew[other] == nil else { return }
    newOfOld[one] = other
    oldOfNew[other] = one
  }

  // MARK: - By frame

  private mutating func matchByFrame() {
    var unmatched: [Role: [Int]] = [:]
    var total = 0
    for index in old.elements.indices where newOfOld[index] == nil {
      unmatched[old.elements[index].role, default: []].append(index)
    }
    for index in new.elements.indices where oldOfNew[index] == nil {
      let candidates = unmatched[new.elements[index].role] ?? []
      total += candidates.count
      guard total <= ElementMatching.mostPairs else { return }
      var best: (index: Int, overlap: Double)?
      for candidate in candidates where newOfOld[candidate] == nil && isSameHome(candidate, index) {
        let overlap = overlap(candidate, index)
        if overlap >= ElementMatching.leastOverlap, overlap > best?.overlap ?? 0 {
          best = (candidate, overlap)
        }
      }
      if let best { join(best.index, index) }
    }
  }

  private func isSameHome(_ one: Int, _ other: Int) -> Bool {
    guard let home = new.elements[other].parent else { return old.elements[one].parent == nil }
    return oldOfNew[home].map { $0 == old.elements[one].parent } ?? true
  }

  /// The shared area as a part of the area both cover together, 0 to 1.
  private func overlap(_ one: Int, _ other: Int) -> Double {
    guard let a = old.elements[one].frame, let b = new.elements[other].frame else { return 0 }
    return a.overlap(with: b)
  }

  private func distance(_ one: Int, _ other: Int) -> Double {
    guard let a = old.elements[one].frame, let b = new.elements[other].frame else {
      return .greatestFiniteMagnitude
    }
    let (dx, dy) = (a.midX - b.midX, a.midY - b.midY)
    return dx * dx + dy * dy
  }

  // MARK: - Facts

  private static func identified(_ element: Element) -> String? {
    guard let identifier = element.identifier.value, !identifier.isBlank else { return nil }
    return identifier
  }

  /// What an element says or shows; nil where that is nothing, which is no reason to be the same.
  private static func told(_ element: Element) -> String? {
    let icon = element.icon.value?.name ?? ""
    guard !(element.label.value ?? "").isEmpty || !icon.isEmpty else { return nil }
    return icon
  }

  /// Whether one side was met on a device and the other read from code.
  private var isAcross: Bool {
    let formats = [old, new].map { screen in Set(screen.elements.compactMap { $0.origin?.format }) }
    return !formats[1].isSubset(of: formats[0])
  }

  /// What people call an element: its label, else the text on it.
  private static func name(_ element: Element) -> String? {
    let name = element.label.value ?? element.text.value ?? ""
    return name.isBlank ? nil : name
  }

  /// What an element without a frame shows, whatever it is called: a changed label does not make it
  /// another one.
  private static func shown(_ element: Element) -> String? {
    let icon = element.icon.value?.name ?? ""
    let text = element.text.value ?? ""
    guard element.frame == nil, !icon.isEmpty || !text.isEmpty else { return nil }
    return "\(icon)\u{0}\(text)"
  }

  /// What an element without a frame does.
  private static func acting(_ element: Element) -> String? {
    guard element.frame == nil, let action = element.action.value, !action.isEmpty else {
      return nil
    }
    return action
  }

  /// The file an element is written in; those of one role in it are paired in their order.
  private static func file(_ element: Element) -> String? {
    element.frame == nil ? element.source?.file : nil
  }

  /// For every element a number for the roles around it.
  private func rolesAround(_ screen: Screen) -> [Int] {
    var numbers: [Int] = []
    numbers.reserveCapacity(screen.elements.count)
    for element in screen.elements {
      guard let parent = element.parent else {
        numbers.append(1)
        continue
      }
      let role = Role.allCases.firstIndex(of: screen.elements[parent].role) ?? 0
      numbers.append(numbers[parent] &* 31 &+ role &+ 2)
    }
    return numbers
  }

  /// So many pairs are compared by their frames; more are left as they are.
  private static let mostPairs = 4_000_000
  /// Less than this, and it is another element in the same corner.
  private static let leastOverlap = 0.6
}
