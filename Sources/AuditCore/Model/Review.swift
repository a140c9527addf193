/// The reviewer's word on a finding.
public enum Decision: String, CaseIterable, Sendable {
  /// Nobody decided yet.
  case open
  /// It is a fault of the app.
  case confirmed
  /// It is right as it is.
  case notAnIssue
  /// It is a fault the team lives with, until the decision expires.
  case acceptedRisk
  /// A person must try it on a device.
  case needsDevice

  /// The decision in a reviewer's words, such as "accepted risk".
  public var words: String {
    switch self {
    case .open: "open"
    case .confirmed: "confirmed"
    case .notAnIssue: "not an issue"
    case .acceptedRisk: "accepted risk"
    case .needsDevice: "needs device"
    }
  }
}

/// One decision as it stands in the project.
public struct RecordedDecision: Hashable, Sendable {
  /// The finding's key.
  public var finding: String
  /// The decision.
  public var decision: Decision
  /// Why.
  public var reason: String?
  /// Who decided.
  public var reviewer: String?
  /// When, as RFC 3339 in UTC.
  public var at: String?
  /// Until when it holds, as RFC 3339 or a date; for accepted risks.
  public var expires: String?

  /// A decision of its parts.
  public init(
    finding: String, decision: Decision, reason: String? = nil, reviewer: String? = nil,
    at: String? = nil, expires: String? = nil
  ) {
    self.finding = finding
    self.decision = decision
    self.reason = reason
    self.reviewer = reviewer
    self.at = at
    self.expires = expires
  }

  /// Whether it has expired at a moment given as RFC 3339 in UTC.
  ///
  /// Dates of this form compare as text; a bare date holds through its whole day.
  public func isExpired(at now: String) -> Bool {
    guard let expires else { return false }
    return expires.utf8.count <= 10 ? now.prefix(10) > expires : now > expires
  }
}

/// A part of an element that a fix may set.
public enum FixMember: String, CaseIterable, Sendable {
  case label, inputLabels, hint, value, decorative
}

/// What a fix sets a member to.
public enum FixValue: Hashable, Sendable {
  /// The member is not there.
  case absent
  /// The member is there and says there is none.
  case null
  /// A string.
  case text(String)
  /// A list of strings.
  case list([String])
  /// Yes or no.
  case flag(Bool)

  /// The value in a reviewer's words.
  public var words: String {
    switch self {
    case .absent, .null: "none"
    case .text(let text): "\"\(text)\""
    case .list(let items):
      items.isEmpty ? "none" : items.map { "\"\($0)\"" }.joined(separator: ", ")
    case .flag(let flag): flag ? "yes" : "no"
    }
  }
}

/// One fix as it stands in the project.
public struct RecordedFix: Hashable, Sendable {
  /// The element, as screen/element.
  public var element: String
  /// The language set, or nil for the base language.
  public var locale: String?
  /// The member set.
  public var member: FixMember
  /// What it was.
  public var from: FixValue
  /// What it is now.
  public var to: FixValue
  /// Who fixed it.
  public var reviewer: String?
  /// When, as RFC 3339 in UTC.
  public var at: String?
  /// Keys of the findings it cleared.
  public var clears: [String]

  /// A fix of its parts.
  public init(
    element: String, locale: String?, member: FixMember, from: FixValue, to: FixValue,
    reviewer: String? = nil, at: String? = nil, clears: [String] = []
  ) {
    self.element = element
    self.locale = locale
    self.member = member
    self.from = from
    self.to = to
    self.reviewer = reviewer
    self.at = at
    self.clears = clears
  }
}

/// One ticked expectation of a check profile.
public struct RecordedCheck: Hashable, Sendable {
  /// The screen's id.
  public var screen: String
  /// The profile: "VoiceOver", "Voice Control" or a language tag.
  public var profile: String
  /// What was expected.
  public var expected: String
  /// What the reviewer saw: "yes", "no" or "cannotTell".
  public var result: String
  /// Who looked.
  public var reviewer: String?
  /// When, as RFC 3339 in UTC.
  public var at: String?

  /// A check of its parts.
  public init(
    screen: String, profile: String, expected: String, result: String, reviewer: String? = nil,
    at: String? = nil
  ) {
    self.screen = screen
    self.profile = profile
    self.expected = expected
    self.result = result
    self.reviewer = reviewer
    self.at = at
  }
}

/// Everything reviewers recorded in a project.
public struct Review: Sendable {
  /// Decisions by the finding's key.
  public var decisions: [String: RecordedDecision] = [:]
  /// Fixes, in the project's order.
  public var fixes: [RecordedFix] = []
  /// Ticked expectations, in the project's order.
  public var checks: [RecordedCheck] = []

  /// A review without a word in it.
  public init() {}

  /// The decision that holds for a finding now; an expired one is open again.
  ///
  /// - Complexity: O(1).
  public func decision(for finding: String, now: String) -> Decision {
    guard let recorded = decisions[finding], !recorded.isExpired(at: now) else { return .open }
    return recorded.decision
  }
}

extension Review {
  /// Puts one record of a fix in another's place; nil for none.
  public mutating func replaceFix(_ old: RecordedFix?, by new: RecordedFix?) {
    if let record = old ?? new {
      fixes.removeAll {
        $0.element == record.element && $0.locale == record.locale && $0.member == record.member
      }
    }
    if let new { fixes.append(new) }
  }

  /// Puts one record of a check in another's place; nil for none.
  public mutating func replaceCheck(_ old: RecordedCheck?, by new: RecordedCheck?) {
    if let record = old ?? new {
      checks.removeAll {
        $0.screen == record.screen && $0.profile == record.profile
          && $0.expected == record.expected
      }
    }
    if let new { checks.append(new) }
  }
}
