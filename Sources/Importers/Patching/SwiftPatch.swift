import AuditCore

/// Carries fixes into Swift code: a literal is changed, or a modifier or statement is put in.
struct SwiftPatch {
  private let code: SwiftCode
  /// The token the element begins at.
  private let token: Int
  /// The control of UIKit or AppKit that is made there.
  private let control: UIKitControl?

  /// A patch of the element written at a place.
  ///
  /// - Throws: `PatchRefusal` where nothing begins there any more.
  /// - Complexity: O(tokens) in files that make controls of UIKit or AppKit, else O(log tokens).
  init(_ code: SwiftCode, at place: SourceLocation) throws(PatchRefusal) {
    guard let line = place.line, let column = place.column,
      let token = code.token(line: line, column: column)
    else { throw PatchRefusal("the file has changed since it was imported; import it again") }
    self.code = code
    self.token = token
    control = SwiftPatch.control(at: token, in: code)
  }

  /// The change that sets a member of the element.
  ///
  /// - Throws: `PatchRefusal` where the code cannot be changed safely.
  /// - Complexity: O(tokens).
  func edit(_ member: FixMember, from: FixValue, to: FixValue) throws(PatchRefusal) -> SourceEdit {
    if let control { return try edit(control, member, from: from, to: to) }
    guard let chain = code.chain(at: token, before: code.tokens.count),
      chain.root.token == token, chain.root.isCalled, code.kind(token - 1) != .dot
    else { throw PatchRefusal("the code there is no view whose modifiers can be changed") }
    if let member = concreteMember(around: token) {
      throw PatchRefusal("the type of \(member) takes no modifiers")
    }
    return try edit(chain, member, from: from, to: to)
  }

  /// The literal that names the element, as the key of a table; nil where none does.
  var key: String? {
    if let value = control?.labelValue { return isLocalized(value) ? literal(value)?.key : nil }
    guard let chain = code.chain(at: token, before: code.tokens.count),
      let call = modifier(of: chain, .label), let argument = argument(of: call, .label)
    else { return nil }
    return literal(argument.value)?.key
  }

  /// Whether the literals of the element are keys of a table, as SwiftUI's are.
  var looksTextsUp: Bool { control == nil }

  private func literal(_ value: Range<Int>) -> SwiftLiteral? {
    code.onlyLiteral(value).flatMap { code.literal($0..<$0 + 1) }
  }

  // MARK: SwiftUI

  /// The member around a token that says its very type, such as `var icon: Image`.
  private func concreteMember(around token: Int) -> String? {
    ViewType.all(of: SwiftTypes(code).all, in: code, views: GivenParts.viewNames(in: code)).lazy
      .flatMap(\.members)
      .first { $0.isConcrete && $0.body.contains(token) }?.name
  }

  private func edit(
    _ chain: SwiftChain, _ member: FixMember, from: FixValue, to: FixValue
  ) throws(PatchRefusal) -> SourceEdit {
    let name = SwiftPatch.modifiers[member] ?? ""
    if member == .decorative {
      guard to == .flag(true) else { throw PatchRefusal("only hiding an ornament can be written") }
      return insert(".\(name)(true)", behind: chain)
    }
    let value = try spelled(to)
    guard let call = modifier(of: chain, member), let argument = argument(of: call, member) else {
      guard !code.isText(chain.range.upperBound, "+"), !code.isText(chain.range.lowerBound - 1, "+")
      else { throw PatchRefusal("the text is joined to another one") }
      return insert(".\(name)(\(value))", behind: chain)
    }
    return try replace(argument.value, from: from, to: to)
  }

  /// Columns of a line of code, as formatters of Swift have it unless told otherwise.
  private static let longestLine = 100

  private static let modifiers: [FixMember: String] = [
    .label: "accessibilityLabel", .hint: "accessibilityHint", .value: "accessibilityValue",
    .inputLabels: "accessibilityInputLabels", .decorative: "accessibilityHidden",
  ]

  private func modifier(of chain: SwiftChain, _ member: FixMember) -> SwiftCall? {
    chain.modifiers.first { call in
      call.name == SwiftPatch.modifiers[member]
        || call.name == "accessibility" && call.argument(member.rawValue) != nil
    }
  }

  private func argument(of call: SwiftCall, _ member: FixMember) -> SwiftCall.Argument? {
    call.name == "accessibility" ? call.argument(member.rawValue) : call.unlabelled
  }

  /// The token past the view and the modifiers that only a view of its type takes.
  private func ownEnd(of chain: SwiftChain) -> Int {
    guard let own = SwiftPatch.ownModifiers[chain.root.name],
      let index = chain.modifiers.lastIndex(where: { own.contains($0.name) })
    else { return chain.callEnd(in: code) }
    let next = index + 1
    return next < chain.calls.count ? chain.calls[next].token - 1 : chain.range.upperBound
  }

