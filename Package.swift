// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Aloud",
  platforms: [.macOS(.v15)],
  products: [.executable(name: "aloud", targets: ["aloud"])],
  targets: [
    .target(name: "LosslessJSON"),
    .target(name: "AuditCore"),
    .target(name: "AuditRules", dependencies: ["AuditCore"]),
    .target(name: "ProjectStore", dependencies: ["LosslessJSON", "AuditCore"]),
    .target(name: "Importers", dependencies: ["LosslessJSON", "AuditCore"]),
    .target(name: "Reports", dependencies: ["AuditCore", "LosslessJSON"]),
    .target(
      name: "Workbench", dependencies: ["AuditCore", "AuditRules", "ProjectStore", "Reports"]),
    .target(
      name: "CTerm",
      linkerSettings: [
        .linkedLibrary("ncursesw", .when(platforms: [.linux])),
        .linkedLibrary("tinfo", .when(platforms: [.linux])),
        .linkedLibrary("ncurses", .when(platforms: [.macOS])),
      ]),
    .target(name: "Terminal", dependencies: ["Workbench", "CTerm"]),
    .executableTarget(
      name: "aloud",
      dependencies: [
        "LosslessJSON", "AuditCore", "AuditRules", "ProjectStore", "Importers", "Reports",
        "Workbench", "Terminal",
      ]),
    .executableTarget(
      name: "aloud-dev",
      dependencies: [
        "LosslessJSON", "AuditCore", "AuditRules", "ProjectStore", "Importers", "Reports",
        "Workbench", "Terminal",
      ]),
    .target(name: "TestSupport", path: "Tests/TestSupport"),
    .testTarget(name: "LosslessJSONTests", dependencies: ["LosslessJSON", "TestSupport"]),
    .testTarget(name: "AuditCoreTests", dependencies: ["AuditCore"]),
    .testTarget(
      name: "AuditRulesTests", dependencies: ["AuditRules", "AuditCore", "ProjectStore"]),
    .testTarget(
      name: "ProjectStoreTests",
      dependencies: ["ProjectStore", "LosslessJSON", "AuditCore", "TestSupport"]),
    .testTarget(
      name: "ImportersTests", dependencies: ["Importers", "AuditCore", "ProjectStore"]),
    .testTarget(
      name: "ReportsTests", dependencies: ["Reports", "AuditCore", "AuditRules", "ProjectStore"],
      exclude: ["Goldens"]),
    .testTarget(
      name: "WorkbenchTests",
      dependencies: ["Workbench", "AuditCore", "AuditRules", "ProjectStore", "TestSupport"],
      exclude: ["Goldens", "Transcripts"]),
    .testTarget(
      name: "TerminalTests",
      dependencies: ["Terminal", "Workbench", "CTerm", "TestSupport", "aloud-dev"]),
    .testTarget(name: "CommandTests", dependencies: ["TestSupport", "aloud"]),
    .testTarget(name: "ArchitectureTests", dependencies: ["TestSupport", "aloud", "aloud-dev"]),
  ]
)
