import AuditCore

/// What a file says of an object's accessibility: its configuration and its runtime attributes.
struct IBAccessibility {
  var label: IBText?
  var hint: IBText?
  var value: IBText?
  var identifier: String?
  var traits: Traits?
  var inputLabels: [String]?
  /// Whether VoiceOver can land on it.
  var isElement: Bool?
  /// The text a class in code shows, from an attribute of its own.
  var text: IBText?
  /// Whether a class in code sets the label by a key that is in no table.
  var isLabelledByClass = false
  /// The attribute by which a class in code sets a text whose key is in no table.
  var titleOfClass: String?
  /// The label and hint a class in code sets from attributes of its own.
  private var labelOfClass: IBText?
  private var hintOfClass: IBText?
  private let tables: StringTables

  /// Reads what belongs to a node; on the Mac a part may stand in its cell.
  ///
  /// - Complexity: O(children).
  init(of index: Int, cell: Int?, in tree: IBTree, tables: StringTables) {
    self.tables = tables
    for owner in [index, cell].compactMap({ $0 }) {
      for child in tree.children(of: owner) {
        switch tree[child].tag {
        case "accessibility": readConfiguration(child, owner: owner, tree)
        case "userDefinedRuntimeAttribute": readAttribute(child, tree)
        default: break
        }
      }
    }
    // A class sets its own when the file is read.
    label = labelOfClass ?? label
    hint = hint ?? hintOfClass
  }

  private mutating func readConfiguration(_ index: Int, owner: Int, _ tree: IBTree) {
    let node = tree[index]
    let id = tree[owner].id ?? ""
    let isMac = node.key == nil
    if let text = tree.text("label", of: index) ?? tree.text("description", of: index) {
      label = IBText(
        text, key: id + (isMac ? ".ibExternalAccessibilityDescription" : ".accessibilityLabel"))
    }
    if let text = tree.text("hint", of: index) ?? tree.text("help", of: index) {
      hint = IBText(text, key: id + (isMac ? ".ibExternalAccessibilityHelp" : ".accessibilityHint"))
    }
    if let text = tree.text("value", of: index) {
      value = IBText(text, key: id + ".accessibilityValue")
    }
    if let text = node.attributes["identifier"], !text.isEmpty { identifier = text }
    if let text = node.attributes["userInputLabels"] { inputLabels = [text] }
    for child in tree.children(of: index) {
      switch tree[child].tag {
      case "accessibilityTraits": traits = IBAccessibility.traits(tree[child])
      case "bool":
        if tree[child].key == "isElement" { isElement = tree[child].attributes["value"] == "YES" }
      case "userInputLabels", "userLabels": inputLabels = texts(inside: child, tree)
      case "array":
        if tree[child].key == "userInputLabels" { inputLabels = texts(inside: child, tree) }
      default: break
      }
    }
  }

  private func texts(inside index: Int, _ tree: IBTree) -> [String] {
    tree.children(of: index).filter { tree[$0].tag == "string" }.map { tree[$0].text }
  }

  private static func traits(_ node: IBNode) -> Traits {
    var traits: Traits = []
    for (name, value) in node.attributes where value == "YES" {
      if let trait = Traits(name: name) { traits.insert(trait) }
    }
    return traits
  }

  // MARK: - Runtime attributes

  private mutating func readAttribute(_ index: Int, _ tree: IBTree) {
    let node = tree[index]
    guard let path = node.attributes["keyPath"] else { return }
    let text = tree.text("value", of: index)
    let isLocalized = node.attributes["type"] == "localizedString"
    // The text of a localized attribute is a key of the app's usual table.
    let spoken = text.map { IBText($0, table: isLocalized ? StringTables.usualTable : "", key: $0) }
    switch path {
    case "accessibilityLabel": label = spoken ?? label
    case "accessibilityHint": hint = spoken ?? hint
    case "accessibilityValue": value = spoken ?? value
    case "accessibilityIdentifier": identifier = text ?? identifier
    case "isAccessibilityElement": isElement = flag(node, index, tree) ?? isElement
    case "accessibilityTraits":
      if let number = number(node, index, tree) { traits = IBAccessibility.traits(bits: number) }
    default: if let text, !text.isEmpty { readOwn(path, text) }
    }
  }

  /// Classes have attributes of their own, such as "accLabelText" with a text, or
  /// "accLabelLocalization", "localization" and "transKey" with a key of a table.
  private mutating func readOwn(_ name: String, _ text: String) {
    let path = name.lowercased()
    let words = Words.split(name)
    let isSpoken = path.hasPrefix("acc") || words.contains(where: IBAccessibility.spoken.contains)
    let isKey =
      path.contains("locali") || path.contains("lockey") || isSpoken && words.last == "key"
      || IBAccessibility.isKey(words)
    guard isSpoken || isKey, isSpoken || !words.contains("placeholder") else { return }
    let table = tables.table(with: text)
    let found = table.map { IBText(text, table: $0, key: text) }
    if isSpoken, path.contains("label") {
      labelOfClass = found ?? (isKey ? nil : IBText(text, table: "", key: text))
      isLabelledByClass = isKey && found == nil
    } else if isSpoken, path.contains("hint") {
      hintOfClass = found ?? (isKey ? nil : IBText(text, table: "", key: text))
    } else if !isSpoken {
      self.text = found ?? self.text
      if found == nil { titleOfClass = name }
    }
  }

  /// Whether an attribute is called as one that takes the key of a text is.
  private static func isKey(_ words: [String]) -> Bool {
    if words.contains(where: translating.contains) { return true }
    return words.contains("key") && words.contains(where: texts.contains)
  }

  private static let translating: Set<String> = [
    "i18n", "l10n", "trans", "translated", "translation",
  ]
  private static let texts: Set<String> = ["caption", "label", "string", "text", "title"]

  /// Words in the names of attributes for what VoiceOver says.
  private static let spoken: Set<String> = [
    "a11y", "accessibility", "ax", "spoken", "vo", "voice", "voiceover",
  ]

  private func flag(_ node: IBNode, _ index: Int, _ tree: IBTree) -> Bool? {
    switch node.attributes["value"] {
    case "YES": true
    case "NO": false
    default: number(node, index, tree).map { $0 != 0 }
    }
  }

  private func number(_ node: IBNode, _ index: Int, _ tree: IBTree) -> UInt64? {
    if let text = node.attributes["value"] { return UInt64(text) }
    let child = tree.child(of: index) { $0.tag == "integer" && $0.key == "value" }
    return child.flatMap { tree[$0].attributes["value"] }.flatMap { UInt64($0) }
  }

  /// Source: Apple, UIAccessibilityTraits; the values of its constants.
  private static func traits(bits: UInt64) -> Traits {
    let order = [
      "button", "link", "image", "selected", "playsSound", "keyboardKey", "staticText",
      "summaryElement", "notEnabled", "updatesFrequently", "searchField", "startsMediaSession",
      "adjustable", "allowsDirectInteraction", "causesPageTurn", "", "header",
    ]
    var traits: Traits = []
    for (bit, name) in order.enumerated() where bits & (1 << UInt64(bit)) != 0 {
      if let trait = Traits(name: name) { traits.insert(trait) }
    }
    return traits
  }
}

/// A text of a file, and where its translations stand.
struct IBText {
  /// The text in the file.
  var text: String
  /// The table of its translations; nil is the file's own, and "" says there are none.
  var table: String?
  /// The key of its translations.
  var key: String

  init(_ text: String, table: String? = nil, key: String) {
    self.text = text
    self.table = table
    self.key = key
  }
}
