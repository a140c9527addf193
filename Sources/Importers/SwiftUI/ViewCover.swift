/// What stands around a view and keeps it from being met by itself.
struct ViewCover: OptionSet, Sendable {
  let rawValue: UInt8

  /// A control, which is met in place of its parts.
  static let control = ViewCover(rawValue: 1)
  /// Something hidden from assistive technology.
  static let hidden = ViewCover(rawValue: 2)
  /// A group that is met as one, with its views joined.
  static let combined = ViewCover(rawValue: 4)
  /// A group that is met as one and has actions of its own, so that what is tapped inside is offered.
  static let acting = ViewCover(rawValue: 8)
  /// A group that is met as one in place of its views.
  static let ignored = ViewCover(rawValue: 16)
}

/// A part of a view of the app that whoever shows the view gives: `Row { … }`, `Row(icon: { … })`.
struct ViewSlot: Hashable, Sendable {
  /// The view's type.
  let type: String
  /// What the part is called; empty for a closure without a label.
  let name: String
}

/// A place where a view of the app, or a part that was given to one, is shown.
struct ViewUse: Sendable {
  /// The type whose code shows it.
  let owner: String
  /// What stands around it there.
  var cover: ViewCover
  /// The parts of other views that it is given as or stands in.
  let slots: [ViewSlot]
}

/// What the code of one file says of where views are shown, for when every file was read.
struct ViewUses: Sendable {
  /// Where views are shown, by their types.
  var ofTypes: [(type: String, use: ViewUse)] = []
  /// Where types show the parts they are given.
  var ofSlots: [(slot: ViewSlot, use: ViewUse)] = []
  /// What initialisers of types call the properties that they set: `init(label:)` with
  /// `content = label()`.
  var propertyNames: [ViewSlot: String] = [:]
  /// The types of views that are declared and that only this app can show.
  var ownViews: Set<String> = []
  /// The names that stand in the code, by the view whose code it is; "" for all other code.
  var mentions: [String: NameMentions] = [:]
  /// Whether an app begins here.
  var beginsApp = false

  init() {}

  /// The names in a file that is not read further.
  init(_ bytes: [UInt8]) {
    var names = NameMentions()
    names.add(bytes)
    mentions[""] = names
  }
}

/// What is known of where an element stands, for when every file was read.
struct ElementPlace: Sendable {
  /// The parts of views that it is given as.
  var slots: [ViewSlot] = []
  /// The member that makes it, where nothing in the file shows that.
  var looseMember: String?
  /// Whether that member makes a single picture or text, which is met where it is shown.
  var isPart = false
}
