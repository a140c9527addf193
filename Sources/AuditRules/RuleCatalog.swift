import AuditCore

/// Every rule, in the order families are listed and by id within one.
public enum RuleCatalog {
  /// The rules.
  public static let all: [Rule] = [
    // Names
    .controlName, .nameContradictsIcon, .nameFromHint, .nameHasGesture, .nameHasRole,
    .nameHasState, .nameInconsistent, .nameIsAsset, .nameIsIdentifier, .nameIsPlaceholder,
    .nameIsShape, .nameIsSymbol, .nameLength, .nameRepeated, .textAtFront, .textInName,
    // Images
    .iconAmbiguous, .imageDecorative, .imageHidden, .imageName,
    // Voice Control
    .inputLabelsClash, .inputLabelsForm, .inputLabelsText,
    // Languages
    .nameTranslated,
    // Roles and states
    .controlNested, .controlRole, .stateExposed,
    // Targets
    .targetSize, .targetSpacing,
    // Contrast
    .contrastIcon, .contrastText,
    // Screens
    .componentContract, .keyboardReach, .screenTitle, .textScales,
  ]
}
