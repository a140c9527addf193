import AuditCore
import Testing

@testable import Importers

/// What of a tree is no part of the app: examples, packages that nothing uses, files of no target.
@Suite struct ExampleProjectsTests {
  @Test(arguments: [
    ("Examples/Cup/A.swift", true), ("Examples/B.swift", true), ("Kit/Demo/A.swift", true),
    ("Kit/Sources/A.swift", false), ("Kit/Cups/App/A.swift", true), ("Tea/A.swift", false),
    ("A.swift", false),
  ])
  func `projects of examples and in packages are beside the app`(_ path: String, _ isExample: Bool)
  {
    let examples = ExampleProjects(
      [
        ("Tea.xcodeproj/project.pbxproj", true),
        ("Examples/Cup/Cup.xcodeproj/project.pbxproj", true),
        ("Kit/Demo/Demo.xcodeproj/project.pbxproj", true),
        ("Kit/Cups/App/Cups.xcodeproj/project.pbxproj", true),
        ("Kit/Kit.xcodeproj/project.pbxproj", false),
      ], packages: ["Kit"])
    #expect(examples.contains(path) == isExample)
  }

  @Test(arguments: [false, true])
  func `an example is the app where nothing else is`(_ makesApp: Bool) {
    let examples = ExampleProjects(
      [
        ("Kit.xcodeproj/project.pbxproj", makesApp),
        ("Example/Tea.xcodeproj/project.pbxproj", true),
      ], packages: [])
    #expect(examples.contains("Example/A.swift") == makesApp)
  }

  // MARK: Packages

  private static func uses(_ text: String) -> ViewUses { ViewUses(Array(text.utf8)) }

  private static let packages = [("Kit", "Kit"), ("Cup", "Cup"), ("Pot", "Pot")].map {
    folder, name in
    LocalPackage(
      Array(
        "let package = Package(name: \"\(folder)\", targets: [.target(name: \"\(name)\", dependencies: [.target(name: \"Milk\")])])"
          .utf8), path: folder + "/Package.swift")
  }

  @Test func `a package is used by what names a module of it`() {
    var begins = Self.uses("")
    begins.beginsApp = true
    let files: [(folder: Substring?, uses: ViewUses)] = [
      (nil, Self.uses("import Kit")), ("Kit", Self.uses("import Cup")), ("Cup", Self.uses("x")),
      ("Pot", Self.uses("import Pot")),
    ]
    let unused = UnusedPackages(Self.packages, products: [], files: files)
    #expect(unused.contains("Pot") && !unused.contains("Kit") && !unused.contains("Cup"))
    #expect(!unused.contains(nil))
    #expect(!UnusedPackages(Self.packages, products: ["Pot"], files: files).contains("Pot"))
    let app = files + [("Pot", begins)]
    #expect(!UnusedPackages(Self.packages, products: [], files: app).contains("Pot"))
  }

  @Test(arguments: [
    (
      ".target(name: \"Tea\", path: \"Tea\"), .library(name: \"TeaKit\", targets: [\"Tea\"])",
      ["Tea", "TeaKit"]
    ),
    (".target(name: \"Tea\", path: \"a\"), .target(name: name, path: \"b\")", []),
    (".executableTarget(name: \"brew\")", ["brew"]),
    (
      ".library(name: \"Tea-Kit\", targets: [\"TeaPot\", \"Milk\"]), .target(name: \"TeaPot\")",
      ["Milk", "TeaPot", "Tea_Kit"]
    ),
    (".target(name: \"2Cups\"), .testTarget(name: \"CupTests\")", ["_Cups"]),
    (".target(name: \"Tea\", dependencies: [.target(name: \"Milk\")])", ["Tea"]),
  ])
  func `a package is called by its modules and products`(_ text: String, _ names: [String]) {
    let package = LocalPackage(Array("let p = [\(text)]".utf8), path: "Kit/Package.swift")
    #expect(package.names.sorted() == names)
    #expect(package.folder == "Kit")
  }

