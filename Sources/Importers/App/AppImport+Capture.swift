import AuditCore

extension AppImport {
  /// The app, when every file was added.
  ///
  /// - Complexity: O(elements).
  public func capture() -> ImportedCapture {
    var app = self
    app.settleStrays()
    if !unshown {
      app.settleBackground()
      app.settleUnopened()
    }
    return app.captureOfMet()
  }

  private func captureOfMet() -> ImportedCapture {
    let unused = unusedPackages
    let used = files.filter { !unused.contains(projects.package(of: $0.path)) }
    let isCode = { (file: (path: String, content: Content)) in AppFile(path: file.path) != .names }
    let unusedCode = files.count(where: isCode) - used.count(where: isCode)
    var whole = WholeApp(
      used, naming: projects.classNames, platforms: platforms, isWhole: isWholeApp && !unshown)
    var joined = ScreenJoining()
    for (path, content) in used {
      for number in content.screens.indices {
        let screen = whole.settled(content, number, in: path)
        if !screen.elements.isEmpty { joined.add(screen) }
      }
    }
    joined.dropUsualLocales()
    var screens = joined.screens
    let missing = tables.keys.isEmpty ? MissingTexts(in: &screens).note : nil
    return ImportedCapture(
      format: SwiftSourceReader.format, platform: platforms.first, screens: screens,
      notes: notes + leftOutNotes(whole.shown, unused: unusedCode) + [missing].compactMap { $0 }
        + tables.notes
        + used.flatMap(\.content.notes) + whole.outlets.notes)
  }

  /// Whether all code of an app is here, so that what none of it shows is shown nowhere.
  private var isWholeApp: Bool {
    projects.hasXcodeProject || files.contains { $0.content.uses.beginsApp }
  }

  // MARK: - What is left out

  private mutating func settleStrays(
    _ kind: AppFile, _ modules: Set<Substring>, _ isLeft: (Int) -> Bool
  ) {
    for number in files.indices
    where files[number].content.absence == .stray && AppFile(path: files[number].path) == kind {
      let isStray = projects.isStray(files[number].path, kind, modules: modules) && isLeft(number)
      if isStray {
        files[number].content = Content(absence: .stray)
      } else {
        files[number].content.absence = nil
      }
    }
  }

  /// Empties the files that no target has, save for those that another tool may build into the app,
  /// and storyboards and xibs that a text of another file names.
  private mutating func settleStrays() {
    let modules = Set(
      files.filter {
        $0.path.hasSuffix("Project.swift") && $0.content.uses.names("ProjectDescription")
      }
      .map { FolderTree.folder(of: $0.path) })
    settleStrays(.swift, modules) { _ in true }
    let quoting = QuotedInterfaces(files)
    settleStrays(.interfaceBuilder, modules) { !quoting.isQuoted($0) }
  }

  /// Empties the storyboards and xibs of helpers that show nothing, such as one that only starts the
  /// app: Xcode put them there.
  private mutating func settleBackground() {
    var folders: Set<Substring> = []
    var others: Set<Substring> = [""]
    for (path, content) in files where path.hasSuffix("plist") {
      let folder = FolderTree.folder(of: path)
      if content.isBackground { folders.insert(folder) } else { others.insert(folder) }
    }
    // What lies beside the list of another app may be that one's.
    folders.subtract(others)
    guard !folders.isEmpty else { return }
    for number in files.indices
    where AppFile(path: files[number].path) == .interfaceBuilder
      && FolderTree.nearest(
        to: files[number].path, where: { folders.contains($0) || others.contains($0) }
      ).map(folders.contains) ?? false
    {
      files[number].content = Content(absence: .background)
    }
  }

  /// Empties the storyboards that nothing in a whole app opens.
  private mutating func settleUnopened() {
    guard isWholeApp else { return }
    for number in UnopenedStoryboards(files, settings: projects.storyboards).numbers {
      files[number].content = Content(absence: .unopened)
    }
  }

  /// The packages that nothing of the app uses, where it is known what is the app.
  private var unusedPackages: UnusedPackages {
    guard !unshown, projects.makesApp else {
      return UnusedPackages([], products: [], files: [])
    }
    return UnusedPackages(
      projects.packages, products: projects.products,
      files: files.map { (projects.package(of: $0.path), $0.content.uses) })
  }

  // MARK: - Notes

  /// What was left out although the app's folder has it, and the option that reads it.
  private func leftOutNotes(_ shown: ShownViews, unused: Int) -> [String] {
    var notes = absenceNotes
    if unused > 0 {
      notes.append(
        "left out \(CaptureNotes.count(unused, "file", "files")) of packages that the app does not use"
      )
    }
    notes += shown.notes
    if !notes.isEmpty { notes.append("--unshown reads the code that was left out as well") }
    return untoldNotes + objectiveCNotes + notes
  }

  /// That views which Objective-C makes are not known, where most of an app is written in it.
  private var objectiveCNotes: [String] {
    let classes = files.count { $0.path.hasSuffix(".m") || $0.path.hasSuffix(".mm") }
    guard classes > files.count(where: { AppFile(path: $0.path) == .swift }) else { return [] }
    let count = CaptureNotes.count(classes, "file", "files")
    return ["views that \(count) of Objective-C may make in code are not read; captures have them"]
  }

  /// That what only a watch shows is judged as the rest, where nothing says which target has it.
  private var untoldNotes: [String] {
    let isMixed =
      platforms.heard != [.watchOS]
      && files.contains { $0.content.screens.contains { $0.platform == .watchOS } }
    guard !projects.tellsTargets, isMixed, files.count > 1 else { return [] }
    return [
      "found no Xcode project, project.yml or Package.swift, so code for watches is read with the rest"
    ]
  }

  private var absenceNotes: [String] {
    func count(_ absence: Absence, _ one: String, _ several: String) -> String? {
      let count = files.count { $0.content.absence == absence }
      return count > 0 ? CaptureNotes.count(count, one, several) : nil
    }
    let elsewhere = count(.elsewhere, "file", "files").map {
      "left out \($0) that only targets for other platforms, tools and tests have"
    }
    let strays = count(.stray, "file", "files").map {
      "left out \($0) that no target has"
    }
    let examples = count(.example, "file", "files").map {
      "left out \($0) of examples and playgrounds beside the app"
    }
    let background = count(.background, "storyboard or xib", "storyboards and xibs").map {
      "left out \($0) of helpers that run in the background only"
    }
    let unopened = count(.unopened, "storyboard", "storyboards").map {
      "left out \($0) that nothing opens"
    }
    return [elsewhere, strays, examples, background, unopened].compactMap(\.self)
  }
}
