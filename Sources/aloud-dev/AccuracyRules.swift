import AuditRules

/// The rules as expectations name them.
enum AccuracyRules {
  /// Whether a rule is the named one, or of the family named by its beginning and a star.
  static func matches(_ rule: String, _ name: String) -> Bool {
    name.hasSuffix("*") ? rule.hasPrefix(name.dropLast()) : rule == name
  }

  /// Whether there is a rule of a name or family.
  static func exist(_ name: String) -> Bool { RuleCatalog.all.contains { matches($0.id, name) } }
}

/// Why the accuracy cannot be measured.
struct AccuracyProblem: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
