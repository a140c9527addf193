import AuditCore
import Testing

@testable import Importers

/// Which area of the views that classes hold takes touches.
@Suite struct ClassChangeTests {
  private typealias Make = IBFixtures

  /// The first element of a role in a xib of a cell of class TeaCell.
  private static func element(
    _ role: Role, _ inside: String, code: String, outlet: String = "part"
  ) throws -> Element {
    var app = AppImport(texts: [], baseLocale: "en", platform: nil, components: [])
    let cell = """
      <tableViewCell customClass="TeaCell" id="c">\(Make.rect((0, 0, 320, 44)))\
      <tableViewCellContentView key="contentView" id="cc">\(Make.rect((0, 0, 320, 44)))\
      <subviews>\(inside)</subviews></tableViewCellContentView>\
      <connections><outlet property="\(outlet)" destination="p" id="o"/></connections></tableViewCell>
      """
    let files = [("Tea.xib", Make.xib(cell)), ("TeaCell.swift", "import UIKit\n" + code)]
    for (path, text) in files { app.add(app.read(Array(text.utf8), path: path), path: path) }
    let elements = app.capture().screens.first { $0.id == "Tea" }?.elements ?? []
    return try #require(elements.first { $0.role == role })
  }

  private static func cell(_ members: String) -> String {
    "class TeaCell: UITableViewCell { @IBOutlet var part: UIView!\n\(members) }"
  }

  // MARK: Rows that take the tap

  private static let field =
    "<textField id=\"p\">\(IBFixtures.rect((100, 10, 200, 24)))</textField>"

  @Test(arguments: [
    """
    func a() { let g = UITapGestureRecognizer(target: self, action: #selector(tapped))
      addGestureRecognizer(g) }
    @objc func tapped(sender: UIView) { part.becomeFirstResponder() }
    """,
    """
    func a() { contentView.addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: #selector(Self.tapped(_:)))) }
    @objc func tapped(_ sender: UIView) { self.part.becomeFirstResponder() }
    """,
  ])
  func `a field is as large as the row whose tap begins to edit it`(_ members: String) throws {
    let field = try Self.element(.textField, Self.field, code: Self.cell(members))
    #expect(field.hitFrame == .found(Rect(x: 0, y: 0, width: 320, height: 44)))
  }

  @Test(arguments: [
    """
    func a() { let g = UITapGestureRecognizer(target: self, action: #selector(tapped))
      addGestureRecognizer(g) }
    @objc func tapped() { delegate.open() }
    func edit() { part.becomeFirstResponder() }
    """,
    """
    func a() { let g = UITapGestureRecognizer(target: self, action: #selector(tapped))
      icon.addGestureRecognizer(g) }
    @objc func tapped() { part.becomeFirstResponder() }
    """,
  ])
  func `a field is its own size where taps elsewhere do not begin to edit it`(
    _ members: String
  ) throws {
    let field = try Self.element(.textField, Self.field, code: Self.cell(members))
    #expect(field.hitFrame == .notMeasured)
  }

  @Test func `a field that takes no touches is no target, unless code makes it one`() throws {
    let field =
      "<textField userInteractionEnabled=\"NO\" id=\"p\">\(Make.rect((0, 0, 200, 22)))</textField>"
    let inert = try Self.element(.textField, field, code: Self.cell("func a() { part.alpha = 1 }"))
    #expect(inert.hitFrame == .none)
    let live = try Self.element(
      .textField, field, code: Self.cell("func a() { part.isUserInteractionEnabled = isEditing }"))
    #expect(live.hitFrame == .notMeasured)
  }

