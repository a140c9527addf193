import AuditCore

/// Finds the screens and elements of a project that the report of another engine tells of.
///
/// A report knows little of an element: an identifier, a label, a frame, or a line of code. Only what
/// fits is taken; a finding on the wrong element would be worse than a new element.
struct ReportPlacing {
  /// An element of the project.
  struct Place: Hashable {
    let screen: Int
    let element: Int
  }

  private let screens: [Screen]
  private var places: [Key: [Place]] = [:]
  private let code: CodePlaces

  private enum Key: Hashable {
    case identifier(String)
    case name(Role, String)
    case frame(Role, [Int])
  }

  /// Looks through the screens of a project.
  ///
  /// - Complexity: O(elements).
  init(_ screens: [Screen]) {
    self.screens = screens
    code = CodePlaces(screens)
    for (number, screen) in screens.enumerated() {
      for (index, element) in screen.elements.enumerated() where element.missingSince == nil {
        for key in Self.keys(of: element) {
          places[key, default: []].append(Place(screen: number, element: index))
        }
      }
    }
  }

  // MARK: - By code

  /// The element that is written at a place in code.
  func element(at source: SourceLocation) -> Place? { code.place(of: source) }

  // MARK: - By screen

  /// The screen that shows what a reported screen shows: the one with its id or title, else the one
  /// that has most of its elements, at least half and more than any other.
  ///
  /// - Complexity: O(its elements × places that look alike).
  func screen(for reported: Screen) -> Int? {
    if let place = screens.firstIndex(where: { $0.id == reported.id }) { return place }
    if let title = reported.title.value, !title.isBlank,
      let place = screens.firstIndex(where: { $0.title.value == title })
    {
      return place
    }
    var votes: [Int: Int] = [:]
    var asked = 0
    for element in reported.elements {
      let keys = Self.keys(of: element)
      if !keys.isEmpty { asked += 1 }
      var here: [Int: Int] = [:]
      for key in keys {
        for screen in Set((places[key] ?? []).map(\.screen)) { here[screen, default: 0] += 1 }
      }
      for (screen, count) in here { votes[screen, default: 0] += 2 + count }
    }
    let ranked = votes.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    guard let best = ranked.first, best.value * 2 >= asked * 3 else { return nil }
    if ranked.count > 1, ranked[1].value == best.value { return nil }
    return best.key
  }

  // MARK: - By element

  /// The element of a screen that a reported element is, among those not taken yet: by identifier,
  /// by place, by name, and by the most of a shared place.
  ///
  /// - Complexity: O(places that look alike), and O(elements of the screen) for what has none.
  func element(_ reported: Element, on screen: Int, taken: Set<Int>) -> Int? {
    let keys = Self.keys(of: reported)
    for key in keys {
      let alike = (places[key] ?? []).filter { $0.screen == screen && !taken.contains($0.element) }
      if let nearest = nearest(to: reported, among: alike.map(\.element), on: screen) {
        return nearest
      }
    }
    guard let frame = reported.frame, reported.identifier.value == nil else { return nil }
    return screens[screen].elements.indices.filter { index in
      let element = screens[screen].elements[index]
      guard !taken.contains(index), let other = element.frame,
        Self.kind(element.role) == Self.kind(reported.role),
        Self.label(element) == Self.label(reported)
      else { return false }
      return frame.overlap(with: other) >= Self.leastOverlap
    }.max { one, two in
      overlap(frame, one, on: screen) < overlap(frame, two, on: screen)
    }
  }

  private func overlap(_ frame: Rect, _ index: Int, on screen: Int) -> Double {
    screens[screen].elements[index].frame.map(frame.overlap(with:)) ?? 0
  }

  /// The candidate in the reported place; the only one where nothing tells places.
  private func nearest(to reported: Element, among candidates: [Int], on screen: Int) -> Int? {
    guard candidates.count > 1, let frame = reported.frame else { return candidates.first }
    return candidates.max { overlap(frame, $0, on: screen) < overlap(frame, $1, on: screen) }
  }

  // MARK: - Facts

  private static let leastOverlap = 0.7

  private static func label(_ element: Element) -> String { element.label.value ?? "" }

  private static func keys(of element: Element) -> [Key] {
    var keys: [Key] = []
    if let identifier = element.identifier.value, !identifier.isBlank {
      keys.append(.identifier(identifier))
    }
    let kind = kind(element.role)
    if let frame = element.frame, frame.width > 0, frame.height > 0,
      let edges = frame.roundedEdges
    {
      keys.append(.frame(kind, edges))
    }
    if let name = element.label.value ?? element.text.value, !name.isBlank {
      keys.append(.name(kind, name))
    }
    return keys
  }

  /// Roles that tools tell apart differently, as one.
  private static func kind(_ role: Role) -> Role {
    switch role {
    case .menuButton, .tab: .button
    case .switch, .checkbox: .toggle
    case .heading: .text
    case .searchField, .secureTextField: .textField
    case .other: .group
    default: role
    }
  }
}

extension Rect {
  /// The edges in whole points, or nil for what is no place on a screen.
  fileprivate var roundedEdges: [Int]? {
    let edges = [x, y, width, height].compactMap { Int(exactly: $0.rounded()) }
    return edges.count == 4 ? edges : nil
  }
}
