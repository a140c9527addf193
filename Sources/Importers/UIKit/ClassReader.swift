/// Reads what the code of one class does to itself and to the views its properties hold.
///
/// Every statement counts, wherever it stands: what is only done at times may have been done when
/// people meet the view.
struct ClassReader {
  let code: SwiftCode
  var facts = ClassFacts()
  /// What the class sets on itself.
  private(set) var own: UIKitControl
  /// The labels that are set on a property's view, in the order of the file.
  private(set) var labels: [String: [Range<Int>]] = [:]
  private var functions: [String: Range<Int>] = [:]
  /// The functions that recognizers of taps call, by the variables that hold them.
  private var recognizers: [String: String] = [:]
  /// The recognizers that notice taps anywhere on it.
  private var onWhole: Set<String> = []
  /// The functions that taps anywhere on it call.
  private var tapped: Set<String> = []
  /// The fields that begin to be edited, with the tokens of the statements.
  private var focusing: [(field: String, token: Int)] = []
  /// Whether the file declares the class, and does not only extend it.
  private let isDeclared: Bool
  private let lists: ViewLists
  /// The types that variables are declared with.
  var types: [String: Set<String>] = [:]
  /// The labels that are set on what other objects hold, by the variables of these.
  var elsewhere: [(owner: String, property: String)] = []

  /// Reads the members of a type.
  ///
  /// - Parameter classes: the classes that the file declares.
  /// - Complexity: O(tokens).
  init(_ code: SwiftCode, _ type: SwiftType, classes: Set<String>) {
    self.code = code
    isDeclared = classes.contains(type.name)
    lists = ViewLists(code, type.pieces)
    own = UIKitControl(name: "self", role: .other, token: type.pieces.first?.lowerBound ?? 0)
    own.isOutlet = true
    facts.supertypes = type.inherits
    for piece in type.pieces { read(piece) }
    for (owner, property) in elsewhere {
      facts.elsewhere.insert(
        ClassFacts.LabelElsewhere(property: property, owner: owner, types: types[owner] ?? []))
    }
    keepProperties(of: type)
    noteHolding()
    facts.heardContainers = facts.heard.filter { mayHoldOthers($0) }
    tapped.formUnion(onWhole.compactMap { recognizers[$0] })
    for (field, token) in focusing
    where tapped.contains(where: { functions[$0]?.contains(token) ?? false }) {
      facts.focused.insert(field)
    }
  }

  /// Whether code may say something about views; most code of apps says nothing.
  static func mayHold(_ bytes: [UInt8]) -> Bool {
    // UIKit may come in through a header of Objective-C.
    if bytes.contains("@IBOutlet") || bytes.contains(": UIBarButtonItem")
      || bytes.contains("tabBar.items") || bytes.contains("navigationItem.")
    {
      return true
    }
    // Extensions of an app's own views may bring in nothing.
    if bytes.contains("func awakeFromNib"), bytes.contains("ccessibilityElement") { return true }
    let head = Array(bytes.prefix(ClassReader.longestImports))
    guard head.contains("UIKit") || head.contains("AppKit") || head.contains("Cocoa") else {
      return false
    }
    return bytes.contains("ccessib") || bytes.contains("setTitle(") || bytes.contains(".text = ")
      || bytes.contains(".title = ") || bytes.contains("Subview") || bytes.contains(".stringValue")
      || bytes.contains(": UIView") || bytes.contains(": UIControl") || bytes.contains("Button: ")
      || bytes.contains(": UIButton") || bytes.contains(": NSButton")
      || bytes.contains("Controller {") || bytes.contains("Controller, ")
      || bytes.contains("override var title")
      || bytes.contains("override var text") || bytes.contains("override var stringValue")
  }

  /// Where a file brings in what it is written with, behind its head.
  private static let longestImports = 8192

  /// Whether the class sets something on itself that VoiceOver hears.
  var hasOwn: Bool {
    own.label != nil || own.hint != nil || own.value != nil || own.isAccessibilityElement != nil
  }

  /// Labels of variables of functions are not those of a property of the same name elsewhere.
  private mutating func keepProperties(of type: SwiftType) {
    guard !labels.isEmpty else { return }
    var properties: Set<String> = []
    for piece in type.pieces {
      var at = piece.lowerBound
      while at < piece.upperBound {
        if code.isText(at, "var") || code.isText(at, "let") { properties.insert(code.text(at + 1)) }
        at = code.past(at)
      }
    }
    labels = labels.filter { properties.contains($0.key) }
  }

