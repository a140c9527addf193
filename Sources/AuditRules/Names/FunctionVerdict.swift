import AuditCore

/// What follows from a name that differs from the one other screens give its function.
struct FunctionVerdict {
  /// What shows that it is one function.
  enum Proof {
    case action
    /// The icon's meaning.
    case icon(String)
  }

  let mention: Mention
  let speaker: Mention.Speaker
  let usual: UsualName
  let facts: ProjectFacts

  /// The outcome for the control.
  func outcome(_ proof: Proof) -> Outcome {
    let elsewhere = usual.places.filter { $0.screen != mention.screen }
    guard !elsewhere.isEmpty else { return .notApplicable }
    switch proof {
    case .icon(let meaning):
      if actOnDifferentThings(meaning) { return .notApplicable }
      return .cannotTell(
        .needsPerson("the same icon may stand for two functions"),
        report("the icon for \(meaning)", Evidence("icon means", meaning), elsewhere, "may"))
    case .action:
      let fact = Evidence("action", mention.subject)
      switch certainty {
      case .certain:
        return .failed(report("the action \(mention.subject)", fact, elsewhere, "do"))
      case .doubtful:
        return .cannotTell(
          .needsPerson("the action may do different things on the two screens"),
          report("the action \(mention.subject)", fact, elsewhere, "may"))
      case .otherThings: return .notApplicable
      }
    }
  }

  /// Whether both names say, beside the icon's task, what it is done to, and not the same.
  private func actOnDifferentThings(_ meaning: String) -> Bool {
    guard let mine = english(speaker.base), let theirs = english(usual.base) else { return false }
    return NameAgreement.haveDifferentObjects(mine, theirs, task: meaning)
  }

  private enum Certainty { case certain, doubtful, otherThings }

  /// How sure it is that both names are the function's and not those of what it acts on.
  private var certainty: Certainty {
    if mention.locale != nil, Words.folded(speaker.base) == Words.folded(usual.base) {
      return .certain
    }
    guard let mine = english(speaker.base), let theirs = english(usual.base),
      NameAgreement.isOfInterface(mine), NameAgreement.isOfInterface(theirs)
    else { return .otherThings }
    let isNamedAfter = [mine, theirs].contains {
      NameAgreement.isAbout($0, action: mention.subject)
    }
    return isNamedAfter ? .certain : .doubtful
  }

  private func english(_ name: String) -> String? {
    LanguageName.primary(of: facts.baseLocale) == "en"
      ? name : UITerms.english(for: name, in: facts.baseLocale)
  }

  private func report(
    _ subject: String, _ fact: Evidence, _ elsewhere: [(screen: String, element: String)],
    _ verb: String
  ) -> Report {
    let language = mention.locale.map { "in \(LanguageName.english(of: $0)) " } ?? ""
    let rest = elsewhere.count - 1
    let more = rest == 0 ? "" : " and \(rest) more screen\(rest == 1 ? "" : "s")"
    let ids = elsewhere.prefix(8).map { "\($0.screen)/\($0.element)" }.joined(separator: ", ")
    return Report(
      "\(language)\(subject) is called \(speaker.name.quoted) here and \(usual.name.quoted) on "
        + "\(elsewhere[0].screen)\(more); people who know one name \(verb) not find the other",
      evidence: [
        Evidence(mention.locale.map { "name (\($0))" } ?? "name", speaker.name), fact,
        Evidence("called \(usual.name.quoted)", elsewhere.count > 8 ? "\(ids), …" : ids),
      ],
      suggestion: Suggestion(text: usual.name, origin: "what other screens call it"))
  }
}
