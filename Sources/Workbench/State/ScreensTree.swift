import AuditCore

/// A row of the tree: the whole project, a screen, or an element of a screen.
public enum TreePlace: Hashable, Sendable {
  case project
  case screen(Int)
  case element(screen: Int, element: Int)

  /// The screen it is on, or nil for the whole project.
  public var screen: Int? {
    switch self {
    case .project: nil
    case .screen(let screen), .element(let screen, _): screen
    }
  }
}

/// The tree of screens and elements: what is unfolded, and where the cursor stands.
public struct ScreensTree: Sendable {
  /// The row the cursor is on.
  public private(set) var cursor: TreePlace = .project
  /// The rows to be seen, from the top.
  public private(set) var rows: [TreePlace] = [.project]
  /// The first row drawn; kept by the pane so that the cursor stays in sight.
  public var top = 0
  private var unfolded: Set<Int> = []
  private var folded: Set<TreePlace> = []

  /// A tree that shows only the project.
  public init() {}

  /// The index of the cursor's row.
  public var cursorRow: Int { rows.firstIndex(of: cursor) ?? 0 }

  /// Makes the rows anew after screens came or were folded.
  ///
  /// - Complexity: O(rows).
  public mutating func rebuild(_ model: ProjectModel) {
    rows = [.project]
    rows.reserveCapacity(model.screens.count + 1)
    for (number, screen) in model.screens.enumerated() {
      rows.append(.screen(number))
      guard unfolded.contains(number) else { continue }
      var index = 0
      while index < screen.elements.count {
        let place = TreePlace.element(screen: number, element: index)
        rows.append(place)
        index = folded.contains(place) ? screen.elements[index].subtreeEnd : index + 1
      }
    }
    if !rows.contains(cursor) { cursor = cursor.screen.map(TreePlace.screen) ?? .project }
  }

  /// Whether a row's children are shown.
  public func isUnfolded(_ place: TreePlace) -> Bool {
    switch place {
    case .project: true
    case .screen(let screen): unfolded.contains(screen)
    case .element: !folded.contains(place)
    }
  }

  /// Moves the cursor by rows, staying inside the tree.
  public mutating func move(by rows: Int) {
    let row = min(max(0, cursorRow + rows), self.rows.count - 1)
    cursor = self.rows[row]
  }

  /// Puts the cursor on a place, unfolding what hides it.
  public mutating func reveal(_ place: TreePlace, in model: ProjectModel) {
    var needsRows = false
    if case .element(let screen, let element) = place {
      needsRows = unfolded.insert(screen).inserted
      var around = model.screens[screen].elements[element].parent
      while let at = around {
        if folded.remove(.element(screen: screen, element: at)) != nil { needsRows = true }
        around = model.screens[screen].elements[at].parent
      }
    }
    cursor = place
    if needsRows { rebuild(model) }
  }

  /// Unfolds the cursor's row.
  ///
  /// - Returns: whether anything was unfolded.
  public mutating func unfold(_ model: ProjectModel) -> Bool {
    switch cursor {
    case .project: return false
    case .screen(let screen):
      guard unfolded.insert(screen).inserted else { return false }
    case .element:
      guard folded.remove(cursor) != nil else { return false }
    }
    rebuild(model)
    return true
  }

  /// Folds the cursor's row, or moves to the row around it.
  public mutating func fold(_ model: ProjectModel) {
    switch cursor {
    case .project: return
    case .screen(let screen):
      if unfolded.remove(screen) == nil { cursor = .project }
    case .element(let screen, let index):
      let element = model.screens[screen].elements[index]
      let hasChildren = element.subtreeEnd > index + 1
      if !hasChildren || !folded.insert(cursor).inserted {
        cursor =
          element.parent.map { .element(screen: screen, element: $0) } ?? .screen(screen)
      }
    }
    rebuild(model)
  }

  /// Folds every screen.
  public mutating func foldAll(_ model: ProjectModel) {
    unfolded = []
    folded = []
    cursor = cursor.screen.map(TreePlace.screen) ?? .project
    rebuild(model)
  }
}
