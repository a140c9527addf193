import AuditCore
import ProjectStore

@testable import Workbench

/// Projects the tests open, written as project files are.
enum SampleProjects {
  /// A shop with the usual faults, in three languages.
  static let shop = """
    {"format": "aloud-project", "version": 1, "name": "Corner Shop", "platform": "iOS",
     "baseLocale": "en", "locales": ["en", "de", "ja"],
     "screens": [
      {"id": "shelf", "title": "Shelf", "size": [393, 852], "elements": [
       {"id": "bar", "role": "group", "label": "Toolbar", "children": [
        {"id": "bell", "role": "button", "label": null, "icon": {"symbol": "bell"},
         "frame": [20, 59, 44, 44], "source": {"file": "Shelf.swift", "line": 12}},
        {"id": "filter", "role": "button", "label": "filterButton", "identifier": "filterButton",
         "icon": {"symbol": "slider.horizontal.3"}, "inputLabels": ["Filter", "Narrow"],
         "frame": [329, 59, 44.5, 44], "action": "openFilters", "hint": "Opens a sheet with the filters",
         "component": {"name": "IconButton", "size": "md"},
         "localized": {"de": {"label": "Ergebnisse filtern"}}}]},
       {"id": "list", "role": "group", "children": [
        {"id": "star1", "role": "toggle", "label": "Favorite", "object": "apple",
         "localized": {"de": {"label": "Favorit"}, "ja": {"label": "お気に入り"}}},
        {"id": "star2", "role": "toggle", "label": "Favorite", "object": "pear"},
        {"id": "photo", "role": "image", "label": "IMG_2041", "decorative": false}]}]},
      {"id": "cart", "title": "Cart", "elements": [
       {"id": "pay", "role": "button", "label": "payButton", "identifier": "payButton",
        "text": "Pay now"},
       {"id": "total", "role": "text", "label": "Total"}]},
      {"id": "empty", "title": "Receipt", "elements": []}],
     "review": {"decisions": [
      {"finding": "name-is-identifier@cart/pay", "decision": "confirmed",
       "reason": "ticket 12", "reviewer": "Ada", "at": "2026-01-02T03:04:05Z"}]}}
    """

  /// Text of every kind that is hard to show.
  static let scripts = #"""
    {"format": "aloud-project", "version": 1, "name": "日本語の店 🛒", "baseLocale": "ja",
     "locales": ["ja", "ar", "en"],
     "screens": [
      {"id": "棚", "title": "棚とかご", "elements": [
       {"id": "検索", "role": "button", "label": "検索ボタン", "identifier": "検索ボタン",
        "inputLabels": ["検索", "さがす"],
        "localized": {"ar": {"label": "زر البحث"}, "en": {"label": "Search"}}},
       {"id": "rtl", "role": "button", "label": "العربية \u202eevil", "identifier": "العربية \u202eevil"},
       {"id": "emoji", "role": "button", "label": "👩‍👩‍👧‍👦 family 🇩🇪 e\u0301", "identifier": "x"},
       {"id": "esc", "role": "button", "label": "\u001b[31mred\u0007\nline", "identifier": "\u001b[31mred\u0007\nline"},
       {"id": "long", "role": "button", "identifier": "very",
        "label": "aVeryLongIdentifierThatGoesOnAndOnAndOnBecauseSomebodyPastedAWholeSentenceIntoTheLabelAndNobodyNoticedUntilNow",
        "hint": "ひとつのとてもとてもとてもとてもとてもとてもとてもとてもとてもとてもとてもとても長い文"}]},
      {"id": "empty", "title": "", "elements": []}]}
    """#

  /// Findings on the first and third screen; the first is decided.
  static let chain = """
    {"format": "aloud-project", "version": 1, "name": "Chain", "screens": [
     {"id": "a", "elements": [
      {"id": "a1", "role": "button", "label": "oneKey", "identifier": "oneKey"},
      {"id": "a2", "role": "button", "label": "twoKey", "identifier": "twoKey"},
      {"id": "a3", "role": "button", "label": "Three"}]},
     {"id": "b", "elements": [{"id": "b1", "role": "button", "label": "Fine"}]},
     {"id": "c", "elements": [
      {"id": "c1", "role": "button", "label": "sixKey", "identifier": "sixKey"}]}],
     "review": {"decisions": [
      {"finding": "name-is-identifier@a/a1", "decision": "confirmed"}]}}
    """

  /// A project without screens.
  static let bare = """
    {"format": "aloud-project", "version": 1, "name": "Bare", "screens": []}
    """

  /// A project of one screen with many buttons, every third named like its identifier.
  static func large(_ count: Int) -> String {
    let elements = (0..<count).map { number in
      let name = number.isMultiple(of: 3) ? "button\(number)" : "Task \(number)"
      return #"{"id": "b\#(number)", "role": "button", "label": "\#(name)", "#
        + #""identifier": "button\#(number)"}"#
    }
    return """
      {"format": "aloud-project", "version": 1, "name": "Large",
       "screens": [{"id": "one", "title": "One", "elements": [\(elements.joined(separator: ","))]}]}
      """
  }
}

/// Opening a project for a test.
enum Opened {
  static let now = "2026-06-01T12:00:00Z"

  /// A workbench on a project, every screen read and audited.
  static func state(
    _ json: String = SampleProjects.shop, columns: Int = 112, rows: Int = 30,
    rules: [Rule] = TestRules.all
  ) throws -> WorkbenchState {
    let project = try Project(parsing: Array(json.utf8))
    let auditor = Auditor(rules: rules)
    let model = ProjectModel(facts: project.facts, review: project.review, auditor: auditor)
    var state = WorkbenchState(
      settings: WorkbenchSettings(
        path: "Projects/shop.json", reviewer: "Ada", themes: ["dark", "light"],
        toolVersion: "1.0"),
      model: model, size: Size(columns: columns, rows: rows), now: now)
    let loaded = try project.screens().map { screen in
      (
        screen: screen,
        findings: ScreenFindings(
          auditor.audit(screen, of: project.facts), review: project.review,
          ruleIndex: model.ruleIndex, now: now)
      )
    }
    _ = state.update(.loaded(loaded, done: loaded.count, total: loaded.count))
    return state
  }
}
