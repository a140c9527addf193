import CTerm

/// What the machine's terminal database holds.
enum Terminfo {
  static func has(_ type: String) -> Bool {
    cterm_probe(type) != Int32(CTERM_UNKNOWN_TYPE)
  }
}
