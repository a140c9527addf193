import AuditCore

/// One node of a capture, before it is decided what becomes an element.
///
/// A capture can have millions of them, so facts that few have are kept apart.
struct CaptureNode {
  /// The type without its tool's prefix, such as "Button".
  var type: String
  var label: Measured<String> = .notMeasured
  var value: Measured<String> = .notMeasured
  var identifier: Measured<String> = .notMeasured
  var frame: Rect?
  /// What it is.
  var role: Role
  var traits: Measured<Traits> = .notMeasured
  var enabled: Bool?
  var selected: Bool?
  /// Whether VoiceOver can land on it.
  var accessible: Bool?
  var hidden: Bool?
  /// Whether the tool says it can be seen.
  var visible: Bool?

  /// Why it becomes no element.
  var omission: Omission?
  private var around: Int32 = -1
  private var end: Int32 = 0
  /// None or one.
  private var rare: [RareNodeFacts] = []

  /// A node of which nothing but this is known.
  init(type: String, role: Role) {
    self.type = type
    self.role = role
  }

  /// Index of the node around it.
  var parent: Int? {
    get { around < 0 ? nil : Int(around) }
    set { around = Int32(clamping: newValue ?? -1) }
  }

  /// Index just past its last descendant.
  var subtreeEnd: Int {
    get { Int(end) }
    set { end = Int32(clamping: newValue) }
  }

  /// The label, or nil when it is blank or not there.
  var heard: String? { nonBlank(label.value) }

  /// The name a picture goes by: its identifier, else its label.
  var pictureName: String? { nonBlank(identifier.value) ?? heard }

  /// Takes a value for the words people see, as texts of Macs and read-only ones have them.
  mutating func readWordsOfValue() {
    guard let words = value.value, !words.isBlank else { return }
    text = .found(words)
    value = .notMeasured
  }

  /// Takes the value of a tab for whether it is chosen: tools list it as a radio button, on or off.
  mutating func readMarkOfTab() {
    guard role == .tab, type == "RadioButton" || type == "Tab",
      value.value == "1" || value.value == "0"
    else { return }
    selected = value.value == "1"
    value = .none
  }

  private func nonBlank(_ text: String?) -> String? {
    guard let text, !text.isBlank else { return nil }
    return text
  }
}

/// Facts that few nodes have.
private struct RareNodeFacts {
  var hint: Measured<String> = .notMeasured
  var placeholder: Measured<String> = .notMeasured
  var text: Measured<String> = .notMeasured
  var icon: Measured<Icon> = .notMeasured
  var inputLabels: Measured<[String]> = .notMeasured
  var language: Measured<String> = .notMeasured
  var customActions: [String] = []
}

extension CaptureNode {
  var hint: Measured<String> {
    get { facts.hint }
    set { change { $0.hint = newValue } }
  }

  var placeholder: Measured<String> {
    get { facts.placeholder }
    set { change { $0.placeholder = newValue } }
  }

  /// The text people see on it.
  var text: Measured<String> {
    get { facts.text }
    set { change { $0.text = newValue } }
  }

  var icon: Measured<Icon> {
    get { facts.icon }
    set { change { $0.icon = newValue } }
  }

  /// The Voice Control names.
  var inputLabels: Measured<[String]> {
    get { facts.inputLabels }
    set { change { $0.inputLabels = newValue } }
  }

  /// The language the label is spoken in.
  var language: Measured<String> {
    get { facts.language }
    set { change { $0.language = newValue } }
  }

  /// The names of its custom actions.
  var customActions: [String] {
    get { facts.customActions }
    set { if !newValue.isEmpty || !rare.isEmpty { change { $0.customActions = newValue } } }
  }

  private var facts: RareNodeFacts { rare.first ?? RareNodeFacts() }

  private mutating func change(_ set: (inout RareNodeFacts) -> Void) {
    if rare.isEmpty { rare = [RareNodeFacts()] }
    set(&rare[0])
  }
}

/// Why a node becomes no element.
enum Omission {
  /// It groups others and says nothing itself.
  case wrapper
  /// Its facts stand in the control around it.
  case absorbed
  /// Nobody can see it: a covered screen, or scrolled away.
  case unseen
  /// It is the software keyboard.
  case keyboard
  /// It is the status bar.
  case statusBar
  /// It is a scroll bar.
  case scrollBar
  /// The Mac puts it into every window and menu.
  case macSystem
  /// It has an identifier alone, and the tool does not tell what it is.
  case unknown
}
