import Workbench
struct ThemeError: Error {}
enum ThemeLibrary {
  static func load(_ name: String, environment: [String: String], executable: String)
    throws(ThemeError) -> Theme
  {
    Theme(name: "default") { s in
      switch s {
      case .selection: Look(reverse: true);
      case .heading, .title, .marker, .focus, .critical: Look(bold: true);
      case .muted: Look(dim: true);
      default: Look()
      }
    }
  }
  static func names(environment: [String: String], executable: String) -> [String] { [] }
}
