import AuditCore
import ProjectStore

extension WorkbenchState {
  /// Takes over what was typed and not saved in an earlier run.
  ///
  /// - Returns: the edits to make and save now, which could not be saved then.
  public mutating func restore(texts: [DraftText], edits: [ProjectEdit]) -> [Effect] {
    for draft in texts {
      let locale = draft.place.locale
      let row: FixRow
      switch draft.entry {
      case nil: row = .text(draft.place.member, locale: locale)
      case .some(let index) where index < 0: row = .newEntry(locale: locale)
      case .some(let index): row = .entry(locale: locale, index: index)
      }
      let key = DraftKey(screen: draft.place.screen, element: draft.place.element, row: row)
      drafts[key] = draft.text
    }
    if let first = texts.first {
      say("Text typed last time is kept: \(first.place.words), \"\(first.text)\".")
    }
    var effects: [Effect] = []
    for edit in edits {
      history.note(edit)
      change(by: edit)
      saving += 1
      effects.append(.save(edit))
    }
    if !edits.isEmpty {
      say("Saving \(Count.words(edits.count, "edit")) that could not be saved last time.")
    }
    return effects
  }
}
