import AuditCore
import Testing

@testable import Importers

/// What code makes of UIKit and AppKit, as elements.
@Suite struct UIKitReaderTests {
  private func elements(_ members: String) -> [Element] {
    let reader = SwiftSourceReader(
      tables: StringTables(), baseLocale: "en",
      platforms: AppPlatforms(asked: nil, stated: []), components: [])
    let text = "import UIKit\nclass TeaController: UIViewController {\n\(members)\n}\n"
    return reader.read(Array(text.utf8), path: "Tea.swift").screens.first?.elements ?? []
  }

  @Test func `pictures of AppKit have names of their own`() throws {
    let button = try #require(
      elements(
        "let add = NSButton(image: NSImage(named: NSImage.addTemplateName)!, target: nil, action: nil)"
      ).first)
    #expect(button.icon == .found(.asset("NSAddTemplate")))
    #expect(!button.label.isMeasured)
  }

  @Test func `what a closure returns may be of a class of the app's own`() throws {
    let button = try #require(
      elements(
        """
        let brew: UIButton = {
          let edge = Edge(width: 2)
          let button = RoundButton(type: .custom)
          button.setTitle("Brew", for: .normal)
          return button
        }()
        func colour() { brew.setBackgroundImage(.plain(.green), for: .normal) }
        func end() { self.brew.setTitle("Done", for: .normal) }
        """
      ).first)
    #expect(button.text == .found("Brew"))
    #expect(button.label == .none)
  }

  @Test func `extensions of the file set up what the class holds`() throws {
    let button = try #require(
      elements(
        """
        let pot = UIButton()
        }
        extension TeaController {
          func make() { pot.setImage(UIImage(named: "pot"), for: .normal); pot.accessibilityLabel = "Pot" }
        """
      ).first)
    #expect(button.label == .found("Pot"))
    #expect(button.icon == .found(.asset("pot")))
  }

  @Test func `what stands in a field is its value`() throws {
    let fields = elements(
      """
      let brew = UIButton()
      let shop = UITextField()
      let tea = UITextField()
      func setUp() {
        shop.text = "tea.example.org"
        tea.text = order.tea
        tea.attributedPlaceholder = NSAttributedString(string: "Tea", attributes: [.font: small])
      }
      """
    )
    .filter { $0.role == .textField }
    #expect(fields.map(\.text) == [.notMeasured, .notMeasured])
    #expect(fields.map(\.value) == [.found("tea.example.org"), .notMeasured])
    #expect(fields.map(\.label) == [.none, .none])
    #expect(fields.map(\.placeholder) == [.notMeasured, .found("Tea")])
  }

  @Test(arguments: ["isEditable", "isSelectable", "isUserInteractionEnabled"])
  func `what nobody writes into is a text`(_ property: String) throws {
    let text = try #require(
      elements(
        """
        let brew = UIButton()
        func setUp() {
          let note = UITextView()
          note.text = "Steep for three minutes"
          note.\(property) = false
        }
        """
      ).first { $0.text.value != nil })
    #expect(text.role == .text && text.text == .found("Steep for three minutes"))
  }

  @Test func `a label of unknown words is heard in place of the title`() throws {
    let more = try #require(
      elements(
        """
        let more = UIButton()
        func setUp() {
          more.setTitle("⋯", for: .normal)
          more.accessibilityLabel = words("more")
        }
        """
      ).first)
    #expect(more.text == .notMeasured && more.label == .notMeasured)
    #expect(more.source?.expression == #"words("more")"#)
  }

  @Test func `a button that takes no touches may be a picture`() throws {
    let button = try #require(
      elements(
        """
        let pot = UIButton()
        func make() { pot.setImage(UIImage(named: "pot"), for: .normal); pot.isUserInteractionEnabled = false }
        """
      ).first)
    #expect(button.label == .notMeasured)
    #expect(button.hitFrame == .none)
  }

  @Test func `a property may hold one of two, and each has its label`() {
    let items = elements(
      """
      func bar() {
        super.right = isEditing
          ? UIBarButtonItem(title: "Cancel", style: .plain, target: self, action: #selector(a))
          : UIBarButtonItem(image: UIImage(named: "dots"), style: .plain, target: self, action: #selector(b))
        super.right?.accessibilityLabel = isEditing ? "Cancel choosing" : "More"
        left = isEditing ? nil : UIBarButtonItem(image: UIImage(named: "pot"), style: .plain, target: self, action: #selector(c))
        left.accessibilityLabel = "Pot"
        other.accessibilityLabel = "None of them"
      }
      """)
    #expect(items.map(\.label) == [.found("Cancel choosing"), .found("More"), .found("Pot")])
  }

  @Test func `a picture may be made without its type's name`() throws {
    let button = try #require(
      elements(
        """
        let b = UIButton()
        func a() { b.setImage(.init(systemName: "gear"), for: .normal) }
        """
      ).first)
    #expect(button.icon == .found(.symbol("gear")))
  }

  @Test func `the cell of a button speaks for it`() throws {
    let button = try #require(
      elements(
        """
        let close = NSButton(image: NSImage(named: "x")!, target: nil, action: nil)
        func make() { close.cell?.setAccessibilityLabel("Close") }
        """
      ).first)
    #expect(button.label == .found("Close"))
  }

  @Test(arguments: [
    """
    let close = UIButton(type: .system)
    func viewDidLoad() { close.setImage(UIImage(systemName: "xmark"), for: .normal); view.addSubview(close) }
    """,
    """
    private lazy var close: UIButton = {
      let button = UIButton()
      button.setImage(UIImage(systemName: "xmark"), for: .normal)
      return button
    }()
    """,
    #"let close = UIBarButtonItem(image: UIImage(systemName: "xmark"), style: .plain, target: nil, action: nil)"#,
    #"let close: UIButton = .systemButton(with: UIImage(systemName: "xmark")!, target: nil, action: nil)"#,
    """
    var close: NSButton!
    func make() { let close = NSButton(); close.image = NSImage(systemSymbolName: "xmark", accessibilityDescription: nil) }
    """,
  ])
  func `a button with a picture and no label has no name`(_ members: String) throws {
    let found = elements(members)
    let button = try #require(found.first)
    #expect(found.count == 1)
    #expect(button.id == "close")
    #expect(button.role == .button)
    #expect(button.label == .none)
    #expect(button.icon == .found(.symbol("xmark")))
  }

  @Test(arguments: [
    (#"close.accessibilityLabel = "Close""#, "Close"),
    (#"self.close.accessibilityLabel = NSLocalizedString("Close", comment: "")"#, "Close"),
    (#"self?.close.accessibilityLabel = isOn ? "On" : "Off""#, "On"),
    (#"close.accLabelText = "Close""#, "Close"),
    (#"close.accessibilityLabel = "Close " + "it""#, "Close it"),
  ])
  func `a label that is set later is the label`(_ statement: String, _ label: String) throws {
    let button = try #require(
      elements(
        """
        let close = UIBarButtonItem(image: UIImage(named: "close"), style: .plain)
        func viewDidLoad() {
          if true { \(statement) }
        }
        """
      ).first)
    #expect(button.label == .found(label))
    #expect(button.icon == .found(.asset("close")))
  }

  @Test(arguments: [
    "close.accessibilityLabel = tea.name", "style(close)", "Style.apply(to: close)",
    "close.configuration = Style.icon",
  ])
  func `a name that other code may give is not missing`(_ statement: String) throws {
    let button = try #require(
      elements(
        """
        let close = UIButton()
        func a() { close.setImage(UIImage(named: "close"), for: .normal); \(statement) }
        """
      ).first)
    #expect(button.label == .notMeasured)
    #expect(button.source?.expression?.isEmpty == false)
  }

  @Test func `what the system names, and what nothing is known of, is left out`() {
    let found = elements(
      """
      let done = UIBarButtonItem(barButtonSystemItem: .done, target: nil, action: nil)
      let close = UIButton(type: .close)
      let plain = UIButton()
      let picture = UIImageView(image: UIImage(named: "pot"))
      let note = NSTextField(labelWithString: "")
      func a() { navigationItem.backBarButtonItem = UIBarButtonItem(title: "", style: .plain) }
      """)
    #expect(found.isEmpty)
  }

  @Test func `an image view is met where code says so`() throws {
    let image = try #require(
      elements(
        """
        let pot = UIImageView(image: UIImage(named: "pot"))
        func a() { pot.isAccessibilityElement = true }
        """
      ).first)
    #expect(image.role == .image)
    #expect(image.label == .none)
    #expect(image.isAccessibilityElement == true)
  }

  @Test func `titles, actions and input labels are kept`() throws {
    let button = try #require(
      elements(
        """
        let add = UIButton()
        func a() {
          add.setTitle("Add", for: .normal)
          add.addTarget(self, action: #selector(addTea), for: .touchUpInside)
          add.accessibilityUserInputLabels = ["Add", "Add tea"]
          add.accessibilityHint = "To the cart"
        }
        """
      ).first)
    #expect(button.text == .found("Add"))
    #expect(button.label == .none)
    #expect(button.action == .found("addTea"))
    #expect(button.inputLabels == .found(["Add", "Add tea"]))
    #expect(button.hint == .found("To the cart"))
  }

  @Test func `names of other functions and types are others`() {
    let found = elements(
      """
      func a() { let b = UIButton(); b.setImage(UIImage(named: "one"), for: .normal) }
      func c() { let b = UIButton(); b.setImage(UIImage(named: "two"), for: .normal); b.accessibilityLabel = "Two" }
      """)
    #expect(found.map(\.label) == [.none, .found("Two")])
  }

  @Test func `a bar and a row give their items their size`() throws {
    let item = try #require(
      elements("let add = UIBarButtonItem(title: \"Add\", style: .plain, target: nil, action: nil)")
        .first)
    #expect(item.hitFrame == .none)
    let button = try #require(
      elements("let add = UIButton(); func a() { add.setTitle(\"Add\", for: .normal) }").first)
    #expect(button.hitFrame == .notMeasured)
  }

  // MARK: Other controllers

  private func screens(_ members: String) -> [String] {
    let reader = SwiftSourceReader(
      tables: StringTables(), baseLocale: "en",
      platforms: AppPlatforms(asked: nil, stated: []), components: [])
    let text = "import UIKit\nclass TeaController: UIViewController {\n\(members)\n}\n"
    return reader.read(Array(text.utf8), path: "Tea.swift").screens.map(\.id)
  }

  private static let cancel =
    #"UIBarButtonItem(title: "Cancel", style: .plain, target: self, action: #selector(go))"#

  @Test func `what is set on the bar of another controller is on that one's screen`() {
    #expect(
      screens(
        """
        func a() { navigationItem.leftBarButtonItem = \(Self.cancel)
          let web = WebController()
          web.navigationItem.leftBarButtonItem = \(Self.cancel) }
        """) == ["TeaController", "TeaController.web"])
  }

  @Test(arguments: [
    "self", "parent?", "tabBarController!", "navigationController!.topViewController!",
  ])
  func `the bars around a controller are on its screen`(_ path: String) {
    #expect(
      screens("func a() { \(path).navigationItem.leftBarButtonItem = \(Self.cancel) }")
        == ["TeaController"])
  }

  // MARK: States

  @Test(arguments: [
    #"func a() { mute.accessibilityLabel = isMuted ? "Unmute" : "Mute" }"#,
    """
    func on() { mute.accessibilityLabel = "Unmute" }
    func off() { self.mute.accessibilityLabel = "Mute" }
    """,
  ])
  func `a label that is swapped tells the states`(_ members: String) throws {
    let mute = try #require(elements("let mute = UIButton()\n" + members).first)
    #expect(mute.states.map(\.label) == [.found("Unmute"), .found("Mute")])
  }

  @Test(arguments: [
    "let mute = UIButton(); func a() { mute.accessibilityLabel = \"Mute\" }",
    "let mute = UIButton(); func a() { mute.accessibilityLabel = \"Mute\"; mute.accessibilityLabel = \"Mute\" }",
    """
    func a() { let mute = UIButton(); mute.accessibilityLabel = "Mute" }
    func b() { let mute = UIButton(); mute.accessibilityLabel = "Unmute" }
    """,
  ])
  func `a label that stays tells none`(_ members: String) throws {
    #expect(elements(members).allSatisfy { $0.states.isEmpty })
  }
}
