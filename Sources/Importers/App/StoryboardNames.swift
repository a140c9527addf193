/// What a file says that may open a storyboard.
struct StoryboardNames: Sendable {
  /// Whole texts of code, and what attributes of storyboards and xibs name, as numbers.
  private var texts: Set<UInt32> = []
  /// The words of a file about storyboards.
  private var words = NameMentions()
  /// Whether it makes names of storyboards in a way that is not followed.
  private(set) var makesNames = false
  /// What it makes names of in a way that is not followed.
  private(set) var makers: Makers = []

  /// What names are made of.
  struct Makers: OptionSet, Sendable {
    let rawValue: UInt8

    /// The identifiers of scenes.
    static let scenes = Makers(rawValue: 1)
    /// The names of xibs.
    static let xibs = Makers(rawValue: 2)
    /// The names of classes.
    static let classes = Makers(rawValue: 4)
  }

  /// Whether it says which storyboard or xib an app begins with.
  private(set) var tellsMain = false

  init() {}

  /// What code in Swift says.
  ///
  /// - Complexity: O(bytes).
  init(swift bytes: [UInt8]) {
    addTexts(of: bytes) { _ in true }
    if StoryboardNames.makesClasses(bytes) { makers.insert(.classes) }
    if StoryboardNames.makes(behind: ["nibName:", "ibNamed(", "nibNamed:"], bytes) {
      makers.insert(.xibs)
    }
    if StoryboardNames.makes(
      behind: ["Controller(withIdentifier:", "Segue(withIdentifier:"], bytes)
    {
      makers.insert(.scenes)
    }
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
    for (call, maker) in [
      ("ControllerWithIdentifier:", .scenes), ("SegueWithIdentifier:", .scenes), ("ibNam", .xibs),
    ] as [(StaticString, Makers)]
    where StoryboardNames.formats(behind: call, bytes) { makers.insert(maker) }
    if StoryboardNames.makesClasses(bytes) { makers.insert(.classes) }
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

  /// Takes down what stands between two quotes on one line.
  ///
  /// Quotes in comments may stand alone, so what stands behind a text is looked at like one.
  private mutating func addTexts(of bytes: [UInt8], where holds: (ArraySlice<UInt8>) -> Bool) {
    var at = 0
    while let quote = bytes[at...].firstIndex(of: UInt8(ascii: "\"")) {
      at = quote + 1
      let text = bytes[at...].prefix(StoryboardNames.longest).prefix { $0 != 0x22 && $0 != 0x0A }
      guard text.endIndex < bytes.endIndex, bytes[text.endIndex] == 0x22, !text.isEmpty else {
        continue
      }
      if holds(bytes[..<quote].suffix(StoryboardNames.longest)) {
        texts.insert(NameMentions.number(of: text))
      }
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

  /// Whether what is given to some calls is made of several texts, or of what may be made of others.
  private static func makes(behind calls: [StaticString], _ bytes: [UInt8]) -> Bool {
    let given = calls.flatMap { arguments(behind: $0, in: bytes) }
    if given.contains(where: isJoined) { return true }
    let isOpen = given.contains { argument in
      !argument.drop(while: isSpace).starts(with: "\"".utf8)
    }
    return isOpen && makers.contains { bytes.contains($0) }
  }

  /// Whether Objective-C fills in what it gives to a call: `[NSString stringWithFormat:@"%@View", …]`.
  private static func formats(behind call: StaticString, _ bytes: [UInt8]) -> Bool {
    arguments(behind: call, in: bytes).contains { argument in
      argument.firstIndex(of: UInt8(ascii: "[")).map {
        argument[$0...].starts(with: "[NSString ".utf8)
          || argument[$0...].starts(with: "[@\"".utf8)
      } ?? false
    }
  }

  /// Whether classes are asked for by names that are not written out there.
  private static func makesClasses(_ bytes: [UInt8]) -> Bool {
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

  /// The first argument behind each place of a call, as far as it stands on the line.
  private static func arguments(
    behind call: StaticString, in bytes: [UInt8]
  ) -> [ArraySlice<UInt8>] {
    var arguments: [ArraySlice<UInt8>] = []
    var at = 0
    while let found = bytes.offset(of: call, from: at) {
      at = found + call.utf8CodeUnitCount
      arguments.append(
        bytes[at...].prefix(longest).prefix { $0 != UInt8(ascii: ",") && $0 != 0x0A })
    }
    return arguments
  }
}
