/// What the path of a string file says: its table and its language.
struct StringsPath {
  /// The table: the file's name without its ending.
  let table: String
  /// The language of the folder, or nil for the base one.
  let locale: String?
  /// The folder that holds the folders of languages, or the file of several; it is one app's, or one
  /// bundle's of an app.
  let folder: Substring
  /// Whether its texts are notes for translators, which translatewiki.net keeps as a language.
  let isForTranslators: Bool

  init(_ path: String) {
    let parts = path.split(separator: "/")
    let name = parts.last ?? ""
    let dot = name.lastIndex(of: ".")
    table = String(dot.map { $0 == name.startIndex ? name : name[..<$0] } ?? name)
    let language = parts.dropLast().last { $0.hasSuffix(".lproj") }
    locale = language.flatMap { LocaleTag.folderTag(String($0.dropLast(".lproj".count))) }
    let end = language?.startIndex ?? name.startIndex
    folder = parts.isEmpty ? "" : path[..<end]
    isForTranslators = language == "qqq.lproj"
  }
}

/// The spelling of languages.
enum LocaleTag {
  /// The language of a folder's name without `.lproj`; nil for the base one and for "mul", which
  /// says that the file holds several.
  static func folderTag(_ name: String) -> String? {
    if name.lowercased() == "base" || name == "mul" || name.isEmpty { return nil }
    return old[name] ?? tag(name)
  }

  /// A language as a BCP 47 tag: Apple's older folders have "_" before the region.
  static func tag(_ name: String) -> String {
    guard name.utf8.contains(UInt8(ascii: "_")) else { return name }
    return String(decoding: name.utf8.map { $0 == UInt8(ascii: "_") ? 0x2D : $0 }, as: UTF8.self)
  }

  /// Whether it is English, of any region.
  static func isEnglish(_ tag: String) -> Bool { tag == "en" || tag.hasPrefix("en-") }

  /// The names folders had before Mac OS X 10.4.
  private static let old: [String: String] = [
    "English": "en", "German": "de", "French": "fr", "Japanese": "ja", "Italian": "it",
    "Spanish": "es", "Dutch": "nl", "Portuguese": "pt", "Danish": "da", "Finnish": "fi",
    "Norwegian": "nb", "Swedish": "sv", "Korean": "ko", "Russian": "ru", "Polish": "pl",
  ]
}
