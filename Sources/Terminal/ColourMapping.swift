import Workbench

/// Finds, for any colour of a theme, the nearest one a terminal has.
enum ColourMapping {
  /// The index for curses, -1 for the terminal's own colour.
  ///
  /// - Parameters:
  ///   - colour: the theme's colour.
  ///   - count: how many colours the terminal has; above 256 it takes red, green and blue.
  /// - Returns: an index below the count, or -1.
  static func index(of colour: ThemeColour, among count: Int32) -> Int32 {
    if count < 8 { return -1 }
    switch colour {
    case .terminalDefault: return -1
    case .named(let number): return index(ofNamed: min(number, 15), among: count)
    case .rgb(let red, let green, let blue):
      return index(of: Channels(Int32(red), Int32(green), Int32(blue)), among: count)
    }
  }

  private static func index(ofNamed number: UInt8, among count: Int32) -> Int32 {
    let number = Int32(number)
    if count > 256 && number > 7 { return basic[Int(number)].packed }
    return number < count ? number : number - 8
  }

  private static func index(of wanted: Channels, among count: Int32) -> Int32 {
    // A direct-colour terminal reads 0 to 7 as its named colours.
    if count > 256 { return max(wanted.packed, 8) }
    if count < 256 { return nearest(to: wanted, in: basic.prefix(Int(min(count, 16)))) }
    let cube = Channels(
      nearestStep(wanted.red), nearestStep(wanted.green), nearestStep(wanted.blue))
    let cubed = Channels(
      steps[Int(cube.red)], steps[Int(cube.green)], steps[Int(cube.blue)])
    let grey = min(23, max(0, (wanted.red + wanted.green + wanted.blue - 3 * 3) / (3 * 10)))
    let level = 8 + 10 * grey
    if Channels(level, level, level).distance(to: wanted) < cubed.distance(to: wanted) {
      return 232 + grey
    }
    return 16 + 36 * cube.red + 6 * cube.green + cube.blue
  }

  private static func nearestStep(_ value: Int32) -> Int32 {
    value < 48 ? 0 : value < 115 ? 1 : (value - 35) / 40
  }

  private static func nearest(to wanted: Channels, in palette: ArraySlice<Channels>) -> Int32 {
    var best: (index: Int, distance: Int32) = (0, .max)
    for (index, candidate) in palette.enumerated() {
      let distance = candidate.distance(to: wanted)
      if distance < best.distance { best = (index, distance) }
    }
    return Int32(best.index)
  }

  /// The levels of the 6 x 6 x 6 cube that begins at 16 in a 256-colour terminal.
  private static let steps: [Int32] = [0, 95, 135, 175, 215, 255]

  /// xterm's default palette; what a user's terminal shows may differ.
  private static let basic: [Channels] = [
    Channels(0, 0, 0), Channels(205, 0, 0), Channels(0, 205, 0), Channels(205, 205, 0),
    Channels(0, 0, 238), Channels(205, 0, 205), Channels(0, 205, 205), Channels(229, 229, 229),
    Channels(127, 127, 127), Channels(255, 0, 0), Channels(0, 255, 0), Channels(255, 255, 0),
    Channels(92, 92, 255), Channels(255, 0, 255), Channels(0, 255, 255), Channels(255, 255, 255),
  ]
}

/// Red, green and blue with room to reckon.
private struct Channels {
  let red: Int32, green: Int32, blue: Int32

  init(_ red: Int32, _ green: Int32, _ blue: Int32) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  var packed: Int32 { red << 16 | green << 8 | blue }

  /// The eye tells green apart best, then red, then blue.
  func distance(to other: Channels) -> Int32 {
    let (r, g, b) = (red - other.red, green - other.green, blue - other.blue)
    return 3 * r * r + 6 * g * g + b * b
  }
}
