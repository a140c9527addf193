import AuditCore

/// What controls lead to, and what pickers offer.
extension ViewReader {
  /// Reads what a link leads to: a screen of its own that opens over the one with the link.
  mutating func lead(to views: Range<Int>, _ around: Context) {
    var inner = Context()
    inner.row = around.row
    inner.isApart = true
    inner.isPresented = around.isPresented
    inner.isOpened = true
    inner.loose = around.loose
    inner.flag = around.flag
    inner.place = around.place
    enterLayer(&inner)
    walk(views, inner)
  }

  /// Adds the choices of a picker that lie side by side, as far as they show nothing but pictures without
  /// a name: each is a button; words are a name, and need no element for that.
  mutating func addSegments(_ body: Range<Int>, _ context: Context, depth: Int) {
    guard depth < ViewReader.deepestChoice else { return }
    for statement in ViewStatements(code, body).all {
      switch statement {
      case .view(let chain): addSegment(chain, context, depth: depth)
      case .choice(let branches, _):
        for branch in branches { addSegments(branch, context, depth: depth + 1) }
      case .declaration: break
      }
    }
  }

  private mutating func addSegment(_ chain: SwiftChain, _ context: Context, depth: Int) {
    if ViewReader.choiceHolders.contains(chain.root.name) {
      var context = context
      enterRow(of: chain.root, &context)
      for body in code.viewBodies(of: chain.root) {
        addSegments(body, context, depth: depth + 1)
      }
      return
    }
    var reader = labelReader
    reader.read(chain, false)
    let content = reader.content
    guard content.heard.allSatisfy(\.isSilent), content.unknown == nil,
      content.hasKnownPicture || content.hasOpenPicture
    else { return }
    let facts = ViewModifiers(chain.modifiers, in: code)
    var element = Element(id: "", role: .button)
    if let icon = content.icons.first { element.icon = .found(icon) }
    element.label = .none
    element.text = .none
    setFacts(of: &element, facts)
    add(element, at: chain.root.token, context.behind(facts))
  }

  private static let choiceHolders: Set<String> = ["ForEach", "Group", "Section"]

  /// Groups of choices in groups; two are many.
  private static let deepestChoice = 16
}
