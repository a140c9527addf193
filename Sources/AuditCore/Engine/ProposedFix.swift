/// One change that would clear a finding, offered to the reviewer.
public struct ProposedFix: Hashable, Sendable {
  /// The member to set.
  public var member: FixMember
  /// The language to set it in, or nil for the base language.
  public var locale: String?
  /// What to set it to.
  public var value: FixValue

  /// A proposal of its parts.
  public init(member: FixMember, locale: String? = nil, value: FixValue) {
    self.member = member
    self.locale = locale
    self.value = value
  }
}
