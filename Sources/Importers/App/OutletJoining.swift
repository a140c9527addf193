import AuditCore

/// Tells elements of storyboards and xibs what the code of their owners sets on them.
struct OutletJoining {
  /// What code sets, by the property that holds the element.
  private var facts: [OutletName: Element] = [:]

  /// Takes in what a file of code sets; of one property in several files what says more counts.
  mutating func add(_ outlets: [OutletName: Element]) {
    for (name, element) in outlets {
      guard let known = facts[name] else {
        facts[name] = element
        continue
      }
      if OutletJoining.isSilent(known) { facts[name] = element }
    }
  }

  /// Fills in what code sets on the elements of a screen.
  ///
  /// - Parameter holders: the properties that hold elements, by their indices.
  func fill(_ screen: inout Screen, _ holders: [Int: OutletName]) {
    for (index, name) in holders {
      guard screen.elements.indices.contains(index), let code = facts[name] else { continue }
      fill(&screen.elements[index], from: code)
    }
  }

  private func fill(_ element: inout Element, from code: Element) {
    if code.hint.isMeasured { element.hint = code.hint }
    if code.inputLabels.isMeasured { element.inputLabels = code.inputLabels }
    if let isElement = code.isAccessibilityElement { element.isAccessibilityElement = isElement }
    if code.hidden == true { element.hidden = true }
    if code.text.value != nil { element.text = code.text }
    if let icon = code.icon.value { element.icon = .found(icon) }
    if code.label.value != nil {
      element.label = code.label
      element.localizations = code.localizations
    } else if let expression = code.source?.expression {
      element.source?.expression = expression
      if element.label == .none { element.label = .notMeasured }
    } else if !element.label.isMeasured, let icon = element.icon.value, !icon.isOfAppKit,
      element.text.value == nil
    {
      // Nothing in the class that holds it names it.
      element.label = .none
    }
  }

  private static func isSilent(_ element: Element) -> Bool {
    element.label.value == nil && element.source?.expression == nil
  }
}
