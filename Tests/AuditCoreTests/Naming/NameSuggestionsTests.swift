import Testing

@testable import AuditCore

@Suite("Name suggestions")
struct NameSuggestionsTests {
  private func texts(
    base: String = "en", locale: String = "en", _ change: (inout Element) -> Void
  ) -> [String] {
    var element = Element(id: "e", role: .button)
    change(&element)
    var screen = Screen(id: "screen")
    screen.append(element)
    var project = ProjectFacts(name: "Case")
    project.baseLocale = base
    let context = AuditContext(project: project, screen: screen)
    return NameSuggestions.candidates(for: 0, in: context, locale: locale).map(\.text)
  }

  @Test("the visible text is the strongest, then action, icon and identifier")
  func order() {
    let found = texts {
      $0.label = .found("filterButton")
      $0.text = .found("Filter results")
      $0.action = .found("openFilters")
      $0.icon = .found(.symbol("slider.horizontal.3"))
      $0.identifier = .found("filterButton")
    }
    #expect(found == ["Filter results", "Open filters", "Filter"])
  }

  @Test(
    "actions are read as tasks",
    arguments: [
      ("openFilters", "Open filters"), ("didTapShareReceipt(_:)", "Share receipt"),
      ("showSettings", "Show settings"), ("toggleFavorite", "Favorite"), ("dismiss", "Close"),
      ("viewModel.onClosePressed()", "Close"), ("shareButtonTapped", "Share"),
      ("isSortActionSheetPresented", "Sort"), ("showAddTeaSheet", "Add tea"),
      ("isProfilePresented", "Show profile"), ("deleteFunc", "Delete"),
      ("cameraButtonTouch", "Camera"), ("playPauseButtonTap", "Play pause"),
      ("teaToDelete", "Delete tea"), ("isEditing", "Edit"), ("view", "View"),
      ("toggleShouldDisplayHint2", "Show hint"), ("clearQuery", "Clear query"),
    ])
  func actions(action: String, task: String) {
    #expect(texts { $0.action = .found(action) } == [task])
  }

  @Test(
    "actions that tell no task give nothing",
    arguments: [
      "handleTap", "buttonTapped", "", "()", "wrappedValue", "String", "selectedPoster",
      "activeAlert", "toogleTextField", "editingFormPresented", "showAlert", "longPress",
      "showListAddPrompt", "onTapGesture",
    ])
  func vagueActions(action: String) {
    #expect(texts { $0.action = .found(action) } == [])
  }

  @Test(
    "what code sets comes behind what the picture means",
    arguments: [
      ("brewDate", ["Remove", "Brew date"]), ("removeDate", ["Remove date", "Remove"]),
      ("showTeas", ["Show teas", "Remove"]),
    ])
  func setValues(action: String, names: [String]) {
    let found = texts {
      $0.action = .found(action)
      $0.icon = .found(.symbol("minus.circle"))
    }
    #expect(found == names)
  }

  @Test("a repeated control names its object")
  func object() {
    let found = texts {
      $0.label = .found("Delete")
      $0.action = .found("deleteItem")
      $0.icon = .found(.symbol("trash"))
      $0.object = .found("jasmine tea")
    }
    #expect(found.first == "Delete jasmine tea")
    #expect(!found.contains("Delete"))
  }

  @Test("one name for every row of a list names no object")
  func repeatedRow() {
    let found = texts {
      $0.label = .found("Trash")
      $0.action = .found("deleteItem")
      $0.object = .found("tea")
      $0.repeated = true
    }
    #expect(!found.contains { $0.contains("tea") })
  }

  @Test("another language is offered only from what is in that language")
  func otherLanguage() {
    let found = texts(locale: "de") {
      $0.label = .found("Settings")
      $0.action = .found("showSettings")
      $0.icon = .found(.symbol("gearshape"))
    }
    #expect(found == ["Einstellungen"])
    let toEnglish = texts(base: "de", locale: "en") { $0.label = .found("Schließen") }
    #expect(toEnglish == ["Close"])
  }

  @Test("the current name, blanks, doubles and hints with gestures are not offered")
  func nothingSpare() {
    let found = texts {
      $0.label = .found("close")
      $0.icon = .found(.symbol("xmark"))
      $0.text = .found(" ")
      $0.hint = .found("Double tap to close")
      $0.identifier = .found("closeButton")
    }
    #expect(found == [])
  }

