/// What a file of an app's folder is to an import.
public enum AppFile: Sendable {
  /// Swift code.
  case swift
  /// A storyboard or a xib.
  case interfaceBuilder
  /// Texts: `.strings`, `.stringsdict`, `.xcstrings`.
  case strings
  /// An Xcode project, which says languages and platforms.
  case project
  /// A `project.yml`, of which an Xcode project is made.
  case projectOutline
  /// YAML, which a `project.yml` may take in as a part of itself.
  case outlinePart
  /// The description of a package.
  case package
  /// What another tool builds a part of the app from: a `.podspec`, a `BUILD` file of Bazel. Only where
  /// it is counts.
  case module
  /// What may name classes, and is read for nothing else: code in Objective-C, `Info.plist`.
  case names
  /// What a folder of an asset catalogue says of itself.
  case assets

  /// What a file is by its name, or nil for one that is not read.
  public init?(path: String) {
    let name = path.split(separator: "/").last ?? ""
    if name == "Package.swift" {
      self = .package
      return
    }
    if name == "BUILD" || name == "BUILD.bazel" || name.hasSuffix(".podspec")
      || name.hasSuffix(".podspec.json")
    {
      self = .module
      return
    }
    guard let dot = name.lastIndex(of: ".") else { return nil }
    switch name[name.index(after: dot)...].lowercased() {
    case "swift": self = .swift
    case "storyboard", "xib": self = .interfaceBuilder
    case "strings", "stringsdict", "xcstrings": self = .strings
    case "pbxproj": self = .project
    case "m", "mm", "h", "pch": self = .names
    case "plist":
      guard name.lowercased().hasSuffix("info.plist") else { return nil }
      self = .names
    case "yml", "yaml":
      let isOutline = name.dropLast(name.hasSuffix(".yml") ? 4 : 5) == "project"
      self = isOutline ? .projectOutline : .outlinePart
    case "json" where name == "Contents.json" && path.contains(".xcassets/"): self = .assets
    default: return nil
    }
  }

  /// Whether a folder holds nothing that people meet in the app: tests, previews, what was built or
  /// fetched.
  ///
  /// - Parameter unshown: whether the app's own code that the app never shows is wanted too.
  public static func isLeftOut(folder name: String, unshown: Bool = false) -> Bool {
    if name.hasPrefix(".") { return true }
    let lowered = name.lowercased()
    if foreign.contains(lowered) || foreignEndings.contains(where: lowered.hasSuffix) {
      return true
    }
    guard !unshown else { return false }
    return self.unshown.contains(lowered) || unshownEndings.contains(where: lowered.hasSuffix)
  }

  /// Whether a folder is an asset catalogue; what is left out elsewhere is not left out in it.
  public static func isCatalogue(folder name: String) -> Bool {
    name.lowercased().hasSuffix(".xcassets")
  }

  /// Whether a folder is an Xcode project.
  public static func isProject(folder name: String) -> Bool { name.hasSuffix(".xcodeproj") }

  /// Whether a folder of an asset catalogue is a picture, a colour or another asset, of which the
  /// name is all that is read.
  public static func isAsset(folder name: String) -> Bool {
    guard let dot = name.lastIndex(of: ".") else { return false }
    return name[dot...].lowercased().hasSuffix("set")
  }

  /// Whether a file of a kind that is read is for tests or previews, or has no texts of the app's.
  ///
  /// - Parameter unshown: whether code that the app never shows is wanted too.
  public static func isLeftOut(file name: String, unshown: Bool = false) -> Bool {
    guard name.hasSuffix(".swift") else { return name == "InfoPlist.strings" }
    guard !unshown else { return false }
    let stem = name.dropLast(6)
    return stem.hasSuffix("Tests") || stem.hasSuffix("Test") || stem.hasSuffix("Preview")
      || stem.hasSuffix("Previews") || stem.hasPrefix("Mock") || stem.hasSuffix("Mock")
      || stem.hasSuffix("Mocks")
  }

  /// Whether a tool wrote a file of code: it has names for texts, and shows nothing.
  public static func isGenerated(_ path: String) -> Bool {
    let lowered = path.lowercased()
    return lowered.hasSuffix(".generated.swift") || lowered.contains("generated/")
      || lowered.hasSuffix("+generated.swift") || lowered.contains("swiftgen/")
  }

  private static let unshown: Set<String> = [
    "tests", "test", "uitests", "unittests", "mocks", "mock", "preview content",
    "previewcontent", "previews", "snapshots", "__snapshots__", "fixtures",
  ]
  private static let unshownEndings = ["tests", "test target"]
  private static let foreign: Set<String> = [
    "pods", "carthage", "deriveddata", "build", "node_modules", "vendor", "thirdparty",
    "third-party", "fastlane", "screenshots", "docs", "documentation",
  ]
  private static let foreignEndings = [
    ".docc", ".framework", ".xcframework", ".bundle", ".playground",
  ]
}
