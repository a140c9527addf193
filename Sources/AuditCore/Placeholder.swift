// AuditCore
