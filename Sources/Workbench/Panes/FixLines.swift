import AuditCore

/// One line of the fix form: a row that can be stood on, or a line to read.
struct FixLine {
  var row: FixRow?
  var name: String
  var runs: [(String, Style)]
}

/// The lines of the fix form.
enum FixLines {
  /// The lines, for texts that have `room` cells, in a pane of `rows`.
  ///
  /// In a low pane the finding is cut short, so that what is heard and cleared stays in sight; its
  /// rule's page has it whole.
  static func make(_ state: WorkbenchState, _ form: FixForm, room: Int, rows: Int) -> [FixLine] {
    let preview = state.preview
    var lines = findingLines(state, form, room, most: rows < 10 ? 1 : rows < 14 ? 2 : 3)
    for row in form.rows {
      lines.append(line(row, state, form))
      if let words = unsaved(row, state, form) {
        lines.append(FixLine(row: nil, name: "Not saved", runs: [(words, .warning)]))
      }
      // What is heard and cleared stands right below the labels, so that it is in sight while one
      // is typed even where few lines fit.
      if row == .suggestions { lines += previewLines(preview, room) }
    }
    return lines + factLines(state.model.screens[form.screen].elements[form.element])
  }

  private static func findingLines(
    _ state: WorkbenchState, _ form: FixForm, _ room: Int, most messageLines: Int
  ) -> [FixLine] {
    guard let ref = form.finding, let finding = state.model.finding(ref) else {
      return [FixLine(row: nil, name: "Finding", runs: [("none here", .muted)])]
    }
    let impact = finding.impact.rawValue
    let lead = "\(finding.rule), \(impact): "
    let message = visibleText(finding.message)
    var wrapped = TextWrap.lines(lead + message, width: max(12, room))
    if wrapped.count > messageLines {
      // What does not fit is cut in the last line, with the mark that says so.
      wrapped =
        wrapped.prefix(messageLines - 1) + [wrapped[(messageLines - 1)...].joined(separator: " ")]
    }
    var lines = wrapped.enumerated().map { number, text in
      FixLine(
        row: nil, name: number == 0 ? "Finding" : "",
        runs: [(text, number == 0 ? Style(impact: impact) : .plain)])
    }
    if let engine = finding.reportedBy {
      lines.append(FixLine(row: nil, name: "Engine", runs: [(engine.sentence, .plain)]))
    }
    if let reason = finding.reason {
      lines.append(FixLine(row: nil, name: "Unsure", runs: [(reason.sentence, .cannotTell)]))
    }
    if let record = state.model.review.decisions[finding.id] {
      lines.append(FixLine(row: nil, name: "Decision", runs: [(words(record), .plain)]))
    }
    return lines
  }

  private static func words(_ record: RecordedDecision) -> String {
    var text = record.decision.words
    if let reason = record.reason { text += ": \(reason)" }
    if let reviewer = record.reviewer { text += " (\(reviewer))" }
    if let expires = record.expires { text += ", until \(expires)" }
    return text
  }

  private static func line(_ row: FixRow, _ state: WorkbenchState, _ form: FixForm) -> FixLine {
    let base = state.model.facts.baseLocale
    switch row {
    case .suggestions: return suggestionLine(state, form)
    case .text(let member, let locale):
      let title = member == .hint ? "Hint" : member == .value ? "Value" : "Label"
      return FixLine(
        row: row, name: "\(title) \(locale ?? base)", runs: text(of: row, state, form))
    case .entry(let locale, let index):
      return FixLine(
        row: row, name: "Say \(locale ?? base) \(index + 1)", runs: text(of: row, state, form))
    case .newEntry(let locale):
      let runs = text(of: row, state, form)
      return FixLine(row: row, name: "Say \(locale ?? base) +", runs: runs)
    case .decorative:
      let flag = state.model.screens[form.screen].elements[form.element].decorative
      let words = flag.map { $0 ? "yes" : "no" } ?? "not measured"
      return FixLine(row: row, name: "Decorative", runs: [("\(words)  (Enter changes it)", .plain)])
    }
  }

  private static func text(
    of row: FixRow, _ state: WorkbenchState, _ form: FixForm
  ) -> [(String, Style)] {
    let stored = form.text(of: row, in: state.model)
    let isCurrent = row == form.row && state.focus == .fix
    let typed = typed(row, state, form)
    if typed != stored || isCurrent { return [(typed, .input)] }
    if case .newEntry = row { return [("", .plain)] }
    guard stored.isEmpty, let member = row.member else { return [(stored, .plain)] }
    let element = state.model.screens[form.screen].elements[form.element]
    switch element.value(of: member, locale: row.locale) {
    case .absent: return [("(not measured)", .muted)]
    case .null: return [("(none)", .muted)]
    default: return [("(empty)", .muted)]
    }
  }

