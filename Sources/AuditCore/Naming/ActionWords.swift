/// Reads a task out of the names of actions, identifiers and assets.
enum ActionWords {
  /// The task an action's name tells, as a sentence: "Open filters" for `openFilters`, "Share
  /// receipt" for `didTapShareReceipt(_:)`; nil where nothing is left of it.
  ///
  /// - Complexity: O(length).
  static func task(of action: String) -> String? {
    // Arguments and receivers are the code's affair: "viewModel.openFilters(sender:)".
    let call = action.prefix { $0 != "(" && $0 != ":" && $0 != "{" }
    let name = call.split(separator: ".").last ?? call
    guard name.utf8.count <= 80, name.utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
    var words = Words.split(String(name))
    while words.count > 1, let first = words.first, openers.contains(first) { words.removeFirst() }
    while words.count > 1, let last = words.last, closers.contains(last) { words.removeLast() }
    guard let first = words.first, !vague.contains(first) || words.count > 1 else { return nil }
    if openers.contains(first) || closers.contains(first) { return nil }
    if first == "dismiss" || first == "close", words.count == 1 { return "Close" }
    return task(ofWords: words).map(Words.sentence)
  }

  /// The task that words of code tell; nil for a value, a kind of one, or a state.
  private static func task(ofWords all: [String]) -> [String]? {
    var words = all
    let isSwitched = words[0] == "toggle" || words[0] == "toogle"
    if isSwitched, words.count > 1 { words.removeFirst() }
    // "toggleShouldShowHint2" switches the hint.
    if words.count > 1, words[0] == "should" { words.removeFirst() }
    if words.count > 1 {
      let last = words.removeLast()
      let word = String(last.reversed().drop { $0.isNumber }.reversed())
      words.append(word.isEmpty ? last : word)
    }
    let isState = words[0] == "is" && words.count > 1
    if isState { words.removeFirst() }
    if words.count > 2, words[words.count - 2] == "to", let verb = words.last,
      InterfaceWords.verbs.contains(verb)
    {
      // "teaToDelete" is what will be deleted.
      return [verb] + words.dropLast(2)
    }
    if let opened = opened(by: words) { return opened.isEmpty ? nil : opened }
    if isState, words.count == 1, let verb = verb(ofGerund: words[0]) { return [verb] }
    // "selectedTea = tea" keeps a value; what that does is not told.
    if !isSwitched, words.count > 1, held.contains(words[0]) { return nil }
    let isVerb = InterfaceWords.verbs.contains(words[0])
    if !isVerb, words.allSatisfy({ values.contains($0) || parts.contains($0) }) { return nil }
    return words
  }

  /// What a name that says that something opens opens: "Add tea" for `isAddTeaSheetPresented`, "Show
  /// settings" for `showSettings`; empty where it does not say, nil for other names.
  private static func opened(by all: [String]) -> [String]? {
    var words = all
    let isOpened = words.count > 1 && words.last.map(shown.contains) ?? false
    if isOpened { words.removeLast() }
    let shows = words.first.map(showing.contains) ?? false
    if shows { words.removeFirst() }
    guard isOpened || shows else { return nil }
    let isKind = words.last.map(opening.contains) ?? false
    while let last = words.last, opening.contains(last) { words.removeLast() }
    guard let first = words.first else { return [] }
    if InterfaceWords.verbs.contains(first), isKind || isOpened { return words }
    // "Editing form", "list add prompt": what people do there is no thing to show.
    if words.count == 1, verb(ofGerund: first) != nil { return [] }
    if isKind, words.last.map(InterfaceWords.verbs.contains) ?? false { return [] }
    return ["show"] + words
  }

  /// The verb that `editing`, `sharing` or `cutting` is made of.
  private static func verb(ofGerund word: String) -> String? {
    guard word.hasSuffix("ing") else { return nil }
    let stem = String(word.dropLast(3))
    return [stem, stem + "e", String(stem.dropLast())].first(where: InterfaceWords.verbs.contains)
  }

  /// Whether a task says what is done, as "Clear query" does and "Query" does not.
  static func isDone(_ task: String) -> Bool {
    Words.spoken(task).first.map { InterfaceWords.verbs.contains($0) || $0 == "show" } ?? false
  }

  /// A task without a word that stands for any object: "Delete" for "Delete item".
  static func withoutStandIn(_ task: String) -> String {
    let words = task.split(separator: " ")
    guard words.count == 2, let last = words.last, standIns.contains(String(last)) else {
      return task
    }
    return String(words[0])
  }

  private static let standIns = InterfaceWords.set(
    "cell current element entry item model object product record row selected selection this")

  /// The words of an identifier without the words for the part of the interface: "Filter" for
  /// `filterButton`; nil where nothing is left of it.
  ///
  /// - Complexity: O(length).
  static func subject(of identifier: String) -> String? {
    guard identifier.utf8.count <= 80, identifier.utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
    // "login.submit.button": the last part that is more than a kind of control.
    let chain = identifier.split { $0 == "." || $0 == "/" }.map(String.init)
    let name = chain.last { !parts.contains($0.lowercased()) } ?? identifier
    var words = Words.split(name)
    if words.count > 1, let first = words.first, ["id", "a11y", "btn", "button"].contains(first) {
      words.removeFirst()
    }
    while words.count > 1, let last = words.last, parts.contains(last) { words.removeLast() }
    guard let only = words.first, words.count > 1 || !parts.contains(only) else { return nil }
    if words.allSatisfy({ $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }) { return nil }
    if words.count == 1 && only.utf8.count < 3 { return nil }
    return Words.sentence(words)
  }

  private static let openers = InterfaceWords.set(
    "action click did do handle on perform press request run should tap tapped touched user will")

  private static let closers = InterfaceWords.set(
    """
    action button callback click clicked did fn func function handler impl inside press pressed selector
    tap tapped touch touched up
    """)

  /// Words of names that say that something is on the screen.
  private static let shown = InterfaceWords.set(
    "displayed presented presenting showing shown visible")
  private static let showing = InterfaceWords.set("display present presenting show showing shows")

  /// What opens over a screen, as code calls it.
  private static let opening = InterfaceWords.set(
    "action alert confirmation cover dialog form modal popover popup prompt screen sheet view")

  /// Words in front of what a variable keeps.
  private static let held = InterfaceWords.set(
    "active chosen current highlighted pending presented selected selection wrapped")

  /// Words of code for values of any kind.
  private static let values = InterfaceWords.set(
    """
    any array binding bool data dictionary double float gesture int long none object optional result self
    single some state string type value void wrapped
    """)

  /// Verbs that need an object to be a task.
  private static let vague = InterfaceWords.set("action perform present push set show tap toggle")

  private static let parts = InterfaceWords.strongCodeParts.union(
    InterfaceWords.set(
      "accessibility cell field icon id image item label link row switch tab text toggle view"))
}
