extension StringTables {
  /// Reads the files of texts that the app is built with, in the languages it is heard in.
  ///
  /// - Returns: what was left out, each a sentence without a full stop.
  mutating func add(
    _ files: [(path: String, bytes: [UInt8])], of projects: AppProjects
  ) -> [String] {
    var notes: [String] = []
    var strays = 0
    var unheard: Set<String> = []
    for (path, bytes) in files {
      if projects.isStray(texts: path) {
        strays += 1
        continue
      }
      do throws(ImportError) {
        unheard.formUnion(try add(bytes, path: path) { projects.isHeard($0, in: path) })
      } catch {
        notes.append("left out \(path): \(error.found) instead of \(error.expected)")
      }
    }
    let begun = dropBegun()
    if !begun.isEmpty {
      notes.append(
        "left out languages with next to no texts, none of them translated: "
          + begun.joined(separator: ", "))
    }
    if strays > 0 {
      notes.append(
        "left out \(strays == 1 ? "1 file" : "\(strays) files") of texts that no target has")
    }
    if !unheard.isEmpty {
      notes.append(
        "left out texts of packages in languages the app is not in: "
          + unheard.sorted().joined(separator: ", "))
    }
    return notes
  }
}
