/// What a rule may look at beside the element itself: its screen and the project.
///
/// It is handed to every check of every name, so that it is a few words over what all of them share.
public struct AuditContext: Sendable {
  @usableFromInline let shared: ScreenFacts
  /// The element being judged.
  public internal(set) var index = 0
  /// What the base name of the element being judged may have in it.
  public internal(set) var clues = NameClues.unknown
  /// The names of the elements that were judged so far, in every language.
  public internal(set) var localNames = LocalNames()

  /// A context for one screen; computes every element's base name once.
  ///
  /// - Complexity: O(number of elements).
  public init(project: ProjectFacts, screen: Screen) {
    shared = ScreenFacts(project: project, screen: screen)
  }

  /// The project's facts.
  @inlinable public var project: ProjectFacts { shared.project }

  /// The screen, with every element.
  @inlinable public var screen: Screen { shared.screen }

  /// The base-language name of every element of the screen, by index.
  @inlinable public var names: [AccessibleName] { shared.names }

  /// The languages of the project's names.
  @inlinable public var languages: NameLanguages { shared.languages }

  /// The base-language name of the element being judged.
  @inlinable public var name: AccessibleName { shared.names[index] }

  /// The platform of the screen: its own where it states one, else the project's.
  @inlinable public var platform: Platform { shared.screen.platform ?? shared.project.platform }

  /// The language of the labels outside `localized`.
  @inlinable public var baseLocale: String { shared.project.baseLocale }

  /// Whether VoiceOver or Voice Control can meet an element: it is an accessibility element or
  /// nobody looked, it is not hidden, itself or through an element around it, and the last capture
  /// still showed it.
  ///
  /// - Complexity: O(1).
  @inlinable public func isExposed(_ index: Int) -> Bool { shared.exposed[index] }
}
