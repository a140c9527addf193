import AuditCore
import LosslessJSON

/// A change of one entry of a list of the review.
struct EntryChange {
  let list: ReviewList
  /// What the entry is about, in a reviewer's words.
  let place: String
  let key: [UInt8]
  let from: JSONFragment?
  let to: JSONFragment?

  /// The change of an entry, or nil for one of a member of an element.
  init?(_ change: ProjectChange) {
    switch change {
    case .member: return nil
    case .decision(let finding, let from, let to):
      self.init(
        .decisions, "decision on \(finding)", from.map(ReviewFragments.decision),
        to.map(ReviewFragments.decision))
    case .fix(let from, let to):
      let element = (from ?? to)?.element ?? ""
      self.init(
        .fixes, "record of the fix of \(element)", from.map(ReviewFragments.fix),
        to.map(ReviewFragments.fix))
    case .check(let from, let to):
      let screen = (from ?? to)?.screen ?? ""
      self.init(
        .checks, "check of \(screen)", from.map(ReviewFragments.check),
        to.map(ReviewFragments.check))
    }
  }

  private init(_ list: ReviewList, _ place: String, _ from: JSONFragment?, _ to: JSONFragment?) {
    self.list = list
    self.place = place
    self.from = from
    self.to = to
    key = (from ?? to).map { list.key(of: $0) } ?? []
  }

  /// What becomes of the entry that is there.
  enum Outcome { case asItIs, replaced, removed }

  /// What to do with the entry that has the key.
  ///
  /// - Throws: `EditConflict` when it says something else than the change was made from.
  func outcome(for entry: Int, _ reader: JSONReader) throws(EditConflict) -> Outcome {
    if let to {
      if list.equals(entry, to, reader) { return .asItIs }
      // Two reviewers made the same fix: the first one's record stands.
      if list == .fixes, from == nil, list.comesToTheSame(entry, to, reader) { return .asItIs }
    }
    guard let from, list.equals(entry, from, reader) else {
      throw EditConflict(
        place: place, expected: from == nil ? "not there" : expectedWords,
        found: list.words(entry, reader))
    }
    return to == nil ? .removed : .replaced
  }

  /// What the entry said when the change was made, in a reviewer's words.
  var expectedWords: String {
    guard let from, let document = JSONDocument(spelling: from) else { return "not there" }
    return document.withReader { list.words(JSONDocument.root, $0) }
  }

  /// The splice that makes an entry say something else, member by member, so that its spacing and
  /// the members this version does not know stay.
  func replacing(_ entry: Int, in document: JSONDocument, by to: JSONFragment) throws -> JSONSplice
  {
    let range = document.withReader { $0.byteRange(entry) }
    var small = try JSONDocument(parsing: Array(document.bytes[range]))
    guard case .object(let wanted, _) = to else {
      return JSONSplice(range: range, replacement: small.bytes)
    }
    var before: [String] = []
    for name in list.members {
      let value = wanted.first { $0.name == name }?.value
      let edit: JSONEdit =
        value.map {
          .setMember(
            object: JSONDocument.root, name: name, to: $0,
            placement: before.isEmpty ? .start : .after(before))
        } ?? .removeMember(object: JSONDocument.root, name: name)
      if let splice = try small.splice(for: edit) { try small.apply(splice) }
      before.insert(name, at: 0)
    }
    return JSONSplice(range: range, replacement: small.bytes)
  }
}

extension JSONDocument {
  /// A text that holds nothing but a fragment.
  init?(spelling fragment: JSONFragment) {
    guard let empty = try? JSONDocument(parsing: Array("null\n".utf8)),
      let splice = try? empty.splice(for: .set(node: JSONDocument.root, to: fragment)),
      let document = try? empty.applying(splice)
    else { return nil }
    self = document
  }
}
