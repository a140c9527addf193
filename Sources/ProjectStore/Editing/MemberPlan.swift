import AuditCore
import LosslessJSON

/// How a member of an element is set, in the base language or in another one.
struct MemberPlan {
  let place: MemberPlace
  let element: Int
  let from: FixValue
  let to: FixValue

  /// The edit that does it, or nil where the member is so already.
  ///
  /// - Throws: `EditConflict` when the member is not what it was when the change was made.
  func edit(_ reader: JSONReader) throws(EditConflict) -> JSONEdit? {
    let name = place.member.rawValue
    let languages = reader.member("localized", of: element)
    let language = place.locale.flatMap { locale in
      languages.flatMap { reader.member(locale, of: $0) }
    }
    let holder = place.locale == nil ? element : language
    let node = holder.flatMap { reader.member(name, of: $0) }
    guard !reader.is(node, to) else { return nil }
    // A flag has no value for "measured and none": null and absent read as the same.
    let isUnset = place.member == .decorative && from == .absent && node.map(reader.isNull) == true
    guard isUnset || reader.is(node, from) else {
      throw EditConflict(
        place: place.words, expected: from.words, found: words(node, reader),
        current: CurrentMember(place, node.map { FixValue($0, reader) } ?? .absent))
    }
    if to == .absent { return holder.map { removal(of: name, from: $0, reader) } }
    let value = ReviewFragments.value(to)
    if let holder {
      return .setMember(
        object: holder, name: name, to: value, placement: .after(Self.before(name)))
    }
    return languageEdit(JSONFragmentMember(name, value), languages, reader)
  }

  /// Adds a language, beside those that are there.
  private func languageEdit(
    _ member: JSONFragmentMember, _ languages: Int?, _ reader: JSONReader
  ) -> JSONEdit? {
    guard let locale = place.locale else { return nil }
    let language = JSONFragment.object([member], layout: .oneLine)
    if let languages, !reader.isNull(languages) {
      return .setMember(object: languages, name: locale, to: language)
    }
    return .setMember(
      object: element, name: "localized",
      to: .object([JSONFragmentMember(locale, language)], layout: .oneLine),
      placement: .after(Self.before("localized")))
  }

  /// Takes a member out, and the language with it when nothing is left there.
  private func removal(of name: String, from holder: Int, _ reader: JSONReader) -> JSONEdit {
    guard let locale = place.locale, reader.memberCount(holder) == 1,
      let languages = reader.member("localized", of: element)
    else { return .removeMember(object: holder, name: name) }
    return reader.memberCount(languages) == 1
      ? .removeMember(object: element, name: "localized")
      : .removeMember(object: languages, name: locale)
  }

  private func words(_ node: Int?, _ reader: JSONReader) -> String {
    guard let node else { return FixValue.absent.words }
    switch reader.kind(node) {
    case .number: return reader.numberSpelling(node) ?? "a number"
    case .object: return "an object"
    default: return FixValue(node, reader).words
    }
  }

  /// The members that stand before one in the format's order, the nearest first.
  private static func before(_ name: String) -> [String] {
    let order = ElementReader.Member.allCases.map(\.rawValue)
    guard let at = order.firstIndex(of: name) else { return [] }
    return order[..<at].reversed()
  }
}

extension JSONReader {
  /// Whether a member is what a value says, byte for byte after decoding; text that only looks the
  /// same is another text.
  fileprivate func `is`(_ node: Int?, _ value: FixValue) -> Bool {
    guard let node else { return value == .absent }
    return value != .absent && equals(node, ReviewFragments.value(value))
  }

  /// The node of an element.
  ///
  /// - Complexity: O(screens, and elements of the one screen).
  func element(_ place: MemberPlace) -> Int? {
    guard let screens = member("screens", of: JSONDocument.root) else { return nil }
    for screen in elements(screens) {
      guard let id = member("id", of: screen), stringEquals(id, place.screen),
        let elements = member("elements", of: screen)
      else { continue }
      return find(place.element, in: elements)
    }
    return nil
  }

  /// The document's depth is bounded, so this cannot run the stack out.
  private func find(_ id: String, in list: Int) -> Int? {
    for element in elements(list) {
      if let own = member("id", of: element), stringEquals(own, id) { return element }
      if let children = member("children", of: element), let found = find(id, in: children) {
        return found
      }
    }
    return nil
  }
}
