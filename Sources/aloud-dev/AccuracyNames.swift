import AuditCore
import AuditRules

/// The rules held against lists of names.
struct AccuracyNames {
  private let auditor = Auditor(rules: RuleCatalog.all)

  /// What the rules find on a control with this name.
  private func findings(
    _ label: String, role: Role = .button, asset: String? = nil, language: String = "en"
  ) -> [Finding] {
    var facts = ProjectFacts(name: "names")
    facts.baseLocale = language
    facts.locales = [language]
    var element = Element(id: "e", role: role)
    element.label = .found(label)
    if let asset { element.icon = .found(.asset(asset)) }
    var screen = Screen(id: "s")
    screen.append(element)
    return auditor.audit(screen, of: facts).findings
  }

  /// Names of SF Symbols with two parts or more, as a button's label.
  func symbols(_ lines: [String]) -> AccuracyFigure {
    var figure = AccuracyFigure("SF Symbol names", .atLeast(perMille: 995))
    for name in lines where name.contains(".") {
      let isFound = findings(name).contains { $0.failed && $0.rule == "name-is-symbol" }
      figure.note(isFound, name)
    }
    return figure
  }

  /// Names of icons, spelled as apps name their assets, as a button's label.
  func assets(_ lines: [String]) -> AccuracyFigure {
    var figure = AccuracyFigure("asset names", .atLeast(perMille: 970))
    let rules: Set = ["name-is-asset", "name-is-identifier", "name-is-symbol"]
    for name in lines {
      for spelling in Self.spellings(of: name) {
        let about = findings(spelling).filter { rules.contains($0.rule) }
        figure.note(
          about.contains(where: \.failed), spelling + (about.isEmpty ? "" : " (asks a person)"))
      }
    }
    return figure
  }

  /// An icon's name as assets are named.
  static func spellings(of icon: String) -> [String] {
    let words = icon.split { !$0.isLetter && !$0.isNumber }
    let snake = words.joined(separator: "_")
    let kebab = words.joined(separator: "-")
    let pascal = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return [
      "ic_\(snake)_24", "icon-\(kebab)@2x", "btn_\(snake)", "\(pascal)ButtonBlack", "\(kebab).png",
    ]
  }

  /// Labels of shipped apps: hardly one may be failed.
  func good(_ table: AccuracyColumns) -> AccuracyFigure {
    var figure = AccuracyFigure("good labels failed", .atMost(perMille: 5))
    for row in table.rows {
      let label = table.cell("label", of: row)
      let language = table.cell("lang", of: row)
      figure.total += 1
      let failed = findings(label, language: language.isEmpty ? "en" : language)
        .filter { $0.failed && $0.rule.hasPrefix("name-") }
      guard let first = failed.first else { continue }
      figure.count += 1
      figure.misses.append("\(first.rule) \(language) \(label.debugDescription)")
    }
    return figure
  }

  /// Labels that are wrong, with the kind of fault: a rule of that kind must speak.
  func bad(_ table: AccuracyColumns) -> AccuracyFigure {
    var figure = AccuracyFigure("bad labels reported", .atLeast(perMille: 930))
    for row in table.rows {
      let label = table.cell("label", of: row)
      let why = table.cell("why", of: row)
      let rules = Self.family(of: why)
      let asset = why.hasPrefix("default-name-from-asset") ? label : nil
      let isFound = findings(label, role: Self.role(of: why), asset: asset)
        .contains { rules.contains($0.rule) }
      figure.note(isFound, "\(label.debugDescription) (\(why))")
    }
    return figure
  }

  /// The rules that answer for a kind of fault, the one made for it first.
  private static func family(of why: String) -> [String] {
    if why.hasPrefix("role-word") {
      return ["name-has-role", "name-is-asset", "name-is-identifier"]
    }
    if why.hasPrefix("default-name-from-asset") || why.hasPrefix("file-name") {
      return ["name-is-asset", "name-is-symbol", "name-is-identifier"]
    }
    if why.hasPrefix("sf-symbol") { return ["name-is-symbol", "name-is-asset"] }
    if why.hasPrefix("role-or-default") || why.hasPrefix("default") {
      return ["name-is-placeholder", "name-has-role", "name-is-identifier"]
    }
    return ["name-is-identifier", "name-is-asset"]
  }

  private static func role(of why: String) -> Role {
    why.contains("(slider)") ? .slider : why.contains("(icon)") ? .image : .button
  }
}

extension AccuracyFigure {
  fileprivate mutating func note(_ isFound: Bool, _ name: String) {
    total += 1
    if isFound { count += 1 } else { misses.append(name) }
  }
}

/// A table of tab-separated columns under a line of names.
struct AccuracyColumns {
  let rows: [[Substring]]
  private let names: [Substring]

  init(_ lines: [String]) {
    let split = lines.map { $0.split(separator: "\t", omittingEmptySubsequences: false) }
    names = split.first ?? []
    rows = Array(split.dropFirst())
  }

  /// The cell of a row in the column of a name; empty where there is none.
  func cell(_ name: String, of row: [Substring]) -> String {
    guard let column = names.firstIndex(of: Substring(name)), column < row.count else { return "" }
    return String(row[column])
  }
}