  @Test(arguments: [
    ("import Tea_Kit", "", true), ("import Tea", "", false), ("", "@import Tea_Kit;", true),
    ("import TeaPot", "", true), ("import Cup", "", true), ("import Milk", "", false),
    ("let kit = \"Tea\"", "#import <Tea_Kit/Tea_Kit.h>", true),
  ])
  func `a package is used by the module's name, another language and what needs it`(
    _ swift: String, _ other: String, _ isUsed: Bool
  ) {
    let packages = [
      (
        "Tea",
        ".library(name: \"Tea-Kit\", targets: [\"TeaPot\"]), .target(name: \"TeaPot\", path: \"a\")"
      ),
      (
        "Cup",
        ".target(name: \"Cup\", dependencies: [.product(name: \"Tea-Kit\", package: \"Tea\")])"
      ),
      (
        "Milk",
        """
        .target(name: "Milk", dependencies: ["Other"]),
        .testTarget(name: "MilkTests", dependencies: [.product(name: "Tea-Kit", package: "Tea")])
        """
      ),
    ].map { LocalPackage(Array("let p = [\($1)]".utf8), path: $0 + "/Package.swift") }
    let files: [(folder: Substring?, uses: ViewUses)] = [
      (nil, Self.uses(swift)), (nil, ViewUses(naming: Array(other.utf8))),
    ]
    let unused = UnusedPackages(packages, products: [], files: files)
    #expect(unused.contains("Tea") != isUsed)
    #expect(!UnusedPackages(packages, products: ["Tea-Kit"], files: []).contains("Tea"))
  }

  // MARK: A whole tree

  private static let project = """
    {
      objects = {
        P = {isa = PBXProject; mainGroup = G; targets = (T, ); };
        G = {isa = PBXGroup; sourceTree = "<group>"; children = (A, B, C, D, ); };
        A = {isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
        B = {isa = PBXFileReference; path = Cup.xib; sourceTree = "<group>"; };
        C = {isa = PBXFileReference; path = B.swift; sourceTree = "<group>"; };
        D = {isa = PBXFileReference; path = Modules/Cart/Project.swift; sourceTree = "<group>"; };
        T = {isa = PBXNativeTarget; productType = "com.apple.product-type.application"; buildPhases = (S, ); };
        S = {isa = PBXSourcesBuildPhase; files = (FA, FB, FC, FD, ); };
        FA = {isa = PBXBuildFile; fileRef = A; };
        FB = {isa = PBXBuildFile; fileRef = B; };
        FC = {isa = PBXBuildFile; fileRef = C; };
        FD = {isa = PBXBuildFile; fileRef = D; };
      };
      rootObject = P;
    }
    """

  private static func capture(unshown: Bool) -> ImportedCapture {
    let package =
      "let package = Package(name: \"Kit\", targets: [.target(name: \"Kit\", path: \"S\")])"
    var app = AppImport(
      texts: [
        ("Tea.xcodeproj/project.pbxproj", project),
        ("Demo/Demo.xcodeproj/project.pbxproj", project), ("Kit/Package.swift", package),
      ].map { ($0.0, Array($0.1.utf8)) }, baseLocale: nil, platform: nil, components: [],
      unshown: unshown)
    func view(_ name: String) -> String {
      "import SwiftUI\npublic struct \(name): View { var body: some View { Button(\"Pour\") { } } }"
    }
    let xib = IBFixtures.xib("<button id=\"b\"><state key=\"normal\" title=\"Pour\"/></button>")
    let shop = "\n@main struct Shop: App { var body: some Scene { WindowGroup { A() } } }"
    let files = [
      ("A.swift", view("A") + shop), ("Cup.xib", xib), ("Old.xib", xib),
      ("OldA.swift", view("OldA")),
      ("Demo/D.swift", view("D")), ("Kit/S/K.swift", view("K")),
    ]
    for (path, text) in files { app.add(app.read(Array(text.utf8), path: path), path: path) }
    return app.capture()
  }

