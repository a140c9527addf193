import AuditCore
import LosslessJSON

/// The elements of a screen as new values of a document, with the elements inside them.
struct ElementFragments {
  private let screen: Screen
  private let isWanted: (Int) -> Bool

  init(_ screen: Screen, where isWanted: @escaping (Int) -> Bool = { _ in true }) {
    self.screen = screen
    self.isWanted = isWanted
  }

  /// The screen with its elements.
  var screenFragment: JSONFragment {
    var members = ElementFragments.members(of: screen)
    let elements = fragments(in: 0..<screen.elements.count)
    members.append(JSONFragmentMember("elements", .array(elements, layout: .lines)))
    if !screen.reported.isEmpty {
      let reported = ReportedFragments.fragment(screen.reported)
      members.append(JSONFragmentMember("reported", reported))
    }
    return .object(members)
  }

  /// The members of a screen before its elements.
  static func members(of screen: Screen) -> [JSONFragmentMember] {
    var list = MemberList()
    list.add("id", screen.id)
    list.add("title", screen.title)
    if let size = screen.size {
      let sides = [size.width, size.height].compactMap(ElementMembers.number)
      if sides.count == 2 { list.add("size", .array(sides)) }
    }
    list.add("platform", screen.platform.map { .string($0.rawValue) })
    list.add("screenshot", screen.screenshot.map { .string($0) })
    list.add("locales", screen.locales.map { .strings($0) })
    return list.members
  }

  /// One element; those inside it that are not wanted are left out with what is in them.
  func fragment(_ index: Int) -> JSONFragment {
    let element = screen.elements[index]
    var members = ElementMembers.members(of: element)
    let inside = fragments(in: index + 1..<element.subtreeEnd)
    if !inside.isEmpty {
      members.append(JSONFragmentMember("children", .array(inside, layout: .lines)))
    }
    return .object(members, layout: .oneLine)
  }

  /// A screen's depth is bounded by the documents it can come from, so this cannot run the stack out.
  private func fragments(in range: Range<Int>) -> [JSONFragment] {
    var result: [JSONFragment] = []
    var at = range.lowerBound
    while at < range.upperBound {
      if isWanted(at) { result.append(fragment(at)) }
      at = screen.elements[at].subtreeEnd
    }
    return result
  }
}
