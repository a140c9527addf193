import AuditCore

/// Something that lies over the panes until it is answered or left.
public enum Overlay: Sendable {
  /// One line of text is asked for.
  case prompt(Prompt)
  /// A choice from a list that typing narrows.
  case choice(Choice)
  /// Text to read, such as the help or a rule's page.
  case reading(Reading)
}

/// A question answered with one line of text.
public struct Prompt: Sendable {
  /// What the answer is for.
  public enum Purpose: Hashable, Sendable {
    /// The reason of a decision on findings; an accepted risk is asked for its date next.
    case reason(Decision, keys: [String])
    /// Until when an accepted risk holds.
    case expiry(keys: [String], reason: String)
    /// What to search for.
    case search
    /// The file to export to.
    case export
  }

  /// What is asked.
  public var question: String
  /// What the answer is for.
  public var purpose: Purpose
  /// The answer so far.
  public var editor: LineEditor

  /// A prompt of its parts.
  public init(_ question: String, purpose: Purpose, text: String = "") {
    self.question = question
    self.purpose = purpose
    editor = LineEditor(text)
  }
}

/// A choice from a list.
public struct Choice: Sendable {
  /// What a choice does.
  public enum Purpose: Hashable, Sendable {
    /// Run a command.
    case command
    /// Use a theme.
    case theme
    /// Change the filter of the findings.
    case filter
    /// Change their order.
    case sort
  }

  /// One line of the list.
  public struct Item: Hashable, Sendable {
    /// What it stands for.
    public var id: String
    /// What is shown.
    public var title: String
    /// More about it, such as its keys or why it is not available now.
    public var note: String

    /// An item of its parts.
    public init(id: String, title: String, note: String = "") {
      self.id = id
      self.title = title
      self.note = note
    }
  }

  /// What is chosen.
  public var title: String
  /// What a choice does.
  public var purpose: Purpose
  /// Everything that can be chosen.
  public var items: [Item]
  /// What was typed to narrow the list.
  public var editor = LineEditor()
  /// The row the cursor is on.
  public var cursor = 0
  /// The first row drawn; kept by the pane.
  public var top = 0

  /// A choice of its parts.
  public init(_ title: String, purpose: Purpose, items: [Item]) {
    self.title = title
    self.purpose = purpose
    self.items = items
  }

  /// The items that hold every word typed, in any order and any case.
  public var shown: [Item] {
    let words = editor.text.lowercased().split(separator: " ")
    guard !words.isEmpty else { return items }
    return items.filter { item in
      let text = "\(item.id) \(item.title) \(item.note)".lowercased()
      return words.allSatisfy { text.contains($0) }
    }
  }

  /// Moves the cursor by rows, staying inside the list.
  public mutating func move(by rows: Int) {
    cursor = min(max(0, cursor + rows), max(0, shown.count - 1))
  }
}

/// Text to read.
public struct Reading: Sendable {
  /// What it is.
  public var title: String
  /// The lines, not yet wrapped.
  public var lines: [String]
  /// The line the cursor is on.
  public var cursor = 0
  /// The first line drawn; kept by the pane.
  public var top = 0
  /// What was typed to find a line.
  public var editor = LineEditor()
  /// Whether typing goes into the search.
  public var isSearching = false

  /// A text of its parts.
  public init(_ title: String, lines: [String]) {
    self.title = title
    self.lines = lines
  }

  /// The lines that hold what was typed, or all.
  public var shown: [String] {
    guard !editor.isEmpty else { return lines }
    let needle = editor.text.lowercased()
    return lines.filter { $0.lowercased().contains(needle) }
  }

  /// The lines shown, broken where they are wider than there is room for.
  ///
  /// - Complexity: O(length of the text).
  public func wrapped(width: Int) -> [String] {
    shown.flatMap { TextWrap.lines(visibleText($0), width: max(8, width)) }
  }

  /// Moves the cursor by lines as they are broken at a width, staying inside the text.
  public mutating func move(by rows: Int, width: Int) {
    cursor = min(max(0, cursor + rows), max(0, wrapped(width: width).count - 1))
  }
}
