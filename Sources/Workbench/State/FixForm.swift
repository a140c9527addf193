import AuditCore
import ProjectStore

/// A row of the fix form.
public enum FixRow: Hashable, Sendable {
  /// The names offered.
  case suggestions
  /// A text of the element, in the base language (nil) or another.
  case text(FixMember, locale: String?)
  /// One Voice Control name, from 0.
  case entry(locale: String?, index: Int)
  /// The place where a Voice Control name is added.
  case newEntry(locale: String?)
  /// Whether the element carries no information.
  case decorative

  /// The member it sets, or nil for the suggestions.
  public var member: FixMember? {
    switch self {
    case .suggestions: nil
    case .text(let member, _): member
    case .entry, .newEntry: .inputLabels
    case .decorative: .decorative
    }
  }

  /// The language it is about; nil for the base one.
  public var locale: String? {
    switch self {
    case .suggestions, .decorative: nil
    case .text(_, let locale), .entry(let locale, _), .newEntry(let locale): locale
    }
  }

  /// Whether text is typed into it.
  public var isText: Bool {
    switch self {
    case .text, .entry, .newEntry: true
    case .suggestions, .decorative: false
    }
  }
}

/// Text typed into a row of an element's form and not saved.
public struct DraftKey: Hashable, Sendable {
  /// The screen's id.
  public var screen: String
  /// The element's id.
  public var element: String
  /// The row.
  public var row: FixRow
}

/// The form that fixes one element.
public struct FixForm: Sendable {
  /// The screen's index.
  public let screen: Int
  /// The element's index on it.
  public let element: Int
  /// The finding it was opened from.
  public private(set) var finding: FindingRef?
  /// The key of that finding, which stays when an audit moves it.
  public let findingKey: String?
  /// The rows that can be stood on.
  public private(set) var rows: [FixRow] = []
  /// The row the cursor is on.
  public private(set) var cursor = 0
  /// Which suggestion is chosen, from 0.
  public var suggestion = 0
  /// The editor of the row under the cursor, when it holds text.
  public var editor = LineEditor()
  /// The first line drawn; kept by the pane.
  public var top = 0

  /// A form for an element, with the cursor on its label.
  public init(screen: Int, element: Int, finding: FindingRef?, model: ProjectModel) {
    self.screen = screen
    self.element = element
    self.finding = finding
    findingKey = finding.flatMap(model.finding)?.id
    rebuild(model)
    let locale =
      finding.flatMap { model.finding($0)?.firstLocale(baseLocale: model.facts.baseLocale) }
      .flatMap { $0 == model.facts.baseLocale ? nil : $0 }
    cursor = rows.firstIndex(of: .text(.label, locale: locale)) ?? 0
  }

  /// The row under the cursor.
  public var row: FixRow { rows.indices.contains(cursor) ? rows[cursor] : .suggestions }

  /// Makes the rows anew after the element changed; the cursor stays on its row or near it.
  public mutating func rebuild(_ model: ProjectModel) {
    let subject = model.screens[screen].elements[element]
    let found = model.findings[screen]?.audit.findings
    finding = findingKey.flatMap { key in
      found?.firstIndex { $0.id == key }.map { FindingRef(screen: screen, finding: $0) }
    }
    let others = model.facts.otherLocales
    rows = [.text(.label, locale: nil)]
    rows += others.map { .text(.label, locale: $0) }
    rows.append(.suggestions)
    for locale in [nil] + others.map(Optional.some) {
      let names = subject.value(of: .inputLabels, locale: locale).items
      rows += names.indices.map { .entry(locale: locale, index: $0) }
      rows.append(.newEntry(locale: locale))
    }
    rows.append(.text(.hint, locale: nil))
    if subject.role == .image { rows.append(.decorative) }
    cursor = min(cursor, rows.count - 1)
  }

  /// Moves the cursor by rows, staying inside the form.
  public mutating func move(by count: Int) { move(to: cursor + count) }

  /// Moves the cursor to a row by number.
  public mutating func move(to row: Int) { cursor = min(max(0, row), rows.count - 1) }

  /// Moves the cursor to a row if it is there.
  public mutating func move(to row: FixRow) {
    if let at = rows.firstIndex(of: row) { cursor = at }
  }

  /// What a row holds now.
  public func text(of row: FixRow, in model: ProjectModel) -> String {
    guard let member = row.member else { return "" }
    let value = model.screens[screen].elements[element].value(of: member, locale: row.locale)
    switch (row, value) {
    case (.text, .text(let text)): return text
    case (.entry(_, let index), .list(let items)) where items.indices.contains(index):
      return items[index]
    default: return ""
    }
  }

  /// What a member would be with a text typed into a row.
  ///
  /// An empty entry of a list is left out; an empty text is an empty string that is really there.
  public func value(of row: FixRow, typed: String, in model: ProjectModel) -> FixValue {
    let now = model.screens[screen].elements[element].value(
      of: row.member ?? .label, locale: row.locale)
    var items = now.items
    switch row {
    case .entry(_, let index):
      guard items.indices.contains(index) else { return .list(items + [typed]) }
      if typed.isBlank { items.remove(at: index) } else { items[index] = typed }
      return .list(items)
    case .newEntry: return typed.isBlank ? now : .list(items + [typed])
    default: return .text(typed)
    }
  }

  /// The place in the project of a row's member.
  public func place(of row: FixRow, in model: ProjectModel) -> MemberPlace {
    let subject = model.screens[screen]
    return MemberPlace(
      screen: subject.id, element: subject.elements[element].id, locale: row.locale,
      member: row.member ?? .label)
  }

  /// The key of a row's draft.
  public func draftKey(of row: FixRow, in model: ProjectModel) -> DraftKey {
    let subject = model.screens[screen]
    return DraftKey(screen: subject.id, element: subject.elements[element].id, row: row)
  }
}
