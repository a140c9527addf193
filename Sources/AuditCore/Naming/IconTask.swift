/// Compares what a name says with what its icon means, as far as both are tasks that exclude each
/// other: a bin that saves, a house that searches.
public enum IconTask {
  /// The meaning of an icon that a name contradicts, or nil.
  ///
  /// Only icons with one firm meaning count. A name agrees that has any word of that meaning, or of
  /// one that goes with it, or whose action has; it contradicts where its own words are another
  /// firm task.
  /// - Complexity: O(length of name and action).
  public static func contradiction(
    of name: LocalName, action: String?, icon: Icon
  ) -> String? {
    if name.language == "en" {
      // Most names begin with a word that is no firm task.
      guard name.shape.clues.mayBegin(with: .task) else { return nil }
      return contradiction(ofEnglish: name.name.text, action: action, icon: icon)
    }
    // A word that stands for several tasks contradicts only where all of them do.
    var meaning: String?
    for english in terms(name) {
      meaning = contradiction(ofEnglish: english, action: action, icon: icon)
      if meaning == nil { return nil }
    }
    return meaning
  }

  private static func contradiction(
    ofEnglish english: String, action: String?, icon: Icon
  ) -> String? {
    // Most names begin with a word that is no firm task; that is settled before the icon is asked.
    guard english.utf8.count <= 80, let first = firstTask(of: english) else { return nil }
    guard let (meaning, group) = firmTask(of: icon), tasks[first] != group else { return nil }
    let words = Words.spoken(english)
    let own = words.map { tasks[$0] }
    // The first word is the task of an English name; what follows may be its object.
    guard let task = own.first ?? nil else { return nil }
    // Where items are removed a cross is drawn as often as a bin, but no bin is drawn for closing.
    let agrees = agrees(task, group) && !(group == "delete" && task == "close")
    if agrees || own.contains(where: { $0 == group }) { return nil }
    if Words.spoken(meaning).contains(where: words.contains) { return nil }
    if let action, Words.split(action).contains(where: { tasks[$0] == group }) { return nil }
    return meaning
  }

  /// The meaning of an icon that stands for one task in every app, or nil.
  ///
  /// - Complexity: O(length of the icon's name).
  public static func meaning(of icon: Icon) -> String? { firmTask(of: icon)?.meaning }

  /// Whether an icon is a cross or a bin, which stands for closing and for removing.
  ///
  /// - Complexity: O(length of the icon's name).
  public static func closesOrRemoves(_ icon: Icon) -> Bool {
    guard let meaning = IconMeaning.english(of: icon) else { return false }
    return ["Close", "Clear", "Delete", "Remove"].contains(meaning)
  }

  /// Whether a whole name says that something is closed, and not what.
  ///
  /// - Complexity: O(length); O(1) for a name of another length.
  public static func isClosing(_ name: String, locale: String) -> Bool {
    let count = name.utf8.count
    if LanguageName.primary(of: locale) == "en" {
      return (count == 5 || count == 7) && closing.isWhole(name)
    }
    guard count <= 40 else { return false }
    return UITerms.english(for: name, in: locale).map(closing.isWhole) ?? false
  }

  /// Whether an action is called after closing something: `dismissSheet`.
  ///
  /// - Complexity: O(length).
  public static func isClosing(inAction action: String) -> Bool {
    Words.split(action).contains { ["close", "dismiss", "hide", "cancel", "exit"].contains($0) }
  }

  private static let closing = PhraseSet("close|dismiss")

  /// The one firm meaning of an icon and its group; an asset called menu-Home is a home.
  private static func firmTask(of icon: Icon) -> (meaning: String, group: String)? {
    if let meaning = IconMeaning.english(of: icon), let group = groups[meaning] {
      return (meaning, group)
    }
    guard case .asset(let name) = icon, let last = IconMeaning.assetWords(name).last,
      let group = groups[Words.sentence([last])]
    else { return nil }
    return (Words.sentence([last]), group)
  }

  /// The English terms of a name in another language; a name with digits or a long one has none.
  private static func terms(_ name: LocalName) -> [String] {
    guard name.shape.digits == 0, name.shape.count <= 60 else { return [] }
    return UITerms.allEnglish(for: name.name.text, in: name.locale)
  }

  /// Notes what the words of tasks begin with.
  static func note(in index: inout ClueIndexBuilder) { index.add(taskWords, .task) }

  /// The word of a task that a name begins with, or nil.
  private static func firstTask(of name: String) -> String? {
    guard let hit = taskWords.atStart(of: name) else { return nil }
    let next = name.withBytes { $0.count > hit.end ? $0[hit.end] : UInt8(ascii: " ") }
    return next == UInt8(ascii: " ") || next == UInt8(ascii: ",") ? hit.phrase : nil
  }

  private static func agrees(_ one: String, _ other: String) -> Bool {
    one == other || together.contains { $0.contains(one) && $0.contains(other) }
  }

  /// Icons by meaning, and the group of tasks each stands for.
  private static let groups: [String: String] = [
    "Delete": "delete", "Search": "search", "Share": "share", "Play": "play", "Pause": "pause",
    "Home": "home", "Microphone": "microphone", "Print": "print", "Undo": "undo", "Redo": "redo",
    "Back": "back", "Settings": "settings", "Camera": "camera", "Close": "close", "Save": "save",
    "Download": "download", "Upload": "upload", "Bookmark": "bookmark", "Edit": "edit",
    "Add": "add",
    "Send": "send", "Refresh": "refresh", "Copy": "copy", "Paste": "paste", "Lock": "lock",
    "Unlock": "unlock", "Mute": "mute", "Zoom in": "zoomin", "Zoom out": "zoomout",
    "Record": "record",
  ]

  private static let taskWords = PhraseSet(
    words.parts(at: "\n").flatMap { $0.parts(at: " ") }.joined(separator: "|"))

  /// Words, and the group of tasks they say.
  private static let tasks: [String: String] = {
    var tasks: [String: String] = [:]
    for line in words.parts(at: "\n") {
      let parts = line.parts(at: " ").map(String.init)
      guard let group = parts.first else { continue }
      for word in parts { tasks[word] = group }
    }
    return tasks
  }()

  private static let words = """
    delete trash remove discard erase clear bin uninstall unsubscribe
    search find
    share
    play resume
    pause
    home
    microphone dictate voice
    print
    undo
    redo
    back
    settings preferences
    camera
    close dismiss cancel exit
    save
    download
    upload
    bookmark
    edit rename
    add create
    send
    refresh reload
    copy duplicate
    paste
    lock
    unlock
    mute
    record
    """

  /// Tasks that apps draw alike.
  private static let together: [Set<String>] = [
    ["delete", "close"], ["back", "close"], ["save", "bookmark"], ["save", "download"],
    ["share", "send"], ["share", "upload"], ["share", "save"], ["share", "copy"], ["edit", "add"],
    ["undo", "back"], ["upload", "save"], ["settings", "edit"], ["copy", "paste"],
    ["play", "record"],
    ["camera", "add"], ["record", "microphone"], ["mute", "microphone"], ["refresh", "undo"],
    ["send", "upload"], ["redo", "refresh"], ["copy", "share"], ["home", "back"],
    ["camera", "record"],
    ["add", "save"], ["download", "add"], ["upload", "add"], ["refresh", "redo"],
    ["add", "bookmark"],
    ["send", "add"], ["settings", "add"], ["download", "share"], ["paste", "add"], ["copy", "add"],
    ["edit", "save"], ["delete", "undo"], ["lock", "unlock"], ["search", "camera"],
  ]
}
