import AuditCore
import Testing

@testable import Importers

/// Apps in a project that are there to try something out with.
@Suite struct TrialTargetsTests {
  @Test(arguments: [
    ("TeaAlertTest", true), ("Tea Demo", true), ("tea-example", true), ("TEADemo", true),
    ("Tea Sample App", true), ("TeaDemoApp", true), ("Tea-Internal", true),
    ("Tea_sample_code", true), ("Demo", true), ("TeaOld", true), ("Tea Legacy", true),
    ("Bold", false),
    ("MockTea", false),
    ("Contest", false), ("TeaLatest", false), ("TEST", true), ("TeaPlayground", true),
    ("TestTea", false), ("Tea", false), ("tea-testnet", false), ("", false), ("Tea App", false),
  ])
  func `the last word of a name tells one`(_ name: String, _ isTrial: Bool) {
    #expect(ExampleProjects.isTrial(name) == isTrial)
  }

  private static func project(
    _ name: String, on own: String, beside: String, id: String = ""
  ) -> String {
    """
    {
      objects = {
        P = {isa = PBXProject; mainGroup = G; targets = (T, U, ); };
        G = {isa = PBXGroup; sourceTree = "<group>"; children = (A, B, ); };
        A = {isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
        B = {isa = PBXFileReference; path = B.swift; sourceTree = "<group>"; };
        T = {isa = PBXNativeTarget; name = Tea; productType = "\(beside)"; buildConfigurationList = CT; buildPhases = (S, ); };
        U = {isa = PBXNativeTarget; name = "\(name)"; productType = "com.apple.product-type.application"; buildConfigurationList = CU; buildPhases = (V, ); };
        S = {isa = PBXSourcesBuildPhase; files = (FA, ); };
        V = {isa = PBXSourcesBuildPhase; files = (GA, GB, ); };
        FA = {isa = PBXBuildFile; fileRef = A; };
        GA = {isa = PBXBuildFile; fileRef = A; };
        GB = {isa = PBXBuildFile; fileRef = B; };
        CT = {isa = XCConfigurationList; buildConfigurations = (CT1, ); };
        CT1 = {isa = XCBuildConfiguration; buildSettings = {SDKROOT = macosx; }; };
        CU = {isa = XCConfigurationList; buildConfigurations = (CU1, ); };
        CU1 = {isa = XCBuildConfiguration; buildSettings = {SDKROOT = \(own); PRODUCT_BUNDLE_IDENTIFIER = "\(id)"; }; };
      };
      rootObject = P;
    }
    """
  }

  @Test(arguments: [
    ("TeaTest", "macosx", "application", true), ("Latest", "macosx", "application", false),
    ("TeaTest", "iphoneos", "application", false), ("TeaTest", "macosx", "framework", false),
  ])
  func `one of a project is no part of the app beside another for its platform`(
    _ name: String, _ platform: String, _ beside: String, _ isElsewhere: Bool
  ) {
    let text = Self.project(name, on: platform, beside: "com.apple.product-type." + beside)
    let projects = AppProjects([("Tea.xcodeproj/project.pbxproj", Array(text.utf8))])
    #expect(projects.isElsewhere("B.swift", than: [.macOS, .iOS]) == isElsewhere)
    // What the app has as well is met.
    #expect(!projects.isElsewhere("A.swift", than: [.macOS, .iOS]))
    #expect(projects.makesApp)
  }

  @Test(arguments: [
    ("org.example.TeaOld", true), ("org.example.tea-legacy.clip", true), ("org.example.tea", false),
    ("org.example.gold", false),
  ])
  func `an app that another took the place of says so in its identifier`(
    _ id: String, _ isElsewhere: Bool
  ) {
    let app = "com.apple.product-type.application"
    let text = Self.project("Tea", on: "macosx", beside: app, id: id)
    let projects = AppProjects([("Tea.xcodeproj/project.pbxproj", Array(text.utf8))])
    #expect(projects.isElsewhere("B.swift", than: [.macOS]) == isElsewhere)
  }

  @Test(arguments: [
    ("Tea Demo", "iOS", "application", true), ("Tea Demo", "macOS", "application", false),
    ("Tea Demo", "iOS", "framework", false), ("Tea", "iOS", "application", false),
  ])
  func `one of an outline is no part of the app beside another for its platform`(
    _ name: String, _ platform: String, _ beside: String, _ isElsewhere: Bool
  ) {
    let text = """
      targets:
        Cup:
          type: \(beside)
          platform: iOS
          sources: [A]
        \(name):
          type: application
          platform: \(platform)
          sources: [A, B]
      """
    let projects = AppProjects([("project.yml", Array(text.utf8))])
    #expect(projects.isElsewhere("B/B.swift", than: [.macOS, .iOS]) == isElsewhere)
    #expect(!projects.isElsewhere("A/A.swift", than: [.macOS, .iOS]))
  }
}
