import AuditCore

/// Every rule, in the order families are listed and by id within one.
public enum RuleCatalog {
  /// The rules.
  public static let all: [Rule] = [
    // Names
    .controlName, .nameContradictsIcon, .nameFromHint, .nameHasGesture, .nameHasRole,
    .nameHasState, .nameIsAsset, .nameIsIdentifier, .nameIsPlaceholder, .nameIsShape,
    .nameIsSymbol, .nameLength, .nameRepeated, .textAtFront, .textInName,
    // Images
    .iconAmbiguous, .imageDecorative, .imageName,
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
