import AuditCore

/// The colour of a text or an icon as people see it, and the colour behind it.
struct ShownColours {
  /// The text's or icon's own colour, with the opacity it is shown at.
  let ink: Colour
  /// The opaque colour behind it.
  let behind: Colour

  /// The contrast ratio, 1 to 21.
  var ratio: Double { ink.over(behind).contrast(with: behind) }

  /// The facts a report rests on.
  var evidence: [Evidence] {
    [
      Evidence("foreground", ink.hex), Evidence("background", behind.hex),
      Evidence("contrast", ContrastRatio.words(ratio)),
    ]
  }

  /// What is known of an element's colours.
  enum Known {
    /// Nobody looked at either colour.
    case neither
    /// Only what is behind it is known.
    case onlyBehind
    /// Only its own colour is known.
    case onlyInk(Colour)
    /// Both are known.
    case both(ShownColours)
  }

  /// What is known of the colours of the element being judged: its own, or else those of its
  /// component's variant.
  ///
  /// - Complexity: O(depth) where its background is see-through, else O(1).
  static func known(of element: Element, _ context: AuditContext) -> Known {
    let variant = variant(of: element, context)
    let ink = element.foreground ?? variant?.foreground
    let paper = element.background ?? variant?.background
    guard let ink else { return paper == nil ? .neither : .onlyBehind }
    guard let behind = backdrop(paper, context) else { return .onlyInk(ink) }
    var shown = ink
    shown.alpha *= max(0, min(1, element.opacity ?? 1))
    return .both(ShownColours(ink: shown, behind: behind))
  }

  private static func variant(
    of element: Element, _ context: AuditContext
  ) -> Component.Variant? {
    guard let use = element.component, let name = use.variant else { return nil }
    return context.project.components[use.name]?.variants[name]
  }

  /// The opaque colour behind an element: its own background, laid over those of the elements
  /// around it as far as they are see-through.
  private static func backdrop(_ own: Colour?, _ context: AuditContext) -> Colour? {
    var layers: [Colour] = own.map { [$0] } ?? []
    var around = context.screen.elements[context.index].parent
    while layers.last.map({ $0.alpha < 1 }) ?? true, let at = around {
      if let colour = context.screen.elements[at].background { layers.append(colour) }
      around = context.screen.elements[at].parent
    }
    guard var colour = layers.last, colour.alpha >= 1 else { return nil }
    for layer in layers.dropLast().reversed() { colour = layer.over(colour) }
    return colour
  }
}

/// Contrast ratios in words.
enum ContrastRatio {
  /// A ratio cut, not rounded, so that one under the limit never reads as the limit.
  static func words(_ ratio: Double) -> String {
    let hundredths = Int((ratio * 100).rounded(.down))
    let rest = hundredths % 100
    return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest):1"
  }
}

extension Colour {
  /// The colour as a reviewer reads it: what is see-through by its share and not by its last digits.
  var words: String {
    guard alpha < 1 else { return hex }
    var whole = self
    whole.alpha = 1
    return "\(whole.hex) at \(Int((max(0, alpha) * 100).rounded())) percent"
  }
}
