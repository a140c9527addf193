import AuditCore

/// Every rule, in the order families are listed and by id within one.
public enum RuleCatalog {
  /// The rules.
  public static let all: [Rule] = [
    // Names
    .controlName, .nameRepeated, .textInName,
    // Images
    .imageDecorative, .imageName,
    // Voice Control
    .inputLabelsText,
    // Targets
    .targetSize, .targetSpacing,
    // Contrast
    .contrastIcon,
  ]
}
