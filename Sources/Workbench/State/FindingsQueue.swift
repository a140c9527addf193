import AuditCore

/// A finding by its place in the model.
public struct FindingRef: Hashable, Sendable {
  /// The screen's index.
  public var screen: Int
  /// The finding's index on the screen.
  public var finding: Int
}

/// Which findings the list shows.
public struct FindingFilter: Hashable, Sendable {
  /// Only this impact.
  public var impact: Impact?
  /// Only this decision.
  public var decision: Decision?
  /// Only this rule, by id.
  public var rule: String?
  /// Only what this engine found, by its id.
  public var engine: String?
  /// Only failed ones, or only ones the rule could not tell.
  public var failed: Bool?

  /// A filter that shows everything.
  public init() {}

  /// The filter in a reviewer's words; empty when it shows everything.
  public var words: String {
    [
      impact?.rawValue, decision?.words, failed.map { $0 ? "failed" : "unsure" }, rule,
      engine.map { "from \($0)" },
    ].compactMap { $0 }.joined(separator: ", ")
  }
}

/// The order of the list.
public enum FindingSort: String, CaseIterable, Sendable {
  case document, impact, rule

  /// The order in a reviewer's words.
  public var words: String {
    switch self {
    case .document: "as on the screen"
    case .impact: "worst first"
    case .rule: "by rule"
    }
  }
}

/// The list of findings: what it shows, where the cursor stands, what is marked.
public struct FindingsQueue: Sendable {
  /// The part of the project it shows.
  public private(set) var scope: TreePlace = .project
  /// Which findings it shows.
  public private(set) var filter = FindingFilter()
  /// Their order.
  public private(set) var sort = FindingSort.document
  /// The findings shown.
  public private(set) var rows: [FindingRef] = []
  /// The cursor's row.
  public private(set) var cursor = 0
  /// The keys of the marked findings.
  public private(set) var marks: Set<String> = []
  /// The row a range of marks began at.
  public private(set) var rangeStart: Int?
  /// The first row drawn; kept by the pane so that the cursor stays in sight.
  public var top = 0

  /// An empty list.
  public init() {}

  /// The finding under the cursor.
  public var current: FindingRef? { rows.indices.contains(cursor) ? rows[cursor] : nil }

  /// Shows another part of the project.
  public mutating func show(_ scope: TreePlace, in model: ProjectModel) {
    guard scope != self.scope else { return }
    self.scope = scope
    cursor = 0
    top = 0
    rangeStart = nil
    rebuild(model)
  }

  /// Changes which findings are shown.
  public mutating func filter(_ filter: FindingFilter, in model: ProjectModel) {
    self.filter = filter
    rebuild(model)
  }

  /// Changes the order.
  public mutating func sort(_ sort: FindingSort, in model: ProjectModel) {
    self.sort = sort
    rebuild(model)
  }

  /// Makes the rows anew; the cursor stays on its finding, or near its place when that is gone.
  ///
  /// - Complexity: O(findings in scope); sorting by impact or rule is a counting sort.
  public mutating func rebuild(_ model: ProjectModel) {
    let before = current
    rows = []
    let rule = filter.rule.flatMap { model.ruleIndex[$0] }
    switch scope {
    case .project: for screen in model.screens.indices { collect(screen, nil, rule, model) }
    case .screen(let screen): collect(screen, nil, rule, model)
    case .element(let screen, let element):
      let end = model.screens[screen].elements[element].subtreeEnd
      collect(screen, element..<end, rule, model)
    }
    order(model)
    if let before, let at = rows.firstIndex(of: before) { cursor = at }
    cursor = min(cursor, max(0, rows.count - 1))
  }

  /// The keys of the findings from the cursor on that are on the cursor's screen.
  ///
  /// - Complexity: O(findings in scope).
  func keysAhead(_ model: ProjectModel) -> [String] {
    guard let current else { return [] }
    return rows[cursor...].filter { $0.screen == current.screen }.compactMap {
      model.finding($0)?.id
    }
  }

  /// Stands on the first of some findings of a screen that is still listed, after an audit moved
  /// or removed them; past the screen when none is.
  ///
  /// - Complexity: O(findings in scope).
  mutating func settle(on keys: [String], screen: Int, in model: ProjectModel) {
    guard !keys.isEmpty else { return }
    var rowOfKey: [String: Int] = [:]
    for (row, ref) in rows.enumerated() where ref.screen == screen {
      if let key = model.finding(ref)?.id { rowOfKey[key] = row }
    }
    if let row = keys.lazy.compactMap({ rowOfKey[$0] }).first {
      cursor = row
    } else if sort == .document {
      move(to: rows.firstIndex { $0.screen > screen } ?? rows.count - 1)
    }
  }

