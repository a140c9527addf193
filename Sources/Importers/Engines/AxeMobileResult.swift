import AuditCore
import LosslessJSON

/// One result of axe DevTools Mobile: a tree of views, and what its rules say of them.
struct AxeMobileResult {
  /// The app's bundle identifier.
  private(set) var appName: String?
  /// How many findings name a view that is not in the tree.
  private(set) var strays = 0
  private var title: String?
  private var tree = CaptureTree()
  private var size: Extent?
  private var isTooDeep = false
  /// The node of each view.
  private var nodes: [String: Int] = [:]
  private var findings: [Found] = []

  private struct Found {
    let view: String
    let rule: EngineRule
    let failed: Bool
    let message: String
    let evidence: [Evidence]
  }

  /// A result of its members.
  ///
  /// - Throws: for what is no result, or one of an Android app.
  init(_ facts: JSONFacts, path: String) throws(ImportError) {
    guard facts.has("axeRuleResults") else {
      throw ImportError(
        file: path, expected: "\"axeRuleResults\" of axe DevTools Mobile", found: "none",
        help: "save the result with `saveResult(_:toPath:)`")
    }
    let context = facts.object("axeContext")
    if let view = context?.object("axeView") { readView(view) }
    if isTooDeep { throw JSONScreens.tooDeep(path: path) }
    let about = context?.object("axeMetaData")
    let words = about?.text("screenTitle").value ?? facts.text("scanName").value
    title = words.flatMap { $0.isBlank ? nil : $0 }
    appName = about?.text("appIdentifier").value
    let device = context?.object("axeDevice")
    if device?.has("dpi") == true || isAndroid {
      throw ImportError(
        file: path, expected: "a result of an iOS app", found: "a result of an Android app",
        help: "its names follow other rules and its frames are pixels")
    }
    if let width = device?.number("screenWidth"), let height = device?.number("screenHeight"),
      size == nil, width > 0, height > 0
    {
      size = Extent(width: width, height: height)
    }
    findings = facts.objects("axeRuleResults").compactMap(found)
    strays = findings.count { nodes[$0.view] == nil }
  }

  private var isAndroid: Bool {
    tree.nodes.contains { $0.type.hasPrefix("android.") || $0.type.hasPrefix("androidx.") }
  }

  // MARK: - Views

  /// Goes no deeper than a capture may, so the recursion is bounded.
  private mutating func readView(_ facts: JSONFacts) {
    guard tree.depth < CaptureTree.deepest else {
      isTooDeep = true
      return
    }
    let node = AxeMobileResult.node(facts)
    if node.type == "Application" || node.type == "Window", size == nil, let frame = node.frame,
      !frame.isEmpty
    {
      size = Extent(width: frame.width, height: frame.height)
    }
    if let id = AxeMobileResult.id(facts) { nodes[id] = tree.nodes.count }
    tree.begin(node)
    for child in facts.objects("children") { readView(child) }
    tree.end()
  }

  private static func node(_ facts: JSONFacts) -> CaptureNode {
    var node = DescribedTree.node(
      type: type(facts), label: facts.text("name").value, value: facts.text("value").value,
      placeholder: nil, identifier: facts.text("accessibilityIdentifier").value)
    node.accessible = facts.flag("isAccessibilityFocusable") ?? node.accessible
    node.visible = facts.flag("isVisibleToUser")
    if let bounds = facts.object("boundsInScreen"), let left = bounds.number("left"),
      let top = bounds.number("top"), let right = bounds.number("right"),
      let bottom = bounds.number("bottom")
    {
      node.frame = CaptureFacts.frame(left, top, right - left, bottom - top)
    }
    return node
  }

  private static func type(_ facts: JSONFacts) -> String {
    if let name = facts.text("className").value, name.hasPrefix("android") { return name }
    if let number = facts.number("elementType") { return SnapshotTree.type(number) }
    guard let name = facts.text("elementType").value, let first = name.first else { return "Other" }
    return first.uppercased() + name.dropFirst()
  }

  private static func id(_ facts: JSONFacts) -> String? { facts.text("axeViewId").value }

  // MARK: - Findings

  private func found(_ facts: JSONFacts) -> Found? {
    let status = AxeMobileResult.status(facts.text("status").value ?? "")
    guard status == "FAIL" || status == "INCOMPLETE" else { return nil }
    let name = facts.text("ruleId").value ?? "unnamed"
    var rule = AxeMobileResult.rules[name] ?? EngineRule(name)
    if let impact = facts.text("impact").value.flatMap(AxeMobileResult.impact) {
      rule.impact = impact
    }
    var evidence = AxeMobileResult.evidence(facts)
    if facts.flag("experimental") == true { evidence.append(Evidence("rule", "experimental")) }
    return Found(
      view: AxeMobileResult.id(facts) ?? "", rule: rule, failed: status == "FAIL",
      message: facts.text("ruleSummary").value ?? name, evidence: evidence)
  }

