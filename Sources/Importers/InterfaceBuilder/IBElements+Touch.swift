import AuditCore

extension IBElements {
  /// How code reaches a node: by itself, and by the views around it.
  ///
  /// - Complexity: O(depth).
  func hold(of index: Int) -> ElementHold {
    var hold = ElementHold(views: [view(index)])
    var around = tree[index].parent
    while let at = around, hold.views.count < IBElements.mostViews {
      let view = view(at)
      if view.type != nil || view.outlet != nil || view.isUntouchable { hold.views.append(view) }
      around = tree[at].parent
    }
    if let owner = links.fileOwner { hold.views.append(ElementHold.View(type: owner)) }
    hold.places = bars.places[index] ?? []
    hold.titles = bars.titlesInCode[index] ?? []
    hold.hasFixedWidth = layout.sizes.sides[index].isWidthFixed
    hold.hasFixedHeight = layout.sizes.sides[index].isHeightFixed
    return hold
  }

  /// No design has more views with code of their own around an element.
  private static let mostViews = 32

  private func view(_ index: Int) -> ElementHold.View {
    let node = tree[index]
    return ElementHold.View(
      type: node.attributes["customClass"], outlet: links.holder(of: node),
      frame: layout.frames[index], isUntouchable: isUntouchable(node))
  }

  private func isUntouchable(_ node: IBNode) -> Bool {
    dialect == .touch && node.isUnset("userInteractionEnabled")
  }

  /// Says which controls have no area of their own that takes touches.
  func setTouch(of element: inout Element, _ index: Int, _ kind: IBKind, _ hold: ElementHold) {
    guard dialect == .touch, element.role.isPointerTarget else { return }
    let isInert = kind == .view && !isReached(index) && element.action.value == nil
    if kind == .barButton || kind == .tabItem || tree[index].tag == "pageControl" || isInert
      || hold.views.contains(where: \.isUntouchable)
      || isPicture(element, index, kind)
    {
      element.hitFrame = .none
    }
  }

  /// Whether VoiceOver passes over a view of UIKit unless code makes it an element; a tag is for code
  /// that finds it by that.
  func isPassedOver(_ node: IBNode) -> Bool {
    // Of a property of a class that the file does not name nothing more is known.
    let isHeldUnknown = links.outlet(of: node) != nil && links.holder(of: node) == nil
    return dialect == .touch && ["view", "stackView", "containerView"].contains(node.tag)
      && node.attributes["tag"] ?? "0" == "0" && !isHeldUnknown
  }

  /// Whether a button is a picture: nothing happens when it is pressed, and VoiceOver is told so.
  private func isPicture(_ element: Element, _ index: Int, _ kind: IBKind) -> Bool {
    guard kind == .button, element.action.value == nil, !isReached(index) else { return false }
    let traits = element.traits.value ?? []
    return element.isAccessibilityElement == false || traits.contains(.notEnabled)
      || traits.contains(.image)
  }

  /// Whether the size of a control on the design is not the one it has when the app runs, where it
  /// would be too small to hit.
  ///
  /// A row, a text of several lines and a plain view have no size of their own, as buttons and fields
  /// have, and what grows with the view around it has none either.
  func isSizedByDesignOnly(_ element: Element, _ index: Int, _ kind: IBKind) -> Bool {
    guard element.role.isPointerTarget, let frame = element.frame else { return false }
    let sides = layout.sizes.sides[index]
    let isShapeless =
      dialect == .touch && (kind == .cell || kind == .view || kind == .textView)
    let isWidthOpen = isShapeless || sides.isWidthOfDesign || sides.isWidthFlexible
    let isHeightOpen = isShapeless || sides.isHeightOfDesign || sides.isHeightFlexible
    return isWidthOpen && !sides.isWidthFixed && frame.width < IBElements.wantedSide
      || isHeightOpen && !sides.isHeightFixed && frame.height < IBElements.wantedSide
  }

  /// Source: Human Interface Guidelines, Accessibility: 44 x 44 pt.
  private static let wantedSide = 44.0
}
