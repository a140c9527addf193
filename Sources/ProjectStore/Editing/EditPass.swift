import AuditCore
import LosslessJSON

/// Plans changes on one state of a document, as long as they keep out of each other's way.
struct EditPass {
  let document: JSONDocument
  private var splices: [JSONSplice] = []
  /// Elements that have a change already; a second one is planned on what the first makes.
  private var elements: Set<Int> = []
  private var lists: [ReviewList: ListPlan] = [:]
  private var createsList = false

  private init(_ document: JSONDocument) { self.document = document }

  /// Plans as many changes as can be made at once, from the first on.
  ///
  /// - Throws: `EditConflict` when the document says something else than a change was made from.
  static func plan(
    _ changes: ArraySlice<ProjectChange>, on document: JSONDocument
  ) throws(EditConflict) -> (batch: SpliceBatch, count: Int) {
    var pass = EditPass(document)
    var count = 0
    do {
      for change in changes {
        guard try pass.plan(change) else { break }
        count += 1
      }
      for plan in pass.lists.values { pass.splices += try plan.splices(on: document) }
    } catch let conflict as EditConflict {
      throw conflict
    } catch {
      throw EditConflict(
        place: "project", expected: "as the format says", found: "otherwise: \(error)")
    }
    return (SpliceBatch(pass.splices), count)
  }

  /// Plans a change; false where it has to wait for the next pass.
  private mutating func plan(_ change: ProjectChange) throws -> Bool {
    if let entry = EntryChange(change) { return try plan(entry) }
    guard case .member(let place, let from, let to) = change else { return true }
    guard let element = document.withReader({ $0.element(place) }) else {
      throw EditConflict(place: place.words, expected: from.words, found: "gone, with its element")
    }
    guard elements.insert(element).inserted else { return false }
    let plan = MemberPlan(place: place, element: element, from: from, to: to)
    if let edit = try document.withReader({ try plan.edit($0) }) { try add(edit) }
    return true
  }

  private mutating func plan(_ change: EntryChange) throws -> Bool {
    let path: [JSONPathStep] = ["review", .key(change.list.name)]
    guard let node = document.withReader({ $0.value(at: path) }) else {
      return try planList(for: change)
    }
    let plan: ListPlan
    if let known = lists[change.list] {
      plan = known
    } else {
      plan = document.withReader { ListPlan(change.list, at: node, $0) }
    }
    // Taken out while it is changed, so that it is not copied for every entry.
    lists[change.list] = nil
    var changed = plan
    defer { lists[change.list] = changed }
    return try changed.plan(change, on: document)
  }

  /// Makes the list that an entry needs, and the review around it.
  private mutating func planList(for change: EntryChange) throws -> Bool {
    guard let to = change.to else { return true }
    guard change.from == nil else {
      throw EditConflict(place: change.place, expected: change.expectedWords, found: "gone")
    }
    guard !createsList else { return false }
    createsList = true
    let layout = document.withReader { $0.layoutOfLists }
    let list = JSONFragment.array([to], layout: layout)
    if let review = document.withReader({ $0.member("review", of: JSONDocument.root) }) {
      let before = ReviewList.all.map(\.name).prefix { $0 != change.list.name }
      try add(
        .setMember(
          object: review, name: change.list.name, to: list,
          placement: before.isEmpty ? .start : .after(before.reversed())))
    } else {
      // All lists at once, so that the next reviewer only adds lines.
      let members = ReviewList.all.map {
        JSONFragmentMember($0.name, $0 == change.list ? list : .array([], layout: .oneLine))
      }
      try add(
        .setMember(
          object: JSONDocument.root, name: "review", to: .object(members, layout: layout)))
    }
    return true
  }

  private mutating func add(_ edit: JSONEdit) throws {
    if let splice = try document.splice(for: edit) { splices.append(splice) }
  }
}

extension JSONReader {
  /// How entries of the review are laid out: one a line, but on one line in a text that has no
  /// lines.
  var layoutOfLists: JSONLayout {
    var gap = byteRange(JSONDocument.root).lowerBound
    for member in members(JSONDocument.root) {
      let range = gap..<byteRange(member.name).lowerBound
      if range.contains(where: { bytes[$0] == 0x0A || bytes[$0] == 0x0D }) { return .lines }
      gap = byteRange(member.value).upperBound
    }
    return .oneLine
  }
}
