import AuditCore
import ProjectStore
import Testing

@Suite struct ReadingTests {
  /// The element of a project with one screen and one element, given by its members.
  func element(_ members: String) throws -> Element {
    let project = try Project(parsing: Array(wrapped(members).utf8))
    return try #require(try project.screen(at: 0).elements.first)
  }

  /// What is wrong with such a project, with its place.
  func problem(_ members: String) -> String? { complaint(wrapped(members)) }

  /// What is wrong with a project, head first, then screen by screen.
  func complaint(_ text: String) -> String? {
    do {
      _ = try Project(parsing: Array(text.utf8)).screens()
      return nil
    } catch { return "\(error)" }
  }

  private func wrapped(_ members: String) -> String {
    """
    {"format": "aloud-project", "version": 1, "screens": [{"id": "s", "elements": [
    {"id": "e", "role": "button", \(members)}]}]}
    """
  }

  @Test func `a picture may have another in its place`() throws {
    let play = try element(#""icon": {"symbol": "play", "or": "pause"}"#)
    #expect(play.icon == .found(.symbol("play")))
    #expect(play.otherIcon == .symbol("pause"))
    #expect(try element(#""icon": {"or": "b", "asset": "a"}"#).otherIcon == .asset("b"))
    #expect(try element(#""icon": {"symbol": "play", "or": 1}"#).otherIcon == nil)
    #expect(try element(#""icon": null"#).otherIcon == nil)
  }

  // MARK: - What other engines reported

  @Test func `what other engines reported is read with the screen`() throws {
    let text = """
      {"format": "aloud-project", "version": 1, "screens": [{"id": "s", "elements": [],
       "reported": {"axe": [{"rule": "Name", "element": "e", "outcome": "cannotTell",
         "impact": "minor", "wcag": ["4.1.2"], "message": "No name.", "counterpart": "control-name",
         "label": null, "evidence": {"size": "3"}, "later": 1}, {"rule": "B", "message": "x"}]}}]}
      """
    let findings = try Project(parsing: Array(text.utf8)).screen(at: 0).reported
    var first = ReportedFinding(engine: "axe", rule: "Name", element: "e", message: "No name.")
    first.failed = false
    first.impact = .minor
    first.wcag = ["4.1.2"]
    first.counterpart = "control-name"
    first.label = .none
    first.evidence = [Evidence("size", "3")]
    #expect(findings == [first, ReportedFinding(engine: "axe", rule: "B", message: "x")])
  }

  @Test(arguments: [
    ("[]", "an object with a list an engine"), ("{\"a b\": []}", "an engine's id"),
    ("{\"a\": {}}", "a list of an engine's findings"), ("{\"a\": [1]}", "as an object"),
    ("{\"a\": [{\"message\": \"x\"}]}", "a finding with \"rule\""),
    ("{\"a\": [{\"rule\": \"x@y\", \"message\": \"x\"}]}", "no blank and no \"@\""),
    ("{\"a\": [{\"rule\": \"x\", \"outcome\": \"bad\"}]}", "failed or cannotTell"),
    ("{\"a\": [{\"rule\": \"x\", \"impact\": \"huge\"}]}", "for \"impact\""),
    ("{\"a\": [{\"rule\": \"x\", \"evidence\": {\"a\": 1}}]}", "a string"),
  ])
  func `a report that is not as the format says is refused`(reported: String, expected: String) {
    let text = """
      {"format": "aloud-project", "version": 1, "screens": [{"id": "s", "reported": \(reported)}]}
      """
    #expect(complaint(text)?.contains(expected) == true, "\(complaint(text) ?? "nothing")")
  }

  // MARK: - Absent, null, empty

  @Test func `an absent member is not measured, null is none, an empty string is there`() throws {
    let absent = try element(#""hidden": false"#)
    #expect(absent.label == .notMeasured)
    #expect(absent.inputLabels == .notMeasured)
    #expect(absent.traits == .notMeasured)
    #expect(absent.icon == .notMeasured)
    let null = try element(#""label": null, "inputLabels": null, "traits": null, "icon": null"#)
    #expect(null.label == Measured<String>.none)
    #expect(null.inputLabels == Measured<[String]>.none)
    #expect(null.traits == Measured<Traits>.none)
    #expect(null.icon == Measured<Icon>.none)
    let empty = try element(#""label": "", "inputLabels": [], "traits": []"#)
    #expect(empty.label == .found(""))
    #expect(empty.inputLabels == .found([]))
    #expect(empty.traits == .found([]))
  }

  @Test func `a language tells absent, null and empty apart too`() throws {
    let text = #""localized": {"de": {"label": null}, "ja": {"label": ""}, "fr": {}}"#
    let element = try element(text)
    #expect(element.localization("de")?.label == Measured<String>.none)
    #expect(element.localization("ja")?.label == .found(""))
    #expect(element.localization("fr")?.label == .notMeasured)
    #expect(element.localization("it") == nil)
  }

  @Test func `a flag that is absent or null was not measured`() throws {
    let element = try element(#""hidden": null, "enabled": false, "frame": null"#)
    #expect(element.hidden == nil)
    #expect(element.enabled == false)
    #expect(element.decorative == nil)
    #expect(element.frame == nil)
  }

  @Test func `an area of touches that is null is none`() throws {
    #expect(try element(#""hidden": false"#).hitFrame == .notMeasured)
    #expect(try element(#""hitFrame": null"#).hitFrame == .none)
    let area = Rect(x: 0, y: 0, width: 44, height: 44)
    #expect(try element(#""hitFrame": [0, 0, 44, 44]"#).hitFrame == .found(area))
  }

  @Test func `a screen may be for another platform than the project`() throws {
    func screens(_ platform: String) throws -> [Screen] {
      let text = """
        {"format": "aloud-project", "version": 1, "platform": "iOS",
         "screens": [{"id": "a", "platform": \(platform), "elements": []}, {"id": "b", "elements": []}]}
        """
      return try Project(parsing: Array(text.utf8)).screens()
    }
    #expect(try screens("\"macOS\"").map(\.platform) == [.macOS, nil])
    let error = #expect(throws: ProjectError.self) { try screens("\"BeOS\"") }
    #expect(error?.description.contains("a platform (iOS, macOS") == true)
  }

  // MARK: - What is read

  @Test func `every kind of fact is read`() throws {
    let element = try element(
      #"""
      "icon": {"symbol": "bell"}, "frame": [1.5, 2, 44, 44], "traits": ["button", "selected"],
      "component": {"name": "C", "size": "md", "variant": "ghost"}, "foreground": "#1F2933",
      "states": [{"name": "on", "value": "1"}], "source": {"file": "A.swift", "line": 4},
      "origin": {"format": "idb", "path": "0/3"}, "opacity": 4.5e-1, "userContent": true
      """#)
    #expect(element.icon == .found(.symbol("bell")))
    #expect(element.frame == Rect(x: 1.5, y: 2, width: 44, height: 44))
    #expect(element.traits == .found([.button, .selected]))
    #expect(element.component == ComponentUse(name: "C", size: "md", variant: "ghost"))
    #expect(element.foreground == Colour(hex: "#1F2933"))
    #expect(element.states.first?.value == .found("1"))
    #expect(element.source == SourceLocation(file: "A.swift", line: 4))
    #expect(element.origin?.path == "0/3")
    #expect(element.opacity == 0.45)
    #expect(element.userContent)
  }

  @Test func `elements come before their children, with their place in the tree`() throws {
    let text = """
      {"format": "aloud-project", "screens": [{"id": "s", "elements": [
        {"id": "a", "role": "group", "children": [
          {"id": "b", "role": "group", "children": [{"id": "c", "role": "button"}]},
          {"id": "d", "role": "button"}]},
        {"id": "e", "role": "text"}]}]}
      """
    let screen = try Project(parsing: Array(text.utf8)).screen(at: 0)
    #expect(screen.elements.map(\.id) == ["a", "b", "c", "d", "e"])
    #expect(screen.elements.map(\.parent) == [nil, 0, 1, 0, nil])
    #expect(screen.elements.map(\.depth) == [0, 1, 2, 1, 0])
    #expect(screen.elements.map(\.subtreeEnd) == [4, 3, 3, 4, 5])
  }

  @Test func `unknown members and traits are passed over`() throws {
    let element = try element(
      #""label": "Close", "futureMember": {"a": [1]}, "traits": ["button", "glows"]"#)
    #expect(element.label == .found("Close"))
    #expect(element.traits == .found(.button))
    #expect(
      complaint(#"{"format": "aloud-project", "screens": [], "x-team": {"owner": 7}}"#) == nil)
  }

  @Test func `escaped member names and values are read like plain ones`() throws {
    let element = try element(#""l\u0061bel": "Filter \u0072esults""#)
    #expect(element.label == .found("Filter results"))
  }

  @Test func `only format and screens are needed`() throws {
    let project = try Project(parsing: Array(#"{"format":"aloud-project","screens":[]}"#.utf8))
    #expect(project.facts.platform == .iOS)
    #expect(project.facts.locales == ["en"])
    #expect(project.screenCount == 0)
  }

  @Test func `the base locale is one of the locales even when the list leaves it out`() throws {
    let text = #"{"format":"aloud-project","baseLocale":"fr","locales":["de"],"screens":[]}"#
    let facts = try Project(parsing: Array(text.utf8)).facts
    #expect(facts.locales == ["fr", "de"])
    #expect(facts.otherLocales == ["de"])
  }

  // MARK: - What is refused

  @Test(arguments: [
    (#""label": 7"#, #"2:40: expected a string or null for "label", found the number 7"#),
    (
      #""hidden": "no""#, #"2:41: expected true, false or null for "hidden", found the string "no""#
    ),
    (#""frame": [1, 2, 3]"#, #"2:40: expected a list of 4 numbers for "frame", found a list"#),
    (#""inputLabels": "Go""#, #"expected a list of strings for "inputLabels", found the string"#),
    (#""inputLabels": [1]"#, #"expected a string in "inputLabels", found the number 1"#),
    (#""icon": {}"#, #"expected an object with "symbol", "asset" or "glyph" for "icon""#),
    (#""foreground": "red""#, ##"expected a colour such as "#1F2933" for "foreground""##),
    (#""traits": "button""#, #"expected a list of traits for "traits", found the string"#),
    (#""opacity": "half""#, #"expected a number or null for "opacity""#),
    (#""source": {"line": 3}"#, #"expected an object with a "file" for "source""#),
    (#""component": {}"#, #"expected an object with a "name" for "component""#),
    (#""localized": []"#, #"expected an object with a member a language for "localized""#),
    (#""localized": {"de": "x"}"#, "expected an object for one language"),
    (#""children": {}"#, "expected a list of elements, found an object"),
    (#""component": 5"#, #"expected an object with a "name" for "component", found the number 5"#),
    (#""source": []"#, #"expected an object with a "file" for "source", found a list"#),
    (#""origin": []"#, #"an object with "format" and "path" for "origin", found a list"#),
    (#""states": {}"#, #"expected a list of states for "states", found an object"#),
    (
      #""states": ["on"]"#, #"2:42: expected a state, as an object with a "name", found the string"#
    ),
    (#""states": [{"value": "1"}]"#, #"expected a state with a "name", found an object"#),
    (#""missingSince": 2026"#, #"expected a string or null for "missingSince", found the number"#),
  ])
  func `a member of the wrong kind is refused with its place`(_ members: String, _ message: String)
    throws
  {
    let problem = try #require(self.problem(members))
    #expect(problem.contains(message), "\(problem)")
    #expect(problem.hasPrefix("2:"), "\(problem)")
  }

  @Test(arguments: [
    ("[]", "1:1: expected a project, as an object, found a list"),
    (#"{"screens": []}"#, #"1:1: expected a member "format""#),
    (#"{"format": "other", "screens": []}"#, #"1:12: expected "aloud-project" for "format""#),
    (#"{"format": "aloud-project"}"#, #"1:1: expected a member "screens" with a list"#),
    (
      #"{"format": "aloud-project", "version": 2, "screens": []}"#,
      "1:40: expected version 1 of the project format, or an older one, found the number 2"
    ),
    (#"{"format": "aloud-project", "version": "1", "screens": []}"#, "1:40: expected version 1"),
    (
      #"{"format": "aloud-project", "platform": "Palm", "screens": []}"#, "expected a platform (iOS"
    ),
    (#"{"format": "aloud-project", "screens": {}}"#, #"expected a list for "screens""#),
    (
      #"{"format": "aloud-project", "baseLocale": "", "screens": []}"#,
      #"1:43: expected a string that is not empty for "baseLocale""#
    ),
    (#"{"format": "aloud-project", "screens": [{}]}"#, "expected a screen, as an object"),
    (
      #"{"format": "aloud-project", "screens": [{"id": "a/b"}]}"#,
      #"1:48: expected a screen's id without "/", found the string "a/b""#
    ),
    (#"{"format": "aloud-project", "screens": [{"id": ""}]}"#, "expected a screen's id"),
    (
      #"{"format": "aloud-project", "screens": [{"id": "a"}, {"id": "a"}]}"#,
      #"1:61: expected an id no other screen has, found "a" again"#
    ),
    ("", "1:1: expected a value"),
    ("{\n  \"format\": \"aloud-project\",\n}", "3:1: expected a member name"),
  ])
  func `what is not a project is refused with its place`(_ text: String, _ message: String) throws {
    let problem = try #require(complaint(text))
    #expect(problem.contains(message), "\(problem)")
  }

  @Test(arguments: [
    (
      "5", #"1:58: expected an object with a member a component for "components", found the number"#
    ),
    (#"{"C": []}"#, "expected a component, as an object, found a list"),
    (
      #"{"C": {"sizes": [44]}}"#,
      #"expected an object with a number a size for "sizes", found a list"#
    ),
    (#"{"C": {"sizes": {"md": "44"}}}"#, #"expected a number or null for "sizes""#),
    (
      #"{"C": {"variants": ["ghost"]}}"#,
      #"expected an object with a member a variant for "variants""#
    ),
    (
      #"{"C": {"variants": {"ghost": "white"}}}"#,
      "expected a variant, as an object, found the string"
    ),
  ])
  func `components of the wrong kind are refused`(_ value: String, _ message: String) throws {
    let text = "{\"format\": \"aloud-project\", \"screens\": [], \"components\": \(value)}"
    let problem = try #require(complaint(text))
    #expect(problem.contains(message), "\(problem)")
  }

  @Test func `where there may be none, null is none`() throws {
    let element = try element(
      #""localized": null, "states": null, "component": null, "source": null, "origin": null"#)
    #expect(element.localizations.isEmpty)
    #expect(element.states.isEmpty)
    #expect(element.component == nil)
    #expect(element.source == nil)
    #expect(element.origin == nil)
  }

  @Test func `whether an element is repeated is read`() throws {
    #expect(try element(#""repeated": true"#).repeated == true)
    #expect(try element(#""repeated": false"#).repeated == false)
    #expect(try element(#""label": null"#).repeated == nil)
  }

  @Test func `the day an element went missing is read`() throws {
    #expect(try element(#""missingSince": "2026-08-02""#).missingSince == "2026-08-02")
    #expect(try element(#""missingSince": null"#).missingSince == nil)
    #expect(try element(#""label": null"#).missingSince == nil)
  }

  @Test func `two elements of one screen may not share an id, whatever their depth`() throws {
    let text = """
      {"format": "aloud-project", "screens": [{"id": "s", "elements": [
        {"id": "a", "role": "group", "children": [
          {"id": "a", "role": "button"}]}]}]}
      """
    #expect(
      complaint(text)
        == #"3:5: expected an id no other element of screen "s" has, found "a" again"#)
  }

  @Test func `elements of two screens may share an id`() {
    let text = """
      {"format": "aloud-project", "screens": [
        {"id": "s", "elements": [{"id": "a", "role": "button"}]},
        {"id": "t", "elements": [{"id": "a", "role": "button"}]}]}
      """
    #expect(complaint(text) == nil)
  }

  @Test(arguments: [
    (#"{"role": "button"}"#, #"expected an element with an "id""#),
    (#"{"id": "", "role": "text"}"#, #"expected a string that is not empty for "id", found"#),
    (#"{"id": "e"}"#, #"expected an element with a "role""#),
    (#"{"id": "e", "role": "knob"}"#, "expected a role (button, toggle, link"),
    (#"{"id": "e", "role": null}"#, "expected a role (button, toggle, link"),
    (#""e""#, "expected an element, as an object"),
  ])
  func `an element needs an id and a known role`(_ element: String, _ message: String) throws {
    let text =
      "{\"format\": \"aloud-project\", \"screens\": [{\"id\": \"s\", \"elements\": [\(element)]}]}"
    let problem = try #require(complaint(text))
    #expect(problem.contains(message), "\(problem)")
  }

  @Test func `a place counts characters, not bytes`() {
    let text = #"{"format": "aloud-project", "name": "茶の店", "platform": "x", "screens": []}"#
    #expect(complaint(text)?.hasPrefix("1:56: ") == true, "\(complaint(text) ?? "")")
  }

  // MARK: - The review

  @Test func `what reviewers recorded is read`() throws {
    let text = """
      {"format": "aloud-project", "screens": [], "review": {
        "decisions": [{"finding": "control-name@s/e", "decision": "acceptedRisk", "reason": "beta",
          "reviewer": "Mara", "at": "2026-08-02T09:30:00Z", "expires": "2026-09-01"}],
        "fixes": [{"element": "s/e", "locale": "de", "member": "label", "from": null,
          "to": "Filter", "clears": ["name-translated@s/e#de"]}],
        "checks": [{"screen": "s", "profile": "VoiceOver", "expected": "named", "result": "yes"}]}}
      """
    let review = try Project(parsing: Array(text.utf8)).review
    let decision = try #require(review.decisions["control-name@s/e"])
    #expect(decision.decision == .acceptedRisk)
    #expect(!decision.isExpired(at: "2026-09-01T23:00:00Z"))
    #expect(decision.isExpired(at: "2026-09-02T00:00:00Z"))
    let fix = try #require(review.fixes.first)
    #expect(fix.from == .null)
    #expect(fix.to == .text("Filter"))
    #expect(fix.clears == ["name-translated@s/e#de"])
    #expect(review.checks.first?.result == "yes")
  }

  @Test(arguments: [
    (#"{"decisions": [{"finding": "a", "decision": "maybe"}]}"#, "expected a decision (open"),
    (#"{"decisions": [{"decision": "open"}]}"#, "expected a decision with the key"),
    (#"{"fixes": [{"element": "s/e", "member": "role"}]}"#, "expected a member that can be fixed"),
    (#"{"fixes": [{"element": "s/e"}]}"#, #"expected a fix with the "element" and the "member""#),
    (#"{"checks": [{"screen": 1}]}"#, #"expected a string for "screen""#),
    (#"{"checks": [{"screen": "s"}]}"#, #"expected a check with "screen", "profile""#),
    ("[]", #"1:54: expected an object for "review", found a list"#),
    (#"{"decisions": {}}"#, #"expected a list for "decisions", found an object"#),
    (#"{"fixes": "label"}"#, #"expected a list for "fixes", found the string "label""#),
    (#"{"checks": 1}"#, #"expected a list for "checks", found the number 1"#),
    (#"{"decisions": [7]}"#, "expected a decision with the key"),
    (#"{"fixes": [[]]}"#, "expected a fix, as an object, found a list"),
    (#"{"checks": [null]}"#, "expected a check, as an object, found null"),
    (
      #"{"fixes": [{"element": "s/e", "member": "label", "to": {}}]}"#,
      "expected a string, a list of strings, true, false or null, found an object"
    ),
    (
      #"{"fixes": [{"element": "s/e", "member": "label", "to": [1]}]}"#,
      #"expected a string in "from" or "to", found the number 1"#
    ),
  ])
  func `a review that cannot be understood is refused`(_ review: String, _ message: String) throws {
    let text = "{\"format\": \"aloud-project\", \"screens\": [], \"review\": \(review)}"
    let problem = try #require(complaint(text))
    #expect(problem.contains(message), "\(problem)")
  }
}
