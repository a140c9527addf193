import AuditCore
import ProjectStore

extension WorkbenchState {
  /// The names offered for the element in the form, in the language of the row.
  public var suggestions: [Suggestion] {
    guard let form else { return [] }
    let locale = form.row.locale ?? model.facts.baseLocale
    return insight.suggestions(basis(form)) {
      suggester(form).suggestions(
        for: form.element, locale: locale, preferred: preferred(form))
    }
  }

  /// The name that other screens give the function of the form's element, in the row's language.
  private func preferred(_ form: FixForm) -> Suggestion? {
    model.findings[form.screen]?.audit.findings.first {
      $0.index == form.element && $0.locale == form.row.locale && $0.suggestion != nil
    }?.suggestion
  }

  private func suggester(_ form: FixForm) -> Suggester {
    insight.suggester(basis(form)) {
      Suggester(
        auditor: model.auditor, project: model.facts, screen: model.screens[form.screen])
    }
  }

  /// What the row's text would change, while it is typed.
  public var preview: FixPreview? {
    guard let form else { return nil }
    return insight.preview(basis(form)) { preview(of: form) }
  }

  /// Works out what the form shows, once for all who ask until something it rests on changes.
  ///
  /// - Complexity: O(elements of the screen × rules) where something changed, else O(1).
  mutating func workOutForm() {
    guard let form else { return }
    let basis = basis(form)
    insight.keep(suggester(form), of: basis)
    insight.keep(suggestions: suggestions, of: basis)
    insight.keep(preview: preview, of: basis)
  }

  private func basis(_ form: FixForm) -> FormInsight.Basis {
    FormInsight.Basis(
      revision: model.revision, screen: form.screen, element: form.element, row: form.row,
      text: form.editor.text, suggestion: form.suggestion)
  }

  private func preview(of form: FixForm) -> FixPreview? {
    let row = form.row.isText ? form.row : .text(.label, locale: nil)
    let typed = form.row.isText ? form.editor.text : chosenSuggestion ?? ""
    let value: FixValue
    if form.row.isText {
      value =
        typed == form.text(of: row, in: model)
        ? model.screens[form.screen].elements[form.element].value(
          of: row.member ?? .label, locale: row.locale)
        : form.value(of: row, typed: typed, in: model)
    } else if typed.isEmpty {
      return nil
    } else {
      value = .text(typed)
    }
    return FixPreview(
      model: model, screen: form.screen, element: form.element, member: row.member ?? .label,
      locale: row.locale, value: value)
  }

  private var chosenSuggestion: String? {
    let offered = suggestions
    guard let form, offered.indices.contains(form.suggestion) else { return nil }
    return offered[form.suggestion].text
  }

  /// Makes an edit: in memory at once, and on disk.
  mutating func make(_ edit: ProjectEdit) -> [Effect] {
    history.note(edit)
    return perform(edit)
  }

  private mutating func perform(_ edit: ProjectEdit) -> [Effect] {
    saving += 1
    change(by: edit)
    return [.save(edit)]
  }

  /// Changes the model by an edit, and makes lists and form anew.
  ///
  /// The list's cursor stays on its finding, or goes on to the one after it when it is cleared; the
  /// form follows, unless someone types in it.
  mutating func change(by edit: ProjectEdit) {
    let screen = queue.current?.screen
    let ahead = queue.keysAhead(model)
    let touched = model.apply(edit, now: now)
    moveDrafts(with: edit)
    queue.rebuild(model)
    queue.dropMarks(goneFrom: touched, in: model)
    if let screen { queue.settle(on: ahead, screen: screen, in: model) }
    if var form, touched.contains(form.screen) {
      form.rebuild(model)
      self.form = form
      loadRow()
    }
    if focus != .fix { followFocus() }
  }

  /// Keeps what was typed in the row as a draft, or forgets the draft when nothing differs.
  mutating func keepTyped() -> [Effect] {
    guard let form, focus == .fix, form.row.isText else { return [] }
    let key = form.draftKey(of: form.row, in: model)
    let typed = form.editor.text
    let new = typed == form.text(of: form.row, in: model) ? nil : typed
    guard drafts[key] != new else { return [] }
    drafts[key] = new
    return [.keepDraft(draftList)]
  }

  /// The drafts as they are kept on disk.
  var draftList: [DraftText] {
    drafts.map { key, text in
      var entry: Int?
      if case .entry(_, let index) = key.row { entry = index }
      if case .newEntry = key.row { entry = -1 }
      let place = MemberPlace(
        screen: key.screen, element: key.element, locale: key.row.locale,
        member: key.row.member ?? .label)
      return DraftText(place: place, entry: entry, text: text)
    }.sorted { ($0.place.words, $0.entry ?? 0) < ($1.place.words, $1.entry ?? 0) }
  }

