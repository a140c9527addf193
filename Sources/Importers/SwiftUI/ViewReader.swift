import AuditCore

/// Reads the views of one type: what of them VoiceOver meets becomes elements of a screen.
struct ViewReader {
  let code: SwiftCode
  let type: ViewType
  /// The design system's components by name.
  let components: Set<String>
  let texts: ViewTexts
  let members: ViewMembers
  var screen: Screen
  /// The views it shows on the screen itself, and the controls there.
  var rows = RowViews()
  private var ids = ElementIDs()
  private var visited: Set<String> = []
  private var depth = 0
  /// The tokens of controls in labels of controls that were read; a member may be in several labels.
  var innerControls: Set<Int> = []
  /// Where views and parts are shown.
  var shown: ShownParts
  /// The elements that have no name but for what may give them one around, by their tokens.
  var namedAround: [Int: Int] = [:]
  /// Whether words that are not known stand where the title does.
  var isTitleOpen = false
  /// The ids of controls of a name that are shown only with some properties.
  var needing: [String: [String]] = [:]
  /// Members that are shown where nothing around gives a name.
  var unnamed: Set<String> = []
  /// Where elements stand in branches and layers, by their numbers.
  private(set) var places: [Int: String] = [:]
  private var placeCount = 0
  /// The tokens of elements, by their numbers.
  private(set) var tokens: [Int: Int] = [:]
  /// What the elements are called, for conditions.
  private var names: [String] = []
  /// The elements that open over the screen or are for another platform.
  private var presented: Set<Int> = []

  init(_ code: SwiftCode, _ type: ViewType, texts: ViewTexts, components: Set<String>) {
    self.code = code
    self.type = type
    self.texts = texts
    self.components = components
    members = ViewMembers(of: type)
    screen = Screen(id: type.name)
    shown = ShownParts(owner: type.name)
  }

  /// Reads the body, then the members that it does not show.
  ///
  /// - Complexity: O(tokens × the depth members show one another in, which is bounded).
  mutating func read() {
    var context = Context()
    context.isInControl = type.isControlStyle
    context.isCommand = type.inherits.contains("Commands")
    let bodies = ["body", "makeBody"].filter { members[$0] != nil }
    let first = bodies.isEmpty ? ["content"] : bodies
    for name in first where members[name] != nil { readMember(name, context) }
    let isView = first.contains { members[$0] != nil }
    for member in type.members where !isShown(member.name) {
      // A picture or text that another type asks for is met where that type shows it.
      guard isView || !member.isPart else { continue }
      // Who shows it and when is not known; it may well be one of several questions.
      context.isPresented = true
      context.isApart = true
      context.loose = isView ? member : nil
      context.slots = [ViewSlot(type: type.name, name: member.name, isMember: true)]
      readMember(member.name, context)
    }
    markPlaces()
    joinPresented()
    // What stands where the title does may be one.
    if isTitleOpen, screen.title.value?.isBlank ?? false { screen.title = .notMeasured }
  }

  private func isShown(_ member: String) -> Bool {
    visited.contains(member) || shown.coveredMembers.contains(member)
  }

  mutating func readMember(_ name: String, _ context: Context) {
    guard let member = members[name] else { return }
    shown.meet(member, context.allCover)
    guard visited.insert(name).inserted else { return }
    var context = context
    // What a row hands over goes by the member's own names.
    context.row?.variables.formUnion(member.parameters)
    // It may be shown elsewhere as well.
    context.flag = nil
    context.needs = []
    walk(member.body, context)
  }

  // MARK: Walking

