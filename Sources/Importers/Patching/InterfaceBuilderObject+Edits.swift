import AuditCore

extension InterfaceBuilderObject {
  private typealias Line = XMLInsertion.Line

  // MARK: - Label and hint

  /// The edits that set label or hint.
  func edits(
    setting member: FixMember, to text: String
  ) throws(PatchRefusal) -> [SourceEdit] {
    let name = attributeName(of: member)
    if let attribute = try runtimeAttribute(of: member) {
      guard try known(name) == nil else { throw setTwice(member) }
      return [try edit(attribute, to: text)]
    }
    if let known = try known(name) { return [try edit(known, to: text)] + (try reach(member)) }
    if let place = settings.last {
      return [try insertion(into: place).attribute(name, text)] + (try reach(member))
    }
    let insertion = try insertion()
    let spelled = try XMLSpelling.attribute(text, quote: UInt8(ascii: "\""))
    let key = dialect == .touch ? " key=\"accessibilityConfiguration\"" : ""
    let begin = "<accessibility\(key) \(name)=\"\(spelled)\""
    let lines =
      needsReach(member)
      ? InterfaceBuilderObject.lines(begin, isElement: true) : [Line(text: begin + "/>")]
    return [insertion.child(lines, before: place(in: insertion.outline))]
  }

  /// The edit that takes label or hint away.
  func removal(of member: FixMember) throws(PatchRefusal) -> SourceEdit {
    guard try runtimeAttribute(of: member) == nil else { throw setTwice(member) }
    switch try known(attributeName(of: member)) {
    case .attribute(let attribute, let owner):
      return insertion(into: owner).removal(of: attribute)
    case .child: throw PatchRefusal("its \(member.rawValue) has lines; take it out by hand")
    case nil: throw PatchRefusal("the object has no \(member.rawValue) to take away")
    }
  }

  private func attributeName(of member: FixMember) -> String {
    switch (dialect, member) {
    case (.mac, .hint): "help"
    case (.mac, _): "description"
    case (.touch, _): member.rawValue
    }
  }

  /// Where a text of the settings stands.
  private enum Place {
    case attribute(XMLOutline.Attribute, XMLOutline)
    /// A text of several lines is a child.
    case child(XMLOutline)
  }

  private func known(_ name: String) throws(PatchRefusal) -> Place? {
    var found: [Place] = []
    for outline in settings {
      if let attribute = outline.tag.attribute(name) {
        found.append(.attribute(attribute, outline))
      }
      for child in outline.children where child.attribute("key")?.text == name {
        do throws(XMLFailure) {
          found.append(.child(try XMLOutline.read(file.bytes, at: child.range.lowerBound)))
        } catch {
          throw PatchRefusal("it cannot be read (expected \(error.expected))")
        }
      }
    }
    guard found.count <= 1 else { throw PatchRefusal("the object has its \(name) twice") }
    return found.first
  }

  private func edit(_ place: Place, to text: String) throws(PatchRefusal) -> SourceEdit {
    switch place {
    case .attribute(let attribute, _): return try edit(attribute, to: text)
    case .child(let outline):
      let isPlain =
        !outline.tag.closesItself && outline.children.isEmpty
        && outline.tag.attributes.count == 1
        && !file.bytes[outline.content].contains(UInt8(ascii: "<"))
      guard isPlain else { throw PatchRefusal("its text is no plain string; change it by hand") }
      return SourceEdit(
        outline.content, try XMLSpelling.content(text, lineBreak: file.lineBreak))
    }
  }

  private func edit(
    _ attribute: XMLOutline.Attribute, to text: String
  ) throws(PatchRefusal) -> SourceEdit {
    let quote = file.bytes[attribute.value.upperBound]
    return SourceEdit(attribute.value, try XMLSpelling.attribute(text, quote: quote))
  }

  // MARK: - Runtime attributes

  /// The value of the runtime attribute that sets label or hint, if one does.
  private func runtimeAttribute(
    of member: FixMember
  ) throws(PatchRefusal) -> XMLOutline.Attribute? {
    let word = member.rawValue
    let setting = runtime.filter {
      let path = $0.path.lowercased()
      return path.hasPrefix("acc") && path.contains(word)
    }
    guard let only = setting.first else { return nil }
    guard setting.count == 1 else { throw setTwice(member) }
    guard only.path.lowercased() == "accessibility" + word,
      only.tag.attribute("type")?.text == "string", let value = only.tag.attribute("value")
    else {
      throw PatchRefusal("its runtime attribute \(only.path) sets the \(word); change it by hand")
    }
    return value
  }

  private func setTwice(_ member: FixMember) -> PatchRefusal {
    PatchRefusal("runtime attributes set its \(member.rawValue) too; change it by hand")
  }

  // MARK: - Being an element

  /// The edit that makes a picture decorative, or not.
  func edit(makingDecorative isDecorative: Bool) throws(PatchRefusal) -> SourceEdit {
    guard kind == .image, dialect == .touch else {
      throw PatchRefusal("Interface Builder has no field for it; only pictures of iOS have one")
    }
    guard !isReachSetByClass else {
      throw PatchRefusal("its runtime attribute isAccessibilityElement says it; change it by hand")
    }
    if let flag = elementFlag { return SourceEdit(flag.value, isDecorative ? "NO" : "YES") }
    guard isDecorative else {
      throw PatchRefusal("a picture that is not decorative needs a label; set that")
    }
    if let place = settings.last {
      let line = Line(text: InterfaceBuilderObject.flag(isElement: false))
      return insertion(into: place).child([line], before: place.children.count)
    }
    let insertion = try insertion()
    let begin = "<accessibility key=\"accessibilityConfiguration\""
    return insertion.child(
      InterfaceBuilderObject.lines(begin, isElement: false), before: place(in: insertion.outline))
  }

  /// UIKit passes over a picture that nobody made an element, whatever its label.
  private func needsReach(_ member: FixMember) -> Bool {
    member == .label && kind == .image && dialect == .touch && !hasClass && elementFlag == nil
      && !isReachSetByClass
  }

  private func reach(_ member: FixMember) throws(PatchRefusal) -> [SourceEdit] {
    guard needsReach(member), let place = settings.last else { return [] }
    let line = Line(text: InterfaceBuilderObject.flag(isElement: true))
    return [insertion(into: place).child([line], before: place.children.count)]
  }

  private var isReachSetByClass: Bool {
    runtime.contains { $0.path == "isAccessibilityElement" }
  }

  private var elementFlag: XMLOutline.Attribute? {
    let flags = settings.flatMap(\.children).filter { $0.attribute("key")?.text == "isElement" }
    return flags.last?.attribute("value")
  }

  private static func flag(isElement: Bool) -> String {
    "<bool key=\"isElement\" value=\"\(isElement ? "YES" : "NO")\"/>"
  }

  private static func lines(_ begin: String, isElement: Bool) -> [Line] {
    [
      Line(text: begin + ">"), Line(depth: 1, text: flag(isElement: isElement)),
      Line(text: "</accessibility>"),
    ]
  }
}
