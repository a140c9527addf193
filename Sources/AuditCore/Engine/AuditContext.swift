/// What a rule may look at beside the element itself: its screen and the project.
public struct AuditContext: Sendable {
  /// The project's facts.
  public let project: ProjectFacts
  /// The screen, with every element.
  public let screen: Screen
  /// The base-language name of every element of the screen, by index.
  public let names: [AccessibleName]
  /// The languages of the project's names.
  public let languages: NameLanguages
  /// The element being judged.
  public internal(set) var index = 0
  /// What the base name of the element being judged may have in it.
  public internal(set) var clues = NameClues.unknown
  /// The names of the elements that were judged so far, in every language.
  public internal(set) var localNames = LocalNames()
  private let exposed: [Bool]

  /// A context for one screen; computes every element's base name once.
  ///
  /// - Complexity: O(number of elements).
  public init(project: ProjectFacts, screen: Screen) {
    self.project = project
    self.screen = screen
    languages = NameLanguages(of: project)
    names = screen.elements.indices.map { AccessibleName(of: $0, in: screen) }
    exposed = AuditContext.exposure(of: screen)
  }

  /// The base-language name of the element being judged.
  @inlinable public var name: AccessibleName { names[index] }

  /// The platform of the screen: its own where it states one, else the project's.
  @inlinable public var platform: Platform { screen.platform ?? project.platform }

  /// The language of the labels outside `localized`.
  @inlinable public var baseLocale: String { project.baseLocale }

  /// Whether VoiceOver or Voice Control can meet an element: it is an accessibility element or
  /// nobody looked, it is not hidden, itself or through an element around it, and the last capture
  /// still showed it.
  ///
  /// - Complexity: O(1).
  public func isExposed(_ index: Int) -> Bool { exposed[index] }

  /// Elements stand before their children, so one pass knows what is hidden around each.
  private static func exposure(of screen: Screen) -> [Bool] {
    var hidden = [Bool](repeating: false, count: screen.elements.count)
    var exposed = hidden
    for index in screen.elements.indices {
      hidden[index] =
        screen.elements[index].hidden == true
        || screen.elements[index].parent.map { hidden[$0] } ?? false
      // What is inside an element that is gone may have been moved and still be there.
      exposed[index] =
        !hidden[index] && screen.elements[index].isAccessibilityElement != false
        && screen.elements[index].missingSince == nil
    }
    return exposed
  }
}
