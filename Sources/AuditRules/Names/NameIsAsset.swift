import AuditCore

extension Rule {
  /// The name is not an asset or file name, nor a private-use glyph.
  static let nameIsAsset = Rule(
    id: "name-is-asset",
    title: "The name is not the name of an image file",
    family: .names, impact: .serious,
    requirements: [
      .wcag("1.1.1"), .pattern("design pattern “Icon Button Label”: no asset or symbol names"),
    ],
    appliesTo: "Every element VoiceOver can meet that has a name, in every language.",
    expects:
      "The name is not an asset's name as stored (ic_close_24) or as read aloud (ic close), not a "
      + "file name, and has no character of an icon font.",
    why:
      "An asset's name is written for the people who build the app; whoever hears it has to guess "
      + "the task, and a private-use character is heard as nothing or as a code.",
    assumptions: [
      "An image button without a label is read by its asset's name with spaces for - and _."
    ],
    knownLimits: [
      "An asset named with one ordinary word and a capital, such as Paste, reads as well as a label "
        + "and passes; written small, or a thing that icons show, it is left to a person.",
      "An uncertain spelling is judged in the base language only.",
    ],
    sources: [
      "Apple Developer: accessibilityLabel",
      "WCAG 2.2 technique F30: file names as text alternative",
    ],
    cases: cases, check: .name(judge))

