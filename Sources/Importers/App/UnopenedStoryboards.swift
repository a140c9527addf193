/// Which storyboards of an app nothing opens.
struct UnopenedStoryboards {
  private let files: [(path: String, content: AppImport.Content)]
  private let settings: StoryboardNames
  private let classes: Set<String>
  /// Whether every way that leads to a storyboard is known.
  private let isKnown: Bool

  /// - Parameter settings: what projects say.
  /// - Complexity: O(files + classes).
  init(_ files: [(path: String, content: AppImport.Content)], settings: StoryboardNames) {
    self.files = files
    self.settings = settings
    let names = files.map(\.content.storyboards) + [settings]
    isKnown = names.contains(where: \.tellsMain) && !names.contains(where: \.makesNames)
    classes = isKnown ? Set(files.flatMap(\.content.classes.keys)) : []
  }

  /// The numbers of the files.
  ///
  /// - Complexity: O(storyboards × files).
  var numbers: [Int] { isKnown ? files.indices.filter(isUnopened) : [] }

  private func isUnopened(_ number: Int) -> Bool {
    let path = files[number].path
    guard path.lowercased().hasSuffix(".storyboard"), files[number].content.absence == nil else {
      return false
    }
    let file = path.split(separator: "/").last ?? ""
    // One for another device is called "Tea~ipad".
    let name = String(file.dropLast(".storyboard".count).prefix { $0 != "~" })
    guard !UnopenedStoryboards.isUsual(name), !classes.contains(name), !settings.names(name) else {
      return false
    }
    let member = StoryboardNames.member(name)
    return !files.contains { other, content in
      if content.storyboards.names(name) { return true }
      switch AppFile(path: other) {
      // Words of texts are none of code.
      case .swift: return content.uses.names(name) || content.uses.names(member)
      case .names: return content.uses.quotes(name)
      default: return false
      }
    }
  }

  /// Whether a system opens a storyboard by itself: the one that Xcode makes for an app, an extension, a
  /// watch, or to be shown until the app is there.
  private static func isUsual(_ name: String) -> Bool {
    let lowered = name.lowercased()
    return lowered.hasPrefix("main") || lowered == "interface" || lowered.contains("launch")
      || lowered.contains("splash")
  }
}
