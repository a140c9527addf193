/// Tasks that take turns on one control: what plays is paused by the same button.
public enum TaskPairs {
  /// What a control whose name is a task is called once it is done, or nil: "Unfollow Anna" for
  /// "Follow Anna".
  ///
  /// In a language other than English only whole names that are known terms have one.
  /// - Complexity: O(length).
  public static func other(of name: String, locale: String) -> String? {
    if LanguageName.primary(of: locale) == "en" { return english(name) }
    guard name.utf8.count <= 60, let term = UITerms.english(for: name, in: locale),
      let other = others[term]
    else { return nil }
    return UITerms.translations(of: other, in: locale)?.first
  }

  /// Whether two names are the two of one control.
  ///
  /// - Complexity: O(length).
  public static func areTurns(_ one: String, _ two: String, locale: String) -> Bool {
    guard let other = other(of: one, locale: locale) else { return false }
    if Words.folded(other) == Words.folded(two) { return true }
    guard let back = self.other(of: two, locale: locale) else { return false }
    return Words.folded(back) == Words.folded(one)
  }

  private static func english(_ name: String) -> String? {
    guard let hit = phrases.atStart(of: name), let other = others[hit.phrase] else { return nil }
    // "Play" and "Play Jasmine", and not "Playlist" or "Play-offs".
    let rest = String(decoding: name.utf8.dropFirst(hit.end), as: UTF8.self)
    guard rest.isEmpty || rest.utf8.first == 0x20 else { return nil }
    return Words.sentence([other]) + rest
  }

  private static let phrases = PhraseSet(others.keys.sorted().joined(separator: "|"))

  private static let others: [String: String] = {
    var others: [String: String] = [:]
    for line in lines.parts(at: "\n") {
      let parts = line.parts(at: ":").map(String.init)
      guard parts.count == 2 else { continue }
      others[parts[0]] = parts[1]
      // The second may belong to another first as well: Stop ends a recording and a search.
      if others[parts[1]] == nil { others[parts[1]] = parts[0] }
    }
    return others
  }()

  /// A task and the one it takes turns with.
  private static let lines = """
    play:pause
    resume:pause
    start:stop
    record:stop
    follow:unfollow
    mute:unmute
    lock:unlock
    like:unlike
    favorite:unfavorite
    favourite:unfavourite
    star:unstar
    bookmark:remove bookmark
    subscribe:unsubscribe
    pin:unpin
    block:unblock
    archive:unarchive
    expand:collapse
    show:hide
    join:leave
    connect:disconnect
    enable:disable
    turn on:turn off
    hold:resume
    enter full screen:exit full screen
    add to favorites:remove from favorites
    add to favourites:remove from favourites
    """
}
