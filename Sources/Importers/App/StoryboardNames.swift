/// What a file says that may open a storyboard.
struct StoryboardNames: Sendable {
  /// Whole texts of code, and what attributes of storyboards and xibs name, as numbers.
  private var texts: Set<UInt32> = []
  /// The words of a file about storyboards.
  private var words = NameMentions()
  /// Whether it makes names of storyboards in a way that is not followed.
  private(set) var makesNames = false
  /// What it makes names of in a way that is not followed.
  private(set) var makers = Makers()

  /// What code makes names of in ways that are not followed.
  struct Makers: Sendable {
    /// Whether it makes identifiers of scenes, or names of xibs, of other names.
    var changesNames = false
    /// Whether it asks for classes by names that it does not write out.
    var asksForClasses = false
    var joined = JoinedNames()

    mutating func formUnion(_ other: Makers) {
      changesNames = changesNames || other.changesNames
      asksForClasses = asksForClasses || other.asksForClasses
      joined.formUnion(other.joined)
    }

    /// Whether a scene's identifier, or a xib's name, may be made.
    func mayMake(_ name: String) -> Bool { changesNames || joined.mayMake(name) }
  }

  /// Whether it says which storyboard or xib an app begins with.
  private(set) var tellsMain = false

  init() {}

  /// What code in Swift says.
  ///
  /// - Complexity: O(bytes).
  init(swift bytes: [UInt8]) {
    addTexts(of: bytes) { _ in true }
    makers.asksForClasses = StoryboardNames.asksForClasses(bytes)
    makers.changesNames = StoryboardNames.changesNames(bytes)
    guard bytes.contains("toryboard") else { return }
    words.add(objectiveC: bytes)
    makesNames =
      StoryboardNames.makers.contains { bytes.contains($0) }
      || StoryboardNames.joins(behind: "toryboard(name:", in: bytes)
  }

  /// What code in Objective-C says, beside its words.
  ///
  /// - Complexity: O(bytes).
  init(objectiveC bytes: [UInt8]) {
    StoryboardNames.forEachText(in: bytes) { makers.joined.add($0, in: bytes) }
    makers.asksForClasses = StoryboardNames.asksForClasses(bytes)
    let calls: [StaticString] = ["ControllerWithIdentifier:", "SegueWithIdentifier:", "ibNam"]
    makers.changesNames = calls.contains { StoryboardNames.formats(behind: $0, bytes) }
    var at = 0
    let call: StaticString = "toryboardWithName:"
    while let found = bytes.offset(of: call, from: at) {
      at = found + call.utf8CodeUnitCount
      if !bytes[at...].drop(while: isSpace).starts(with: "@\"".utf8) { makesNames = true }
    }
  }

  /// What a storyboard or xib says: which ones it refers to, and which classes it has.
  ///
  /// - Complexity: O(bytes).
  init(interface bytes: [UInt8]) {
    addTexts(of: bytes) { head in
      StoryboardNames.attributes.contains { head.reversed().starts(with: $0.utf8.reversed()) }
    }
  }

  /// What an `Info.plist`, or the settings of a project, say.
  ///
  /// - Complexity: O(bytes).
  init(settings bytes: [UInt8]) {
    words.add(words: bytes[...], ofFunctions: true)
    tellsMain =
      bytes.contains("MainStoryboardFile") || bytes.contains("SceneStoryboardFile")
      || bytes.contains("MainNibFile")
  }

  /// Whether it names a storyboard: in a text of its own, by a class of that name, or by its words.
  func names(_ storyboard: String) -> Bool {
    if texts.contains(NameMentions.number(of: storyboard.utf8)) { return true }
    let parts = storyboard.utf8.split { !$0.isSwiftNamePart }
    return !parts.isEmpty
      && parts.allSatisfy { part in
        let name = String(decoding: part, as: UTF8.self)
        return words.quotes(name) || words.quotes(StoryboardNames.member(name))
      }
  }

  /// How code calls the storyboard of a name: `privacy` of "Privacy".
  static func member(_ name: String) -> String {
    name.prefix(1).lowercased() + name.dropFirst()
  }

  /// All that code which tools write may call a name: `faqScene` of "FAQScene", `loginScene` of
  /// "login_scene".
  static func members(_ name: String) -> Set<String> {
    let capitals = name.prefix { $0.isUppercase }.count
    let run = capitals > 1 && capitals < name.count ? capitals - 1 : capitals
    let names = [member(name), name.prefix(run).lowercased() + name.dropFirst(run)]
    return Set(
      names
        + names.map { name in
          let parts = name.split(separator: "_")
          return parts.prefix(1).joined()
            + parts.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        })
  }

