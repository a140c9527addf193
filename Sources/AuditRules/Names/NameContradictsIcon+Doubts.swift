import AuditCore

extension Rule {
  /// How far from a control others like it are looked for.
  private static let reach = 100
  /// How many elements around and beside a control are looked at.
  private static let surroundings = 8

  /// What a control that lists its states says where the name is one task in all of them, and
  /// nothing else tells them apart.
  static func judgeTurns(_ name: LocalName, _ element: Element) -> Outcome? {
    guard name.isBase, let first = element.states.first, let label = first.label.value,
      let other = TaskPairs.other(of: label, locale: name.locale)
    else { return nil }
    let isOneName = element.states.allSatisfy { state in
      state.label == first.label && state.value == first.value && state.traits == first.traits
    }
    guard isOneName else { return nil }
    let states = element.states.map(\.name).joined(separator: ", ")
    return .cannotTell(
      element.userContent
        ? .userContent : .needsPerson("it may be called \(other.quoted) in one of its states"),
      Report(
        "label is \(label.quoted) in each state (\(states)); people who use VoiceOver may not hear "
          + "that it does the opposite (\(other))",
        evidence: [Evidence("label", label), Evidence("states", states)], cause: "states"))
  }

  /// What a person has to see of a name that excludes nothing.
  static func doubts(
    _ name: LocalName, _ element: Element, _ icon: Icon, _ context: AuditContext
  ) -> Outcome? {
    guard name.name.source == .label else { return nil }
    let report: Report
    let reason: String
    if let place = removal(name, element, icon, context) {
      reason = "it may remove an item and close nothing"
      report = Report(
        "\(HeardName.fact(name)) on a cross \(place); people who hear it may not expect that it "
          + "removes the item", evidence: [.name(name), .icon(icon)], cause: "removal")
    } else if let action = opening(name, element) {
      reason = "the control may open and close"
      report = Report(
        "\(HeardName.fact(name)) and the action is \(action); people who hear it may not expect that "
          + "it opens something", evidence: [.name(name), .icon(icon), Evidence("action", action)],
        cause: "opening")
    } else if let meaning = meaningBehindStandIn(name, element, icon) {
      reason = "the icon may mean something else in this app"
      report = Report(
        "\(HeardName.fact(name)) and the icon means \(meaning); people who hear it do not learn what "
          + "those who see it do", evidence: [.name(name), .icon(icon)], cause: "stand-in")
    } else {
      return nil
    }
    return .cannotTell(element.userContent ? .userContent : .needsPerson(reason), report)
  }

  /// The action of a control that says Close and opens something, or nil.
  private static func opening(_ name: LocalName, _ element: Element) -> String? {
    guard name.isBase, let action = element.action.value, action.utf8.count <= 80,
      IconTask.isClosing(name.name.text, locale: name.locale),
      ["open", "show", "present"].contains(Words.split(action).first)
    else { return nil }
    return action
  }

  // MARK: Closing that removes

  /// Where a control stands that says Close and may remove an item, or nil.
  private static func removal(
    _ name: LocalName, _ element: Element, _ icon: Icon, _ context: AuditContext
  ) -> String? {
    guard name.isBase, element.role.isPressed,
      IconTask.isClosing(name.name.text, locale: name.locale), IconTask.closesOrRemoves(icon)
    else { return nil }
    if let action = element.action.value, IconTask.isClosing(inAction: action) { return nil }
    if isInRow(context) { return "in a row" }
    let alike = alike(name.name.text, icon, context)
    guard alike > 1 || alike == 1 && isBesideText(context) else { return nil }
    return alike == 1 ? "beside text, like another one here" : "like others here"
  }

  private static func isInRow(_ context: AuditContext) -> Bool {
    var around = context.screen.elements[context.index].parent
    for _ in 0..<surroundings {
      guard let at = around else { return false }
      if context.screen.elements[at].role == .cell { return true }
      around = context.screen.elements[at].parent
    }
    return false
  }

  private static func isBesideText(_ context: AuditContext) -> Bool {
    guard let parent = context.screen.elements[context.index].parent else { return false }
    var at = parent + 1
    for _ in 0..<surroundings where at < context.screen.elements[parent].subtreeEnd {
      let role = context.screen.elements[at].role
      if role == .text || role == .heading { return true }
      at = context.screen.elements[at].subtreeEnd
    }
    return false
  }

  /// How many controls not far away have the same name and icon; two are enough to know.
  private static func alike(_ name: String, _ icon: Icon, _ context: AuditContext) -> Int {
    let elements = context.screen.elements.indices
    let first = max(elements.lowerBound, context.index - reach)
    let end = min(elements.upperBound, context.index + reach)
    var count = 0
    for index in first..<end where index != context.index && count < 2 {
      guard context.screen.elements[index].role.isPressed, context.isExposed(index),
        context.names[index].text == name, context.screen.elements[index].icon.value == icon,
        !context.screen.isOneControl(max(index, context.index), min(index, context.index))
      else { continue }
      count += 1
    }
    return count
  }

  // MARK: Stand-ins

  /// The task of an icon whose control has a name that only the code knows, or that holds a place.
  private static func meaningBehindStandIn(
    _ name: LocalName, _ element: Element, _ icon: Icon
  ) -> String? {
    guard name.isBase else { return nil }
    let (text, shape) = HeardName.look(at: name)
    // A symbol's own name is a stand-in too, and name-is-symbol says of what.
    guard shape.count <= 32, shape.spaces < 2, name.visibleText != text,
      !SymbolName.isName(text, shape: shape)
    else {
      return nil
    }
    let language = name.language
    let isStandIn =
      CodeName.match(text, shape: shape, identifier: nil)?.certain
      ?? StandInName.match(text, shape: shape, role: element.role, language: language)?.certain
      ?? false
    guard isStandIn, let meaning = IconTask.meaning(of: icon) else { return nil }
    // "closeButton" tells the task, though not in words for people.
    let words = Words.split(text)
    return Words.spoken(meaning).contains(where: words.contains) ? nil : meaning
  }
}
