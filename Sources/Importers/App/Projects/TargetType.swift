import AuditCore

/// What targets are built for, by the words of projects.
enum TargetType {
  /// What a type of product is for, of which the settings need not be asked: nothing for a tool of
  /// the command line, and for tests.
  static func platforms(ofProduct type: String) -> Set<Platform>? {
    let words = type.split { $0 == "." || $0 == "-" || $0 == "_" }
    if words.contains(where: { $0.hasPrefix("watch") }) { return [.watchOS] }
    if type.hasSuffix("tv-app-extension") || type.hasSuffix("tv-app-extension.intents-service") {
      return [.tvOS]
    }
    let isUnseen =
      words.last == "tool" || type.hasSuffix("unit-test") || type.hasSuffix("ui-testing")
    return isUnseen ? [] : nil
  }

  /// Whether a type of product is an app, as Xcode or XcodeGen calls it.
  static func isApp(_ type: String?) -> Bool {
    type == "application" || type == "com.apple.product-type.application"
  }

  /// The platform of the name of an SDK, or of what a project is generated from.
  static func platform(_ name: some StringProtocol) -> Platform? {
    let name = name.lowercased().prefix { $0.isLetter }
    return switch name {
    case "iphoneos", "iphonesimulator", "ios": .iOS
    case "macosx", "macos", "maccatalyst": .macOS
    case "xros", "xrsimulator", "visionos": .visionOS
    case "watchos", "watchsimulator": .watchOS
    case "appletvos", "appletvsimulator", "tvos": .tvOS
    default: nil
    }
  }
}

/// Paths in the tree of an app.
enum RelativePath {
  /// A path seen from a folder of the tree; nil where it leads out of it.
  static func join(_ folder: String, _ path: String) -> String? {
    guard !path.hasPrefix("/"), !path.hasPrefix("$") else { return nil }
    var parts: [Substring] = folder.split(separator: "/")
    for part in path.split(separator: "/") where part != "." {
      if part != ".." {
        parts.append(part)
      } else if parts.popLast() == nil {
        return nil
      }
    }
    return parts.joined(separator: "/")
  }
}
