/// The accessibility traits of an element, as UIKit and AppKit name them.
public struct Traits: OptionSet, Hashable, Sendable {
  /// One bit a trait, in the order of `names`.
  public let rawValue: UInt32

  /// Traits of their bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The spellings in project files, bit 0 first.
  public static let names: [String] = [
    "button", "link", "header", "searchField", "image", "selected", "playsSound", "keyboardKey",
    "staticText", "summaryElement", "notEnabled", "updatesFrequently", "startsMediaSession",
    "adjustable", "allowsDirectInteraction", "causesPageTurn", "tabBar", "toggleButton",
    "supportsZoom", "modal", "isToggle", "switchButton", "textEntry", "isEditing", "backButton",
    "secureTextField", "tab",
  ]

  /// The trait "button".
  public static let button = Traits(rawValue: 1 << 0)
  /// The trait "link".
  public static let link = Traits(rawValue: 1 << 1)
  /// The trait "header".
  public static let header = Traits(rawValue: 1 << 2)
  /// The trait "searchField".
  public static let searchField = Traits(rawValue: 1 << 3)
  /// The trait "image".
  public static let image = Traits(rawValue: 1 << 4)
  /// The trait "selected".
  public static let selected = Traits(rawValue: 1 << 5)
  /// The trait "keyboardKey".
  public static let keyboardKey = Traits(rawValue: 1 << 7)
  /// The trait "staticText".
  public static let staticText = Traits(rawValue: 1 << 8)
  /// The trait "notEnabled".
  public static let notEnabled = Traits(rawValue: 1 << 10)
  /// The trait "adjustable".
  public static let adjustable = Traits(rawValue: 1 << 13)
  /// The trait "tabBar".
  public static let tabBar = Traits(rawValue: 1 << 16)
  /// The trait "toggleButton".
  public static let toggleButton = Traits(rawValue: 1 << 17)
  /// The trait "isToggle".
  public static let isToggle = Traits(rawValue: 1 << 20)
  /// The trait "switchButton".
  public static let switchButton = Traits(rawValue: 1 << 21)
  /// The trait "textEntry".
  public static let textEntry = Traits(rawValue: 1 << 22)
  /// The trait "isEditing".
  public static let isEditing = Traits(rawValue: 1 << 23)
  /// The trait "backButton".
  public static let backButton = Traits(rawValue: 1 << 24)
  /// The trait "secureTextField".
  public static let secureTextField = Traits(rawValue: 1 << 25)
  /// The trait "tab".
  public static let tab = Traits(rawValue: 1 << 26)

  /// The trait of a spelling, or nil for one that is not known here.
  ///
  /// - Complexity: O(number of traits).
  public init?(name: String) {
    guard let bit = Traits.names.firstIndex(of: name) else { return nil }
    self.init(rawValue: 1 << UInt32(bit))
  }

  /// The spellings of the traits set.
  public var names: [String] {
    Traits.names.indices.filter { rawValue & (1 << UInt32($0)) != 0 }.map { Traits.names[$0] }
  }
}
