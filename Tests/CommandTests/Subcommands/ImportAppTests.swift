import TestSupport
import Testing

/// `aloud import` on the folder of an app.
@Suite("aloud import FOLDER") struct ImportAppTests {
  private static let view = """
    import SwiftUI

    struct CatalogView: View {
      var body: some View {
        List { Text("catalog.empty") }
          .navigationTitle("Teas")
          .toolbar {
            Button { filter() } label: { Image(systemName: "slider.horizontal.3") }
            Button { close() } label: { Image(systemName: "xmark") }
              .accessibilityLabel("close")
          }
      }
    }
    """

  private static func app() throws -> Sandbox {
    let box = try Sandbox()
    _ = try box.shell(
      """
      mkdir -p App/Sources App/Tests App/build App/de.lproj App/en.lproj App/Pods
      printf 'build/\\n*.old.swift\\n' > App/.gitignore
      """)
    try box.write(view, to: "App/Sources/CatalogView.swift")
    for place in ["Tests/CatalogViewTests", "build/Made", "Sources/A.old", "Pods/Pod"] {
      try box.write(
        view.replacing("CatalogView", with: "LeftOut"), to: "App/\(place).swift")
    }
    try box.write(
      #""close" = "Close"; "catalog.empty" = "No tea";"#, to: "App/en.lproj/Localizable.strings")
    try box.write(
      #""close" = "Schließen"; "catalog.empty" = "Kein Tee";"#,
      to: "App/de.lproj/Localizable.strings")
    return box
  }

  @Test func `a project that git ignores is read all the same`() throws {
    let box = try ImportAppTests.app()
    _ = try box.shell("mkdir -p App/Tea.xcodeproj && echo '*.xcodeproj/' >> App/.gitignore")
    try box.write(
      """
      {objects = {P = {isa = PBXProject; mainGroup = G; targets = (T, ); };
        G = {isa = PBXGroup; sourceTree = "<group>"; children = (F, ); };
        F = {isa = PBXFileReference; path = Sources/CatalogView.swift; sourceTree = "<group>"; };
        T = {isa = PBXNativeTarget; productType = "com.apple.product-type.tool"; buildPhases = (S, ); };
        S = {isa = PBXSourcesBuildPhase; files = (B, ); }; B = {isa = PBXBuildFile; fileRef = F; };
      }; rootObject = P; }
      """, to: "App/Tea.xcodeproj/project.pbxproj")
    let run = try box.aloud("import", "App", "-o", "app.json")
    #expect(run.code == 2)
    #expect(run.messages.contains("found no view, controller, storyboard or xib"))
    // What was left out tells why.
    #expect(run.messages.contains("left out 1 file that only targets for other platforms"))
  }

  @Test func `an app in Objective-C is told to need captures`() throws {
    let box = try ImportAppTests.app()
    _ = try box.shell("rm -r App/Sources && echo '@implementation Cup @end' > App/Cup.m")
    let run = try box.aloud("import", "App", "-o", "app.json")
    #expect(run.code == 2)
    #expect(run.messages.contains("views that 1 file of Objective-C may make in code are not read"))
  }

  @Test func `an app is called as its folder, dots and all`() throws {
    let box = try ImportAppTests.app()
    _ = try box.shell("mv App tea.shop")
    let run = try box.aloud("import", "tea.shop", "-o", "app.json")
    #expect(run.text == "app.json: tea.shop, 1 screen, 3 elements\n")
  }

  @Test func `a folder becomes a project in every language`() throws {
    let box = try ImportAppTests.app()
    let run = try box.aloud("import", "App", "-o", "app.json")
    #expect(run.code == 0, "\(run.messages)")
    #expect(run.text == "app.json: App, 1 screen, 3 elements\n")
    let text = try box.text("app.json")
    #expect(text.contains(#""locales": ["en", "de"]"#))
    #expect(text.contains(#""file": "Sources/CatalogView.swift", "line": 8, "column": 9"#))
    #expect(try box.aloud("validate", "app.json").code == 0)
    let audit = try box.aloud("audit", "app.json").text
    #expect(audit.contains("control-name"))
    #expect(audit.contains("slider.horizontal.3"))
    #expect(try box.aloud("speak", "app.json", "--locale", "de").text.contains("Schließen, Taste"))
  }

  @Test func `what the app never shows is read where it is wanted`() throws {
    let box = try ImportAppTests.app()
    try box.write(
      """
      import SwiftUI
      @main struct TeaApp: App { var body: some Scene { WindowGroup { CatalogView() } } }
      struct Draft: View {
        var body: some View { Button { brew() } label: { Image(systemName: "leaf") } }
      }
      #Preview { Draft() }
      """, to: "App/Sources/TeaApp.swift")
    let usual = try box.aloud("import", "App", "-o", "app.json")
    #expect(usual.text == "app.json: App, 1 screen, 3 elements\n")
    #expect(usual.messages.contains("left out 1 view that nothing but previews shows"))
    #expect(usual.messages.contains("--unshown reads the code that was left out as well"))
    let all = try box.aloud("import", "App", "--unshown", "-o", "all.json")
    #expect(all.text == "all.json: App, 3 screens, 7 elements\n")
    #expect(!all.messages.contains("left out"))
    let text = try box.text("all.json")
    #expect(text.contains("Sources/TeaApp.swift"))
    #expect(text.contains("Tests/CatalogViewTests.swift"))
    #expect(!text.contains("Pods/"))
  }

  @Test func `a folder again keeps ids, fixes and decisions`() throws {
    let box = try ImportAppTests.app()
    _ = try box.aloud("import", "App", "-o", "app.json")
    let before = try box.text("app.json")
    #expect(try box.aloud("import", "App", "--into", "app.json").code == 0)
    #expect(try box.text("app.json") == before)
    let element = "CatalogView/button-slider-horizontal-3"
    #expect(try box.aloud("fix", "app.json", element, "--label", "Filter teas").code == 0)
    // The code moves down, and a control is new.
    try box.write(
      "// Teas\n"
        + ImportAppTests.view.replacing(
          "Button { close() }", with: "Button(\"Sort\") { sort() }\n        Button { close() }"),
      to: "App/Sources/CatalogView.swift")
    let run = try box.aloud("import", "App", "--into", "app.json")
    #expect(run.code == 0, "\(run.messages)")
    #expect(run.text.contains("1 elements added"))
    #expect(run.text.contains("1 fix not in the app yet"))
    let text = try box.text("app.json")
    #expect(text.contains(#""label": "Filter teas""#))
    #expect(text.contains(#""line": 9"#))
  }

  @Test func `pictures are called as in the asset catalogue`() throws {
    let box = try ImportAppTests.app()
    // A folder in a catalogue may be called as one that is left out elsewhere.
    _ = try box.shell(
      """
      cd App && mkdir -p Assets.xcassets/ic_pot_24.imageset Assets.xcassets/Build/leaf.symbolset
      echo '{"properties": {"provides-namespace": true}}' > Assets.xcassets/Build/Contents.json
      echo 'not read' > Assets.xcassets/ic_pot_24.imageset/Contents.json
      """)
    try box.write(
      """
      import SwiftUI
      struct Pots: View {
        var body: some View {
          Button { pour() } label: { Image(.icPot24) }
          Button { pick() } label: { Image(.Build.leaf) }
        }
      }
      """, to: "App/Sources/Pots.swift")
    let run = try box.aloud("import", "App", "-o", "app.json")
    #expect(run.code == 0, "\(run.messages)")
    let text = try box.text("app.json")
    #expect(text.contains(#""icon": {"asset": "ic_pot_24"}"#))
    #expect(text.contains(#""icon": {"asset": "Build/leaf"}"#))
    let audit = try box.aloud("audit", "app.json", "--rule", "name-is-asset").text
    #expect(audit.contains(#"image asset is called "ic_pot_24" and stands in for the label"#))
  }

  /// An app with two more views, in a folder each.
  private static func largeApp() throws -> Sandbox {
    let box = try app()
    for name in ["Login", "Cart"] {
      _ = try box.shell("mkdir -p App/Sources/\(name)")
      try box.write(
        view.replacing("CatalogView", with: "\(name)View"),
        to: "App/Sources/\(name)/\(name)View.swift")
    }
    #expect(try box.aloud("import", "App", "-o", "app.json").code == 0)
    return box
  }

  @Test func `a view that is gone from a new checkout is marked and told`() throws {
    let box = try ImportAppTests.largeApp()
    _ = try box.shell("rm App/Sources/Login/LoginView.swift && touch App/Sources/Login/Keep.swift")
    let run = try box.aloud("import", "App", "--into", "app.json")
    #expect(run.code == 0, "\(run.messages)")
    #expect(run.text.contains("; 1 screen gone: LoginView\n"))
    #expect(!(try box.aloud("audit", "app.json").text.contains("LoginView")))
    let heard = try box.aloud("speak", "app.json", "LoginView").text
    #expect(heard.contains("gone from the app since "))
    _ = try box.aloud("export", "app.json", "-o", "app.md")
    #expect(try box.text("app.md").contains("| Teas | 3 | gone from the app |"))
    _ = try box.aloud("export", "app.json", "-o", "app.html")
    #expect(try box.text("app.html").contains("gone from the app</td>"))
  }

  @Test(arguments: [
    // A folder that is missing may have been left out of what is not a checkout of everything.
    ("rm -r App/Sources/Login", false), ("cd App && git init -q . && rm -r Sources/Login", true),
    ("cd App && git init -q . && echo / > .git/info/sparse-checkout && rm -r Sources/Login", false),
    ("rm App/Sources/Login/LoginView.swift", false),
    ("echo 'Sources/Login/' >> App/.gitignore", false),
    ("mv App/Sources/Login Elsewhere && ln -s ../../Elsewhere App/Sources/Login", false),
  ])
  func `only what was looked at is gone`(_ change: String, _ isGone: Bool) throws {
    let box = try ImportAppTests.largeApp()
    #expect(try box.shell(change).code == 0)
    let run = try box.aloud("import", "App", "--into", "app.json")
    #expect(run.code == 0, "\(run.messages)")
    #expect(run.text.contains("gone: LoginView") == isGone)
    #expect(run.text.contains("1 screen not looked at, kept as before") != isGone)
    #expect(try box.text("app.json").contains("missingSince") == isGone)
  }

  @Test(arguments: ["App/Sources/Cart", "App/Sources/Cart/CartView.swift"])
  func `a part of the app is imported into the whole`(_ part: String) throws {
    let box = try ImportAppTests.largeApp()
    let before = try box.text("app.json")
    let run = try box.aloud("import", part, "--into", "app.json", "--locale", "en")
    #expect(run.code == 0, "\(run.messages)")
    #expect(run.text.contains("2 screens not looked at, kept as before"))
    let text = try box.text("app.json")
    #expect(!text.contains("missingSince"))
    #expect(text.contains(#""file": "Sources/Cart/CartView.swift""#))
    #expect(text.count(where: \.isNewline) == before.count(where: \.isNewline))
  }

  @Test func `a view that another platform shows is not gone`() throws {
    let box = try ImportAppTests.largeApp()
    try box.write(
      "#if os(macOS)\n" + ImportAppTests.view.replacing("CatalogView", with: "MacView")
        + "\n#endif\n", to: "App/Sources/MacView.swift")
    _ = try box.aloud("import", "App", "--into", "app.json")
    #expect(try box.text("app.json").contains("MacView"))
    let run = try box.aloud("import", "App", "--into", "app.json", "--platform", "iOS")
    #expect(run.text.contains("1 screen not looked at"))
    #expect(try !box.text("app.json").contains("missingSince"))
  }

  @Test func `links are not followed out of the folder or in a circle`() throws {
    let box = try ImportAppTests.app()
    _ = try box.shell(
      "mkdir Other && ln -s ../Other App/Other && ln -s .. App/Up && ln -s . App/Here")
    try box.write(
      ImportAppTests.view.replacing("CatalogView", with: "OutsideView"), to: "Other/O.swift")
    _ = try box.shell("ln -s ../../Other/O.swift App/Sources/O.swift")
    let run = try box.aloud("import", "App", "-o", "app.json")
    #expect(run.code == 0)
    #expect(run.text == "app.json: App, 1 screen, 3 elements\n")
  }

  @Test func `a single file of code is read, and a folder without any is told`() throws {
    let box = try ImportAppTests.app()
    let run = try box.aloud("import", "App/Sources/CatalogView.swift", "-o", "one.json")
    #expect(run.text == "one.json: CatalogView, 1 screen, 3 elements\n")
    _ = try box.shell("mkdir Empty")
    let none = try box.aloud("import", "Empty", "-o", "none.json")
    #expect(none.code == 2)
    #expect(none.messages.contains("Empty: found no view"))
    #expect(!box.folder.names.contains("none.json"))
  }

  @Test func `a platform may be said, and one that is not known is told`() throws {
    let box = try ImportAppTests.app()
    try box.write(
      """
      import SwiftUI
      struct Two: View {
        var body: some View {
          #if os(macOS)
          Text("Mac")
          #else
          Text("Phone")
          #endif
        }
      }
      """, to: "App/Sources/Two.swift")
    _ = try box.aloud("import", "App", "-o", "mac.json", "--platform", "macOS")
    #expect(try box.text("mac.json").contains("\"Mac\""))
    #expect(try !box.text("mac.json").contains("\"Phone\""))
    let wrong = try box.aloud("import", "App", "-o", "x.json", "--platform", "Atari")
    #expect(wrong.code == 2)
    #expect(wrong.messages.contains("iOS, macOS"))
  }

  private static func interface(_ attributes: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.\(attributes)>
      <objects><window title="Teas" id="w"><view key="contentView" id="v">
        <rect key="frame" x="0.0" y="0.0" width="400" height="300"/>
        <subviews><button id="b"><rect key="frame" x="20" y="20" width="80" height="24"/>
          <buttonCell key="cell" title="Brew" id="c"/></button></subviews>
      </view></window></objects>
    </document>
    """
  }

  @Test(arguments: [
    (
      #"Cocoa.XIB" version="3.0" targetRuntime="MacOSX.Cocoa" launchScreen="YES""#,
      "a launch screen"
    ),
    (#"AppleTV.XIB" version="3.0" targetRuntime="AppleTV""#, "found one for tvOS"),
  ])
  func `a storyboard or xib that is not read says why`(_ attributes: String, told: String) throws {
    let box = try Sandbox(["Teas.xib": ImportAppTests.interface(attributes)])
    for more in [[], ["--from", "ib"]] {
      let run = try box.run(["import", "Teas.xib", "-o", "app.json"] + more)
      #expect(run.code == 2)
      #expect(run.messages.contains(told), "\(run.messages)")
    }
    let old = #"<archive type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="7.10"/>"#
    try box.write(old, to: "Old.xib")
    let run = try box.aloud("import", "Old.xib", "-o", "app.json")
    #expect(run.messages.contains("found a xib of Xcode 4 or older"), "\(run.messages)")
  }

  @Test func `a xib of a Mac app makes a project of a Mac`() throws {
    let mac = #"Cocoa.XIB" version="3.0" targetRuntime="MacOSX.Cocoa""#
    let box = try Sandbox(["Teas.xib": ImportAppTests.interface(mac)])
    let run = try box.aloud("import", "Teas.xib", "-o", "app.json")
    #expect(run.code == 0, "\(run.messages)")
    let project = try box.text("app.json")
    #expect(project.contains("\"platform\": \"macOS\""))
    #expect(project.split(separator: "\"platform\"").count == 2)
  }
}
