import AuditCore
import ProjectStore

extension WorkbenchState {
  /// Changes the state by one event.
  ///
  /// No event reads the disk or audits more than the screens an edit touches.
  /// - Returns: what is to be done outside.
  public mutating func update(_ event: Event) -> [Effect] {
    switch event {
    case .input(let input): return handle(input)
    case .loaded(let screens, let done, let total):
      model.append(screens)
      show(loading: done < total ? (done, total) : nil)
      followFocus()
      return []
    case .loadFailed(let reason):
      show(loading: nil)
      say("Reading stopped: \(reason)", isError: true)
      return []
    case .saved(let edit):
      saving = max(0, saving - 1)
      unsaved.removeAll { $0 == edit }
      if saving == 0, unsaved.isEmpty, let message, message.text.hasPrefix("Saving ") {
        say("Saved" + message.text.dropFirst("Saving".count))
      }
      return []
    case .conflict(let edit, let current, let member):
      return takeBack(edit, current: current, member)
    case .saveFailed(let edit, let reason):
      saving = max(0, saving - 1)
      if !unsaved.contains(edit) { unsaved.append(edit) }
      say("Not saved: \(reason). The edit is kept in a draft; S tries again.", isError: true)
      return []
    case .exported(let path):
      say("Exported to \(path).")
      return []
    case .exportFailed(let reason), .themeFailed(let reason):
      say(reason, isError: true)
      return []
    case .themeLoaded(let name):
      say("Theme: \(name).")
      return []
    case .tick: return continueSearch()
    }
  }

  /// Shows what is read so far, and compares screens when that is all of them.
  private mutating func show(loading: (done: Int, total: Int)?) {
    self.loading = loading
    if loading == nil { model.compare(now: now) }
    tree.rebuild(model)
    queue.rebuild(model)
  }

  /// Takes back an edit that the file does not allow any more, and shows what the file says.
  ///
  /// The text that was not saved is kept in its row, to be saved over the other or dropped.
  private mutating func takeBack(
    _ edit: ProjectEdit, current: String, _ member: CurrentMember?
  ) -> [Effect] {
    saving = max(0, saving - 1)
    unsaved.removeAll { $0 == edit }
    history.forget(edit)
    change(by: edit.inverse)
    var what = "Open the project again to see it."
    var effects: [Effect] = []
    if let member {
      change(by: ProjectEdit(setting: member))
      if keepLost(edit, at: member.place) {
        effects.append(.keepDraft(draftList))
        what = "What you typed is kept in the form."
      } else {
        what = "It is shown as it is now."
      }
    }
    say("Not saved: someone else changed it meanwhile. \(current) \(what)", isError: true)
    return effects + [.beep]
  }

  /// Keeps a text that an edit could not set as if it had been typed only; false for other values.
  private mutating func keepLost(_ edit: ProjectEdit, at place: MemberPlace) -> Bool {
    for case .member(place, _, .text(let text)) in edit.changes {
      let key = DraftKey(
        screen: place.screen, element: place.element,
        row: .text(place.member, locale: place.locale))
      if drafts[key] == nil { drafts[key] = text }
      loadRow()
      return true
    }
    return false
  }

  private mutating func handle(_ input: InputEvent) -> [Effect] {
    switch input {
    case .resize(let size):
      self.size = size
      return []
    case .resumed: return [.redraw]
    case .hangUp: return quit()
    case .key(let key) where isTooSmall: return tooSmall(key)
    case .paste where isTooSmall, .mouse where isTooSmall, .wheel where isTooSmall: return []
    case .key(let key):
      message = nil
      search = nil
      return overlays.isEmpty ? handle(key) : handleOverlay(key)
    case .paste(let text): return paste(text)
    case .mouse(let position): return press(position)
    case .wheel(let rows, _): return overlays.isEmpty ? move(by: rows * 3) : []
    }
  }

  private var isTooSmall: Bool { Layout(size: size, focus: focus).isTooSmall }

  /// Where nothing can be shown, only leaving works.
  private mutating func tooSmall(_ key: Key) -> [Effect] {
    key.code == .character("q") ? quit() : []
  }

  private mutating func handle(_ key: Key) -> [Effect] {
    if focus == .fix, let effects = type(key) { return effects }
    guard let command = CommandTable.command(for: key, in: focus.place) else {
      say("\(key.name) does nothing here. F1 shows the keys.")
      return []
    }
    return run(command)
  }

  /// Runs a command, or says why it cannot run now.
  public mutating func run(_ command: Command) -> [Effect] {
    if let why = command.whyNot(self) {
      say("\(command.title): not now, \(why).")
      return []
    }
    return command.run(&self)
  }

  /// Handles a key of the form that is typing; nil when it is a command.
  private mutating func type(_ key: Key) -> [Effect]? {
    guard var form else { return nil }
    if form.row == .suggestions, case .character(let character) = key.code, !key.control {
      if let digit = character.wholeNumberValue, digit > 0 { return take(suggestion: digit - 1) }
    }
    if !form.row.isText, !key.control {
      if key.code == .left || key.code == .right {
        let count = suggestions.count
        guard count > 0 else { return [] }
        form.suggestion = (form.suggestion + (key.code == .left ? count - 1 : 1)) % count
        self.form = form
        return []
      }
      return nil
    }
    if key.alt, case .character(let character) = key.code,
      let digit = character.wholeNumberValue, digit > 0
    {
      return take(suggestion: digit - 1)
    }
    // In the list of names Ctrl-D removes the name, as the help says.
    if case .entry = form.row, key == Key(.character("d"), control: true) { return nil }
    guard form.editor.handle(key) else { return nil }
    self.form = form
    return keepTyped()
  }

  private mutating func paste(_ text: String) -> [Effect] {
    message = nil
    if !overlays.isEmpty { return pasteIntoOverlay(text) }
    guard focus == .fix, var form, form.row.isText else {
      say("Nothing takes pasted text here. Go to a row of the form first.")
      return []
    }
    form.editor.insert(text)
    self.form = form
    return keepTyped()
  }

  private mutating func press(_ position: Position) -> [Effect] {
    guard overlays.isEmpty else { return [] }
    for (pane, rect) in Layout(size: size, focus: focus).panes
    where position.row >= rect.row && position.row < rect.row + rect.rows
      && position.column >= rect.column && position.column < rect.end
    {
      let effects = focus(on: pane)
      let line = position.row - rect.row - 1
      guard line >= 0 else { return effects }
      switch pane {
      case .screens: tree.move(by: tree.top + line - tree.cursorRow)
      case .findings: queue.move(to: queue.top + line)
      case .fix: return effects
      }
      followFocus()
      return effects
    }
    return []
  }
}

extension ProjectEdit {
  /// A change of what is held in memory to what the file says; never saved.
  fileprivate init(setting member: CurrentMember) {
    self.init(
      title: "\(member.place.words) is \(member.value.words)",
      changes: [.member(member.place, from: member.value, to: member.value)])
  }
}
