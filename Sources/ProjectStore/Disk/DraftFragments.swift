import AuditCore
import LosslessJSON

/// Drafts as JSON.
enum DraftFragments {
  static func text(_ draft: DraftText) -> JSONFragment {
    var members = place(draft.place)
    if let entry = draft.entry { members.append(JSONFragmentMember("entry", .integer(entry))) }
    members.append(JSONFragmentMember("text", .string(draft.text)))
    return .object(members, layout: .oneLine)
  }

  static func edit(_ edit: ProjectEdit) -> JSONFragment {
    .object(
      [
        JSONFragmentMember("title", .string(edit.title)),
        JSONFragmentMember("changes", .array(edit.changes.map(change), layout: .oneLine)),
      ], layout: .oneLine)
  }

  private static func change(_ change: ProjectChange) -> JSONFragment {
    switch change {
    case .member(let place, let from, let to):
      object("member", self.place(place), from: value(from), to: value(to))
    case .decision(let finding, let from, let to):
      object(
        "decision", [JSONFragmentMember("finding", .string(finding))],
        from: from.map(ReviewFragments.decision), to: to.map(ReviewFragments.decision))
    case .fix(let from, let to):
      object("fix", [], from: from.map(ReviewFragments.fix), to: to.map(ReviewFragments.fix))
    case .check(let from, let to):
      object("check", [], from: from.map(ReviewFragments.check), to: to.map(ReviewFragments.check))
    }
  }

  private static func value(_ value: FixValue) -> JSONFragment? {
    value == .absent ? nil : ReviewFragments.value(value)
  }

  private static func object(
    _ kind: String, _ members: [JSONFragmentMember], from: JSONFragment?, to: JSONFragment?
  ) -> JSONFragment {
    var all = [JSONFragmentMember("kind", .string(kind))] + members
    if let from { all.append(JSONFragmentMember("from", from)) }
    if let to { all.append(JSONFragmentMember("to", to)) }
    return .object(all, layout: .oneLine)
  }

  private static func place(_ place: MemberPlace) -> [JSONFragmentMember] {
    var members = [
      JSONFragmentMember("screen", .string(place.screen)),
      JSONFragmentMember("element", .string(place.element)),
      JSONFragmentMember("member", .string(place.member.rawValue)),
    ]
    if let locale = place.locale { members.append(JSONFragmentMember("locale", .string(locale))) }
    return members
  }
}

/// Reads drafts back; what is not as it was written is left out.
struct DraftReading {
  private let json: JSONReader

  init(_ json: JSONReader) { self.json = json }

  func text(_ node: Int) -> DraftText? {
    guard let place = place(node), let text = string("text", node) else { return nil }
    return DraftText(
      place: place, entry: json.member("entry", of: node).flatMap { json.int($0) }, text: text)
  }

  func edit(_ node: Int) -> ProjectEdit? {
    guard let title = string("title", node), let list = json.member("changes", of: node) else {
      return nil
    }
    let changes = json.elements(list).map { change($0) }
    // An edit is made whole or not at all.
    guard changes.allSatisfy({ $0 != nil }) else { return nil }
    return ProjectEdit(title: title, changes: changes.compactMap { $0 })
  }

  private func change(_ node: Int) -> ProjectChange? {
    let from = json.member("from", of: node)
    let to = json.member("to", of: node)
    switch string("kind", node) {
    case "member":
      guard let place = place(node) else { return nil }
      return .member(
        place, from: from.map { FixValue($0, json) } ?? .absent,
        to: to.map { FixValue($0, json) } ?? .absent)
    case "decision":
      guard let finding = string("finding", node),
        let records = records(from, to, { reader, node in reader.decision(node) })
      else { return nil }
      return .decision(finding: finding, from: records.from, to: records.to)
    case "fix":
      return records(from, to) { reader, node in reader.fix(node) }
        .map { .fix(from: $0.from, to: $0.to) }
    case "check":
      return records(from, to) { reader, node in reader.check(node) }
        .map { .check(from: $0.from, to: $0.to) }
    default: return nil
    }
  }

  /// The records before and after a change, or nil where one is there and is not as it was written.
  private func records<Record>(
    _ from: Int?, _ to: Int?, _ read: (inout ReviewReader, Int) -> Record?
  ) -> (from: Record?, to: Record?)? {
    var reader = ReviewReader(facts: FactReader(json))
    let nodes = [from, to].compactMap { $0 }
    guard nodes.allSatisfy({ json.kind($0) == .object }) else { return nil }
    let records = (from.flatMap { read(&reader, $0) }, to.flatMap { read(&reader, $0) })
    return reader.facts.problem == nil ? records : nil
  }

  private func place(_ node: Int) -> MemberPlace? {
    guard let screen = string("screen", node), let element = string("element", node),
      let member = string("member", node).flatMap(FixMember.init(rawValue:))
    else { return nil }
    return MemberPlace(
      screen: screen, element: element, locale: string("locale", node), member: member)
  }

  private func string(_ name: String, _ node: Int) -> String? {
    json.member(name, of: node).flatMap { json.stringIfPresent($0) }
  }
}