  /// Sets a member of the form's element; what was typed in the row is done with, unless it is
  /// kept.
  mutating func set(
    _ row: FixRow, to value: FixValue, keepsTyped: Bool = false
  ) -> [Effect] {
    guard let form, let member = row.member else { return [] }
    let place = form.place(of: row, in: model)
    let from = model.screens[form.screen].elements[form.element].value(
      of: member, locale: row.locale)
    guard from != value else { return sayUnchanged(row) }
    let preview = FixPreview(
      model: model, screen: form.screen, element: form.element, member: member,
      locale: row.locale, value: value)
    if !keepsTyped { drafts[form.draftKey(of: row, in: model)] = nil }
    let edit = ProjectEdit.fix(
      place, from: from, to: value, clears: preview.clearedKeys, reviewer: settings.reviewer,
      now: now, review: model.review)
    let effects = make(edit)
    say(FixWords.saving(edit.title, preview))
    return effects + [.keepDraft(draftList)]
  }

  private mutating func sayUnchanged(_ row: FixRow) -> [Effect] {
    guard let form else { return [] }
    let value = model.screens[form.screen].elements[form.element].value(
      of: row.member ?? .label, locale: row.locale)
    say("Nothing changed: \(form.place(of: row, in: model).words) is \(value.words).")
    return []
  }

  /// Saves what the row under the cursor holds.
  mutating func saveRow() -> [Effect] {
    guard let form else { return [] }
    switch form.row {
    case .suggestions: return take(suggestion: form.suggestion)
    case .decorative: return toggleDecorative()
    case .text, .entry:
      // A row nobody typed in is empty where nothing was measured; to save it would claim a text.
      guard form.editor.text != form.text(of: form.row, in: model) else {
        return sayUnchanged(form.row)
      }
      return set(form.row, to: form.value(of: form.row, typed: form.editor.text, in: model))
    case .newEntry:
      guard !form.editor.text.isBlank else {
        say("Type a name for Voice Control first.")
        return []
      }
      let effects = set(
        form.row, to: form.value(of: form.row, typed: form.editor.text, in: model))
      self.form?.move(to: .newEntry(locale: form.row.locale))
      loadRow()
      return effects
    }
  }

  /// Sets the label to a name offered.
  mutating func take(suggestion index: Int) -> [Effect] {
    let offered = suggestions
    guard let form, offered.indices.contains(index) else {
      say("There is no suggestion \(index + 1).")
      return []
    }
    // The names were offered in the row's language, whatever member the row sets.
    return set(.text(.label, locale: form.row.locale), to: .text(offered[index].text))
  }

  /// Puts the next name offered into the row.
  mutating func cycleSuggestion() -> [Effect] {
    let offered = suggestions
    guard var form, !offered.isEmpty else { return [] }
    if form.row.isText {
      let at = offered.firstIndex { $0.text == form.editor.text }
      form.suggestion = at.map { ($0 + 1) % offered.count } ?? 0
      form.editor.replace(with: offered[form.suggestion].text)
    } else {
      form.suggestion = (form.suggestion + 1) % offered.count
    }
    self.form = form
    say("Suggestion \(form.suggestion + 1) of \(offered.count): \(offered[form.suggestion].text)")
    return keepTyped()
  }

  /// Puts back what the project holds.
  mutating func revertRow() -> [Effect] {
    guard let form, form.row.isText else { return [] }
    drafts[form.draftKey(of: form.row, in: model)] = nil
    loadRow()
    say("The row holds what the project holds.")
    return [.keepDraft(draftList)]
  }

  /// Removes the Voice Control name under the cursor.
  mutating func removeEntry() -> [Effect] {
    guard let form, case .entry = form.row else { return [] }
    return set(form.row, to: form.value(of: form.row, typed: "", in: model))
  }

  /// Moves the Voice Control name under the cursor.
  mutating func moveEntry(by step: Int) -> [Effect] {
    guard let form, case .entry(let locale, let index) = form.row else { return [] }
    let now = model.screens[form.screen].elements[form.element].value(
      of: .inputLabels, locale: locale)
    guard case .list(var items) = now, items.indices.contains(index + step) else {
      say("The name is already at the \(step < 0 ? "top" : "end").")
      return []
    }
    items.swapAt(index, index + step)
    let effects = set(form.row, to: .list(items), keepsTyped: true)
    self.form?.move(to: .entry(locale: locale, index: index + step))
    loadRow()
    return effects
  }

  /// Says that the image carries no information, or that it does.
  mutating func toggleDecorative() -> [Effect] {
    guard let form else { return [] }
    let now = model.screens[form.screen].elements[form.element].decorative == true
    return set(.decorative, to: .flag(!now))
  }

  /// Takes the last edit back.
  mutating func undo() -> [Effect] {
    guard let edit = history.undo() else { return [] }
    let effects = perform(edit)
    say("Undone: \(edit.title)")
    return effects
  }

  /// Makes the edit that was taken back again.
  mutating func redo() -> [Effect] {
    guard let edit = history.redo() else { return [] }
    let effects = perform(edit)
    say("Done again: \(edit.title)")
    return effects
  }
}
