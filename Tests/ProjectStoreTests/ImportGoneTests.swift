import AuditCore
import LosslessJSON
import Testing

@testable import ProjectStore

/// Screens of sources that are not there any more.
@Suite struct ImportGoneTests {
  private let now = "2026-03-04T05:06:07Z"

  /// A view of a file with a button of each name.
  private func view(_ id: String, _ file: String, _ names: String...) -> Screen {
    var screen = Screen(id: id)
    for name in names {
      var element = Element(id: name.lowercased(), role: .button)
      element.label = .found(name)
      element.source = SourceLocation(file: file, line: 1)
      element.origin = ("swift", id)
      screen.append(element)
    }
    return screen
  }

  /// A folder of which some files were read.
  private func folder(
    _ files: Set<String>, folders: Set<String> = ["", "App", "App/Old"], leftOut: Set<String> = [],
    isWhole: Bool = false
  ) -> SourceCoverage {
    var coverage = SourceCoverage(folder: "Tea", formats: ["swift", "ib"], files: files)
    coverage.folders = folders
    coverage.leftOut = leftOut
    coverage.isWhole = isWhole
    return coverage
  }

  private func project(_ screens: Screen...) -> [UInt8] {
    ProjectImport.newProject(screens, name: "Tea", platform: .iOS).bytes
  }

  private func merge(
    _ screens: [Screen], _ coverage: SourceCoverage?, into bytes: [UInt8]
  ) throws -> (text: String, summary: ImportSummary, bytes: [UInt8]) {
    let merged = try ProjectImport.merge(
      [ImportedPart(screens, coverage: coverage)], into: JSONDocument(parsing: bytes), now: now)
    _ = try Project(document: merged.document).screens()
    let text = String(decoding: merged.document.bytes, as: UTF8.self)
    return (text, merged.summary, merged.document.bytes)
  }

  private var shop: Screen { view("Shop", "App/Shop.swift", "Pay", "Cart") }
  private var old: Screen { view("Old", "App/Old/Old.swift", "Login", "Help") }

  @Test(arguments: [
    // The file is there, and the view is not in it; the file is gone from its folder.
    (["App/Shop.swift", "App/Old/Old.swift"], ["", "App", "App/Old"], false),
    (["App/Shop.swift"], ["", "App", "App/Old"], false),
    // The folder is gone from a checkout of everything.
    (["App/Shop.swift"], ["", "App"], true),
  ])
  func `a screen that the sources do not show any more is marked`(
    _ files: [String], _ folders: [String], _ isWhole: Bool
  ) throws {
    let coverage = folder(Set(files), folders: Set(folders), isWhole: isWhole)
    let merged = try merge([shop], coverage, into: project(shop, old))
    #expect(merged.summary.goneScreens == ["Old"])
    #expect(merged.summary.gone == 2)
    #expect(merged.summary.description.hasSuffix("2 gone; 1 screen gone: Old"))
    let screens = try Project(parsing: merged.bytes).screens()
    #expect(screens.map(\.isGone) == [false, true])
    #expect(screens[1].elements.map(\.missingSince) == ["2026-03-04", "2026-03-04"])
    // It is told once, and comes back with the view.
    let again = try merge([shop], coverage, into: merged.bytes)
    #expect(again.text == merged.text)
    #expect(again.summary.goneScreens.isEmpty)
    let back = try merge([shop, old], coverage, into: merged.bytes)
    #expect(!back.text.contains("missingSince"))
  }

  @Test(arguments: [
    // The folder may not be checked out, was not looked into, or is an empty one.
    (["App/Shop.swift"], ["", "App"], [], false),
    (["App/Shop.swift"], ["", "App"], ["App/Old"], true),
    // The file could not be read.
    (["App/Shop.swift"], ["", "App", "App/Old"], ["App/Old/Old.swift"], true),
    // Nothing of the top folder is there, as when it belongs to another import.
    (["App/Shop.swift"], [""], ["App"], true),
  ])
  func `what was not looked at is not gone`(
    _ files: [String], _ folders: [String], _ leftOut: [String], _ isWhole: Bool
  ) throws {
    let coverage = folder(
      Set(files), folders: Set(folders), leftOut: Set(leftOut), isWhole: isWhole)
    let merged = try merge([shop], coverage, into: project(shop, old))
    #expect(merged.summary.goneScreens.isEmpty)
    #expect(merged.summary.unseenScreens == 1)
    #expect(!merged.text.contains("missingSince"))
    #expect(merged.summary.description.contains("1 screen not looked at, kept as before"))
  }

  @Test func `a folder that is missing at the very top may belong to another import`() throws {
    let kit = view("Kit", "Kit/Kit.swift", "A", "B")
    let coverage = folder(["App/Shop.swift"], folders: ["", "App"], isWhole: true)
    let merged = try merge([shop], coverage, into: project(shop, kit))
    #expect(!merged.text.contains("missingSince"))
  }

  @Test func `a capture of one screen says nothing of the others`() throws {
    var captured = Screen(id: "Shop")
    var pay = Element(id: "pay", role: .button)
    pay.label = .found("Pay")
    pay.frame = Rect(x: 0, y: 0, width: 44, height: 44)
    pay.origin = ("appium", "Button")
    captured.append(pay)
    let merged = try merge([captured], nil, into: project(shop, old))
    #expect(!merged.text.contains("missingSince"))
    #expect(merged.summary.unseenScreens == 0)
  }

