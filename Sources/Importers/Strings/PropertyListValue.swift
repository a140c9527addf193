/// A value of a property list, as far as string files need it.
indirect enum PropertyListValue {
  /// A text, or a number as it is spelled.
  case text(String)
  /// A dictionary, in the file's order.
  case dictionary([PropertyListMember])
  /// Anything else.
  case other

  /// The text, if it is one.
  var text: String? {
    if case .text(let text) = self { return text }
    return nil
  }

  /// How many values may stand inside one another.
  static let deepest = 32
}

/// A member of a dictionary.
struct PropertyListMember {
  var key: String
  var value: PropertyListValue
  /// The offset of its key in the file.
  var offset: Int
}

extension [PropertyListMember] {
  /// The value of a key; the last one where it is there twice.
  func value(_ key: String) -> PropertyListValue? { last { $0.key == key }?.value }
}
