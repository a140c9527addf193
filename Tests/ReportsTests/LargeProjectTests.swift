import AuditCore
import Foundation
import Testing

@testable import Reports

@Suite struct LargeProjectTests {
  static let project = Samples.large(screens: 300, elements: 60)

  @Test("a large project's pages stay small and say what they leave out")
  func pages() throws {
    let html = HTMLReport.render(Self.project, TeaShop.options)
    keep(html, as: "large.html")
    #expect(html.count < 8_000_000)
    let page = String(decoding: html, as: UTF8.self)
    #expect(page.contains("… and 17 more like these; the JSON and CSV reports have all."))
    #expect(page.contains("Shown are the 100 screens with the worst open findings of 300"))
    let markdown = String(
      decoding: MarkdownReport.render(Self.project, TeaShop.options), as: UTF8.self)
    #expect(markdown.utf8.count < 4_000_000)
    #expect(markdown.contains("… and 17 more like these; the JSON and CSV reports have all."))
  }

  @Test("totals count what the pages leave out")
  func totals() {
    let findings = Self.project.audits.reduce(0) { $0 + $1.findings.count }
    #expect(findings == 18_000)
    let summary = ReviewSummary(Self.project, TeaShop.options)
    #expect(summary.counts.total == findings)
    for screen in summary.detailed {
      let groups = summary.groups(of: screen)
      for group in groups {
        let shown = group.entries.reduce(0) { $0 + $1.elements.count }
        #expect(shown + group.hidden == group.total)
      }
      #expect(groups.reduce(0) { $0 + $1.total } == screen.counts.total)
    }
  }

  /// Writes a page where `KEEP_PAGES` names a folder, for looking at it and for check-html.
  private func keep(_ bytes: [UInt8], as name: String) {
    guard let folder = ProcessInfo.processInfo.environment["KEEP_PAGES"] else { return }
    let file = URL(fileURLWithPath: folder).appendingPathComponent(name)
    #expect(throws: Never.self) { try Data(bytes).write(to: file) }
  }
}
