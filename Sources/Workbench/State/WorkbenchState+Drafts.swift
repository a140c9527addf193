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
      // What was typed since is newer.
      if drafts[key] == nil { drafts[key] = draft.text }
    }
    if let first = texts.first {
      say("Text typed last time is kept: \(first.place.words), \"\(first.text)\".")
    }
    // A form that is open already shows what is restored, unless someone types in it.
    if let form, form.editor.text == form.text(of: form.row, in: model) { loadRow() }
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

  /// Lets what was typed into names for Voice Control go where an edit moves the names.
  ///
  /// What was typed into a name that is gone is offered as a new one.
  mutating func moveDrafts(with edit: ProjectEdit) {
    for case .member(let place, let from, let to) in edit.changes
    where place.member == .inputLabels {
      let moves = NameMoves(from: from.items, to: to.items)
      var moved: [DraftKey: String] = [:]
      for (key, text) in drafts {
        guard key.screen == place.screen, key.element == place.element,
          case .entry(place.locale, let index) = key.row
        else { continue }
        drafts[key] = nil
        var new = key
        new.row =
          moves.index(of: index).map { .entry(locale: place.locale, index: $0) }
          ?? .newEntry(locale: place.locale)
        moved[new] = text
      }
      drafts.merge(moved) { there, _ in there }
    }
  }
}

extension FixValue {
  /// The items of a list; none for anything else.
  var items: [String] {
    if case .list(let items) = self { items } else { [] }
  }
}