  private mutating func read(_ piece: Range<Int>) {
    var at = piece.lowerBound
    while at < piece.upperBound {
      guard code.kind(at) == .identifier, code.kind(at - 1) != .dot else {
        at += 1
        continue
      }
      noteType(at, before: piece.upperBound)
      if code.isText(at, "func") {
        noteFunction(at, before: piece.upperBound)
        // A view of AppKit that is one element may have others inside.
        if code.isText(at + 1, "isAccessibilityElement"), isFalse(at) { _ = readOverride(at) }
        noteBeing(declared: at + 1)
        at += 2
      } else if code.isText(at, "var") {
        noteBeing(declared: at + 1)
        at = readOverride(at) ? at + 2 : max(at + 1, readPath(at, before: piece.upperBound))
      } else {
        at = max(at + 1, readPath(at, before: piece.upperBound))
      }
    }
  }

  private mutating func readPath(_ at: Int, before limit: Int) -> Int {
    let path = code.path(at: at, before: limit)
    noteBeing(path)
    if code.isText(path.end, "=") {
      let start = path.end + 1
      assign(path, start..<code.statementEnd(start, before: limit))
    } else if code.opens(path.end, "("), !code.tokens[path.end].startsLine {
      call(path, at)
    } else if let called = code.call(behindCastOf: path, before: limit) {
      noteBeing(called)
      noteBeing(called: called, at)
    }
    noteList(path)
    if path.count > 1, code.kind(path.end) == .open { noteRemoval(path) }
    return path.end
  }

  // MARK: Functions

  private mutating func noteFunction(_ at: Int, before limit: Int) {
    let end = min(limit, at + ClassReader.longestHead)
    var next = at + 1
    while next < end, !code.opens(next, "{") { next = code.past(next) }
    guard next < end else { return }
    let name = code.text(at + 1)
    functions[name] = code.inside(next)
    if name.hasPrefix("touches") || name.hasPrefix("beginTracking") { facts.noticesTouches = true }
  }

  private static let longestHead = 256

  /// `override var accessibilityLabel: String? { … }`, which code works out when it is asked.
  private mutating func readOverride(_ at: Int) -> Bool {
    guard code.isText(at - 1, "override") || code.isText(at - 2, "override") else { return false }
    var body = at + 2
    while body < at + 8, !code.opens(body, "{") { body += 1 }
    guard code.opens(body, "{") else { return false }
    switch code.text(at + 1) {
    case "accessibilityLabel": own.label = own.label ?? .unknown("accessibilityLabel")
    case "accessibilityElements": facts.hearsOthers = true
    case "title", "text", "stringValue":
      // One that only watches what is set shows that.
      let watches = code.isText(body + 1, "didSet") || code.isText(body + 1, "willSet")
      if !watches { facts.makesOwnText = true }
    case "isAccessibilityElement":
      let words = code.inside(body).prefix(ClassReader.longestBody)
      let isTrue = words.contains { code.isText($0, "true") }
      note(isOneElement: isTrue && !words.contains { code.isText($0, "false") }, at: at)
    default: return false
    }
    return true
  }

  /// Whether an override says no and nothing else.
  private func isFalse(_ at: Int) -> Bool {
    guard let open = (at..<at + 9).first(where: { code.opens($0, "{") }) else { return false }
    let body = code.inside(open)
    return body.count <= 2 && body.last.map { code.isText($0, "false") } ?? false
  }

  static let longestBody = 64

  /// - Parameter token: where it says so; an extension may be one of a class of any kind, but in what
  ///   every view of it runs.
  mutating func note(isOneElement isOne: Bool, at token: Int) {
    guard isDeclared || functions["awakeFromNib"]?.contains(token) ?? false else { return }
    // What is so at times only is not known.
    own.isAccessibilityElement = facts.isOneElement ?? isOne == isOne ? isOne : nil
    facts.isOneElement = isOne && facts.isOneElement ?? true
  }

  // MARK: Assignments

  private mutating func assign(_ path: SwiftPath, _ value: Range<Int>) {
    guard !value.isEmpty else { return }
    let member = code.text(path.last)
    guard path.count > 1 else {
      setOwn(member, value)
      return
    }
    noteHandedOn(value, as: member)
    guard code.middle(of: path).allSatisfy({ ClassReader.carriers.contains(code.text($0)) }) else {
      if member.hasPrefix("accessibility"), member.hasSuffix("Label") { noteElsewhere(path) }
      return
    }
    for property in lists.properties(called: code.text(path.first), at: path.first) {
      assign(member, of: property, value)
    }
  }

  private mutating func assign(_ member: String, of property: String, _ value: Range<Int>) {
    switch member {
    case _ where ClassReader.texts.contains(member):
      noteChoice(value, on: property)
      facts.note(text: code.source(value), on: property)
    case "image": facts.pictured.insert(property)
    case "isHidden": facts.hidden.insert(property)
    case "placeholder", "placeholderString", "attributedPlaceholder":
      facts.placeholders[property] = facts.placeholders[property] ?? code.source(value)
    case "configuration":
      facts.styled.insert(property)
      // A configuration of the code's own may bring a title.
      if code.kind(value.lowerBound) != .dot {
        facts.note(text: code.source(value), on: property)
      }
    case "contentEdgeInsets", "titleEdgeInsets", "contentInsets": facts.styled.insert(property)
    case "isUserInteractionEnabled":
      if !code.isText(value.lowerBound, "false") { facts.touched.insert(property) }
    case "accessibilityTraits": if isImageTrait(value) { facts.pictures.insert(property) }
    // Apps have helpers of their own, such as accLabelText.
    case _ where member.hasPrefix("acc") && member.contains("abel"):
      note(label: value, on: property)
    default: if ClassReader.acts(member) { facts.acting.insert(property) }
    }
  }

