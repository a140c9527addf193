import AuditCore
import Dispatch
import Importers
import ProjectStore
import Synchronization

/// Reads the sources of an app on all processors.
enum AppReading {
  /// What was read of a folder.
  struct Result {
    var capture: ImportedCapture
    /// The language of the texts in code.
    var baseLocale: String
    /// What was looked at.
    var coverage: SourceCoverage
    /// Whether there is code, or a storyboard or xib.
    var hasCode: Bool
  }

  /// Files in one piece of work.
  private static let batch = 8

  /// Reads a folder, or a single file of code.
  ///
  /// - Parameters:
  ///   - unshown: whether code that the app never shows is read too.
  ///   - progress: makes what tells how many of so many files were read.
  /// - Throws: `FileError` when the folder or a file cannot be read.
  static func read(
    _ path: String, baseLocale: String?, platform: Platform?, components: Set<String>,
    unshown: Bool = false, progress: (_ files: Int) -> Progress? = { _ in nil }
  ) throws -> Result {
    let tree = SourceTree.isFolder(path) ? try SourceTree(path, unshown: unshown) : nil
    let paths = tree?.paths ?? [PosixFile.name(of: path)]
    let full: (String) -> String = { tree?.full($0) ?? path }
    var app =
      try tree.map {
        try texts(
          of: $0, baseLocale: baseLocale, platform: platform, components: components,
          unshown: unshown)
      }
      ?? AppImport(texts: [], baseLocale: baseLocale, platform: platform, components: components)
    let sources = paths.filter { !isText($0) }
    let files = sources.map(full)
    for names in try map(sources, files, { [app] in app.names(in: $0, path: $1) }) {
      if let names { app.add(names) }
    }
    let progress = progress(sources.count)
    defer { progress?.finish() }
    let contents = try map(sources, files) { [app] in
      defer { progress?.step() }
      return app.read($0, path: $1)
    }
    for (path, content) in zip(sources, contents) { app.add(content, path: path) }
    var capture = app.capture()
    capture.notes = (tree?.notes ?? []) + capture.notes
    let read = zip(sources, contents).filter(\.1.isComplete).map(\.0)
    return Result(
      capture: capture, baseLocale: app.baseLocale, coverage: coverage(of: read, in: tree, path),
      hasCode: sources.contains { AppFile(path: $0) != .names })
  }

  private static func coverage(
    of files: [String], in tree: SourceTree?, _ path: String
  ) -> SourceCoverage {
    let name = tree.map { _ in PosixFile.name(of: PosixFile.resolved(path)) }
    var coverage = SourceCoverage(
      folder: name, formats: AppImport.formats, files: Set(files))
    if let tree {
      coverage.folders = tree.folders
      coverage.leftOut = tree.leftOut.union(Set(tree.paths).subtracting(files))
      coverage.isWhole = WorkingTree.isWhole(path)
    }
    return coverage
  }

  /// The app with its texts read, and its code still to come.
  ///
  /// - Throws: `FileError` when a file cannot be read.
  static func texts(
    of tree: SourceTree, baseLocale: String?, platform: Platform?, components: Set<String>,
    unshown: Bool = false
  ) throws -> AppImport {
    let texts = try tree.paths.filter(isText).map { ($0, try PosixFile.read(tree.full($0))) }
    return AppImport(
      texts: texts, assets: tree.assets, baseLocale: baseLocale, platform: platform,
      components: components, unshown: unshown)
  }

  private static func isText(_ path: String) -> Bool {
    switch AppFile(path: path) {
    case .strings, .project, .projectOutline, .outlinePart, .package, .module, .assets: true
    case .swift, .interfaceBuilder, .names, nil: false
    }
  }

  /// What is made of each file, in order; the files are shared by the processors there are.
  ///
  /// - Throws: the first `FileError` in order.
  private static func map<Made: Sendable>(
    _ paths: [String], _ full: [String], _ make: @escaping @Sendable ([UInt8], String) -> Made
  ) throws(FileError) -> [Made] {
    let count = (paths.count + batch - 1) / batch
    let pieces = Mutex<[Swift.Result<[Made], FileError>?]>(Array(repeating: nil, count: count))
    DispatchQueue.concurrentPerform(iterations: count) { piece in
      var made: [Made] = []
      var failure: FileError?
      for index in (piece * batch)..<min(paths.count, (piece + 1) * batch) {
        do throws(FileError) {
          made.append(make(try PosixFile.read(full[index]), paths[index]))
        } catch {
          failure = error
          break
        }
      }
      let done = failure.map { Swift.Result.failure($0) } ?? .success(made)
      pieces.withLock { $0[piece] = done }
    }
    var all: [Made] = []
    for piece in pieces.withLock({ $0 }) {
      if let piece { all += try piece.get() }
    }
    return all
  }
}
