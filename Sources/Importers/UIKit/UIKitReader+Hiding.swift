/// Controls of which one is hidden while the other is shown: `play.isHidden = isOn` and
/// `pause.isHidden = !isOn`.
extension UIKitReader {
  /// Takes down what hides a control.
  mutating func noteHiding(_ value: Range<Int>, of number: Int) {
    guard let end = scopes.last?.end,
      !value.contains(where: { code.isText($0, "||") || code.isText($0, "&&") })
    else { return }
    hiding.append((code.source(value), end, number))
  }

  /// Says of controls that are never met together where each is, as branches of a condition.
  mutating func tellApart(in type: String) {
    var conditions: [String] = []
    var sides: [String: [Int: Bool]] = [:]
    for (condition, end, control) in hiding {
      let isNegated = condition.hasPrefix("!")
      let name = isNegated ? String(condition.dropFirst()) : condition
      guard name != "true", name != "false" else { continue }
      // Only within one piece of code is it the same condition.
      let key = "\(name) \(end)"
      if sides[key] == nil { conditions.append(key) }
      sides[key, default: [:]][control] = isNegated
    }
    var number = 0
    for key in conditions {
      guard let side = sides[key], Set(side.values).count > 1 else { continue }
      for (control, isNegated) in side {
        controls[control].branches.append("either \(type)-\(number).\(isNegated ? 1 : 0)")
      }
      number += 1
    }
  }
}
