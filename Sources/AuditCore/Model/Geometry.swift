/// A rectangle in points, origin at the top left of the screen.
public struct Rect: Hashable, Sendable {
  /// Left edge, in points.
  public var x: Double
  /// Top edge, in points.
  public var y: Double
  /// Width, in points.
  public var width: Double
  /// Height, in points.
  public var height: Double

  /// A rectangle of its parts, in points.
  @inlinable public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The centre across, in points.
  @inlinable public var midX: Double { x + width / 2 }
  /// The centre down, in points.
  @inlinable public var midY: Double { y + height / 2 }
  /// The right edge, in points.
  @inlinable public var maxX: Double { x + width }
  /// The bottom edge, in points.
  @inlinable public var maxY: Double { y + height }

  /// Whether a point lies inside or on the edge.
  @inlinable public func contains(x px: Double, y py: Double) -> Bool {
    px >= x && px <= maxX && py >= y && py <= maxY
  }

  /// Whether another rectangle lies wholly inside this one.
  @inlinable public func contains(_ other: Rect) -> Bool {
    other.x >= x && other.y >= y && other.maxX <= maxX && other.maxY <= maxY
  }

  /// The area shared with another rectangle, as a part of what both cover together: 0 to 1.
  public func overlap(with other: Rect) -> Double {
    let width = min(maxX, other.maxX) - max(x, other.x)
    let height = min(maxY, other.maxY) - max(y, other.y)
    guard width > 0, height > 0 else { return 0 }
    let shared = width * height
    return shared / (self.width * self.height + other.width * other.height - shared)
  }

  /// The square of the distance from a point to the nearest point of the rectangle, in points².
  @inlinable public func squaredDistance(x px: Double, y py: Double) -> Double {
    let dx = max(x - px, 0, px - maxX)
    let dy = max(y - py, 0, py - maxY)
    return dx * dx + dy * dy
  }
}

/// Width and height in points.
public struct Extent: Hashable, Sendable {
  /// Width, in points.
  public var width: Double
  /// Height, in points.
  public var height: Double

  /// An extent of its parts, in points.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}
