import AuditCore

/// A rule of another engine, by what is known of it here.
struct EngineRule {
  /// The rule's id as the engine spells it, made fit to stand in a finding's key.
  let id: String
  /// The WCAG criteria it rests on.
  var wcag: [String] = []
  /// How much a failure hinders people, where the report does not say.
  var impact = Impact.serious
  /// Aloud's rule on the same matter.
  var counterpart: String?

  /// A rule of which only the name is known.
  init(_ id: String) { self.id = EngineRule.keyPart(id) }

  /// A rule of its parts.
  init(_ id: String, _ wcag: String..., impact: Impact, like counterpart: String? = nil) {
    self.id = EngineRule.keyPart(id)
    self.wcag = wcag
    self.impact = impact
    self.counterpart = counterpart
  }

  /// Whether it judges how an element is named, so that another label makes its word old.
  var judgesName: Bool {
    guard let counterpart else { return false }
    return counterpart.hasPrefix("name-") || counterpart.hasSuffix("-name")
      || counterpart.hasPrefix("text-in") || counterpart.hasPrefix("text-at")
  }

  /// Rules of scanners of code on the matters of Aloud's own.
  ///
  /// Source: the lists of rules of a11y-check and SwiftLint.
  static let counterparts = [
    "icon-button-missing-label": "control-name",
    "image-missing-label": "image-name",
    "accessibility_label_for_image": "image-name",
    "accessibility_trait_for_button": "control-role",
  ]

  /// A name without the characters that part a finding's key, and not longer than a name is.
  ///
  /// - Complexity: O(length), at most 80 characters.
  static func keyPart(_ name: String) -> String {
    var part = ""
    for scalar in name.unicodeScalars.prefix(80) {
      let isPlain =
        scalar.properties.isAlphabetic || scalar.properties.numericType != nil
        || "-_.:/".unicodeScalars.contains(scalar)
      if isPlain { part.unicodeScalars.append(scalar) } else if part.last != "-" { part += "-" }
    }
    while part.last == "-" { part.removeLast() }
    return part.isEmpty ? "unnamed" : part
  }
}
