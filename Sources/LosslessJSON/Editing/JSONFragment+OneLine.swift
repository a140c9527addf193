extension JSONFragment {
  /// Appends the value as people write it on one line: `{"a": [1, 2]}`.
  ///
  /// - Complexity: O(size of the value).
  public func appendOneLine(to text: inout [UInt8]) {
    switch self {
    case .null: text += "null".utf8
    case .bool(let flag): text += flag ? "true".utf8 : "false".utf8
    case .number(let spelling): text += spelling.utf8
    case .string(let words): StringEncoding.append(words, to: &text)
    case .array(let values, _):
      text.append(UInt8(ascii: "["))
      for (place, value) in values.enumerated() {
        if place > 0 { text += ", ".utf8 }
        value.appendOneLine(to: &text)
      }
      text.append(UInt8(ascii: "]"))
    case .object(let members, _):
      text.append(UInt8(ascii: "{"))
      for (place, member) in members.enumerated() {
        if place > 0 { text += ", ".utf8 }
        member.appendOneLine(to: &text)
      }
      text.append(UInt8(ascii: "}"))
    }
  }
}

extension JSONFragmentMember {
  /// Appends the member as people write it on one line: `"a": [1, 2]`.
  ///
  /// - Complexity: O(size of the member).
  public func appendOneLine(to text: inout [UInt8]) {
    StringEncoding.append(name, to: &text)
    text += ": ".utf8
    value.appendOneLine(to: &text)
  }
}
