import AuditCore
import Testing

@testable import Importers

/// Which files of a tree are an app's, by its projects and packages.
@Suite struct AppProjectsTests {
  /// A project of a phone app, a watch app and a tool, with a folder of its own for each, a file of
  /// two of them, and texts in two languages.
  private static let project = """
    // !$*UTF8*$!
    {
      objects = {
        P = {isa = PBXProject; mainGroup = G; knownRegions = (en, Base, "de", ); targets = (PT, WT, TT, ); };
        G = {isa = PBXGroup; sourceTree = "<group>"; children = (GP, GW /* Watch */, GT, L, S, ); };
        GP = {isa = PBXGroup; path = Phone; sourceTree = "<group>"; children = (A, B, ); };
        A = {isa = PBXFileReference; path = "A B.swift"; sourceTree = "<group>"; };
        B = {isa = PBXFileReference; path = Shared/Both.swift; sourceTree = SOURCE_ROOT; };
        GW = {isa = PBXFileSystemSynchronizedRootGroup; path = Watch; exceptions = (E1, E2, ); sourceTree = "<group>"; };
        E1 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = PT; membershipExceptions = (Face/Lent.swift, ); };
        E2 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = WT; membershipExceptions = (Info.swift, ); };
        GT = {isa = PBXFileReference; path = Tool/main.swift; sourceTree = "<group>"; };
        L = {isa = PBXVariantGroup; children = (LE, LD, ); name = Localizable.strings; sourceTree = "<group>"; };
        LE = {isa = PBXFileReference; path = Texts/en.lproj/Localizable.strings; sourceTree = "<group>"; };
        LD = {isa = PBXFileReference; path = Texts/de.lproj/Localizable.strings; sourceTree = "<group>"; };
        S = {isa = PBXFileReference; path = "../Elsewhere.swift"; sourceTree = "<group>"; };
        PT = {isa = PBXNativeTarget; productType = "com.apple.product-type.application"; buildConfigurationList = CP; buildPhases = (PS, PR, ); };
        PS = {isa = PBXSourcesBuildPhase; files = (FA, FB1, FS, ); };
        PR = {isa = PBXResourcesBuildPhase; files = (FL, ); };
        FA = {isa = PBXBuildFile; fileRef = A; };
        FB1 = {isa = PBXBuildFile; fileRef = B; };
        FS = {isa = PBXBuildFile; fileRef = S; };
        FL = {isa = PBXBuildFile; fileRef = L; };
        CP = {isa = XCConfigurationList; buildConfigurations = (CP1, ); };
        CP1 = {isa = XCBuildConfiguration; buildSettings = {SDKROOT = iphoneos; }; };
        WT = {isa = PBXNativeTarget; productType = "com.apple.product-type.application.watchapp2"; fileSystemSynchronizedGroups = (GW, ); buildPhases = (WS, ); };
        WS = {isa = PBXSourcesBuildPhase; files = (FB2, ); };
        FB2 = {isa = PBXBuildFile; fileRef = B; };
        TT = {isa = PBXNativeTarget; productType = "com.apple.product-type.tool"; buildPhases = (TS, ); };
        TS = {isa = PBXSourcesBuildPhase; files = (FT, ); };
        FT = {isa = PBXBuildFile; fileRef = GT; };
      };
      rootObject = P;
    }
    """

  private static func projects(_ files: [(String, String)]) -> AppProjects {
    AppProjects(files.map { ($0.0, Array($0.1.utf8)) })
  }

  @Test(arguments: [
    ("App/Watch/Face.swift", true), ("App/Watch/Face/Lent.swift", false),
    ("App/Watch/Info.swift", false), ("App/Tool/main.swift", true),
    ("App/Phone/A B.swift", false), ("App/Shared/Both.swift", false),
    ("App/Package/Own.swift", false), ("Elsewhere.swift", false),
  ])
  func `files that only other platforms and tools have are told apart`(
    _ path: String, _ isElsewhere: Bool
  ) {
    let projects = AppProjectsTests.projects([
      ("App/Tea.xcodeproj/project.pbxproj", AppProjectsTests.project)
    ])
    #expect(projects.isElsewhere(path, than: [.iOS, .macOS]) == isElsewhere)
  }

