/// What AppKit says by methods, on a view or on the cell that speaks for it:
/// `picture.cell?.setAccessibilityElement(false)`.
extension UIKitReader {
  /// Takes what is set on a part of a control.
  mutating func readPart(_ method: String, _ arguments: [SwiftCall.Argument], of names: [String]) {
    guard names.count > 2, let first = arguments.first else { return }
    if names[names.count - 2] == "cell" {
      guard let number = control(named: names[names.count - 3]) else { return }
      setAccessibility(method, first.value, of: number)
    } else if method == "setAccessibilityLabel",
      let number = names.dropLast(2).compactMap(control).last
    {
      controls[number].set("accessibilityLabel", to: first.value, code)
    }
  }

  /// Takes what a method says of how VoiceOver meets a control.
  mutating func setAccessibility(_ method: String, _ value: Range<Int>, of number: Int) {
    guard let property = UIKitReader.properties[method] else { return }
    controls[number].set(property, to: value, code)
    if property == "accessibilityLabel", controls[number].labelValue == nil {
      controls[number].labelValue = value
    }
  }

  /// The methods of AppKit and the properties of UIKit that say the same.
  private static let properties = [
    "setAccessibilityElement": "isAccessibilityElement",
    "setAccessibilityHidden": "accessibilityElementsHidden",
    "setAccessibilityLabel": "accessibilityLabel", "setAccessibilityHelp": "accessibilityHint",
  ]
}

extension SwiftCode {
  /// The call of a method behind a cast of the view's cell:
  /// `(picture.cell as? NSImageCell)?.setAccessibilityElement(false)`.
  func call(behindCastOf path: SwiftPath, before limit: Int) -> SwiftPath? {
    let open = path.start - 1
    guard path.count > 1, isText(path.last, "cell"), isText(path.end, "as"), opens(open, "(") else {
      return nil
    }
    var dot = past(open)
    if kind(dot) == .unwrap { dot += 1 }
    guard dot + 2 < limit, kind(dot) == .dot, kind(dot + 1) == .identifier, opens(dot + 2, "(")
    else { return nil }
    var called = path
    called.last = dot + 1
    called.count += 1
    called.end = dot + 2
    return called
  }
}
