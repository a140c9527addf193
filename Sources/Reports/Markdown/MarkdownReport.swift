import AuditCore

enum MarkdownReport {
  static func render(_ project: AuditedProject, _ options: ReportOptions) -> [UInt8] { [] }
}
