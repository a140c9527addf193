/// What does not change while a screen is judged, held once for all checks.
@usableFromInline
final class ScreenFacts: Sendable {
  @usableFromInline let project: ProjectFacts
  @usableFromInline let screen: Screen
  /// The base-language name of every element, by index.
  @usableFromInline let names: [AccessibleName]
  @usableFromInline let languages: NameLanguages
  /// Whether VoiceOver or Voice Control can meet an element, by index.
  @usableFromInline let exposed: [Bool]

  /// - Complexity: O(number of elements).
  init(project: ProjectFacts, screen: Screen) {
    self.project = project
    self.screen = screen
    languages = NameLanguages(of: project)
    names = screen.elements.indices.map { AccessibleName(of: $0, in: screen) }
    exposed = ScreenFacts.exposure(of: screen)
  }

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
