import AuditCore

/// What an Xcode project says about the whole app.
enum XcodeProjectFacts {
  /// The language of the texts in code, as a BCP 47 tag.
  static func developmentRegion(_ bytes: [UInt8]) -> String? {
    guard let region = value(of: "developmentRegion = ", in: bytes) else { return nil }
    // Projects begun long ago name it so.
    return region == "English" ? "en" : LocaleTag.tag(region)
  }

  /// The platforms its build settings name.
  static func platforms(_ bytes: [UInt8]) -> Set<Platform> {
    var platforms: Set<Platform> = []
    if bytes.contains("IPHONEOS_DEPLOYMENT_TARGET") || bytes.contains("SDKROOT = iphoneos") {
      platforms.insert(.iOS)
    }
    if bytes.contains("MACOSX_DEPLOYMENT_TARGET") || bytes.contains("SDKROOT = macosx") {
      platforms.insert(.macOS)
    }
    if bytes.contains("WATCHOS_DEPLOYMENT_TARGET") { platforms.insert(.watchOS) }
    if bytes.contains("TVOS_DEPLOYMENT_TARGET") { platforms.insert(.tvOS) }
    return platforms
  }

  private static func value(of name: StaticString, in bytes: [UInt8]) -> String? {
    guard let found = bytes.offset(of: name) else { return nil }
    let rest = bytes[(found + name.utf8CodeUnitCount)...].prefix(40)
    let value = rest.prefix { $0 != UInt8(ascii: ";") && $0 != UInt8(ascii: "\n") }
    let text = String(decoding: value.filter { $0 != UInt8(ascii: "\"") }, as: UTF8.self)
    return text.isEmpty ? nil : text
  }
}
