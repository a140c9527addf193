import AuditCore

/// What an import of an app's sources looked at.
///
/// What an import does not show is gone only where it looked: a part of the app, files that were not
/// read, and folders that a checkout leaves out say nothing of their elements.
public struct SourceCoverage: Sendable {
  /// The name of the folder; nil for a single file.
  public var folder: String?
  /// The formats of the elements that come from sources.
  public var formats: Set<String>
  /// The files that were read to their end, relative to the folder.
  public var files: Set<String>
  /// The folders that were looked through and hold something, relative; "" is the folder itself.
  public var folders: Set<String> = []
  /// The files and folders that are there and were not looked at.
  public var leftOut: Set<String> = []
  /// Whether all that version control has of the folder is there.
  public var isWhole = false

  /// What a single file, or a folder whose other members follow, covers.
  public init(folder: String?, formats: Set<String>, files: Set<String>) {
    self.folder = folder
    self.formats = formats
    self.files = files
  }

  /// Whether what a file shows was all seen: the file was read, or it is not there any more.
  ///
  /// A file that is missing from a folder that is there was removed. A folder that is missing may
  /// have been left out of the checkout, which version control tells; at the very top it may also
  /// belong to another import.
  /// - Parameter path: relative to the folder.
  /// - Complexity: O(folders around the file).
  public func covers(_ path: String) -> Bool {
    if files.contains(path) { return true }
    var child = path[...]
    while !leftOut.contains(String(child)) {
      guard let slash = child.lastIndex(of: "/") else {
        return child.count == path.count && folders.contains("")
      }
      let around = child[..<slash]
      if folders.contains(String(around)) { return child.count == path.count || isWhole }
      child = around
    }
    return false
  }
}

/// Screens that are brought into a project together.
public struct ImportedPart: Sendable {
  /// The screens, in order.
  public var screens: [Screen]
  /// What was looked at, for the sources of an app; nil for captures.
  public var coverage: SourceCoverage?

  /// A part of its screens.
  public init(_ screens: [Screen], coverage: SourceCoverage? = nil) {
    self.screens = screens
    self.coverage = coverage
  }
}
