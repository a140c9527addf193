import AuditCore

/// The tools of the command line that a package makes.
enum PackageTools {
  /// Gives the files of executables that read a command line to nothing that is heard.
  ///
  /// An app for the Mac may be an executable as well, so it is the library for arguments that says
  /// what one is.
  /// - Parameter path: that of `Package.swift`.
  static func add(_ bytes: [UInt8], path: String, to members: inout TargetMembers) {
    guard bytes.contains("executableTarget"), bytes.contains("ArgumentParser") else { return }
    let code = SwiftCode(bytes, path: path, platforms: AppPlatforms(asked: .macOS, stated: []))
    let folder = path.split(separator: "/").dropLast().joined(separator: "/")
    for token in code.all where code.isText(token, "executableTarget") {
      guard code.opens(token + 1, "(") else { continue }
      let arguments = code.arguments(code.inside(token + 1))
      func text(_ label: String) -> String? {
        arguments.first { $0.label == label }.flatMap { code.literal($0.value)?.text }
      }
      let needs = arguments.first { $0.label == "dependencies" }?.value
      guard
        needs?.contains(where: { code.literal($0..<$0 + 1)?.text == "ArgumentParser" }) ?? false,
        let name = text("name"),
        let sources = RelativePath.join(folder, text("path") ?? "Sources/" + name)
      else { continue }
      members.add(sources, platforms: [])
    }
  }
}