  @Test func `what is no part of the app is left out, counted, and read on demand`() {
    let app = Self.capture(unshown: false)
    #expect(app.screens.map(\.id) == ["A", "Cup"])
    #expect(
      Set(app.notes).isSuperset(of: [
        "left out 2 files that no target has",
        "left out 1 file of examples and playgrounds beside the app",
        "left out 1 file of packages that the app does not use",
      ]))
    #expect(Self.capture(unshown: true).screens.map(\.id) == ["A", "Cup", "Old", "OldA", "D", "K"])
  }

  @Test(arguments: [
    ([("Modules/Cart/Cart.podspec", "")], "", true), ([("Modules/Cart/BUILD", "")], "", true),
    ([("Modules/Cart/project.yml", "name: Cart")], "", true),
    ([("Modules/BUILD.bazel", "")], "", true),
    ([("BUILD", ""), ("project.yml", "name: Tea"), ("Modules/Pot/Pot.podspec", "")], "", false),
    ([], "let cart = UIStoryboard(name: \"Cart\", bundle: nil)", true),
    ([], "let cart = UINib(nibName: \"CartRow\", bundle: nil)", false),
    ([], "import ProjectDescription\nlet project = Project(name: \"Shop\")", true),
    ([], "struct Project { let cart: Cart }", false),
  ])
  func `a xib that other build files may have, or that code quotes, is none of no target`(
    _ files: [(String, String)], _ code: String, _ isMet: Bool
  ) {
    let texts = [("Tea.xcodeproj/project.pbxproj", Self.project)] + files
    var app = AppImport(
      texts: texts.map { ($0.0, Array($0.1.utf8)) }, baseLocale: nil, platform: nil, components: [])
    let xib = IBFixtures.xib("<button id=\"b\"><state key=\"normal\" title=\"Pour\"/></button>")
    let read = [
      ("Cup.xib", xib), ("Modules/Cart/UI/Cart.xib", xib), ("Modules/Cart/Project.swift", code),
    ]
    for (path, text) in read { app.add(app.read(Array(text.utf8), path: path), path: path) }
    let capture = app.capture()
    #expect(capture.screens.map(\.id) == (isMet ? ["Cup", "Cart"] : ["Cup"]))
    let note = "left out 1 file that no target has"
    #expect(capture.notes.contains(note) != isMet)
  }

  @Test(arguments: [
    ("let cart = 1", ["Cup", "Pot"]),
    ("class Pot: UIView { func a() { accessibilityLabel = t } }", ["Cup"]),
    ("class Pot: UIView { func a() { accessibilityLabel = t; load(\"Pot\") } }", ["Cup", "Pot"]),
  ])
  func `a text means the xib of a target, and a class in a xib is no xib`(
    _ code: String, _ ids: [String]
  ) {
    var app = AppImport(
      texts: [("Tea.xcodeproj/project.pbxproj", Array(Self.project.utf8))], baseLocale: nil,
      platform: nil, components: [])
    let xib = IBFixtures.xib(
      "<button id=\"b\" customClass=\"Pot\"><state key=\"normal\" title=\"Pour\"/></button>")
    let read = [
      ("Cup.xib", xib), ("Old/Cup.xib", xib), ("Pot.xib", xib),
      ("B.swift", "import UIKit\nlet cup = UINib(nibName: \"Cup\", bundle: nil)\n\(code)"),
    ]
    for (path, text) in read { app.add(app.read(Array(text.utf8), path: path), path: path) }
    #expect(app.capture().screens.map(\.id) == ids)
  }

  @Test(arguments: [
    ("// Cart.h\n/* Cart */ NSURL *a = u(@\"https://tea.shop/*\"); id b;", ["Cup"]),
    ("UINib *a = [UINib nibWithNibName:@\"Cart\" bundle:nil];", ["Cup", "Cart"]),
    ("NSURL *a = u(@\"https://tea.shop/*\"); Cart *b;", ["Cup", "Cart"]),
  ])
  func `comments in Objective-C name nothing`(_ code: String, _ ids: [String]) {
    var app = AppImport(
      texts: [("Tea.xcodeproj/project.pbxproj", Array(Self.project.utf8))], baseLocale: nil,
      platform: nil, components: [])
    let xib = IBFixtures.xib("<button id=\"b\"><state key=\"normal\" title=\"Pour\"/></button>")
    for (path, text) in [("Cup.xib", xib), ("Cart.xib", xib), ("Cart.m", code)] {
      app.add(app.read(Array(text.utf8), path: path), path: path)
    }
    #expect(app.capture().screens.map(\.id) == ids)
  }

  @Test(arguments: [
    ("<true/>", "Info.plist", ["Cup"]), ("<false/>", "Info.plist", ["Cup", "Main"]),
    ("<true/>", "Launcher/App-Info.plist", ["Cup", "Main"]),
    ("<true/>", "Launcher/Base.lproj/Info.plist", ["Cup", "Main"]),
  ])
  func `a helper that shows nothing has no screens`(
    _ value: String, _ own: String, _ ids: [String]
  ) {
    var app = AppImport(texts: [], baseLocale: nil, platform: .macOS, components: [])
    let xib = IBFixtures.xib("<button id=\"b\"><state key=\"normal\" title=\"Pour\"/></button>")
    let list = "<plist><dict><key>LSBackgroundOnly</key>\n  \(value)</dict></plist>"
    let files = [
      ("Cup.xib", xib), ("Launcher/Base.lproj/Main.xib", xib), ("Launcher/Info.plist", list),
      (own, "<plist/>"),
    ]
    for (path, text) in files { app.add(app.read(Array(text.utf8), path: path), path: path) }
    #expect(app.capture().screens.map(\.id) == ids)
    let note = "left out 1 storyboard or xib of helpers that run in the background only"
    #expect(app.capture().notes.contains(note) == !ids.contains("Main"))
  }
}
