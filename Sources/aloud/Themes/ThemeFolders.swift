import ProjectStore

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The folders themes are looked for in, the reviewer's own first.
enum ThemeFolders {
  /// The folders in the order they are searched; some may not exist.
  ///
  /// - Parameters:
  ///   - environment: the variables of the process.
  ///   - executable: the program's own path.
  static func all(environment: [String: String], executable: String) -> [String] {
    var folders: [String] = []
    if let own = environment["ALOUD_THEMES"], !own.isEmpty { folders.append(own) }
    if let config = environment["XDG_CONFIG_HOME"], config.hasPrefix("/") {
      folders.append(config + "/aloud/themes")
    } else if let home = environment["HOME"], !home.isEmpty {
      folders.append(home + "/.config/aloud/themes")
    }
    let bin = PosixFile.folder(of: PosixFile.resolved(executable))
    folders.append(PosixFile.folder(of: bin) + "/share/aloud/Themes")
    if let package = package(around: bin) { folders.append(package + "/Themes") }
    return folders
  }

  /// The path of a theme's file in the first folder that has it.
  static func path(of name: String, in folders: [String]) -> String? {
    guard isName(name) else { return nil }
    return folders.map { "\($0)/\(name).json" }.first(where: PosixFile.exists)
  }

  /// The names of the themes in a folder; none where the folder is not there.
  static func names(in folder: String) -> [String] {
    guard let listing = opendir(folder) else { return [] }
    defer { closedir(listing) }
    var names: [String] = []
    while let entry = readdir(listing) {
      let file = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if file.hasSuffix(".json"), isName(String(file.dropLast(5))) {
        names.append(String(file.dropLast(5)))
      }
    }
    return names
  }

  /// Whether a name is one a theme may have; one with a slash could leave the folder.
  static func isName(_ name: String) -> Bool {
    !name.isEmpty && !name.hasPrefix(".") && !name.utf8.contains(UInt8(ascii: "/"))
      && !name.utf8.contains(0)
  }

  /// The package a binary was built in, so that the program finds its themes before it is
  /// installed.
  private static func package(around folder: String) -> String? {
    var folder = folder
    while folder.hasPrefix("/"), folder != "/" {
      if PosixFile.exists(folder + "/Package.swift") { return folder }
      folder = PosixFile.folder(of: folder)
    }
    return nil
  }
}
