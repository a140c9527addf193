import AuditCore
import Testing

@testable import Importers

/// Controls that code writes once and every row of a list shows.
@Suite struct RepeatedRowTests {
  /// The elements of an app of views, each written as its name and its body.
  private func elements(
    _ views: (name: String, body: String)..., members: String = ""
  ) -> [String: [Element]] {
    var app = AppImport(texts: [], baseLocale: "en", platform: .iOS, components: [])
    for (name, body) in views {
      let text = """
        import SwiftUI
        struct \(name): View {
          \(name == views.first?.name ? members : "")
          var body: some View { \(body) }
        }
        """
      app.add(app.read(Array(text.utf8), path: "\(name).swift"), path: "\(name).swift")
    }
    let screens = app.capture().screens
    return Dictionary(screens.map { ($0.id, $0.elements) }) { one, _ in one }
  }

  private func control(_ body: String, members: String = "") throws -> Element {
    let found = elements((name: "Teas", body: body), members: members)["Teas"]
    return try #require(found?.first { $0.role.isControl })
  }

  @Test(arguments: [
    #"ForEach(teas) { tea in Button("Favorite") { like(tea) } }"#,
    #"ForEach($teas) { $tea in Toggle("Favorite", isOn: $tea.isOn) }"#,
    #"ForEach($teas) { $tea in TextField("Favorite", text: $tea.name) }"#,
    #"List(teas) { tea in HStack { Text(tea.name); Button("Favorite") { like(tea) } } }"#,
    #"LazyVGrid(columns: c) { ForEach(teas, id: \.self) { tea in Button("Favorite") { like(tea) } } }"#,
    #"ForEach(Array(teas.enumerated()), id: \.offset) { index, tea in Button("Favorite") { like(tea) } }"#,
    #"Table(teas) { TableColumn("") { tea in Button("Favorite") { like(tea) } } }"#,
    #"ForEach(teas) { tea in Menu("Favorite") { Button(tea.name) { like(tea) } } }"#,
    #"ForEach(teas) { tea in Image("x").onTapGesture { like(tea) }.accessibilityLabel("Favorite").accessibilityAddTraits(.isButton) }"#,
    #"ForEach(teas) { tea in if tea.isOn { Button("Favorite") { like(tea) } } }"#,
    #"ForEach(teas) { (tea: Tea) in NavigationLink("Favorite", value: tea) }"#,
    #"ForEach(teas) { tea in row(tea) }"#,
  ])
  func `a control in a row that names no tea is repeated`(_ body: String) throws {
    let row = #"func row(_ item: Tea) -> some View { Button("Favorite") { like(item) } }"#
    let found = try control(body, members: body.contains("row(") ? row : "")
    #expect(found.label.value ?? found.text.value == "Favorite")
    #expect(found.repeated == true)
    #expect(found.object == .found("tea"))
    #expect(found.hasOneNameInAllRows)
  }

  @Test func `a value that code makes may say which`() throws {
    let button = #"Button("Favorite") { like(tea) }"#
    func value(_ code: String) throws -> Measured<String> {
      try control("ForEach(teas) { tea in \(button).accessibilityValue(\(code)) }").value
    }
    #expect(try value("tea.name") == .found("…"))
    #expect(try value(#""\(tea.name), hot""#) == .found("…, hot"))
    #expect(try value(#""Hot""#) == .found("Hot"))
    #expect(try control("ForEach(teas) { tea in \(button) }").value == .notMeasured)
  }

  @Test(arguments: [
    #"ForEach(teas) { Button("Favorite") { like($0) } }"#,
    #"ForEach(0..<5) { index in Button("Favorite") { rate(index) } }"#,
    #"ForEach(teas) { tea in Button("Favorite") { openHelp() } }"#,
  ])
  func `what it acts on is not known where the code has no word for it`(_ body: String) throws {
    let found = try control(body)
    #expect(found.repeated == true)
    #expect(found.object == .notMeasured)
  }

