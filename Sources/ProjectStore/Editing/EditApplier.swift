import AuditCore
import LosslessJSON

/// Makes edits on a document, byte for byte, each only where the document still says what the edit
/// was made from.
struct EditApplier {
  private(set) var document: JSONDocument
  /// Whether any byte was changed.
  private(set) var hasChanged = false

  init(_ document: JSONDocument) { self.document = document }

  /// Makes every change of an edit, or none.
  ///
  /// A change that is there already is passed over, so that an edit can be tried again.
  /// - Throws: `EditConflict` when the document says something else now.
  /// - Complexity: O(size of the document) for each change that changes something.
  mutating func apply(_ edit: ProjectEdit) throws(EditConflict) {
    let before = (document, hasChanged)
    do throws(EditConflict) {
      for change in edit.changes { try apply(change) }
    } catch {
      (document, hasChanged) = before
      throw error
    }
  }

  private mutating func apply(_ change: ProjectChange) throws(EditConflict) {
    switch change {
    case .member(let place, let from, let to): try set(place, from: from, to: to)
    case .decision(let finding, let from, let to):
      try replace(
        ReviewList(
          name: "decisions", place: "decision on \(finding)", key: [finding],
          keyOf: { [$0.text("finding")] }),
        from: from.map(ReviewFragments.decision), to: to.map(ReviewFragments.decision))
    case .fix(let from, let to):
      guard let record = from ?? to else { return }
      try replace(
        ReviewList(
          name: "fixes", place: "record of the fix of \(record.element)",
          key: [record.element, record.locale ?? "", record.member.rawValue],
          keyOf: { [$0.text("element"), $0.text("locale"), $0.text("member")] }),
        from: from.map(ReviewFragments.fix), to: to.map(ReviewFragments.fix))
    case .check(let from, let to):
      guard let record = from ?? to else { return }
      try replace(
        ReviewList(
          name: "checks", place: "check of \(record.screen)",
          key: [record.screen, record.profile, record.expected],
          keyOf: { [$0.text("screen"), $0.text("profile"), $0.text("expected")] }),
        from: from.map(ReviewFragments.check), to: to.map(ReviewFragments.check))
    }
  }

  // MARK: - Members of elements

  private mutating func set(
    _ place: MemberPlace, from: FixValue, to: FixValue
  ) throws(EditConflict) {
    guard let element = document.withReader({ Self.element(place, in: $0) }) else {
      throw EditConflict(place: place.words, expected: from.words, found: "gone, with its element")
    }
    let name = place.member.rawValue
    let (now, holder) = document.withReader { reader -> (FixValue, Int?) in
      guard let locale = place.locale else {
        return (Self.value(name, of: element, reader), element)
      }
      let language = reader.member("localized", of: element)
        .flatMap { reader.member(locale, of: $0) }
      return (language.map { Self.value(name, of: $0, reader) } ?? .absent, language)
    }
    guard now != to else { return }
    guard now == from else {
      throw EditConflict(place: place.words, expected: from.words, found: now.words)
    }
    if to == .absent {
      guard let holder else { return }
      try remove(name, from: holder, of: element, place)
    } else if let locale = place.locale, holder == nil {
      try splice(
        .setMember(
          object: element, name: "localized", to: fragment(for: locale, name, to, element),
          placement: .after(Self.orderBefore("localized"))))
    } else if let holder {
      try splice(
        .setMember(
          object: holder, name: name, to: ReviewFragments.value(to),
          placement: .after(Self.orderBefore(name))))
    }
  }

  /// The `localized` object with one more language, on one line as the format's page has it.
  private func fragment(
    for locale: String, _ name: String, _ value: FixValue, _ element: Int
  ) -> JSONFragment {
    let language = JSONFragment.object(
      [JSONFragmentMember(name, ReviewFragments.value(value))], layout: .oneLine)
    return .object([JSONFragmentMember(locale, language)], layout: .oneLine)
  }

