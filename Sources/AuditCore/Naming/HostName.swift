/// Names of hosts, such as "example.com", which people write the same in every language.
enum HostName {
  /// Whether a text is the name of a host and nothing else.
  ///
  /// - Complexity: O(length).
  static func isHost(_ text: String) -> Bool {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count > 1, let last = parts.last, isEnd(last.lowercased()) else { return false }
    return parts.allSatisfy { part in
      !part.isEmpty
        && part.utf8.allSatisfy {
          (0x61...0x7A).contains($0 | 0x20) || (0x30...0x39).contains($0) || $0 == 0x2D
        }
    }
  }

  /// Whether hosts end in a word, written small.
  static func isEnd(_ word: String) -> Bool { ends.contains(word) }

  /// Ends of host names that are also words or that people write.
  ///
  /// Source: IANA, Root Zone Database.
  private static let ends = InterfaceWords.set(
    """
    ai app at au be biz blog br ca cc ch cloud club cn co com cz de dev dk edu es eu fi fm fr gov gr hk
    hu ie il im in info int io ir is it jp kr ly me mil mobi mx museum net news nl no nz online org page
    ph pl pro pt ro ru se sg shop site social store su tech tel to tv tw ua uk us wiki world xyz za zone
    """)
}
