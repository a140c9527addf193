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
    /// Whether it is drawn as a part of a control.
    var isInControl = false
    /// The words beside it that are its name: `LabeledContent("Size") { … }`.
    var titleAround: ViewText?
    /// The code that labels a group around it, which names what is in the group.
    var labelAround: String?
    /// The row it stands in.
    var row: ViewRow?
    /// Whether it is met apart from what stands around: over the screen, or for some rows only.
    var isApart = false
    /// Whether it is met as a part or an action of something around it.
    var isCombined = false
    /// Whether what a list makes here are pages, of which one is shown at a time.
    var isInPages = false
    /// What other branches of the conditions around it show.
    var others: Set<String> = []
    /// Whether nobody sees or meets it.
    var isUnseen = false
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
  }
}

extension ViewReader.Context {
  /// All that stands around a view.
  var allCover: ViewCover {
    var all = cover
    if isInControl { all.insert(.control) }
    if isHidden { all.insert(.hidden) }
    return all
  }

  /// Goes into a part that a view of another type is given.
  mutating func enter(_ call: SwiftCall, _ label: String?) {
    guard !ViewReader.isOfSystem(call.name) else { return }
    slots.append(ViewSlot(type: call.name, name: label ?? ""))
  }
}
