import AuditCore

extension SwiftCode {
  /// The classes that the file declares, and does not only extend.
  ///
  /// - Complexity: O(tokens).
  var classes: Set<String> {
    var classes: Set<String> = []
    for index in all where isText(index, "class") && kind(index + 1) == .identifier {
      classes.insert(text(index + 1))
    }
    return classes
  }

  /// The classes of views and controllers of a file that only this app can make, and only by name.
  ///
  /// What Objective-C knows under another name is none of them.
  /// - Complexity: O(tokens).
  func ownClasses(_ types: [SwiftType]) -> [SwiftType] {
    let ours = types.filter { type in
      type.isDeclared && !type.isPublic && !type.isPreview && !type.inherits.isEmpty
    }
    guard !ours.isEmpty else { return [] }
    var plain: Set<String> = []
    for at in all where isText(at, "class") && kind(at + 1) == .identifier {
      let isRenamed = (max(0, at - 8)..<at).contains {
        isText($0, "objc") || isText($0, "objcMembers")
      }
      if !isRenamed { plain.insert(text(at + 1)) }
    }
    return ours.filter { plain.contains($0.name) }
  }

  /// Classes of the system that are views or show some.
  static let viewClasses: Set<String> = [
    "UIViewController", "UITableViewController", "UICollectionViewController",
    "UINavigationController", "UITabBarController", "UIView", "UIControl", "UIButton",
    "UITableViewCell", "UICollectionViewCell", "UICollectionReusableView",
    "UITableViewHeaderFooterView", "UIStackView", "UIScrollView", "NSView", "NSControl", "NSButton",
    "NSViewController", "NSWindowController", "NSTableCellView", "NSStackView",
  ]

  /// The platform that a file can only be for: it brings in UIKit or AppKit, and not one of them for
  /// each platform.
  ///
  /// - Complexity: O(tokens).
  var platform: Platform? {
    var platforms: Set<Platform> = []
    // What stands in a condition says nothing of the rest, unless the whole file does.
    let isWholeElsewhere = tokens.allSatisfy(\.isElsewhere)
    for index in all where isText(index, "import") && tokens[index].startsLine {
      guard isWholeElsewhere || !tokens[index].isElsewhere,
        let platform = SwiftCode.platforms[text(index + 1)]
      else { continue }
      platforms.insert(platform)
    }
    return platforms.count == 1 ? platforms.first : nil
  }

  private static let platforms: [String: Platform] = [
    "AppKit": .macOS, "Cocoa": .macOS, "UIKit": .iOS, "WatchKit": .watchOS,
  ]

  /// The values a condition chooses among: `isOn ? "Pause" : "Play"`; else the value alone.
  func choices(_ range: Range<Int>) -> [Range<Int>] {
    var question: Int?
    var at = range.lowerBound
    while at < range.upperBound {
      if isText(at, "?"), kind(at) == .operation, question == nil { question = at }
      if kind(at) == .colon, let question {
        return [question + 1..<at, at + 1..<range.upperBound]
      }
      at = past(at)
    }
    return [range]
  }
}