  mutating func walk(_ body: Range<Int>, _ context: Context) {
    guard depth < ViewReader.deepest else { return }
    depth += 1
    defer { depth -= 1 }
    // What is shown for each value that something is compared with.
    var shown: [String: [(comparison: ViewStatements.Comparison, names: [String])]] = [:]
    for statement in ViewStatements(code, body).all {
      switch statement {
      case .view(let chain): visit(chain, context)
      case .choice(let branches, let condition):
        let comparison = condition.comparison
        var context = context
        if choosesRow(condition, context) { context.isApart = true }
        let before = names.count
        if let comparison, let others = shown[comparison.subject] {
          // "if a == .b { … } if a == .c { … }" never show both.
          for other in others.suffix(ViewReader.mostCompared)
          where comparison.excludes(other.comparison) {
            context.others.formUnion(other.names)
          }
        }
        let flag =
          ViewFlags.needed(for: condition.code, among: type.flags, code)
          ?? type.optionals.needed(for: condition.code, code)
        // A state of the list itself is on for all of its rows.
        let own = context.row == nil ? type.hovers.union(type.states) : type.hovers
        let isUnderPointer = ViewHovers.hold(condition.code, among: own, code)
        let isUnderDrag = ViewHovers.hold(condition.code, among: type.drops, code)
        walk(
          branches, context, flag: condition.isSwitch ? nil : flag,
          needs: condition.isSwitch ? ([], false) : code.needs(of: condition.code),
          isFirstApart: isUnderPointer && !condition.isSwitch || isOfCurrentRow(condition, context),
          isFirstUnmet: isUnderDrag && !condition.isSwitch)
        if let comparison {
          shown[comparison.subject, default: []].append((comparison, Array(names[before...])))
        }
      case .declaration: break
      }
    }
  }

  /// Of the branches of a condition one is shown, so what two of them show alike is one element; so is
  /// a picture without a name that each shows and nothing else.
  ///
  /// - Parameters:
  ///   - flag: what must be on for the first branch.
  ///   - needs: what properties must be for the first branch, and whether that is all it needs.
  ///   - isFirstApart: whether the first branch is shown for one row at a time.
  ///   - isFirstUnmet: whether nobody with assistive technology meets the first branch.
  private mutating func walk(
    _ branches: [Range<Int>], _ context: Context, flag: String?,
    needs: (all: [ViewNeed], isWhole: Bool), isFirstApart: Bool, isFirstUnmet: Bool
  ) {
    var context = context
    let (flagAround, isApart, isUnseen) = (context.flag, context.isApart, context.isUnseen)
    let needsAround = context.needs
    var hasPicture = false
    let around = context.place
    let choice = nextPlace()
    for (number, branch) in branches.enumerated() {
      // A condition without other branches rules nothing out.
      if branches.count > 1 {
        context.place = around
        enter(branch: number, of: choice, &context)
      }
      context.flag = flagAround ?? (number == 0 ? flag : nil)
      let opposite = needs.isWhole ? needs.all.map(\.opposite) : []
      context.needs = needsAround + (number == 0 ? needs.all : opposite)
      context.isApart = isApart || isFirstApart && number == 0
      context.isUnseen = isUnseen || isFirstUnmet && number == 0
      if isPlainPicture(branch) {
        if hasPicture { continue }
        hasPicture = true
      }
      let before = names.count
      walk(branch, context)
      context.others.formUnion(names[before...])
    }
  }

  mutating func visit(_ chain: SwiftChain, _ around: Context) {
    // Views are handed to modifiers of views, and controls stand in labels of controls.
    guard depth < ViewReader.deepest else { return }
    depth += 1
    defer { depth -= 1 }
    if let place = chain.modifiers.lastIndex(where: { code.names.initialisers.makesButton($0.name) }
    ) {
      return addButton(chain, madeBy: place, around)
    }
    let facts = ViewModifiers(chain.modifiers, in: code)
    if let title = facts.title, !around.isOpened { setTitle(title) }
    visitRoot(chain, facts, around.behind(facts))
    for (place, modifier) in zip(chain.modifiers.indices, chain.modifiers) {
      visit(modifier: modifier, around, facts, behind: chain.modifiers[(place + 1)...])
    }
  }

