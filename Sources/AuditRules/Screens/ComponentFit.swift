import AuditCore

/// How far one element keeps to the page of the component it is made with.
struct ComponentFit {
  let component: Component
  let use: ComponentUse
  /// The element's name in the base language.
  let name: AccessibleName
  /// Whether the screen asks people to type something in.
  let isForm: Bool

  /// What is to be said of the element by itself.
  func outcome(of element: borrowing Element) -> Outcome {
    var faults: [String] = []
    var unknown: String?
    for member in component.requires {
      switch lack(of: member, element) {
      case .isAbsent?:
        faults.append("has no \(ComponentFit.words(member)), which its page requires")
      case .isUnknown?: unknown = unknown ?? ComponentFit.words(member)
      case nil: break
      }
    }
    addWrongUses(of: element, to: &faults)
    guard faults.isEmpty else {
      return .failed(
        Report(
          "component \(use.name) \(faults.joined(separator: ", and ")); people do not get what the "
            + "page promises", evidence: evidence))
    }
    guard let unknown else { return .passed }
    return .cannotTell(
      .notMeasured("its \(unknown)"),
      Report(
        "component \(use.name) may have no \(unknown), which its page requires; people may not get "
          + "what the page promises", evidence: evidence))
  }

  private var evidence: [Evidence] {
    var evidence = [Evidence("component", use.name)]
    if let size = use.size { evidence.append(Evidence("size", size)) }
    if let variant = use.variant { evidence.append(Evidence("variant", variant)) }
    return evidence
  }

  /// Adds what is used otherwise than the page says, as clauses.
  private func addWrongUses(of element: borrowing Element, to faults: inout [String]) {
    if let size = use.size, !component.sizes.isEmpty, component.sizes[size] == nil {
      faults.append("has no size \(size.quoted) on its page")
    }
    if let variant = use.variant, !component.variants.isEmpty, component.variants[variant] == nil {
      faults.append("has no variant \(variant.quoted) on its page")
    }
    if let least = component.minimumTarget, let size = size(of: element, under: least) {
      faults.append("is \(size), under the \(least.points) pt its page allows")
    }
    guard component.iconOnly == true else { return }
    let instead = component.withText.map { ", for which there is \($0)" } ?? ""
    if let text = element.text.value, !text.isBlank {
      faults.append("shows text\(instead)")
    } else if isForm, !instead.isEmpty, use.variant == "primary", element.role == .button {
      faults.append("is the main action of a form without text\(instead)")
    }
  }

  /// The target's size in words, where it is under a limit.
  private func size(of element: borrowing Element, under least: Double) -> String? {
    let limit = least - PointerTarget.rounding
    if let target = PointerTarget(element) {
      let isSmall = min(target.area.width, target.area.height) < limit
      return isSmall && target.isPlausible ? target.area.sizeWords : nil
    }
    guard let size = use.size, let side = component.sizes[size], side < limit else { return nil }
    return "\(side.points) x \(side.points) pt"
  }

  /// How a required member is missing.
  private enum Lack {
    case isAbsent, isUnknown
  }

  /// How a required member is missing, or nil where it is there.
  private func lack(of member: String, _ element: borrowing Element) -> Lack? {
    switch member {
    case "label":
      // A control without a name is control-name's to report.
      name.isGiven || element.isActedOn
        ? nil : lack(element.label.value, element.label.isMeasured)
    case "icon":
      element.icon.value == nil ? (element.icon.isMeasured ? .isAbsent : .isUnknown) : nil
    case "action": element.action == .none ? .isAbsent : nil
    case "text": lack(element.text.value, element.text.isMeasured)
    case "hint": lack(element.hint.value, element.hint.isMeasured)
    case "value": lack(element.value.value, element.value.isMeasured)
    case "tooltip": lack(element.tooltip.value, element.tooltip.isMeasured)
    case "identifier": lack(element.identifier.value, element.identifier.isMeasured)
    case "object": lack(element.object.value, element.object.isMeasured)
    case "inputLabels":
      lack(element.inputLabels.value?.first, element.inputLabels.isMeasured)
    default: nil
    }
  }

  private func lack(_ text: String?, _ isMeasured: Bool) -> Lack? {
    if let text, !text.isBlank { return nil }
    return isMeasured ? .isAbsent : .isUnknown
  }

  private static func words(_ member: String) -> String {
    member == "inputLabels" ? "input labels" : member
  }
}

/// Icon buttons of one component that stand side by side, more than its page wants.
struct IconRow {
  /// The component's name.
  let component: String
  /// The component its page names for a group of icons.
  let grouped: String
  /// The controls, in document order.
  let members: [Int]

  /// The row in words.
  var fact: String {
    "\(members.count) \(component) stand in a row, for which there is \(grouped)"
  }

  /// How many icons in a row are too many.
  ///
  /// Source: the design-system page names the menu for grouped icon actions; a bar of three is
  /// what the platform's own bars hold.
  private static let tooMany = 4

  /// The rows of a screen.
  ///
  /// - Complexity: O(number of elements).
  static func all(in context: AuditContext) -> [IconRow] {
    var rows: [IconRow] = []
    /// For every parent, -1 for the top, the icons met last that stand side by side.
    var open: [Int: [Int]] = [:]
    let elements = context.screen.elements
    for index in elements.indices {
      let parent = elements[index].parent ?? -1
      guard let last = open[parent]?.last, continues(index, last, context) else {
        if let members = open.removeValue(forKey: parent) { close(members, into: &rows, context) }
        if grouped(index, context) != nil { open[parent] = [index] }
        continue
      }
      open[parent]?.append(index)
    }
    for members in open.values { close(members, into: &rows, context) }
    return rows.sorted { ($0.members.first ?? 0) < ($1.members.first ?? 0) }
  }

  private static func close(
    _ members: [Int], into rows: inout [IconRow], _ context: AuditContext
  ) {
    guard members.count >= tooMany, let grouped = grouped(members[0], context),
      let use = context.screen.elements[members[0]].component
    else { return }
    rows.append(IconRow(component: use.name, grouped: grouped, members: members))
  }

  /// The component for a group of such icons, where an element is an icon button that has one.
  private static func grouped(_ index: Int, _ context: AuditContext) -> String? {
    guard context.screen.elements[index].component != nil,
      context.screen.elements[index].role == .button
    else { return nil }
    return grouped(context.screen.elements[index], isExposed: context.isExposed(index), context)
  }

  private static func grouped(
    _ element: borrowing Element, isExposed: Bool, _ context: AuditContext
  ) -> String? {
    guard isExposed, element.frame != nil, element.missingSince == nil,
      element.traits.value?.contains(.backButton) != true,
      element.text.value?.isBlank ?? true, let use = element.component,
      let component = context.project.components[use.name], component.iconOnly == true
    else { return nil }
    return component.grouped
  }

  private static func continues(_ index: Int, _ last: Int, _ context: AuditContext) -> Bool {
    let elements = context.screen.elements
    guard grouped(index, context) != nil,
      elements[index].component?.name == elements[last].component?.name,
      let one = elements[last].frame, let two = elements[index].frame
    else { return false }
    return abs(one.midY - two.midY) < min(one.height, two.height) / 2
  }
}
