import AuditCore

/// Gathers what a control's label shows.
struct LabelReader {
  let code: SwiftCode
  let members: ViewMembers
  /// The design system's components by name.
  let components: Set<String>
  private(set) var content = LabelContent()
  /// Members of the type that were read.
  private(set) var visited: Set<String> = []
  /// Members that were read for whether their words vary, which is asked once.
  private var scanned: Set<String> = []
  /// Which branches of a condition are read.
  enum Branches {
    /// The first, which stands for all.
    case first
    /// All, each once.
    case all
    /// None, for what is there whatever holds.
    case none
  }

  var branches = Branches.first
  /// Whether what is read is handed a picture by a name that is not known here.
  private var isInAsyncImage = false
  private var depth = 0

  init(_ code: SwiftCode, members: ViewMembers, components: Set<String>) {
    self.code = code
    self.members = members
    self.components = components
  }

  /// Reads the statements of a closure that makes views.
  mutating func read(_ body: Range<Int>, isIconOnly: Bool) {
    guard depth < LabelReader.deepest else { return content.note(unknown: "…") }
    depth += 1
    defer { depth -= 1 }
    // What is seen only where something holds, beside what is seen most of the time.
    var others: [Range<Int>] = []
    for statement in ViewStatements(code, body).all {
      switch statement {
      case .view(let chain) where isOnDemand(chain): others.append(chain.range)
      case .view(let chain): read(chain, isIconOnly)
      case .choice(let bodies, let condition):
        let (count, conditions) = (content.texts.count, content.conditions)
        read(branches: bodies, isIconOnly)
        content.note(condition: code.source(condition.code), behind: count, conditions)
      case .declaration: break
      }
    }
    guard !others.isEmpty, branches == .first else { return }
    read(onDemand: others[...], isIconOnly, in: body)
  }

  /// Reads what is seen only where something holds, as another branch of a condition.
  private mutating func read(
    onDemand others: ArraySlice<Range<Int>>, _ isIconOnly: Bool, in body: Range<Int>
  ) {
    let isSwapped =
      content.icons.count == 1 && ViewStatements(code, body).all.contains(where: isLeft)
    let shown = noteWords(others, isIconOnly, pictures: isSwapped)
    branches = .all
    readIcons(others, isIconOnly)
    branches = .first
    // A picture that is there at times is no icon, and leaves open whether there is one.
    if content.icons.isEmpty, shown.hasKnownPicture { content.hasOpenPicture = true }
  }

  /// Whether something gives way to what is seen where something holds.
  private func isLeft(_ statement: ViewStatements.Statement) -> Bool {
    guard case .view(let chain) = statement else { return false }
    let facts = ViewModifiers(chain.modifiers, in: code)
    return facts.isMetAtTimes && !facts.isMetOnDemand
  }

  /// Whether a view is seen only where something holds: `Text("Copied").opacity(isCopied ? 1 : 0)`.
  private func isOnDemand(_ chain: SwiftChain) -> Bool {
    branches != .all && ViewModifiers(chain.modifiers, in: code).isMetOnDemand
  }

  private mutating func read(branches bodies: [Range<Int>], _ isIconOnly: Bool) {
    switch branches {
    case .none: return
    case .all:
      for branch in bodies { read(branch, isIconOnly: isIconOnly) }
    case .first:
      let before = content.icons.count
      if let first = bodies.first { read(first, isIconOnly: isIconOnly) }
      if bodies.dropFirst().contains(where: { !$0.isEmpty }) {
        noteWords(bodies.dropFirst(), isIconOnly, pictures: before == 0)
        readIcons(bodies.dropFirst(), isIconOnly)
      }
    }
  }

  /// Whether the other branches of a condition show words that code makes.
  ///
  /// - Parameter pictures: whether a picture there stands in place of the first.
  /// - Returns: what they show, as far as it was looked at.
  @discardableResult
  private mutating func noteWords(
    _ branches: ArraySlice<Range<Int>>, _ isIconOnly: Bool, pictures: Bool
  ) -> LabelContent {
    guard !content.mayVary, content.unknown == nil else { return LabelContent() }
    var other = self
    other.content = LabelContent()
    other.branches = .all
    other.visited.formUnion(scanned)
    for branch in branches { other.read(branch, isIconOnly: isIconOnly) }
    scanned = other.visited
    if !other.content.isFixed { content.vary() }
    if pictures, let icon = other.content.icons.first { content.show(inPlaceOfFirst: icon) }
    return other.content
  }

