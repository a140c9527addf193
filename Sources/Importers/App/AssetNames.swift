import AuditCore
import LosslessJSON

/// The pictures of an app's asset catalogues, by the names and symbols code calls them.
///
/// A picture is called like its folder, `close.imageset`, behind the folders around it that provide
/// a namespace. Xcode makes a symbol of each: in camel case, without what separates words, and
/// without the word image at the end. Symbols are compared without case and separators, so that
/// `AL_0` is that of "AL-0".
///
/// Source: Apple, Xcode 15 release notes, asset symbols; Asset Catalog Format Reference, Contents.json.
struct AssetNames: Sendable {
  private var names: Set<String> = []
  /// The pictures by their folded symbols.
  private var symbols: [String: Picture] = [:]
  /// The pictures by symbols without the word image, for those that no picture has in full.
  private var shortSymbols: [String: Picture] = [:]

  private enum Picture {
    case one(String)
    case several
  }

  init() {}

  /// The pictures of catalogues.
  ///
  /// - Parameters:
  ///   - sets: the paths of the folders of pictures and colours.
  ///   - namespaces: the paths of the folders that provide a namespace.
  /// - Complexity: O(characters of the paths).
  init(sets: [String], namespaces: Set<String>) {
    for path in sets { add(path, namespaces) }
  }

  private mutating func add(_ path: String, _ namespaces: Set<String>) {
    let parts = path.split(separator: "/")
    guard let last = parts.last, let dot = last.lastIndex(of: "."),
      AssetNames.pictures.contains(last[last.index(after: dot)...].lowercased())
    else { return }
    var name = last[..<dot]
    if !namespaces.isEmpty {
      var folder = ""
      var around: [Substring] = []
      for part in parts.dropLast() {
        folder += folder.isEmpty ? part : "/" + part
        if namespaces.contains(folder) { around.append(part) }
      }
      name = Substring((around + [name]).joined(separator: "/"))
    }
    guard names.insert(String(name)).inserted else { return }
    let symbol = AssetNames.folded(name)
    AssetNames.note(String(name), as: symbol, in: &symbols)
    if symbol.hasSuffix("image"), symbol.count > 5 {
      AssetNames.note(String(name), as: String(symbol.dropLast(5)), in: &shortSymbols)
    }
  }

  private static func note(_ name: String, as symbol: String, in all: inout [String: Picture]) {
    all[symbol] = all[symbol] == nil ? .one(name) : .several
  }

  /// Whether a picture of a storyboard or xib is called like a symbol of the system, and not said to be
  /// one, and the catalogues of the app have no such picture: it may not be there at all.
  func isMissing(_ icon: Icon?) -> Bool {
    guard case .asset(let name)? = icon, !names.isEmpty, !names.contains(name) else { return false }
    return name.utf8.contains(UInt8(ascii: ".")) && SymbolName.isName(name, shape: NameShape(name))
  }

  /// Whether a picture has this name.
  func contains(_ name: String) -> Bool { names.contains(name) }

  /// The picture of a symbol, such as `closeButton`, with the types it is found in; nil for a
  /// symbol that no picture has, or several.
  func name(ofSymbol path: some Collection<String>) -> String? {
    guard !names.isEmpty else { return nil }
    let symbol = AssetNames.folded(path.joined(separator: "/")[...])
    guard case .one(let name) = symbols[symbol] ?? shortSymbols[symbol] else { return nil }
    return name
  }

  /// A name's letters and digits, and where its folders end.
  private static func folded(_ name: Substring) -> String {
    String(name.lowercased().filter { $0.isLetter || $0.isNumber || $0 == "/" })
  }

  /// The kinds of folders that hold a picture.
  private static let pictures: Set<String> = ["imageset", "symbolset", "appiconset"]

  /// Whether the file of a catalogue's folder says that the folder provides a namespace.
  ///
  /// - Complexity: O(bytes).
  static func providesNamespace(_ contents: [UInt8]) -> Bool {
    guard contents.contains("provides-namespace"),
      let document = try? JSONDocument(parsing: contents, maximumDepth: 64)
    else { return false }
    return document.withReader { reader in
      guard let properties = reader.member("properties", of: JSONDocument.root),
        let flag = reader.member("provides-namespace", of: properties)
      else { return false }
      return reader.bool(flag) == true
    }
  }
}
