/// What a rule may look at beside the element itself: its screen and the project.
public struct AuditContext: Sendable {
  /// The project's facts.
  public let project: ProjectFacts
  /// The screen, with every element.
  public let screen: Screen
  /// The base-language name of every element of the screen, by index.
  public let names: [AccessibleName]
  /// The element being judged.
  public internal(set) var index = 0

  /// A context for one screen; computes every element's base name once.
  ///
  /// - Complexity: O(number of elements).
  public init(project: ProjectFacts, screen: Screen) {
    self.project = project
    self.screen = screen
    names = screen.elements.indices.map { AccessibleName(of: $0, in: screen) }
  }

  /// The base-language name of the element being judged.
  @inlinable public var name: AccessibleName { names[index] }

  /// The language of the labels outside `localized`.
  @inlinable public var baseLocale: String { project.baseLocale }

  /// Whether VoiceOver or Voice Control can meet an element: it is not hidden, itself or through
  /// an element around it, and not swallowed by an accessible element around it.
  ///
  /// - Complexity: O(depth).
  public func isExposed(_ index: Int) -> Bool {
    let element = screen.elements[index]
    if element.hidden == true || element.isAccessibilityElement == false { return false }
    var around = element.parent
    while let at = around {
      if screen.elements[at].hidden == true { return false }
      around = screen.elements[at].parent
    }
    return true
  }
}
