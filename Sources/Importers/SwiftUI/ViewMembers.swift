/// The members of a type that make views, and the views that code in them has names for.
struct ViewMembers {
  private var all: [String: ViewMember] = [:]
  /// By name where it stands for which member.
  private var locals: [String: [(scope: Range<Int>, key: String)]] = [:]

  init(of type: ViewType) {
    for member in type.members where all[member.name] == nil { all[member.name] = member }
    for local in type.locals {
      // A name that is given so often is not looked up for each.
      guard locals[local.name, default: []].count < ViewMembers.most else { continue }
      locals[local.name, default: []].append((local.scope, local.member.name))
      all[local.member.name] = local.member
    }
  }

  /// A member by its name, or by its key.
  subscript(name: String) -> ViewMember? { all[name] }

  /// What a name at a token stands for: the nearest view that code has it for, else the member.
  func key(of name: String, at token: Int) -> String {
    guard !locals.isEmpty, let known = locals[name] else { return name }
    return known.last { $0.scope.contains(token) }?.key ?? name
  }

  private static let most = 64
}

/// A view that code has a name for before it shows it: `let content = TeaCard(tea)`.
struct ViewLocal {
  let name: String
  /// The tokens where it has the name.
  let scope: Range<Int>
  /// The view as a member, with a name that nothing else has.
  let member: ViewMember

  /// The views that the body of a member has names for.
  ///
  /// - Parameter members: the names of the type's members.
  /// - Complexity: O(tokens).
  static func all(in body: Range<Int>, of members: Set<String>, _ code: SwiftCode) -> [ViewLocal] {
    var locals: [ViewLocal] = []
    // Where the braces around end.
    var ends = [body.upperBound]
    for at in body {
      while let end = ends.last, ends.count > 1, at >= end { ends.removeLast() }
      if code.opens(at, "{") { ends.append(code.inside(at).upperBound) }
      guard code.isText(at, "let"), code.kind(at + 1) == .identifier, begins(at, code),
        let value = value(at + 2, code), let end = ends.last,
        let view = view(at: value, before: end, of: members, code)
      else { continue }
      let name = code.text(at + 1)
      let member = ViewMember(
        name: "\(name)@\(at)", body: view, isPart: false, isConcrete: false, parameters: [])
      locals.append(ViewLocal(name: name, scope: view.upperBound..<end, member: member))
    }
    return locals
  }

  /// Whether a statement begins, and no condition.
  private static func begins(_ at: Int, _ code: SwiftCode) -> Bool {
    if code.opens(at - 1, "{") || code.kind(at - 1) == .semicolon { return true }
    return code.tokens[at].startsLine && code.kind(at - 1) != .comma
      || code.isText(at - 1, "in")
  }

  /// Where the value begins behind `let card` or `let card: some View`.
  private static func value(_ at: Int, _ code: SwiftCode) -> Int? {
    if code.isText(at, "=") { return at + 1 }
    guard code.kind(at) == .colon else { return nil }
    let isOpaque = code.isText(at + 1, "some") && code.isText(at + 2, "View")
    let sign = isOpaque ? at + 3 : code.isText(at + 1, "AnyView") ? at + 2 : at
    return code.isText(sign, "=") ? sign + 1 : nil
  }

  /// The tokens of a value that is one view.
  private static func view(
    at value: Int, before end: Int, of members: Set<String>, _ code: SwiftCode
  ) -> Range<Int>? {
    guard let chain = code.chain(at: value, before: end), !chain.isImplicit else { return nil }
    let next = chain.range.upperBound
    guard next >= end || code.kind(next) == .semicolon || code.tokens[next].startsLine,
      !code.goesOn(next)
    else { return nil }
    if chain.root.name == "self" {
      return members.contains(chain.calls.dropFirst().first?.name ?? "") ? chain.range : nil
    }
    let isMade = chain.root.isCalled && chain.root.name.first?.isUppercase ?? false
    return isMade || members.contains(chain.root.name) ? chain.range : nil
  }
}
