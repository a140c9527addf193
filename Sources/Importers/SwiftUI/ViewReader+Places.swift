import AuditCore

/// Places of which people meet one at a time: the branches of a condition, menus, and what opens over
/// the screen.
extension ViewReader {
  /// Goes into a branch of a condition.
  func enter(branch: Int, of choice: Int, _ context: inout Context) {
    context.place += "/either \(choice).\(branch)"
  }

  /// Goes into a menu, or what opens over the screen.
  mutating func enterLayer(_ context: inout Context) { context.place += "/over \(nextPlace())" }

  /// Goes into a view that is a page by itself, if it is one.
  mutating func enterPage(_ call: SwiftCall, _ context: inout Context) {
    guard let pages = context.pages, !ViewReader.passesPagesOn(call) else { return }
    context.pages = nil
    enter(branch: nextPlace(), of: pages, &context)
  }

  /// Whether what stands in a view of pages are pages too.
  static func passesPagesOn(_ call: SwiftCall) -> Bool {
    ["ForEach", "Group", "Section"].contains(call.name)
  }

  /// Whether a branch shows a picture without a name, and nothing else.
  func isPlainPicture(_ branch: Range<Int>) -> Bool {
    let statements = ViewStatements(code, branch).all
    guard statements.count == 1, case .view(let chain) = statements[0], chain.root.name == "Image",
      chain.root.argument("label") == nil, chain.root.argument("decorative") == nil
    else { return false }
    let facts = ViewModifiers(chain.modifiers, in: code)
    return facts.label == nil && !facts.isHidden && facts.tap == nil && !facts.isButton
  }

  /// Whether an item of a bar stands below the screen or over the keyboard.
  func isBelow(_ item: SwiftCall) -> Bool {
    guard let placement = item.argument("placement")?.value.last else { return false }
    return ["bottomBar", "bottomOrnament", "keyboard", "status"].contains(code.text(placement))
  }

  /// Says in the origins of controls where they stand in their type, where two share a name in some
  /// language.
  ///
  /// - Complexity: O(names).
  mutating func markPlaces() {
    var first: [String: Int] = [:]
    var marked: Set<Int> = []
    for index in screen.elements.indices where screen.elements[index].role.isControl {
      for name in screen.elements[index].givenNames {
        guard let known = first[name] else {
          first[name] = index
          continue
        }
        guard places[known] != nil || places[index] != nil else { continue }
        marked.formUnion([known, index])
      }
    }
    markBeside(&marked)
    for index in marked {
      guard let place = places[index] else { continue }
      screen.elements[index].origin?.path += place
    }
  }

  /// Pictures without a name and the texts before and behind them of which one may be shown alone.
  private func markBeside(_ marked: inout Set<Int>) {
    for index in screen.elements.indices
    where screen.elements[index].role == .image && screen.elements[index].label == .none {
      for beside in [index - 1, index + 1] where screen.elements.indices.contains(beside) {
        let isText = [.text, .heading].contains(screen.elements[beside].role)
        if isText, places[beside] != places[index] { marked.formUnion([beside, index]) }
      }
    }
  }
}

extension Element {
  /// Its names in all languages, each with its language.
  fileprivate var givenNames: [String] {
    let base = (label.value ?? text.value).map { [":" + $0] } ?? []
    return base
      + localizations.compactMap { texts in
        (texts.label.value ?? texts.text.value).map { texts.locale + ":" + $0 }
      }
  }
}