  @Test func `a view of the app's own that listens to nobody is no target`() throws {
    let handle = """
      <view customClass="Handle" id="h">\(Make.rect((132, 8, 56, 4)))\
      <accessibility key="accessibilityConfiguration" label="Close">\
      <accessibilityTraits key="traits" button="YES"/></accessibility></view>
      """
    func touch(_ members: String, _ base: String = "UIView") throws -> Measured<Rect> {
      try Self.element(.button, handle, code: "class Handle: \(base) { \(members) }", outlet: "x")
        .hitFrame
    }
    #expect(try touch("func a() { backgroundColor = .red }; let title: UILabel") == .none)
    #expect(
      try touch("override func touchesEnded(_ a: Set<UITouch>, with e: UIEvent?) { }") != .none)
    #expect(try touch("func a() { addGestureRecognizer(tap); label.text = b }") != .none)
    #expect(try touch("func a() { label.text = b }", "UIControl") != .none)
  }

  @Test func `a plain view whose holder listens to nobody is no target`() throws {
    let handle = """
      <view id="p">\(Make.rect((132, 8, 56, 4)))\
      <accessibility key="accessibilityConfiguration" label="Close">\
      <accessibilityTraits key="traits" button="YES"/></accessibility></view>
      """
    let drawn = try Self.element(.button, handle, code: Self.cell("func a() { part.alpha = 1 }"))
    #expect(drawn.hitFrame == .none)
    let pressed = try Self.element(
      .button, handle, code: Self.cell("func a() { part.addGestureRecognizer(tap) }"))
    #expect(pressed.hitFrame == .notMeasured)
  }

  // MARK: Pictures made with buttons

  private static let icon = "<button id=\"p\">\(IBFixtures.rect((10, 10, 24, 24)))</button>"

  @Test func `a button that does nothing and is called an image is a picture`() throws {
    let picture = try Self.element(
      .image, Self.icon, code: Self.cell("func a() { part.accessibilityTraits = .image }"))
    #expect(picture.hitFrame == .none)
  }

  @Test(arguments: [
    "func a() { part.accessibilityTraits = .image; part.addTarget(self, action: #selector(go), for: .touchUpInside) }",
    "func a() { part.accessibilityTraits = .image; part.on(.touchUpInside) { go() } }",
    "func a() { part.accessibilityTraits = .image; part.menu = menu }",
    "func a() { part.accessibilityTraits = [.image, .button] }",
  ])
  func `a button that does something is one, whatever it is called`(_ members: String) throws {
    let button = try Self.element(.button, Self.icon, code: Self.cell(members))
    #expect(button.hitFrame == .notMeasured)
  }

  @Test func `what is off and what no code reaches does nothing`() throws {
    let action =
      "<connections><action selector=\"pour:\" destination=\"-1\" id=\"a\"/></connections>"
    let off = "<button enabled=\"NO\" id=\"q\">\(Make.rect((10, 10, 24, 24)))\(action)</button>"
    #expect(try Self.element(.button, off, code: Self.cell("")).action.value == nil)
    let held = off.replacing("\"q\"", with: "\"p\"")
    #expect(try Self.element(.button, held, code: Self.cell("")).action == .found("pour"))
  }

  // MARK: What code shows in place of the file

  private static let close = """
    <button id="p">\(IBFixtures.rect((10, 10, 24, 24)))\
    <state key="normal" title="Button" image="ic-cross"/></button>
    """

  @Test(arguments: [
    ("func a() { part.setImage(Icons.cross, for: .normal) }", false),
    ("func a() { part.image = Icons.cross.tinted() }", false),
    ("func a() { part.setImage(Icons.cross, for: .selected) }", true),
    ("func a() { part.alpha = 1 }", true),
  ])
  func `a picture that code replaces is not the file's`(_ members: String, _ isFiles: Bool) throws {
    let button = try Self.element(.button, Self.close, code: Self.cell(members))
    #expect(button.icon == (isFiles ? .found(.asset("ic-cross")) : .notMeasured))
  }

  @Test(arguments: [
    ("func a() { part.alpha = 1 }", "Button"),
    ("func a() { part.setTitle(\"\", for: .normal) }", nil),
    ("func a() { part.setTitle(tea.name, for: .normal) }", nil),
    ("func a() { part.applyStyle(.round) }", nil),
  ])
  func `the title of Interface Builder is shown where no code sets one`(
    _ members: String, _ title: String?
  ) throws {
    let button = try Self.element(.button, Self.close, code: Self.cell(members))
    #expect(button.text.value == title)
  }

  @Test func `a dimmed button that does nothing and is not met is no target`() throws {
    let icon = """
      <button id="p">\(Make.rect((10, 10, 24, 24)))<accessibility key="accessibilityConfiguration">\
      <accessibilityTraits key="traits" notEnabled="YES"/><bool key="isElement" value="NO"/>\
      </accessibility></button>
      """
    let inert = try Self.element(.button, icon, code: Self.cell("func a() { part.alpha = 1 }"))
    #expect(inert.hitFrame == .none)
    let acting = try Self.element(
      .button, icon,
      code: Self.cell("func a() { part.addTarget(self, action: #selector(go), for: .all) }"))
    #expect(acting.hitFrame == .notMeasured)
  }

  // MARK: Sizes of stand-ins

  private static func button(
    _ width: Int, _ height: Int, fixed: String = "", code: String
  ) throws -> Rect? {
    let size =
      fixed.isEmpty ? "" : "<constraint firstAttribute=\"\(fixed)\" constant=\"30\" id=\"k\"/>"
    return try element(
      .button,
      """
      <button id="p">\(Make.rect((0, 0, width, height)))<constraints>\(size)</constraints>\
      <state key="normal" title="Go"/></button>
      """, code: cell("func a() { \(code) }")
    ).frame
  }

  @Test func `a button is not as narrow as the stand-in for its title`() throws {
    let titled = "part.setTitle(name, for: .normal)"
    #expect(try Self.button(30, 33, code: titled) == nil)
    #expect(try Self.button(30, 33, code: "part.tintColor = .red") != nil)
    let same = "part.setTitle(\"Stop\", for: .normal); part.setTitle(\"Go\", for: .normal)"
    #expect(try Self.button(30, 33, code: same) != nil)
    #expect(try Self.button(30, 33, fixed: "width", code: titled) != nil)
    #expect(try Self.button(80, 33, code: titled) != nil)
    // Too low whatever the title.
    #expect(try Self.button(30, 20, code: titled) != nil)
  }

  @Test func `a button is not as low as the look in its design`() throws {
    let styled = "part.setTitle(name, for: .normal); part.applyPrimaryButtonStyle()"
    #expect(try Self.button(30, 20, code: styled) == nil)
    #expect(try Self.button(300, 20, code: styled) == nil)
    #expect(try Self.button(300, 20, fixed: "height", code: styled) != nil)
  }
}