  /// What a row's text is in the form: typed, kept as a draft, or as in the project.
  private static func typed(_ row: FixRow, _ state: WorkbenchState, _ form: FixForm) -> String {
    if row == form.row, state.focus == .fix { return form.editor.text }
    return state.drafts[form.draftKey(of: row, in: state.model)]
      ?? form.text(of: row, in: state.model)
  }

  /// What to say where something else than the project holds was typed into the row.
  private static func unsaved(_ row: FixRow, _ state: WorkbenchState, _ form: FixForm) -> String? {
    guard row.isText else { return nil }
    let stored = form.text(of: row, in: state.model)
    guard typed(row, state, form) != stored else { return nil }
    if case .newEntry = row { return "Enter adds it" }
    return stored.isEmpty ? "was empty" : "was \"\(stored)\""
  }

  private static func suggestionLine(_ state: WorkbenchState, _ form: FixForm) -> FixLine {
    var runs: [(String, Style)] = []
    for (number, suggestion) in state.suggestions.enumerated() {
      let isChosen = form.row == .suggestions && number == form.suggestion
      runs.append(("\(number + 1) \(suggestion.text)", isChosen ? .selection : .plain))
      runs.append(("   ", .plain))
    }
    if runs.isEmpty { runs = [("none", .muted)] }
    return FixLine(row: .suggestions, name: "Suggest", runs: runs)
  }

  private static func previewLines(_ preview: FixPreview?, _ room: Int) -> [FixLine] {
    guard let preview else { return [] }
    var lines = change("Heard", preview.heard, room) + change("Shown", preview.shown, room)
    if !preview.clears.isEmpty {
      lines.append(
        FixLine(row: nil, name: "Clears", runs: [(preview.clears.joined(separator: ", "), .passed)])
      )
    }
    if !preview.raises.isEmpty {
      lines.append(
        FixLine(
          row: nil, name: "Raises", runs: [(preview.raises.joined(separator: ", "), .warning)]))
    }
    return lines
  }

  /// Before and after in a line where both fit, in two where they do not.
  private static func change(
    _ name: String, _ pair: (before: String, after: String), _ room: Int
  ) -> [FixLine] {
    let before = quoted(pair.before)
    let after = quoted(pair.after)
    if pair.before == pair.after {
      return [FixLine(row: nil, name: name, runs: [(before, .plain)])]
    }
    if cellWidth(of: before) + cellWidth(of: after) + 4 <= room {
      return [
        FixLine(
          row: nil, name: name, runs: [(before, .muted), (" -> ", .plain), (after, .changed)])
      ]
    }
    return [
      FixLine(row: nil, name: "\(name) now", runs: [(before, .muted)]),
      FixLine(row: nil, name: "\(name) then", runs: [(after, .changed)]),
    ]
  }

  private static func quoted(_ text: String) -> String { text.isEmpty ? "nothing" : "\"\(text)\"" }

  private static func factLines(_ element: Element) -> [FixLine] {
    facts(element).map { FixLine(row: nil, name: $0.0, runs: [($0.1, .plain)]) }
  }

  /// What is known of an element beside its texts, named.
  static func facts(_ element: Element) -> [(String, String)] {
    var facts: [(String, String)] = []
    if let icon = element.icon.value {
      facts.append(("Icon", "\(icon.name(or: element.otherIcon)) (\(icon.kind))"))
    }
    if let text = element.text.value { facts.append(("Text", text)) }
    if let value = element.value.value { facts.append(("Value", value)) }
    if let identifier = element.identifier.value { facts.append(("Identifier", identifier)) }
    if let frame = element.frame {
      facts.append(
        (
          "Frame",
          "\(points(frame.x)),\(points(frame.y)) \(points(frame.width)) x \(points(frame.height)) pt"
        ))
    }
    if let action = element.action.value { facts.append(("Action", action)) }
    if let source = element.source { facts.append(("Source", source.description)) }
    if let code = element.source?.expression { facts.append(("Code", code)) }
    return facts
  }

  private static func points(_ value: Double) -> String {
    guard abs(value) < 1e9 else { return "out of range" }
    let tenths = (value * 10).rounded() / 10
    return tenths == tenths.rounded() ? String(Int(tenths)) : String(tenths)
  }
}
