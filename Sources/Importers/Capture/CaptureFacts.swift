import AuditCore

/// Small judgements about the names a capture holds.
enum CaptureFacts {
  /// Whether a name is made by the system: a Swift class name in the form the runtime mangles it to, or
  /// the number of an object in a Mac's nib.
  static func isMangled(_ name: String) -> Bool {
    name.hasPrefix("_NS:") || name.hasPrefix("_Tt") || name.hasPrefix("$s") || name.hasPrefix("_$s")
      || name.hasPrefix("$S")
  }

  /// Whether a name has the shape of an SF Symbol's name with more than one part.
  ///
  /// - Complexity: O(length).
  static func hasSymbolShape(_ name: String) -> Bool {
    var dots = 0
    var last = UInt8(ascii: ".")
    for byte in name.utf8 {
      if byte == UInt8(ascii: ".") {
        if last == byte { return false }
        dots += 1
      } else if !isLowerOrDigit(byte) {
        return false
      }
      last = byte
    }
    return dots > 0 && last != UInt8(ascii: ".")
  }

  /// The picture a node of type image shows, by the names the system gives it.
  ///
  /// A symbol keeps its name as identifier beside a spoken label; an asset has its file name for
  /// both. A name with spaces is somebody's words and names no picture.
  static func icon(ofImage node: CaptureNode) -> Icon? {
    guard let name = node.pictureName, !isMangled(name), !name.utf8.contains(where: isSpace),
      name.utf8.count <= longestPictureName, name.utf8.allSatisfy({ $0 < 0x80 })
    else { return nil }
    if hasSymbolShape(name) { return .symbol(name) }
    if node.identifier.value == name {
      let isToken = node.heard != nil && name.utf8.allSatisfy(isLowerOrDigit)
      return isToken ? .symbol(name) : .asset(name)
    }
    return name.utf8.contains(where: isAssetJoint) ? .asset(name) : nil
  }

  /// The symbol a control was made with: the system makes its name the identifier where the app
  /// gives none.
  static func symbol(ofControl node: CaptureNode) -> String? {
    guard let name = node.identifier.value, name != node.heard,
      SymbolName.isName(name, shape: NameShape(name))
    else { return nil }
    return name
  }

  private static let longestPictureName = 80

  private static func isLowerOrDigit(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte)
  }

  private static func isAssetJoint(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
  }

  /// A coordinate rounded to a hundredth of a point, or nil when it is no place on a screen.
  ///
  /// Tools write doubles such as 43.99999999999997 for 44, and 9.2e18 for "no frame".
  static func coordinate(_ value: Double) -> Double? {
    guard value.isFinite, abs(value) < farthest else { return nil }
    let rounded = (value * 100).rounded() / 100
    return rounded == 0 ? 0 : rounded
  }

  /// A rectangle of coordinates, or nil when one of them is no place on a screen.
  static func frame(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Rect? {
    guard let x = coordinate(x), let y = coordinate(y), let width = coordinate(width),
      let height = coordinate(height), width >= 0, height >= 0
    else { return nil }
    // XCUITest writes an infinite frame so.
    if x == -1 && y == -1 && width == 0 && height == 0 { return nil }
    return Rect(x: x, y: y, width: width, height: height)
  }

  /// A rectangle as CoreGraphics spells it, "{{x, y}, {width, height}}".
  ///
  /// - Complexity: O(1); a text of more than 200 bytes is none.
  static func frame(spelled text: String) -> Rect? {
    guard text.utf8.count <= 200 else { return nil }
    let edges = text.split { "{}, ".contains($0) }.compactMap { number(String($0)) }
    return edges.count == 4 ? frame(edges[0], edges[1], edges[2], edges[3]) : nil
  }

  /// The traits of their names, whatever the case of the first letter; unknown ones are passed over.
  static func traits(_ names: some Sequence<String>) -> Traits {
    var traits: Traits = []
    for name in names {
      guard let first = name.first else { continue }
      if let trait = Traits(name: first.lowercased() + name.dropFirst()) { traits.insert(trait) }
    }
    return traits
  }

  /// No screen or scrolled content is this far, in points.
  private static let farthest = 10_000_000.0

  /// A number spelled in a capture; nil for what is not one, and for an empty text.
  static func number(_ text: String?) -> Double? {
    guard let text, text.utf8.count <= 40 else { return nil }
    return Double(text)
  }
}

extension Rect {
  /// Whether the rectangle covers no area.
  var isEmpty: Bool { width <= 0 || height <= 0 }

  /// This rectangle a little larger on every side.
  func grown(by points: Double) -> Rect {
    Rect(x: x - points, y: y - points, width: width + 2 * points, height: height + 2 * points)
  }

  /// Whether no edge of another lies more than some points away.
  func isNear(_ other: Rect, within points: Double) -> Bool {
    grown(by: points).contains(other) && other.grown(by: points).contains(self)
  }
}
