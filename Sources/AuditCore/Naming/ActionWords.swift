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
    if first == "toggle", words.count > 1 { words.removeFirst() }
    if words.first == "is", words.count > 1 { words.removeFirst() }
    return Words.sentence(words)
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
    "action button clicked did handler impl pressed tapped touched up inside")

  /// Verbs that need an object to be a task.
  private static let vague = InterfaceWords.set("action perform present push set show tap toggle")

  private static let parts = InterfaceWords.strongCodeParts.union(
    InterfaceWords.set(
      "accessibility cell field icon id image item label link row switch tab text toggle view"))
}
