import Testing

@testable import AuditCore

@Suite("Role words")
struct RoleWordTests {
  private func certain(_ name: String, _ role: Role, _ language: String = "en") -> Bool? {
    RoleWord.find(in: name, role: role, language: language)?.certain
  }

  @Test(
    "a role word before or behind the name is the role",
    arguments: [
      ("Filter button", Role.button), ("Button: Save", .button), ("Save (button)", .button),
      ("Sequencer Toggle", .button), ("Dark mode switch", .switch), ("Home tab", .tab),
      ("Privacy policy link", .link), ("Volume slider", .slider), ("Email text field", .textField),
      ("Thread notification level button", .button), ("audio selected BUTTON.", .button),
    ])
  func english(name: String, role: Role) { #expect(certain(name, role) == true) }

  @Test(
    "a role word is the object behind a verb or determiner and before a noun",
    arguments: [
      ("Button Mashers", Role.button), ("Switch account", .button), ("Switch Profile", .button),
      ("Link device", .button), ("Copy link", .button), ("Copy link", .link), ("Magic link", .link),
      ("New tab", .tab), ("Press the button", .button), ("Show like button", .button),
      ("Image Playground", .button), ("Toggle sidebar", .button), ("Nintendo Switch", .button),
      ("Nintendo Switch", .toggle), ("Control", .button), ("Buttons", .button), ("Button", .button),
      ("Slider", .slider), ("Unbutton", .button), ("Tappable Buttons", .button), ("Image", .text),
      ("", .button), (":", .button),
    ])
  func object(name: String, role: Role) { #expect(certain(name, role) == nil) }

  @Test(
    "every language has its own words and places",
    arguments: [
      ("de", "Schließen-Taste"), ("de", "Schaltfläche Schließen"), ("fr", "Bouton Fermer"),
      ("es", "Botón de cerrar"), ("it", "Pulsante Chiudi"), ("nl", "Sluiten-knop"),
      ("pt", "Botão fechar"), ("ja", "閉じるボタン"), ("zh", "关闭按钮"), ("zh", "關閉按鈕"),
      ("ko", "닫기 버튼"), ("ru", "Кнопка «Назад»"), ("pl", "Przycisk Zamknij"),
      ("sv", "Knappen Stäng"), ("cs", "Tlačítko Zavřít"), ("tr", "Kapat düğmesi"),
      ("ar", "زر الإغلاق"), ("he", "כפתור סגירה"), ("uk", "Назад, кнопка"), ("de", "Filter-Button"),
    ])
  func languages(language: String, name: String) {
    #expect(certain(name, .button, language) == true)
  }

  @Test("joined words are left to a person, keys of a keyboard and lone words pass")
  func joined() {
    #expect(certain("Sluitknop", .button, "nl") == false)
    #expect(certain("Stängknapp", .button, "sv") == false)
    #expect(certain("Eingabetaste", .button, "de") == nil)
    #expect(certain("Tastatur ausblenden", .button, "de") == nil)
    #expect(certain("ボタン", .button, "ja") == nil)
    #expect(certain("Botones", .button, "es") == nil)
    #expect(certain("Переключатель вкладок", .button, "ru") == nil)
    #expect(certain("可轻点的按钮", .button, "zh") == false)
  }

  @Test("a button in the name of what is switched on is what is set")
  func switches() {
    #expect(certain("Jump button", .switch) == nil)
    #expect(certain("显示未读按钮", .switch, "zh") == nil)
    #expect(certain("Close button", .checkbox) == nil)
    #expect(certain("Dark mode switch", .switch) == true)
    #expect(certain("Favorite button", .toggle) == true)
  }

  @Test("a role word that is no role is the object")
  func objects() {
    func isObject(_ name: String, _ role: Role = .button) -> Bool {
      RoleWord.isObject(in: name, role: role, language: "en")
    }
    #expect(isObject("Button press"))
    #expect(isObject("Show the unread button on the left"))
    #expect(isObject("Copy link", .link))
    #expect(!isObject("Filter button"))
    #expect(!isObject("Filter"))
    #expect(!isObject("Buttonhole"))
  }

  @Test("in an image's name only \"image of\" is certain")
  func images() {
    #expect(certain("Image of a cat", .image) == true)
    #expect(certain("Header image", .image) == false)
    #expect(certain("cat image with red background", .image) == false)
    #expect(certain("Profile photo", .image) == nil)
    #expect(certain("Image", .image) == nil)
    #expect(certain("Imagery", .image) == nil)
    #expect(certain("Profilbild", .image, "de") == nil)
  }

  @Test func `no English word for a button is passed over by the first look`() {
    for kind in [RoleWordTable.Kind.button, .toggle, .checkbox] {
      for entry in RoleWordTable.tables[RoleWordTable.english].words[kind.rawValue] {
        #expect(RoleWord.buttonWords.isIn(entry.word), "\(entry.word) is not among the words")
      }
    }
  }
}
