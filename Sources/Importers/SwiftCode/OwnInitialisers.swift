/// Initialisers that an app gives to controls of SwiftUI, as far as they change what an argument is, and
/// modifiers of its own that make controls.
struct OwnInitialisers: Sendable {
  /// The controls that are made from a value without a label and a closure that makes the label:
  /// `NavigationLink(.person(tea.author)) { … }`.
  private(set) var madeOfValue: Set<String> = []

  /// Modifiers that show a view as the label of a button: `Text("Tea").asButton { order() }`.
  private var wrapping: Set<String> = []
  /// Other modifiers, of which some may be called as those are.
  private var plain: Set<String> = []
  /// What its modifiers say of the views they are put on.
  private(set) var modifiers = OwnModifiers()

  init() {}

  mutating func formUnion(_ other: OwnInitialisers) {
    madeOfValue.formUnion(other.madeOfValue)
    wrapping.formUnion(other.wrapping)
    plain.formUnion(other.plain)
    modifiers.formUnion(other.modifiers)
  }

  /// Whether a modifier shows a view as the label of a button, whichever of its name is meant.
  func makesButton(_ modifier: String) -> Bool {
    wrapping.contains(modifier) && !plain.contains(modifier)
  }

  /// The controls that are looked at.
  static let controls: Set<String> = ["NavigationLink", "Button", "Link", "Menu"]

  /// The initialisers of a file.
  ///
  /// - Complexity: O(tokens).
  init(_ code: SwiftCode) {
    let types = SwiftTypes(code).all
    modifiers = OwnModifiers(code, types)
    for type in types where type.name == "View" {
      for piece in type.pieces { readModifiers(piece, code) }
    }
    for type in types where OwnInitialisers.controls.contains(type.name) {
      for piece in type.pieces {
        for at in piece
        where code.isText(at, "init") && code.opens(at + 1, "(") && code.kind(at - 1) != .dot {
          let parameters = code.arguments(code.inside(at + 1))
          if isMadeOfValue(parameters, code) { madeOfValue.insert(type.name) }
        }
      }
    }
  }

  private mutating func readModifiers(_ piece: Range<Int>, _ code: SwiftCode) {
    for (_, name, body) in code.functions(in: piece) {
      if isButton(body, code) { wrapping.insert(name) } else { plain.insert(name) }
    }
  }

  /// Whether a body is a button of which the label shows `self`, and nothing else.
  private func isButton(_ body: Range<Int>, _ code: SwiftCode) -> Bool {
    guard let button = onlyView(body, code), button.root.name == "Button",
      let control = ControlCall(button.root, code, components: []), control.labels.count == 1
    else { return false }
    return onlyView(control.labels[0], code)?.root.name == "self"
  }

  private func onlyView(_ body: Range<Int>, _ code: SwiftCode) -> SwiftChain? {
    let statements = ViewStatements(code, body).all
    guard statements.count == 1, case .view(let chain) = statements[0] else { return nil }
    return chain
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
