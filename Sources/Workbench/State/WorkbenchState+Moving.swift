import AuditCore

extension WorkbenchState {
  /// How many rows a page moves: what the focused list shows, less one for orientation.
  var pageRows: Int { max(1, Layout(size: size, focus: focus).rows(of: focus) - 1) }

  /// Moves the cursor of the focused list.
  mutating func move(by rows: Int) -> [Effect] {
    switch focus {
    case .screens: tree.move(by: rows)
    case .findings: queue.move(by: rows)
    case .fix: return moveInForm(by: rows)
    }
    followFocus()
    return []
  }

  /// Moves the cursor of the form; what was typed in the row left is kept.
  mutating func moveInForm(by rows: Int) -> [Effect] {
    let effects = keepTyped()
    form?.move(by: rows)
    loadRow()
    return effects
  }

  /// Gives the keys to a pane.
  mutating func focus(on pane: Pane) -> [Effect] {
    let effects = keepTyped()
    guard pane != .fix || form != nil else {
      say("No element is chosen. Choose one in the tree, or a finding.")
      return effects
    }
    focus = pane
    if pane == .fix { loadRow() } else { followFocus() }
    return effects
  }

  /// Gives the keys to the next pane, round the three.
  mutating func cyclePane(by step: Int) -> [Effect] {
    let panes: [Pane] = form == nil ? [.screens, .findings] : Pane.allCases
    let at = panes.firstIndex(of: focus) ?? 0
    return focus(on: panes[(at + step + panes.count) % panes.count])
  }

  /// Goes on from the row under the cursor.
  mutating func open() -> [Effect] {
    switch focus {
    case .screens:
      if case .element = tree.cursor, queue.rows.isEmpty { return focus(on: .fix) }
      return focus(on: .findings)
    case .findings: return form == nil ? [] : focus(on: .fix)
    case .fix: return []
    }
  }

  /// Goes one level back.
  mutating func back() -> [Effect] {
    switch focus {
    case .fix:
      let effects = keepTyped()
      focus = queue.rows.isEmpty ? .screens : .findings
      if hasDrafts { say("What you typed is kept. Enter comes back to it.") }
      return effects
    case .findings:
      if !queue.marks.isEmpty || queue.rangeStart != nil {
        queue.clearMarks()
        say("Marks are taken away.")
      } else {
        focus = .screens
      }
    case .screens:
      if let screen = tree.cursor.screen, tree.cursor != .screen(screen) {
        tree.reveal(.screen(screen), in: model)
      } else {
        tree.reveal(.project, in: model)
      }
      followFocus()
    }
    return []
  }

  /// Whether something was typed in the form and not saved.
  private var hasDrafts: Bool {
    guard let form else { return false }
    return form.rows.contains { drafts[form.draftKey(of: $0, in: model)] != nil }
  }

  /// Shows what is inside the row.
  mutating func unfold() -> [Effect] {
    if tree.unfold(model) { return [] }
    return focus(on: .findings)
  }

  /// Hides what is inside the row.
  mutating func fold() -> [Effect] {
    tree.fold(model)
    followFocus()
    return []
  }

  /// Moves to the next or previous open finding, over all screens.
  mutating func nextOpen(step: Int) -> [Effect] {
    let effects = keepTyped()
    // Coming from the tree, the finding the list stands on was not met yet.
    let isNew = focus == .screens && step > 0 && queue.current.map(isOpen) == true
    if let row = isNew ? queue.cursor : queue.nextOpen(model, step: step) {
      queue.move(to: row)
    } else if let (screen, row) = openBeyondScope(step: step) {
      tree.reveal(.screen(screen), in: model)
      queue.show(.screen(screen), in: model)
      queue.move(to: row)
    } else {
      say("No more open findings \(step > 0 ? "below" : "above").")
      return effects
    }
    focus = .findings
    followFocus()
    return effects
  }

  /// The screen and row of the first open finding outside the part that is listed.
  ///
  /// That is the rest of an element's screen, then the other screens; the filter holds there too.
  ///
  /// - Complexity: O(findings of the screens passed).
  private func openBeyondScope(step: Int) -> (screen: Int, row: Int)? {
    guard var screen = queue.scope.screen else { return nil }
    var list = queue
    if case .element(_, let element) = queue.scope {
      let end = model.screens[screen].elements[element].subtreeEnd
      list.show(.screen(screen), in: model)
      if let row = openRow(in: list, step: step, where: { step > 0 ? $0 >= end : $0 < element }) {
        return (screen, row)
      }
    }
    screen += step
    while model.screens.indices.contains(screen) {
      if (model.findings[screen]?.counts.open ?? 0) > 0 {
        list.show(.screen(screen), in: model)
        if let row = openRow(in: list, step: step, where: { _ in true }) { return (screen, row) }
      }
      screen += step
    }
    return nil
  }

  /// The first open row of a list in a direction, of those whose element fits.
  private func openRow(
    in list: FindingsQueue, step: Int, where fits: (Int) -> Bool
  ) -> Int? {
    let open = list.rows.indices.filter { row in
      let ref = list.rows[row]
      guard model.decision(screen: ref.screen, finding: ref.finding) == .open else { return false }
      return model.finding(ref).map { fits($0.index) } ?? false
    }
    return step > 0 ? open.first : open.last
  }
}
