/// The functions of a file that nothing in it calls, and that nobody outside knows of but by their
/// names.
///
/// Only private functions and those that extensions add to the system's own types are looked at: what
/// another type declares may be asked for by a protocol. Of properties those are that make a control
/// each time, for which no protocol of the system asks.
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
        code.isExtension(ofSystem: type)
      for piece in type.pieces { find(in: piece, isOfSystem && !code.isMarked(extension: piece)) }
    }
    guard !bodies.isEmpty else { return }
    bodies.sort { $0.range.lowerBound < $1.range.lowerBound }
    findCallers()
  }

  private mutating func find(in piece: Range<Int>, _ isOfSystem: Bool) {
    for (token, name, body) in code.functions(in: piece) {
      let modifiers = code.modifiers(before: token)
      let isPrivate = modifiers.contains("private") || modifiers.contains("fileprivate")
      guard isPrivate || isOfSystem, modifiers.isDisjoint(with: SwiftCode.calledUnseen)
      else { continue }
      add(name, body, isPrivate: isPrivate)
    }
    for (token, name, body) in code.computedControls(in: piece) {
      let modifiers = code.modifiers(before: token)
      let isPrivate = modifiers.contains("private") || modifiers.contains("fileprivate")
      if modifiers.isDisjoint(with: SwiftCode.calledUnseen) {
        add(name, body, isPrivate: isPrivate)
      }
    }
  }

  private mutating func add(_ name: String, _ body: Range<Int>, isPrivate: Bool) {
    bodies.append((body, name))
    functions[name, default: Function()].isPrivate =
      isPrivate && functions[name]?.isPrivate ?? true
  }

  private mutating func findCallers() {
    for at in code.all
    where code.kind(at) == .identifier && !code.isText(at - 1, "func")
      && !code.isText(at - 1, "var")
    {
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

extension SwiftCode {
  /// The properties of a type that make a control whenever they are asked for one:
  /// `var back: UIBarButtonItem { … }`.
  ///
  /// - Complexity: O(tokens outside nested brackets).
  fileprivate func computedControls(
    in piece: Range<Int>
  ) -> [(token: Int, name: String, body: Range<Int>)] {
    var found: [(token: Int, name: String, body: Range<Int>)] = []
    var at = piece.lowerBound
    while at < piece.upperBound {
      defer { at = past(at) }
      guard isText(at, "var"), kind(at + 1) == .identifier, kind(at + 2) == .colon,
        kind(at + 3) == .identifier, UIKitControl.role(of: text(at + 3)) != nil
      else { continue }
      let open = kind(at + 4) == .unwrap ? at + 5 : at + 4
      let watches = isText(open + 1, "didSet") || isText(open + 1, "willSet")
      if opens(open, "{"), !watches { found.append((at, text(at + 1), inside(open))) }
    }
    return found
  }
}
