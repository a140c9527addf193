/// Functions of a type that make controls, and the variables that get what they make:
/// `lazy var close = makeButton()`, and `lazy var close: UIButton = { makeButton() }()`.
///
/// What such a function does not name may be named where its control is kept, and the other way round.
struct UIKitFactories {
  private struct Factory {
    /// The tokens of its body.
    let body: Range<Int>
    /// What it returns, where that is a variable.
    let returned: String
  }

  private let code: SwiftCode
  private var factories: [String: [Factory]] = [:]
  /// By function the variables that get what it makes.
  private var keepers: [String: Set<String>] = [:]
  /// By variable the function that makes what it holds, and the token of the call.
  private var makers: [String: (function: String, token: Int)] = [:]
  /// The variables whose views are given a label.
  private var labelled: Set<String> = []

  /// - Complexity: O(tokens of the type).
  init(_ code: SwiftCode, _ type: SwiftType) {
    self.code = code
    for piece in type.pieces {
      for at in piece where code.kind(at) == .identifier {
        if code.isText(at, "func") {
          readFunction(at, before: piece.upperBound)
        } else if code.opens(at + 1, "("), !code.isText(at - 1, "func") {
          readCall(at)
        }
        let isLabel =
          code.isText(at, "setAccessibilityLabel")
          || code.text(at).hasPrefix("accessibility")
            && code.text(at).hasSuffix("Label") && code.isText(at + 1, "=")
        if isLabel, let owner = owner(of: at) { labelled.insert(owner) }
      }
    }
  }

  private mutating func readFunction(_ at: Int, before end: Int) {
    var open = at + 2
    var result = ""
    while open < end, open - at < UIKitFactories.longestHead, !code.opens(open, "{") {
      if code.kind(open) == .identifier { result = code.text(open) }
      open = code.past(open)
    }
    guard code.opens(open, "{"), UIKitControl.role(of: result) != nil else { return }
    factories[code.text(at + 1), default: []].append(
      Factory(body: code.inside(open), returned: code.returned(from: open)))
  }

  private static let longestHead = 256

  /// `let close = Self.makeButton()`, `lazy var close: UIButton = { return makeButton() }()`.
  private mutating func readCall(_ at: Int) {
    var start = at
    if code.kind(start - 1) == .dot, code.kind(start - 2) == .identifier { start -= 2 }
    if code.isText(start - 1, "return") { start -= 1 }
    if code.opens(start - 1, "{") { start -= 1 }
    guard code.isText(start - 1, "=") else { return }
    var name = start - 2
    while code.kind(name) == .unwrap { name -= 1 }
    if code.kind(name - 1) == .colon { name -= 2 }
    guard code.kind(name) == .identifier else { return }
    keepers[code.text(at), default: []].insert(code.text(name))
    if makers[code.text(name)] == nil { makers[code.text(name)] = (code.text(at), at) }
  }

  /// The variable in front of a property of its view.
  private func owner(of property: Int) -> String? {
    guard code.kind(property - 1) == .dot else { return nil }
    var at = property - 2
    while code.kind(at) == .unwrap { at -= 1 }
    return code.kind(at) == .identifier ? code.text(at) : nil
  }

  /// Says of controls without a label where one may come from.
  ///
  /// - Complexity: O(controls × functions that make some).
  func settle(_ controls: inout [UIKitControl]) {
    guard !factories.isEmpty || !makers.isEmpty else { return }
    for index in controls.indices where isOpen(controls[index]) {
      if let function = factory(of: controls[index]) {
        let keeper = keepers[function]?.intersection(labelled).min()
        controls[index].handedTo = keeper.map { "\($0).accessibilityLabel" }
      } else if controls[index].isMadeElsewhere, let made = makers[controls[index].name] {
        if let first = made.function.first, first.isUppercase {
          if UIKitControl.role(of: made.function) == nil { controls[index].madeOf = made.function }
          continue
        }
        let named = controls.contains { factory(of: $0) == made.function && !isOpen($0) }
        // What is made by code of another type is not known.
        guard named || factories[made.function] == nil else { continue }
        controls[index].handedTo = code.text(made.token) + "(…)"
      }
    }
  }

  private func isOpen(_ control: UIKitControl) -> Bool {
    control.label == nil && control.title == nil && control.handedTo == nil && !control.isOutlet
  }

  /// The function that makes a control and gives it to whoever calls it.
  private func factory(of control: UIKitControl) -> String? {
    factories.first { _, all in
      all.contains { factory in
        guard factory.body.contains(control.token) else { return false }
        if !factory.returned.isEmpty, factory.returned == control.name { return true }
        return control.name.isEmpty
          && (control.token == factory.body.lowerBound || code.isText(control.token - 1, "return"))
      }
    }?.key
  }
}
