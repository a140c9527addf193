import AuditCore

/// What a control shows: the texts and pictures in its label.
struct LabelContent {
  /// Texts people see, in order.
  var texts: [ViewText] = []
  /// Names that are heard and not seen: labels of pictures, titles of labels that show their icon only.
  var heard: [ViewText] = []
  var icons: [Icon] = []
  /// Whether it shows a picture of which the code does not say the name.
  var hasOpenPicture = false
  /// Code that may hold words, which cannot be known here.
  var unknown: String?
  /// Types of views that are shown and not written in this file.
  var foreignViews: Set<String> = []
  /// Controls inside the control.
  var controls: [SwiftChain] = []

  mutating func note(unknown code: String) { unknown = unknown ?? code }
}

/// Gathers what a control's label shows.
struct LabelReader {
  let code: SwiftCode
  let members: [String: ViewMember]
  /// The design system's components by name.
  let components: Set<String>
  private(set) var content = LabelContent()
  /// Members of the type that were read.
  private(set) var visited: Set<String> = []
  private var depth = 0

  init(_ code: SwiftCode, members: [String: ViewMember], components: Set<String>) {
    self.code = code
    self.members = members
    self.components = components
  }

  /// Reads the statements of a closure that makes views.
  mutating func read(_ body: Range<Int>, isIconOnly: Bool) {
    guard depth < LabelReader.deepest else { return content.note(unknown: "…") }
    depth += 1
    defer { depth -= 1 }
    for statement in ViewStatements(code, body).all {
      switch statement {
      case .view(let chain): read(chain, isIconOnly)
      case .choice(let branches):
        // One of them is shown; the first stands for all.
        if let first = branches.first { read(first, isIconOnly: isIconOnly) }
        if branches.dropFirst().contains(where: { !$0.isEmpty }) {
          readIcons(branches.dropFirst(), isIconOnly)
        }
      case .declaration: break
      }
    }
  }

  /// What the other branches of a condition show counts only where the first shows nothing.
  private mutating func readIcons(_ branches: ArraySlice<Range<Int>>, _ isIconOnly: Bool) {
    let isEmpty = content.texts.isEmpty && content.heard.isEmpty && content.icons.isEmpty
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
    if facts.isHidden {
      // It is seen and not heard.
      if chain.root.name == "Image", let icon = code.icon(of: chain.root) {
        content.icons.append(icon)
      }
      return
    }
    if let label = facts.label {
      content.heard.append(label)
      if chain.root.name == "Image", let icon = code.icon(of: chain.root) {
        content.icons.append(icon)
      }
      return
    }
    readRoot(chain, isIconOnly)
    for modifier in chain.modifiers where ["overlay", "background", "mask"].contains(modifier.name)
    {
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
    if ControlCall(root, code, components: components) != nil {
      content.controls.append(chain)
      // It is named by what is inside it.
      content.note(unknown: code.source(chain.range))
      return
    }
    switch root.name {
    case "Text":
      // A table's text, or one that is put together, has no first argument of words.
      let text = root.isCalled ? code.viewText(root.token..<chain.callEnd(in: code)) : nil
      content.texts.append(text ?? .unknown(code.source(chain.range)))
    case "Label": readLabel(root, isIconOnly)
    case "Image": readImage(root)
    case "ProgressView":
      if let title = root.unlabelled { content.texts.append(code.viewText(title.value)) }
      readClosures(root, isIconOnly)
    case "self":
      readMember(chain.calls.dropFirst().first?.name ?? "", chain, isIconOnly)
    case _ where LabelReader.silent.contains(root.name): readClosures(root, isIconOnly)
    // A constant such as LINEAR_GRADIENT.
    case _ where !root.isCalled && root.name.count > 1 && root.name == root.name.uppercased(): break
    default:
      if root.name.first?.isUppercase ?? false, !chain.isImplicit {
        readView(root, isIconOnly)
      } else {
        readMember(root.name, chain, isIconOnly)
      }
    }
  }

  private mutating func readMember(_ name: String, _ chain: SwiftChain, _ isIconOnly: Bool) {
    guard let member = members[name] else {
      return content.note(unknown: code.source(chain.range))
    }
    // What shows itself twice would be read without end, and adds nothing to the name.
    guard visited.insert(name).inserted else { return }
    read(member.body, isIconOnly: isIconOnly)
  }

  private mutating func readClosures(_ call: SwiftCall, _ isIconOnly: Bool) {
    for closure in call.closures { read(closure.body, isIconOnly: isIconOnly) }
  }

  /// A view of the app or one this reader does not know: its closures may tell, it itself does not.
  private mutating func readView(_ call: SwiftCall, _ isIconOnly: Bool) {
    content.foreignViews.insert(call.name)
    content.note(unknown: call.name)
    readClosures(call, isIconOnly)
  }

  private mutating func readLabel(_ call: SwiftCall, _ isIconOnly: Bool) {
    if let icon = code.icon(of: call) { content.icons.append(icon) }
    if let title = call.unlabelled {
      let text = code.viewText(title.value)
      if isIconOnly { content.heard.append(text) } else { content.texts.append(text) }
    }
    var inner = LabelReader(code, members: members, components: components)
    inner.depth = depth
    inner.visited = visited
    // Label { Text("…") } icon: { Image(…) }
    for closure in call.closures where closure.label != "icon" {
      inner.read(closure.body, isIconOnly: false)
    }
    if let icon = call.closure("icon") {
      var pictures = LabelReader(code, members: members, components: components)
      pictures.depth = depth
      pictures.visited = inner.visited
      pictures.read(icon.body, isIconOnly: false)
      content.icons += pictures.content.icons
      content.hasOpenPicture = content.hasOpenPicture || pictures.content.hasOpenPicture
      visited.formUnion(pictures.visited)
    }
    content.heard += inner.content.heard
    if isIconOnly {
      content.heard += inner.content.texts
    } else {
      content.texts += inner.content.texts
    }
    content.unknown = content.unknown ?? inner.content.unknown
    content.foreignViews.formUnion(inner.content.foreignViews)
    content.controls += inner.content.controls
    visited.formUnion(inner.visited)
  }

  private mutating func readImage(_ call: SwiftCall) {
    if let icon = code.icon(of: call) {
      content.icons.append(icon)
    } else {
      content.hasOpenPicture = true
    }
    if let label = call.argument("label") { content.heard.append(code.viewText(label.value)) }
  }

  /// Views inside views of labels; people stop long before.
  private static let deepest = 48

  /// Views without words of their own.
  static let silent: Set<String> = [
    "HStack", "VStack", "ZStack", "LazyHStack", "LazyVStack", "Group", "Spacer", "Divider", "Color",
    "Circle", "Rectangle", "RoundedRectangle", "Capsule", "Ellipse", "UnevenRoundedRectangle",
    "EmptyView", "ProgressView", "LinearGradient", "RadialGradient", "AngularGradient", "Path",
    "ViewThatFits", "GeometryReader", "ScrollView", "Canvas", "Grid", "GridRow", "AnyView",
    "ForEach",
    "GlassEffectContainer", "TimelineView",
  ]
}

extension SwiftChain {
  /// The token past the root with its arguments and closures.
  func callEnd(in code: SwiftCode) -> Int {
    let next = rootIndex + 1
    // The dot before the next call is not part of it.
    return next < calls.count ? max(root.token + 1, calls[next].token - 1) : range.upperBound
  }
}
