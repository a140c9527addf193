import AuditCore

/// What is worked out about the form: the names to offer, and what the typed text would change.
///
/// Both take a walk over the screen, and one frame asks for them several times; they are kept until
/// something they rest on changes.
struct FormInsight: Sendable {
  /// What it rests on.
  struct Basis: Hashable, Sendable {
    /// The model's revision.
    let revision: Int
    /// The screen's index.
    let screen: Int
    /// The element's index on it.
    let element: Int
    /// The row under the cursor.
    let row: FixRow
    /// What is typed in it.
    let text: String
    /// The suggestion chosen, from 0.
    let suggestion: Int

    /// Whether the names offered are the same: they do not depend on what is typed.
    func offersSame(as other: Basis) -> Bool {
      revision == other.revision && screen == other.screen && element == other.element
        && row.locale == other.row.locale
    }
  }

  private var suggester: (revision: Int, screen: Int, suggester: Suggester)?
  private var offered: (basis: Basis, names: [Suggestion])?
  private var changes: (basis: Basis, preview: FixPreview?)?

  /// The suggester kept for a screen, or made anew.
  func suggester(_ basis: Basis, make: () -> Suggester) -> Suggester {
    if let suggester, suggester.revision == basis.revision, suggester.screen == basis.screen {
      return suggester.suggester
    }
    return make()
  }

  /// The names kept for a basis, or made anew.
  func suggestions(_ basis: Basis, make: () -> [Suggestion]) -> [Suggestion] {
    if let offered, offered.basis.offersSame(as: basis) { return offered.names }
    return make()
  }

  /// The preview kept for a basis, or made anew.
  func preview(_ basis: Basis, make: () -> FixPreview?) -> FixPreview? {
    if let changes, changes.basis == basis { return changes.preview }
    return make()
  }

  /// Keeps the suggester of a screen.
  mutating func keep(_ suggester: Suggester, of basis: Basis) {
    self.suggester = (basis.revision, basis.screen, suggester)
  }

  /// Keeps the names offered.
  mutating func keep(suggestions: [Suggestion], of basis: Basis) { offered = (basis, suggestions) }

  /// Keeps a preview.
  mutating func keep(preview: FixPreview?, of basis: Basis) { changes = (basis, preview) }
}
