import Testing

@testable import AuditCore

@Suite struct AssetNameTests {
  private func match(_ text: String, asset: String? = nil) -> AssetName.Match? {
    AssetName.match(text, shape: NameShape(text), asset: asset)
  }

  @Test(arguments: [
    "ic_close_24", "icon-arrow-left@2x", "btn_filter", "BtnCancel white", "cog-outline",
    "CloseButtonBlack", "BarcodeButtonBlack", "0ButtonBlack", "DiceD20ButtonBlack", "XButtonWhite",
    "TeapotIconFilled", "LeafLogoDark", "Teapot_Img_24", "hero_banner.png", "ic map white",
    "\u{E5CD}",
  ])
  func `a file's name is told for certain`(_ text: String) {
    #expect(match(text)?.certain == true)
  }

  @Test(arguments: [
    "Close", "Play", "Trash", "Bold", "iCloud", "YouTube", "Button Mashers", "Image Playground",
    "Icon size", "Black", "White balance", "Dark", "Small", "Wi-Fi", "check-in", "Push-button",
    "再生", "Schaltfläche", "24", "B", "",
  ])
  func `an ordinary name is none`(_ text: String) {
    #expect(match(text) == nil)
  }

  @Test(arguments: [
    ("forward15", "forward15"), ("more filled", "more-filled"), ("menu_back", "menu_back"),
    ("menu back", "menu_back"),
  ])
  func `the name of its own asset, written or read out, is certain`(_ text: String, _ asset: String)
  {
    #expect(match(text, asset: asset)?.certain == true)
  }

  @Test(arguments: [
    ("close", "close"), ("options", "options"), ("cross", "Cross"), ("Checkmark", "checkmark"),
    ("effects on", "effects on"),
  ])
  func `one small word, or a thing that icons show, is left to a person`(
    _ text: String, _ asset: String
  ) {
    #expect(match(text, asset: asset)?.certain == false)
  }

  @Test(arguments: [
    ("Paste", "Paste"), ("Cancel", "cancel"), ("Remove", "Remove"), ("Star", "rating"),
    ("eBay", "eBay"), ("1", "1"), ("Teilen", "Teilen"),
  ])
  func `a task with a capital is a name, whatever the asset is called`(
    _ text: String, _ asset: String
  ) {
    #expect(match(text, asset: asset) == nil)
  }

  @Test(
    "prefixes, sizes, ways of drawing and file endings give an asset away",
    arguments: [
      "ic_close_24", "icon-arrow-left@2x", "btn_filter", "CloseButtonBlack", "close.png",
      "BtnCancel white", "BtnAttachment Blue", "cog-outline", "Close-24", "ic cross", "icon close",
      "nav back", "img btnAnswer", "IconMultihopWhenNeeded", "IMG_0042.HEIC", "arrow-left",
      "\u{E5CD}",
    ])
  func recognised(text: String) { #expect(match(text)?.certain == true) }

  @Test(
    "ordinary labels that start or end alike are not assets",
    arguments: [
      "Icon size", "Icon color", "Icon", "Navigation", "IC card", "Image", "Boeing-747", "COVID-19",
      "Dark blue", "Red", "Regular", "Bold text", "off-white", "Solid line", "Export logo.png",
      "thumbs-up", "Full-screen", "iPhone", "Close", "No. 5", "", "-", "@", "画像",
    ])
  func ordinary(text: String) { #expect(match(text)?.certain != true) }

  @Test("the name read aloud is told by the element's own asset")
  func ownAsset() {
    #expect(match("more filled", asset: "more-filled")?.kind == .own)
    #expect(match("ic arrow back ios", asset: "ic_arrow_back_ios")?.certain == true)
    #expect(match("chapter skipbackwards", asset: "chapter-skipbackwards")?.certain == true)
    #expect(match("Navbar add", asset: "navbar_add")?.certain == true)
    #expect(match("reaction-add", asset: "reaction-add")?.certain == true)
    #expect(match("SharedItemSwipe", asset: "sharedItemSwipe")?.certain == true)
    #expect(match("forward15", asset: "forward15")?.certain == true)
  }

  @Test("an asset named in ordinary words makes a good label")
  func goodAssets() {
    #expect(match("Paste", asset: "Paste") == nil)
    #expect(match("Hide Keyboard", asset: "Hide Keyboard") == nil)
    #expect(match("Hide keyboard", asset: "hide-keyboard") == nil)
    #expect(match("Profile photo", asset: "profile_photo") == nil)
    #expect(match("Trash", asset: "icon_trash") == nil)
    #expect(match("GitHub", asset: "GitHub") == nil)
    #expect(match("Close", asset: "") == nil)
  }

  @Test("a German noun with a hyphen is not sure to be a file")
  func compounds() {
    #expect(match("Icon-Farbe", asset: nil)?.certain == false)
    #expect(match("BG-Messung", asset: nil)?.certain == false)
    #expect(match("Icon-Wallet", asset: nil)?.certain == true)
    #expect(match("BG-Close", asset: nil)?.certain == true)
    #expect(match("bg-messung", asset: nil)?.certain == true)
    #expect(match("icon-farbe", asset: nil)?.certain == true)
    #expect(match("Icon-Farbe-24", asset: nil)?.certain == true)
  }

  @Test("a default made of an asset's name is code where the asset's name is")
  func defaults() {
    #expect(AssetName.isCodeLike(asset: "forward15"))
    #expect(AssetName.isCodeLike(asset: "icon-close"))
    #expect(!AssetName.isCodeLike(asset: "Close"))
    #expect(!AssetName.isCodeLike(asset: "GitHub"))
  }
}
