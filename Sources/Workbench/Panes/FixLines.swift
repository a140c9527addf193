import AuditCore

/// One line of the fix form: a row that can be stood on, or a line to read.
struct FixLine {
  var row: FixRow?
  var name: String
  var runs: [(String, Style)]
}

/// The lines of the fix form, the same for every size.
enum FixLines {
  static func make(_ state: WorkbenchState, _ form: FixForm) -> [FixLine] {
    let preview = state.preview
    var lines = findingLines(state, form)
    for row in form.rows {
      lines.append(line(row, state, form))
      if let stored = unsaved(row, state, form) {
        lines.append(FixLine(row: nil, name: "Not saved", runs: [("was \"\(stored)\"", .warning)]))
      }
      // What is heard and cleared stands right below the labels, so that it is in sight while one
      // is typed even where few lines fit.
      if row == .suggestions { lines += previewLines(preview) }
    }
    return lines + factLines(state.model.screens[form.screen].elements[form.element])
  }

  private static func findingLines(_ state: WorkbenchState, _ form: FixForm) -> [FixLine] {
    guard let ref = form.finding, let finding = state.model.finding(ref) else {
      return [FixLine(row: nil, name: "Finding", runs: [("none here", .muted)])]
    }
    let impact = finding.impact.rawValue
    var lines = [
      FixLine(
        row: nil, name: "Finding",
        runs: [
          ("\(finding.rule), ", .plain), (impact, Style(impact: impact)),
          (": \(finding.message)", .plain),
        ])
    ]
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

  /// What the project holds where something else was typed into the row.
  private static func unsaved(_ row: FixRow, _ state: WorkbenchState, _ form: FixForm) -> String? {
    guard row.isText else { return nil }
    let stored = form.text(of: row, in: state.model)
    return typed(row, state, form) == stored ? nil : stored
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

  private static func previewLines(_ preview: FixPreview?) -> [FixLine] {
    guard let preview else { return [] }
    var lines = [
      FixLine(row: nil, name: "Heard", runs: change(preview.heard)),
      FixLine(row: nil, name: "Shown", runs: change(preview.shown)),
    ]
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

  private static func change(_ pair: (before: String, after: String)) -> [(String, Style)] {
    if pair.before == pair.after { return [("\"\(pair.before)\"", .plain)] }
    return [("\"\(pair.before)\"", .muted), (" -> ", .plain), ("\"\(pair.after)\"", .changed)]
  }

  private static func factLines(_ element: Element) -> [FixLine] {
    facts(element).map { FixLine(row: nil, name: $0.0, runs: [($0.1, .plain)]) }
  }

  /// What is known of an element beside its texts, named.
  static func facts(_ element: Element) -> [(String, String)] {
    var facts: [(String, String)] = []
    if let icon = element.icon.value { facts.append(("Icon", "\(icon.name) (\(icon.kind))")) }
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
    return facts
  }

  private static func points(_ value: Double) -> String {
    guard abs(value) < 1e9 else { return "out of range" }
    let tenths = (value * 10).rounded() / 10
    return tenths == tenths.rounded() ? String(Int(tenths)) : String(tenths)
  }
}
