/// What the code of a class does to itself and to the views its properties hold.
struct ClassFacts: Sendable {
  /// What it inherits from, and the protocols it conforms to.
  var supertypes: Set<String> = []
  /// Whether VoiceOver meets it as one element, and nothing inside it; nil where it does not say.
  var isOneElement: Bool?
  /// Whether it says of itself that VoiceOver meets it, be it at times only or in an extension.
  var maybeElement = false
  /// Whether it tells what VoiceOver takes it for.
  var setsTraits = false
  /// Whether it hides or shows itself.
  var hidesItself = false
  /// The properties of whose views it says that VoiceOver meets them.
  var elements: Set<String> = []
  /// Whether it works out the text it shows itself, whatever was set.
  var makesOwnText = false
  /// Whether it holds a view of a picture.
  var holdsPicture = false
  /// Whether it holds a view of a text.
  var holdsText = false
  /// The properties whose views it lists as all that VoiceOver meets in it.
  var heard: Set<String> = []
  /// Those of them that may hold other views.
  var heardContainers: Set<String> = []
  /// Whether it lists what VoiceOver meets in other ways, too.
  var hearsOthers = false
  /// The labels that it sets on what other objects hold.
  var elsewhere: Set<LabelElsewhere> = []
  /// Whether it notices touches itself.
  var noticesTouches = false
  /// The code of the texts that are set on a property's view, what says something first.
  private(set) var texts: [String: [String]] = [:]
  /// The properties whose views show one text or are called one thing now and another then.
  var varied: Set<String> = []
  /// The properties whose views are given a label.
  var named: Set<String> = []
  /// The code of the placeholder that is set on a property's field.
  var placeholders: [String: String] = [:]
  /// The properties whose views get another look and with it another size.
  var styled: Set<String> = []
  /// The properties whose views lose what is inside them.
  var emptied: Set<String> = []
  /// The properties whose segments get other titles or pictures.
  var segmented: Set<String> = []
  /// The fields that a tap anywhere on it begins to edit.
  var focused: Set<String> = []
  /// The properties whose views are made to take touches.
  var touched: Set<String> = []
  /// The properties whose views do something when they are pressed, or may.
  var acting: Set<String> = []
  /// The properties whose views it hides and shows.
  var hidden: Set<String> = []
  /// The properties whose views are given another picture.
  var pictured: Set<String> = []
  /// The properties whose views are pictures to VoiceOver.
  var pictures: Set<String> = []

  /// A label that is set on a view which another object holds.
  struct LabelElsewhere: Hashable, Sendable {
    /// The property that holds the view.
    let property: String
    /// What the variable with the other object is called.
    let owner: String
    /// The types the variable is declared with; empty where they are not known.
    let types: Set<String>
  }

  /// Whether the code of a text says that there is none.
  static func isNoText(_ code: String) -> Bool { code == "nil" || code == "\"\"" }

  /// Takes down the code of a text that is set on a property's view.
  mutating func note(text code: String, on property: String) {
    let known = texts[property] ?? []
    guard !known.contains(code), known.count < ClassFacts.mostTexts else { return }
    if ClassFacts.isNoText(code) {
      texts[property] = known + [code]
      return
    }
    // One that says something counts before one that takes the text away.
    let said = known.filter { !ClassFacts.isNoText($0) }
    texts[property] = said + [code] + known.dropFirst(said.count)
    if !said.isEmpty { varied.insert(property) }
  }

  /// No view has more texts that are looked at.
  private static let mostTexts = 8

  /// Takes in what another file has of the same class.
  mutating func merge(_ other: ClassFacts) {
    supertypes.formUnion(other.supertypes)
    if let isOne = other.isOneElement { isOneElement = isOne && isOneElement ?? true }
    noticesTouches = noticesTouches || other.noticesTouches
    maybeElement = maybeElement || other.maybeElement
    setsTraits = setsTraits || other.setsTraits
    hidesItself = hidesItself || other.hidesItself
    elements.formUnion(other.elements)
    makesOwnText = makesOwnText || other.makesOwnText
    holdsPicture = holdsPicture || other.holdsPicture
    holdsText = holdsText || other.holdsText
    heard.formUnion(other.heard)
    heardContainers.formUnion(other.heardContainers)
    hearsOthers = hearsOthers || other.hearsOthers
    elsewhere.formUnion(other.elsewhere)
    for (property, codes) in other.texts {
      for code in codes { note(text: code, on: property) }
    }
    placeholders.merge(other.placeholders) { one, _ in one }
    varied.formUnion(other.varied)
    named.formUnion(other.named)
    styled.formUnion(other.styled)
    emptied.formUnion(other.emptied)
    segmented.formUnion(other.segmented)
    focused.formUnion(other.focused)
    touched.formUnion(other.touched)
    acting.formUnion(other.acting)
    pictured.formUnion(other.pictured)
    hidden.formUnion(other.hidden)
    pictures.formUnion(other.pictures)
  }
}
