/// One screen of the app: its elements in document order, each before its children.
public struct Screen: Sendable {
  /// The screen's id, unique in the project.
  public var id: String
  /// The screen's own title.
  public var title: Measured<String> = .notMeasured
  /// The platform it is for, where that is not the project's.
  public var platform: Platform?
  /// The screen's size, in points.
  public var size: Extent?
  /// The picture of the screen, as a path beside the project file.
  public var screenshot: String?
  /// The languages the screen is in, base language included, where they are not all of the
  /// project's: of two apps in one tree each has its own.
  public var locales: [String]?
  /// The elements, in document order (pre-order of the tree).
  public var elements: [Element] = []
  /// What other engines reported on it.
  public var reported: [ReportedFinding] = []
  /// The screen's node in the project file; -1 when there is no file.
  public var node = -1

  /// A screen without elements.
  public init(id: String) { self.id = id }

  /// The title, or the id when there is none.
  public var name: String {
    guard let title = title.value, !title.isEmpty else { return id }
    return title
  }

  /// Whether the last capture showed nothing of it any more: it has elements, and all are missing.
  ///
  /// - Complexity: O(elements), and O(1) where the first is there.
  public var isGone: Bool {
    !elements.isEmpty && elements.allSatisfy { $0.missingSince != nil }
  }

  /// The name for lists, which tell a screen that is gone.
  public var listedName: String { isGone ? "gone: \(name)" : name }

  /// Appends an element below another, keeping the tree's indices right.
  ///
  /// The parent must be the last appended element or one around it.
  /// - Returns: the index of the new element.
  /// - Complexity: O(depth).
  @discardableResult
  public mutating func append(_ element: Element, under parent: Int? = nil) -> Int {
    let index = elements.count
    elements.append(element)
    elements[index].parent = parent
    elements[index].depth = parent.map { elements[$0].depth + 1 } ?? 0
    elements[index].subtreeEnd = index + 1
    var around = parent
    while let at = around {
      elements[at].subtreeEnd = index + 1
      around = elements[at].parent
    }
    return index
  }

  /// The index of the element with an id.
  ///
  /// - Complexity: O(number of elements).
  public func index(of id: String) -> Int? { elements.firstIndex { $0.id == id } }

  /// The indices of an element's direct children.
  ///
  /// - Complexity: O(number of children).
  public func children(of index: Int) -> [Int] {
    var result: [Int] = []
    var at = index + 1
    while at < elements[index].subtreeEnd {
      result.append(at)
      at = elements[at].subtreeEnd
    }
    return result
  }
}
