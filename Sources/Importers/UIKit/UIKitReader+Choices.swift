/// Properties that hold now one control and now another:
/// `rightButton = isEditing ? UIBarButtonItem(title: "Done") : UIBarButtonItem(image: more)`.
extension UIKitReader {
  /// Whether an assignment may make a control by a choice, or set something on one that is.
  func mayBeChoice(_ path: [String], _ value: Int) -> Bool {
    if path.count > 1 { return chosen[path[path.count - 2]] != nil }
    var at = value
    while at < code.tokens.count, at - value < UIKitReader.longestQuestion {
      if code.isText(at, "?") { return code.kind(at) == .operation }
      guard code.kind(at) == .identifier || code.kind(at) == .dot || code.kind(at) == .operation
      else {
        return false
      }
      at += 1
    }
    return false
  }

  private static let longestQuestion = 16

  /// Reads what an assignment makes by a choice, or sets on what a choice made.
  mutating func readChoice(_ path: [String], _ value: Range<Int>) {
    guard let last = path.last else { return }
    if path.count > 1, let numbers = chosen[path[path.count - 2]] {
      let values = code.choices(value)
      for (place, number) in numbers.enumerated() {
        // What is set by the same choice goes to each in its turn.
        let own = values.count == numbers.count ? values[place] : value
        controls[number].set(last, to: own, code)
      }
      return
    }
    let choices = code.choices(value)
    guard choices.count > 1 else { return }
    var numbers: [Int] = []
    for choice in choices {
      guard let first = choice.first, UIKitControl.role(of: code.text(first)) != nil else {
        continue
      }
      let count = controls.count
      _ = readCreation(first, named: "")
      made.insert(first)
      if controls.count > count { numbers.append(count) }
    }
    if !numbers.isEmpty { chosen[last] = numbers }
  }
}

extension SwiftCode {
  /// The name that a closure returns as its last statement; empty where it returns none.
  func returned(from open: Int) -> String {
    guard let last = inside(open).last, last > open + 1, isText(last - 1, "return") else {
      return ""
    }
    return text(last)
  }
}
