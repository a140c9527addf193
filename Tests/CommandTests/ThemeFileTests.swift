import ProjectStore
import Testing
import Workbench

@testable import aloud

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Reading theme files of all kinds, in a folder of the test's own.
@Suite final class ThemeFileTests {
  private let folder: String

  init() throws {
    var template = Array("/tmp/themes-XXXXXX".utf8CString)
    let made = try #require(mkdtemp(&template))
    folder = String(cString: made)
  }

  deinit {
    for name in ThemeFolders.names(in: folder) { unlink("\(folder)/\(name).json") }
    rmdir(folder)
  }

  private func write(_ name: String, _ text: String) throws {
    let file = open("\(folder)/\(name).json", O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    defer { close(file) }
    try Array(text.utf8).withUnsafeBytes { try PosixFile.write($0, to: file, path: name) }
  }

  private func load(_ name: String, noColour: String? = nil) throws(ThemeError) -> Theme {
    var environment = ["ALOUD_THEMES": folder]
    environment["NO_COLOR"] = noColour
    return try ThemeLibrary.load(name, environment: environment, executable: "/nowhere/bin/aloud")
  }

  private func complaint(_ name: String) -> String? {
    do {
      _ = try load(name)
      return nil
    } catch { return "\(error)" }
  }

  // MARK: - Inheriting

  @Test func `a theme takes what it does not say from the one it inherits`() throws {
    try write("own", #"{"inherits": "default", "styles": {"serious": {"underline": true}}}"#)
    let own = try load("own")
    #expect(own[.serious] == Look(bold: true, underline: true))
    #expect(own[.title] == BuiltInTheme.theme[.title])
    #expect(own.name == "own")
  }

  @Test func `a theme may take an attribute away`() throws {
    try write("own", #"{"inherits": "default", "styles": {"title": {"bold": false}}}"#)
    #expect(try load("own")[.title] == Look())
  }

  @Test func `a palette changes the colours of inherited styles`() throws {
    try write(
      "day",
      """
      {"inherits": "default", "palette": {"ink": "#102030", "paper": "ansi:15"},
       "styles": {"plain": {"foreground": "ink", "background": "paper"}}}
      """)
    try write("night", ##"{"inherits": "day", "palette": {"ink": "#FFEECC"}}"##)
    #expect(try load("day")[.plain].foreground == .rgb(0x10, 0x20, 0x30))
    #expect(try load("night")[.plain].foreground == .rgb(0xFF, 0xEE, 0xCC))
    #expect(try load("night")[.plain].background == .named(15))
  }

  @Test func `a style may state its colour itself, and default is the terminal's`() throws {
    try write(
      "own",
      ##"{"inherits": "default", "styles": {"key": {"foreground": "#0a0", "background": "default"}}}"##
    )
    #expect(try load("own")[.key] == Look(foreground: .rgb(0, 0xAA, 0), bold: true))
  }

  @Test func `themes that inherit each other are refused`() throws {
    try write("a", #"{"inherits": "b"}"#)
    try write("b", #"{"inherits": "a"}"#)
    #expect(
      complaint("a")
        == "\(folder)/b.json:1:14: expected a theme that does not inherit this one, "
        + "found \"a\", which leads back here")
  }

  @Test func `a theme that inherits itself is refused`() throws {
    try write("a", #"{"inherits": "a"}"#)
    #expect(complaint("a")?.contains("leads back here") == true)
  }

  @Test func `a theme that inherits one that is not there is refused, with those that are`() throws
  {
    try write("a", "{\n  \"inherits\": \"dusk\"}")
    #expect(
      complaint("a")
        == "\(folder)/a.json:2:15: expected a theme (a, default), found \"dusk\"")
  }

  // MARK: - Mistakes

  @Test(arguments: [
    ("[]", "1:1: expected a theme, as an object, found a list"),
    ("{", "1:2: expected a member name"),
    (#"{"inherits": 1}"#, #"1:14: expected a string for "inherits", found a number"#),
    (#"{"styles": []}"#, #"1:12: expected an object of styles for "styles", found a list"#),
    (#"{"styles": {"critcal": {}}}"#, "1:13: expected a style (plain, title"),
    (#"{"styles": {"key": true}}"#, "1:20: expected an object for one style, found true"),
    (#"{"styles": {"key": {"italic": true}}}"#, #"1:21: expected foreground, background, bold"#),
    (#"{"styles": {"key": {"bold": "yes"}}}"#, #"1:29: expected true or false for "bold""#),
    (#"{"styles": {"key": {}}}"#, "1:12: expected a look for every style"),
    (
      #"{"inherits": "default", "styles": {"key": {"foreground": "redd"}}}"#,
      "1:58: expected a colour"
    ),
    (
      ##"{"inherits": "default", "palette": {"i": "#12"}, "styles": {"key": {"foreground": "i"}}}"##,
      "1:42: expected a colour: #RRGGBB, ansi:0 to ansi:15, default, or a name in the palette, "
        + ##"found "#12""##
    ),
    (
      ##"{"inherits": "default", "styles": {"key": {"foreground": "ansi:16"}}}"##,
      #"found "ansi:16""#
    ),
    (
      ##"{"inherits": "default", "styles": {"key": {"foreground": "#11223344"}}}"##,
      ##"found "#11223344""##
    ),
    (
      #"{"name": "b", "inherits": "default"}"#,
      #"1:10: expected "a", the name of the file, found "b""#
    ),
  ])
  func `a mistake is told with its place`(_ text: String, _ message: String) throws {
    try write("a", text)
    let complaint = try #require(self.complaint("a"))
    #expect(complaint.contains(message), "\(complaint)")
    #expect(complaint.hasPrefix("\(folder)/a.json:"))
  }

  @Test func `missing styles are named`() throws {
    let all = Style.names.filter { $0 != "match" && $0 != "key" }.map { "\"\($0)\": {}" }
    try write("a", "{\"styles\": {\(all.joined(separator: ", "))}}")
    #expect(complaint("a")?.hasSuffix("found none for key, match") == true)
  }

  @Test func `a theme nobody has is told with those there are`() throws {
    try write("dusk", #"{"inherits": "default"}"#)
    #expect(complaint("dawn") == #"no theme is called "dawn"; there are default, dusk"#)
    #expect(complaint("") == #"no theme is called ""; there are default, dusk"#)
    #expect(complaint("..")?.hasPrefix("no theme is called") == true)
  }

  @Test func `a theme may be given by its path`() throws {
    try write("dusk", #"{"inherits": "default"}"#)
    #expect(try load("\(folder)/dusk.json").name == "dusk")
    #expect(complaint("\(folder)/dawn.json")?.contains("no such file") == true)
  }

  // MARK: - Where themes are found

  @Test func `the program starts without any file`() throws {
    #expect(try load("default") == BuiltInTheme.theme)
    #expect(
      ThemeLibrary.names(environment: [:], executable: "/nowhere/bin/aloud").contains("default"))
  }

  @Test func `without colour the monochrome theme is used, whatever is asked for`() throws {
    try write("monochrome", #"{"inherits": "default", "styles": {"muted": {"dim": false}}}"#)
    try write("dusk", ##"{"inherits": "default", "styles": {"key": {"foreground": "#FFFFFF"}}}"##)
    #expect(try load("dusk", noColour: "1").name == "monochrome")
    #expect(try load("dusk", noColour: "").name == "dusk")
  }

  @Test func `without colour and without files the program's own theme is used`() throws {
    #expect(try load("dusk", noColour: "1") == BuiltInTheme.theme)
  }

  @Test func `folders are searched in order, the reviewer's own first`() {
    #expect(
      ThemeFolders.all(
        environment: ["ALOUD_THEMES": "/mine", "XDG_CONFIG_HOME": "/config", "HOME": "/home/me"],
        executable: "/nowhere/bin/aloud")
        == ["/mine", "/config/aloud/themes", "/nowhere/share/aloud/Themes"])
    #expect(
      ThemeFolders.all(environment: ["HOME": "/home/me"], executable: "/nowhere/bin/aloud")
        == ["/home/me/.config/aloud/themes", "/nowhere/share/aloud/Themes"])
  }

  @Test func `a program that is not installed finds the themes of its package`() {
    let folders = ThemeFolders.all(
      environment: [:], executable: ThemeTests.package + "/.build/debug/aloud")
    #expect(folders.last == ThemeTests.package + "/Themes")
  }
}
