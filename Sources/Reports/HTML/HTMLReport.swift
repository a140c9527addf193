import AuditCore

/// The review summary as one web page that stands alone: no scripts, nothing fetched.
///
/// Source: WCAG 2.2 AA is held by construction: landmarks, headings in order, table captions and
/// scopes, `lang` on texts in other languages, `<bdi>` around the project's own text.
enum HTMLReport {
  /// Writes the page.
  ///
  /// - Complexity: O(findings), and what is shown of them.
  static func render(_ project: AuditedProject, _ options: ReportOptions) -> [UInt8] {
    let summary = ReviewSummary(project, options)
    let page = HTMLPage(summary)
    var text = ByteText()
    page.head(to: &text)
    text.line("<main id=\"main\">")
    page.glance(to: &text)
    page.reviewed(to: &text)
    page.unmeasured(to: &text)
    page.screens(to: &text)
    page.fixes(to: &text)
    page.checks(to: &text)
    page.rules(to: &text)
    text.line("</main>")
    page.foot(to: &text)
    return text.bytes
  }
}

/// One page being written; its sections are in extensions, a file each.
struct HTMLPage {
  let summary: ReviewSummary
  let fixSummaries: [FixSummary]

  var project: AuditedProject { summary.project }
  var baseLocale: String { project.facts.baseLocale }

  init(_ summary: ReviewSummary) {
    self.summary = summary
    fixSummaries = summary.fixes()
  }

  /// Everything before the main part.
  func head(to text: inout ByteText) {
    let name = HTMLText.escaped(Words.named(project.facts.name))
    text.line(
      """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; \
      style-src 'unsafe-inline'">
      <meta name="color-scheme" content="light dark">
      <meta name="generator" content="Aloud \(HTMLText.escaped(project.toolVersion))">
      <title>\(name): review of accessible names</title>
      <style>
      \(HTMLStyle.sheet)
      </style>
      </head>
      <body>
      <a class="skip" href="#main">Skip to the findings</a>
      <header>
      <p class="kind">Review of accessible names</p>
      <h1>\(HTMLText.user(Words.named(project.facts.name), locale: baseLocale))</h1>
      <p class="result">\(HTMLText.escaped(summary.sentence))</p>
      """)
    if let rest = summary.rest { text.line("<p>\(HTMLText.escaped(rest))</p>") }
    text.line("</header>")
    contents(to: &text)
  }

  private func contents(to text: inout ByteText) {
    var entries = [
      ("glance", "At a glance"), ("reviewed", "What was reviewed"),
      ("unmeasured", "What was not measured"), ("screens", "Screens"),
    ]
    if !project.review.fixes.isEmpty { entries.append(("fixes", "Fixes")) }
    if !project.review.checks.isEmpty { entries.append(("checks", "Checks")) }
    entries.append(("rules", "Rules"))
    text.line("<nav aria-label=\"Contents\">")
    text.line("<ul role=\"list\">")
    for (id, title) in entries { text.line("<li><a href=\"#\(id)\">\(title)</a></li>") }
    text.line("</ul>")
    text.line("</nav>")
  }

  /// Everything after the main part.
  func foot(to text: inout ByteText) {
    text.line("<footer>")
    text.line("<p>\(HTMLText.escaped(ReviewNotes.limits))</p>")
    text.line("<p>Made with Aloud \(HTMLText.escaped(project.toolVersion)).</p>")
    text.line("</footer>")
    text.line("</body>")
    text.line("</html>")
  }

  /// A row of a description list.
  func row(_ term: String, _ html: String, to text: inout ByteText) {
    text.line("<div><dt>\(term)</dt><dd>\(html)</dd></div>")
  }

  /// A moment, readable by people and programs.
  func time(_ moment: String) -> String {
    let words = Words.moment(moment)
    if words == moment { return HTMLText.escaped(moment) }
    return "<time datetime=\"\(HTMLText.escaped(moment))\">\(HTMLText.escaped(words))</time>"
  }
}
