/// stub
public enum NameSuggestions {
  /// stub
  public static func candidates(
    for index: Int, in context: AuditContext, locale: String
  ) -> [Suggestion] { [] }
}