  /// Takes a member out, and the language with it when nothing is left there.
  private mutating func remove(
    _ name: String, from holder: Int, of element: Int, _ place: MemberPlace
  ) throws(EditConflict) {
    guard let locale = place.locale else {
      return try splice(.removeMember(object: holder, name: name))
    }
    let (languages, left) = document.withReader { reader in
      (reader.member("localized", of: element), reader.memberCount(holder))
    }
    guard left == 1, let languages else {
      return try splice(.removeMember(object: holder, name: name))
    }
    let count = document.withReader { $0.memberCount(languages) }
    if count == 1 {
      try splice(.removeMember(object: element, name: "localized"))
    } else {
      try splice(.removeMember(object: languages, name: locale))
    }
  }

  // MARK: - Lists of the review

  private mutating func replace(
    _ list: ReviewList, from: JSONFragment?, to: JSONFragment?
  ) throws(EditConflict) {
    let node = document.withReader { $0.value(at: ["review", .key(list.name)]) }
    guard let node else {
      guard let to else { return }
      return try create(list.name, holding: to)
    }
    let place = document.withReader { list.find(in: node, $0) }
    if let at = place.found {
      let entry = document.withReader { $0.element(at, of: node) } ?? node
      // Someone else's entry with the same key is theirs to change, unless it is what we made.
      if let to {
        if document.withReader({ ReviewList.equals(entry, to, $0) }) { return }
        try expect(entry, from, list)
        try splice(.set(node: entry, to: to))
      } else {
        try expect(entry, from, list)
        try splice(.removeElement(array: node, at: at))
      }
    } else if let to {
      try splice(.insertElement(array: node, at: place.insertion, to, layout: .lines))
    }
  }

  private func expect(
    _ entry: Int, _ from: JSONFragment?, _ list: ReviewList
  ) throws(EditConflict) {
    let matches = document.withReader { reader in
      from.map { ReviewList.equals(entry, $0, reader) } ?? false
    }
    guard !matches else { return }
    let found = document.withReader { reader in
      String(decoding: document.bytes[reader.byteRange(entry)], as: UTF8.self)
    }
    throw EditConflict(
      place: list.place, expected: from == nil ? "not there" : "something else", found: found)
  }

  private mutating func create(_ name: String, holding entry: JSONFragment) throws(EditConflict) {
    let list = JSONFragment.array([entry], layout: .lines)
    let review = document.withReader { $0.member("review", of: JSONDocument.root) }
    if let review {
      try splice(.setMember(object: review, name: name, to: list))
    } else {
      let object = JSONFragment.object([JSONFragmentMember(name, list)], layout: .lines)
      try splice(.setMember(object: JSONDocument.root, name: "review", to: object))
    }
  }

  // MARK: - Splicing

  private mutating func splice(_ edit: JSONEdit) throws(EditConflict) {
    do {
      guard let splice = try document.splice(for: edit) else { return }
      try document.apply(splice)
      hasChanged = true
    } catch {
      throw EditConflict(
        place: "project", expected: "as the format says", found: "otherwise: \(error)")
    }
  }

  static func element(_ place: MemberPlace, in reader: JSONReader) -> Int? {
    guard let screens = reader.member("screens", of: JSONDocument.root) else { return nil }
    for screen in reader.elements(screens) {
      guard let id = reader.member("id", of: screen), reader.stringEquals(id, place.screen),
        let elements = reader.member("elements", of: screen)
      else { continue }
      return find(place.element, in: elements, reader)
    }
    return nil
  }

  /// The document's depth is bounded, so this cannot run the stack out.
  private static func find(_ id: String, in elements: Int, _ reader: JSONReader) -> Int? {
    for element in reader.elements(elements) {
      if let own = reader.member("id", of: element), reader.stringEquals(own, id) {
        return element
      }
      if let children = reader.member("children", of: element),
        let found = find(id, in: children, reader)
      {
        return found
      }
    }
    return nil
  }

  private static func value(_ name: String, of holder: Int, _ reader: JSONReader) -> FixValue {
    guard let node = reader.member(name, of: holder) else { return .absent }
    return FixValue(node, reader)
  }

  /// The members that stand before one in the format's order, the nearest first.
  static func orderBefore(_ name: String) -> [String] {
    let order = ElementReader.Member.allCases.map(\.rawValue)
    guard let at = order.firstIndex(of: name) else { return [] }
    return order[..<at].reversed()
  }
}
