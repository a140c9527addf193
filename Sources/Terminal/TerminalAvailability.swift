import CTerm

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Whether the full-screen workbench can run here, or the line dialogue must.
public enum TerminalAvailability: Hashable, Sendable {
  /// The screen can be used.
  ///
  /// `type` is the terminal's name in the database; `note` says when it is not what TERM says.
  case grid(type: String, note: String?)
  /// There is no usable screen; the reason names what is wrong and what would help.
  case linear(reason: String)

  /// The entry used for a terminal the database does not know; nearly all understand it.
  static let fallbackType = "xterm-256color"

  /// Looks at the environment and at standard output.
  public static func check(environment: [String: String]) -> TerminalAvailability {
    check(
      environment: environment, outputIsTerminal: isatty(STDOUT_FILENO) == 1,
      probe: { type in
        switch cterm_probe(type) {
        case Int32(CTERM_OK): return .positions
        case Int32(CTERM_CANNOT_POSITION): return .cannotPosition
        default: return .unknown
        }
      })
  }

  /// What the terminal database says about one name.
  enum Description {
    case positions, cannotPosition, unknown
  }

  static func check(
    environment: [String: String], outputIsTerminal: Bool, probe: (String) -> Description
  ) -> TerminalAvailability {
    guard outputIsTerminal else {
      return .linear(reason: "standard output is not a terminal")
    }
    guard let type = environment["TERM"], !type.isEmpty else {
      return .linear(
        reason: "TERM is not set; set it to your terminal's type, for example TERM=xterm-256color")
    }
    switch probe(type) {
    case .positions:
      return .grid(type: type, note: nil)
    case .cannotPosition:
      return .linear(
        reason: "TERM=\(type) is a terminal that cannot move its cursor; if yours can, set TERM "
          + "to its type, for example TERM=xterm-256color")
    case .unknown where probe(fallbackType) == .positions:
      return .grid(
        type: fallbackType,
        note: "the terminal database has no entry for TERM=\(type); \(fallbackType) is used "
          + "instead. The package ncurses-term may have it")
    case .unknown:
      return .linear(
        reason: "the terminal database has no entry for TERM=\(type), nor for \(fallbackType); "
          + "install the package ncurses-base, or set TERMINFO to the database's folder")
    }
  }
}
