/// The exact value of a spelled number, so that `1.0`, `1` and `10e-1` compare equal.
struct DecimalNumber: Equatable {
  private let isNegative: Bool
  /// The digits without zeros at either end; empty for zero.
  private let digits: [UInt8]
  /// The power of ten of the last digit.
  private let exponent: Int

  /// Reads a number by the grammar of RFC 8259; nil where it is none, or its exponent has more than
  /// 17 digits.
  init?(_ spelling: some Sequence<UInt8>) {
    var rest = Substringer(Array(spelling))
    let minus = rest.take(UInt8(ascii: "-"))
    let whole = rest.takeDigits()
    guard !whole.isEmpty, whole.count == 1 || whole.first != UInt8(ascii: "0") else { return nil }
    var fraction: [UInt8] = []
    if rest.take(UInt8(ascii: ".")) {
      fraction = rest.takeDigits()
      guard !fraction.isEmpty else { return nil }
    }
    var power = 0
    if rest.take(UInt8(ascii: "e")) || rest.take(UInt8(ascii: "E")) {
      let isBelow = rest.take(UInt8(ascii: "-"))
      if !isBelow { _ = rest.take(UInt8(ascii: "+")) }
      let spelled = rest.takeDigits()
      guard !spelled.isEmpty else { return nil }
      let significant = spelled.drop { $0 == UInt8(ascii: "0") }
      guard significant.count <= 17 else { return nil }
      power = significant.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
      if isBelow { power = -power }
    }
    guard rest.isAtEnd else { return nil }
    var all = Array((whole + fraction).drop { $0 == UInt8(ascii: "0") })
    var lowest = power - fraction.count
    while all.last == UInt8(ascii: "0") {
      all.removeLast()
      lowest += 1
    }
    digits = all
    exponent = all.isEmpty ? 0 : lowest
    isNegative = minus && !all.isEmpty
  }
}

/// Takes bytes off the front of a short text.
private struct Substringer {
  private let bytes: [UInt8]
  private var index = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  var isAtEnd: Bool { index == bytes.count }

  mutating func take(_ byte: UInt8) -> Bool {
    guard index < bytes.count, bytes[index] == byte else { return false }
    index += 1
    return true
  }

  mutating func takeDigits() -> [UInt8] {
    let start = index
    while index < bytes.count, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[index]) {
      index += 1
    }
    return Array(bytes[start..<index])
  }
}
