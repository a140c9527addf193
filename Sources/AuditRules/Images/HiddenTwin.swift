import AuditCore

/// The element that does what a hidden control does, for those who do not meet that one.
struct HiddenTwin {
  /// How far from the control it is looked for, in elements.
  private static let reach = 100
  /// How far an element stands that plus and minus adjust.
  private static let nearby = 3

  /// The element's index on the screen.
  let index: Int
  /// Whether it does the same beyond reasonable doubt.
  let isSame: Bool

  /// Nil where nothing near the control may do the same.
  ///
  /// - Complexity: O(1): so many elements around it.
  init?(of element: Element, _ context: AuditContext) {
    if let other = HiddenTwin.withAction(of: element, context) {
      // A name in code is called with one thing here and with another there, but what is closed
      // is the screen.
      let action = element.action.value ?? ""
      (index, isSame) = (other, element.source == nil || IconTask.isClosing(inAction: action))
    } else if let other = HiddenTwin.adjusted(by: element, context) {
      (index, isSame) = (other, !context.screen.elements[other].role.isTextEntry)
    } else {
      return nil
    }
  }

  /// The element in a reviewer's words.
  func words(_ context: AuditContext) -> String {
    let name = context.names[index]
    let role = context.screen.elements[index].role.words
    return name.isGiven ? "\(role) \(name.text.quoted)" : "\(role) beside it"
  }

  /// A control that can be met and has the same action.
  private static func withAction(of element: Element, _ context: AuditContext) -> Int? {
    guard let action = element.action.value, !action.isBlank else { return nil }
    return around(context, reach).first { index in
      let other = context.screen.elements[index]
      return other.action.value == action && other.object.value == element.object.value
        && other.isActedOn && context.isExposed(index)
    }
  }

  /// The element beside a hidden plus or minus that people adjust, or type into, instead.
  private static func adjusted(by element: Element, _ context: AuditContext) -> Int? {
    guard let icon = element.icon.value, let meaning = IconMeaning.english(of: icon),
      ["Add", "Remove", "Increase", "Decrease"].contains(meaning)
    else { return nil }
    return around(context, nearby).first { index in
      let other = context.screen.elements[index]
      guard other.parent == element.parent, context.isExposed(index) else { return false }
      let isAdjustable = other.traits.value?.contains(.adjustable) ?? false
      return isAdjustable || other.role == .stepper || other.role == .slider
        || other.role.isTextEntry
    }
  }

  private static func around(_ context: AuditContext, _ reach: Int) -> [Int] {
    let indices = context.screen.elements.indices
    let first = max(indices.lowerBound, context.index - reach)
    let end = min(indices.upperBound, context.index + reach + 1)
    return (first..<end).filter { $0 != context.index }
  }
}
