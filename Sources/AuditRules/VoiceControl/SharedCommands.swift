import AuditCore

/// The input labels of a screen in one language, and the controls each reaches.
struct SharedCommands {
  /// A phrase and the controls it reaches, in document order.
  struct Command {
    let phrase: String
    var members: [Int]
  }

  /// The controls that have input labels.
  private(set) var labelled: [Int] = []
  private var commands: [Command] = []
  /// The commands by the hash of their phrase; two phrases of one hash are beyond reckoning, and
  /// are told apart all the same.
  private var numbers: [UInt64: [Int]] = [:]
  private let context: AuditContext
  private let locale: String

  init(_ context: AuditContext, _ locale: String) {
    self.context = context
    self.locale = locale
  }

  /// The phrases that reach more than one control.
  var clashes: [Command] { commands.filter { $0.members.count > 1 } }

  /// Files the input labels, then lets every control answer to them.
  ///
  /// - Complexity: O(number of elements).
  mutating func fill() {
    let elements = context.screen.elements
    for index in elements.indices {
      guard hasOwnPhrases(index), isAsked(index) else { continue }
      labelled.append(index)
      for phrase in phrases(index) where number(of: phrase) == nil {
        numbers[PhraseKey.hash(of: phrase), default: []].append(commands.count)
        commands.append(Command(phrase: phrase, members: []))
      }
    }
    for index in elements.indices where isAsked(index) {
      for phrase in phrases(index) {
        if let number = number(of: phrase) { add(index, to: number) }
      }
    }
  }

  private func isAsked(_ index: Int) -> Bool {
    context.screen.elements[index].isVoiceControlTarget && context.isExposed(index)
  }

  private func hasOwnPhrases(_ index: Int) -> Bool {
    context.screen.elements[index].inputLabels(locale: locale, baseLocale: context.baseLocale)
      .hasLabels
  }

  private func phrases(_ index: Int) -> [String] {
    let name = AccessibleName.heard(
      of: context.screen.elements[index], base: context.names[index], locale: locale,
      baseLocale: context.baseLocale)
    return VoiceControl.phrases(
      of: context.screen.elements[index], name: name, locale: locale,
      baseLocale: context.baseLocale)
  }

  private func number(of phrase: String) -> Int? {
    numbers[PhraseKey.hash(of: phrase)]?.first {
      PhraseKey.areEqual(commands[$0].phrase, phrase)
    }
  }

  private mutating func add(_ index: Int, to number: Int) {
    if let last = commands[number].members.last,
      last == index || context.screen.isOneControl(index, last)
    {
      return
    }
    commands[number].members.append(index)
  }
}

extension Measured where Value == [String] {
  /// Whether input labels take the label's place: there are some.
  var hasLabels: Bool { value?.isEmpty == false }
}
