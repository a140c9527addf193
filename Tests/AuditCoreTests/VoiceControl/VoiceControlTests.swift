import AuditCore
import Testing

@Suite struct VoiceControlTests {
  private func screen(_ labels: [(label: String, inputLabels: [String]?)]) -> Screen {
    var screen = Screen(id: "s")
    for (number, entry) in labels.enumerated() {
      var element = Element(id: "e\(number)", role: .button)
      element.label = .found(entry.label)
      if let list = entry.inputLabels { element.inputLabels = .found(list) }
      screen.append(element)
    }
    return screen
  }

  private func names(_ screen: Screen, locale: String = "en") -> [VoiceControlName] {
    let context = AuditContext(project: ProjectFacts(name: "p"), screen: screen)
    return VoiceControl.names(in: context, locale: locale)
  }

  @Test func `input labels replace the label and an empty list inherits it`() {
    let names = names(
      screen([("Add jasmine tea to cart", ["Add to cart", "Add"]), ("Share", [])]))
    #expect(names.map(\.shown) == ["Add to cart", "Share"])
    #expect(names.map(\.phrases) == [["Add to cart", "Add"], ["Share"]])
  }

  @Test func `a control that nothing names has no phrase`() {
    #expect(names(screen([("", nil)])) == [VoiceControlName(index: 0, shown: "", phrases: [])])
    #expect(VoiceControl.clashes(among: names(screen([("", nil), ("", nil)]))).isEmpty)
  }

  @Test func `hidden controls, texts and custom actions are not shown`() {
    var all = screen([("Close", nil)])
    all.elements[0].hidden = true
    all.append(Element(id: "text", role: .text))
    all.append(Element(id: "action", role: .customAction))
    #expect(names(all).isEmpty)
  }

  @Test func `an element with the button trait is shown whatever its role`() {
    var cell = Element(id: "cell", role: .cell)
    cell.label = .found("Jasmine")
    cell.traits = .found(.button)
    var all = Screen(id: "s")
    all.append(cell)
    #expect(names(all).map(\.shown) == ["Jasmine"])
  }

  @Test func `phrases that reach several controls clash, whatever their case`() {
    let clashes = VoiceControl.clashes(
      among: names(
        screen([
          ("Favorite", nil), ("Share", ["Send", "favorite "]), ("FAVORITE", nil), ("Close", nil),
          ("Help", ["Help", "help"]),
        ])))
    #expect(clashes == [VoiceControlClash(phrase: "Favorite", indices: [0, 1, 2])])
  }

  @Test func `names are shown in the language asked for, and in the base one where it is missing`()
  {
    var all = screen([("Filter results", ["Filter"]), ("Share", nil)])
    var german = Localization(locale: "de")
    german.label = .found("Ergebnisse filtern")
    german.inputLabels = .found(["Filtern"])
    all.elements[0].localizations = [german]
    #expect(names(all, locale: "de").map(\.shown) == ["Filtern", "Share"])
    let project = ProjectFacts(name: "p")
    #expect(VoiceControl.shownName(of: 0, in: all, project: project, locale: "de") == "Filtern")
    #expect(VoiceControl.shownName(of: 1, in: all, project: project, locale: "de") == "Share")
    #expect(VoiceControl.shownName(of: 9, in: all, project: project, locale: "de").isEmpty)
  }

  @Test func `case and white space do not tell phrases apart, symbols do`() {
    #expect(PhraseKey.of("Add  To\tCart ") == "add to cart")
    #expect(PhraseKey.of("add to cart") == "add to cart")
    #expect(PhraseKey.of("ÖFFNEN  jetzt") == "öffnen jetzt")
    #expect(PhraseKey.of("C") != PhraseKey.of("C#"))
    #expect(PhraseKey.of("  ") == "")
  }
}