  private static let cases: [RuleCase] = [
    RuleCase(
      .passes, "The asset is called Paste and so is the task.",
      #"{"id": "e", "role": "button", "icon": {"asset": "Paste"}, "label": "Paste"}"#),
    RuleCase(
      .passes, "The name is the task and not the file.",
      #"{"id": "e", "role": "button", "icon": {"asset": "ic_close_24"}, "label": "Close"}"#),
    RuleCase(
      .passes, "Icon size is the size of icons.",
      #"{"id": "e", "role": "slider", "label": "Icon size"}"#),
    RuleCase(
      .fails, "Prefix and size belong to a file.",
      #"{"id": "e", "role": "button", "label": "ic_close_24"}"#,
      message:
        #"label is "ic_close_24", an image asset's name; VoiceOver says "ic_close_24, button""#
    ),
    RuleCase(
      .fails, "The asset's name with spaces is what iOS falls back to.",
      #"""
      {"id": "e", "role": "button", "icon": {"asset": "more-filled"}, "label": "more filled"}
      """#),
    RuleCase(
      .fails, "A file name describes no picture.",
      #"{"id": "e", "role": "image", "label": "hero_banner.png"}"#),
    RuleCase(
      .fails, "A private-use character has no spoken form.",
      #"{"id": "e", "role": "button", "label": "\uE5CD"}"#,
      message: "label is U+E5CD, a character of an icon font; VoiceOver has no words for it"),
    RuleCase(
      .fails, "Without a label the asset's name is heard, and it is no word.",
      #"{"id": "e", "role": "button", "icon": {"asset": "forward15"}, "label": null}"#,
      message: #"image asset is called "forward15" and stands in for the label; VoiceOver says "#
        + #""forward15, button", which is no task"#),
    RuleCase(
      .notApplicable, "There is no name.", #"{"id": "e", "role": "button", "label": ""}"#),
    RuleCase(
      .notApplicable, "The asset's name is a word; control-name says that there is no label.",
      #"{"id": "e", "role": "button", "icon": {"asset": "share"}, "label": null}"#),
    RuleCase(
      .fails, "A picture of anything, drawn black for a button.",
      #"{"id": "e", "role": "button", "label": "BarcodeButtonBlack"}"#),
    RuleCase(
      .cannotTell, "Written small and called like the file, it may be the default or the task.",
      #"{"id": "e", "role": "button", "icon": {"asset": "options"}, "label": "options"}"#,
      message: #"label is "options", which looks like the name of its image asset; VoiceOver says "#
        + #""options, button""#),
    RuleCase(
      .cannotTell, "A checkmark is what the file shows.",
      #"{"id": "e", "role": "button", "icon": {"asset": "Checkmark"}, "label": "Checkmark"}"#),
    RuleCase(
      .cannotTell, "A file that people shared is called what they called it.",
      #"{"id": "e", "role": "button", "label": "IMG_0042.heic", "userContent": true}"#),
  ]

  @Sendable
  private static func judge(
    _ name: LocalName, _ element: Element, _ context: AuditContext
  ) -> Outcome {
    if name.name.source == .systemDefault { return judgeDefault(name, element, context) }
    guard HeardName.isJudged(name, element, context) else { return .notApplicable }
    return HeardName.looking(at: name) { text, shape in
      guard let match = AssetName.match(text, shape: shape, asset: asset(of: element)) else {
        return .passed
      }
      if !name.isBase, !match.certain { return .passed }
      if shape.dots > 0, match.kind == .own, SymbolName.isName(text, shape: shape) {
        return .passed
      }
      // Text on the screen that is the asset's own name was put there by a designer.
      if match.kind == .own || match.kind == .ownWord, name.visibleText == text { return .passed }
      // A row of a list of files is called what the file is called.
      let isListed = match.kind == .fileName && element.role == .cell
      let look = look(name, element, match.kind, certain: match.certain && !isListed)
      return HeardName.once(HeardName.outcome(name, element, look), name, context)
    }
  }

  private static func judgeDefault(
    _ name: LocalName, _ element: Element, _ context: AuditContext
  ) -> Outcome {
    guard let icon = element.icon.value, element.role.isControl, HeardName.isMet(element, context)
    else { return .notApplicable }
    switch icon {
    case .symbol: return .notApplicable
    case .glyph(let text):
      guard NameShape(text).hasPrivateUse else { return .notApplicable }
      return .failed(
        Report(
          "icon is \(text.codePoints), a character of an icon font, and stands in for the label; "
            + "VoiceOver has no words for it", evidence: [.icon(icon)]))
    case .asset(let asset):
      guard AssetName.isCodeLike(asset: asset) else { return .notApplicable }
      return .failed(
        Report(
          "image asset is called \(asset.quoted) and stands in for the label; VoiceOver says "
            + "\(HeardName.heard(name, element)), which is no task", evidence: [.icon(icon)]))
    }
  }

  private static func asset(of element: Element) -> String? {
    if case .asset(let name)? = element.icon.value { return name }
    return nil
  }

  // MARK: Messages

  private static func look(
    _ name: LocalName, _ element: Element, _ kind: AssetName.Kind, certain: Bool
  ) -> HeardName.Look {
    let evidence: [Evidence] = element.icon.value.map { [.icon($0)] } ?? []
    return switch kind {
    case .glyph:
      HeardName.Look(
        what: "a character of an icon font", consequence: "VoiceOver has no words for it",
        shown: shown(name.name.text), certain: certain, leaksOnScreen: true, evidence: evidence)
    case .fileName:
      HeardName.Look(what: "a file name", certain: certain, evidence: evidence)
    case .prefix, .variant, .own:
      HeardName.Look(what: "an image asset's name", certain: certain, evidence: evidence)
    case .ownWord:
      HeardName.Look(
        what: "the name of its image asset", certain: certain,
        doubt: "the word may be the task as well as the file", evidence: evidence)
    }
  }

  /// A name with characters of an icon font: those by number, in what is there besides.
  private static func shown(_ text: String) -> String {
    let glyphs = String(String.UnicodeScalarView(text.unicodeScalars.filter(isGlyph)))
    guard text.unicodeScalars.contains(where: { !isGlyph($0) && !$0.properties.isWhitespace })
    else { return glyphs.codePoints }
    return "\(text.quoted) with \(glyphs.codePoints)"
  }

  private static func isGlyph(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .privateUse
  }
}
