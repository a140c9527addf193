import AuditCore
import ProjectStore
import Testing
import Workbench

@testable import aloud

/// The themes that come with the program.
@Suite struct ThemeTests {
  static let shipped = [
    "colour-blind", "dark", "default", "high-contrast", "light", "monochrome",
  ]
  /// Themes that state every colour, so that they look the same on any terminal.
  static let stated = ["colour-blind", "dark", "high-contrast", "light"]
  static let impacts: [Style] = [.critical, .serious, .moderate, .minor]

  static var package: String {
    var path = #filePath
    for _ in 0..<3 { path = PosixFile.folder(of: path) }
    return path
  }

  static func load(_ name: String) throws(ThemeError) -> Theme {
    try ThemeLibrary.load(
      name, environment: ["ALOUD_THEMES": package + "/Themes"], executable: "/nowhere/bin/aloud")
  }

  @Test(arguments: shipped)
  func `every theme is complete and named like its file`(_ name: String) throws {
    #expect(try ThemeTests.load(name).name == name)
  }

  @Test func `the folder holds these themes and no other`() {
    #expect(
      ThemeLibrary.names(
        environment: ["ALOUD_THEMES": ThemeTests.package + "/Themes"],
        executable: "/nowhere/bin/aloud") == ThemeTests.shipped)
  }

  @Test(arguments: stated)
  func `a theme with colours states both of every pair`(_ name: String) throws {
    let theme = try ThemeTests.load(name)
    for style in Style.allCases {
      #expect(theme[style].foreground.stated != nil, "\(style)")
      #expect(theme[style].background.stated != nil, "\(style)")
    }
  }

  @Test(arguments: stated)
  func `every stated pair has the contrast text needs`(_ name: String) throws {
    // WCAG 2.2, 1.4.3 asks for 4.5:1 and 1.4.6 for 7:1.
    let least = name == "high-contrast" ? 7.0 : 4.5
    let theme = try ThemeTests.load(name)
    for style in Style.allCases {
      let foreground = try #require(theme[style].foreground.stated)
      let background = try #require(theme[style].background.stated)
      let ratio = foreground.contrast(with: background)
      #expect(ratio >= least, "\(style) \(foreground.hex) on \(background.hex) is \(ratio):1")
    }
  }

  @Test(arguments: stated + ["monochrome"])
  func `a stated colour is not dimmed, which would take its contrast away`(_ name: String) throws {
    let theme = try ThemeTests.load(name)
    for style in Style.allCases { #expect(!theme[style].dim, "\(style)") }
  }

  @Test(arguments: ["default", "monochrome"])
  func `a theme of the terminal's own colours states none`(_ name: String) throws {
    let theme = try ThemeTests.load(name)
    for style in Style.allCases {
      #expect(theme[style].foreground == .terminalDefault, "\(style)")
      #expect(theme[style].background == .terminalDefault, "\(style)")
    }
  }

  @Test(arguments: shipped)
  func `impacts differ without colour`(_ name: String) throws {
    let theme = try ThemeTests.load(name)
    let attributes = Set(ThemeTests.impacts.map { theme[$0].attributes })
    #expect(attributes.count == ThemeTests.impacts.count)
  }

  @Test(arguments: stated)
  func `impacts differ in colour too`(_ name: String) throws {
    let theme = try ThemeTests.load(name)
    #expect(Set(ThemeTests.impacts.map { theme[$0].foreground }).count == 4)
  }

  @Test(arguments: shipped)
  func `the focused row stands out on every terminal`(_ name: String) throws {
    let theme = try ThemeTests.load(name)
    #expect(theme[.focus].reverse)
    #expect(theme[.selection].attributes != theme[.focus].attributes)
    #expect(theme[.plain].attributes == Look().attributes)
  }

  @Test func `the default theme of the program is the one in the folder`() throws {
    let file = try PosixFile.read(ThemeTests.package + "/Themes/default.json")
    #expect(String(decoding: file, as: UTF8.self) == BuiltInTheme.text)
    #expect(try ThemeTests.load("default") == BuiltInTheme.theme)
    #expect(BuiltInTheme.theme[.critical].bold)
  }
}

extension ThemeColour {
  /// The colour, where it does not depend on the terminal.
  var stated: Colour? {
    guard case .rgb(let red, let green, let blue) = self else { return nil }
    return Colour(red: Double(red), green: Double(green), blue: Double(blue))
  }
}

extension Look {
  /// What is left of it on a terminal without colours.
  var attributes: Look {
    Look(bold: bold, underline: underline, reverse: reverse, dim: dim)
  }
}
