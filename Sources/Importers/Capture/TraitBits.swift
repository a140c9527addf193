import AuditCore

/// Traits in the bits of UIAccessibilityTraits, as old descriptions and unnamed traits give them.
///
/// Source: UIKit's UIAccessibilityTraits for the public ones; AccessibilitySnapshotModel,
/// AccessibilityPrimitives.swift, for the private ones.
enum TraitBits {
  /// The traits known here among some bits.
  static func traits(_ bits: UInt64) -> Traits {
    var traits: Traits = []
    for (bit, trait) in known where bits & (1 << bit) != 0 { traits.insert(trait) }
    return traits
  }

  private static let known: [(bit: UInt64, trait: Traits)] = [
    (0, .button), (1, .link), (2, .image), (3, .selected), (5, .keyboardKey), (6, .staticText),
    (8, .notEnabled), (10, .searchField), (12, .adjustable), (15, .tabBar), (16, .header),
    (18, .textEntry), (21, .isEditing), (24, .secureTextField), (27, .backButton), (28, .tab),
    (53, .switchButton),
  ]
}
