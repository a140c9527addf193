import AuditCore

/// What a control shows: the texts and pictures in its label.
struct LabelContent {
  /// Texts people see, in order.
  private(set) var texts: [ViewText] = []
  /// What is heard, in order, and whether it stands for a text that is seen.
  private var spoken: [(text: ViewText, isSeen: Bool)] = []
  /// Whether something is heard that is not seen so.
  private(set) var isRenamed = false
  private(set) var icons: [Icon] = []
  /// The picture that stands at times in place of the first.
  private(set) var otherIcon: Icon?
  /// Whether it shows a picture of which the code says the name, icon or not.
  private(set) var hasKnownPicture = false
  /// Whether it shows a picture of which the code does not say the name; what comes behind that, such
  /// as the badge on it, is not its icon.
  var hasOpenPicture = false
  /// Code that may hold words, which cannot be known here.
  var unknown: String?
  /// Whether it has no words, and something around may name it.
  var isNamedAround = false
  /// Whether another branch of a condition shows words that code makes.
  private(set) var mayVary = false
  /// What its texts depend on, each on one condition at most: where there are several, which texts are
  /// seen together is not known.
  private(set) var conditions: Set<String> = []
  /// The types of the views of the app, or that are not known, which it shows.
  private(set) var views: Set<String> = []
  /// Whether it shows anything else that may hold words.
  private(set) var isOpenBeside = false
  /// Controls inside the control.
  private(set) var controls: [SwiftChain] = []

  /// What is heard: the texts, or the labels that stand for them, labels of pictures, titles of labels
  /// that show their icon only.
  ///
  /// What a picture between texts is called comes behind them here: which texts are one to the eye is
  /// not known, and so they stay together.
  var heard: [ViewText] {
    guard let first = spoken.firstIndex(where: \.isSeen),
      let last = spoken.lastIndex(where: \.isSeen)
    else { return spoken.map(\.text) }
    let between = spoken[first...last].filter { !$0.isSeen }
    guard !between.isEmpty else { return spoken.map(\.text) }
    let before = spoken[..<first] + spoken[first...last].filter(\.isSeen)
    return (before + between + spoken[(last + 1)...]).map(\.text)
  }

  /// Whether more than the controls inside may hold words.
  private(set) var isOpen = false

  mutating func note(unknown code: String) {
    unknown = unknown ?? code
    isOpen = true
    isOpenBeside = true
  }

  /// Takes in a view of a type that may have words of its own.
  mutating func note(view type: String) {
    unknown = unknown ?? type
    isOpen = true
    views.insert(type)
  }

  /// The views of which alone it depends whether anything is heard; empty where more is known or open.
  var openViews: Set<String> {
    let isElse = isOpenBeside || isNamedAround || !controls.isEmpty || !heard.allSatisfy(\.isSilent)
    return isElse ? [] : views
  }

  /// A view of the app that may have words of its own, beside words that are known.
  var viewBeside: String? { heard.isEmpty ? nil : views.min() }

  /// Takes in a control inside, of which the words are not looked at.
  mutating func add(_ control: SwiftChain, _ code: String) {
    controls.append(control)
    unknown = unknown ?? code
  }

  /// Whether words are heard, or may be, that are no control's.
  var mayTell: Bool { isOpen || heard.contains { !$0.isSilent } }

  /// Whether the same words are heard each time.
  var isFixed: Bool { unknown == nil && !mayVary && spoken.allSatisfy(\.text.isFixed) }

  mutating func vary() { mayVary = true }

  /// Takes note of the condition of the texts that were shown last.
  ///
  /// - Parameters:
  ///   - count: how many texts there were before them.
  ///   - known: the conditions there were before them.
  mutating func note(condition: String, behind count: Int, _ known: Set<String>) {
    guard texts.count > count else { return }
    // More than two tell no more.
    conditions = known.count < 2 ? known.union([condition]) : known
  }

  /// Whether the texts may never be seen together.
  var areApart: Bool { texts.count > 1 && conditions.count > 1 }

  /// Takes in the picture of another branch than that of the only one so far, where it is of the same
  /// kind: a project names the two as one kind.
  mutating func show(inPlaceOfFirst other: Icon) {
    guard icons.count == 1, otherIcon == nil, icons[0] != other, icons[0].kind == other.kind else {
      return
    }
    otherIcon = other
  }

  /// Whether it is a picture with words that are empty.
  var isPicture: Bool {
    unknown == nil && hasKnownPicture && !spoken.isEmpty
      && spoken.allSatisfy { $0.text.isSilent && !$0.text.isSilentInPlaces }
  }

