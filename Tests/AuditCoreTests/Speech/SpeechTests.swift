import AuditCore
import Testing

@Suite struct SpeechTests {
  private func said(
    _ role: Role, _ name: String, locale: String = "en", _ set: (inout Element) -> Void = { _ in }
  )
    -> String
  {
    var element = Element(id: "e", role: role)
    set(&element)
    return Speech.phrase(name: name, element: element, locale: locale)
  }

  @Test func `a name is followed by what the element is`() {
    #expect(said(.button, "Filter results") == "Filter results, button")
    #expect(said(.image, "Jasmine blossoms") == "Jasmine blossoms, image")
    #expect(said(.heading, "Teas") == "Teas, heading")
    #expect(said(.link, "Terms") == "Terms, link")
    #expect(said(.searchField, "Search teas") == "Search teas, search field")
    #expect(said(.secureTextField, "Password") == "Password, secure text field")
    #expect(said(.text, "Assam") == "Assam")
    #expect(said(.slider, "Strength") { $0.value = .found("50%") } == "Strength, 50%, adjustable")
  }

  @Test func `a toggle says its state behind its kind, in the language asked for`() {
    let german = said(.toggle, "Favorit Jasmintee", locale: "de") {
      $0.traits = .found([.button, .selected])
      $0.value = .found("1")
    }
    #expect(german == "Ausgewählt: Favorit Jasmintee, Taste, ein")
    #expect(
      said(.toggle, "Favorit Assam", locale: "de-AT") { $0.value = .found("0") }
        == "Favorit Assam, Taste, aus")
    #expect(said(.switch, "Alerts") { $0.value = .found("on") } == "Alerts, switch button, on")
    #expect(said(.checkbox, "Milk") { $0.value = .found("2") } == "Milk, checkbox, mixed")
    #expect(said(.toggle, "Size") { $0.value = .found("large") } == "Size, button, large")
  }

  @Test func `dimmed comes before the kind and the hint comes last`() {
    let phrase = said(.button, "Order") {
      $0.enabled = false
      $0.hint = .found("Add a tea first")
    }
    #expect(phrase == "Order, dimmed, button, Add a tea first")
  }

  @Test func `a place is said in the language asked for`() {
    #expect(said(.tab, "Cart") { $0.position = .found("2 of 5") } == "Cart, tab, 2 of 5")
    #expect(
      said(.tab, "Korb", locale: "de") { $0.position = .found("2 of 5") } == "Korb, Tab, 2 von 5")
    #expect(said(.tab, "カート", locale: "ja") { $0.position = .found("2 of 5") } == "カート, タブ, 5の2")
    #expect(said(.tab, "Cart", locale: "de") { $0.position = .found("last") } == "Cart, Tab, last")
  }

  @Test func `measured traits decide what is said of a button`() {
    #expect(said(.button, "Close") { $0.traits = .found([]) } == "Close")
    #expect(
      said(.button, "Close") { $0.traits = .found([.button, .image]) } == "Close, button, image")
    #expect(said(.button, "Q") { $0.traits = .found([.button, .keyboardKey]) } == "Q")
    #expect(
      said(.button, "Teas") { $0.traits = .found([.button, .backButton]) } == "Teas, back button")
  }

  @Test func `with nothing else to say the hint takes the name's place`() {
    let phrase = said(.button, "") { $0.hint = .found("Opens the menu") }
    #expect(phrase == "Opens the menu, button")
  }

  @Test func `a missing translation is heard in the base language`() {
    var screen = Screen(id: "s")
    var element = Element(id: "e", role: .button)
    element.label = .found("Filter results")
    var german = Localization(locale: "de")
    german.hint = .found("Öffnet die Filter")
    element.localizations = [german]
    screen.append(element)
    var project = ProjectFacts(name: "p")
    project.locales = ["en", "de", "ja"]
    #expect(
      Speech.phrase(for: 0, in: screen, project: project, locale: "de")
        == "Filter results, Taste, Öffnet die Filter")
    #expect(
      Speech.phrase(for: 0, in: screen, project: project, locale: "ja") == "Filter results, ボタン")
    #expect(Speech.phrase(for: 7, in: screen, project: project, locale: "ja").isEmpty)
  }

  @Test func `languages are found by their tags`() {
    #expect(SpeechWords.of("zh-TW").locale == "zh-Hant")
    #expect(SpeechWords.of("zh-Hans-HK").locale == "zh-Hans")
    #expect(SpeechWords.of("zh").locale == "zh-Hans")
    #expect(SpeechWords.of("pt-BR").locale == "pt")
    #expect(SpeechWords.of("pt-PT").locale == "pt-PT")
    #expect(SpeechWords.of("fr_CA").locale == "fr")
    #expect(SpeechWords.of("").locale == "en")
    #expect(SpeechWords.of("tlh").locale == "en")
    #expect(!SpeechWords.knows("tlh"))
    #expect(SpeechWords.knows("zh-TW"))
  }

  @Test(arguments: SpeechWords.locales)
  func `every language has every word`(_ locale: String) {
    for role in Role.allCases {
      let phrase = said(role, "N", locale: locale) {
        $0.enabled = false
        $0.selected = true
        $0.value = .found("1")
        $0.position = .found("1 of 3")
      }
      #expect(!phrase.contains(", ,") && !phrase.hasSuffix(", ") && !phrase.contains("|"))
      #expect(phrase.contains("3"))
    }
  }

  @Test func `a switch that is on is not said to be selected besides`() {
    let on = said(.switch, "Iced") {
      $0.selected = true
      $0.value = .found("1")
    }
    #expect(on == "Iced, switch button, on")
    #expect(said(.toggle, "Iced") { $0.selected = true } == "Selected: Iced, button")
  }

  @Test func `what a synthesiser cannot say is told apart`() {
    #expect("Close".isSayable)
    #expect("👍".isSayable)
    #expect("閉じる".isSayable)
    #expect(!"".isSayable)
    #expect(!"\u{E5CD}".isSayable)
    #expect(!" \u{200B}\u{FFFC}".isSayable)
    #expect("\u{E5CD} Close".isSayable)
  }

  @Test func `a long text is cut in a message`() {
    #expect("Close".quoted == "\"Close\"")
    let long = String(repeating: "茶", count: 200).quoted
    #expect(long.count == 83)
    #expect(long.hasSuffix("…\""))
  }
}
