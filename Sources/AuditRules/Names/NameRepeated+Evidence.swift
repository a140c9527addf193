import AuditCore

/// What a screen shows of whether controls with one name do different things.
struct RepetitionEvidence {
  private let context: AuditContext
  /// For every element: the row around it, a cell or a group with a text of its own.
  private let rows: [Int?]

  /// The evidence of a screen.
  ///
  /// - Complexity: O(number of elements).
  init(_ context: AuditContext) {
    self.context = context
    let elements = context.screen.elements
    var hasText = [Bool](repeating: false, count: elements.count)
    for index in elements.indices
    where elements[index].role == .text || elements[index].role == .heading {
      if let parent = elements[index].parent { hasText[parent] = true }
    }
    var rows: [Int?] = []
    rows.reserveCapacity(elements.count)
    for index in elements.indices {
      guard let parent = elements[index].parent else {
        rows.append(nil)
        continue
      }
      let role = elements[parent].role
      let isRow = role == .cell || (role == .group && hasText[parent])
      rows.append(isRow ? parent : rows[parent])
    }
    self.rows = rows
  }

  /// What is to be said of controls with one name.
  ///
  /// - Complexity: O(number of members).
  func outcome(of members: [Int], called name: String, locale: String?) -> Outcome {
    guard members.count > 1 else { return .passed }
    guard name.unicodeScalars.contains(where: \.properties.isAlphabetic) else {
      return doubt(members, name, locale, "a bare number or symbol may be right more than once")
    }
    switch difference(between: members) {
    case .none: return .passed
    case .certain(let fact):
      let rest = "people who use VoiceOver cannot tell them apart, and Voice Control numbers them"
      return .failed(report(members, name, "\(fact); \(rest)", locale))
    case .userContent: return doubt(members, name, locale, nil)
    case .unclear: return doubt(members, name, locale, "they may do the same")
    case .filled: return doubt(members, name, locale, "code fills in a part of a name")
    }
  }

  /// What a person has to decide, and why; nil where people who use the app wrote the names.
  private func doubt(
    _ members: [Int], _ name: String, _ locale: String?, _ reason: String?
  ) -> Outcome {
    .cannotTell(
      reason.map { .needsPerson($0) } ?? .userContent,
      report(members, name, "; people who use VoiceOver may not tell them apart", locale))
  }

  /// Whether controls do different things.
  enum Difference {
    /// They do the same.
    case none
    /// They do not, and this shows it; a clause that starts with a space, or nothing.
    case certain(String)
    /// People who use the app wrote what is on them.
    case userContent
    /// The facts do not settle it.
    case unclear
    /// Code fills in a part of their names, or adds to them.
    case filled
  }

  /// Whether controls do different things.
  ///
  /// - Complexity: O(number of members).
  func difference(between members: [Int]) -> Difference {
    if members.contains(where: { context.screen.elements[$0].userContent }) { return .userContent }
    let known = difference(betweenNamed: members)
    let isFilled = members.contains { context.screen.elements[$0].source?.expression != nil }
    if isFilled, case .certain = known { return .filled }
    return known
  }

  private func difference(betweenNamed members: [Int]) -> Difference {
    let actions = agree(members) { $0.elements[$1].action.value }
    let objects = agree(members) { $0.elements[$1].object.value }
    if objects == .different { return .certain(" but act on different objects") }
    if actions == .same, objects == .same { return .none }
    let standInRows = Set(members.compactMap { rows[$0] }).count > 1
    if actions == .same, !standInRows { return .none }
    if actions == .different { return .certain(" but their actions differ") }
    if iconsDiffer(members) {
      return .certain(" but their icons differ")
    }
    return standInRows || members.count > 2 ? .certain("") : .unclear
  }

  private enum Agreement {
    case same, different, notKnown
  }

  /// Whether a fact is the same for all members, differs between two, or is not known of all.
  private func agree(_ members: [Int], _ fact: (Screen, Int) -> String?) -> Agreement {
    var first: String?
    var isKnownOfAll = true
    for member in members {
      guard let value = fact(context.screen, member) else {
        isKnownOfAll = false
        continue
      }
      if let first, first != value { return .different }
      first = value
    }
    return isKnownOfAll ? .same : .notKnown
  }

  /// Whether two members show different icons, as far as they are known.
  private func iconsDiffer(_ members: [Int]) -> Bool {
    var before: (icon: Icon, shape: String)?
    for member in members {
      guard let icon = context.screen.elements[member].icon.value, icon != before?.icon else {
        continue
      }
      let shape = RepetitionEvidence.shape(icon)
      if let before, before.shape != shape { return true }
      before = (icon, shape)
    }
    return false
  }

  /// The icon without what only says that it is on, such as the filled form of a symbol.
  private static func shape(_ icon: Icon) -> String {
    guard case .symbol(let name) = icon else { return icon.name }
    return name.split(separator: ".").filter { $0 != "fill" && $0 != "slash" }
      .joined(separator: ".")
  }

  private func report(
    _ members: [Int], _ name: String, _ rest: String, _ locale: String?
  ) -> Report {
    let kind = kind(of: members)
    var evidence = [Evidence(locale.map { "label (\($0))" } ?? "label", name)]
    evidence.append(Evidence("elements", ids(of: members)))
    let language = locale.map { " in \(LanguageName.english(of: $0))" } ?? ""
    return Report(
      "\(members.count) \(kind) are called \(name.quoted)\(language)\(rest)", evidence: evidence)
  }

  /// The ids of controls; the first few show the pattern, a list of hundreds would bury it.
  func ids(of members: [Int]) -> String {
    let ids = members.prefix(8).map { context.screen.elements[$0].id }.joined(separator: ", ")
    return members.count > 8 ? "\(ids), …" : ids
  }

  /// What controls are called together: by their role where they share one.
  func kind(of members: [Int]) -> String {
    let roles = Set(members.map { context.screen.elements[$0].role })
    return roles.count == 1 ? roles.map(RepetitionEvidence.plural)[0] : "controls"
  }

  private static func plural(_ role: Role) -> String {
    switch role {
    case .switch: "switches"
    case .checkbox: "checkboxes"
    default: role.words + "s"
    }
  }
}
