/// An sRGB colour with opacity.
public struct Colour: Hashable, Sendable {
  /// Red, 0 to 255.
  public var red: Double
  /// Green, 0 to 255.
  public var green: Double
  /// Blue, 0 to 255.
  public var blue: Double
  /// Opacity, 0 to 1.
  public var alpha: Double

  /// A colour of its parts.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// A colour from `#RGB`, `#RRGGBB` or `#RRGGBBAA`; nil for anything else.
  public init?(hex: String) {
    guard let colour = hex.withBytes({ Colour(hex: $0) }) else { return nil }
    self = colour
  }

  /// A colour from the bytes of `#RGB`, `#RRGGBB` or `#RRGGBBAA`; nil for anything else.
  public init?(hex: UnsafeBufferPointer<UInt8>) {
    guard hex.first == UInt8(ascii: "#") else { return nil }
    let count = hex.count - 1
    guard count == 3 || count == 6 || count == 8 else { return nil }
    var bits: UInt32 = 0
    for byte in hex.dropFirst() {
      guard let digit = Colour.digit(byte) else { return nil }
      bits = bits << 4 | UInt32(digit)
    }
    if count == 3 {
      func channel(_ shift: UInt32) -> Double { Double((bits >> shift & 0xF) * 17) }
      self.init(red: channel(8), green: channel(4), blue: channel(0))
    } else {
      if count == 6 { bits = bits << 8 | 0xFF }
      func channel(_ shift: UInt32) -> Double { Double(bits >> shift & 0xFF) }
      self.init(
        red: channel(24), green: channel(16), blue: channel(8), alpha: channel(0) / 255)
    }
  }

  /// The colour as `#RRGGBB`, with two more digits where it is not opaque.
  public var hex: String {
    func pair(_ value: Double) -> String {
      let text = String(Int(value.rounded()), radix: 16, uppercase: true)
      return text.count < 2 ? "0" + text : text
    }
    return "#" + pair(red) + pair(green) + pair(blue) + (alpha < 1 ? pair(alpha * 255) : "")
  }

  /// This colour laid over an opaque one, as sRGB compositing does it.
  public func over(_ backdrop: Colour) -> Colour {
    func mix(_ top: Double, _ bottom: Double) -> Double { top * alpha + bottom * (1 - alpha) }
    return Colour(
      red: mix(red, backdrop.red), green: mix(green, backdrop.green),
      blue: mix(blue, backdrop.blue))
  }

  /// The relative luminance, 0 to 1.
  ///
  /// Source: WCAG 2.2, definition of relative luminance.
  public var relativeLuminance: Double {
    0.2126 * Colour.linear(red) + 0.7152 * Colour.linear(green) + 0.0722 * Colour.linear(blue)
  }

  /// The contrast ratio of two opaque colours, 1 to 21.
  ///
  /// Source: WCAG 2.2, definition of contrast ratio.
  public func contrast(with other: Colour) -> Double {
    let (one, two) = (relativeLuminance, other.relativeLuminance)
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }

  /// One channel made linear; that of a whole number, as files have them, is computed once.
  private static func linear(_ channel: Double) -> Double {
    guard let whole = Int(exactly: channel), linears.indices.contains(whole) else {
      return computedLinear(channel)
    }
    return linears[whole]
  }

  private static let linears = (0...255).map { computedLinear(Double($0)) }

  /// One channel made linear; the power is computed by squaring so that no C library is needed.
  private static func computedLinear(_ channel: Double) -> Double {
    let value = max(0, min(1, channel / 255))
    return value <= 0.04045 ? value / 12.92 : power24((value + 0.055) / 1.055)
  }

  /// `base` to the power 2.4 for 0 < base ≤ 1: the square times the fifth root of the square.
  private static func power24(_ base: Double) -> Double {
    let square = base * base
    var root = 1.0
    // Newton's method on x⁵ = square; converges to a double in well under 40 steps from 1.
    for _ in 0..<40 {
      let fourth = root * root * root * root
      let next = root - (root * fourth - square) / (5 * fourth)
      if next == root { break }
      root = next
    }
    return square * root
  }
}
