import LosslessJSON

/// Edits of one document, planned on it as it is and made all at once.
struct EditBatch {
  private enum Plan {
    case edit(JSONEdit)
    case list(ListEdit)
  }

  private var plans: [Plan] = []

  /// Adds an edit.
  mutating func add(_ edit: JSONEdit) { plans.append(.edit(edit)) }

  /// Adds new values of a list.
  mutating func add(_ edit: ListEdit) { plans.append(.list(edit)) }

  /// The document with the edits made.
  ///
  /// Edits of one place keep their order.
  /// - Complexity: O(size of the document), plus O(siblings) an edit.
  func applied(to document: JSONDocument) throws -> JSONDocument {
    var splices: [JSONSplice] = []
    for plan in plans {
      switch plan {
      case .edit(let edit):
        if let splice = try document.splice(for: edit) { splices.append(splice) }
      case .list(let edit): splices += try edit.splices(on: document)
      }
    }
    guard !splices.isEmpty else { return document }
    let order = splices.indices.sorted { one, other in
      let (a, b) = (splices[one].range, splices[other].range)
      if a.lowerBound != b.lowerBound { return a.lowerBound < b.lowerBound }
      return a.upperBound != b.upperBound ? a.upperBound < b.upperBound : one < other
    }
    return try document.applying(order.map { splices[$0] })
  }
}

/// New values of a list of screens or elements, spelled as new projects spell them where the
/// document is laid out in lines indented by spaces, and in the style of their neighbours elsewhere.
struct ListEdit {
  private let values: [JSONFragment]
  /// The edit with one value in the place of all.
  private let single: JSONEdit
  /// The edits without the layout of new projects.
  private let plain: [JSONEdit]

  /// Values put into a list that has some already.
  init(_ values: [JSONFragment], array: Int, at place: Int) {
    self.values = values
    single = .insertElement(array: array, at: place, .null, layout: .lines)
    plain = values.map { .insertElement(array: array, at: place, $0, layout: .lines) }
  }

  /// Values of a list that is set as a whole.
  init(_ values: [JSONFragment], setting edit: (JSONFragment) -> JSONEdit) {
    self.values = values
    single = edit(.array([.null], layout: .lines))
    plain = [edit(.array(values, layout: .lines))]
  }

  /// The splices that make the edit.
  func splices(on document: JSONDocument) throws(JSONEditError) -> [JSONSplice] {
    if let splice = try document.splice(for: single), let laidOut = laidOut(splice) {
      return [laidOut]
    }
    var splices: [JSONSplice] = []
    for edit in plain {
      if let splice = try document.splice(for: edit) { splices.append(splice) }
    }
    return splices
  }

  /// The splice with the values in the place of the lone `null`, or nil without an indent.
  private func laidOut(_ splice: JSONSplice) -> JSONSplice? {
    let bytes = splice.replacement
    let mark = Array("null".utf8)
    guard bytes.count >= mark.count,
      let start = (0...(bytes.count - mark.count)).first(where: {
        bytes[$0..<($0 + mark.count)].elementsEqual(mark)
      })
    else { return nil }
    // The line break before the value tells its indent, or the one to its follower.
    let end = start + mark.count
    guard
      let indent = ListEdit.indent(bytes[..<start])
        ?? bytes[end...].firstIndex(of: 0x0A).flatMap({ _ in ListEdit.indent(bytes[end...]) })
    else { return nil }
    var text = ProjectText()
    for (place, value) in values.enumerated() {
      if place > 0 {
        text.add(",")
        text.newLine(indent: indent)
      }
      text.add(value, indent: indent)
    }
    return JSONSplice(
      range: splice.range, replacement: Array(bytes[..<start]) + text.bytes + Array(bytes[end...]))
  }

  /// How many spaces follow the last line break, where nothing else does.
  private static func indent(_ bytes: ArraySlice<UInt8>) -> Int? {
    guard let line = bytes.lastIndex(of: 0x0A), !bytes.contains(0x0D) else { return nil }
    let rest = bytes[(line + 1)...]
    return rest.allSatisfy { $0 == 0x20 } ? rest.count : nil
  }
}