  @Test func `an app for the watch alone has its files`() {
    let projects = AppProjectsTests.projects([
      ("Tea.xcodeproj/project.pbxproj", AppProjectsTests.project)
    ])
    #expect(!projects.isElsewhere("Watch/Face.swift", than: [.watchOS]))
    #expect(projects.isElsewhere("Phone/A B.swift", than: [.watchOS]))
  }

  @Test(arguments: [
    ("Texts/de.lproj/Localizable.strings", true), ("Texts/de.lproj/Other.strings", false),
    ("Old/de.lproj/Localizable.strings", false),
  ])
  func `what stood where a catalogue stands now is a stray`(_ path: String, _ isStray: Bool) {
    let projects = AppProjectsTests.projects([
      (
        "Tea.xcodeproj/project.pbxproj",
        """
        { objects = {
          P = {isa = PBXProject; mainGroup = G; targets = (T, ); };
          G = {isa = PBXGroup; sourceTree = "<group>"; children = (C, ); };
          C = {isa = PBXFileReference; path = Texts/Localizable.xcstrings; sourceTree = "<group>"; };
          T = {isa = PBXNativeTarget; productType = "com.apple.product-type.application"; buildPhases = (R, ); };
          R = {isa = PBXResourcesBuildPhase; files = (F, ); };
          F = {isa = PBXBuildFile; fileRef = C; };
        }; rootObject = P; }
        """
      )
    ])
    #expect(projects.isStray(texts: path) == isStray)
  }

  @Test(arguments: [
    ("Texts/de.lproj/Localizable.strings", false), ("Texts/fr.lproj/Localizable.strings", true),
    ("Texts/de.lproj/Other.strings", false), ("Other/fr.lproj/Localizable.strings", false),
    ("Texts/Localizable.xcstrings", false),
  ])
  func `a language that the project does not have is a stray`(_ path: String, _ isStray: Bool) {
    let projects = AppProjectsTests.projects([
      ("Tea.xcodeproj/project.pbxproj", AppProjectsTests.project)
    ])
    #expect(projects.isStray(texts: path) == isStray)
  }

  @Test(arguments: [
    ("de", true), ("de-AT", false), ("fr", false), ("en", true), ("en-GB", true),
  ])
  func `a package is heard in the languages of its app`(_ locale: String, _ isHeard: Bool) {
    let path = "Kit/Sources/Texts/\(locale).lproj/Localizable.strings"
    let projects = AppProjectsTests.projects([
      ("Tea.xcodeproj/project.pbxproj", AppProjectsTests.project),
      ("Kit/Package.swift", ""), (path, ""),
      ("Kit/Sources/Texts/de.lproj/Localizable.strings", ""),
    ])
    #expect(projects.isHeard(locale, in: path) == isHeard)
    #expect(projects.isHeard(locale, in: "Phone/\(locale).lproj/Localizable.strings"))
  }

  @Test func `a package whose region is the only one of its language is heard`() {
    let path = "Kit/Sources/Texts/de-AT.lproj/Localizable.strings"
    let projects = AppProjectsTests.projects([
      ("Tea.xcodeproj/project.pbxproj", AppProjectsTests.project), ("Kit/Package.swift", ""),
      (path, ""),
    ])
    #expect(projects.isHeard("de-AT", in: path))
  }

  @Test(arguments: [
    ("Phone/A.swift", false), ("Watch/A.swift", true), ("Both/A.swift", false),
    ("Tool/Sources/main.swift", true), ("Tool/Texts/A.swift", false),
  ])
  func `an outline of a project has targets and folders`(_ path: String, _ isElsewhere: Bool) {
    let projects = AppProjectsTests.projects([
      (
        "project.yml",
        """
        # Tea for all
        name: Tea
        targetTemplates:
          Watch:
            platform: watchOS # wrist
            sources: [Watch, "Both"]
        targets:
          Phone:
            type: application
            supportedDestinations: [iOS, macOS]
            sources:
            - Both
            - path: Phone
              excludes:
                - "**/fr.lproj"
          Watch:
            templates:
              - Watch
          Tool:
            type: tool
            platform: macOS
            sources: 'Tool/Sources'
        """
      )
    ])
    #expect(projects.isElsewhere(path, than: [.iOS, .macOS]) == isElsewhere)
    #expect(projects.isStray(texts: "Phone/Texts/fr.lproj/Localizable.strings"))
    #expect(!projects.isStray(texts: "Phone/Texts/de.lproj/Localizable.strings"))
  }

