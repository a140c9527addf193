import AuditCore

extension Element {
  /// What a member is now, in one language or the base one.
  func value(of member: FixMember, locale: String?) -> FixValue {
    let local = locale.flatMap { localization($0) }
    if locale != nil, local == nil, member != .decorative { return .absent }
    switch member {
    case .label: return FixValue(local?.label ?? label)
    case .hint: return FixValue(local?.hint ?? hint)
    case .value: return FixValue(local?.value ?? value)
    case .inputLabels:
      guard let items = (local?.inputLabels ?? inputLabels).value else { return .absent }
      return .list(items)
    case .decorative: return decorative.map { .flag($0) } ?? .absent
    }
  }

  /// Sets a member, in one language or the base one; a value of the wrong kind changes nothing.
  mutating func set(_ member: FixMember, locale: String?, to value: FixValue) {
    if member == .decorative {
      if case .flag(let flag) = value { decorative = flag }
      if case .absent = value { decorative = nil }
    } else if let locale {
      setLocal(member, locale, value)
    } else {
      setBase(member, value)
    }
  }

  private mutating func setBase(_ member: FixMember, _ value: FixValue) {
    switch member {
    case .label: label = value.measuredText ?? label
    case .hint: hint = value.measuredText ?? hint
    case .value: self.value = value.measuredText ?? self.value
    case .inputLabels: inputLabels = value.measuredList ?? inputLabels
    case .decorative: break
    }
  }

  private mutating func setLocal(_ member: FixMember, _ locale: String, _ value: FixValue) {
    let at: Int
    if let known = localizations.firstIndex(where: { $0.locale == locale }) {
      at = known
    } else {
      at = localizations.count
      localizations.append(Localization(locale: locale))
    }
    switch member {
    case .label: localizations[at].label = value.measuredText ?? localizations[at].label
    case .hint: localizations[at].hint = value.measuredText ?? localizations[at].hint
    case .value: localizations[at].value = value.measuredText ?? localizations[at].value
    case .inputLabels:
      localizations[at].inputLabels = value.measuredList ?? localizations[at].inputLabels
    case .decorative: break
    }
  }
}

extension FixValue {
  fileprivate init(_ measured: Measured<String>) {
    self = measured.value.map { .text($0) } ?? .absent
  }

  fileprivate var measuredText: Measured<String>? {
    switch self {
    case .absent: Measured.none
    case .text(let text): .found(text)
    case .list, .flag: nil
    }
  }

  fileprivate var measuredList: Measured<[String]>? {
    switch self {
    case .absent: Measured.none
    case .text(let text): .found([text])
    case .list(let items): .found(items)
    case .flag: nil
    }
  }
}