  /// Modifiers that are declared for a type of view, and not for every view.
  ///
  /// Source: the interface of SwiftUI.
  private static let ownModifiers: [String: Set<String>] = [
    "Image": ["resizable", "renderingMode", "interpolation", "antialiased"],
    "NavigationLink": ["isDetailLink"],
  ]

  /// Puts a modifier right behind the view, on a line of its own where the view or the modifier
  /// that follows takes lines, or where one line would be too long.
  private func insert(_ modifier: String, behind chain: SwiftChain) -> SourceEdit {
    let end = ownEnd(of: chain)
    let last = max(end - 1, chain.root.token)
    let offset = code.tokens[last].end
    let followsOnLine = code.kind(end) == .dot && code.tokens[end].startsLine
    let isOnOneLine = code.place(chain.root.token).line == code.place(last).line
    var indent = code.indentation(of: followsOnLine ? end : last)
    if isOnOneLine, !followsOnLine {
      let column = (code.place(last).column ?? 0) + code.tokens[last].end - code.tokens[last].start
      guard column + modifier.utf8.count > SwiftPatch.longestLine else {
        return SourceEdit(offset..<offset, modifier)
      }
      indent += code.indentUnit
    }
    return SourceEdit(offset..<offset, code.newline + indent + modifier)
  }

  // MARK: UIKit

  private static func control(at token: Int, in code: SwiftCode) -> UIKitControl? {
    guard code.bytes.contains("UIB") || code.bytes.contains("NSB") || code.bytes.contains("UII")
    else { return nil }
    for type in SwiftTypes(code).all {
      if let control = UIKitReader(code, type).controls.first(where: { $0.token == token }) {
        return control
      }
    }
    return nil
  }

  private func edit(
    _ control: UIKitControl, _ member: FixMember, from: FixValue, to: FixValue
  ) throws(PatchRefusal) -> SourceEdit {
    if member == .label, let value = control.labelValue {
      return try replace(value, from: from, to: to)
    }
    guard let statement = control.statement else {
      throw PatchRefusal("no statement sets \(control.name) up, behind which another could stand")
    }
    let call = try setting(member, of: control, to: to)
    let offset = code.tokens[statement.range.upperBound - 1].end
    let indent = code.indentation(of: statement.range.lowerBound)
    return SourceEdit(
      offset..<offset, code.newline + indent + "\(statement.owner).\(call)")
  }

  /// What sets a member: UIKit has properties, and AppKit methods of nearly the same names.
  private func setting(
    _ member: FixMember, of control: UIKitControl, to: FixValue
  ) throws(PatchRefusal) -> String {
    let name: String
    switch member {
    case .label: name = "Label"
    case .hint: name = control.isAppKit ? "Help" : "Hint"
    case .value: name = "Value"
    case .inputLabels: name = "UserInputLabels"
    case .decorative:
      return control.isAppKit ? "setAccessibilityElement(false)" : "isAccessibilityElement = false"
    }
    let value = try spelled(to)
    return control.isAppKit
      ? "setAccessibility\(name)(\(value))" : "accessibility\(name) = \(value)"
  }

  // MARK: Values

  private func replace(
    _ value: Range<Int>, from: FixValue, to: FixValue
  ) throws(PatchRefusal) -> SourceEdit {
    if case .list = to {
      guard let first = value.first, let last = value.last, code.opens(first, "[") else {
        throw PatchRefusal("the code makes the list: \(code.source(value))")
      }
      return SourceEdit(code.tokens[first].start..<code.tokens[last].end, try spelled(to))
    }
    guard let token = code.onlyLiteral(value), let literal = code.literal(token..<token + 1),
      literal.codes.isEmpty
    else { throw PatchRefusal("the code makes the text: \(code.source(value))") }
    if case .text(let words) = from, words != literal.text {
      throw PatchRefusal(
        "the code says \(literal.text.quoted), and a table of texts may translate it")
    }
    return SourceEdit(code.tokens[token].start..<code.tokens[token].end, try spelled(to))
  }

  private func isLocalized(_ value: Range<Int>) -> Bool {
    code.kind(value.lowerBound) == .identifier
  }

  private func spelled(_ value: FixValue) throws(PatchRefusal) -> String {
    switch value {
    case .text(let text): return SwiftSpelling.string(text)
    case .list(let items): return SwiftSpelling.list(items)
    case .flag(let flag): return flag ? "true" : "false"
    case .absent, .null: throw PatchRefusal("taking a text out of code is left to people")
    }
  }
}
