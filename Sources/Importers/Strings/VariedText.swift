/// The one text to show of a text that varies by number, width or device.
enum VariedText {
  /// Of a value of a property list; nil where it holds no text.
  ///
  /// Source: Apple, Stringsdict File Format.
  static func text(of value: PropertyListValue, depth: Int = 0) -> String? {
    switch value {
    case .text(let text): return text
    case .other: return nil
    case .dictionary(let members):
      guard depth < 4 else { return nil }
      if let format = members.value("NSStringLocalizedFormatKey")?.text {
        return expanded(format, variables(members))
      }
      if let widths = members.value("NSStringVariableWidthRuleType") {
        return widest(widths, depth: depth)
      }
      if let devices = members.value("NSStringDeviceSpecificRuleType"),
        case .dictionary(let choices) = devices
      {
        return preferred(choices) { $0.key }.flatMap { text(of: $0.value, depth: depth + 1) }
      }
      return nil
    }
  }

  private static func variables(_ members: [PropertyListMember]) -> [String: String] {
    var result: [String: String] = [:]
    for member in members {
      guard case .dictionary(let choices) = member.value,
        let other = choices.value("other")?.text
      else { continue }
      result[member.key] = other
    }
    return result
  }

  private static func widest(_ value: PropertyListValue, depth: Int) -> String? {
    guard case .dictionary(let choices) = value else { return nil }
    let widest = choices.max { (Int($0.key) ?? 0) < (Int($1.key) ?? 0) }
    return widest.flatMap { text(of: $0.value, depth: depth + 1) }
  }

  /// The choice to show: "other", else the most usual device, else the first.
  static func preferred<Choice>(_ choices: [Choice], name: (Choice) -> String) -> Choice? {
    for wanted in ["other", "iphone", "mac", "ipad"] {
      if let choice = choices.first(where: { name($0) == wanted }) { return choice }
    }
    return choices.first
  }

  /// A text of a substitution with the format of its argument in place of `%arg`.
  ///
  /// Source: Apple, Localizing and varying text with a string catalog.
  static func fill(_ text: String, with specifier: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return text }
    var parts = text.split(separator: "%arg", omittingEmptySubsequences: false)[...]
    guard var result = parts.popFirst().map(String.init) else { return text }
    for part in parts { result += "%" + specifier + part }
    return result
  }

  /// A format with its variables, `%#@name@` or `%1$#@name@`, put in.
  ///
  /// - Complexity: O(length of the result); variables inside variables are put in three deep.
  static func expanded(_ format: String, _ variables: [String: String]) -> String {
    var text = format
    for _ in 0..<3 where text.utf8.contains(UInt8(ascii: "@")) && text.utf8.count < longest {
      let next = expandedOnce(text, variables)
      if next == text { break }
      text = next
    }
    return text
  }

  private static let longest = 10_000

  private static func expandedOnce(_ format: String, _ variables: [String: String]) -> String {
    let bytes = Array(format.utf8)
    var result: [UInt8] = []
    var at = 0
    while at < bytes.count {
      if bytes[at] == UInt8(ascii: "%"), let (name, end) = variable(bytes, at),
        let text = variables[name], result.count < longest
      {
        result += Array(text.utf8)
        at = end
      } else {
        result.append(bytes[at])
        at += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// The variable that begins at a percent sign, and the offset after it.
  private static func variable(_ bytes: [UInt8], _ start: Int) -> (name: String, end: Int)? {
    var at = start + 1
    while at < bytes.count, (0x30...0x39).contains(bytes[at]) { at += 1 }
    if at > start + 1 {
      guard at < bytes.count, bytes[at] == UInt8(ascii: "$") else { return nil }
      at += 1
    }
    guard at + 1 < bytes.count, bytes[at] == UInt8(ascii: "#"), bytes[at + 1] == UInt8(ascii: "@")
    else { return nil }
    let limit = min(bytes.count, at + 200)
    guard let end = bytes[(at + 2)..<limit].firstIndex(of: UInt8(ascii: "@")) else { return nil }
    return (String(decoding: bytes[(at + 2)..<end], as: UTF8.self), end + 1)
  }
}
