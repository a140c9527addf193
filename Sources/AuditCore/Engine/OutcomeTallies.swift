/// Counts the outcomes of a screen by rule.
///
/// Every rule has an outcome for every name, so that counting one must cost next to nothing.
struct OutcomeTallies {
  /// The tallies, in the order of the rules.
  private(set) var all: [OutcomeTally]

  /// Tallies for so many rules.
  init(count: Int) { all = Array(repeating: OutcomeTally(), count: count) }

  /// Whether an outcome is to be told.
  enum Verdict {
    case silent, toTell
  }

  /// The tallies while they are being counted.
  struct Counters {
    fileprivate let tallies: UnsafeMutableBufferPointer<OutcomeTally>

    /// Counts an outcome, and says whether it is to be told.
    @inline(__always)
    func count(_ outcome: Outcome, of rule: Int) -> Verdict {
      switch outcome {
      case .passed:
        tallies[rule].passed &+= 1
        return .silent
      case .notApplicable:
        tallies[rule].notApplicable &+= 1
        return .silent
      case .failed:
        tallies[rule].failed &+= 1
        return .toTell
      case .cannotTell:
        tallies[rule].cannotTell &+= 1
        return .toTell
      }
    }

    /// Counts that a rule has nothing to say.
    func countNotApplicable(_ rule: Int) { tallies[rule].notApplicable &+= 1 }
  }

  /// Hands the counters to a closure; they are valid while it runs.
  mutating func withCounters(_ body: (Counters) -> Void) {
    all.withUnsafeMutableBufferPointer { body(Counters(tallies: $0)) }
  }
}
