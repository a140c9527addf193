/// One element of a screen, as a VoiceOver user meets it, with every fact the capture gave.
///
/// Facts that a capture may not have looked at are `Measured` or optional; nil in an optional
/// means not measured.
public struct Element: Sendable {
  /// The element's id, unique on its screen.
  public var id: String
  /// What it is.
  public var role: Role
  /// The accessibility label in the base language.
  public var label: Measured<String> = .notMeasured
  /// The accessibility value in the base language.
  public var value: Measured<String> = .notMeasured
  /// The accessibility hint in the base language.
  public var hint: Measured<String> = .notMeasured
  /// The text people see on it, in the base language.
  public var text: Measured<String> = .notMeasured
  /// The placeholder of a text field.
  public var placeholder: Measured<String> = .notMeasured
  /// The accessibility identifier, meant for tests and never heard.
  public var identifier: Measured<String> = .notMeasured
  /// The Voice Control names in the base language, shown one first.
  public var inputLabels: Measured<[String]> = .notMeasured
  /// The traits.
  public var traits: Measured<Traits> = .notMeasured
  /// The picture it shows.
  public var icon: Measured<Icon> = .notMeasured
  /// Its texts in the project's other languages.
  public var localizations: [Localization] = []
  /// Its frame on the screen, in points.
  public var frame: Rect?
  /// The area that takes touches, in points, where it differs from the frame; none where it has no
  /// area of its own, as what a bar places or what takes no touches.
  public var hitFrame: Measured<Rect> = .notMeasured
  /// Whether VoiceOver can land on it.
  public var isAccessibilityElement: Bool?
  /// Whether it is hidden from assistive technology.
  public var hidden: Bool?
  /// Whether the app says it carries no information.
  public var decorative: Bool?
  /// Whether a reviewer or the app says it carries information.
  public var informative: Bool?
  /// Whether it can be used now.
  public var enabled: Bool?
  /// Whether it is selected or on.
  public var selected: Bool?
  /// Whether its content was written by users of the app.
  public var userContent = false
  /// Whether the keyboard can reach it.
  public var focusable: Bool?
  /// Whether its text follows Dynamic Type.
  public var scalesWithDynamicType: Bool?
  /// Opacity from 0 to 1.
  public var opacity: Double?
  /// The colour of its text or icon.
  public var foreground: Colour?
  /// The colour behind its text or icon.
  public var background: Colour?
  /// Size of its text, in points.
  public var textSize: Double?
  /// Whether its text is bold.
  public var bold: Bool?
  /// The states it can be in.
  public var states: [ElementState] = []
  /// The design-system component it is made with.
  public var component: ComponentUse?
  /// The function it calls, such as "openFilters".
  public var action: Measured<String> = .notMeasured
  /// The tooltip, on macOS.
  public var tooltip: Measured<String> = .notMeasured
  /// What a repeated control acts on, such as "jasmine tea".
  public var object: Measured<String> = .notMeasured
  /// Whether it is one element here and stands in every row of a list when the app runs.
  public var repeated: Bool?
  /// Its place in a row of alike elements, such as "1 of 5".
  public var position: Measured<String> = .notMeasured
  /// The language its label is spoken in, as a BCP 47 tag.
  public var language: Measured<String> = .notMeasured
  /// Where it is written in the app's source.
  public var source: SourceLocation?
  /// The capture it came from: format and path inside it.
  public var origin: (format: String, path: String)?
  /// The day a capture no longer showed it; nil for what is there.
  public var missingSince: String?

  /// Index of the element around it in the screen's list, or nil at the top.
  public var parent: Int?
  /// How many elements stand around it.
  public var depth = 0
  /// Index just past its last descendant in the screen's list.
  public var subtreeEnd = 0
  /// The element's node in the project file, for places in messages; -1 when there is no file.
  public var node = -1

  /// An element with nothing measured yet.
  public init(id: String, role: Role) {
    self.id = id
    self.role = role
  }

  /// Its texts in one language, or nil when that language was not measured.
  ///
  /// - Complexity: O(number of languages).
  public func localization(_ locale: String) -> Localization? {
    localizations.first { $0.locale == locale }
  }
}
