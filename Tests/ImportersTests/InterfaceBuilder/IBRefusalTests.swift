import AuditCore
import Testing

@testable import Importers

/// Content that is no storyboard or xib for iOS or macOS, and damaged files.
@Suite struct IBRefusalTests {
  private typealias Make = IBFixtures

  private static let whole = Make.xib(
    Make.view(
      """
      <button id="abc-12-xyz" hidden="YES">\(Make.rect((1, 2, 3, 4)))
        <state key="normal" title="Gr&#252;n" image="x" catalog="system"/>
        <accessibility key="accessibilityConfiguration" label="A &amp; B"><accessibilityTraits key="traits" link="YES"/>
        <bool key="isElement" value="YES"/></accessibility><connections>
        <segue destination="abc-12-xyz" kind="show" id="s"/></connections></button>
      <segmentedControl id="g"><segments><segment title="1"/></segments></segmentedControl>
      """), owner: "<outlet property=\"b\" destination=\"abc-12-xyz\" id=\"o\"/>")

  private func refusal(_ text: String) -> String {
    do {
      _ = try Make.read(text)
      return "read"
    } catch {
      return "\(error)"
    }
  }

  @Test(arguments: [
    (
      "<document type=\"com.apple.InterfaceBuilder.AppleTV.XIB\" targetRuntime=\"AppleTV\"/>",
      "found one for tvOS; only iOS and macOS are read"
    ),
    (
      "<document type=\"com.apple.InterfaceBuilder.WatchKit.Storyboard\" targetRuntime=\"watchKit\"/>",
      "found one for watchOS"
    ),
    (
      "<archive type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\" version=\"7.10\"/>",
      "found a xib of Xcode 4 or older; open it in a current Xcode and save it"
    ),
    ("NIBArchive\u{1}\u{0}", "found a compiled nib; bring the storyboard or xib it was made from"),
    ("bplist00\u{1}", "found a binary property list"), ("", "expected a tag"),
    ("<hierarchy/>", "found an Android screen"),
    (
      "<?xml version=\"1.0\"?><!DOCTYPE d [<!ENTITY x \"y\">]><document>&x;</document>",
      "expected a storyboard or xib, found a document type"
    ),
    (
      "<!DOCTYPE d SYSTEM \"file:///etc/passwd\"><document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"/>",
      "App/Tea.xib:1:2: expected a storyboard or xib, found a document type; Interface Builder writes none"
    ),
  ])
  func `other content is refused by name`(text: String, message: String) {
    #expect(refusal(text).contains(message), "\(refusal(text))")
  }

  @Test func `a file that was cut off is refused with its place`() {
    let cut = String(Self.whole.prefix(Self.whole.count - 40))
    #expect(refusal(cut).contains("the file was cut off; bring it whole"), "\(refusal(cut))")
  }

  @Test func `too many tags inside one another are refused`() {
    let deep = String(repeating: "<view id=\"v\">", count: 700)
    #expect(refusal(Make.xib(deep)).contains("at most 600 elements inside one another"))
  }

  @Test func `the importer is guessed, and other importers say whose it is`() throws {
    let bytes = Array(Self.whole.utf8)
    #expect(ImporterCatalog.guess(bytes)?.id == "ib")
    #expect(try ImporterCatalog.read(bytes, path: "a.xib").screens.count == 1)
    do {
      _ = try Importer.appium.read(bytes, "a.xib")
    } catch {
      #expect(error.description.contains("found a storyboard or xib; leave out --from"))
    }
    #expect(ImporterCatalog.guess(Array("NIBArchive".utf8))?.id == "ib")
  }

  @Test func `a launch screen is told for what it is`() {
    let text = Make.xib(Make.view("<label text=\"Tea\" id=\"l\"/>"))
      .replacing("version=\"3.0\"", with: "version=\"3.0\" launchScreen=\"YES\"")
    let error = #expect(throws: ImportError.self) {
      try Importer.interfaceBuilder.read(Array(text.utf8), "Launch.xib")
    }
    #expect(error?.found == "a launch screen, which is only shown while the app begins")
  }

  private struct Dice {
    var state: UInt64 = 0x9E37_79B9_7F4A_7C15

    mutating func roll(_ bound: Int) -> Int {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return Int(state % UInt64(bound))
    }
  }

  private func check(_ bytes: [UInt8]) -> Bool {
    guard let capture = try? InterfaceBuilderReader(tables: StringTables(), path: "x").read(bytes)
    else { return false }
    for screen in capture.screens {
      #expect(!screen.id.isEmpty && Set(screen.elements.map(\.id)).count == screen.elements.count)
      for (index, element) in screen.elements.enumerated() {
        #expect(element.subtreeEnd > index && element.parent ?? -1 < index)
        if let frame = element.frame { #expect(frame.x.isFinite && frame.width >= 0) }
      }
    }
    return true
  }

  @Test func `beginnings and damaged bytes are answered`() {
    var dice = Dice()
    let whole = Array(Self.whole.utf8)
    #expect(check(whole))
    for length in 0..<whole.count { #expect(!check(Array(whole.prefix(length)))) }
    var survived = 0
    for _ in 0..<1500 {
      var bytes = whole
      for _ in 0...dice.roll(3) { bytes[dice.roll(bytes.count)] = UInt8(dice.roll(256)) }
      if check(bytes) { survived += 1 }
    }
    #expect(survived > 30)
  }

  @Test func `parts cut out and doubled are answered`() {
    var dice = Dice()
    let whole = Array(Self.whole.utf8)
    for _ in 0..<600 {
      let start = dice.roll(whole.count)
      let end = start + dice.roll(whole.count - start)
      var bytes = whole
      if dice.roll(2) == 0 {
        bytes.removeSubrange(start..<end)
      } else {
        bytes.insert(contentsOf: Array(whole[start..<end]), at: dice.roll(bytes.count))
      }
      _ = check(bytes)
    }
  }

  @Test(arguments: [
    "<button id=\"b\"/>", "<segment title=\"1\"/>", "<label text=\"a\" id=\"l\"/>",
    "<textField id=\"f\"><connections><accessibilityConnection property=\"title\" destination=\"x\"/></connections></textField>",
    "<toolbarItem id=\"t\" label=\"a\"><button key=\"view\" id=\"b\"/></toolbarItem>",
    "<string key=\"title\">a</string>", "<state key=\"normal\"/>",
  ])
  func `many parts take no more than linear time`(_ part: String) {
    let clock = ContinuousClock()
    func time(_ count: Int) -> Duration {
      let text = Make.xib(
        "<segmentedControl id=\"x\">" + String(repeating: part, count: count)
          + "</segmentedControl>", mac: true)
      return clock.measure { _ = check(Array(text.utf8)) }
    }
    _ = time(200)
    let (small, large) = (time(500), time(4000))
    #expect(large < small * 40 + .milliseconds(300))
  }
}
