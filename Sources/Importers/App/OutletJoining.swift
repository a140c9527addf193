import AuditCore

/// Tells elements of storyboards and xibs what the code of their owners sets on them.
struct OutletJoining {
  private let classes: ClassTable
  /// What code sets, by the property that holds the element.
  private var facts: [OutletName: Element] = [:]
  /// The same of files that are only for one platform: a class may be another one on each.
  private var ofPlatforms: [Platform: [OutletName: Element]] = [:]
  /// What classes in Objective-C set, of which nothing else is known.
  private var objectiveC: [String: ObjectiveCFacts] = [:]
  /// The platform of the screen that is filled.
  private var platform: Platform?
  /// How many elements code takes out.
  private var removed = 0
  /// How many stand inside a view that VoiceOver meets as a whole.
  private var covered = 0
  /// How many controls have the size of a title that is not theirs.
  private var unsized = 0

  init(_ classes: ClassTable) { self.classes = classes }

  /// Takes in what a file of code sets; of one property in several files what says more counts.
  ///
  /// - Parameter platform: the only one that the file can be for.
  mutating func add(_ outlets: [OutletName: Element], platform: Platform?) {
    OutletJoining.add(outlets, to: &facts)
    if let platform { OutletJoining.add(outlets, to: &ofPlatforms[platform, default: [:]]) }
  }

  /// Takes in what classes in Objective-C set.
  mutating func add(_ facts: [String: ObjectiveCFacts]) {
    for (type, facts) in facts { objectiveC[type, default: ObjectiveCFacts()].formUnion(facts) }
  }

  private static func add(_ outlets: [OutletName: Element], to facts: inout [OutletName: Element]) {
    for (name, element) in outlets {
      guard let known = facts[name] else {
        facts[name] = element
        continue
      }
      if isSilent(known) { facts[name] = element }
    }
  }

  /// Fills in what code sets on the elements of a screen, and leaves out those that it takes out.
  ///
  /// - Parameters:
  ///   - holds: how code reaches each element.
  ///   - labels: what code sets on objects of other classes.
  mutating func fill(_ screen: inout Screen, _ holds: [ElementHold], _ labels: LabelsElsewhere) {
    guard holds.count == screen.elements.count else { return }
    platform = screen.platform
    for (index, hold) in holds.enumerated() {
      let change = ClassChange(classes, hold)
      let title = screen.elements[index].text.value
      if let type = hold.own.type, let code = code(of: OutletName(type: type, property: "self")) {
        fill(&screen.elements[index], from: code, change)
        let isSilent = code.isAccessibilityElement == nil && isSilenced(type)
        if isSilent { screen.elements[index].isAccessibilityElement = false }
      }
      let code = hold.own.outlet.flatMap(code)
      if let code { fill(&screen.elements[index], from: code.titled(hold.titleUse), change) }
      fillByPlace(&screen.elements[index], hold, change)
      if screen.elements[index].label == .none, let code = labels.code(naming: hold) {
        screen.elements[index].leaveOpen(namedBy: code)
      }
      // Nothing is known of what a class that was not read makes of its rows.
      if hold.own.outlet != nil, code == nil { screen.elements[index].repeated = nil }
      change.replaceTexts(of: &screen.elements[index], code: code)
      if let outlet = hold.own.outlet, let facts = objectiveC[outlet.type] {
        facts.replace(outlet.property, &screen.elements[index])
      }
      setChoices(of: &screen.elements[index], change)
      change.setTouch(of: &screen.elements[index])
      if change.isPassedOver, screen.elements[index].isAccessibilityElement == nil {
        screen.elements[index].isAccessibilityElement = false
      }
      if change.isUnheard { screen.elements[index].hidden = true }
      if hold.around.contains(where: { $0.type.map(classes.isOneElement) ?? false }) {
        cover(&screen.elements[index])
      }
      if change.isSizedByStub(screen.elements[index], title: title) {
        screen.elements[index].frame = nil
        unsized += 1
      }
    }
    leaveOut(of: &screen, holds)
  }