  @Test func `a part of the app keeps the places of the whole`() throws {
    let inner = view("Old", "Old.swift", "Login")
    let coverage = folder(["Old.swift"], folders: [""])
    let merged = try merge([inner], coverage, into: project(shop, old))
    // What the part's own file does not show any more is gone, and nothing else.
    #expect(merged.text.contains("\"file\": \"App/Old/Old.swift\""))
    #expect(!merged.text.contains("\"file\": \"Old.swift\""))
    let screens = try Project(parsing: merged.bytes).screens()
    #expect(screens.map { $0.elements.map(\.missingSince) } == [[nil, nil], [nil, "2026-03-04"]])
    #expect(merged.summary.goneScreens.isEmpty)
  }

  @Test func `elements of a file that was not read are not gone from their screen`() throws {
    var both = shop
    for element in view("Shop", "Other/Shop+More.swift", "More").elements { both.append(element) }
    let coverage = folder(["App/Shop.swift"], leftOut: ["Other"])
    let merged = try merge([view("Shop", "App/Shop.swift", "Pay")], coverage, into: project(both))
    let elements = try Project(parsing: merged.bytes).screen(at: 0).elements
    #expect(elements.map(\.missingSince) == [nil, "2026-03-04", nil])
  }

  @Test func `another folder of the app has places of its own`() throws {
    let kit = view("Kit", "App/Kit.swift", "A", "B")
    var coverage = folder(["App/Kit.swift"])
    coverage.folder = "Kit"
    let merged = try merge([kit], coverage, into: project(shop))
    #expect(merged.text.contains("\"file\": \"Kit/App/Kit.swift\""))
    #expect(!merged.text.contains("missingSince"))
    // Each folder imported again says nothing of the other.
    let again = try merge([kit], coverage, into: merged.bytes)
    #expect(again.text == merged.text)
    let shopAgain = try merge(
      [shop], folder(["App/Shop.swift"], isWhole: true), into: merged.bytes)
    #expect(shopAgain.text == merged.text)
  }

  // MARK: Renamed and moved

  @Test(arguments: ["App/Old/Old.swift", "App/Old/Login.swift", "App/Login.swift"])
  func `a renamed view is the same screen`(_ file: String) throws {
    let coverage = folder(["App/Shop.swift", file])
    let renamed = view("LoginView", file, "Login", "Help")
    let merged = try merge([shop, renamed], coverage, into: project(shop, old))
    #expect(merged.summary.addedScreens.isEmpty)
    #expect(merged.summary.goneScreens.isEmpty)
    #expect(
      merged.summary.description.hasSuffix("0 gone; renamed: Old is now LoginView"))
    let screens = try Project(parsing: merged.bytes).screens()
    #expect(screens.map(\.id) == ["Shop", "Old"])
    #expect(screens[1].elements.first?.source?.file == file)
    // From then on it is known by its type.
    let emptied = view("LoginView", file, "Other")
    let later = try merge([shop, emptied], coverage, into: merged.bytes)
    #expect(later.summary.addedScreens.isEmpty)
    #expect(later.summary.renamedScreens.isEmpty)
  }

  @Test func `one element alone is the same in its folder only`() throws {
    let single = view("Old", "App/Old/Old.swift", "Login")
    for (file, isSame) in [("App/Old/New.swift", true), ("App/New.swift", false)] {
      let merged = try merge(
        [shop, view("New", file, "Login")], folder(["App/Shop.swift", file]),
        into: project(shop, single))
      #expect(merged.summary.renamedScreens.isEmpty != isSame)
      #expect(merged.summary.goneScreens.isEmpty == isSame)
    }
  }

  @Test func `a new view that shows other things is another screen`() throws {
    let coverage = folder(["App/Shop.swift", "App/New.swift"])
    let new = view("New", "App/New.swift", "Login", "Scan", "Share")
    let merged = try merge([shop, new], coverage, into: project(shop, old))
    #expect(merged.summary.addedScreens == ["New"])
    #expect(merged.summary.goneScreens == ["Old"])
  }

  @Test func `a view that is still there is not taken for a new one like it`() throws {
    let coverage = folder(["App/Shop.swift", "App/Copy.swift"])
    let copy = view("Copy", "App/Copy.swift", "Pay", "Cart")
    let merged = try merge([copy, shop], coverage, into: project(shop))
    #expect(merged.summary.addedScreens == ["Copy"])
    #expect(merged.summary.updatedScreens == ["Shop"])
  }

  @Test func `a moved file is no reason to be gone`() throws {
    let moved = view("Old", "App/Login.swift", "Login")
    let coverage = folder(["App/Shop.swift", "App/Login.swift"])
    let merged = try merge([shop, moved], coverage, into: project(shop, old))
    let elements = try Project(parsing: merged.bytes).screen(at: 1).elements
    #expect(elements.map(\.missingSince) == [nil, "2026-03-04"])
    #expect(elements[0].source?.file == "App/Login.swift")
  }

  @Test func `many screens are counted past the first names`() {
    var summary = ImportSummary()
    summary.goneScreens = (1...14).map { "View\($0)" }
    #expect(summary.description.hasSuffix("View11, View12 and 2 more"))
  }
}
