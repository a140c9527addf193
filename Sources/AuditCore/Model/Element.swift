/// One element of a screen, as a VoiceOver user meets it, with every fact the capture gave.
///
/// Facts that a capture may not have looked at are `Measured` or optional; nil in an optional
/// means not measured. What nearly every element of a capture has is stored here, in an order that
/// leaves no gaps; the rest is kept apart in `rare`, so that millions of elements stay small and quick
/// to copy.
public struct Element: Sendable {
  /// The element's id, unique on its screen.
  public var id: String
  /// The accessibility label in the base language.
  public var label: Measured<String> = .notMeasured
  /// The accessibility value in the base language.
  public var value: Measured<String> = .notMeasured
  /// The accessibility hint in the base language.
  public var hint: Measured<String> = .notMeasured
  /// The text people see on it, in the base language.
  public var text: Measured<String> = .notMeasured
  /// The accessibility identifier, meant for tests and never heard.
  public var identifier: Measured<String> = .notMeasured
  /// Its texts in the project's other languages.
  public var localizations: [Localization] = []
  /// The capture it came from: format and path inside it.
  public var origin: (format: String, path: String)?
  /// The facts that few elements have: one value, or none where there are none.
  @usableFromInline var rare: [RareFacts] = []
  /// The picture it shows.
  public var icon: Measured<Icon> = .notMeasured
  /// What it is.
  public var role: Role
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
  /// Its frame on the screen, in points.
  public var frame: Rect?
  /// Whether its content was written by users of the app.
  public var userContent = false
  /// Whether the keyboard can reach it.
  public var focusable: Bool?
  /// Whether its text follows Dynamic Type.
  public var scalesWithDynamicType: Bool?
  /// Whether its text is bold.
  public var bold: Bool?
  /// Whether it is one element here and stands in every row of a list when the app runs.
  public var repeated: Bool?
  /// The traits.
  public var traits: Measured<Traits> = .notMeasured
  // Numbers of elements and nodes; a document has less than 2³¹ of both.
  @usableFromInline var parentNumber: Int32 = -1
  @usableFromInline var depthNumber: Int32 = 0
  @usableFromInline var subtreeEndNumber: Int32 = 0
  @usableFromInline var nodeNumber: Int32 = -1

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

extension Element {
  /// Index of the element around it in the screen's list, or nil at the top.
  @inlinable public var parent: Int? {
    get { parentNumber < 0 ? nil : Int(parentNumber) }
    set { parentNumber = newValue.map { Int32($0) } ?? -1 }
  }
  /// How many elements stand around it.
  @inlinable public var depth: Int {
    get { Int(depthNumber) }
    set { depthNumber = Int32(newValue) }
  }
  /// Index just past its last descendant in the screen's list.
  @inlinable public var subtreeEnd: Int {
    get { Int(subtreeEndNumber) }
    set { subtreeEndNumber = Int32(newValue) }
  }
  /// The element's node in the project file, for places in messages; -1 when there is no file.
  @inlinable public var node: Int {
    get { Int(nodeNumber) }
    set { nodeNumber = Int32(newValue) }
  }
}
