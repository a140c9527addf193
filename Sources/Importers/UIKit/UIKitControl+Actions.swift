extension UIKitControl {
  /// The controller whose bar a path leads to, where that is not the one on the screen:
  /// `webView.navigationItem.leftBarButtonItem`.
  static func otherController(_ path: [String]) -> String? {
    guard let item = path.firstIndex(of: "navigationItem"), item > 0 else { return nil }
    // These stand around the controller, and their bars are on the screen with it.
    let around = ["parent", "navigation", "tabBar", "splitView", "presenting", "self", "super"]
    let name = path[item - 1]
    return around.contains { path[0].hasPrefix($0) || name.hasPrefix($0) } ? nil : path[0]
  }

  /// Takes the class of the app's own that a value makes it of.
  mutating func readClass(_ value: Int, _ code: SwiftCode) {
    guard code.kind(value) == .identifier, code.opens(value + 1, "("),
      code.text(value).first?.isUppercase ?? false
    else { return }
    isMadeElsewhere = false
    madeOf = code.text(value)
  }

  mutating func readAction(_ value: Range<Int>, _ code: SwiftCode) {
    var call = SwiftCall(token: value.lowerBound, name: "")
    call.arguments = [SwiftCall.Argument(label: "action", value: value)]
    read(arguments: call, code)
  }
}
