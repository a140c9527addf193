import AuditCore

/// The states of controls whose label code swaps: "Mute" and "Unmute".
struct UIKitStates {
  /// For every property the states that its labels tell apart.
  private(set) var states: [String: [ElementState]] = [:]

  /// The states by what is set as labels on each property.
  ///
  /// A label of which the words are not known tells no states.
  /// - Complexity: O(tokens of the labels).
  init(_ labels: [String: [Range<Int>]], _ code: SwiftCode, _ texts: ViewTexts) {
    for (property, values) in labels {
      var words: [String] = []
      for value in values.flatMap(code.choices).prefix(UIKitStates.most) {
        guard let text = texts.base(of: code.viewText(value, isLocalized: false)), !text.isBlank,
          !words.contains(text)
        else { continue }
        words.append(text)
      }
      guard words.count > 1 else { continue }
      states[property] = words.enumerated().map { number, words in
        var state = ElementState(name: "label \(number + 1)")
        state.label = .found(words)
        return state
      }
    }
  }

  /// No control has more states that people tell apart by its name.
  private static let most = 8
}
