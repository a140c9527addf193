import AuditCore

/// Modifiers of the app's own that hand a view to a closure:
/// `.modify { if #available(iOS 18, *) { $0.pickerStyle(.tabs) } else { $0 } }`.
extension ViewModifiers {
  /// Takes what such a modifier may say; whether it does depends on code that is not looked at.
  ///
  /// - Parameter depth: how many such closures it stands in.
  /// - Complexity: O(tokens of its closures), bounded.
  mutating func readHanded(by call: SwiftCall, _ code: SwiftCode, _ depth: Int) {
    guard depth < ViewModifiers.deepest, ViewModifiers.mayHand(call) else { return }
    var all: [ViewModifiers] = []
    for body in code.viewBodies(of: call) where ViewModifiers.mayTell(body, code) {
      let name = code.closureParameters(body).first ?? "$0"
      all += ViewModifiers.handed(body, name, code, depth + 1)
    }
    if all.contains(where: { $0.label != nil }) { label = label ?? .unknown(call.name) }
    let styles = all.compactMap(\.pickerStyle)
    pickerStyle = pickerStyle ?? styles.first { $0 != .opening } ?? styles.first
  }

  /// What the branches of a closure say of the view that it is handed.
  private static func handed(
    _ body: Range<Int>, _ name: String, _ code: SwiftCode, _ depth: Int
  ) -> [ViewModifiers] {
    guard depth < deepest else { return [] }
    return ViewStatements(code, body).all.flatMap { statement -> [ViewModifiers] in
      switch statement {
      case .view(let chain) where chain.root.name == name:
        [ViewModifiers(chain.modifiers, in: code, depth: depth)]
      case .choice(let bodies, _): bodies.flatMap { handed($0, name, code, depth + 1) }
      case .view, .declaration: []
      }
    }
  }

  private static func mayHand(_ call: SwiftCall) -> Bool {
    !call.name.hasPrefix("on") && !known.contains(call.name)
      && !ViewReader.presenting.contains(call.name) && !ViewReader.showing.contains(call.name)
  }

  private static func mayTell(_ body: Range<Int>, _ code: SwiftCode) -> Bool {
    body.prefix(longest).contains {
      code.isText($0, "pickerStyle") || code.isText($0, "accessibilityLabel")
    }
  }

  /// Modifiers of the system whose closures make other views, or none.
  private static let known: Set<String> = ["background", "mask", "overlay", "task"]

  /// Closures in closures; nobody writes more.
  private static let deepest = 8

  /// No closure of this kind has more tokens.
  private static let longest = 400
}
