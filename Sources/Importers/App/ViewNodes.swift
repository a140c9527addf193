/// The views of an app and the parts they are given, with what stands around each wherever it is
/// shown.
struct ViewNodes {
  /// What holds of a view wherever it is shown.
  struct Shown: OptionSet {
    let rawValue: UInt8

    /// It is no stop by itself: it is a part of something, or hidden.
    static let covered = Shown(rawValue: 1)
    static let hidden = Shown(rawValue: 2)
    /// What a tap on it does is offered by something around it, or to nobody.
    static let untapped = Shown(rawValue: 4)

    static let all: Shown = [.covered, .hidden, .untapped]

    init(rawValue: UInt8) { self.rawValue = rawValue }

    init(_ cover: ViewCover) {
      self = []
      if !cover.isEmpty { insert(.covered) }
      if cover.contains(.hidden) { insert(.hidden) }
      if !cover.isDisjoint(with: [.control, .hidden, .ignored, .acting]) { insert(.untapped) }
    }
  }

  private struct Place {
    /// What holds there whatever is around.
    var own: Shown
    /// The nodes around.
    var around: [Int]
  }

  private var numbers: [ViewSlot: Int] = [:]
  private var places: [[Place]] = []
  private var inside: [[Int]] = []
  private var shown: [Shown] = []

  /// A view is a slot without a name of its own, so that one list holds both.
  private static func node(_ type: String) -> ViewSlot { ViewSlot(type: type, name: "self") }

  /// - Parameter isAlive: whether a type is shown at all; where dead code shows something counts for
  ///   nothing.
  /// - Complexity: O(places).
  init(_ uses: [ViewUses], mentions: NameMentions, isAlive: (String) -> Bool) {
    let slots = SlotNames(uses)
    for file in uses {
      for (type, use) in file.ofTypes where isAlive(use.owner) {
        add(use, at: ViewNodes.node(type), slots)
      }
      for (slot, use) in file.ofSlots where isAlive(use.owner) { add(use, at: slot, slots) }
    }
    for (slot, number) in numbers where slot.name == "self" && mentions.calls(slot.type) {
      // Made by code that is not read as a view; what is around it there is not known.
      places[number].append(Place(own: [], around: []))
    }
    solve()
  }

  /// What holds of what a type shows, in the parts of other views that it is given as.
  func shown(_ type: String, _ slots: [ViewSlot], _ names: SlotNames) -> Shown {
    let nodes = [ViewNodes.node(type)] + slots.compactMap(names.property)
    return nodes.reduce([]) { all, node in
      all.union(numbers[node].map { shown[$0] } ?? [])
    }
  }

  private mutating func number(of node: ViewSlot) -> Int {
    if let number = numbers[node] { return number }
    numbers[node] = places.count
    places.append([])
    inside.append([])
    return places.count - 1
  }

  private mutating func add(_ use: ViewUse, at node: ViewSlot, _ slots: SlotNames) {
    let isView = node.name == ViewNodes.node("").name
    // What a view shows of itself says nothing of where it stands.
    if isView, use.owner == node.type { return }
    let number = number(of: node)
    // Where a view stands that is given a part, whoever gives the part tells.
    let owner = isView ? [ViewNodes.node(use.owner)] : []
    let around = (owner + use.slots.compactMap(slots.property)).map { self.number(of: $0) }
    places[number].append(Place(own: Shown(use.cover), around: around))
    for node in around { inside[node].append(number) }
  }

  /// What holds everywhere is what is left when all that some place rules out is taken away.
  private mutating func solve() {
    shown = places.map { $0.isEmpty ? [] : .all }
    var pending = Array(places.indices)
    while let node = pending.popLast() {
      var now = shown[node]
      for place in places[node] {
        now.formIntersection(place.around.reduce(place.own) { $0.union(shown[$1]) })
      }
      guard now != shown[node] else { continue }
      shown[node] = now
      pending += inside[node]
    }
  }
}

/// What the parts are called that views of the app are given.
struct SlotNames {
  private var shown: Set<ViewSlot> = []
  private var properties: [ViewSlot: String] = [:]
  private var ofType: [String: Set<String>] = [:]

  init(_ uses: [ViewUses]) {
    for file in uses {
      for (slot, _) in file.ofSlots {
        shown.insert(slot)
        ofType[slot.type, default: []].insert(slot.name)
      }
      properties.merge(file.propertyNames) { one, _ in one }
    }
  }

  /// The property that holds what is given under a label; nil where that is not known.
  func property(_ slot: ViewSlot) -> ViewSlot? {
    if !slot.name.isEmpty {
      if let name = properties[slot] { return ViewSlot(type: slot.type, name: name) }
      return shown.contains(slot) ? slot : nil
    }
    // The closure without a label is the only part, or the content.
    let names = ofType[slot.type] ?? []
    let name = names.count == 1 ? names.first : names.first { $0 == "content" }
    return name.map { ViewSlot(type: slot.type, name: $0) }
  }
}
