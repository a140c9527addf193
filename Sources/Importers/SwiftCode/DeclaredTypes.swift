/// The types that a file declares or extends, found in one quick pass before code is read.
struct DeclaredTypes {
  /// Those that are called as types for texts.
  private(set) var forTexts: Set<String> = []
  /// Whether controls of SwiftUI that an app may make otherwise are extended.
  private(set) var extendsControls = false
  /// Whether all views are extended.
  private(set) var extendsViews = false

  /// - Complexity: O(bytes).
  init(_ bytes: [UInt8]) {
    bytes.withUnsafeBufferPointer { bytes in
      var at = 0
      var isStart = true
      while at < bytes.count {
        let isPart = bytes[at].isSwiftNamePart
        if isStart, isPart, let name = DeclaredTypes.name(at, bytes) { add(name) }
        isStart = !isPart
        at += 1
      }
    }
  }

  private mutating func add(_ name: String) {
    if GeneratedNames.isForTexts(name) { forTexts.insert(name) }
    if OwnInitialisers.controls.contains(name) { extendsControls = true }
    if name == "View" { extendsViews = true }
  }

  /// The name behind a word that declares a type, where one begins here.
  private static func name(_ at: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> String? {
    // Nearly all words begin otherwise.
    guard [0x65, 0x73, 0x63, 0x74].contains(bytes[at]) else { return nil }
    for word in words where at + word.utf8CodeUnitCount < bytes.count {
      var matched = 0
      while matched < word.utf8CodeUnitCount, bytes[at + matched] == word.utf8Start[matched] {
        matched += 1
      }
      guard matched == word.utf8CodeUnitCount else { continue }
      let name = bytes[(at + matched)...].prefix { $0.isSwiftNamePart }
      return String(decoding: name, as: UTF8.self)
    }
    return nil
  }

  private static let words: [StaticString] = [
    "enum ", "struct ", "extension ", "class ", "typealias ",
  ]
}
