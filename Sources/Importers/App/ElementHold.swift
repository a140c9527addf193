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

  /// The element's own view, and then those around it that code reaches, the nearest first.
  var views: [View]
  /// Whether it is a plain view, and no control of the system's.
  var isPlainView = false
  /// Whether VoiceOver passes over it unless code makes it an element.
  var isPassedOver = false
  /// Whether it stands in a toolbar item whose label may name it.
  var isNamedByItem = false
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
