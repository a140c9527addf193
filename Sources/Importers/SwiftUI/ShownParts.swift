import AuditCore

/// Where the code of one type shows views of other types and the parts it was given.
struct ShownParts {
  /// The type.
  let owner: String
  /// Where views of other types are shown, by token.
  private(set) var uses: [Int: (type: String, use: ViewUse)] = [:]
  /// Where parts the type was given are shown, by token.
  private(set) var parts: [Int: ViewUse] = [:]
  /// Where elements stand, by their ids.
  private(set) var places: [String: ElementPlace] = [:]
  /// Members that stand in labels of controls or in groups that are met as one.
  var coveredMembers: Set<String> = []
  /// The types of views that are shown where the screen has a title.
  var titled: Set<String> = []
  /// What stands around members where they are shown.
  private var covers: [String: ViewCover] = [:]

  init(owner: String) { self.owner = owner }

  mutating func note(
    use token: Int, of type: String, _ cover: ViewCover, _ slots: [ViewSlot],
    isOpened: Bool = false
  ) {
    uses[token] = (
      type, ViewUse(owner: owner, cover: cover, slots: slots, isOpened: isOpened)
    )
  }

  mutating func note(part token: Int, _ cover: ViewCover, _ slots: [ViewSlot]) {
    parts[token] = ViewUse(owner: owner, cover: cover, slots: slots)
  }

  /// Takes note of where an element stands that has its id.
  mutating func note(_ element: Element, _ context: ViewReader.Context, _ use: ControlUse) {
    let isOpen = !use.openViews.isEmpty || !use.tappedViews.isEmpty
    guard
      !context.slots.isEmpty || context.loose != nil || context.flag != nil || isOpen
        || context.isOpened
    else { return }
    places[element.id] = ElementPlace(
      slots: context.slots, looseMember: context.loose?.name,
      isPart: context.loose?.isPart ?? false, flag: context.flag,
      isOpened: context.isOpened, openViews: use.openViews, tappedViews: use.tappedViews)
  }

  /// Takes note of the views in what is tapped as a whole by way of an element.
  mutating func note(tapped views: Set<String>, of element: String) {
    guard !views.isEmpty else { return }
    places[element, default: ElementPlace()].viewsBeside = views
  }

  /// Takes note of a place where a member is shown; it is read in the first, and what is not around
  /// every other counts for none.
  ///
  /// - Returns: what stands around it in all places so far.
  @discardableResult
  mutating func meet(_ member: ViewMember, _ cover: ViewCover) -> ViewCover {
    guard let known = covers[member.name] else {
      covers[member.name] = cover
      return cover
    }
    guard !known.isSubset(of: cover) else { return known }
    let common = known.common(cover)
    covers[member.name] = common
    // What only the member's first place has around it goes; what stands around in the member stays.
    let lost = known.subtracting(common)
    for token in member.body {
      uses[token]?.use.cover.replace(lost, common)
      parts[token]?.cover.replace(lost, common)
    }
    return common
  }
}

extension ViewCover {
  /// Takes some of what stands around away, and adds what stands around in its place.
  fileprivate mutating func replace(_ lost: ViewCover, _ common: ViewCover) {
    subtract(lost)
    formUnion(common)
  }
}
