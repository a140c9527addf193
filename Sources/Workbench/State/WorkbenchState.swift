import AuditCore
import ProjectStore

/// A pane of the workbench.
public enum Pane: Int, CaseIterable, Sendable {
  case screens = 1
  case findings, fix

  /// The pane's name.
  public var title: String {
    switch self {
    case .screens: "Screens"
    case .findings: "Findings"
    case .fix: "Fix"
    }
  }
}

/// What the status line says.
public struct Message: Hashable, Sendable {
  /// The words.
  public var text: String
  /// Whether something went wrong.
  public var isError: Bool

  /// A message of its parts.
  public init(_ text: String, isError: Bool = false) {
    self.text = text
    self.isError = isError
  }
}

/// Things that do not change while the workbench runs.
public struct WorkbenchSettings: Sendable {
  /// The project file's path, as the reviewer gave it.
  public var path: String
  /// Who is reviewing.
  public var reviewer: String?
  /// The names of the themes there are.
  public var themes: [String]
  /// Where rules' pages and key help are made from.
  public var toolVersion: String

  /// Settings of their parts.
  public init(path: String, reviewer: String?, themes: [String], toolVersion: String) {
    self.path = path
    self.reviewer = reviewer
    self.themes = themes
    self.toolVersion = toolVersion
  }
}

/// Everything the workbench knows: a value that events change and panes draw.
public struct WorkbenchState: Sendable {
  /// Things that do not change.
  public let settings: WorkbenchSettings
  /// The project.
  public var model: ProjectModel
  /// The tree of screens.
  public var tree = ScreensTree()
  /// The list of findings.
  public var queue = FindingsQueue()
  /// The form of the element in focus, when there is one.
  public var form: FixForm?
  /// The pane keys go to.
  public var focus = Pane.screens
  /// What lies over the panes, the last one on top.
  public var overlays: [Overlay] = []
  /// The edits made and taken back.
  public var history = History()
  /// Text typed and not saved.
  public var drafts: [DraftKey: String] = [:]
  /// What the status line says; it stays until the next action.
  public var message: Message?
  /// Every message so far, the last one last.
  public var messages: [Message] = []
  /// Edits kept in memory because saving failed.
  public var unsaved: [ProjectEdit] = []
  /// How many edits are on their way to the disk.
  public var saving = 0
  /// How many screens are in, of how many; nil when all are.
  public var loading: (done: Int, total: Int)?
  /// What was searched for last.
  public var needle = ""
  /// A search that goes on with the next tick.
  var search: SearchJob?
  /// What was worked out about the form last.
  var insight = FormInsight()
  /// What was typed in a question about a reason that was left without an answer.
  var leftReason = ""
  /// The terminal's size.
  public var size: Size
  /// The moment, as RFC 3339 in UTC; set by the rim before each event.
  public var now: String
  /// Whether the program should end.
  public var isOver = false

  /// A workbench for a project whose screens are still to come.
  public init(
    settings: WorkbenchSettings, model: ProjectModel, size: Size, now: String
  ) {
    self.settings = settings
    self.model = model
    self.size = size
    self.now = now
  }

  /// Says something in the status line.
  public mutating func say(_ text: String, isError: Bool = false) {
    let message = Message(text, isError: isError)
    self.message = message
    messages.append(message)
  }

  /// The finding under the cursor.
  public var currentFinding: Finding? { queue.current.flatMap(model.finding) }

  /// Whether nobody decided on a finding, or the decision expired.
  func isOpen(_ ref: FindingRef) -> Bool {
    model.decision(screen: ref.screen, finding: ref.finding) == .open
  }

  /// The findings a decision is for: the marked ones, or the one under the cursor.
  public var chosenKeys: [String] {
    if !queue.marks.isEmpty { return queue.marks.sorted() }
    return currentFinding.map { [$0.id] } ?? []
  }

  /// Everything looks at the same element after the cursor of a list moved: the form follows the
  /// focused list.
  public mutating func followFocus() {
    switch focus {
    case .screens:
      queue.show(tree.cursor, in: model)
      if case .element(let screen, let element) = tree.cursor {
        // The list may stand on a finding of something inside the element.
        let isOwn = currentFinding?.index == element
        openForm(screen: screen, element: element, finding: isOwn ? queue.current : nil)
      } else {
        openFormForCurrentFinding()
      }
    case .findings: openFormForCurrentFinding()
    case .fix: break
    }
  }

  private mutating func openFormForCurrentFinding() {
    guard let ref = queue.current, let finding = model.finding(ref) else {
      form = nil
      return
    }
    openForm(screen: ref.screen, element: finding.index, finding: ref)
  }

  /// Opens the form of an element; one that is open for the same finding stays as it is.
  public mutating func openForm(screen: Int, element: Int, finding: FindingRef?) {
    let key = finding.flatMap(model.finding)?.id
    if let form, form.screen == screen, form.element == element, form.findingKey == key { return }
    form = FixForm(screen: screen, element: element, finding: finding, model: model)
    loadRow()
  }

  /// Fills the editor with the row's draft, or with what the row holds.
  public mutating func loadRow() {
    guard var form else { return }
    let key = form.draftKey(of: form.row, in: model)
    form.editor = LineEditor(drafts[key] ?? form.text(of: form.row, in: model))
    form.suggestion = 0
    self.form = form
  }
}