  @Test(arguments: [true, false])
  func `an outline of a project has parts in other files`(_ isWhole: Bool) {
    let texts = [
      (
        "project.yml",
        """
        include:
          - path: TeaTests/target.yml
          - path: Phone/target.yml
          - path: Outlines/watch.yaml
            relativePaths: false
        targets:
          Watch:
            platform: watchOS
        """
      ),
      (
        "Phone/target.yml",
        """
        include: ../Outlines/usual.yml
        targets:
          Phone:
            templates: [Usual]
            sources:
              - path: .
                excludes: ["**/*.strings"]
              - path: Texts/de.lproj/Localizable.strings
        """
      ),
      (
        "Outlines/watch.yaml",
        """
        targets:
          Watch:
            platform: watchOS
            sources: [Watch]
        """
      ),
      (
        "Outlines/usual.yml",
        """
        include: [../project.yml]
        targetTemplates:
          Usual:
            platform: iOS
            sources: [Common]
        """
      ),
    ]
    let projects = AppProjectsTests.projects(isWhole ? texts : texts.dropLast())
    #expect(projects.isStray(texts: "Phone/Texts/fr.lproj/Localizable.strings") == isWhole)
    #expect(!projects.isStray(texts: "Phone/Texts/de.lproj/Localizable.strings"))
    #expect(projects.isElsewhere("Watch/A.swift", than: [.iOS]) == isWhole)
    #expect(projects.isElsewhere("Outlines/Common/A.swift", than: [.macOS]) == isWhole)
    #expect(!projects.isElsewhere("Common/A.swift", than: [.macOS]))
  }

  @Test(arguments: [
    ("Brew/Sources/brew/main.swift", true), ("Brew/Steep/main.swift", true),
    ("Brew/Sources/App/main.swift", false), ("Brew/Sources/Kit/A.swift", false),
  ])
  func `executables that read a command line are tools`(_ path: String, _ isElsewhere: Bool) {
    let projects = AppProjectsTests.projects([
      (
        "Brew/Package.swift",
        """
        let package = Package(name: "Brew", targets: [
          .executableTarget(name: "brew", dependencies: [
            .product(name: "ArgumentParser", package: "swift-argument-parser")]),
          .executableTarget(name: "steep", dependencies: ["ArgumentParser"], path: "Steep"),
          .executableTarget(name: "App", dependencies: ["Kit"]),
          .target(name: "Kit"),
        ])
        """
      )
    ])
    #expect(projects.isElsewhere(path, than: [.macOS]) == isElsewhere)
  }

  @Test(arguments: [
    "", "{", "{a = (", "{objects = {a = {isa = b", "((((((((((((((((((((((((((((((((((((",
  ])
  func `damaged projects say nothing`(_ text: String) {
    let projects = AppProjectsTests.projects([
      ("Tea.xcodeproj/project.pbxproj", text), ("project.yml", text), ("Package.swift", text),
    ])
    #expect(!projects.isElsewhere("A.swift", than: [.iOS]))
  }

  @Test func `what other platforms have is left out of the app, and told`() {
    let view = """
      import SwiftUI
      @main struct Tea: App { var body: some Scene { WindowGroup { A() } } }
      struct A: View { var body: some View { Button("Pour") { } } }
      """
    var app = AppImport(
      texts: [("Tea.xcodeproj/project.pbxproj", Array(AppProjectsTests.project.utf8))],
      baseLocale: nil, platform: nil, components: [])
    for path in ["Watch/Face.swift", "Phone/A B.swift"] {
      app.add(app.read(Array(view.utf8), path: path), path: path)
    }
    let capture = app.capture()
    #expect(capture.screens.flatMap(\.elements).map { $0.source?.file } == ["Phone/A B.swift"])
    #expect(capture.notes.contains { $0.hasPrefix("left out 1 file that only targets") })
  }
}
