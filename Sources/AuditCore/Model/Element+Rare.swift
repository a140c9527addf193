/// The facts that few elements have, kept apart from the rest of them.
@usableFromInline
struct RareFacts: Sendable {
  @usableFromInline var placeholder: Measured<String> = .notMeasured
  @usableFromInline var otherIcon: Icon?
  @usableFromInline var inputLabels: Measured<[String]> = .notMeasured
  @usableFromInline var language: Measured<String> = .notMeasured
  @usableFromInline var position: Measured<String> = .notMeasured
  @usableFromInline var hitFrame: Measured<Rect> = .notMeasured
  @usableFromInline var opacity: Double?
  @usableFromInline var foreground: Colour?
  @usableFromInline var background: Colour?
  @usableFromInline var textSize: Double?
  @usableFromInline var states: [ElementState] = []
  @usableFromInline var component: ComponentUse?
  @usableFromInline var action: Measured<String> = .notMeasured
  @usableFromInline var tooltip: Measured<String> = .notMeasured
  @usableFromInline var object: Measured<String> = .notMeasured
  @usableFromInline var source: SourceLocation?
  @usableFromInline var missingSince: String?

  @usableFromInline init() {}
}

extension Element {
  /// Writes a rare fact; one that says nothing takes no room where there are none yet.
  @inlinable
  mutating func setRare(isNothing: Bool, _ write: (inout RareFacts) -> Void) {
    if rare.isEmpty {
      if isNothing { return }
      rare = [RareFacts()]
    }
    write(&rare[0])
  }

  /// The placeholder of a text field.
  @inlinable public var placeholder: Measured<String> {
    get { rare.isEmpty ? .notMeasured : rare[0].placeholder }
    set { setRare(isNothing: !newValue.isMeasured) { $0.placeholder = newValue } }
  }

  /// The picture it shows in place of its icon at times, where code chooses between the two.
  @inlinable public var otherIcon: Icon? {
    get { rare.isEmpty ? nil : rare[0].otherIcon }
    set { setRare(isNothing: newValue == nil) { $0.otherIcon = newValue } }
  }

  /// The Voice Control names in the base language, shown one first.
  @inlinable public var inputLabels: Measured<[String]> {
    get { rare.isEmpty ? .notMeasured : rare[0].inputLabels }
    set { setRare(isNothing: !newValue.isMeasured) { $0.inputLabels = newValue } }
  }

  /// The language its label is spoken in, as a BCP 47 tag.
  @inlinable public var language: Measured<String> {
    get { rare.isEmpty ? .notMeasured : rare[0].language }
    set { setRare(isNothing: !newValue.isMeasured) { $0.language = newValue } }
  }

  /// Its place in a row of alike elements, such as "1 of 5".
  @inlinable public var position: Measured<String> {
    get { rare.isEmpty ? .notMeasured : rare[0].position }
    set { setRare(isNothing: !newValue.isMeasured) { $0.position = newValue } }
  }

  /// The area that takes touches, in points, where it differs from the frame; none where it has no
  /// area of its own, as what a bar places or what takes no touches.
  @inlinable public var hitFrame: Measured<Rect> {
    get { rare.isEmpty ? .notMeasured : rare[0].hitFrame }
    set { setRare(isNothing: !newValue.isMeasured) { $0.hitFrame = newValue } }
  }

  /// Opacity from 0 to 1.
  @inlinable public var opacity: Double? {
    get { rare.isEmpty ? nil : rare[0].opacity }
    set { setRare(isNothing: newValue == nil) { $0.opacity = newValue } }
  }

  /// The colour of its text or icon.
  @inlinable public var foreground: Colour? {
    get { rare.isEmpty ? nil : rare[0].foreground }
    set { setRare(isNothing: newValue == nil) { $0.foreground = newValue } }
  }

  /// The colour behind its text or icon.
  @inlinable public var background: Colour? {
    get { rare.isEmpty ? nil : rare[0].background }
    set { setRare(isNothing: newValue == nil) { $0.background = newValue } }
  }

  /// Size of its text, in points.
  @inlinable public var textSize: Double? {
    get { rare.isEmpty ? nil : rare[0].textSize }
    set { setRare(isNothing: newValue == nil) { $0.textSize = newValue } }
  }

  /// The states it can be in.
  @inlinable public var states: [ElementState] {
    get { rare.isEmpty ? [] : rare[0].states }
    set { setRare(isNothing: newValue.isEmpty) { $0.states = newValue } }
  }

  /// The design-system component it is made with.
  @inlinable public var component: ComponentUse? {
    get { rare.isEmpty ? nil : rare[0].component }
    set { setRare(isNothing: newValue == nil) { $0.component = newValue } }
  }

  /// The function it calls, such as "openFilters".
  @inlinable public var action: Measured<String> {
    get { rare.isEmpty ? .notMeasured : rare[0].action }
    set { setRare(isNothing: !newValue.isMeasured) { $0.action = newValue } }
  }

  /// The tooltip, on macOS.
  @inlinable public var tooltip: Measured<String> {
    get { rare.isEmpty ? .notMeasured : rare[0].tooltip }
    set { setRare(isNothing: !newValue.isMeasured) { $0.tooltip = newValue } }
  }

  /// What a repeated control acts on, such as "jasmine tea".
  @inlinable public var object: Measured<String> {
    get { rare.isEmpty ? .notMeasured : rare[0].object }
    set { setRare(isNothing: !newValue.isMeasured) { $0.object = newValue } }
  }

  /// Where it is written in the app's source.
  @inlinable public var source: SourceLocation? {
    get { rare.isEmpty ? nil : rare[0].source }
    set { setRare(isNothing: newValue == nil) { $0.source = newValue } }
  }

  /// The day a capture no longer showed it; nil for what is there.
  @inlinable public var missingSince: String? {
    get { rare.isEmpty ? nil : rare[0].missingSince }
    set { setRare(isNothing: newValue == nil) { $0.missingSince = newValue } }
  }
}
