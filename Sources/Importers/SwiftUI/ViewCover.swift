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

  /// Something with a label, which names what stands in it.
  static let named = ViewCover(rawValue: 32)

  /// Something that never opens.
  static let closed = ViewCover(rawValue: 64)

  /// What holds in two places, whichever way each has it.
  func common(_ other: ViewCover) -> ViewCover {
    guard !isEmpty, !other.isEmpty else { return [] }
    var both = intersection(other)
    let isUntapped = Shown(self).contains(.untapped) && Shown(other).contains(.untapped)
    if isUntapped, !Shown(both).contains(.untapped) { both.insert(.ignored) }
    if both.isEmpty { both.insert(.combined) }
    return both
  }
}

/// A part of a view of the app that whoever shows the view gives: `Row { … }`, `Row(icon: { … })`.
struct ViewSlot: Hashable, Sendable {
  /// The view's type.
  let type: String
  /// What the part is called; empty for a closure without a label.
  let name: String
  /// Whether it is a member of the type that code in another file shows.
  var isMember = false
}

/// What holds of a view wherever it is shown.
struct Shown: OptionSet, Sendable {
  let rawValue: UInt8

  /// It is no stop by itself: it is a part of something, or hidden.
  static let covered = Shown(rawValue: 1)
  static let hidden = Shown(rawValue: 2)
  /// What a tap on it does is offered by something around it, or to nobody.
  static let untapped = Shown(rawValue: 4)
  /// A label around it names it.
  static let named = Shown(rawValue: 8)

  /// It is shown in nothing that ever opens.
  static let unmet = Shown(rawValue: 16)

  static let everything: Shown = [.covered, .hidden, .untapped, .named, .unmet]

  init(rawValue: UInt8) { self.rawValue = rawValue }

  /// What holds inside of something.
  init(_ cover: ViewCover) {
    self = []
    if !cover.isEmpty { insert(.covered) }
    if cover.contains(.hidden) { insert(.hidden) }
    if cover.contains(.named) { insert(.named) }
    if cover.contains(.closed) { insert(.unmet) }
    if !cover.isDisjoint(with: [.control, .hidden, .ignored, .acting]) { insert(.untapped) }
  }
}

/// A place where a view of the app, or a part that was given to one, is shown.
struct ViewUse: Sendable {
  /// The type whose code shows it.
  let owner: String
  /// What stands around it there.
  var cover: ViewCover
  /// The parts of other views that it is given as or stands in.
  let slots: [ViewSlot]
  /// Whether it opens from there, and stands in nothing that the type stands in.
  var isOpened = false
}

/// What the code of one file says of where views are shown, for when every file was read.
struct ViewUses: Sendable {
  /// Where views are shown, by their types.
  var ofTypes: [(type: String, use: ViewUse)] = []
  /// Where types show the parts they are given.
  var ofSlots: [(slot: ViewSlot, use: ViewUse)] = []
  /// The views that types give themselves for parts they are not handed.
  var ofDefaults: [(type: String, use: ViewUse)] = []
  /// What holds of the names in the code of each type's views wherever they stand in it, by numbers
  /// of the names: a member may be in another file.
  var ofNames: [String: [UInt32: Shown]] = [:]
  /// What initialisers of types call the properties that they set: `init(label:)` with
  /// `content = label()`.
  var propertyNames: [ViewSlot: String] = [:]
  /// The types of views that are declared and that only this app can show.
  var ownViews: Set<String> = []
  /// Those of `ownViews` that are classes, which texts, storyboards and other languages may name.
  var ownClasses: Set<String> = []
  /// The classes that are declared and that only this app can use, with what they inherit: one of them
  /// may be a view by a class of another file.
  var otherClasses: [String: Set<String>] = [:]
  /// The scenes of a storyboard.
  var scenes: [IBScene] = []
  /// The names that stand in the code, by whose code it is.
  var mentions: [CodeOwner: NameMentions] = [:]
  /// The types of views that are shown where the screen has a title.
  var titled: Set<String> = []
  /// By view the properties that are off, or empty, unless other code turns them on.
  var flags: [String: Set<String>] = [:]
  /// Those of them that a closure behind a call may be.
  var closures: Set<ViewSlot> = []
  /// What the views that are declared show, by their types.
  var contents: [(type: String, content: ViewContent)] = []
  /// Whether an app begins here.
  var beginsApp = false

  init() {}

  init(scenes: [IBScene]) { self.scenes = scenes }

  /// The names in code in Objective-C.
  init(objectiveC bytes: [UInt8], isHeader: Bool) {
    var names = NameMentions()
    names.add(objectiveC: bytes, isHeader: isHeader)
    // What is called when a class is loaded may make itself known anywhere.
    let type = bytes.contains("(void)load") ? nil : ObjectiveCClass.only(in: bytes)
    if let type { otherClasses[type.name] = type.bases }
    mentions[CodeOwner(type: type?.name)] = names
  }

  /// The names in a file that is read for nothing else, whatever they stand in.
  init(naming bytes: [UInt8]) {
    var names = NameMentions()
    names.add(words: bytes[...])
    mentions[CodeOwner()] = names
  }

  /// Whether a name stands in the code of a file.
  func names(_ name: String) -> Bool { mentions.values.contains { $0.names(name) } }

  /// Whether a name stands in a text of a file, or in a file of another kind.
  func quotes(_ name: String) -> Bool {
    mentions.values.contains { $0.quotes(name) } || scenes.contains { $0.names.quotes(name) }
  }

  /// The names in a file that is not read further.
  init(_ bytes: [UInt8]) {
    var names = NameMentions()
    names.add(bytes)
    mentions[CodeOwner()] = names
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
  /// The property that must be turned on for it to be shown.
  var flag: String?
  /// Whether it opens from the view of its type, see `ViewUse.isOpened`.
  var isOpened = false
  /// The views of which alone it depends whether it has a name.
  var openViews: Set<String> = []
  /// The views of which alone it depends whether it is there: those that a tap on them presses.
  var tappedViews: Set<String> = []
  /// The views beside it in what is tapped as a whole.
  var viewsBeside: Set<String> = []
}