  private mutating func visitRoot(
    _ chain: SwiftChain, _ facts: ViewModifiers, _ context: Context
  ) {
    let root = chain.root
    note(use: root, context.named(facts))
    noteParts(of: root, context)
    if let control = ControlCall(root, code, components: components) {
      add(control, chain, facts, context)
      return
    }
    var context = context
    enterPage(root, &context)
    if let named = code.namedIcon(of: chain) {
      return addImage(chain, facts, context, icon: named)
    }
    switch root.name {
    case "Text": addText(chain, facts, context)
    case "Label": addLabel(chain, facts, context)
    case "Image": addImage(chain, facts, context)
    case "self":
      guard let name = chain.calls.dropFirst().first else { return }
      if members[name.name] == nil { note(part: name.token, context) }
      visit(member: name.name, name, chain, facts, context)
    case _ where !chain.isImplicit && (isMember(root.name) || isLocal(root)):
      visit(member: members.key(of: root.name, at: root.token), root, chain, facts, context)
    default: visitContainer(chain, facts, context)
    }
  }

  // MARK: Adding

  /// Sets the title of the screen; one that is empty in some cases only is not known.
  mutating func setTitle(_ text: ViewText) {
    guard screen.title.value?.isBlank ?? true, let words = texts.base(of: text) else { return }
    if text.isSilentInPlaces { return }
    screen.title = .found(words)
  }

  /// Adds an element where no other branch of a condition shows one of its name; two without a name
  /// are two places to mend.
  ///
  /// - Returns: its number, or nil where it is shown already.
  @discardableResult
  mutating func add(
    _ element: Element, at token: Int, _ context: Context, _ use: ControlUse = ControlUse()
  ) -> Int? {
    // What nobody sees or meets is left out; what has no room may still show beyond it.
    guard !context.isUnseen, !(context.isEmpty && context.isHidden) else { return nil }
    var element = element
    if let name = element.nameInItsRole {
      guard !context.others.contains(name) else {
        forgetNeeds(of: name)
        return nil
      }
      names.append(name)
    }
    if context.isHidden { element.hidden = true }
    repeatInRow(&element, context, use)
    var place = code.place(token)
    place.key = element.source?.key
    place.expression = element.source?.expression
    element.source = place
    element.origin = (SwiftSourceReader.format, type.name)
    element.id = ids.id(for: element)
    shown.note(element, context, use)
    noteControl(element, context, use)
    let number = screen.append(element, under: context.parent)
    tokens[number] = token
    if !context.place.isEmpty { places[number] = context.place }
    if context.isPresented || code.tokens[token].isElsewhere { presented.insert(number) }
    return number
  }

  /// Leaves out what opens over the screen, or is for another platform, and is called as something
  /// that is there already: every question has a Cancel, and one of them is met at a time.
  private mutating func joinPresented() {
    guard !presented.isEmpty else { return }
    var known: Set<String> = []
    for index in screen.elements.indices where !presented.contains(index) {
      if let name = screen.elements[index].nameInItsRole { known.insert(name) }
    }
    var left: Set<Int> = []
    for index in presented.sorted() where screen.elements[index].subtreeEnd == index + 1 {
      guard let name = screen.elements[index].nameInItsRole else { continue }
      if !known.insert(name).inserted { left.insert(index) }
    }
    screen.remove(left)
  }

  /// A number for another condition or layer.
  mutating func nextPlace() -> Int {
    placeCount += 1
    return placeCount
  }

  func isMember(_ name: String) -> Bool { members[name] != nil }

  /// Whether code has a name for a view where it stands.
  func isLocal(_ call: SwiftCall) -> Bool {
    members.key(of: call.name, at: call.token) != call.name
  }

  /// Whether a member was read where it is shown.
  func isRead(_ name: String) -> Bool { visited.contains(name) }

  /// Takes note that a member is shown as a part of what is met as one.
  ///
  /// - Returns: its body the first time, with what stands around it wherever it is shown.
  mutating func cover(
    member name: String, _ around: ViewCover
  ) -> [(range: Range<Int>, around: ViewCover)] {
    guard let member = members[name] else { return [] }
    let around = shown.meet(member, around)
    guard shown.coveredMembers.insert(name).inserted else { return [] }
    return [(member.body, around)]
  }

  /// A reader for the label of a control of this type.
  var labelReader: LabelReader {
    LabelReader(code, members: members, components: components)
  }

  /// So many values of one thing are told apart; a screen that compares more is not written by hand.
  private static let mostCompared = 32

  /// Views inside views, and the closures they stand in; people stop long before, and so does the
  /// compiler.
  private static let deepest = 128
}
