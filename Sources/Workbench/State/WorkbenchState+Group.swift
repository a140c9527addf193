import AuditCore
import ProjectStore

extension WorkbenchState {
  /// New names for the controls of a repeated group, each with what it acts on.
  ///
  /// Empty unless every one of them gets a name of its own.
  var groupNames: [(element: Int, name: String)] {
    guard let finding = currentFinding, finding.rule == "name-repeated",
      let screen = model.index(ofScreen: finding.screen)
    else { return [] }
    let subject = model.screens[screen]
    let members =
      [finding.index] + finding.related.compactMap { subject.index(of: $0) }
    // One control for every row of a list cannot be named by one text.
    guard members.count > 1 else { return [] }
    var names: [(element: Int, name: String)] = []
    for member in members {
      let element = subject.elements[member]
      guard let object = element.object.value, !object.isBlank,
        let name = AccessibleName(of: member, in: subject).text.nonBlank
      else { return [] }
      names.append((member, "\(name) \(object)"))
    }
    return Set(names.map(\.name)).count == names.count ? names : []
  }

  /// Names each control of the group after what it acts on, as one edit.
  mutating func takeForGroup() -> [Effect] {
    let names = groupNames
    guard let finding = currentFinding, let screen = model.index(ofScreen: finding.screen),
      !names.isEmpty
    else { return [] }
    var changes: [ProjectChange] = []
    for (element, name) in names {
      let subject = model.screens[screen]
      let place = MemberPlace(
        screen: subject.id, element: subject.elements[element].id, member: .label)
      let from = subject.elements[element].value(of: .label, locale: nil)
      changes +=
        ProjectEdit.fix(
          place, from: from, to: .text(name), clears: element == finding.index ? [finding.id] : [],
          reviewer: settings.reviewer, now: now, review: model.review
        ).changes
    }
    let title = "\(names.count) labels, such as \"\(names[0].name)\""
    let effects = make(ProjectEdit(title: title, changes: changes))
    say("Saving \(title). u undoes.")
    return effects
  }
}

extension String {
  /// The string, or nil when it is blank.
  var nonBlank: String? { isBlank ? nil : self }
}
