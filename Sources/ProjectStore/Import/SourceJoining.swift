import AuditCore

/// Finds where elements that a capture shows are written, by the elements that were read from code.
///
/// Only what one place alone fits is joined: the identifier, else what the element is called in any
/// language together with its icon, else a name of several words. One word, such as Timeline, is
/// said in too many places to go by.
struct SourceJoining {
  private enum Place {
    case one(SourceLocation)
    case several
  }

  private var places: [String: Place] = [:]

  /// Looks through the screens of a project.
  ///
  /// - Complexity: O(elements × languages).
  init(_ screens: [Screen]) {
    for screen in screens {
      for element in screen.elements {
        // What a capture was joined to before is no second place.
        guard let source = element.source, element.frame == nil || element.origin == nil else {
          continue
        }
        for key in Self.keys(of: element, inAllLanguages: true) { add(key, source) }
      }
    }
  }

  private mutating func add(_ key: String, _ source: SourceLocation) {
    switch places[key] {
    case nil: places[key] = .one(source)
    case .one(let known) where known.file == source.file && known.line == source.line: break
    default: places[key] = .several
    }
  }

  /// Sets the sources of a captured screen's elements that have none.
  ///
  /// - Complexity: O(elements).
  func join(_ screen: inout Screen) {
    guard !places.isEmpty else { return }
    for index in screen.elements.indices where screen.elements[index].source == nil {
      for key in Self.keys(of: screen.elements[index], inAllLanguages: false) {
        guard case .one(let source) = places[key] else { continue }
        screen.elements[index].source = source
        break
      }
    }
  }

  /// What an element may be known by, the surest first.
  private static func keys(of element: Element, inAllLanguages: Bool) -> [String] {
    let kind = kind(element.role)
    var keys: [String] = []
    if let identifier = element.identifier.value, !identifier.isBlank {
      keys.append("identifier \(identifier)")
    }
    var names = [element.label.value ?? element.text.value]
    if inAllLanguages { names += element.localizations.map(\.givenName) }
    for name in names.compactMap(\.self) where !name.isBlank {
      if let icon = element.icon.value { keys.append("\(kind) \(icon.name) \(name)") }
      if name.utf8.contains(where: { " ._".utf8.contains($0) }) { keys.append("\(kind) \(name)") }
    }
    return keys
  }

  /// Roles that one thing may have in code and on a device.
  private static func kind(_ role: Role) -> String {
    switch role {
    case .menuButton: Role.button.rawValue
    case .switch, .checkbox: Role.toggle.rawValue
    case .heading: Role.text.rawValue
    case .searchField: Role.textField.rawValue
    default: role.rawValue
    }
  }
}
