/// What is known of the classes of an app, over all its files.
struct ClassTable: Sendable {
  private var classes: [String: ClassFacts] = [:]

  /// Takes in what a file has.
  mutating func add(_ facts: [String: ClassFacts]) {
    for (name, facts) in facts { classes[name, default: ClassFacts()].merge(facts) }
  }

  /// A class and those it inherits from, as far as the app makes them itself, the nearest first.
  ///
  /// - Complexity: O(length of the lineage), bounded.
  func lineage(of type: String) -> [String] {
    var lineage = [type]
    var at = 0
    while at < lineage.count, lineage.count < ClassTable.longestLineage {
      let supertypes = classes[lineage[at]]?.supertypes.sorted() ?? []
      for name in supertypes where classes[name] != nil && !lineage.contains(name) {
        lineage.append(name)
      }
      at += 1
    }
    return lineage
  }

  private static let longestLineage = 32

  /// What a class and those it inherits from do.
  func facts(of type: String) -> [ClassFacts] { lineage(of: type).compactMap { classes[$0] } }

  /// Whether a class is one of the rows of lists, which are made for every item.
  ///
  /// Source: Apple, UIKit and AppKit.
  func isCell(_ type: String) -> Bool {
    facts(of: type).contains { !$0.supertypes.isDisjoint(with: ClassTable.cells) }
  }

  private static let cells: Set<String> = [
    "UITableViewCell", "UICollectionViewCell", "UICollectionViewListCell", "NSTableCellView",
    "NSTableRowView", "NSCollectionViewItem",
  ]

  /// The properties whose views alone VoiceOver meets in a view of a class; nil where it does not list
  /// them, or not all of them.
  func hears(_ type: String) -> Set<String>? {
    guard let own = classes[type], !own.heard.isEmpty, !own.hearsOthers else { return nil }
    return isController(type) ? nil : own.heard
  }

  /// Whether some of what it lists may hold other views.
  func hearsContainers(_ type: String) -> Bool {
    classes[type].map { !$0.heardContainers.isEmpty } ?? false
  }

  /// Whether a class is a view that shows a picture, and no text, and notices taps anywhere on it.
  func isTappedPicture(_ type: String) -> Bool {
    let facts = facts(of: type)
    return facts.contains { !$0.supertypes.isDisjoint(with: ["UIView", "UIControl"]) }
      && facts.contains(where: \.noticesTouches) && facts.contains(where: \.holdsPicture)
      && !facts.contains(where: \.holdsText)
  }

  /// Whether a class is a plain view of UIKit, and no control.
  func isPlainView(_ type: String) -> Bool {
    let supertypes = ofApp(type).reduce(into: Set<String>()) { $0.formUnion($1.supertypes) }
    return !supertypes.isDisjoint(with: ["UIView", "UIStackView"])
      && !supertypes.contains { name in
        name.hasPrefix("UI") && name.hasSuffix("Control")
          || name.hasSuffix("Button") && classes[name] == nil
      }
  }

  /// Whether VoiceOver meets a plain view of a class; nil where that depends on what is not known.
  func isElement(_ type: String) -> Bool? {
    let facts = ofApp(type)
    if facts.lazy.compactMap(\.isOneElement).first == true { return true }
    return facts.contains { $0.maybeElement } ? nil : false
  }

  /// Whether a class tells what VoiceOver takes it for.
  func setsTraits(_ type: String) -> Bool { ofApp(type).contains(where: \.setsTraits) }

  /// Whether a class hides or shows its views by itself.
  func hidesItself(_ type: String) -> Bool { ofApp(type).contains(where: \.hidesItself) }

  /// What a class and those it inherits from do, without what an app adds to the system's own.
  private func ofApp(_ type: String) -> [ClassFacts] {
    lineage(of: type).filter { !ClassTable.isOfSystem($0) }.compactMap { classes[$0] }
  }

  private static func isOfSystem(_ type: String) -> Bool {
    ["UI", "NS"].contains { type.hasPrefix($0) } && type.dropFirst(2).first?.isUppercase ?? false
  }

  /// Whether a class is a button: one of the system's, or of a library that calls it one.
  func isButton(_ type: String) -> Bool {
    facts(of: type).contains { facts in
      facts.supertypes.contains { name in
        // An app may extend the system's own.
        name == "UIButton" || name == "NSButton"
          || name.hasSuffix("Button") && classes[name] == nil
      }
    }
  }

  /// Whether a class is a controller, which is no view, whatever it sets.
  private func isController(_ type: String) -> Bool {
    facts(of: type).contains { $0.supertypes.contains { $0.hasSuffix("Controller") } }
  }

  /// Whether VoiceOver meets a view of a class as one element and nothing inside it.
  func isOneElement(_ type: String) -> Bool {
    let facts = facts(of: type)
    guard let isOne = facts.lazy.compactMap(\.isOneElement).first, isOne else { return false }
    return !isController(type)
  }
}
