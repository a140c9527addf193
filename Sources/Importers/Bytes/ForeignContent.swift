/// Content that no importer reads, told apart so that the message can say what to do.
enum ForeignContent {
  /// The error for such content.
  static func error(for bytes: [UInt8], path: String, expected: String) -> ImportError {
    let start = CaptureText.start(of: bytes, ImporterCatalog.guessedBytes)
    let (found, help) = describe(start)
    return ImportError(file: path, expected: expected, found: found, help: help)
  }

  /// What the first bytes look like, and what to bring instead; nil when nothing is known.
  static func known(_ start: [UInt8]) -> (found: String, help: String)? {
    compiled(start) ?? texts(start) ?? results(start) ?? markup(start) ?? data(start)
  }

  /// What a compressed file, a picture or a compiled file of the developer tools is, and what to bring instead.
  static func compiled(_ start: [UInt8]) -> (found: String, help: String)? {
    if start.starts(with: [0x1F, 0x8B]) {
      return ("a compressed file (gzip)", "unpack it first, with `gunzip`")
    }
    if start.starts(with: [0x50, 0x4B, 3, 4]) {
      return ("a compressed file (zip)", "unpack it first, with `unzip`")
    }
    if start.starts(with: [0x89, 0x50, 0x4E, 0x47]) || start.starts(with: [0xFF, 0xD8, 0xFF]) {
      return ("a picture", "bring the capture it belongs to; a picture of its name is linked")
    }
    if start.starts(with: Array("NIBArchive".utf8)) {
      return ("a compiled nib", "bring the storyboard or xib it was made from")
    }
    if start.starts(with: Array("bplist00".utf8)) {
      return (
        "a binary property list, such as a compiled nib",
        "bring the storyboard or xib it was made from"
      )
    }
    return nil
  }

  private static func describe(_ start: [UInt8]) -> (found: String, help: String) {
    if start.allSatisfy(isSpace) {
      return ("an empty file", "take the capture again; the tool may have printed an error instead")
    }
    return known(start)
      ?? ("content of an unknown kind", take + "; where it is one of them, say which with `--from`")
  }

  /// What holds an app's texts, which are read with the code that shows them.
  private static func texts(_ start: [UInt8]) -> (found: String, help: String)? {
    let isCatalogue = start.contains("\"sourceLanguage\"") && start.contains("\"strings\"")
    guard isCatalogue || isStrings(start) || start.contains("NSStringLocalizedFormatKey") else {
      return nil
    }
    return (
      "a table of an app's texts",
      "name the folder of the app; its texts are read with the code that shows them"
    )
  }

  /// Whether a line reads `"key" = "text";`, past comments; also in UTF-16.
  private static func isStrings(_ start: [UInt8]) -> Bool {
    let isUTF16 = start.starts(with: [0xFF, 0xFE]) || start.starts(with: [0xFE, 0xFF])
    let text = isUTF16 ? start.dropFirst(2).filter { $0 != 0 } : start
    let lines = text.split { $0 == 0x0A || $0 == 0x0D }
    return lines.contains { line in
      let line = Array(line)
      return line.first == UInt8(ascii: "\"") && line.last == UInt8(ascii: ";")
        && line.contains("\" = \"")
    }
  }

  /// What holds the results of tests, which do not say what elements they are about.
  private static func results(_ start: [UInt8]) -> (found: String, help: String)? {
    let isSummary = start.contains("\"testPlanConfigurations\"") || start.contains("\"testNodes\"")
    guard isSummary || start.contains("<testsuite") else { return nil }
    return (
      "results of tests, which do not name elements",
      "save the audit's issues as JSON in the test; Documentation/Formats.md tells how"
    )
  }

  private static let take =
    "`aloud import --list` names what can be read, and Documentation/Formats.md how to get it"

  private static func markup(_ start: [UInt8]) -> (found: String, help: String)? {
    if start.contains("<hierarchy") || start.contains("android.widget.")
      || start.contains("android.view.")
    {
      return (
        "an Android screen (uiautomator XML)",
        "its names follow other rules and its frames are pixels; bring a capture of the iOS app"
      )
    }
    if start.contains("<UIA") || start.contains("\"UIA") {
      return (
        "a tree of UI Automation, which ended with iOS 9",
        "take the page source with a current Appium"
      )
    }
    if start.contains("<ViewHierarchy") {
      return ("a Detox view hierarchy, which has no roles", take)
    }
    if start.contains("<html", ignoringCase: true)
      || start.contains("<!doctype html", ignoringCase: true)
    {
      return (
        "a web page (HTML)",
        "switch the session to the NATIVE_APP context and take the page source again"
      )
    }
    if start.contains("com.apple.InterfaceBuilder") {
      return ("a storyboard or xib", "leave out --from, or say `--from ib`")
    }
    return nil
  }

  private static func data(_ start: [UInt8]) -> (found: String, help: String)? {
    if start.contains("\"aloud-project\"") {
      return ("an Aloud project", "open it with `aloud review`, or name it with `--into`")
    }
    if start.contains("\"error\""), start.contains("\"message\""),
      start.contains("\"sessionId\"") || start.contains("\"stacktrace\"")
    {
      return ("an error answer of WebDriver", "start a session and take the source again")
    }
    if start.contains("xcodebuildmcp.") {
      return ("an XcodeBuildMCP snapshot", "take the screen with `axe describe-ui`")
    }
    if start.contains("\"activationPointX\"") {
      return ("a ButtonHeist snapshot", take)
    }
    return nil
  }
}
