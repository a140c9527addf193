import AuditCore
import LosslessJSON

/// Plans the edits that bring the report of another engine into a project.
///
/// A report never changes what the project knows of an element. Elements that it tells of and that
/// are not there are added with its findings on them; what the engine said before of the screens it
/// tells of is replaced.
struct ReportMerge {
  private let report: EngineReport
  private let document: JSONDocument
  private let olds: [Screen]
  private let placing: ReportPlacing
  private var ids: [Set<String>]
  /// The elements whose label a recorded fix changed, as screen/element.
  private let relabelled: Set<String>
  /// What the report says of screens that are there.
  private var found: [Int: [ReportedFinding]] = [:]
  /// Elements to add to screens that are there.
  private var fresh: [Int: [Element]] = [:]
  private(set) var added: [Screen] = []
  var summary = ImportSummary()

  init(_ report: EngineReport, into project: Project, olds: [Screen]) {
    self.report = report
    document = project.document
    relabelled = Set(
      project.review.fixes.filter { $0.member == .label && $0.locale == nil }.map(\.element))
    self.olds = olds
    placing = ReportPlacing(olds)
    ids = olds.map { Set($0.elements.map(\.id)) }
    if report.coversProject {
      for screen in olds.indices where says(olds[screen]) { found[screen] = [] }
    }
    for screen in report.screens { place(screen) }
  }

  private func says(_ screen: Screen) -> Bool {
    screen.reported.contains { $0.engine == report.engine }
  }

  // MARK: - Placing

  private mutating func place(_ screen: Screen) {
    let home = placing.screen(for: screen)
    if let home { found[home, default: []] += [] }
    let wanted = Dictionary(
      grouping: screen.reported.indices, by: { screen.reported[$0].element ?? "" })
    var taken: Set<Int> = []
    var left: Set<String> = []
    for element in screen.elements {
      guard let findings = wanted[element.id] else { continue }
      if let place = place(of: element, home, taken) {
        if home == place.screen { taken.insert(place.element) }
        add(findings.map { screen.reported[$0] }, at: place)
      } else {
        left.insert(element.id)
      }
    }
    let whole = (wanted[""] ?? []).map { screen.reported[$0] }
    guard let home else { return keep(screen, elements: left, whole) }
    found[home, default: []] += whole
    summary.reported += whole.count
    for element in screen.elements where left.contains(element.id) {
      insert(element, on: home, (wanted[element.id] ?? []).map { screen.reported[$0] })
    }
  }

  private func place(
    of element: Element, _ home: Int?, _ taken: Set<Int>
  ) -> ReportPlacing.Place? {
    if let source = element.source, element.frame == nil { return placing.element(at: source) }
    guard let home, let index = placing.element(element, on: home, taken: taken) else {
      return nil
    }
    return ReportPlacing.Place(screen: home, element: index)
  }

  private mutating func add(
    _ findings: [ReportedFinding], at place: ReportPlacing.Place
  ) {
    let own = olds[place.screen].elements[place.element]
    let isFixed = relabelled.contains("\(olds[place.screen].id)/\(own.id)")
    for var finding in findings {
      finding.element = own.id
      // Without a fix the engine met what the project has; two tools only spell it differently.
      if finding.label.isMeasured, own.label.isMeasured, !isFixed { finding.label = own.label }
      found[place.screen, default: []].append(finding)
    }
    summary.reported += findings.count
    summary.placed += findings.count
  }

  private mutating func insert(
    _ element: Element, on screen: Int, _ findings: [ReportedFinding]
  ) {
    var element = element
    element.id = ProjectImport.uniqueID(element.id, in: ids[screen])
    ids[screen].insert(element.id)
    fresh[screen, default: []].append(element)
    for var finding in findings {
      finding.element = element.id
      found[screen, default: []].append(finding)
    }
    summary.added += 1
    summary.reported += findings.count
  }

  /// A screen that is not there comes whole, or with what found no place where the report is about
  /// code.
  private mutating func keep(
    _ screen: Screen, elements left: Set<String>, _ whole: [ReportedFinding]
  ) {
    guard !left.isEmpty || !whole.isEmpty else { return }
    var screen = screen
    if screen.elements.contains(where: { $0.source != nil }) {
      var bare = screen
      bare.elements = []
      for element in screen.elements where left.contains(element.id) { bare.append(element) }
      bare.reported = screen.reported.filter { left.contains($0.element ?? "") } + whole
      screen = bare
    }
    // What is about the whole screen needs a place in the tree.
    if screen.elements.isEmpty { screen.append(Element(id: "screen", role: .group)) }
    summary.reported += screen.reported.count
    added.append(screen)
  }

  // MARK: - Edits

  /// The edits to screens that are there.
  func plan(into edits: inout EditBatch) {
    for (screen, findings) in found.sorted(by: { $0.key < $1.key }) {
      addElements(of: screen, to: &edits)
      let before = olds[screen].reported.filter { $0.engine == report.engine }
      guard before != findings else { continue }
      replace(findings, on: olds[screen], in: &edits)
    }
  }

  private func addElements(of screen: Int, to edits: inout EditBatch) {
    guard let elements = fresh[screen] else { return }
    var part = Screen(id: "")
    for element in elements { part.append(element) }
    let fragments = ElementFragments(part)
    let values = part.elements.indices.map { fragments.fragment($0) }
    let node = olds[screen].node
    let list = document.withReader { $0.member("elements", of: node) }
    let count = list.map { list in document.withReader { $0.memberCount(list) } } ?? 0
    if let list, count > 0 {
      edits.add(ListEdit(values, array: list, at: count))
    } else {
      edits.add(ListEdit(values) { .setMember(object: node, name: "elements", to: $0) })
    }
  }

  private func replace(
    _ findings: [ReportedFinding], on screen: Screen, in edits: inout EditBatch
  ) {
    let values = findings.map { ReportedFragments.fragment($0) }
    let engine = report.engine
    guard let reported = document.withReader({ $0.member("reported", of: screen.node) }) else {
      edits.add(
        ListEdit(values) {
          .setMember(
            object: screen.node, name: "reported",
            to: .object([JSONFragmentMember(engine, $0)], layout: .lines))
        })
      return
    }
    if values.isEmpty {
      edits.add(.removeMember(object: reported, name: engine))
    } else {
      edits.add(ListEdit(values) { .setMember(object: reported, name: engine, to: $0) })
    }
  }
}
