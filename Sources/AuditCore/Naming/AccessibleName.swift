/// The name assistive technology has for an element, and where it came from.
public struct AccessibleName: Hashable, Sendable {
  /// Where a name came from.
  public enum Source: Hashable, Sendable {
    /// The accessibility label.
    case label
    /// The text people see on the element.
    case visibleText
    /// The texts of the elements inside it.
    case children
    /// The placeholder, which is heard only while the field is empty.
    case placeholder
    /// What the system says when nobody set a label: the symbol's or the image's own name.
    case systemDefault
    /// Looked at, and there is none.
    case none
    /// Nobody looked at the facts a name is made of.
    case notMeasured
  }

  /// The name; empty when there is none.
  public let text: String
  /// Where it came from.
  public let source: Source

  /// A name of its parts.
  public init(text: String, source: Source) {
    self.text = text
    self.source = source
  }

  /// Whether people gave the element this name: a label, visible text, or the texts inside it.
  @inlinable public var isGiven: Bool {
    source == .label || source == .visibleText || source == .children
  }

  /// The source in a reviewer's words.
  public var sourceWords: String {
    switch source {
    case .label: "label"
    case .visibleText: "visible text"
    case .children: "texts inside it"
    case .placeholder: "placeholder"
    case .systemDefault: "system default"
    case .none: "none"
    case .notMeasured: "not measured"
    }
  }

  /// Computes the name of an element in the base language.
  ///
  /// The order is the platform's: the label where one is set, even an empty one; else the visible
  /// text; else the texts inside; else what the system falls back to.
  /// - Complexity: O(size of the element's subtree), and O(1) where a label or text is set.
  public init(of index: Int, in screen: Screen) {
    // Fields are read in place: a copy of the element would cost more than all the rest.
    switch screen.elements[index].label {
    case .found(let label):
      // An empty or blank label is set: the platform does not fall back to the text behind it.
      self.init(text: label, source: label.isBlank ? .none : .label)
    case .none, .notMeasured:
      self.init(
        without: index, in: screen, labelMeasured: screen.elements[index].label.isMeasured)
    }
  }

  private init(without index: Int, in screen: Screen, labelMeasured: Bool) {
    if let text = screen.elements[index].text.value, !text.isBlank {
      self.init(text: text, source: .visibleText)
      return
    }
    let inside = AccessibleName.textsInside(index, of: screen)
    if !inside.isEmpty {
      self.init(text: inside, source: .children)
    } else if screen.elements[index].role.isTextEntry,
      let text = screen.elements[index].placeholder.value, !text.isBlank
    {
      self.init(text: text, source: .placeholder)
    } else if !labelMeasured {
      self.init(text: "", source: .notMeasured)
    } else if let icon = screen.elements[index].icon.value {
      self.init(text: SystemDefaultName.of(icon), source: .systemDefault)
    } else {
      self.init(text: "", source: .none)
    }
  }

  /// The texts of the elements inside one that combines them into its own name.
  private static func textsInside(_ index: Int, of screen: Screen) -> String {
    let end = screen.elements[index].subtreeEnd
    guard end > index + 1, combines(screen.elements[index].role) else { return "" }
    var texts: [String] = []
    for child in (index + 1)..<end {
      let inner = screen.elements[child]
      guard inner.role == .text || inner.role == .heading || inner.role == .image,
        inner.hidden != true, inner.decorative != true, inner.missingSince == nil
      else { continue }
      let text = inner.label.value ?? inner.text.value ?? ""
      if !text.isBlank, texts.last != text { texts.append(text) }
    }
    return texts.joined(separator: ", ")
  }

  private static func combines(_ role: Role) -> Bool {
    role.isPressed || role == .cell
  }
}

extension AccessibleName {
  /// The name in a language other than the base one, or nil when neither label nor text was
  /// measured there.
  public init?(in localization: borrowing Localization) {
    self.init(label: localization.label, text: localization.text)
  }

  /// The name that a label and a visible text make, or nil when neither was measured.
  init?(label: Measured<String>, text: Measured<String>) {
    switch label {
    case .found(let label):
      self.init(text: label, source: label.isBlank ? .none : .label)
    case .none, .notMeasured:
      if let text = text.value, !text.isBlank {
        self.init(text: text, source: .visibleText)
      } else if label.isMeasured {
        self.init(text: "", source: .none)
      } else {
        return nil
      }
    }
  }
}

extension Localization {
  /// The name somebody gave in this language, a label or visible text; nil where there is none.
  public var givenName: String? { Localization.givenName(label: label, text: text) }

  /// The name somebody gave by a label or a visible text; nil where neither is one.
  public static func givenName(label: Measured<String>, text: Measured<String>) -> String? {
    switch label {
    case .found(let label): label.isBlank ? nil : label
    case .none, .notMeasured: text.value.flatMap { $0.isBlank ? nil : $0 }
    }
  }
}