  /// Takes down what stands between two quotes on one line.
  private mutating func addTexts(of bytes: [UInt8], where holds: (ArraySlice<UInt8>) -> Bool) {
    StoryboardNames.forEachText(in: bytes) { text in
      guard holds(bytes[..<(text.lowerBound - 1)].suffix(StoryboardNames.longest)) else { return }
      texts.insert(NameMentions.number(of: bytes[text]))
      makers.joined.add(text, in: bytes)
    }
  }

  /// Hands out what stands between two quotes on one line.
  ///
  /// Quotes in comments may stand alone, so what stands behind a text is looked at like one.
  private static func forEachText(in bytes: [UInt8], _ body: (Range<Int>) -> Void) {
    var at = 0
    while let quote = bytes[at...].firstIndex(of: UInt8(ascii: "\"")) {
      at = quote + 1
      let text = bytes[at...].prefix(StoryboardNames.longest).prefix { $0 != 0x22 && $0 != 0x0A }
      guard text.endIndex < bytes.endIndex, bytes[text.endIndex] == 0x22, !text.isEmpty else {
        continue
      }
      body(text.startIndex..<text.endIndex)
    }
  }

  /// No name of a storyboard is longer.
  private static let longest = 96

  /// What stands before the texts of storyboards that may mean another one.
  private static let attributes = [
    "storyboardName=", "customClass=", " value=", " identifier=", " storyboardIdentifier=",
  ]

  /// What makes one name of another: that of a storyboard of that of a controller.
  private static let makers: [StaticString] = [
    "replacingOccurrences", ".replacing(", "dropLast", "deletingSuffix", "removingSuffix",
    "components(separatedBy", "capitalized",
  ]

  /// Whether Objective-C fills in what it gives to a call: `[NSString stringWithFormat:@"%@", name]`.
  private static func formats(behind call: StaticString, _ bytes: [UInt8]) -> Bool {
    arguments(behind: call, in: bytes).contains { argument in
      argument.firstIndex(of: UInt8(ascii: "[")).map {
        argument[$0...].starts(with: "[NSString ".utf8)
      } ?? false
    }
  }

  /// Whether code asks for a scene or a xib by what is filled in, or may be another name with something
  /// taken off.
  private static func changesNames(_ bytes: [UInt8]) -> Bool {
    let isChanged = makers.contains { bytes.contains($0) }
    let calls: [StaticString] = [
      "instantiateViewController(", "instantiateController(", "performSegue(", "nibName:",
      "ibNamed(", "nibNamed:",
    ]
    return calls.flatMap { arguments(behind: $0, in: bytes) }.contains { argument in
      let colon = argument.firstIndex(of: UInt8(ascii: ":"))
      let value = argument[(colon.map { $0 + 1 } ?? argument.startIndex)...].drop(while: isSpace)
      return value.starts(with: "\"\\(".utf8) || isChanged && value.first != UInt8(ascii: "\"")
    }
  }

  /// Whether classes are asked for by names that are not written out there.
  private static func asksForClasses(_ bytes: [UInt8]) -> Bool {
    arguments(behind: "NSClassFromString(", in: bytes).contains { argument in
      let text = argument.drop { isSpace($0) || $0 == UInt8(ascii: "@") }
      return text.first != UInt8(ascii: "\"") || isJoined(text)
    }
  }

  /// Whether the first argument behind a call is made of several.
  private static func joins(behind call: StaticString, in bytes: [UInt8]) -> Bool {
    arguments(behind: call, in: bytes).contains(where: isJoined)
  }

  private static func isJoined(_ argument: ArraySlice<UInt8>) -> Bool {
    argument.contains(UInt8(ascii: "+")) || argument.contains(UInt8(ascii: "\\"))
  }

  /// The first argument behind each place of a call, as far as it stands on its line.
  private static func arguments(
    behind call: StaticString, in bytes: [UInt8]
  ) -> [ArraySlice<UInt8>] {
    var arguments: [ArraySlice<UInt8>] = []
    var at = 0
    while let found = bytes.offset(of: call, from: at) {
      at = found + call.utf8CodeUnitCount
      arguments.append(
        bytes[at...].prefix(longest).drop(while: isSpace)
          .prefix { $0 != UInt8(ascii: ",") && $0 != 0x0A })
    }
    return arguments
  }
}