  /// What the rule looked at, besides what the element says itself.
  private static func evidence(_ facts: JSONFacts) -> [Evidence] {
    guard let props = facts.object("props") else { return [] }
    return props.reader.members(props.index).prefix(40).compactMap { member in
      let name = props.reader.string(member.name)
      guard !known.contains(name), let text = props.text(name).value, !text.isBlank,
        text.utf8.count <= 200
      else { return nil }
      return Evidence(name, text)
    }
  }

  private static let known: Set<String> = [
    "className", "elementType", "axeViewId", "accessibilityIdentifier", "name", "role",
    "isAccessibilityFocusable", "isVisibleToUser",
  ]

  /// The status by its name or number.
  ///
  /// Source: the public interface of axeDevToolsXCUI, AxeStatus.
  private static func status(_ spelled: String) -> String {
    let names = ["INAPPLICABLE", "INCOMPLETE", "PASS", "FAIL", "IGNORED"]
    guard let number = Int(spelled) else { return spelled.uppercased() }
    return names.indices.contains(number) ? names[number] : ""
  }

  /// The impact by its name or number.
  ///
  /// Source: the public interface of axeDevToolsXCUI, AxeImpact.
  private static func impact(_ spelled: String) -> Impact? {
    guard let number = Int(spelled) else { return Impact(rawValue: spelled.lowercased()) }
    let impacts: [Impact] = [.minor, .moderate, .serious, .critical]
    return impacts.indices.contains(number) ? impacts[number] : nil
  }

  // MARK: - The screen

  /// The screen: the views that say something, and the findings on them.
  ///
  /// A finding on a view that only groups others stands with the element around it, else with the
  /// screen.
  func screen(path: String) -> Screen {
    var tree = tree
    let built = ScreenBuilding(format: AxeMobileSource.format, path: path)
      .screen(of: &tree, size: size)
    var screen = built.screen
    if let title {
      screen.title = .found(title)
      screen.id = ScreenTitle.id(title: title, path: path)
    }
    var building = ReportBuilding(engine: AxeMobileSource.format, screen: screen)
    for found in findings {
      let index = nodes[found.view].flatMap { built.home(of: $0) }
      let element = index.map { screen.elements[$0] }
      building.report(
        found.rule, on: element?.id, label: element?.label ?? .notMeasured,
        message: found.message, failed: found.failed, evidence: found.evidence)
    }
    return building.screen
  }

  /// Source: axe's pages of its rules for iOS, for criteria and impacts.
  private static let rules = Dictionary(
    [
      EngineRule("ActiveControlName", "4.1.2", impact: .critical, like: "control-name"),
      EngineRule("ImageViewName", "1.1.1", impact: .critical, like: "image-name"),
      EngineRule("LabelInName", "2.5.3", impact: .serious, like: "text-in-name"),
      EngineRule("LabelAtFront", impact: .minor, like: "text-at-front"),
      EngineRule("AssociatedText", "4.1.2", impact: .serious),
      EngineRule("MeaningfulAccessibleName", "4.1.2", impact: .serious, like: "name-is-symbol"),
      EngineRule("NestedElementsName", "1.3.2", impact: .critical, like: "control-nested"),
      EngineRule("FocusableText", "1.3.2", impact: .critical),
      EngineRule("ConflictingTraits", impact: .critical, like: "control-role"),
      EngineRule("InaccessibleAction", "4.1.2", impact: .critical, like: "control-nested"),
      EngineRule("A11yElementFocusBox", impact: .moderate),
      EngineRule("TouchTargetSize", impact: .moderate, like: "target-size"),
      EngineRule("TouchTargetSpacing", "2.5.8", impact: .serious, like: "target-spacing"),
      EngineRule("ColorContrast", "1.4.3", impact: .critical, like: "contrast-text"),
      EngineRule("SupportsDynamicType", "1.4.4", impact: .moderate, like: "text-scales"),
      EngineRule("CollidingViews", impact: .minor),
      EngineRule("CollidingControls", impact: .moderate),
      EngineRule("ScreenTitle", "2.4.2", impact: .moderate, like: "screen-title"),
      EngineRule("ScreenOrientation", "1.3.4", impact: .serious),
      EngineRule("InScrollView", impact: .moderate),
    ].map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
}
