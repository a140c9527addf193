/// A type of a file, with the members of it that make views.
struct ViewType {
  let name: String
  /// What stands behind the colon of its declaration.
  var inherits: Set<String>
  /// The token of its name.
  let token: Int
  var members: [ViewMember] = []

  /// Whether its views are drawn inside a control: the style of a button or of a label.
  var isControlStyle: Bool {
    inherits.contains {
      $0.hasSuffix("ButtonStyle") || $0.hasSuffix("ToggleStyle")
        || $0.hasSuffix("LabelStyle") || $0.hasSuffix("MenuStyle")
    }
  }

  /// Whether it is only looked at in an editor.
  var isPreview: Bool { inherits.contains("PreviewProvider") || name.hasSuffix("_Previews") }
}

/// A property or function that makes views.
struct ViewMember {
  let name: String
  /// The tokens of its body.
  let body: Range<Int>
  /// Whether it makes a single text or picture.
  let isPart: Bool
}

/// Finds the types of a file and what of them makes views.
///
/// A member makes views when its type says so, as `some View` does; bodies of other functions are
/// passed over. Extensions count for the type they extend.
struct ViewDeclarations {
  private let code: SwiftCode
  private(set) var types: [ViewType] = []
  private var numbers: [String: Int] = [:]

  /// - Complexity: O(tokens).
  init(_ code: SwiftCode) {
    self.code = code
    read(code.all, in: nil)
    types.removeAll { $0.members.isEmpty || $0.isPreview }
  }

  private mutating func read(_ range: Range<Int>, in type: Int?) {
    // Types stand in types; a list of what is still to be read keeps deep ones off the stack.
    var pending = [(range, type)]
    while let (range, type) = pending.popLast() {
      var at = range.lowerBound
      while at < range.upperBound {
        if let (inner, number, next) = readType(at, before: range.upperBound, in: type) {
          pending.append((inner, number))
          at = next
        } else if let next = readMember(at, before: range.upperBound, of: type) {
          at = next
        } else {
          at = code.past(at)
        }
      }
    }
  }

  private mutating func readType(
    _ at: Int, before end: Int, in outer: Int?
  ) -> (inner: Range<Int>, type: Int, next: Int)? {
    guard code.kind(at) == .identifier, isTypeWord(at), code.kind(at + 1) == .identifier,
      code.kind(at - 1) != .dot, !code.isText(at + 1, "func"), !code.isText(at + 1, "var"),
      !code.isText(at + 1, "let")
    else { return nil }
    var next = at + 2
    var name = code.text(at + 1)
    while code.kind(next) == .dot, code.kind(next + 1) == .identifier {
      name = code.text(next + 1)
      next += 2
    }
    var inherits: Set<String> = []
    while next < end, !code.opens(next, "{") {
      if code.kind(next) == .identifier {
        if code.isText(next, "where") { break }
        inherits.insert(code.text(next))
      }
      next = code.past(next)
    }
    while next < end, !code.opens(next, "{") { next = code.past(next) }
    guard next < end else { return nil }
    let number = numbers[name] ?? types.count
    if number == types.count {
      numbers[name] = number
      types.append(ViewType(name: name, inherits: inherits, token: at + 1))
    } else {
      types[number].inherits.formUnion(inherits)
    }
    return (code.inside(next), number, code.past(next))
  }

  private func isTypeWord(_ at: Int) -> Bool {
    code.isText(at, "struct") || code.isText(at, "class") || code.isText(at, "enum")
      || code.isText(at, "extension") || code.isText(at, "actor")
  }

  private mutating func readMember(_ at: Int, before end: Int, of type: Int?) -> Int? {
    let isFunction = code.isText(at, "func")
    guard isFunction || code.isText(at, "var"), code.kind(at + 1) == .identifier else { return nil }
    var next = at + 2
    if isFunction {
      while next < end, !code.opens(next, "(") {
        if code.opens(next, "{") { return next }
        next += 1
      }
      next = code.past(next)
    }
    var makesViews = false
    var isPart = false
    let start = next
    while next < end, !code.opens(next, "{"), next - start < ViewDeclarations.longestHead {
      if code.kind(next) == .identifier {
        if code.tokens[next].startsLine, !code.isText(next, "where") { return next }
        let result = code.text(next)
        isPart = isPart || ViewDeclarations.parts.contains(result)
        makesViews = makesViews || isPart || ViewDeclarations.results.contains(result)
      } else if code.isText(next, "=") {
        return next
      }
      next = code.past(next)
    }
    guard code.opens(next, "{") else { return next }
    if makesViews, let type {
      let body = getter(code.inside(next))
      types[type].members.append(
        ViewMember(name: code.text(at + 1), body: body, isPart: isPart))
    }
    return code.past(next)
  }

  /// The body of `get { … }` where a property has one.
  private func getter(_ body: Range<Int>) -> Range<Int> {
    let at = body.lowerBound
    return code.isText(at, "get") && code.opens(at + 1, "{") ? code.inside(at + 1) : body
  }

  /// No head of a member has more tokens before its brace.
  private static let longestHead = 400

  private static let results: Set<String> = [
    "View", "AnyView", "Scene", "ToolbarContent", "CustomizableToolbarContent", "Commands",
    "TabContent", "Button", "Menu", "TupleView", "Group",
  ]
  private static let parts: Set<String> = ["Text", "Image", "Label"]
}
