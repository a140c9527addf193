import AuditCore

/// Text of a project made safe and readable in Markdown (CommonMark with GitHub's tables).
enum MarkdownText {
  /// The text with everything that Markdown or HTML would act on escaped, on one line.
  ///
  /// - Complexity: O(length).
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\", "`", "*", "_", "[", "]", "<", ">", "&", "|", "~", "#", "$":
        result += "\\"
        result.unicodeScalars.append(scalar)
      default:
        if HiddenCharacter.isHidden(scalar) {
          result += "\\<\(HiddenCharacter.codePoint(scalar))\\>"
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result
  }

  /// Text of the project in curly quotes.
  static func quoted(_ text: String) -> String { "“\(escaped(text))”" }

  /// Text as a code span whose fence is longer than any run of backticks in it.
  static func code(_ text: String) -> String {
    let shown = HiddenCharacter.spelled(Words.named(text))
    let fence = String(repeating: "`", count: longestRun(of: "`", in: shown) + 1)
    let ends = [shown.unicodeScalars.first, shown.unicodeScalars.last]
    let pad = ends.contains("`") || ends.contains(" ") ? " " : ""
    return "\(fence)\(pad)\(shown)\(pad)\(fence)"
  }

  /// Text as a fenced block.
  ///
  /// The text is Swift or JSON with hidden characters escaped already.
  static func block(_ text: String, language: String) -> String {
    let fence = String(repeating: "`", count: max(3, longestRun(of: "`", in: text) + 1))
    return "\(fence)\(language)\n\(text)\n\(fence)"
  }

  /// A value of a fix.
  static func value(_ value: FixValue) -> String {
    switch value {
    case .absent, .null: "none"
    case .text(let text): quoted(text)
    case .list(let items): items.isEmpty ? "none" : items.map(quoted).joined(separator: ", ")
    case .flag(let flag): flag ? "yes" : "no"
    }
  }

  private static func longestRun(of character: Unicode.Scalar, in text: String) -> Int {
    var longest = 0
    var run = 0
    for scalar in text.unicodeScalars {
      run = scalar == character ? run + 1 : 0
      longest = max(longest, run)
    }
    return longest
  }
}
