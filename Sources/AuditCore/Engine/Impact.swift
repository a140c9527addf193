/// How much a finding hinders people, on the scale the field shares; the worst compares greatest.
///
/// Source: the impact levels of axe-core's rules.
public enum Impact: String, CaseIterable, Comparable, Sendable {
  case minor, moderate, serious, critical

  private var rank: Int {
    switch self {
    case .minor: 0
    case .moderate: 1
    case .serious: 2
    case .critical: 3
    }
  }

  /// Whether one impact is milder than another.
  public static func < (one: Impact, two: Impact) -> Bool { one.rank < two.rank }
}
