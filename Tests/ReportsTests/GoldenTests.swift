import AuditCore
import Foundation
import Testing

@testable import Reports

@Suite struct GoldenTests {
  @Test(
    "the tea shop's report is as it was agreed",
    arguments: ["text", "json", "markdown", "html", "csv"])
  func teaShop(id: String) throws {
    let format = try #require(ReportCatalog.format(id: id))
    let ending = try #require(format.fileExtensions.first)
    try Golden.expect(format.render(TeaShop.project, TeaShop.options), in: "tea-shop.\(ending)")
  }

  @Test(
    "a project without screens is reported without a claim",
    arguments: ["text", "markdown", "html"])
  func empty(id: String) throws {
    let format = try #require(ReportCatalog.format(id: id))
    let project = TeaShop.audited(screens: [], review: Review())
    let ending = try #require(format.fileExtensions.first)
    try Golden.expect(format.render(project, TeaShop.options), in: "empty.\(ending)")
  }

  @Test("an app written from right to left is reported in its own direction")
  func rightToLeft() throws {
    try Golden.expect(
      HTMLReport.render(Samples.rightToLeft, TeaShop.options), in: "right-to-left.html")
  }

  @Test("text that would act is shown instead", arguments: ["text", "markdown", "html", "csv"])
  func hostile(id: String) throws {
    let format = try #require(ReportCatalog.format(id: id))
    let ending = try #require(format.fileExtensions.first)
    try Golden.expect(
      format.render(Samples.hostileProject, TeaShop.options), in: "hostile.\(ending)")
  }

  @Test("a wide window's wireframe stands above its findings")
  func window() throws {
    try Golden.expect(HTMLReport.render(Samples.window, TeaShop.options), in: "window.html")
  }
}

/// Reports kept as files.
///
/// `UPDATE_GOLDENS=1` writes them anew; the change is then read and agreed.
enum Golden {
  static func expect(
    _ bytes: [UInt8], in name: String, sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Goldens/\(name)")
    if ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] == "1" {
      try Data(bytes).write(to: file)
    }
    let expected = try [UInt8](Data(contentsOf: file))
    if bytes == expected { return }
    let now = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    let then = String(decoding: expected, as: UTF8.self).split(separator: "\n")
    let line = zip(now, then).enumerated().first { $1.0 != $1.1 }
    Issue.record(
      "\(name) differs first at \(line.map { "\($0.offset + 1): \($0.element.0)" } ?? "its end")",
      sourceLocation: sourceLocation)
  }
}