  @Test(arguments: [
    (#"if isOver { Button("Favorite") { like(tea) } }"#, Bool?.none),
    (#"if isOver, tea.isOn { Button("Favorite") { like(tea) } }"#, nil),
    (#"if !isOver { Button("Favorite") { like(tea) } }"#, true),
    (#"if isOver { Text("Pour") } else { Button("Favorite") { like(tea) } }"#, true),
    (#"if isOver || isOn { Button("Favorite") { like(tea) } }"#, true),
    (#"if isOpen { Button("Favorite") { like(tea) } }"#, true),
    (#"Button("Favorite") { like(tea) }.opacity(isOver ? 1 : 0)"#, nil),
    (#"Button("Favorite") { like(tea) }.opacity(isOver ? 1 : 0.5)"#, true),
  ])
  func `what is there under the pointer is in one row at a time`(
    _ body: String, _ repeated: Bool?
  ) throws {
    let row = "HStack { \(body) }.onHover { over in isOver = over; if over { isOpen = true } }"
    let found = try control("ForEach(teas) { tea in \(row) }")
    #expect(found.repeated == repeated)
  }

  @Test(arguments: [
    (#"if tea.isCurrent { Button("Details") { open(tea) } }"#, Bool?.none),
    (#"if tea.isCurrent { Text("Now") } else { Button("Details") { open(tea) } }"#, true),
    (#"if tea.isHot { Button("Details") { open(tea) } }"#, true),
    (#"if shop.isCurrent { Button("Details") { open(tea) } }"#, true),
    (#"if editedID == tea.id, isReady { Button("Details") { open(tea) } }"#, nil),
    (#"if tea == opened { Button("Details") { open(tea) } }"#, nil),
    (#"if tea == opened { Text("Now") } else { Button("Details") { open(tea) } }"#, true),
    (#"if editedID == tea.id || isReady { Button("Details") { open(tea) } }"#, true),
    (#"if tea.shopID == shop.id { Button("Details") { open(tea) } }"#, true),
    (#"if tea.shop.id == shop.id { Button("Details") { open(tea) } }"#, true),
  ])
  func `what only the current row has is there once`(_ body: String, _ repeated: Bool?) throws {
    #expect(try control("ForEach(teas) { tea in \(body) }").repeated == repeated)
  }

  @Test(arguments: ["store", "viewModel"])
  func `what holds the item has no name for people`(_ name: String) throws {
    let found = try control("ForEach(teas) { \(name) in Button(\"Favorite\") { \(name).like() } }")
    #expect(found.object == .found("item"))
  }

  @Test(arguments: [
    #"ForEach(teas) { tea in Button("Favorite \(tea.name)") { like(tea) } }"#,
    #"ForEach(teas) { tea in Button { like(tea) } label: { Text(tea.name) } }"#,
    #"ForEach(teas) { tea in NavigationLink(tea.name, value: tea) }"#,
  ])
  func `a name that the row fills in is its own`(_ body: String) throws {
    let found = try control(body)
    #expect(found.object == .found("tea"))
    #expect(!found.hasOneNameInAllRows)
  }

  @Test(arguments: [
    // No rows, or pages of which one is shown.
    #"List { Button("Favorite") { like(tea) } }"#,
    #"List(selection: $tea) { Button("Favorite") { like(tea) } }"#,
    #"TabView { ForEach(teas) { tea in Button("Favorite") { like(tea) } } }"#,
    // Met as actions, over the screen, or as a part of the row.
    #"ForEach(teas) { tea in Text(tea.name).swipeActions { Button("Favorite") { like(tea) } } }"#,
    #"ForEach(teas) { tea in Text(tea.name).contextMenu { Button("Favorite") { like(tea) } } }"#,
    #"ForEach(teas) { tea in Text(tea.name).sheet(isPresented: $x) { Button("Favorite") { like(tea) } } }"#,
    #"ForEach(teas) { tea in Menu { Button("Favorite") { like(tea) } } label: { Text(tea.name) } }"#,
    #"ForEach(teas) { tea in HStack { Text(tea.name); Button("Favorite") { like(tea) } }.accessibilityElement(children: .combine) }"#,
    #"ForEach(teas) { tea in Button { open(tea) } label: { Button("Favorite") { like(tea) } } }"#,
    // A field in a column of a table shows what is in it.
    #"Table($teas) { TableColumn("Favorite") { $tea in TextField("Favorite", text: $tea.name) } }"#,
    // In the rows of one kind only.
    #"ForEach(kinds) { kind in switch kind { case .green: Button("Favorite") { like(kind) }; default: Text("x") } }"#,
    #"ForEach(kinds) { kind in if kind == .green { Button("Favorite") { like(kind) } } }"#,
    // A stand-in while rows are loaded.
    #"ForEach(0..<3) { _ in Button("Favorite") { } }"#,
    // Called otherwise in other rows.
    #"ForEach(teas) { tea in Button { like(tea) } label: { if tea.isAll { Text("All") } else { Text(tea.name) } } }"#,
    #"ForEach(teas) { tea in Button(tea.isAll ? "All" : tea.name) { like(tea) } }"#,
    #"ForEach(teas) { tea in Button { like(tea) } label: { Text("More from"); NameOf(tea) } }"#,
  ])
  func `what is not met in every row is not repeated`(_ body: String) throws {
    let found = elements((name: "Teas", body: body))["Teas"] ?? []
    #expect(found.contains { $0.role.isControl })
    #expect(found.allSatisfy { $0.repeated == nil || !$0.hasOneNameInAllRows })
  }

  // MARK: Across files

  private static let row = (
    name: "TeaRow", body: #"HStack { Text(tea.name); Actions(model: tea.model, onHide: onHide) }"#
  )
  private static let actions = (
    name: "Actions",
    body: """
    HStack {
      Button("Favorite") { model.like() }
      Button("Hide", action: onHide)
      Button("Help") { openHelp() }
    }
    .contextMenu { Button("Share") { share(model) } }
    """
  )

  @Test func `a row's own view, and the views in it, are repeated`() throws {
    let found = elements(
      RepeatedRowTests.actions, RepeatedRowTests.row,
      (
        name: "Teas",
        body: #"""
        List { ForEach(teas) { tea in TeaRow(tea: tea, onHide: { hide(tea) }) }; Button("Add") { } }
        """#
      ))
    let actions = try #require(found["Actions"])
    #expect(actions.map(\.repeated) == [true, true, true, nil])
    #expect(actions.map(\.object) == [.found("tea"), .found("tea"), .notMeasured, .notMeasured])
    #expect(found["Teas"]?.first?.repeated == nil)
  }

  @Test(arguments: [
    "VStack { TeaRow(tea: tea) }",
    "ForEach(teas) { tea in NavigationLink { TeaRow(tea: tea) } label: { Text(tea.name) } }",
    "ForEach(teas) { tea in Text(tea.name).sheet(item: $x) { TeaRow(tea: tea) } }",
    "ForEach(teas) { tea in TeaRow(tea: tea).accessibilityElement(children: .combine) }",
    "ForEach(0..<3) { _ in TeaRow(tea: .sample).redacted(reason: .placeholder) }",
    "TabView { ForEach(teas) { tea in TeaRow(tea: tea) } }",
  ])
  func `a view that no row shows as it is, is not repeated`(_ body: String) throws {
    let found = elements(
      RepeatedRowTests.actions, RepeatedRowTests.row, (name: "Teas", body: body))
    #expect(try #require(found["Actions"]).allSatisfy { $0.repeated == nil })
  }

  @Test(arguments: [
    (".popover(isPresented: $x, content: details)", "details: { TeaRow(tea: tea) }", false),
    (".sheet(isPresented: $x) { details() }", "details: { TeaRow(tea: tea) }", false),
    (".contextMenu { details() }", nil, false), ("", "details: { TeaRow(tea: tea) }", true),
    (".overlay { details() }", "details: { TeaRow(tea: tea) }", true),
    (".sheet(isPresented: $x) { details() }.overlay { details() }", nil, true),
  ])
  func `what a row hands over to be shown when it opens is not in the row`(
    _ modifiers: String, _ part: String?, _ isRepeated: Bool
  ) throws {
    let shelf = """
      HStack { Text(t)\(modifiers.isEmpty ? "; details()" : modifiers) }
      }
      let details: () -> Details
      var other: some View { Text(t)
      """
    let call = part.map { "Shelf(tea: tea, \($0))" } ?? "Shelf(tea: tea) { TeaRow(tea: tea) }"
    var app = AppImport(texts: [], baseLocale: "en", platform: .iOS, components: [])
    let views = [
      RepeatedRowTests.actions, RepeatedRowTests.row, (name: "Shelf<Details: View>", body: shelf),
      (name: "Teas", body: "ForEach(teas) { tea in \(call) }"),
    ]
    for (name, body) in views {
      let text = "import SwiftUI\nstruct \(name): View { var body: some View { \(body) } }"
      app.add(app.read(Array(text.utf8), path: "\(name).swift"), path: "\(name).swift")
    }
    let actions = try #require(app.capture().screens.first { $0.id == "Actions" })
    #expect(actions.elements.contains { $0.repeated == true } == isRepeated)
  }

  @Test(
    arguments: [
      ("@State private var isRenaming = false", "if isRenaming", nil),
      ("@State var isRenaming: Bool = false", "if isRenaming, isOn", nil),
      ("@State private var isRenaming = true", "if isRenaming", true),
      ("let isRenaming: Bool", "if isRenaming", true),
    ] as [(String, String, Bool?)])
  func `what a state of the row turns on is in one row or another`(
    _ state: String, _ condition: String, _ repeated: Bool?
  ) throws {
    let found = elements(
      (name: "Cell", body: "\(condition) { Button(\"Save\") { save(tea) } }"),
      (name: "Teas", body: "ForEach(teas) { tea in Cell(tea: tea) }"), members: state)
    #expect(try #require(found["Cell"]?.first).repeated == repeated)
  }

  @Test func `of two views of one name it is not known which one a row shows`() throws {
    let found = elements(
      RepeatedRowTests.actions, RepeatedRowTests.row, RepeatedRowTests.row,
      (name: "Teas", body: "ForEach(teas) { tea in TeaRow(tea: tea) }"))
    #expect(try #require(found["Actions"]).allSatisfy { $0.repeated == nil })
  }

  // MARK: Cells

  private func screens(_ files: (String, String)...) -> [Screen] {
    var app = AppImport(texts: [], baseLocale: "en", platform: .iOS, components: [])
    for (path, text) in files { app.add(app.read(Array(text.utf8), path: path), path: path) }
    return app.capture().screens
  }

  @Test(arguments: [
    ("UITableViewCell", true), ("BaseCell", true), ("UICollectionViewCell", true),
    ("UIView", nil), ("UIViewController", nil),
  ])
  func `a control in the class of a cell is repeated`(_ type: String, _ expected: Bool?) throws {
    let found = screens(
      (
        "TeaCell.swift",
        """
        import UIKit
        class TeaCell: \(type) {
          let like = UIButton()
          func make() { like.accessibilityLabel = "Favorite" }
        }
        """
      ),
      (
        "BaseCell.swift",
        "import UIKit\nclass BaseCell: UITableViewCell { let x = UIButton(); func a() { x.setTitle(a, for: b) } }"
      ))
    #expect(try #require(found.first?.elements.first).repeated == expected)
  }

  @Test func `a control in the design of a row is repeated, where no code names it`() throws {
    let cell = """
      <tableView id="ttt-tt-ttt"><prototypes><tableViewCell id="rrr-rr-rrr" customClass="TeaCell">
        <subviews>
          <button id="b1"><state key="normal" title="Favorite"/></button>
          <button id="b2"><state key="normal" title="Hide"/></button>
          <button id="b3" customClass="Star"><state key="normal" title="Rate"/></button>
        </subviews>
        <connections><outlet property="hide" destination="b2"/></connections>
      </tableViewCell></prototypes></tableView>
      """
    let story = ("Tea.storyboard", IBFixtures.storyboard(("customClass=\"TeaList\"", cell)))
    let alone = try #require(screens(story).first).elements
    #expect(alone.map(\.repeated) == [nil, true, nil, nil])
    let named = try #require(
      screens(
        story,
        ("C.swift", "class TeaCell: UITableViewCell { @IBOutlet var hide: UIButton! }")
      ).first
    ).elements
    #expect(named.map(\.repeated) == [nil, true, true, nil])
  }
}

extension Element {
  /// Whether it stands in every row, and no code fills anything of the row in its name.
  fileprivate var hasOneNameInAllRows: Bool { repeated == true && source?.expression == nil }
}
