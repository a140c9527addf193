import AuditCore

/// The code that makes a fix in an app's source.
public enum FixCode {
  /// One way to write a fix.
  public struct Snippet: Hashable, Sendable {
    /// Where it goes: "SwiftUI", "UIKit", "AppKit" or "String catalogue".
    public var place: String
    /// The code, one or more lines.
    public var code: String
  }

  /// The ways to write a fix of an element.
  ///
  /// A fix of another language goes into the string catalogue, whose keys are the base-language
  /// texts; in an app of several languages UIKit code looks its texts up there.
  public static func snippets(
    member: FixMember, locale: String?, value: FixValue, element: Element, facts: ProjectFacts
  ) -> [Snippet] {
    if let locale, locale != facts.baseLocale {
      return StringCatalogue.snippets(
        member: member, locale: locale, value: value, element: element)
    }
    var snippets = [Snippet(place: "SwiftUI", code: swiftUI(member, value))]
    guard facts.platform != .watchOS else { return snippets }
    let variable =
      SwiftSpelling.variable(from: [element.identifier.value, element.id].compactMap { $0 })
      ?? "element"
    let isLocalized = !facts.otherLocales.isEmpty
    let isAppKit = facts.platform == .macOS
    let code = statement(
      member, value, of: variable, isAppKit: isAppKit, isLocalized: isLocalized)
    snippets.append(Snippet(place: isAppKit ? "AppKit" : "UIKit", code: code))
    return snippets
  }

  /// The SwiftUI modifier of a fix.
  public static func swiftUI(_ member: FixMember, _ value: FixValue) -> String {
    let modifier: String
    switch member {
    case .label: modifier = "accessibilityLabel"
    case .inputLabels: modifier = "accessibilityInputLabels"
    case .hint: modifier = "accessibilityHint"
    case .value: modifier = "accessibilityValue"
    case .decorative: modifier = "accessibilityHidden"
    }
    switch value {
    case .absent, .null: return "// remove .\(modifier)(…)"
    case .text(let text):
      let literal = SwiftSpelling.string(text)
      return ".\(modifier)(\(member == .inputLabels ? "[\(literal)]" : literal))"
    case .list(let items): return ".\(modifier)(\(SwiftSpelling.list(items)))"
    case .flag(let flag): return ".\(modifier)(\(flag))"
    }
  }

  /// A statement about a view: UIKit sets properties, and AppKit calls methods of nearly the same
  /// names.
  private static func statement(
    _ member: FixMember, _ value: FixValue, of variable: String, isAppKit: Bool, isLocalized: Bool
  ) -> String {
    let name: String
    switch member {
    case .label: name = "Label"
    case .inputLabels: name = "UserInputLabels"
    case .hint: name = isAppKit ? "Help" : "Hint"
    case .value: name = "Value"
    case .decorative: name = "Element"
    }
    let code =
      member == .decorative
      ? (value == .flag(true) ? "false" : "true")
      : expression(value, isList: member == .inputLabels, isLocalized: isLocalized)
    if isAppKit { return "\(variable).setAccessibility\(name)(\(code))" }
    return
      "\(variable).\(member == .decorative ? "isAccessibility" : "accessibility")\(name) = \(code)"
  }

  private static func expression(_ value: FixValue, isList: Bool, isLocalized: Bool) -> String {
    func text(_ text: String) -> String {
      let literal = SwiftSpelling.string(text)
      return isLocalized && !text.isBlank ? "String(localized: \(literal))" : literal
    }
    switch value {
    case .absent, .null: return isList ? "[]" : "nil"
    case .text(let string): return isList ? "[\(text(string))]" : text(string)
    case .list(let items): return "[" + items.map(text).joined(separator: ", ") + "]"
    case .flag(let flag): return flag ? "true" : "false"
    }
  }
}