  /// Fills in what code sets on an item of a bar that it calls by its place, and the title of its
  /// controller where it shows that.
  private func fillByPlace(_ element: inout Element, _ hold: ElementHold, _ change: ClassChange) {
    if let code = hold.places.lazy.compactMap(code).first {
      fill(&element, from: code.titled(hold.titleUse), change)
    }
    guard element.label.value == nil, element.text.value?.isBlank ?? true,
      element.source?.expression == nil
    else { return }
    if let code = hold.titles.lazy.compactMap(code).first { fill(&element, from: code, change) }
  }

  /// What code sets on a property's view, in the class that has the property or one it inherits.
  private func code(of name: OutletName) -> Element? {
    let own = platform.flatMap { ofPlatforms[$0] } ?? [:]
    for type in classes.lineage(of: name.type) {
      let name = OutletName(type: type, property: name.property)
      if let found = own[name] ?? facts[name] { return found }
    }
    return nil
  }

  /// Says of controls that code makes of classes of the app's own what these do to themselves.
  ///
  /// - Parameter instances: the classes, by the ids of elements.
  mutating func fill(_ screen: inout Screen, instances: [String: String]) {
    guard !instances.isEmpty else { return }
    platform = screen.platform
    for index in screen.elements.indices {
      guard let type = instances[screen.elements[index].id] else { continue }
      if screen.elements[index].isAccessibilityElement == nil, isSilenced(type) {
        screen.elements[index].isAccessibilityElement = false
      }
      guard screen.elements[index].label == .none,
        let own = code(of: OutletName(type: type, property: "self")),
        own.label.isMeasured || own.source?.expression != nil
      else { continue }
      screen.elements[index].leaveOpen(namedBy: "the label of \(type)")
    }
  }

  /// Whether a class or one it inherits says that its views are no elements.
  private func isSilenced(_ type: String) -> Bool {
    classes.lineage(of: type).lazy
      .compactMap { facts[OutletName(type: $0, property: "self")]?.isAccessibilityElement }
      .first == false && classes.isElement(type) == false
  }

  private func fill(_ element: inout Element, from code: Element, _ change: ClassChange) {
    if code.hint.isMeasured {
      element.hint = code.hint
      for index in element.localizations.indices {
        element.localizations[index].hint = .notMeasured
      }
    }
    if code.placeholder.isMeasured { element.placeholder = code.placeholder }
    if code.value.isMeasured { element.value = code.value }
    if code.inputLabels.isMeasured { element.inputLabels = code.inputLabels }
    if let isElement = code.isAccessibilityElement { element.isAccessibilityElement = isElement }
    if code.hidden == true { element.hidden = true }
    if !code.states.isEmpty { element.states = code.states }
    if let path = code.origin?.path, let slash = path.firstIndex(of: "/") {
      element.origin?.path += path[slash...]
    }
    show(&element, what: code, change)
    name(&element, as: code, change)
  }

  /// Sets the text and the picture that code shows on an element.
  private func show(_ element: inout Element, what code: Element, _ change: ClassChange) {
    if let text = code.text.value, !text.isBlank {
      // What stands in a field is its value.
      if !element.role.isTextEntry {
        element.replaceTexts(with: code)
      } else if !code.value.isMeasured {
        element.value = .found(text)
      }
    }
    if let icon = code.icon.value {
      element.icon = .found(icon)
      element.otherIcon = code.otherIcon
    } else if change.hasOtherPicture {
      element.icon = .notMeasured
    }
  }

  private func name(_ element: inout Element, as code: Element, _ change: ClassChange) {
    if code.label.value != nil {
      element.replaceLabels(with: code)
    } else if let expression = code.source?.expression, !change.isContent(expression, of: element) {
      element.source?.expression = expression
      if element.label == .none { element.label = .notMeasured }
    } else if let expression = change.naming {
      // In another file of the class.
      element.leaveOpen(namedBy: expression)
    } else if !change.mayBeNamed, !element.label.isMeasured, element.text.value == nil {
      // Nothing in the class that holds it names it.
      if let title = change.standIn {
        element.text = .found(title)
      } else if let icon = element.icon.value, !icon.isOfAppKit {
        element.label = .none
      }
    }
  }

  /// Says of an element in views that code hides and shows where it is met, where it is not known on
  /// which condition.
  private func setChoices(of element: inout Element, _ change: ClassChange) {
    guard element.origin?.path.contains("/either ") != true else { return }
    for view in change.hiddenAtTimes {
      element.origin?.path += "/either \(view.type).\(view.property)"
    }
  }

