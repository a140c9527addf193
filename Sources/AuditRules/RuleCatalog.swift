import AuditCore

/// Every rule, in the order families are listed and by id within one.
public enum RuleCatalog {
  /// The rules.
  public static let all: [Rule] = [
    // Names
    .controlName, .nameHasRole, .nameIsAsset, .nameIsIdentifier, .nameIsSymbol, .nameRepeated,
    .textInName,
    // Images
    .imageDecorative, .imageName,
    // Voice Control
    .inputLabelsText,
    // Languages
    .nameTranslated,
    // Targets
    .targetSize, .targetSpacing,
    // Contrast
    .contrastIcon,
  ]
}
