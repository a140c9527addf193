import AuditCore

/// Every rule, in the order families are listed and by id within one.
public enum RuleCatalog {
  /// The rules.
  public static let all: [Rule] = [
    .controlName, .imageDecorative, .imageName,
  ]
}
