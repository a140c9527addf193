import AuditCore

/// One change of one thing in a project, with what it was, so that it can be undone and so that a
/// change made by someone else meanwhile is noticed.
public enum ProjectChange: Hashable, Sendable {
  /// A member of an element, in the base language or in another one.
  case member(MemberPlace, from: FixValue, to: FixValue)
  /// The decision on a finding.
  case decision(finding: String, from: RecordedDecision?, to: RecordedDecision?)
  /// The record of a fix, one for each element, language and member.
  case fix(from: RecordedFix?, to: RecordedFix?)
  /// The record of a ticked expectation.
  case check(from: RecordedCheck?, to: RecordedCheck?)

  /// The change that takes this one back.
  public var inverse: ProjectChange {
    switch self {
    case .member(let place, let from, let to): .member(place, from: to, to: from)
    case .decision(let finding, let from, let to):
      .decision(finding: finding, from: to, to: from)
    case .fix(let from, let to): .fix(from: to, to: from)
    case .check(let from, let to): .check(from: to, to: from)
    }
  }
}

/// Where a member stands in a project.
public struct MemberPlace: Hashable, Sendable {
  /// The screen's id.
  public var screen: String
  /// The element's id.
  public var element: String
  /// The language, or nil for the base one.
  public var locale: String?
  /// The member.
  public var member: FixMember

  /// A place of its parts.
  public init(screen: String, element: String, locale: String? = nil, member: FixMember) {
    self.screen = screen
    self.element = element
    self.locale = locale
    self.member = member
  }

  /// The element as screen/element.
  public var path: String { "\(screen)/\(element)" }

  /// The place in a reviewer's words, such as "label of Catalog/filter in de".
  public var words: String {
    let name = member == .inputLabels ? "input labels" : member.rawValue
    return "\(name) of \(path)" + (locale.map { " in \($0)" } ?? "")
  }
}

/// Changes that are made, saved and undone together.
public struct ProjectEdit: Hashable, Sendable {
  /// What it does, in a reviewer's words, such as `label of Catalog/filter is "Filter results"`.
  public var title: String
  /// The changes, in order.
  public var changes: [ProjectChange]

  /// An edit of its parts.
  public init(title: String, changes: [ProjectChange]) {
    self.title = title
    self.changes = changes
  }

  /// The edit that takes this one back.
  public var inverse: ProjectEdit {
    ProjectEdit(title: title, changes: changes.reversed().map(\.inverse))
  }
}

extension ProjectEdit {
  /// Sets a member of an element and keeps the record of fixes right.
  ///
  /// A second fix of the same member keeps what the member was before the first; one that brings
  /// that back removes the record.
  /// - Parameters:
  ///   - clears: keys of findings that go away with it.
  ///   - reviewer: who makes it.
  ///   - now: when, as RFC 3339 in UTC.
  public static func fix(
    _ place: MemberPlace, from: FixValue, to: FixValue, clears: [String], reviewer: String?,
    now: String, review: Review
  ) -> ProjectEdit {
    let old = review.fixes.first {
      $0.element == place.path && $0.locale == place.locale && $0.member == place.member
    }
    let original = old?.from ?? from
    var cleared = old?.clears ?? []
    for key in clears where !cleared.contains(key) { cleared.append(key) }
    let record = RecordedFix(
      element: place.path, locale: place.locale, member: place.member, from: original, to: to,
      reviewer: reviewer, at: now, clears: cleared.sorted())
    return ProjectEdit(
      title: "\(place.words) \(place.member == .inputLabels ? "are" : "is") \(to.words)",
      changes: [
        .member(place, from: from, to: to), .fix(from: old, to: original == to ? nil : record),
      ])
  }

  /// Records a decision on findings.
  public static func decide(
    _ findings: [String], as decision: Decision, reason: String?, expires: String?,
    reviewer: String?, now: String, review: Review
  ) -> ProjectEdit {
    let changes = findings.map { finding in
      ProjectChange.decision(
        finding: finding, from: review.decisions[finding],
        to: decision == .open
          ? nil
          : RecordedDecision(
            finding: finding, decision: decision, reason: reason, reviewer: reviewer, at: now,
            expires: expires))
    }
    let what = findings.count == 1 ? findings[0] : "\(findings.count) findings"
    return ProjectEdit(title: "\(what): \(decision.words)", changes: changes)
  }
}