  /// Whether nothing is known to be heard.
  var isSilent: Bool { spoken.isEmpty }

  /// Takes in a text people see, and hear as it is.
  mutating func show(_ text: ViewText) {
    texts.append(text)
    spoken.append((text, true))
    if let condition = text.condition { conditions.insert(condition) }
  }

  /// Takes in a picture by its name, and the one that stands in its place at times.
  mutating func show(_ icon: Icon, or other: Icon? = nil) {
    hasKnownPicture = true
    if !hasOpenPicture, icons.isEmpty { otherIcon = other }
    if !hasOpenPicture { icons.append(icon) }
  }

  /// Takes in a text that is heard in place of some that are seen, or of none.
  mutating func hear(_ text: ViewText, inPlaceOf seen: [ViewText] = []) {
    texts += seen
    spoken.append((text, !seen.isEmpty))
    isRenamed = true
  }

  /// Takes in what a part of the control shows.
  mutating func add(_ part: LabelContent, isIconOnly: Bool = false) {
    if isIconOnly {
      for text in part.heard { hear(text) }
    } else {
      texts += part.texts
      spoken += part.spoken
      isRenamed = isRenamed || part.isRenamed
    }
    addPictures(of: part)
    unknown = unknown ?? part.unknown
    isOpen = isOpen || part.isOpen
    isOpenBeside = isOpenBeside || part.isOpenBeside
    views.formUnion(part.views)
    mayVary = mayVary || part.mayVary
    conditions.formUnion(part.conditions)
    controls += part.controls
  }

  /// Takes in only the pictures that a part shows.
  mutating func addPictures(of part: LabelContent) {
    for (number, icon) in part.icons.enumerated() {
      show(icon, or: number == 0 ? part.otherIcon : nil)
    }
    hasKnownPicture = hasKnownPicture || part.hasKnownPicture
    hasOpenPicture = hasOpenPicture || part.hasOpenPicture
  }
}

extension SwiftCode {
  /// The view in `AnyView(…)`.
  func wrappedView(in call: SwiftCall) -> SwiftChain? {
    guard call.name == "AnyView", let value = call.arguments.first?.value else { return nil }
    return chain(at: value.lowerBound, before: value.upperBound)
  }

  /// The closures of a call that make views: behind the parentheses, or between them with a label.
  func viewBodies(of call: SwiftCall) -> [Range<Int>] { labelledBodies(of: call).map(\.body) }

  /// The same with their labels.
  func labelledBodies(of call: SwiftCall) -> [(label: String?, body: Range<Int>)] {
    let arguments = call.arguments.filter { argument in
      opens(argument.value.lowerBound, "{") && argument.label != "action"
        && argument.label?.hasPrefix("on") != true
    }
    return arguments.map { ($0.label, inside($0.value.lowerBound)) }
      + call.closures.filter { $0.label != "action" }.map { ($0.label, $0.body) }
  }
}

extension SwiftCall {
  /// The first argument that may be words of an initialiser of the app's own, and whether it is called
  /// as words are.
  ///
  /// - Parameter known: what arguments of the system's initialisers are called.
  func ownWords(beside known: Set<String>) -> (value: Range<Int>, isWords: Bool)? {
    let own = arguments.filter { argument in
      guard let label = argument.label, !known.contains(label) else { return false }
      let name = label.lowercased()
      return !SwiftCall.pictures.contains { name.contains($0) }
    }
    let words = own.first { SwiftCall.words.contains($0.label ?? "") }
    return (words ?? own.first).map { ($0.value, words != nil) }
  }

  /// How arguments that are pictures are called.
  private static let pictures = ["image", "icon", "picture", "symbol", "systemname", "decorative"]

  /// How arguments that are words are called.
  private static let words: Set<String> = [
    "title", "titleKey", "text", "localized", "localizedKey", "verbatim", "markdown", "key",
    "string",
    "name",
  ]
}

extension SwiftChain {
  /// The root without its modifiers; a member is the root where `self` stands before it.
  var bare: SwiftChain {
    var bare = self
    let isSelf = root.name == "self" && rootIndex == 0 && calls.count > 1
    bare.calls = Array(calls[...(isSelf ? 1 : rootIndex)])
    return bare
  }

  /// The token past the root with its arguments and closures.
  func callEnd(in code: SwiftCode) -> Int {
    let next = rootIndex + 1
    // The dot before the next call is not part of it.
    return next < calls.count ? max(root.token + 1, calls[next].token - 1) : range.upperBound
  }
}
