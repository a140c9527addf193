/// Initialisers that an app gives to controls of SwiftUI, as far as they change what an argument is.
struct OwnInitialisers: Sendable {
  /// The controls that are made from a value without a label and a closure that makes the label:
  /// `NavigationLink(.person(tea.author)) { … }`.
  private(set) var madeOfValue: Set<String> = []

  init() {}

  mutating func formUnion(_ other: OwnInitialisers) { madeOfValue.formUnion(other.madeOfValue) }

  /// The controls that are looked at.
  static let controls: Set<String> = ["NavigationLink", "Button", "Link", "Menu"]

  /// The initialisers of a file.
  ///
  /// - Complexity: O(tokens).
  init(_ code: SwiftCode) {
    for type in SwiftTypes(code).all where OwnInitialisers.controls.contains(type.name) {
      for piece in type.pieces {
        for at in piece
        where code.isText(at, "init") && code.opens(at + 1, "(") && code.kind(at - 1) != .dot {
          let parameters = code.arguments(code.inside(at + 1))
          if isMadeOfValue(parameters, code) { madeOfValue.insert(type.name) }
        }
      }
    }
  }

  /// Whether the first of some parameters is a value that is no text, and another makes the label.
  private func isMadeOfValue(_ parameters: [SwiftCall.Argument], _ code: SwiftCode) -> Bool {
    guard let first = parameters.first?.value, code.isText(first.lowerBound, "_") else {
      return false
    }
    let isText = first.contains {
      code.isText($0, "String") || code.isText($0, "LocalizedStringKey")
        || code.isText($0, "LocalizedStringResource") || code.isText($0, "StringProtocol")
        || code.isText($0, "Text") || code.opens($0, "(")
    }
    let makesLabel = parameters.dropFirst().contains { parameter in
      // "label: () -> Label", or behind "@ViewBuilder".
      parameter.label == "label"
        || parameter.value.contains { code.isText($0, "label") && code.kind($0 + 1) == .colon }
    }
    return !isText && makesLabel
  }
}