  /// What the other branches of a condition show counts only where the first shows nothing.
  private mutating func readIcons(_ branches: ArraySlice<Range<Int>>, _ isIconOnly: Bool) {
    let isEmpty = content.isSilent && !content.hasKnownPicture
    guard isEmpty, content.unknown == nil else { return }
    for branch in branches { read(branch, isIconOnly: isIconOnly) }
  }

  /// Reads one view.
  mutating func read(_ chain: SwiftChain, _ isAroundIconOnly: Bool) {
    guard depth < LabelReader.deepest else { return content.note(unknown: "…") }
    depth += 1
    defer { depth -= 1 }
    let facts = ViewModifiers(chain.modifiers, in: code)
    let isIconOnly = facts.isIconOnly ?? isAroundIconOnly
    if facts.isUnseen {
      // Whether its words are a name all the same is not known; what is drawn over it is seen.
      let unseen = inner { $0.readRoot(chain, isIconOnly) }
      if unseen.mayTell { content.note(unknown: code.source(chain.range)) }
      return readDrawn(by: chain.modifiers, isIconOnly)
    }
    if facts.isHidden {
      // It is seen and not heard.
      if chain.root.name == "Image", let icon = code.icon(of: chain.root) {
        content.show(icon, or: code.otherIcon(of: chain.root))
      }
      // What is drawn over it afterwards is heard.
      let hiding = chain.modifiers.lastIndex { $0.name == "accessibilityHidden" }
      return readDrawn(
        by: chain.modifiers.suffix(from: hiding ?? chain.modifiers.endIndex), isIconOnly)
    }
    if let label = facts.label {
      // What is seen stays: "Text("3").accessibilityLabel("3 cups")".
      let seen = inner { $0.readRoot(chain, isIconOnly) }
      content.hear(label, inPlaceOf: seen.texts)
      content.addPictures(of: seen)
      return
    }
    readRoot(chain, isIconOnly)
    readDrawn(by: chain.modifiers, isIconOnly)
  }

  /// Reads what modifiers draw over or behind a view.
  private mutating func readDrawn(by modifiers: ArraySlice<SwiftCall>, _ isIconOnly: Bool) {
    for modifier in modifiers where ["overlay", "background", "mask"].contains(modifier.name) {
      for closure in modifier.closures { read(closure.body, isIconOnly: isIconOnly) }
      for argument in modifier.arguments {
        guard
          let view = code.chain(at: argument.value.lowerBound, before: argument.value.upperBound),
          view.root.isCalled
        else { continue }
        read(view, isIconOnly)
      }
    }
  }

  private mutating func readRoot(_ chain: SwiftChain, _ isIconOnly: Bool) {
    let root = chain.root
    if let named = code.namedIcon(of: chain) { return content.show(named) }
    if ControlCall(root, code, components: components) != nil {
      // It is named by what is inside it.
      content.add(chain, code.source(chain.range))
      return
    }
    switch root.name {
    case "Text":
      // A table's text, or one that is put together, has no first argument of words.
      let text = root.isCalled ? code.viewText(root.token..<chain.callEnd(in: code)) : nil
      content.show(text ?? .unknown(code.source(chain.range)))
    // A label that the app has a name for: "Label.contacts".
    case "Label" where !root.isCalled: content.note(unknown: code.source(chain.range))
    case "Label": readLabel(root, isIconOnly)
    case "Image": readImage(root)
    case "AsyncImage": readAsyncImage(root, isIconOnly)
    case "ProgressView":
      if let title = root.unlabelled { content.show(code.viewText(title.value)) }
      readClosures(root, isIconOnly)
    case "self":
      readMember(chain.calls.dropFirst().first?.name ?? "", chain, isIconOnly)
    case "AnyView":
      if let view = code.wrappedView(in: root) { read(view, isIconOnly) }
    case _ where LabelReader.silent.contains(root.name): readClosures(root, isIconOnly)
    // A constant such as LINEAR_GRADIENT.
    case _ where !root.isCalled && root.name.count > 1 && root.name == root.name.uppercased(): break
    default:
      if root.name.first?.isUppercase ?? false, !chain.isImplicit {
        readView(root, isIconOnly)
      } else {
        readMember(members.key(of: root.name, at: root.token), chain, isIconOnly)
      }
    }
  }

