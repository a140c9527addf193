import AuditCore
import LosslessJSON

/// The review's records as JSON, each on one line so that two reviewers' branches merge.
enum ReviewFragments {
  static func decision(_ record: RecordedDecision) -> JSONFragment {
    line([
      ("finding", .string(record.finding)), ("decision", .string(record.decision.rawValue)),
      ("reason", record.reason.map(JSONFragment.string)),
      ("reviewer", record.reviewer.map(JSONFragment.string)),
      ("at", record.at.map(JSONFragment.string)),
      ("expires", record.expires.map(JSONFragment.string)),
    ])
  }

  static func fix(_ record: RecordedFix) -> JSONFragment {
    line([
      ("element", .string(record.element)), ("locale", record.locale.map(JSONFragment.string)),
      ("member", .string(record.member.rawValue)),
      ("from", record.from == .absent ? nil : value(record.from)),
      ("to", record.to == .absent ? nil : value(record.to)),
      ("reviewer", record.reviewer.map(JSONFragment.string)),
      ("at", record.at.map(JSONFragment.string)),
      ("clears", .strings(record.clears, layout: .oneLine)),
    ])
  }

  static func check(_ record: RecordedCheck) -> JSONFragment {
    line([
      ("screen", .string(record.screen)), ("profile", .string(record.profile)),
      ("expected", .string(record.expected)), ("result", .string(record.result)),
      ("reviewer", record.reviewer.map(JSONFragment.string)),
      ("at", record.at.map(JSONFragment.string)),
    ])
  }

  static func value(_ value: FixValue) -> JSONFragment {
    switch value {
    case .absent, .null: .null
    case .text(let text): .string(text)
    case .list(let items): .strings(items, layout: .oneLine)
    case .flag(let flag): .bool(flag)
    }
  }

  private static func line(_ members: [(String, JSONFragment?)]) -> JSONFragment {
    .object(
      members.compactMap { name, value in value.map { JSONFragmentMember(name, $0) } },
      layout: .oneLine)
  }
}