  private mutating func collect(
    _ screen: Int, _ elements: Range<Int>?, _ rule: Int?, _ model: ProjectModel
  ) {
    guard let found = model.findings[screen] else { return }
    for (number, fact) in found.facts.enumerated() {
      if let impact = filter.impact, fact.impact != impact { continue }
      if let decision = filter.decision, fact.decision != decision { continue }
      if let failed = filter.failed, fact.failed != failed { continue }
      if let rule, Int(fact.rule) != rule { continue }
      if let engine = filter.engine, found.audit.findings[number].engine != engine { continue }
      if let elements, !elements.contains(found.audit.findings[number].index) { continue }
      rows.append(FindingRef(screen: screen, finding: number))
    }
  }

  private mutating func order(_ model: ProjectModel) {
    guard sort != .document else { return }
    let count = sort == .impact ? Impact.allCases.count : model.auditor.rules.count + 1
    var buckets: [[FindingRef]] = Array(repeating: [], count: count)
    for ref in rows {
      guard let fact = model.findings[ref.screen]?.facts[ref.finding] else { continue }
      let bucket =
        sort == .rule
        ? Int(fact.rule) : count - 1 - (Impact.allCases.firstIndex(of: fact.impact) ?? 0)
      buckets[bucket].append(ref)
    }
    rows = buckets.flatMap { $0 }
  }

  /// Moves the cursor by rows, staying inside the list.
  public mutating func move(by rows: Int) { move(to: cursor + rows) }

  /// Moves the cursor to a row, or the nearest there is.
  public mutating func move(to row: Int) { cursor = min(max(0, row), max(0, rows.count - 1)) }

  /// Puts the cursor on a finding if it is shown.
  ///
  /// - Returns: whether it is.
  @discardableResult
  public mutating func move(to ref: FindingRef) -> Bool {
    guard let row = rows.firstIndex(of: ref) else { return false }
    cursor = row
    return true
  }

  /// The row of the next or previous open finding, or nil when there is none that way.
  public func nextOpen(_ model: ProjectModel, step: Int) -> Int? {
    var row = cursor + step
    while rows.indices.contains(row) {
      if model.decision(screen: rows[row].screen, finding: rows[row].finding) == .open {
        return row
      }
      row += step
    }
    return nil
  }

  /// Marks the finding under the cursor, or takes its mark away.
  public mutating func toggleMark(_ model: ProjectModel) {
    guard let key = key(cursor, model) else { return }
    if marks.remove(key) == nil { marks.insert(key) }
  }

  /// Begins a range at the cursor, or marks everything from its start to the cursor.
  public mutating func range(_ model: ProjectModel) {
    guard let start = rangeStart else {
      rangeStart = cursor
      return
    }
    for row in min(start, cursor)...max(start, cursor) {
      if let key = key(row, model) { marks.insert(key) }
    }
    rangeStart = nil
  }

  /// Marks every finding shown, or takes all marks away when all are marked.
  public mutating func toggleAll(_ model: ProjectModel) {
    let keys = Set(rows.indices.compactMap { key($0, model) })
    marks = keys.isSubset(of: marks) ? [] : marks.union(keys)
    rangeStart = nil
  }

  /// Marks every finding of a range of rows.
  public mutating func mark(_ rows: Range<Int>, _ model: ProjectModel) {
    for row in rows { if let key = key(row, model) { marks.insert(key) } }
  }

  /// Takes the marks away from findings that are not on some screens any more.
  ///
  /// - Complexity: O(marks + findings of the screens), O(1) without marks.
  mutating func dropMarks(goneFrom screens: [Int], in model: ProjectModel) {
    guard !marks.isEmpty else { return }
    for screen in screens {
      let id = model.screens[screen].id
      let there = Set(model.findings[screen]?.audit.findings.map(\.id) ?? [])
      marks = marks.filter { ProjectModel.screen(ofKey: $0) != id || there.contains($0) }
    }
  }

  /// Takes all marks away.
  public mutating func clearMarks() {
    marks = []
    rangeStart = nil
  }

  /// The key of a row's finding.
  public func key(_ row: Int, _ model: ProjectModel) -> String? {
    guard rows.indices.contains(row) else { return nil }
    return model.finding(rows[row])?.id
  }
}

extension ProjectModel {
  /// The finding at a place.
  public func finding(_ ref: FindingRef) -> Finding? {
    guard findings.indices.contains(ref.screen), let found = findings[ref.screen],
      found.audit.findings.indices.contains(ref.finding)
    else { return nil }
    return found.audit.findings[ref.finding]
  }
}
