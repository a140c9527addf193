/// The functions of a file that nothing in it calls, and that nobody outside knows of but by their
/// names.
///
/// Only private functions and those that extensions add to the system's own types are looked at: what
/// another type declares may be asked for by a protocol.
struct UncalledFunctions {
  /// All functions of a name.
  private struct Function {
    var isPrivate = true
    /// Whether code outside of functions that are looked at names it.
    var isNamed = false
    /// The functions that name it.
    var callers: Set<String> = []
  }

  private let code: SwiftCode
  private var functions: [String: Function] = [:]
  /// The bodies in the order of the file; none stands in another.
  private var bodies: [(range: Range<Int>, name: String)] = []

  /// - Complexity: O(tokens × log functions).
  init(_ code: SwiftCode, _ types: [SwiftType]) {
    self.code = code
    for type in types {
      let isOfSystem =
        !type.isDeclared && type.inherits.isEmpty && UncalledFunctions.isOfSystem(type.name)
      for piece in type.pieces { find(in: piece, isOfSystem && !isMarked(piece)) }
    }
    guard !bodies.isEmpty else { return }
    bodies.sort { $0.range.lowerBound < $1.range.lowerBound }
    findCallers()
  }

  private static func isOfSystem(_ type: String) -> Bool {
    ["UI", "NS"].contains { type.hasPrefix($0) } && type.dropFirst(2).first?.isUppercase ?? false
  }

  /// Whether an extension has an attribute in front, as `@objc extension UIViewController` has.
  private func isMarked(_ piece: Range<Int>) -> Bool {
    var at = piece.lowerBound - 1
    while at >= 0, piece.lowerBound - at < UncalledFunctions.mostModifiers {
      if code.isText(at, "extension") { return code.kind(at - 2) == .at }
      at -= 1
    }
    return true
  }

  private mutating func find(in piece: Range<Int>, _ isOfSystem: Bool) {
    for (token, name, body) in code.functions(in: piece) {
      let modifiers = modifiers(before: token)
      let isPrivate = modifiers.contains("private") || modifiers.contains("fileprivate")
      guard isPrivate || isOfSystem, modifiers.isDisjoint(with: UncalledFunctions.calledUnseen)
      else { continue }
      bodies.append((body, name))
      functions[name, default: Function()].isPrivate =
        isPrivate && functions[name]?.isPrivate ?? true
    }
  }

  /// Words of functions that other languages, storyboards and other modules call.
  private static let calledUnseen: Set<String> = [
    "override", "objc", "IBAction", "IBSegueAction", "public", "open",
  ]

  private func modifiers(before function: Int) -> Set<String> {
    var words: Set<String> = []
    var at = function - 1
    while at >= 0, function - at < UncalledFunctions.mostModifiers {
      // "@available(iOS 15, *)"
      if code.kind(at) == .close { at = code.tokens[at].partner - 1 }
      guard at >= 0, code.kind(at) == .identifier || code.kind(at) == .at else { break }
      if code.kind(at) == .identifier { words.insert(code.text(at)) }
      at -= 1
    }
    return words
  }

  private static let mostModifiers = 24

  private mutating func findCallers() {
    for at in code.all where code.kind(at) == .identifier && !code.isText(at - 1, "func") {
      let name = code.text(at)
      guard functions[name] != nil else { continue }
      guard let around = self.name(around: at) else {
        functions[name]?.isNamed = true
        continue
      }
      if around != name { functions[name]?.callers.insert(around) }
    }
  }

  /// The function in whose body a token stands.
  private func name(around token: Int) -> String? {
    var low = 0
    var high = bodies.count
    while low < high {
      let middle = (low + high) / 2
      if bodies[middle].range.lowerBound <= token { low = middle + 1 } else { high = middle }
    }
    guard low > 0, bodies[low - 1].range.contains(token) else { return nil }
    return bodies[low - 1].name
  }

  /// The names by one of which the code at a token must be called from elsewhere, if it is ever run;
  /// nil where this file calls it, or it may be called unseen.
  func names(around token: Int) -> Set<String>? {
    guard let first = name(around: token) else { return nil }
    var names: Set<String> = []
    var seen: Set<String> = [first]
    var pending = [first]
    while let name = pending.popLast() {
      guard let function = functions[name], !function.isNamed else { return nil }
      if !function.isPrivate { names.insert(name) }
      for caller in function.callers where seen.insert(caller).inserted { pending.append(caller) }
    }
    return names
  }
}
