import AuditCore

/// Tells controls that they are repeated where the row of a list shows the view they are in.
struct RowJoining {
  /// A view that rows show.
  private struct Row {
    /// What the item of a row is called.
    var item: String?
    /// The properties of the view that hold the item, or come from it.
    var properties: Set<String>
    /// What properties of the view are in some row or other, as far as that is known of all rows.
    var values: [String: Set<String>]

    /// Whether some row may show what needs properties to be something.
    func mayShow(_ needs: [ViewNeed]) -> Bool { needs.allSatisfy { $0.mayHold(values) } }
  }

  private var shown: [String: [RowViews.Shown]] = [:]
  private var rows: [String: Row] = [:]
  private var known: Set<String> = []
  /// The parts that types show only in what opens: in a sheet, in a menu.
  private var apart: [String: Set<String>] = [:]
  private var open: [String: Set<String>] = [:]
  /// What whoever shows types makes of their properties.
  private var stored: [String: StoredValues] = [:]
  /// The properties that extensions of types set; nil where these may set any.
  private var changed: [String: Set<String>?] = [:]
  /// Types that two files declare, such as two modules; which of them a row shows is not known.
  private var ambiguous: Set<String> = []

  /// Takes in the views that the types of a file show.
  mutating func add(_ types: [String: RowViews]) {
    for (type, views) in types {
      shown[type, default: []] += views.views
      apart[type, default: []].formUnion(views.apartParts)
      open[type, default: []].formUnion(views.openParts)
      if views.isDeclaredHere { stored[type] = views.stored }
      let before: Set<String>? = changed[type, default: []]
      changed.updateValue(before.flatMap { views.changed?.union($0) }, forKey: type)
      if views.isDeclaredHere, !known.insert(type).inserted { ambiguous.insert(type) }
    }
  }

  /// Finds the views that rows show, and those that these show.
  ///
  /// - Complexity: O(shown views), a few times each.
  mutating func finish() {
    for (type, names) in changed {
      guard let names else {
        stored[type] = nil
        continue
      }
      stored[type]?.leaveOut(names)
    }
    for (type, parts) in open { apart[type]?.subtract(parts) }
    for (type, views) in shown { shown[type] = views.filter { !isApart($0.slots) } }
    var pending: [String] = []
    for type in shown.keys.sorted() {
      for view in shown[type] ?? [] where view.isInRow {
        let row = Row(
          item: view.item, properties: RowJoining.properties(of: view, view.variables),
          values: stored[view.type]?.values(of: view, in: [:]) ?? [:])
        if note(row, of: view.type) { pending.append(view.type) }
      }
    }
    while let type = pending.popLast() {
      guard let row = rows[type] else { continue }
      for view in shown[type] ?? [] where !view.isInRow && row.mayShow(view.needs) {
        let inner = Row(
          item: row.item, properties: RowJoining.properties(of: view, row.properties),
          values: stored[view.type]?.values(of: view, in: row.values) ?? [:])
        if note(inner, of: view.type) { pending.append(view.type) }
      }
    }
  }

  /// Whether something is given as a part that is shown in what opens, for one row at a time.
  private func isApart(_ slots: [ViewSlot]) -> Bool {
    slots.contains { slot in
      guard let parts = apart[slot.type], !parts.isEmpty else { return false }
      if !slot.name.isEmpty { return parts.contains(slot.name) }
      return parts.count == 1 && open[slot.type]?.isEmpty ?? true
    }
  }

  /// Takes down that rows show a type.
  ///
  /// - Returns: whether that says something new.
  private mutating func note(_ row: Row, of type: String) -> Bool {
    guard !ambiguous.contains(type) else { return false }
    guard let known = rows[type] else {
      rows[type] = row
      return true
    }
    let properties = known.properties.union(row.properties)
    var values: [String: Set<String>] = [:]
    for (name, literals) in known.values { values[name] = row.values[name]?.union(literals) }
    guard properties != known.properties || values != known.values else { return false }
    rows[type]?.properties = properties
    rows[type]?.values = values
    return true
  }

  /// The properties of a view that are handed one of some names.
  private static func properties(
    of view: RowViews.Shown, _ names: Set<String>
  ) -> Set<String> {
    var properties: Set<String> = []
    for (label, code) in view.arguments where !code.isDisjoint(with: names) {
      // Without a label it is most likely kept under the name it had.
      if label.isEmpty {
        properties.formUnion(code.intersection(names))
      } else {
        properties.insert(label)
      }
    }
    return properties
  }

  /// Says of the controls of a type that they are repeated, where rows show it.
  ///
  /// - Parameter views: what the file shows of the type.
  func fill(_ screen: inout Screen, _ views: RowViews) {
    guard let row = rows[screen.id] else { return }
    for index in screen.elements.indices {
      let id = screen.elements[index].id
      guard let names = views.controls[id], row.mayShow(views.needs[id] ?? []),
        !isApart(views.controlSlots[id] ?? [])
      else { continue }
      screen.elements[index].repeated = true
      if let item = row.item, screen.elements[index].source?.expression == nil,
        !screen.elements[index].object.isMeasured, !names.isDisjoint(with: row.properties)
      {
        screen.elements[index].object = .found(item)
      }
    }
  }
}
