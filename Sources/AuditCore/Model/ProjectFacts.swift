/// The platform an app runs on.
public enum Platform: String, Sendable, CaseIterable {
  case iOS, macOS, tvOS, watchOS, visionOS
}

/// A component of the app's design system, as its own page describes it.
public struct Component: Hashable, Sendable {
  /// The component's name.
  public var name: String
  /// Whether it shows an icon and no text.
  public var iconOnly: Bool?
  /// Members of an element that its page requires, such as "label".
  public var requires: [String] = []
  /// The smallest target its page allows, in points.
  public var minimumTarget: Double?
  /// Side of its target by size name, in points.
  public var sizes: [String: Double] = [:]
  /// Colours by variant name.
  public var variants: [String: Variant] = [:]
  /// Opacity of a disabled one, 0 to 1.
  public var disabledOpacity: Double?
  /// The component to use where text is due.
  public var withText: String?
  /// The component to use for a group of icon actions.
  public var grouped: String?

  /// The colours of one variant.
  public struct Variant: Hashable, Sendable {
    /// Colour of the icon or text.
    public var foreground: Colour?
    /// Colour behind it.
    public var background: Colour?

    /// A variant of its colours.
    public init(foreground: Colour?, background: Colour?) {
      self.foreground = foreground
      self.background = background
    }
  }

  /// A component with nothing stated yet.
  public init(name: String) { self.name = name }
}

/// What a project says of the whole app.
public struct ProjectFacts: Sendable {
  /// The app's name.
  public var name: String
  /// The platform; iOS where the project does not say.
  public var platform: Platform = .iOS
  /// The language of the labels outside `localized`, as a BCP 47 tag.
  public var baseLocale: String = "en"
  /// Every language of the app, base first.
  public var locales: [String] = ["en"]
  /// The design system's components by name.
  public var components: [String: Component] = [:]

  /// Facts with a name and defaults.
  public init(name: String) { self.name = name }

  /// The facts as they are for one screen, which may be for a platform of its own.
  public func of(_ screen: Screen) -> ProjectFacts {
    var facts = self
    facts.platform = screen.platform ?? platform
    return facts
  }

  /// The languages other than the base one.
  public var otherLocales: [String] { locales.filter { $0 != baseLocale } }
}
