/// A class of Objective-C that a file is about.
struct ObjectiveCClass {
  let name: String
  /// The class it inherits from, where the file says so.
  private(set) var bases: Set<String> = []

  /// The one class that a file declares or implements; nil for a file of several, or of categories.
  ///
  /// - Complexity: O(bytes).
  static func only(in bytes: [UInt8]) -> ObjectiveCClass? {
    var found: ObjectiveCClass?
    for word in ["@interface ", "@implementation "] as [StaticString] {
      var at = 0
      while let start = bytes.offset(of: word, from: at) {
        let rest = bytes[(start + word.utf8CodeUnitCount)...].drop(while: isSpace)
        let name = rest.prefix { $0.isSwiftNamePart }
        at = max(start + 1, name.endIndex)
        let next = bytes[name.endIndex...].prefix(longestHead).drop(while: isSpace)
        // The category without a name stands beside the class.
        if next.first == UInt8(ascii: "("), next.dropFirst().first != UInt8(ascii: ")") {
          return nil
        }
        let text = String(decoding: name, as: UTF8.self)
        if let found, found.name != text { return nil }
        var type = found ?? ObjectiveCClass(name: text)
        if next.first == UInt8(ascii: ":") {
          let base = next.dropFirst().drop(while: isSpace).prefix { $0.isSwiftNamePart }
          if !base.isEmpty { type.bases.insert(String(decoding: base, as: UTF8.self)) }
        }
        found = type
      }
    }
    return found
  }

  /// The classes whose code a file has, in categories too.
  ///
  /// - Complexity: O(bytes).
  static func implemented(in bytes: [UInt8]) -> Set<String> {
    let word: StaticString = "@implementation "
    var names: Set<String> = []
    var at = 0
    while let start = bytes.offset(of: word, from: at) {
      at = start + word.utf8CodeUnitCount
      let name = bytes[at...].drop(while: isSpace).prefix { $0.isSwiftNamePart }
      if !name.isEmpty { names.insert(String(decoding: name, as: UTF8.self)) }
    }
    return names
  }

  /// No name of a class is longer.
  private static let longestHead = 128
}
