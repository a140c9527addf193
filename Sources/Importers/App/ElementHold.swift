import AuditCore

/// How code reaches an element of a storyboard or xib.
struct ElementHold: Sendable {
  /// A view that code reaches: by its class, or by a property that holds it.
  struct View: Sendable {
    /// The class it is of in code.
    var type: String?
    /// The property that holds it.
    var outlet: OutletName?
    /// Where it lies on the screen.
    var frame: Rect?
    /// Whether the file lets it and what is inside take no touches.
    var isUntouchable = false
  }

  /// What becomes of a title that code sets.
  enum TitleUse: Sendable {
    /// It is seen.
    case shown
    /// A picture is seen in its place, and it is heard where there is no label.
    case heard
    /// Something else is seen, and heard.
    case unused
  }

  /// The element's own view, and then those around it that code reaches, the nearest first.
  var views: [View]
  /// What classes call it by its place in a bar, the surest first.
  var places: [OutletName] = []
  /// The titles of controllers that it shows where it has none of its own.
  var titles: [OutletName] = []
  /// Whether it is a plain view, and no control of the system's.
  var isPlainView = false
  /// Whether VoiceOver passes over it unless code makes it an element.
  var isPassedOver = false
  /// Whether it stands in a toolbar item whose label may name it.
  var isNamedByItem = false
  /// What becomes of a title that code sets.
  var titleUse = TitleUse.shown
  /// The title that Interface Builder gave it, which is shown where no code sets another.
  var standIn: String?
  /// Whether the file says what it does when it is pressed.
  var hasAction = false
  /// Whether the file sets how wide it is, whatever it shows.
  var hasFixedWidth = false
  /// Whether the file sets how high it is, whatever it shows.
  var hasFixedHeight = false

  /// The element's own view.
  var own: View { views.first ?? View() }
  /// The views around it, the nearest first.
  var around: ArraySlice<View> { views.dropFirst() }
}
