extension ViewReader {
  /// What the views around one say of it.
  struct Context {
    /// The element around it.
    var parent: Int?
    var isIconOnly = false
    var isHidden = false
    var isInMenu = false
    /// Whether it opens over the screen: a sheet, a menu, a question.
    var isPresented = false
    /// Whether it opens from the view of the type, or stands on a screen that leads there, so that what
    /// stands around that view is not around it.
    var isOpened = false
    /// Whether it is an item of a menu that a control opens.
    var isMenuItem = false
    /// The branches, menus and layers it stands in, see `ViewReader.enterLayer`.
    var place = ""
    /// Whether it is drawn as a part of a control.
    var isInControl = false
    /// The words beside it that are its name: `LabeledContent("Size") { … }`.
    var titleAround: ViewText?
    /// The code that labels a group around it, which names what is in the group.
    var labelAround: String?
    /// What styles around give controls for a name beside their labels.
    var styles = StyleLabels()
    /// The code of a group around it of which the views are met as one, and so named together.
    var joinedAround: String?
    /// The row it stands in.
    var row: ViewRow?
    /// Whether it is met apart from what stands around: over the screen, or for some rows only.
    var isApart = false
    /// Whether it is met as a part or an action of something around it.
    var isCombined = false
    /// Whether it stands in a column of a table, whose title tells of it.
    var isInColumn = false
    /// The number of the pages that the views here are, of which one is shown at a time.
    var pages: Int?
    /// What other branches of the conditions around it show.
    var others: Set<String> = []
    /// Whether nobody sees or meets it.
    var isUnseen = false
    /// Whether the bar above the screen is never shown, nor are its items.
    var isBarHidden = false
    /// Whether it is an item of a bar that is never shown.
    var isInHiddenBar = false
    /// Whether it is a page of several with dots, whose tabs nobody meets.
    var isPaged = false
    /// Whether the screen it stands on has a title.
    var isTitled = false
    /// Whether there is no room to see it in.
    var isEmpty = false
    /// Whether it is an item of a menu at the top of the screen or the window.
    var isCommand = false
    /// How pickers show their choices.
    var pickerStyle: ViewModifiers.PickerStyle?
    /// What else stands around it and keeps it from being met by itself.
    var cover: ViewCover = []
    /// The parts of views of other types that it is given as.
    var slots: [ViewSlot] = []
    /// The member it is made by, where nothing in the file shows that.
    var loose: ViewMember?
    /// The property that must be on for it to be shown, and is off unless somebody turns it on.
    var flag: String?
    /// What properties must be for it to be shown.
    var needs: [ViewNeed] = []
  }
}

extension ViewReader.Context {
  /// All that stands around a view.
  var allCover: ViewCover {
    var all = cover
    if isInControl { all.insert(.control) }
    if isHidden { all.insert(.hidden) }
    if labelAround != nil || titleAround != nil { all.insert(.named) }
    return all
  }

  /// What stands around a view with some modifiers behind it.
  func behind(_ facts: ViewModifiers) -> ViewReader.Context {
    var context = self
    context.isIconOnly = facts.isIconOnly ?? isIconOnly
    // The items of a menu stand in a menu of the system, which is not hidden with them.
    context.isHidden = !isInMenu && (isHidden || facts.isHidden)
    context.isUnseen = isUnseen || facts.isUnseen
    context.isApart = isApart || facts.isMetAtTimes
    context.isPaged = isPaged || facts.isPaged
    context.isEmpty = isEmpty || facts.isEmpty
    context.isBarHidden = isBarHidden || facts.isBarHidden
    context.isTitled = isTitled || facts.title.map { !$0.isSilent } ?? false
    context.pickerStyle = facts.pickerStyle ?? pickerStyle
    switch facts.children {
    case .combine: context.cover.formUnion(facts.acts ? [.combined, .acting] : .combined)
    case .ignore: context.cover.insert(.ignored)
    case .contain, nil: break
    }
    return context
  }

  /// Whether something around may give a view without a name one.
  var mayBeNamed: Bool { labelAround != nil || joinedAround != nil }

  /// Goes into what a view with some modifiers holds: a label behind a group may name what is in it.
  mutating func enter(_ facts: ViewModifiers) {
    isInControl = isInControl || facts.isButton || facts.isLink
    isCombined = isCombined || facts.children == .combine
    styles = facts.styles.within(styles)
    self = named(facts)
  }

  /// What stands around what a view with some modifiers holds, with the label that they give it.
  func named(_ facts: ViewModifiers) -> ViewReader.Context {
    var context = self
    if let label = facts.label, facts.children != .contain {
      context.labelAround = label.expression ?? label.words
    }
    return context
  }

  /// Goes into a part that a view of another type is given.
  mutating func enter(_ call: SwiftCall, _ label: String?) {
    guard !ViewReader.isOfSystem(call.name) else { return }
    slots.append(ViewSlot(type: call.name, name: label ?? ""))
  }
}
