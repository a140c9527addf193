/// The folders around the files of an app's tree.
enum FolderTree {
  /// The folder that a file or a folder is in; empty for the whole tree.
  static func folder(of path: some StringProtocol) -> Substring {
    path.lastIndex(of: "/").map { Substring(path[..<$0]) } ?? ""
  }

  /// The nearest folder around a file of which something holds, the whole tree among them.
  ///
  /// - Complexity: O(folders around the file).
  static func nearest(to path: String, where holds: (Substring) -> Bool) -> Substring? {
    var folder = folder(of: path)
    while !holds(folder) {
      guard !folder.isEmpty else { return nil }
      folder = self.folder(of: folder)
    }
    return folder
  }
}
