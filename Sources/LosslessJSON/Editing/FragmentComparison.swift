extension JSONReader {
  /// Whether a value already is what a fragment says, however either is spelled.
  ///
  /// Strings are compared by their decoded bytes, numbers exactly, objects whatever the order of
  /// their members.
  public func equals(_ index: Int, _ fragment: JSONFragment) -> Bool {
    switch fragment {
    case .null: isNull(index)
    case .bool(let value): bool(index) == value
    case .number(let spelling): numberEquals(index, spelling)
    case .string(let text): stringEquals(index, text)
    case .array(let expected, _): elementsEqual(index, expected)
    case .object(let expected, _): membersEqual(index, expected)
    }
  }

  private func numberEquals(_ index: Int, _ spelling: String) -> Bool {
    guard let own = numberSpelling(index) else { return false }
    if own == spelling { return true }
    guard let left = DecimalNumber(own.utf8), let right = DecimalNumber(spelling.utf8) else {
      return false
    }
    return left == right
  }

  private func elementsEqual(_ index: Int, _ expected: [JSONFragment]) -> Bool {
    guard kind(index) == .array, memberCount(index) == expected.count else { return false }
    return zip(elements(index), expected).allSatisfy { equals($0, $1) }
  }

  private func membersEqual(_ index: Int, _ expected: [JSONFragmentMember]) -> Bool {
    guard kind(index) == .object, memberCount(index) == expected.count else { return false }
    return expected.allSatisfy { member in
      self.member(member.name, of: index).map { equals($0, member.value) } ?? false
    }
  }
}