  private mutating func readAsyncImage(_ root: SwiftCall, _ isIconOnly: Bool) {
    content.hasOpenPicture = true
    let before = isInAsyncImage
    isInAsyncImage = true
    readClosures(root, isIconOnly)
    isInAsyncImage = before
  }

  private mutating func readMember(_ name: String, _ chain: SwiftChain, _ isIconOnly: Bool) {
    guard let member = members[name] else {
      if isInAsyncImage, chain.root.token == chain.calls.first?.token, !chain.root.isCalled {
        content.hasOpenPicture = true
        return
      }
      return content.note(unknown: code.source(chain.range))
    }
    // What shows itself twice would be read without end, and adds nothing to the name.
    guard visited.insert(name).inserted else { return }
    read(member.body, isIconOnly: isIconOnly)
  }

  private mutating func readClosures(_ call: SwiftCall, _ isIconOnly: Bool) {
    for body in code.viewBodies(of: call) { read(body, isIconOnly: isIconOnly) }
  }

  /// What something shows, apart from the rest.
  private mutating func inner(_ read: (inout LabelReader) -> Void) -> LabelContent {
    var reader = LabelReader(code, members: members, components: components)
    reader.depth = depth
    reader.visited = visited
    reader.scanned = scanned
    reader.branches = branches
    reader.isInAsyncImage = isInAsyncImage
    read(&reader)
    visited = reader.visited
    scanned = reader.scanned
    return reader.content
  }

  /// A view of the app or one this reader does not know: its closures may tell, it itself does not.
  private mutating func readView(_ call: SwiftCall, _ isIconOnly: Bool) {
    content.note(view: call.name)
    if let icon = code.madeIcon(call) { content.show(icon) }
    readClosures(call, isIconOnly)
  }

  private mutating func readLabel(_ call: SwiftCall, _ isIconOnly: Bool) {
    if let icon = code.icon(of: call) { content.show(icon, or: code.otherIcon(of: call)) }
    if let title = call.unlabelled {
      let text = code.viewText(title.value)
      if isIconOnly { content.hear(text) } else { content.show(text) }
    }
    // Label { Text("…") } icon: { Image(…) }, or Label(title: title) { Image(…) } with a closure that
    // whoever shows the view hands over.
    let handed = call.argument("title").flatMap { argument in
      code.opens(argument.value.lowerBound, "{") ? nil : argument
    }
    if let handed {
      content.note(unknown: code.source(handed.value))
    } else if call.unlabelled == nil, let own = call.ownWords(beside: ["title", "color"]) {
      // "Label(localized: .tea, systemImage: "leaf")", with an initialiser of the app's own.
      let text = own.isWords ? code.viewText(own.value) : .unknown(code.source(own.value))
      if isIconOnly { content.hear(text) } else { content.show(text) }
    }
    let (titles, icons) = code.labelledBodies(of: call).reduce(
      into: ([Range<Int>](), [Range<Int>]())
    ) {
      let isIcon = $1.label == "icon" || handed != nil && $1.label == nil
      if isIcon { $0.1.append($1.body) } else { $0.0.append($1.body) }
    }
    content.add(
      inner { reader in for body in titles { reader.read(body, isIconOnly: false) } },
      isIconOnly: isIconOnly)
    content.addPictures(
      of: inner { reader in for body in icons { reader.read(body, isIconOnly: false) } })
  }

  private mutating func readImage(_ call: SwiftCall) {
    if let icon = code.icon(of: call) {
      content.show(icon, or: code.otherIcon(of: call))
    } else {
      content.hasOpenPicture = true
    }
    if let label = call.argument("label") { content.hear(code.viewText(label.value)) }
    if let described = code.describedPicture(of: call) { content.note(unknown: described) }
  }

  /// Views inside views of labels; people stop long before.
  private static let deepest = 48

  /// Views without words of their own.
  static let silent: Set<String> = [
    "HStack", "VStack", "ZStack", "LazyHStack", "LazyVStack", "Group", "Spacer", "Divider", "Color",
    "Circle", "Rectangle", "RoundedRectangle", "Capsule", "Ellipse", "UnevenRoundedRectangle",
    "ContainerRelativeShape", "ConcentricRectangle", "AnyShape", "MeshGradient",
    "EllipticalGradient",
    "EmptyView", "ProgressView", "LinearGradient", "RadialGradient", "AngularGradient", "Path",
    "ViewThatFits", "GeometryReader", "ScrollView", "Canvas", "Grid", "GridRow", "AnyView",
    "ForEach",
    "GlassEffectContainer", "TimelineView",
  ]
}
