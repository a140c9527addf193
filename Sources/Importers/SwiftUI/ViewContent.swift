import AuditCore

/// What a view of the app shows wherever it is shown, as far as the code of its type tells.
struct ViewContent: Sendable {
  var hasPicture = false
  /// Whether it has words, seen or only heard.
  var hasWords = false
  /// Whether people act on something in it.
  var hasControls = false
  /// Whether it may show more than is known.
  var isOpen = false
  /// The types of the views in it that are not the system's.
  var views: Set<String> = []

  /// - Parameter members: the members of the type that make views.
  /// - Complexity: O(tokens of the members that the body shows).
  init?(of type: ViewType, in code: SwiftCode, components: Set<String>) {
    guard let body = type.members.first(where: { $0.name == "body" }) else { return nil }
    var reader = LabelReader(code, members: ViewMembers(of: type), components: components)
    reader.branches = .all
    reader.read(body.body, isIconOnly: false)
    let content = reader.content
    hasPicture = content.hasKnownPicture || content.hasOpenPicture
    hasWords = !content.heard.allSatisfy(\.isSilent)
    hasControls = !content.controls.isEmpty || type.members.contains { ViewContent.acts($0, code) }
    isOpen = content.isOpenBeside
    views = content.views
  }

  /// Whether code makes something that is pressed, or says so of a view.
  private static func acts(_ member: ViewMember, _ code: SwiftCode) -> Bool {
    member.body.contains { token in
      code.isText(token, "onTapGesture") || code.isText(token, "isButton")
        || code.isText(token, "isLink") || code.isText(token, "isToggle")
        || code.isText(token, "accessibilityAction")
        || code.isText(token, "accessibilityRepresentation")
    }
  }
}

/// What all views of an app show.
struct ViewContents {
  private var contents: [String: ViewContent] = [:]

  /// - Complexity: O(views).
  init(_ uses: [ViewUses]) {
    var ambiguous: Set<String> = []
    for file in uses {
      for (type, content) in file.contents
      where contents.updateValue(content, forKey: type) != nil {
        ambiguous.insert(type)
      }
    }
    for type in ambiguous { contents[type] = nil }
  }

  /// What some views show together with those in them; nil where that is not known of all.
  ///
  /// - Complexity: O(views in them).
  func whole(of types: Set<String>) -> ViewContent? {
    var known: Set<String> = []
    var pending = types.sorted()
    var whole: ViewContent?
    while let type = pending.popLast() {
      guard known.insert(type).inserted else { continue }
      guard let content = contents[type], !content.isOpen else { return nil }
      whole = whole.map { $0.joined(content) } ?? content
      pending += content.views.sorted()
    }
    return whole
  }

  /// Whether people act on something in one of some views, as far as is known of them.
  ///
  /// - Complexity: O(views in them).
  func mayAct(_ types: Set<String>) -> Bool {
    var known: Set<String> = []
    var pending = types.sorted()
    while let type = pending.popLast() {
      guard known.insert(type).inserted else { continue }
      if ViewContents.controls.contains(where: type.hasSuffix) { return true }
      guard let content = contents[type] else { continue }
      if content.hasControls { return true }
      pending += content.views.sorted()
    }
    return false
  }

  /// How the types of controls are called.
  private static let controls = [
    "Button", "Field", "Link", "Menu", "Picker", "Slider", "Stepper", "Switch", "Toggle",
  ]
}

extension ViewContent {
  fileprivate func joined(_ other: ViewContent) -> ViewContent {
    var both = self
    both.hasPicture = hasPicture || other.hasPicture
    both.hasWords = hasWords || other.hasWords
    both.hasControls = hasControls || other.hasControls
    return both
  }
}
