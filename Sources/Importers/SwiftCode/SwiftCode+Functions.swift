/// Who calls the functions of a type, as far as their declarations tell.
extension SwiftCode {
  /// Whether a file adds members to a type of the system, of which nobody knows but by their names.
  func isExtension(ofSystem type: SwiftType) -> Bool {
    guard !type.isDeclared, type.inherits.isEmpty else { return false }
    if SwiftCode.extendedViews.contains(type.name) { return true }
    return ["UI", "NS"].contains { type.name.hasPrefix($0) }
      && type.name.dropFirst(2).first?.isUppercase ?? false
  }

  private static let extendedViews: Set<String> = [
    "View", "Text", "Image", "Label", "Scene", "Shape",
  ]

  /// Whether an extension has an attribute in front, as `@objc extension UIViewController` has.
  func isMarked(extension piece: Range<Int>) -> Bool {
    var at = piece.lowerBound - 1
    while at >= 0, piece.lowerBound - at < SwiftCode.mostModifiers {
      if isText(at, "extension") { return kind(at - 2) == .at }
      at -= 1
    }
    return true
  }

  /// The words and attributes before a function.
  func modifiers(before function: Int) -> Set<String> {
    var words: Set<String> = []
    var at = function - 1
    while at >= 0, function - at < SwiftCode.mostModifiers {
      // "@available(iOS 15, *)"
      if kind(at) == .close {
        guard bytes[tokens[at].start] == UInt8(ascii: ")") else { break }
        at = tokens[at].partner - 1
      }
      if SwiftCode.declaring.contains(where: { isText(at, $0) }) { break }
      guard at >= 0, kind(at) == .identifier || kind(at) == .at else { break }
      if kind(at) == .identifier { words.insert(text(at)) }
      at -= 1
    }
    return words
  }

  private static let declaring: [StaticString] = ["var", "let", "func", "case", "init"]

  private static let mostModifiers = 24

  /// Words of functions that other languages, storyboards and other modules call.
  static let calledUnseen: Set<String> = [
    "override", "objc", "IBAction", "IBSegueAction", "public", "open", "dynamic",
  ]

  /// Functions without parameters that the system calls.
  private static let asked: Set<String> = [
    "applicationDidBecomeActive", "applicationDidFinishLaunching", "autoRegister", "callAsFunction",
    "deleteBackward", "main", "makeContentView", "makeCoordinator", "makeIterator", "next",
    "perform",
    "registerAllServices", "update",
  ]

  /// The tokens of a type's members, with the names of functions that run only where code calls them by
  /// these: private ones, those that an extension adds to a type of the system, and those that are
  /// handed nothing, since protocols of the system tell who calls and ask for few of these.
  ///
  /// - Complexity: O(tokens outside nested brackets).
  func parts(
    of piece: Range<Int>, in type: SwiftType
  ) -> [(function: String?, tokens: Range<Int>)] {
    let isOfSystem = isExtension(ofSystem: type) && !isMarked(extension: piece)
    var parts: [(function: String?, tokens: Range<Int>)] = []
    var start = piece.lowerBound
    for (token, name, body) in functions(in: piece) {
      let modifiers = modifiers(before: token)
      let isKnown =
        isOfSystem || !modifiers.isDisjoint(with: ["private", "fileprivate"])
        || opens(token + 2, "(") && inside(token + 2).isEmpty && !SwiftCode.asked.contains(name)
      guard isKnown, modifiers.isDisjoint(with: SwiftCode.calledUnseen) else { continue }
      parts.append((nil, start..<body.lowerBound))
      parts.append((name.filter { $0 != "`" }, body))
      start = body.upperBound
    }
    return parts + [(nil, start..<piece.upperBound)]
  }
}
