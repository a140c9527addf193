import AuditCore
import AuditRules
import Testing

@Suite struct NameRepeatedTests {
  private func findings(_ screen: Screen) -> [Finding] {
    Auditor(rules: [.nameRepeated]).audit(screen, of: ProjectFacts(name: "p")).findings
  }

  private func button(_ id: String, _ label: String) -> Element {
    var element = Element(id: id, role: .button)
    element.label = .found(label)
    return element
  }

  @Test func `a group is told once, on its first control, with the others related`() {
    var screen = Screen(id: "s")
    for number in 0..<10 { screen.append(button("e\(9 - number)", "Favorite")) }
    let found = findings(screen)
    #expect(found.count == 1)
    #expect(found.first?.index == 0)
    #expect(found.first?.related.count == 9)
    #expect(found.first?.id == "name-repeated@s/e0")
    #expect(found.first?.message.hasPrefix("10 buttons are called \"Favorite\"") == true)
  }

  @Test func `one control captured twice is one control`() {
    var screen = Screen(id: "s")
    let outer = screen.append(button("outer", "Share"))
    screen.append(button("inner", "Share"), under: outer)
    #expect(findings(screen).isEmpty)

    var twice = Screen(id: "s")
    for id in ["one", "two", "three"] {
      var element = button(id, "Share")
      element.frame = Rect(x: 1, y: 2, width: 44, height: 44)
      twice.append(element)
    }
    #expect(findings(twice).isEmpty)
  }

  @Test func `a repetition of the base language is not told again in others`() {
    var screen = Screen(id: "s")
    for id in ["a", "b", "c"] {
      var element = button(id, "Favorite")
      var german = Localization(locale: "de")
      german.label = .found("Favorit")
      element.localizations = [german]
      screen.append(element)
    }
    #expect(findings(screen).map(\.locale) == [nil])
  }

  @Test func `a repetition only another language has is told there`() {
    var screen = Screen(id: "s")
    for id in ["a", "b", "c"] {
      var element = Element(id: id, role: .button)
      var german = Localization(locale: "de")
      german.label = .found("Favorit")
      element.localizations = [german]
      screen.append(element)
    }
    #expect(findings(screen).map(\.locale) == ["de"])
  }

  @Test func `a repetition that many languages have is told once, with them`() throws {
    var screen = Screen(id: "s")
    for (id, label) in [("b", "Send"), ("a", "Submit")] {
      var element = button(id, label)
      element.action = .found(label)
      for (locale, text) in [("de", "Senden"), ("fr", "Envoyer"), ("it", "Invia")] {
        var other = Localization(locale: locale)
        other.label = .found(text)
        element.localizations.append(other)
      }
      screen.append(element)
    }
    let found = findings(screen)
    let group = try #require(found.first)
    #expect(found.map(\.id) == ["name-repeated@s/a"])
    #expect(group.locales == ["de", "fr", "it"])
    #expect(group.message.hasSuffix("; the same in 2 more languages"))
    #expect(group.evidence.last == Evidence("languages", "French, German, Italian"))
    screen.elements[0].localizations.removeLast()
    #expect(findings(screen).map(\.locale) == ["de", "fr"])
  }

  @Test func `a filled icon is a state, not another function`() {
    var screen = Screen(id: "s")
    var off = button("off", "Favorite")
    off.icon = .found(.symbol("heart"))
    var on = button("on", "Favorite")
    on.icon = .found(.symbol("heart.fill"))
    screen.append(off)
    screen.append(on)
    #expect(findings(screen).map(\.failed) == [false])
  }

  @Test func `a field and a button of one name are told apart by their kind`() {
    var screen = Screen(id: "s")
    screen.append(button("button", "Search"))
    var field = Element(id: "field", role: .searchField)
    field.label = .found("Search")
    screen.append(field)
    #expect(findings(screen).isEmpty)
  }

  @Test func `one action in different rows acts on different things`() {
    var screen = Screen(id: "s")
    for number in 0..<2 {
      let row = screen.append(Element(id: "row\(number)", role: .cell))
      var element = button("e\(number)", "Favorite")
      element.action = .found("toggleFavorite")
      screen.append(element, under: row)
    }
    #expect(findings(screen).map(\.failed) == [true])
  }

  @Test func `controls that do the same may each stand in every row`() {
    var screen = Screen(id: "s")
    for number in 0..<2 {
      var element = button("e\(number)", "Favorite")
      element.action = .found("toggleFavorite")
      element.object = .found("tea")
      element.repeated = number == 1
      screen.append(element)
    }
    let found = findings(screen)
    #expect(found.map(\.id) == ["name-repeated@s/e1"])
    #expect(found.map(\.failed) == [true])
    screen.elements[1].source = SourceLocation(file: "TeaRow.swift", expression: "tea.name")
    #expect(findings(screen).isEmpty)
    screen.elements[1].source = nil
    screen.elements[1].hidden = true
    #expect(findings(screen).isEmpty)
  }
}
