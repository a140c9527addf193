import AuditCore
import Testing

@testable import Importers

/// Classes of views and controllers that nothing in an app names.
@Suite struct DeadClassesTests {
  private static let cup = """
    class CupView: UIView {
      let pour = UIButton()
      func make() {
        pour.setImage(UIImage(named: "pour"), for: .normal)
        addSubview(pour)
        CupView.log()
      }
    }
    extension CupView { static func log() { } }
    """

  private func capture(
    _ cup: String = DeadClassesTests.cup, isWhole: Bool = true, project: String = "",
    others: [(path: String, text: String)] = []
  ) -> ImportedCapture {
    let texts = project.isEmpty ? [] : [("project.yml", Array(project.utf8))]
    var app = AppImport(texts: texts, baseLocale: nil, platform: .iOS, components: [])
    var files = [("Cup.swift", "import UIKit\n" + cup)] + others.map { ($0.path, $0.text) }
    if isWhole { files.append(("App.swift", "import SwiftUI\n@main class App: UIResponder { }")) }
    for (path, text) in files { app.add(app.read(Array(text.utf8), path: path), path: path) }
    return app.capture()
  }

  @Test func `a class that nothing names is left out and counted`() {
    let whole = capture()
    #expect(whole.screens.isEmpty)
    #expect(whole.notes.first == "left out 1 class of views and controllers that nothing names")
    // Who makes the views of a part of an app is not known.
    #expect(capture(isWhole: false).screens.map(\.id) == ["CupView"])
  }

  @Test(arguments: [
    ("A.swift", "import UIKit\nlet cup = CupView()"), ("A.swift", "let cup = CupView()"),
    ("A.swift", "import UIKit\nclass Mug: CupView { }"),
    ("A.swift", "import UIKit\nlet cup = NSClassFromString(\"Shop.CupView\")"),
    ("A.swift", "let cup = storyboard.make(\"CupView\")"),
    ("A.m", "#import \"Shop-Swift.h\"\nid cup = [[CupView alloc] init];"),
    ("Share/Info.plist", "<key>NSExtensionPrincipalClass</key><string>$(X).CupView</string>"),
    ("A.storyboard", "<document><view customClass=\"CupView\"/></document>"),
    ("A.swift", "#if NEVER\nlet a = 1\n#else\nlet cup = CupView()\n#endif\nimport SwiftUI"),
  ])
  func `one that anything names stays`(_ path: String, _ text: String) {
    #expect(capture(others: [(path, text)]).screens.map(\.id) == ["CupView"])
  }

  @Test(arguments: ["@objc(Cup)\n", "@objc ", "public ", "open ", "@objcMembers final "])
  func `one that others may know stays`(_ head: String) {
    #expect(capture(head + DeadClassesTests.cup).screens.map(\.id) == ["CupView"])
  }

  @Test(arguments: [
    ("application", ["Cup.swift"], true), ("framework", ["Cup.swift"], false),
    ("application", ["Mug.swift"], false),
  ])
  func `what only an app has is public to nobody`(
    _ type: String, _ sources: [String], _ isLeftOut: Bool
  ) {
    let project = """
      targets:
        Shop:
          type: \(type)
          platform: iOS
          sources: [App.swift, \(sources.joined(separator: ", "))]
      """
    let screens = capture("public " + DeadClassesTests.cup, project: project).screens
    #expect(screens.isEmpty == isLeftOut)
    // What begins the app is met all the same.
    let main = "@main public " + DeadClassesTests.cup
    #expect(capture(main, isWhole: false, project: project).screens.map(\.id) == ["CupView"])
  }

  @Test func `a project may name one`() {
    let project = "targets:\n  Share:\n    info: {NSExtensionPrincipalClass: Shop.CupView}\n"
    #expect(capture(project: project).screens.map(\.id) == ["CupView"])
    #expect(capture(project: "targets:\n  Share: CupView\n").screens.isEmpty)
  }

  @Test func `what only a dead class makes is dead, and what a text says makes no view of SwiftUI`()
  {
    let host = """
      class Host: UIViewController { let cup = CupView()
        let close = UIButton()
        func make() { close.setImage(UIImage(named: "x"), for: .normal) } }
      """
    let whole = capture(others: [("Host.swift", "import UIKit\n" + host)])
    #expect(whole.screens.isEmpty)
    #expect(whole.notes.first == "left out 2 classes of views and controllers that nothing names")
    let tea = "import SwiftUI\nstruct Tea: View { var body: some View { Image(\"tea\") } }"
    let title = "let title = \"Tea\""
    #expect(capture(others: [("Tea.swift", tea), ("A.swift", title)]).screens.isEmpty)
  }
}
