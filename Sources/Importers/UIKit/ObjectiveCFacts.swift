import AuditCore

/// What a class in Objective-C sets on the objects that its outlets hold, as far as the names of setters
/// tell: `self.status.stringValue = …`, `[_status setTitle:…]`.
struct ObjectiveCFacts: Sendable {
  /// The properties whose objects are given a text.
  private(set) var texts: Set<String> = []
  /// Those whose objects are given a label.
  private(set) var labels: Set<String> = []
  /// Those whose objects are given a picture.
  private(set) var pictures: Set<String> = []

  private enum Kind {
    case text, label, picture
  }

  var isEmpty: Bool { texts.isEmpty && labels.isEmpty && pictures.isEmpty }

  mutating func formUnion(_ other: ObjectiveCFacts) {
    texts.formUnion(other.texts)
    labels.formUnion(other.labels)
    pictures.formUnion(other.pictures)
  }

  init() {}

  /// - Complexity: O(bytes).
  init(_ bytes: [UInt8]) {
    bytes[...].forEachWord { word in
      guard let kind = ObjectiveCFacts.kind(of: word, in: bytes),
        let name = ObjectiveCFacts.receiver(before: word.lowerBound - 1, in: bytes)
      else { return }
      switch kind {
      case .text: texts.insert(name)
      case .label: labels.insert(name)
      case .picture: pictures.insert(name)
      }
    }
  }

  /// What a word sets on what stands before it; nil for one that sets nothing.
  private static func kind(of word: Range<Int>, in bytes: [UInt8]) -> Kind? {
    guard word.lowerBound > 0 else { return nil }
    let before = bytes[word.lowerBound - 1]
    let rest = bytes[word.upperBound...].prefix(3).drop(while: isSpace)
    if before == UInt8(ascii: ".") {
      let isSet = rest.first == UInt8(ascii: "=") && rest.dropFirst().first != UInt8(ascii: "=")
      return isSet ? setters[String(decoding: bytes[word], as: UTF8.self)] : nil
    }
    guard isSpace(before), rest.first == UInt8(ascii: ":"), bytes[word].starts(with: "set".utf8)
    else { return nil }
    let name = String(decoding: bytes[word].dropFirst(3), as: UTF8.self)
    return setters[name.prefix(1).lowercased() + name.dropFirst()]
  }

  private static let setters: [String: Kind] = [
    "text": .text, "stringValue": .text, "title": .text, "attributedText": .text,
    "attributedTitle": .text, "attributedStringValue": .text, "string": .text,
    "objectValue": .text, "accessibilityLabel": .label, "image": .picture,
  ]

  /// The property that a message or an assignment goes to: `status` of `self.status`, `_status` and
  /// `[self status]`.
  private static func receiver(before end: Int, in bytes: [UInt8]) -> String? {
    var last = end
    while last > 0, bytes[last - 1] == UInt8(ascii: "]") || isSpace(bytes[last - 1]) { last -= 1 }
    var first = last
    while first > 0, bytes[first - 1].isSwiftNamePart { first -= 1 }
    let name = bytes[first..<last].drop { $0 == UInt8(ascii: "_") }
    return name.isEmpty ? nil : String(decoding: name, as: UTF8.self)
  }
}

extension ObjectiveCFacts {
  /// Leaves open of an element what its class sets on it.
  func replace(_ property: String, _ element: inout Element) {
    if texts.contains(property), !element.role.isTextEntry {
      element.forgetText()
      element.leaveOpen(namedBy: "the text of \(property)")
    }
    if labels.contains(property) { element.leaveOpen(namedBy: "the label of \(property)") }
    if pictures.contains(property) { element.icon = .notMeasured }
  }
}
