import Testing

@testable import AuditCore

@Suite("Code names")
struct CodeNameTests {
  private func match(_ text: String, identifier: String? = nil) -> CodeName.Match? {
    CodeName.match(text, shape: NameShape(text), identifier: identifier)
  }

  @Test(
    "identifiers, keys and type names are recognised",
    arguments: [
      "stopTask", "actionSheetModify", "loadHTMLString", "aLabel", "NavigationBack", "SaveButton",
      "TabBarItemTitle", "HidesWhenStopped", "text_message_accessibility_label", "LIST_CONTAINER",
      "status.action.context-menu", "PollListItem.title", "settings.title", "com.example.app",
      "User.Detail Video Call", "btn-back-catalog", "no-transactions-yet-label", "UIButton",
      "Optional(\"Save\")", "<null>", "btn4", "root", "undefined",
      "9F86D081-884C-4D63-A1F1-0123456789AB",
    ])
  func recognised(text: String) { #expect(match(text)?.certain == true) }

  @Test(
    "products, hosts, files, units, notes and ordinary words are not",
    arguments: [
      "eBay", "iPhone", "iCloud", "YouTube", "GitHub", "CarPlay", "macOS", "tvOS", "LaTeX", "eSIM",
      "npr.org", "www.example.com", "amazon.co.uk", "Booking.com", "Node.js", "README.md",
      "main.swift", "C4", "F sharp 3", "1", "B", "kWh", "pH", "USB-C", "COVID-19", "H.264",
      "v1.2.3",
      "@john_doe", "#swift_lang", "user_name@example.com", "https://example.com/a_b", "Share",
      "share", "Saved.Tap to open", "U.S. Open", "Dr. No", "sign-in", "drag-and-drop", "Wi-Fi",
      "OpenStreetMap", "PlayStation", "openHAB", "SignIn", "再生", "Пауза", "שתף", "", " ", "_", "__",
      "12_34", "-", "...", "image.png",
    ])
  func ordinary(text: String) { #expect(match(text)?.certain != true) }

  @Test("the element's own identifier settles a doubtful spelling, not an ordinary word")
  func ownIdentifier() {
    #expect(match("SpaceHub")?.certain == false)
    #expect(match("SpaceHub", identifier: "SpaceHub")?.isIdentifier == true)
    #expect(match("claims-selector", identifier: "claims-selector")?.isIdentifier == true)
    #expect(match("Share", identifier: "Share") == nil)
    #expect(match("YouTube", identifier: "YouTube") == nil)
    #expect(match("Share", identifier: "ShareButton") == nil)
  }

  @Test("an unknown spelling of two unknown words is left open")
  func doubtful() {
    #expect(match("zapFoo")?.certain == false)
  }
}

@Suite("Asset names")
struct AssetNameTests {
  private func match(_ text: String, asset: String? = nil) -> AssetName.Match? {
    AssetName.match(text, shape: NameShape(text), asset: asset)
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

  @Test("a default made of an asset's name is code where the asset's name is")
  func defaults() {
    #expect(AssetName.isCodeLike(asset: "forward15"))
    #expect(AssetName.isCodeLike(asset: "icon-close"))
    #expect(!AssetName.isCodeLike(asset: "Close"))
    #expect(!AssetName.isCodeLike(asset: "GitHub"))
  }
}
