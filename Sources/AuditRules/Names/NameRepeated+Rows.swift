import AuditCore

/// What is to be said of a control that is one in the code and stands in every row of a list.
enum RepeatedRow {
  /// The first of some controls of one name that has one name in all rows.
  static func first(of members: [Int], in screen: Screen) -> Int? {
    members.first { screen.hasOneNameInAllRows($0) }
  }

  /// What is to be said of a control with one name in all rows.
  static func outcome(_ element: Element, called name: String) -> Outcome {
    let fact = "\(element.role.words) is called \(name.quoted) in every row of a list"
    var evidence = [Evidence("label", name), Evidence("repeated", "true")]
    let doubt = Report(
      "\(fact); people who use VoiceOver may not tell them apart", evidence: evidence)
    if element.userContent { return .cannotTell(.userContent, doubt) }
    guard name.unicodeScalars.contains(where: \.properties.isAlphabetic) else {
      return .cannotTell(
        .needsPerson("a bare number or symbol may be right more than once"), doubt)
    }
    if let value = element.value.value, value.contains("…") {
      return .cannotTell(
        .needsPerson("its value may say which to VoiceOver; Voice Control takes names only"), doubt)
    }
    guard let object = element.object.value, !object.isBlank else {
      return .cannotTell(.needsPerson("there may be one such row, or all may do the same"), doubt)
    }
    evidence.append(Evidence("object", object))
    return .failed(
      Report(
        "\(fact) and does not say which, as \(filled(name, object).quoted) would; people who use "
          + "VoiceOver cannot tell them apart, and Voice Control numbers them", evidence: evidence))
  }

  /// A name with the place of its object; dots behind it say that something opens, not what.
  private static func filled(_ name: String, _ object: String) -> String {
    var stem = Substring(name)
    while let last = stem.last, ".… ".contains(last) { stem.removeLast() }
    return "\(stem.isEmpty ? name[...] : stem) {\(object)}"
  }
}

extension Screen {
  /// Whether a control stands in every row of a list, and no code fills anything of the row in its
  /// name.
  func hasOneNameInAllRows(_ index: Int) -> Bool {
    elements[index].repeated == true && elements[index].source?.expression == nil
  }
}