  private static func isSilent(_ element: Element) -> Bool {
    element.label.value == nil && element.source?.expression == nil
  }

  /// What was left out, each a sentence without a full stop.
  var notes: [String] {
    var notes: [String] = []
    func count(_ number: Int) -> String { CaptureNotes.count(number, "element", "elements") }
    if removed > 0 {
      notes.append("left out \(count(removed)) of storyboards and xibs that code takes out")
    }
    if covered > 0 {
      notes.append("judged no names of \(count(covered)) in views that VoiceOver meets as a whole")
    }
    if unsized > 0 {
      let controls = CaptureNotes.count(unsized, "control", "controls")
      notes.append("gave no frame to \(controls) whose title or look is set in code")
    }
    return notes
  }

  // MARK: - What is not there

  private mutating func leaveOut(of screen: inout Screen, _ holds: [ElementHold]) {
    var gone: Set<Int> = []
    for (index, hold) in holds.enumerated() {
      if let parent = screen.elements[index].parent, gone.contains(parent) {
        gone.insert(index)
      } else if ClassChange.isTakenOut(hold, classes) {
        gone.insert(index)
        removed += 1
      }
    }
    screen.remove(gone)
  }

  // MARK: - What every row has

  /// Says of the controls that code makes in the class of a cell that they are repeated.
  func repeatInCells(_ screen: inout Screen) {
    guard classes.isCell(screen.id) else { return }
    for index in screen.elements.indices
    where screen.elements[index].role.isControl
      && screen.elements[index].origin?.format == SwiftSourceReader.format
    {
      screen.elements[index].repeated = true
    }
  }

  // MARK: - What is met with something around it

  /// Says of the controls that code makes inside a view that VoiceOver meets as a whole that they
  /// are not met.
  mutating func cover(_ screen: inout Screen) {
    guard classes.isOneElement(screen.id) else { return }
    for index in screen.elements.indices
    where screen.elements[index].origin?.format == SwiftSourceReader.format {
      cover(&screen.elements[index])
    }
  }

  /// Says of the controls that code makes in a view that lists what VoiceOver meets in it that those
  /// of no list are not met.
  ///
  /// - Parameter properties: the ids of elements that are properties of the class.
  func hide(_ screen: inout Screen, _ properties: Set<String>) {
    guard let heard = classes.hears(screen.id), !classes.hearsContainers(screen.id) else { return }
    for index in screen.elements.indices {
      let id = screen.elements[index].id
      if properties.contains(id), !heard.contains(id) { screen.elements[index].hidden = true }
    }
  }

  /// The view around speaks and acts for an element.
  private mutating func cover(_ element: inout Element) {
    covered += 1
    element.isAccessibilityElement = false
    guard element.role.isControl else { return }
    element.hidden = true
    element.decorative = true
  }
}

extension Element {
  /// What code sets on an element, where its title is not seen: it is a label then, or nothing.
  fileprivate func titled(_ use: ElementHold.TitleUse) -> Element {
    guard use != .shown, text.isMeasured else { return self }
    var result = self
    let isLabel = use == .heard && label.value == nil && text.value?.isBlank == false
    result.text = .notMeasured
    if isLabel { result.label = text }
    for index in result.localizations.indices {
      if isLabel { result.localizations[index].label = result.localizations[index].text }
      result.localizations[index].text = .notMeasured
    }
    return result
  }

  /// Takes over the texts that code shows in place of what is there, in every language.
  fileprivate mutating func replaceTexts(with code: Element) {
    text = code.text
    for locale in localizations.map(\.locale) { change(locale) { $0.text = .notMeasured } }
    for texts in code.localizations where texts.text.isMeasured {
      change(texts.locale) { $0.text = texts.text }
    }
    localizations.removeAll { $0 == Localization(locale: $0.locale) }
  }

  /// Takes over the labels that code sets, in every language.
  fileprivate mutating func replaceLabels(with code: Element) {
    label = code.label
    for locale in localizations.map(\.locale) { change(locale) { $0.label = .notMeasured } }
    for texts in code.localizations where texts.label.isMeasured {
      change(texts.locale) { $0.label = texts.label }
    }
    localizations.removeAll { $0 == Localization(locale: $0.locale) }
  }
}
