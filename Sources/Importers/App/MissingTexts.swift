import AuditCore

/// Names that code looks up by keys, in a tree that has none of the app's texts: some apps publish
/// their code without them.
struct MissingTexts {
  /// How many elements have such a name.
  private(set) var count = 0

  /// Takes back names that are keys, where there are too many for code to be what people read.
  ///
  /// - Complexity: O(elements).
  init(in screens: inout [Screen]) {
    let keyed = screens.indices.flatMap { screen in
      screens[screen].elements.indices.compactMap { element in
        MissingTexts.key(screens[screen].elements[element]).map { (screen, element, $0) }
      }
    }
    guard keyed.count >= MissingTexts.fewest else { return }
    count = keyed.count
    for (screen, element, key) in keyed {
      screens[screen].elements[element].forget(key)
    }
  }

  /// Fewer may be code that slipped into an app without translations.
  private static let fewest = 10

  /// A note for the reviewer, or none.
  var note: String? {
    guard count > 0 else { return nil }
    let names = CaptureNotes.count(count, "name", "names")
    return "found no file of texts, so \(names) that code looks up by keys are not judged"
  }

  private static func key(_ element: Element) -> String? {
    guard element.source?.file.hasSuffix(".swift") ?? false else { return nil }
    return [element.label, element.text, element.placeholder].lazy.compactMap(\.value)
      .first(where: isKey)
  }

  private static func isKey(_ text: String) -> Bool {
    guard text.contains("_") || text.contains("."),
      let match = CodeName.match(text, shape: NameShape(text), identifier: nil)
    else { return false }
    return match.certain && (match.kind == .snakeCase || match.kind == .key)
  }
}

extension Element {
  /// Leaves out names that are keys, of texts that nobody has here.
  fileprivate mutating func forget(_ key: String) {
    label = .notMeasured
    if text.value != nil { forgetText() }
    if placeholder.value != nil { placeholder = .notMeasured }
    leaveOpen(namedBy: "the text of \(key)")
  }
}
