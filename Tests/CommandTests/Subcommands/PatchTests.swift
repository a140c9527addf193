import TestSupport
import Testing

/// `aloud patch`: fixes go back to where the app's texts are written.
@Suite("aloud patch") struct PatchTests {
  private static func app() throws -> Sandbox {
    let box = try Sandbox()
    _ = try box.shell("mkdir -p App/en.lproj App/de.lproj")
    try box.write(
      """
      import SwiftUI

      struct CatalogView: View {
        var body: some View {
          Button { filter() } label: {
            Image(systemName: "slider.horizontal.3")
          }
          Button { close() } label: { Image(systemName: "xmark") }
            .accessibilityLabel("close")
          Image("pot")
        }
      }

      """, to: "App/CatalogView.swift")
    try box.write("\"close\" = \"xmark\";\n", to: "App/en.lproj/Localizable.strings")
    try box.write("\"close\" = \"xmark\";\n", to: "App/de.lproj/Localizable.strings")
    _ = try box.shell("cd App && git init -q . && git add -A")
    _ = try box.aloud("import", "App", "-o", "app.json")
    return box
  }

  private static let fixes = [
    ["CatalogView/button-slider-horizontal-3", "--label", "Filter teas"],
    ["CatalogView/button-slider-horizontal-3", "--hint", "Opens filters"],
    ["CatalogView/button-xmark", "--label", "Close"],
    ["CatalogView/button-xmark", "--label", "Schließen", "--locale", "de"],
    ["CatalogView/image-pot", "--decorative", "yes"],
  ]

  @Test func `applied and imported again, the findings are gone`() throws {
    let box = try PatchTests.app()
    #expect(try box.aloud("audit", "app.json", "--fail-on", "minor").code == 1)
    for fix in PatchTests.fixes {
      #expect(try box.run(["fix", "app.json"] + fix).code == 0)
    }
    let run = try box.aloud("patch", "app.json", "--source", "App", "--output", "fixes.patch")
    #expect(run.code == 0)
    #expect(run.messages == "aloud: 5 fixes in 3 files; 0 left to you\n")
    #expect(try box.shell("cd App && git apply ../fixes.patch").code == 0)
    #expect(
      try box.text("App/CatalogView.swift").contains(
        """
            }
            .accessibilityLabel("Filter teas")
            .accessibilityHint("Opens filters")
            Button
        """))
    #expect(try box.text("App/en.lproj/Localizable.strings") == "\"close\" = \"Close\";\n")
    #expect(try box.text("App/de.lproj/Localizable.strings") == "\"close\" = \"Schließen\";\n")
    _ = try box.aloud("import", "App", "-o", "again.json")
    #expect(try box.aloud("audit", "again.json", "--fail-on", "minor").code == 0)
    // The project knows the app as it knew it, and nothing is left to do.
    let merged = try box.aloud("import", "App", "--into", "app.json")
    #expect(!merged.text.contains("not in the app yet"))
    #expect(!merged.text.contains("elements added") || merged.text.contains("0 elements added"))
  }

  @Test func `a label that other code sets is left to people`() throws {
    let box = try Sandbox()
    _ = try box.shell("mkdir App")
    try box.write(
      """
      import UIKit
      class Header: UIView {
        let filterButton = UIButton()
        func make() {
          filterButton.setImage(UIImage(systemName: "slider"), for: .normal)
        }
      }
      """, to: "App/Header.swift")
    try box.write(
      """
      import UIKit
      class List: UIViewController {
        let header = Header()
        func name() { header.filterButton.accessibilityLabel = title }
      }
      """, to: "App/List.swift")
    _ = try box.aloud("import", "App", "-o", "app.json")
    #expect(
      try box.aloud("fix", "app.json", "Header/filterButton", "--label", "Filter").code == 0)
    let run = try box.aloud("patch", "app.json", "--source", "App", "--output", "fixes.patch")
    #expect(run.messages.contains("0 fixes in 0 files; 1 left to you"))
    #expect((run.text + run.messages).contains("header.filterButton.accessibilityLabel"))
    #expect((run.text + run.messages).contains("accessibilityLabel = \"Filter\""))
  }

  @Test func `a link beside its file is no second place`() throws {
    let box = try PatchTests.app()
    _ = try box.shell("ln -s CatalogView.swift App/Again.swift")
    _ = try box.aloud("import", "App", "-o", "linked.json")
    #expect(try box.text("linked.json").contains("CatalogView.swift"))
    #expect(try !box.text("linked.json").contains("Again.swift"))
  }

  @Test func `another view at the place of the one that was reviewed is not changed`() throws {
    let box = try PatchTests.app()
    _ = try box.run(["fix", "app.json"] + PatchTests.fixes[0])
    let code = try box.text("App/CatalogView.swift")
    try box.write(
      code.replacing("    Button { filter()", with: "    Image(\"tea\")\n    Button { filter()"),
      to: "App/CatalogView.swift")
    let run = try box.aloud("patch", "app.json", "--source", "App")
    #expect(run.text == "")
    #expect(run.messages.contains("the file has changed since it was imported; import it again"))
  }

  @Test func `what cannot be written is told with the code to paste`() throws {
    let box = try PatchTests.app()
    _ = try box.run(["fix", "app.json"] + PatchTests.fixes[0])
    try box.write("import SwiftUI\n", to: "App/CatalogView.swift")
    let run = try box.aloud("patch", "app.json", "--source", "App")
    #expect(run.code == 0)
    #expect(run.text == "")
    #expect(run.messages.contains("0 fixes in 0 files; 1 left to you"))
    #expect(run.messages.contains("import it again"))
    #expect(run.messages.contains(#".accessibilityLabel("Filter teas")"#))
  }

  @Test func `a file outside of the app is never read`() throws {
    let box = try PatchTests.app()
    _ = try box.run(["fix", "app.json"] + PatchTests.fixes[0])
    let text = try box.text("app.json")
    try box.write(
      text.replacing("\"file\": \"CatalogView.swift\"", with: "\"file\": \"../secret.swift\""),
      to: "app.json")
    try box.write(try box.text("App/CatalogView.swift"), to: "secret.swift")
    let run = try box.aloud("patch", "app.json", "--source", "App")
    #expect(run.text == "")
    #expect(run.messages.contains("there is no file ../secret.swift"))
  }

  @Test func `the folder has to be said and be there`() throws {
    let box = try PatchTests.app()
    #expect(try box.aloud("patch", "app.json").code == 2)
    let none = try box.aloud("patch", "app.json", "--source", "Nowhere")
    #expect(none.code == 2)
    #expect(none.messages.contains("Nowhere"))
  }
}
