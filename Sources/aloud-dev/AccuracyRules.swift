import AuditRules

/// The rules as expectations name them.
enum AccuracyRules {
  /// Every rule the set of rules is to have.
  static let planned = [
    "component-contract", "contrast-icon", "contrast-text", "control-name", "control-nested",
    "control-role", "icon-ambiguous", "image-decorative", "image-hidden", "image-name",
    "input-labels-clash", "input-labels-form", "input-labels-text", "keyboard-reach",
    "name-contradicts-icon", "name-from-hint", "name-has-gesture", "name-has-role",
    "name-has-state", "name-inconsistent", "name-is-asset", "name-is-identifier",
    "name-is-placeholder", "name-is-shape", "name-is-symbol", "name-length", "name-repeated",
    "name-translated", "screen-title", "state-exposed", "target-size", "target-spacing",
    "text-at-front", "text-in-name", "text-scales",
  ]

  private static let existing = Set(RuleCatalog.all.map(\.id))

  /// Whether a rule is the named one, or of the family named by its beginning and a star.
  static func matches(_ rule: String, _ name: String) -> Bool {
    name.hasSuffix("*") ? rule.hasPrefix(name.dropLast()) : rule == name
  }

  /// Whether a rule, or every rule of a family, is there already.
  static func exist(_ name: String) -> Bool {
    guard name.hasSuffix("*") else { return existing.contains(name) }
    return planned.allSatisfy { !matches($0, name) || existing.contains($0) }
  }
}

/// Why the accuracy cannot be measured.
struct AccuracyProblem: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
