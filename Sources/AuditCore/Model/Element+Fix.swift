extension Element {
  /// What a fixable member is now, in the base language or another one.
  public func value(of member: FixMember, locale: String?) -> FixValue {
    guard let locale else {
      switch member {
      case .label: return FixValue(label)
      case .hint: return FixValue(hint)
      case .value: return FixValue(value)
      case .inputLabels: return FixValue(inputLabels)
      case .decorative: return decorative.map(FixValue.flag) ?? .absent
      }
    }
    guard let localization = localization(locale) else { return .absent }
    switch member {
    case .label: return FixValue(localization.label)
    case .hint: return FixValue(localization.hint)
    case .value: return FixValue(localization.value)
    case .inputLabels: return FixValue(localization.inputLabels)
    case .decorative: return .absent
    }
  }

  /// Sets a fixable member; a language that was not there yet is added.
  public mutating func set(_ member: FixMember, locale: String?, to new: FixValue) {
    guard let locale else {
      switch member {
      case .label: label = new.measuredText
      case .hint: hint = new.measuredText
      case .value: value = new.measuredText
      case .inputLabels: inputLabels = new.measuredList
      case .decorative: decorative = new.measuredFlag
      }
      return
    }
    let at =
      localizations.firstIndex { $0.locale == locale }
      ?? {
        localizations.append(Localization(locale: locale))
        return localizations.count - 1
      }()
    switch member {
    case .label: localizations[at].label = new.measuredText
    case .hint: localizations[at].hint = new.measuredText
    case .value: localizations[at].value = new.measuredText
    case .inputLabels: localizations[at].inputLabels = new.measuredList
    case .decorative: break
    }
  }
}

extension FixValue {
  /// The value of a measured string.
  public init(_ measured: Measured<String>) {
    switch measured {
    case .notMeasured: self = .absent
    case .none: self = .null
    case .found(let text): self = .text(text)
    }
  }

  /// The value of a measured list.
  public init(_ measured: Measured<[String]>) {
    switch measured {
    case .notMeasured: self = .absent
    case .none: self = .null
    case .found(let items): self = .list(items)
    }
  }

  fileprivate var measuredText: Measured<String> {
    switch self {
    case .text(let text): .found(text)
    case .null: .none
    case .absent, .list, .flag: .notMeasured
    }
  }

  fileprivate var measuredList: Measured<[String]> {
    switch self {
    case .list(let items): .found(items)
    case .null: .none
    case .absent, .text, .flag: .notMeasured
    }
  }

  fileprivate var measuredFlag: Bool? {
    if case .flag(let flag) = self { return flag }
    return nil
  }
}
