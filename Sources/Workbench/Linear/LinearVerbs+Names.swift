import AuditCore
import ProjectStore

/// The names for Voice Control.
extension LinearSession {
  /// Reads or changes them by words such as `de move 2 up`.
  mutating func sayNames(_ words: String) {
    guard let form = state.form else { return say("No element is chosen.") }
    let (locale, rest) = language(words)
    let value = state.model.screens[form.screen].elements[form.element].value(
      of: .inputLabels, locale: locale)
    var names = value.items
    let (verb, after) = LinearInput.split(rest)
    switch verb.lowercased() {
    case "": readNames(names, value, locale)
    case "add":
      let text = LinearInput.text(after)
      guard !text.isBlank else { return say("say add takes a name, such as say add Filter.") }
      change(.newEntry(locale: locale), to: .list(names + [text]))
    case "remove":
      guard let at = row(after, names) else { return }
      names.remove(at: at)
      change(.newEntry(locale: locale), to: .list(names))
    case "move": moveName(after, names, locale)
    default:
      guard Int(verb) != nil else {
        return say("say takes add, remove, move or a number; say alone reads the names.")
      }
      guard let at = row(verb, names) else { return }
      let text = LinearInput.text(after)
      guard !text.isBlank else { return say("Name \(at + 1) is \"\(names[at])\".") }
      names[at] = text
      change(.newEntry(locale: locale), to: .list(names))
    }
  }

  private mutating func readNames(_ names: [String], _ value: FixValue, _ locale: String?) {
    let title = title(.newEntry(locale: locale))
    guard !names.isEmpty else {
      let words = value == .absent ? "not measured" : "none"
      return say("\(title): \(words); the label is said. say add TEXT adds one.")
    }
    for (number, name) in names.enumerated() { say("\(number + 1). \(name)") }
  }

  private mutating func moveName(_ words: String, _ names: [String], _ locale: String?) {
    let (number, way) = LinearInput.split(words)
    guard let at = row(number, names) else { return }
    guard ["up", "down"].contains(way.lowercased()) else {
      return say("say move \(number) takes up or down.")
    }
    let to = at + (way.lowercased() == "up" ? -1 : 1)
    guard names.indices.contains(to) else {
      return say("Name \(number) is already at the \(to < 0 ? "top" : "end").")
    }
    var moved = names
    moved.swapAt(at, to)
    change(.newEntry(locale: locale), to: .list(moved))
  }

  /// The index of a name by its number; says so when there is none.
  private mutating func row(_ number: String, _ names: [String]) -> Int? {
    if let at = LinearInput.row(number), names.indices.contains(at) { return at }
    let there = names.isEmpty ? "there are none" : "there are 1 to \(names.count)"
    say("There is no name \"\(number)\"; \(there).")
    return nil
  }
}
