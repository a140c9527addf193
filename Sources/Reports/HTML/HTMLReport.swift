import AuditCore

enum HTMLReport {
  static func render(_ project: AuditedProject, _ options: ReportOptions) -> [UInt8] { [] }
}
