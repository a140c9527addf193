import AuditCore

/// Lists of bar items, of which code reaches the members by their places:
/// `toolbarItems = [share, space, send]` and `toolbarItems?[2].accessibilityLabel = "Send"`; and bar items
/// that show a control of their own.
extension UIKitReader {
  /// What is set on a member of a list.
  struct ListMember {
    let list: String
    /// Its place in the list; nil where it is not known.
    let place: Int?
    let property: String
    let value: Range<Int>
  }

  // MARK: Lists

  /// Takes down which controls a list holds, and makes those that are made in it.
  mutating func noteList(_ path: [String], _ value: Range<Int>) {
    guard let property = path.last, let open = value.first else { return }
    if path.count > 2, property.hasPrefix("accessibility"),
      ["first", "last"].contains(path[path.count - 2])
    {
      let list = path[path.count - 3]
      let place = path[path.count - 2] == "first" ? 0 : nil
      listed.append(ListMember(list: list, place: place, property: property, value: value))
      return
    }
    guard UIKitReader.holdsItems(property), code.opens(open, "[") else { return }
    guard code.past(open) == value.upperBound else { return }
    let items = code.arguments(code.inside(open)).prefix(UIKitReader.mostItems)
    lists[property, default: []].append(items.map { item($0.value) })
  }

  private mutating func item(_ value: Range<Int>) -> Int? {
    guard let first = value.first else { return nil }
    let isMade =
      makesImplicitly(first)
      || code.kind(first) == .identifier && UIKitControl.role(of: code.text(first)) != nil
    guard isMade else {
      guard code.kind(first) == .identifier else { return nil }
      let path = code.path(at: first, before: value.upperBound)
      return path.count == 1 ? control(named: code.text(path.first)) : nil
    }
    let count = controls.count
    _ = readCreation(first, named: "")
    made.insert(first)
    return controls.count > count ? count : nil
  }

  /// Whether a property holds the items of a bar.
  private static func holdsItems(_ property: String) -> Bool {
    property == "toolbarItems" || property == "items" || property.hasSuffix("BarButtonItems")
  }

  /// No bar has more items.
  private static let mostItems = 32

  /// Reads what is set on a member of a list: `toolbarItems?[2].accessibilityLabel = "Send"`.
  ///
  /// - Parameters:
  ///   - names: those of the path to the list.
  ///   - open: the bracket with the member's place.
  mutating func readMember(of names: [String], _ open: Int, before end: Int) {
    guard let list = names.last, UIKitReader.holdsItems(list) else { return }
    let place = code.inside(open)
    var at = code.past(open)
    if code.kind(at) == .unwrap { at += 1 }
    guard code.kind(at) == .dot, code.kind(at + 1) == .identifier, code.isText(at + 2, "=") else {
      return
    }
    let number = place.count == 1 ? Int(code.text(place.lowerBound)) : nil
    let value = at + 3..<code.statementEnd(at + 3, before: end)
    guard !value.isEmpty else { return }
    listed.append(
      ListMember(list: list, place: number, property: code.text(at + 1), value: value))
  }

  /// Sets what is set on members of lists, when all lists are known; where it is not known which
  /// control a member is, each that it may be is one that code may name.
  mutating func nameMembers() {
    for member in listed {
      let lists = lists[member.list] ?? []
      if lists.count == 1, let place = member.place, lists[0].indices.contains(place) {
        guard let number = lists[0][place] else { continue }
        controls[number].set(member.property, to: member.value, code)
        continue
      }
      guard member.property.hasPrefix("accessibility"), member.property.hasSuffix("Label") else {
        continue
      }
      let all =
        lists.isEmpty
        ? controls.indices.filter { controls[$0].isItem } : lists.flatMap { $0.compactMap(\.self) }
      for number in all {
        controls[number].handedTo =
          controls[number].handedTo ?? "\(member.list)[…].\(member.property)"
      }
    }
  }

  // MARK: Views of items

  /// Takes down that a bar item shows a control: `item.customView = button`.
  mutating func noteView(_ path: [String], _ value: Range<Int>) {
    guard path.last == "customView" else { return }
    if path.count > 1 {
      guard let item = path.dropLast().lazy.reversed().compactMap(control).first else { return }
      noteView(value, of: item)
    } else if isItem, let view = control(value) {
      // Whoever has the item may name it, and the item itself.
      controls[view].handedTo = controls[view].handedTo ?? "accessibilityLabel"
    }
  }

  /// Takes down that a bar item shows a control.
  mutating func noteView(_ value: Range<Int>, of item: Int) {
    if let view = control(value) { shown.append((item, view)) }
  }

  private func control(_ value: Range<Int>) -> Int? {
    guard let first = value.first, code.kind(first) == .identifier else { return nil }
    let path = code.path(at: first, before: value.upperBound)
    return path.end == value.upperBound ? control(named: code.text(path.last)) : nil
  }

  /// Says of controls on items that are given a label that this may name them.
  mutating func nameViews() {
    for (item, view) in shown where item != view {
      guard controls[item].label != nil || controls[item].handedTo != nil else { continue }
      controls[view].handedTo =
        controls[view].handedTo ?? controls[item].handedTo ?? "accessibilityLabel of its item"
      // The two are met as one.
      controls[item].label = nil
      controls[item].hasPicture = false
    }
  }
}