  @Test("hints, identifiers and assets give words")
  func words() {
    #expect(texts { $0.hint = .found("Shares the receipt.") } == ["Share the receipt"])
    #expect(texts { $0.identifier = .found("login.submit.button") } == ["Submit"])
    #expect(texts { $0.icon = .found(.asset("ic_arrow_back_24")) } == ["Back", "Arrow back"])
  }

  @Test("a mark for what is chosen or done is no task")
  func marks() {
    let mark = Icon.symbol("checkmark.circle.fill")
    #expect(
      texts {
        $0.role = .image
        $0.icon = .found(mark)
      } == [])
    #expect(
      texts {
        $0.action = .found("toggleFavorite")
        $0.icon = .found(mark)
      } == ["Favorite"])
    #expect(texts { $0.icon = .found(.symbol("checkmark")) } == ["Done"])
    #expect(
      texts {
        $0.role = .image
        $0.icon = .found(.symbol("trash"))
      } == ["Delete"])
  }

  @Test("an index outside the screen gives nothing")
  func outside() {
    let context = AuditContext(project: ProjectFacts(name: "Case"), screen: Screen(id: "screen"))
    #expect(NameSuggestions.candidates(for: 3, in: context, locale: "en") == [])
    #expect(NameSuggestions.candidates(for: -1, in: context, locale: "en") == [])
  }
}

@Suite("Meaning of icons")
struct IconMeaningTests {
  @Test(
    "ways of drawing do not change the meaning unless the table says so",
    arguments: [
      ("slider.horizontal.3", "Filter"), ("square.and.arrow.up.fill", "Share"),
      ("bell", "Notifications"),
      ("bell.slash.fill", "Mute notifications"), ("trash.circle.fill", "Delete"),
      ("xmark", "Close"), ("xmark.circle.fill", "Clear"), ("plus.circle", "Add"),
      ("gearshape.fill", "Settings"), ("x.circle.fill", "Close"),
      ("goforward.45", "Skip forward 45 seconds"), ("gobackward.10.ar", "Skip back 10 seconds"),
      ("10.arrow.trianglehead.clockwise", "Skip forward 10 seconds"),
      ("75.arrow.trianglehead.counterclockwise", "Skip back 75 seconds"),
      ("arrow.trianglehead.clockwise", "Refresh"),
    ])
  func symbols(name: String, meaning: String) {
    #expect(IconMeaning.english(of: .symbol(name)) == meaning)
  }

  @Test("assets are read without prefix, size and colour")
  func assets() {
    #expect(IconMeaning.english(of: .asset("ic_close_white_24pt")) == "Close")
    #expect(IconMeaning.english(of: .asset("btnCancel--white")) == "Cancel")
    #expect(IconMeaning.english(of: .asset("stepper_increment")) == "Increase")
    #expect(IconMeaning.english(of: .asset("btnLizard--white")) == nil)
    #expect(IconMeaning.english(of: .asset("forward15")) == "Skip forward")
    #expect(IconMeaning.english(of: .asset("")) == nil)
  }

  @Test("an unknown icon means nothing")
  func unknown() {
    #expect(IconMeaning.english(of: .symbol("lizard")) == nil)
    #expect(IconMeaning.english(of: .symbol("goforward.plus")) == nil)
    #expect(IconMeaning.english(of: .symbol("10.square")) == nil)
    #expect(IconMeaning.english(of: .symbol("")) == nil)
    #expect(IconMeaning.english(of: .glyph("?")) == nil)
  }

  @Test("the table knows more than 250 symbols, each once")
  func size() {
    let names = IconMeaningTable.symbols.split(separator: "\n").flatMap { line in
      line.split(separator: ":", maxSplits: 1).last?.split(separator: " ").map(String.init) ?? []
    }
    #expect(names.count > 250)
    #expect(Set(names).count == names.count)
    for name in names where name.contains(".") {
      #expect(SymbolName.isName(name, shape: NameShape(name)), "\(name) is no symbol's name")
    }
  }

  @Test("the commonest meanings are known in every language of the table")
  func translated() {
    let meanings = ["Filter", "Share", "Close", "Delete", "Settings", "Notifications", "Favorite"]
    for meaning in meanings {
      for locale in ["de", "fr", "es", "it", "nl", "pt", "ja", "ko", "zh-Hans", "ru", "ar", "he"] {
        #expect(UITerms.translations(of: meaning, in: locale)?.isEmpty == false)
      }
    }
  }
}
