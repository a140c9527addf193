/// One checkable statement about how an interface is heard, said and understood.
///
/// A rule is a value in a file of its own: identity, reasons, worked cases and check together.
/// The cases are its tests, its page and its panel.
public struct Rule: Sendable, Identifiable {
  /// The id: kebab-case, names subject and property, never the remedy, and is for ever.
  public let id: String
  /// The requirement in a reviewer's words.
  public let title: String
  /// The group it is listed with.
  public let family: Family
  /// How much a failure hinders people.
  public let impact: Impact
  /// What it rests on: criteria, guidelines, requirement documents.
  public let requirements: [Requirement]
  /// What it applies to, in one sentence.
  public let appliesTo: String
  /// What it expects, in one sentence.
  public let expects: String
  /// Who is hindered by a failure, and how.
  public let why: String
  /// What it takes for granted.
  public let assumptions: [String]
  /// Wrong answers it is known to give.
  public let knownLimits: [String]
  /// Where its facts come from.
  public let sources: [String]
  /// Worked examples: two that pass, two that fail, one not applicable, one cannot tell where it can be.
  public let cases: [RuleCase]
  /// The judgement.
  public let check: Check

  /// A rule of its parts.
  public init(
    id: String, title: String, family: Family, impact: Impact, requirements: [Requirement],
    appliesTo: String, expects: String, why: String, assumptions: [String] = [],
    knownLimits: [String] = [], sources: [String], cases: [RuleCase], check: Check
  ) {
    self.id = id
    self.title = title
    self.family = family
    self.impact = impact
    self.requirements = requirements
    self.appliesTo = appliesTo
    self.expects = expects
    self.why = why
    self.assumptions = assumptions
    self.knownLimits = knownLimits
    self.sources = sources
    self.cases = cases
    self.check = check
  }

  /// The WCAG criteria it rests on, as numbers such as "4.1.2".
  public var wcag: [String] {
    requirements.compactMap { requirement in
      switch requirement {
      case .wcag(let number), .bestPracticeNear(let number): number
      case .guideline, .pattern, .bestPractice: nil
      }
    }
  }

  /// The groups rules are listed in.
  public enum Family: String, CaseIterable, Sendable {
    case names, images, voiceControl, languages, roles, targets, contrast, screens

    /// The group's heading.
    public var title: String {
      switch self {
      case .names: "Names"
      case .images: "Images"
      case .voiceControl: "Voice Control"
      case .languages: "Languages"
      case .roles: "Roles and states"
      case .targets: "Targets"
      case .contrast: "Contrast"
      case .screens: "Screens"
      }
    }

    /// Whether rules of this group judge a name, label or input label.
    public var judgesNames: Bool {
      switch self {
      case .names, .voiceControl, .languages: true
      case .images, .roles, .targets, .contrast, .screens: false
      }
    }
  }

  /// What a rule rests on.
  public enum Requirement: Hashable, Sendable {
    /// A WCAG 2.2 success criterion by number.
    case wcag(String)
    /// A platform guideline, named.
    case guideline(String)
    /// A design pattern, a rule page or a design system's page, named with its kind.
    case pattern(String)
    /// No norm; good practice, said so.
    case bestPractice
    /// Good practice that serves a WCAG criterion, by number, and that the criterion does not ask for.
    case bestPracticeNear(String)
  }

  /// A look at one element; the context's `index` is the element's.
  public typealias ElementCheck = @Sendable (Element, AuditContext) -> Outcome
  /// A look at one name of an element.
  public typealias NameCheck = @Sendable (LocalName, Element, AuditContext) -> Outcome
  /// A look at a whole screen.
  public typealias ScreenCheck = @Sendable (AuditContext) -> [ScreenOutcome]

  /// How a rule looks.
  public enum Check: Sendable {
    /// At each element once.
    case element(ElementCheck)
    /// At each element's name, once for every language in which it has one of its own.
    case name(NameCheck)
    /// At a whole screen, for what concerns several elements. Must be linear in the screen.
    case screen(ScreenCheck)
    /// At all screens of a project, by what each of them mentions.
    case project(ProjectCheck)
  }
}

/// An outcome a rule gave for one or several elements of a screen.
public struct ScreenOutcome: Sendable {
  /// The element it is reported on: the first of the group.
  public var index: Int
  /// The group's other elements.
  public var related: [Int]
  /// The language it is about, where it is about one.
  public var locale: String?
  /// The languages it is about, where they are several with one cause.
  public var locales: [String]
  /// The outcome.
  public var outcome: Outcome

  /// An outcome of its parts.
  public init(
    index: Int, related: [Int] = [], locale: String? = nil, locales: [String] = [],
    outcome: Outcome
  ) {
    self.index = index
    self.related = related
    self.locale = locale
    self.locales = locales
    self.outcome = outcome
  }
}

/// A worked example of a rule: the smallest project, what the rule says of it, and why.
public struct RuleCase: Sendable {
  /// What the rule is expected to say of the case's element.
  public enum Verdict: String, Sendable {
    case passes, fails, notApplicable, cannotTell
  }

  /// The expected verdict.
  public let verdict: Verdict
  /// Why, in one sentence.
  public let why: String
  /// The case as JSON: one element, a list of elements, or a whole project.
  public let json: String
  /// The element the verdict is about; its id is "e" unless said.
  public let element: String
  /// The language the verdict is about, where it is about one.
  public let locale: String?
  /// The exact message expected, where the case pins it.
  public let message: String?
  /// The rule file, for test failures that point at the case.
  public let fileID: String
  /// The rule file's path.
  public let filePath: String
  /// The line of the case in the rule file.
  public let line: Int

  /// A case of its parts.
  public init(
    _ verdict: Verdict, _ why: String, _ json: String, element: String = "e",
    locale: String? = nil, message: String? = nil, fileID: String = #fileID,
    filePath: String = #filePath, line: Int = #line
  ) {
    self.verdict = verdict
    self.why = why
    self.json = json
    self.element = element
    self.locale = locale
    self.message = message
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
  }

  /// The case as a whole project file; short forms are wrapped in one screen of an iOS app in
  /// English, German and Japanese.
  public var project: String {
    if json.contains("\"screens\"") { return json }
    let elements = json.hasPrefix("[") ? json : "[\(json)]"
    return """
      {"format": "aloud-project", "version": 1, "name": "Case", "platform": "iOS",
       "baseLocale": "en", "locales": ["en", "de", "ja"],
       "screens": [{"id": "screen", "title": "Screen", "elements": \(elements)}]}
      """
  }
}
