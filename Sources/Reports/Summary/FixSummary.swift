import AuditCore

/// One recorded fix with everything a report says of it.
struct FixSummary {
  let fix: RecordedFix
  /// The screen's index, or nil when the project no longer has it.
  let screen: Int?
  /// The element, or nil when the project no longer has it.
  let element: Element?
  /// What was heard before, and what is heard with the fix; nil where it is not known.
  let heardBefore: String?
  let heardAfter: String?
  let snippets: [FixCode.Snippet]
  /// What the project says now, where that is not what the fix set.
  let changedSince: FixValue?

  /// The element's id without its screen.
  var elementID: String {
    let path = fix.element
    guard let slash = path.firstIndex(of: "/") else { return path }
    return String(path[path.index(after: slash)...])
  }
}

extension ReviewSummary {
  /// The recorded fixes, screen by screen in the project's order; the first ones where there are
  /// too many.
  ///
  /// - Complexity: O(elements of the screens with fixes + fixes).
  func fixes() -> [FixSummary] {
    let places = ScreenPlaces(project)
    var tools: [Int: FixTools] = [:]
    var result: [(order: Int, fix: FixSummary)] = []
    for fix in project.review.fixes {
      let id = fix.element.firstIndex(of: "/").map { String(fix.element[..<$0]) } ?? ""
      let screen = places.index(id: id)
      result.append((screen ?? Int.max, summary(of: fix, screen: screen, tools: &tools)))
      if result.count == limits.fixes { break }
    }
    return result.enumerated().sorted {
      ($0.element.order, $0.offset) < ($1.element.order, $1.offset)
    }.map(\.element.fix)
  }

  /// What is needed again and again for the fixes of one screen.
  private struct FixTools {
    var indices: [String: Int]
    var hearing: Hearing
  }

  private func summary(
    of fix: RecordedFix, screen: Int?, tools: inout [Int: FixTools]
  ) -> FixSummary {
    func without(_ screen: Int?) -> FixSummary {
      FixSummary(
        fix: fix, screen: screen, element: nil, heardBefore: nil, heardAfter: nil, snippets: [],
        changedSince: nil)
    }
    guard let screen else { return without(nil) }
    let elements = project.screens[screen].elements
    let baseLocale = project.facts.baseLocale
    var tool =
      tools.removeValue(forKey: screen)
      ?? FixTools(
        indices: Dictionary(
          elements.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first }),
        hearing: Hearing(project.screens[screen], options: options, baseLocale: baseLocale))
    defer { tools[screen] = tool }
    let id = fix.element.firstIndex(of: "/").map { fix.element[fix.element.index(after: $0)...] }
    guard let index = tool.indices[String(id ?? "")] else { return without(screen) }
    let element = elements[index]
    let now = element.value(
      of: fix.member, locale: fix.locale == baseLocale ? nil : fix.locale)
    return FixSummary(
      fix: fix, screen: screen, element: element,
      heardBefore: tool.hearing.with(fix.member, fix.from, locale: fix.locale, at: index),
      heardAfter: tool.hearing.with(fix.member, fix.to, locale: fix.locale, at: index),
      snippets: FixCode.snippets(
        member: fix.member, locale: fix.locale, value: fix.to, element: element,
        facts: project.facts.of(project.screens[screen])),
      changedSince: now == fix.to ? nil : now)
  }
}
