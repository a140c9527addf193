import AuditCore
import Testing

@testable import Importers

/// Screens of a file.
@Suite struct IBScreenTests {
  private typealias Make = IBFixtures

  private static let button = "<button id=\"b\"><state key=\"normal\" title=\"Brew\"/></button>"

  @Test func `every scene with elements is a screen`() throws {
    let capture = try Make.read(
      Make.storyboard(
        (
          "customClass=\"TeaViewController\" storyboardIdentifier=\"Tea\" title=\"Old\"",
          Make.view(Self.button)
            + "<navigationItem key=\"navigationItem\" title=\"Teas\" id=\"n\"/>"
        ),
        ("storyboardIdentifier=\"Pots\"", Make.view(Self.button)),
        ("title=\"My Cups\"", Make.view(Self.button)), ("", Make.view(Self.button)),
        ("customClass=\"TeaViewController\"", Make.view(Self.button)),
        ("customClass=\"Empty\"", "")), path: "App/Base.lproj/Main.storyboard")
    #expect(
      capture.screens.map(\.id) == [
        "TeaViewController", "Pots", "my-cups", "Main", "TeaViewController-2",
      ])
    #expect(
      capture.screens.map(\.title) == [
        .found("Teas"), .notMeasured, .found("My Cups"), .notMeasured, .notMeasured,
      ])
    #expect(capture.screens[0].size == Extent(width: 390, height: 800))
    #expect(capture.format == "ib" && capture.platform == .iOS)
    #expect(capture.notes == ["App/Base.lproj/Main.storyboard: left out 1 scene without elements"])
  }

  @Test func `a xib is one screen with the file's name`() throws {
    let capture = try Make.read(
      Make.xib(
        "<window title=\"Tea Shop\" id=\"w\">\(Make.view(Self.button))</window>", mac: true),
      path: "Mac/Base.lproj/TeaWindow.xib")
    #expect(capture.platform == .macOS)
    #expect(capture.screens.map(\.id) == ["TeaWindow"])
    #expect(capture.screens.map(\.title) == [.found("Tea Shop")])
  }

  @Test func `a file without elements is a note to the app and an error alone`() throws {
    let text = Make.xib(Make.view(""))
    #expect(try Make.read(text).screens.isEmpty)
    #expect(try Make.read(text).notes == ["App/Tea.xib: nothing in it is met by VoiceOver"])
    #expect(throws: ImportError.self) {
      _ = try ImporterCatalog.read(Array(text.utf8), path: "Tea.xib")
    }
  }

  @Test func `ids are readable and unique`() throws {
    let elements = try Make.elements(
      Self.button + Self.button
        + "<switch id=\"sss-ss-sss\"/><label text=\"茶\" id=\"l\"/><label id=\"mmm-mm-mmm\"/>")
    #expect(
      elements.map(\.id) == [
        "button-brew", "button-brew-2", "switch-sss-ss-sss", "text-茶", "text-mmm-mm-mmm",
      ])
  }

  @Test func `translations are found by the object's id`() throws {
    var tables = StringTables()
    for (path, text) in [
      (
        "de.lproj/Tea.strings",
        "\"abc-12-xyz.normalTitle\" = \"Aufbrühen\"; \"pic-tu-res.accessibilityLabel\" = \"Kanne\"; "
          + "\"pic-tu-res.accessibilityHint\" = \"Öffnet\"; \"bar-bu-tto.title\" = \"Teilen\";"
      ),
      ("en.lproj/Tea.strings", "\"abc-12-xyz.normalTitle\" = \"Brew!\";"),
      ("fr.lproj/Other.strings", "\"abc-12-xyz.normalTitle\" = \"Non\";"),
      ("fr.lproj/Localizable.strings", "\"pour.key\" = \"Verser\";"),
      ("en.lproj/Localizable.strings", "\"pour.key\" = \"Pour\";"),
    ] { try tables.add(Array(text.utf8), path: path) }
    let text = Make.xib(
      """
      <button id="abc-12-xyz"><state key="normal" title="Brew"/></button>
      <button id="pic-tu-res"><state key="normal" image="pot"/>
        <accessibility key="accessibilityConfiguration" hint="Opens" label="Pot"/></button>
      <barButtonItem title="Share" image="share" id="bar-bu-tto"/>
      <button id="k"><state key="normal" image="pour"/><userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="localizedString" keyPath="accessibilityLabel" value="pour.key"/>
      </userDefinedRuntimeAttributes></button>
      """)
    let capture = try Make.read(text, path: "Base.lproj/Tea.xib", tables: tables)
    let elements = try #require(capture.screens.first).elements
    #expect(elements[0].text == .found("Brew!"))
    #expect(elements[0].localizations.map(\.locale) == ["de"])
    #expect(elements[0].localizations[0].text == .found("Aufbrühen"))
    #expect(elements[0].localizations[0].label == .notMeasured)
    #expect(elements[1].localizations[0].label == .found("Kanne"))
    #expect(elements[1].localizations[0].hint == .found("Öffnet"))
    #expect(elements[2].localizations[0].label == .found("Teilen"))
    #expect(elements[3].label == .found("Pour"))
    #expect(elements[3].localizations.map(\.label) == [.found("Verser")])
    // A copy of the file in the folder of a language is that language's own.
    let copy = try Make.read(text, path: "de.lproj/Tea.xib", tables: tables)
    #expect(copy.screens[0].elements[0].localizations.isEmpty)
  }

  @Test(arguments: [
    ("transKey", "Pour"), ("transKeyNormal", "Pour"), ("titleL10n", "Pour"), ("textKey", "Pour"),
    ("isTransparent", "b"), ("placeholderTextKey", "b"), ("styleKey", "b"),
  ])
  func `a class shows the text whose key an attribute of its own has`(
    _ name: String, _ shown: String
  ) throws {
    var tables = StringTables()
    try tables.add(Array("\"pour_now\" = \"Pour\";".utf8), path: "en.lproj/Localizable.strings")
    let text = Make.xib(
      """
      <label text="b" id="b" customClass="TeaLabel"><userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="string" keyPath="\(name)" value="pour_now"/>
      </userDefinedRuntimeAttributes></label>
      """)
    let capture = try Make.read(text, path: "Base.lproj/Tea.xib", tables: tables)
    #expect(capture.screens.first?.elements.first?.text == .found(shown))
  }

  @Test(arguments: [("a", "brewTapped"), ("b", nil)])
  func `an action of another scene's controller is none`(_ target: String, _ action: String?) throws
  {
    func scene(_ id: String, _ inside: String) -> String {
      """
      <scene sceneID="s-\(id)"><objects><viewController id="\(id)" sceneMemberID="viewController">
        <view key="view" id="v-\(id)"><subviews>\(inside)</subviews></view></viewController></objects></scene>
      """
    }
    let button = """
      <button id="x"><state key="normal" title="Brew"/><connections>
        <action selector="brewTapped" destination="\(target)" eventType="touchUpInside" id="y"/>
      </connections></button>
      """
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch">
        <scenes>\(scene("a", button))\(scene("b", "<button id=\"z\"/>"))</scenes></document>
      """
    let elements = try Make.read(text).screens.flatMap(\.elements)
    #expect(elements.first { $0.source?.key == "x" }?.action.value == action)
  }

  @Test func `titles that the system writes are not those of the file in other languages`() throws {
    var tables = StringTables()
    let texts = "\"r.title\" = \"Redo\"; \"f.title\" = \"Suchen\";"
    try tables.add(Array(texts.utf8), path: "de.lproj/Tea.strings")
    let text = Make.xib(
      """
      <menu key="mainMenu" id="m"><items>
        <menuItem title="Redo" id="r"><connections>
          <action selector="redo:" target="-1" id="a"/></connections></menuItem>
        <menuItem title="Find…" id="f"><connections>
          <action selector="find:" target="-1" id="b"/></connections></menuItem></items></menu>
      """, mac: true)
    let elements = try #require(
      Make.read(text, path: "Base.lproj/Tea.xib", tables: tables).screens.first
    ).elements
    #expect(elements.map(\.text) == [.found("Redo"), .found("Find…")])
    #expect(elements.map { $0.localizations.map(\.locale) } == [[], ["de"]])
  }

  @Test func `a catalogue of objects translates as well`() throws {
    var tables = StringTables()
    let catalog = """
      {"sourceLanguage": "en", "strings": {"b.normalTitle": {"localizations": {
      "en": {"stringUnit": {"state": "new", "value": "Brew"}},
      "ja": {"stringUnit": {"state": "translated", "value": "淹れる"}}}}}, "version": "1.0"}
      """
    try tables.add(Array(catalog.utf8), path: "App/mul.lproj/Tea.xcstrings")
    let capture = try Make.read(
      Make.xib(Self.button), path: "App/Base.lproj/Tea.xib", tables: tables)
    #expect(capture.screens[0].elements[0].localizations.map(\.text) == [.found("淹れる")])
  }

  @Test func `keys in attributes of a class are looked up`() throws {
    let text = Make.xib(
      """
      <button customClass="LocalButton" id="a"><state key="normal" title="Go!"/>
        <userDefinedRuntimeAttributes>
          <userDefinedRuntimeAttribute type="string" keyPath="localization" value="go.title"/>
          <userDefinedRuntimeAttribute type="string" keyPath="accLabelLocalization" value="go.label"/>
          <userDefinedRuntimeAttribute type="string" keyPath="accHintLocalization" value="go.hint"/>
        </userDefinedRuntimeAttributes></button>
      """)
    let alone = try #require(try Make.read(text).screens.first).elements[0]
    #expect(alone.label == .notMeasured && alone.hint == .notMeasured)
    #expect(alone.text == .found("Go!"))
    var tables = StringTables()
    for (path, content) in [
      ("en-US.lproj/Shop.strings", "\"go.title\" = \"Go\"; \"go.label\" = \"Go there\";"),
      ("de.lproj/Shop.strings", "\"go.title\" = \"Los\"; \"go.label\" = \"Los, dorthin\";"),
    ] { try tables.add(Array(content.utf8), path: path) }
    let element = try #require(try Make.read(text, tables: tables).screens.first).elements[0]
    #expect(element.label == .found("Go there") && element.text == .found("Go"))
    #expect(element.localizations.map(\.locale) == ["de"])
    #expect(element.localizations[0].label == .found("Los, dorthin"))
    #expect(element.localizations[0].text == .found("Los"))
  }

  @Test(arguments: ["localVOLabelKey", "a11yLabelKey", "voiceOverLabelKey"])
  func `a key for what VoiceOver says takes the place of the file's label`(_ name: String) throws {
    let text = Make.xib(
      """
      <button id="a"><state key="normal" image="go"/>
        <accessibility key="accessibilityConfiguration" label="Go!"/><userDefinedRuntimeAttributes>
          <userDefinedRuntimeAttribute type="string" keyPath="\(name)" value="go.label"/>
        </userDefinedRuntimeAttributes></button>
      """)
    #expect(try Make.read(text).screens.first?.elements.map(\.label) == [.found("Go!")])
    var tables = StringTables()
    try tables.add(Array("\"go.label\" = \"Go there\";".utf8), path: "en.lproj/Shop.strings")
    let elements = try #require(try Make.read(text, tables: tables).screens.first).elements
    #expect(elements.map(\.label) == [.found("Go there")])
  }
}
