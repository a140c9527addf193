import AuditCore
import Testing

@testable import ProjectStore

struct ImportMatchingTests {
  private func element(
    _ role: Role, _ label: String? = nil, identifier: String? = nil, x: Double? = nil
  ) -> Element {
    var element = Element(id: "", role: role)
    element.label = label.map { .found($0) } ?? .none
    if let identifier { element.identifier = .found(identifier) }
    if let x { element.frame = Rect(x: x, y: 0, width: 44, height: 44) }
    return element
  }

  private func match(_ old: [Element], _ new: [Element]) -> [Int?] {
    var screens = [Screen(id: "a"), Screen(id: "a")]
    for element in old { screens[0].append(element) }
    for element in new { screens[1].append(element) }
    return ElementMatching(old: screens[0], new: screens[1]).oldOfNew.all
  }

  @Test func `an identifier outweighs label and place`() {
    let old = [element(.button, "A", identifier: "one"), element(.button, "B", identifier: "two")]
    let new = [element(.button, "B", identifier: "one"), element(.button, "C", identifier: "two")]
    #expect(match(old, new) == [0, 1])
  }

  @Test func `elements of different identifiers are never the same`() {
    let old = [element(.button, "A", identifier: "one", x: 0)]
    #expect(match(old, [element(.button, "A", identifier: "two", x: 0)]) == [nil])
  }

  @Test func `role and label find an element that moved`() {
    let old = [
      element(.button, "A", x: 0), element(.text, "A", x: 0), element(.button, "B", x: 50),
    ]
    #expect(match(old, [element(.button, "B", x: 500), element(.button, "A", x: 900)]) == [2, 0])
  }

  @Test func `repeated elements pair in order, or by place where one is gone`() {
    let old = [element(.button, "Add", x: 0), element(.button, "Add", x: 100)]
    #expect(
      match(old, [element(.button, "Add", x: 3), element(.button, "Add", x: 103)]) == [0, 1])
    #expect(match(old, [element(.button, "Add", x: 98)]) == [1])
  }

  @Test func `a new label in the old place is the same element`() {
    let old = [element(.button, "xmark", x: 0), element(.button, nil, x: 100)]
    let new = [element(.button, "Close", x: 2), element(.button, nil, x: 101)]
    #expect(match(old, new) == [0, 1])
    #expect(match(old, [element(.image, "Close", x: 0)]) == [nil])
    #expect(match(old, [element(.button, "Close", x: 40)]) == [nil])
  }

  @Test func `elements of which nothing is known pair in order`() {
    #expect(
      match([element(.button), element(.button)], [element(.button), element(.image)])
        == [0, nil])
  }

  @Test func `depth tells equal labels apart`() {
    var old = Screen(id: "a")
    old.append(element(.button, "Edit"))
    old.append(element(.cell, "Row"))
    old.append(element(.button, "Edit"), under: 1)
    var new = Screen(id: "a")
    new.append(element(.cell, "Row"))
    new.append(element(.button, "Edit"), under: 0)
    #expect(ElementMatching(old: old, new: new).oldOfNew.all == [1, 2])
  }
}

/// Elements of code found again in a capture of the running app.
@Suite struct CodeAndCaptureTests {
  private func element(
    _ id: String, _ role: Role = .button, label: String? = nil, text: String? = nil,
    icon: Icon? = nil, from format: String
  ) -> Element {
    var element = Element(id: id, role: role)
    element.label = label.map { .found($0) } ?? .none
    if let text { element.text = .found(text) }
    if let icon { element.icon = .found(icon) }
    element.origin = (format, id)
    if format == "swift" {
      element.source = SourceLocation(file: "A.swift", line: 3)
    } else {
      element.frame = Rect(x: 0, y: 0, width: 44, height: 44)
    }
    return element
  }

  private func matching(_ old: [Element], _ new: [Element]) -> ElementMatching {
    var screens = [Screen(id: "a"), Screen(id: "a")]
    for element in old { screens[0].append(element) }
    for element in new { screens[1].append(element) }
    return ElementMatching(old: screens[0], new: screens[1])
  }

  @Test func `what is called alike, or alone shows an icon, is one element`() {
    let found = matching(
      [
        element("order", text: "Order", from: "swift"),
        element("bell", icon: .symbol("bell"), from: "swift"),
      ],
      [
        element("x", label: "bell", icon: .symbol("bell"), from: "idb"),
        element("y", label: "Order", from: "idb"),
      ])
    #expect(found.oldOfNew.all == [1, 0])
  }

  @Test func `what several show is not guessed`() {
    let found = matching(
      [element("bell", icon: .symbol("bell"), from: "swift")],
      [
        element("x", label: "One", icon: .symbol("bell"), from: "idb"),
        element("y", label: "Two", icon: .symbol("bell"), from: "idb"),
      ])
    #expect(found.oldOfNew.all == [nil, nil])
  }

  @Test func `an element on another screen gets the place in the code, where one alone fits`() {
    var code = Screen(id: "Row")
    code.append(element("menu", label: "row.menu", icon: .symbol("ellipsis"), from: "swift"))
    var other = element("share", text: "Share tea", from: "swift")
    other.localizations = [Localization(locale: "de")]
    other.localizations[0].text = .found("Tee teilen")
    other.source = SourceLocation(file: "B.swift", line: 7)
    code.append(other)
    for line in [1, 2] {
      var twice = element("done\(line)", text: "All done", from: "swift")
      twice.source = SourceLocation(file: "C.swift", line: line)
      code.append(twice)
    }
    var capture = Screen(id: "timeline")
    for (id, label) in [
      ("a", "row.menu"), ("b", "Tee teilen"), ("c", "All done"), ("d", "Something else"),
    ] {
      capture.append(element(id, label: label, from: "idb"))
    }
    SourceJoining([code]).join(&capture)
    #expect(
      capture.elements.map { $0.source?.description } == ["A.swift:3", "B.swift:7", nil, nil])
  }
}
