import AuditCore

/// Finds where the folder of an import lies in the folder a project's places are told from.
struct SourceRoot {
  /// What stands before the import's paths in the project; nil where that is not known.
  private(set) var prefix: String?
  /// The paths of the import as the project has them.
  private(set) var screens: [Screen]
  private let coverage: SourceCoverage?

  /// Compares the places of screens that the project and the import both have.
  ///
  /// - Complexity: O(elements).
  init(_ part: ImportedPart, among olds: [Screen]) {
    screens = part.screens
    coverage = part.coverage
    guard let coverage else { return }
    var votes: [String: Int] = [:]
    var pairs = 0
    let known = Dictionary(olds.map { ($0.id, $0) }) { one, _ in one }
    for screen in part.screens {
      guard let old = known[screen.id].map({ $0.files(coverage.formats) }), !old.isEmpty else {
        continue
      }
      pairs += 1
      for prefix in SourceRoot.prefixes(of: screen.files(coverage.formats), in: old) {
        votes[prefix, default: 0] += 1
      }
    }
    // Files may have been moved since; most were not.
    let ranks = votes.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    if let best = ranks.first, best.value * 2 >= pairs,
      best.value > ranks.dropFirst().first?.value ?? 0
    {
      prefix = best.key
    } else if !olds.contains(where: { !$0.files(coverage.formats).isEmpty }) {
      prefix = ""
    } else if pairs == 0, let folder = coverage.folder {
      // Nothing of it is in the project: it is another folder than the one that is there.
      prefix = folder + "/"
    }
    if let prefix, !prefix.isEmpty { screens = screens.map { $0.movingSources(into: prefix) } }
  }

  /// What may stand before new paths so that they are old ones.
  private static func prefixes(of new: Set<String>, in old: Set<String>) -> Set<String> {
    var prefixes: Set<String> = []
    for path in new {
      for known in old {
        if known == path { prefixes.insert("") }
        if known.hasSuffix("/" + path) { prefixes.insert(String(known.dropLast(path.count))) }
      }
    }
    return prefixes
  }

  /// Whether an element that the project has, and the import does not show, is gone.
  func misses(_ element: Element) -> Bool {
    guard let coverage, let prefix, let format = element.origin?.format,
      coverage.formats.contains(format), let file = element.source?.file, file.hasPrefix(prefix)
    else { return false }
    return coverage.covers(String(file.dropFirst(prefix.count)))
  }

  /// Whether all that was read of a screen from sources is gone, and there is some.
  func misses(_ screen: Screen) -> Bool {
    let sourced = screen.elements.lazy.filter(isOfSources)
    return !sourced.isEmpty && sourced.allSatisfy(misses)
  }

  /// Whether elements of a format come from the sources that the import looked at.
  func isOfSources(_ element: Element) -> Bool {
    guard let format = element.origin?.format else { return false }
    return coverage?.formats.contains(format) ?? false
  }
}

extension Screen {
  /// The files that elements of some formats are written in.
  func files(_ formats: Set<String>) -> Set<String> {
    Set(
      elements.compactMap { element in
        element.origin.map { formats.contains($0.format) } ?? false ? element.source?.file : nil
      })
  }

  /// The screen with the places of its elements told from a folder around.
  public func movingSources(into folder: String) -> Screen {
    var screen = self
    for index in screen.elements.indices {
      guard let file = screen.elements[index].source?.file else { continue }
      screen.elements[index].source?.file = folder + file
    }
    return screen
  }
}
