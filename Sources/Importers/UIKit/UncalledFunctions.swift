/// The functions of a file that nothing in it calls, and that nobody outside knows of but by their
/// names.
///
/// Only private functions and those that extensions add to the system's own types are looked at: what
/// another type declares may be asked for by a protocol.
struct UncalledFunctions {
  private struct Function {
    let name: String
    let body: Range<Int>
    let isPrivate: Bool
    /// Whether code outside of functions that are looked at names it.
    var isNamed = false
    /// The functions that name it.
    var callers: Set<Int> = []
  }

  private let code: SwiftCode
  private var functions: [Function] = []

  /// - Complexity: O(tokens), and O(functions × calls among them) for those that are looked at.
  init(_ code: SwiftCode, _ types: [SwiftType]) {
    self.code = code
    for type in types {
      let isOfSystem = !type.isDeclared && UncalledFunctions.isOfSystem(type.name)
      for piece in type.pieces { find(in: piece, isOfSystem) }
    }
    guard !functions.isEmpty else { return }
    findCallers()
  }

  private static func isOfSystem(_ type: String) -> Bool {
    ["UI", "NS"].contains { type.hasPrefix($0) } && type.dropFirst(2).first?.isUppercase ?? false
  }

  private mutating func find(in piece: Range<Int>, _ isOfSystem: Bool) {
    var at = piece.lowerBound
    while at < piece.upperBound {
      guard code.isText(at, "func"), code.kind(at + 1) == .identifier else {
        at = code.past(at)
        continue
      }
      let name = at + 1
      let modifiers = modifiers(before: at)
      let isPrivate = modifiers.contains("private") || modifiers.contains("fileprivate")
      at = name + 1
      while at < piece.upperBound, !code.opens(at, "{"), !code.isText(at, "func") {
        at = code.past(at)
      }
      guard code.opens(at, "{"), isPrivate || isOfSystem,
        modifiers.isDisjoint(with: ["override", "objc", "IBAction", "public", "open"])
      else { continue }
      functions.append(
        Function(name: code.text(name), body: code.inside(at), isPrivate: isPrivate))
    }
  }

  private func modifiers(before function: Int) -> Set<String> {
    var words: Set<String> = []
    var at = function - 1
    while at >= 0, function - at < UncalledFunctions.mostModifiers {
      guard code.kind(at) == .identifier || code.kind(at) == .at else { break }
      if code.kind(at) == .identifier { words.insert(code.text(at)) }
      if code.tokens[at].startsLine, code.kind(at - 1) != .at, !code.isText(at - 2, "@") {
        // An attribute may stand on the line above.
        guard code.kind(at - 1) == .identifier, code.kind(at - 2) == .at else { break }
      }
      at -= 1
    }
    return words
  }

  private static let mostModifiers = 12

  private mutating func findCallers() {
    let numbers = Dictionary(grouping: functions.indices) { functions[$0].name }
    for at in code.all where code.kind(at) == .identifier && !code.isText(at - 1, "func") {
      guard let named = numbers[code.text(at)] else { continue }
      let around = functions.firstIndex { $0.body.contains(at) }
      for number in named {
        guard let around else {
          functions[number].isNamed = true
          continue
        }
        if around != number { functions[number].callers.insert(around) }
      }
    }
  }

  /// The names by one of which the code at a token must be called from elsewhere, if it is ever run;
  /// nil where this file calls it, or it may be called unseen.
  func names(around token: Int) -> Set<String>? {
    guard let first = functions.firstIndex(where: { $0.body.contains(token) }) else { return nil }
    var names: Set<String> = []
    var seen: Set<Int> = [first]
    var pending = [first]
    while let number = pending.popLast() {
      if functions[number].isNamed { return nil }
      if !functions[number].isPrivate { names.insert(functions[number].name) }
      for caller in functions[number].callers where seen.insert(caller).inserted {
        pending.append(caller)
      }
    }
    return names
  }
}
