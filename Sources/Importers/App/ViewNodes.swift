/// The views of an app and the parts they are given, with what stands around each wherever it is
/// shown.
struct ViewNodes {
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
  init(
    _ uses: [ViewUses], _ slots: SlotNames, mentions: NameMentions, isAlive: (String) -> Bool
  ) {
    for file in uses {
      for (type, use) in file.ofTypes where isAlive(use.owner) {
        add(use, at: ViewNodes.node(type), slots)
      }
      for (slot, use) in file.ofSlots where isAlive(use.owner) { add(use, at: slot, slots) }
      for (type, use) in file.ofDefaults where isAlive(use.owner) {
        // Without a part of the name it is any value.
        let isKnown = use.slots.contains { slots.property($0) != nil }
        if isKnown { add(use, at: ViewNodes.node(type), slots) } else { addAnywhere(type) }
      }
    }
    for (slot, number) in numbers where slot.name == "self" && mentions.calls(slot.type) {
      // Made by code that is not read as a view; what is around it there is not known.
      places[number].append(Place(own: [], around: []))
    }
    solve()
  }

  private mutating func addAnywhere(_ type: String) {
    places[number(of: ViewNodes.node(type))].append(Place(own: [], around: []))
  }

  /// What holds of what a type shows, in the parts of other views that it is given as.
  ///
  /// - Parameter type: the type; nil for what opens from it.
  func shown(_ type: String?, _ slots: [ViewSlot], _ names: SlotNames) -> Shown {
    let own = type.map { [ViewNodes.node($0)] } ?? []
    let nodes = own + slots.compactMap(names.property)
    return nodes.reduce([]) { all, node in
      all.union(numbers[node].map { shown[$0] } ?? names.shown(ofMember: node) ?? [])
    }
  }

  private mutating func number(of node: ViewSlot) -> Int {
    if let number = numbers[node] { return number }
    numbers[node] = places.count
    places.append([])
    inside.append([])
    return places.count - 1
  }

  /// The nodes of parts; what a member of a type stands in is known from the code that shows it.
  private mutating func numbers(of parts: [ViewSlot], _ slots: SlotNames) -> [Int] {
    parts.compactMap(slots.property).map { part in
      let number = number(of: part)
      if places[number].isEmpty, let shown = slots.shown(ofMember: part) {
        places[number].append(Place(own: shown, around: []))
      }
      return number
    }
  }

  private mutating func add(_ use: ViewUse, at node: ViewSlot, _ slots: SlotNames) {
    let isView = node.name == ViewNodes.node("").name
    // What a view shows of itself says nothing of where it stands.
    if isView, use.owner == node.type { return }
    let number = number(of: node)
    // Where a view stands that is given a part, whoever gives the part tells.
    let isIn = isView && !use.isOpened
    let owner = isIn ? [self.number(of: ViewNodes.node(use.owner))] : []
    let around = owner + numbers(of: use.slots, slots)
    places[number].append(Place(own: Shown(use.cover), around: around))
    for node in around { inside[node].append(number) }
  }

  /// What holds everywhere is what is left when all that some place rules out is taken away.
  private mutating func solve() {
    shown = places.map { $0.isEmpty ? [] : .everything }
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
