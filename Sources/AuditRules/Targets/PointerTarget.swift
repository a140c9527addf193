import AuditCore

/// Where and how large the area is that takes a touch or a click.
struct PointerTarget {
  /// The area, in points.
  let area: Rect
  /// Whether the area that takes touches was measured itself, and not only the frame.
  let isHitArea: Bool

  /// The target of an element, or nil where it is none or was not measured.
  init?(_ element: borrowing Element) {
    guard element.role.isPointerTarget, element.missingSince == nil, !element.isUnseenDot else {
      return nil
    }
    self.init(hitFrame: element.hitFrame, frame: element.frame)
  }

  /// The target of the element at an index; what has no part in it is not copied.
  init?(at index: Int, of screen: Screen) {
    guard screen.elements[index].role.isPointerTarget,
      screen.elements[index].missingSince == nil, !screen.elements[index].isUnseenDot
    else { return nil }
    self.init(
      hitFrame: screen.elements[index].hitFrame, frame: screen.elements[index].frame)
  }

  private init?(hitFrame: Measured<Rect>, frame: Rect?) {
    guard hitFrame != .none, let area = hitFrame.value ?? frame else { return nil }
    self.area = area
    isHitArea = hitFrame.isMeasured
  }

  /// Whether the numbers are those of a place on a screen.
  var isPlausible: Bool {
    let limit = 1_000_000.0
    return area.width > 0 && area.height > 0 && area.width < limit && area.height < limit
      && abs(area.x) < limit && abs(area.y) < limit
  }

  /// How far a size may fall short by rounding: captures give positions at the screen's scale.
  ///
  /// Source: the rounding margin of axe-core's target checks.
  static let rounding = 0.05
}

extension Element {
  /// Whether it is a point of the screen that neither people nor assistive technology are to meet,
  /// such as a field that only catches what a password manager fills in.
  var isUnseenDot: Bool {
    guard let frame, frame.width <= 1, frame.height <= 1, frame.width > 0, frame.height > 0 else {
      return false
    }
    return isAccessibilityElement == false || hidden == true
  }
}

extension AuditContext {
  /// Whether an element is a link that stands in a text, whose size the line decides.
  ///
  /// Source: WCAG 2.2, 2.5.5 and 2.5.8, exception "Inline".
  func isInlineLink(_ index: Int) -> Bool {
    guard screen.elements[index].role == .link, let parent = screen.elements[index].parent else {
      return false
    }
    let around = screen.elements[parent].role
    return around == .text || around == .heading
  }

  /// Whether a place reaches over the edge of the screen, so that a capture may have cut it off.
  func reachesOverEdge(_ area: Rect) -> Bool {
    guard let size = screen.size else { return false }
    return area.x < 0 || area.y < 0 || area.maxX > size.width || area.maxY > size.height
  }
}

extension Double {
  /// The number as people write points: whole, or with one decimal.
  var points: String {
    let tenths = (self * 10).rounded()
    guard tenths.magnitude < 1e15 else { return "\(self)" }
    let whole = Int(tenths)
    if whole % 10 == 0 { return "\(whole / 10)" }
    let sign = whole < 0 ? "-" : ""
    return "\(sign)\(whole.magnitude / 10).\(whole.magnitude % 10)"
  }
}

extension Rect {
  /// Width and height as people write them, such as "44 x 44 pt".
  var sizeWords: String { "\(width.points) x \(height.points) pt" }

  /// The whole frame as a project file writes it.
  var numbers: String { "\(x.points), \(y.points), \(width.points), \(height.points)" }
}
