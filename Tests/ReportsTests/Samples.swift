import AuditCore

@testable import Reports

/// Projects that are hard to report: right to left, hostile text, large.
enum Samples {
  /// Text that a careless report would let act instead of showing it.
  static let hostile = [
    "</script><script>alert(1)</script>", "\" onmouseover=\"x", "=HYPERLINK(\"http://x\")", "-1+1",
    "@SUM(A1)", "+1", "\u{1B}[31mred\u{1B}[0m", "left\u{202E}thgir\u{202C}", "a\u{0}b",
    "line\nbreak",
    "carriage\rreturn", "tab\there", "\ttab first", "`code` and ``more``", "# heading", "| cell |",
    "*bold* _it_ [a](http://x)", "&amp; &lt;", "]]>", "--><!--", "\u{FEFF}bom", "\u{2028}line",
    "\u{FFFE}", "\u{E001}", "\u{85}next", "\\(name)", "emoji 👩‍👩‍👧‍👦 🇩🇪", "لوحة المفاتيح", "", " ", "…",
    "';--",
  ]

  /// A screen whose every text is hostile, ids included.
  static var hostileProject: AuditedProject {
    var screen = Screen(id: "s\"><x>")
    screen.title = .found("</title><h1>")
    screen.size = Extent(width: .infinity, height: .nan)
    var review = Review()
    for (number, text) in hostile.enumerated() {
      var element = TeaShop.element("e\(number)\(text)", .button, text + " button")
      element.localizations = [TeaShop.localization("de\"", text + "_x")]
      element.frame = Rect(
        x: number == 3 ? .nan : Double(number), y: number == 4 ? 1e300 : 5, width: 44, height: 44)
      screen.append(element)
      let key = "name-has-role@\(screen.id)/\(element.id)"
      review.decisions[key] = RecordedDecision(
        finding: key, decision: .needsDevice, reason: text, reviewer: text, at: text)
      review.fixes.append(
        RecordedFix(
          element: "\(screen.id)/\(element.id)", locale: nil, member: .label, from: .text(text),
          to: .text(text + " button"), reviewer: text, at: text, clears: [text]))
      review.checks.append(
        RecordedCheck(screen: text, profile: text, expected: text, result: text, reviewer: text))
    }
    var project = TeaShop.audited(screens: [screen], review: review, locales: ["en", "de\""])
    project.facts.name = hostile.joined(separator: " ")
    project.path = hostile[0]
    project.reviewer = hostile[1]
    return project
  }

  /// An app whose own language is written from right to left.
  static var rightToLeft: AuditedProject {
    var screen = Screen(id: "catalog")
    screen.title = .found("قائمة الشاي")
    screen.size = Extent(width: 393, height: 852)
    screen.append(
      TeaShop.element("bell", .button, "", Rect(x: 16, y: 53, width: 44, height: 44)))
    screen.append(
      TeaShop.element("filter", .button, "تصفية_النتائج", Rect(x: 70, y: 53, width: 44, height: 44))
    )
    screen.append(
      TeaShop.element("cart", .button, "سلة button", Rect(x: 16, y: 700, width: 361, height: 50)))
    var review = Review()
    let key = "name-is-identifier@catalog/filter"
    review.decisions[key] = RecordedDecision(
      finding: key, decision: .acceptedRisk, reason: "يصلح في الإصدار القادم", reviewer: "ليلى",
      at: "2025-05-30T12:00:00Z", expires: "2025-09-01")
    review.fixes = [
      RecordedFix(
        element: "catalog/cart", locale: nil, member: .label, from: .text("cart"),
        to: .text("سلة button"), reviewer: "ليلى", at: "2025-05-30T12:05:00Z")
    ]
    var project = TeaShop.audited(screens: [screen], review: review, locales: ["ar", "en"])
    project.facts.name = "متجر الشاي"
    project.facts.baseLocale = "ar"
    project.reviewer = "ليلى"
    return project
  }

  /// A wide window with a name that does not end.
  static var window: AuditedProject {
    var screen = Screen(id: "main")
    screen.title = .found(String(repeating: "Window", count: 40))
    screen.size = Extent(width: 1_200, height: 800)
    for number in 0..<60 {
      let x = Double(number % 12) * 96 + 24
      let y = Double(number / 12) * 150 + 40
      let name = number % 7 == 0 ? "" : number % 5 == 0 ? "do_\(number)" : "Item \(number)"
      screen.append(
        TeaShop.element(
          "element\(number)", .button, name, Rect(x: x, y: y, width: 72, height: 96)))
    }
    var project = TeaShop.audited(screens: [screen], review: Review(), locales: ["en"])
    project.facts.platform = .macOS
    return project
  }

  /// Many screens with many findings.
  static func large(screens: Int, elements: Int) -> AuditedProject {
    let all = (0..<screens).map { number in
      var screen = Screen(id: "screen\(number)")
      screen.title = .found("Screen \(number)")
      screen.size = Extent(width: 393, height: 852)
      for at in 0..<elements {
        let frame = Rect(
          x: Double(at % 8) * 48, y: Double(at / 8 % 18) * 46, width: 44, height: 44)
        let label = at % 3 == 0 ? "" : at % 3 == 1 ? "open_item_\(at)" : "Item \(at) button"
        screen.append(TeaShop.element("element\(at)", .button, label, frame))
      }
      return screen
    }
    return TeaShop.audited(screens: all, review: Review())
  }
}