  mutating func note(label value: Range<Int>, on property: String) {
    noteChoice(value, on: property)
    if !facts.named.insert(property).inserted { facts.varied.insert(property) }
    labels[property, default: []].append(value)
  }

  mutating func setOwn(_ member: String, _ value: Range<Int>) {
    switch member {
    case "isAccessibilityElement":
      let isTrue = value.count == 1 && code.isText(value.lowerBound, "true")
      note(isOneElement: isTrue, at: value.lowerBound)
    // What it lists is met one by one.
    case "accessibilityElements":
      if isDeclared { facts.isOneElement = false }
      noteHeard(value)
    case "accessibilityLabel", "accessibilityHint", "accessibilityValue",
      "accessibilityAttributedLabel":
      own.set(member, to: value, code)
    case "title", "text", "stringValue": noteOwnText(value)
    default: break
    }
  }

  private func isImageTrait(_ value: Range<Int>) -> Bool {
    value.filter { code.kind($0) == .identifier }.map(code.text).suffix(2) == ["image"]
  }

  // MARK: Calls

  private mutating func call(_ path: SwiftPath, _ at: Int) {
    let method = code.text(path.last)
    let isStyling = ClassReader.styles(method)
    let acts = ClassReader.acts(method)
    if isStyling || acts || path.count == 1 && method.hasPrefix("add")
      || method == "UITapGestureRecognizer"
    {
      let arguments = code.arguments(code.inside(path.end))
      noteTaps(path, method, arguments, at)
      for argument in arguments where argument.value.count == 1 {
        let name = code.text(argument.value.lowerBound)
        if isStyling { facts.styled.insert(name) }
        if acts || isStyling { facts.acting.insert(name) }
      }
    }
    noteBeing(called: path, at)
    guard path.count > 1 else {
      if ClassReader.setsText(method) {
        noteOwnText(code.arguments(code.inside(path.end)).first?.value)
      }
      return
    }
    let actsInside =
      acts || code.middle(of: path).contains { ClassReader.acts(code.text($0)) }
    for property in lists.properties(called: code.text(path.first), at: path.first) {
      if isStyling { facts.styled.insert(property) }
      if actsInside { facts.acting.insert(property) }
      noteCall(of: method, on: property, path)
    }
  }

  private mutating func noteCall(of method: String, on property: String, _ path: SwiftPath) {
    if method == "becomeFirstResponder" {
      focusing.append((property, path.end))
    } else if ClassReader.empties(method) {
      facts.emptied.insert(property)
    } else if method.hasPrefix("set") || method.contains("Segment") {
      noteText(method, code.arguments(code.inside(path.end)), of: property)
    }
  }

  private mutating func noteTaps(
    _ path: SwiftPath, _ method: String, _ arguments: [SwiftCall.Argument], _ at: Int
  ) {
    if method == "UITapGestureRecognizer", code.isText(at - 1, "=") {
      recognizers[code.text(at - 2)] = selector(arguments)
    }
    let isOfWhole = path.count == 1 || code.isText(path.first, "contentView")
    guard method == "addGestureRecognizer", isOfWhole, let value = arguments.first?.value else {
      return
    }
    facts.noticesTouches = true
    onWhole.insert(code.text(value.lowerBound))
    if code.isText(value.lowerBound, "UITapGestureRecognizer") {
      let made = code.arguments(code.inside(value.lowerBound + 1))
      if let name = selector(made) { tapped.insert(name) }
    }
  }

  /// The function that `#selector(share)` or `#selector(Self.share(_:))` names.
  private func selector(_ arguments: [SwiftCall.Argument]) -> String? {
    guard let value = arguments.first(where: { $0.label == "action" })?.value,
      let open = value.first(where: { code.opens($0, "(") })
    else { return nil }
    return code.text(code.path(at: open + 1, before: value.upperBound).last)
  }

  /// `stack.arrangedSubviews.forEach { $0.removeFromSuperview() }`, or the loop that does the same.
  private mutating func noteRemoval(_ path: SwiftPath) {
    guard let list = code.middle(of: path).first ?? (path.count == 2 ? path.last : nil),
      code.isText(list, "arrangedSubviews") || code.isText(list, "subviews"),
      code.inside(path.end).prefix(ClassReader.longestBody).contains(where: {
        code.isText($0, "removeFromSuperview")
      })
    else { return }
    facts.emptied.insert(code.text(path.first))
  }
}
