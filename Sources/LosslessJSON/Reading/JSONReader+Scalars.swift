extension JSONReader {
  /// Whether the value is the literal `null`.
  @inlinable @inline(__always)
  public func isNull(_ index: Int) -> Bool {
    kind(index) == .null
  }

  /// The value of `true` or `false`, or nil where the value is neither.
  @inlinable @inline(__always)
  public func bool(_ index: Int) -> Bool? {
    let node = node(index)
    return node.kind == .bool ? node.flags.contains(.isTrue) : nil
  }

  /// The value of a number as the nearest double, or nil where it is no number or not finite.
  @inlinable
  public func double(_ index: Int) -> Double? {
    let number = node(index)
    guard number.kind == .number else { return nil }
    return DecimalText.double(bytes + Int(number.start), length: Int(number.end &- number.start))
  }

  /// The value of a whole number, or nil where it is no number, has a fraction or does not fit.
  ///
  /// `44.0` and `4.4e1` are whole numbers too.
  @inlinable
  public func int(_ index: Int) -> Int? {
    let number = node(index)
    guard number.kind == .number else { return nil }
    let first = bytes + Int(number.start)
    let length = Int(number.end &- number.start)
    guard number.flags.contains(.isInteger) else {
      return DecimalText.wholeNumber(first, length: length)
    }
    return DecimalText.integer(first, length: length)
  }

  /// A number as it is spelled, or nil where the value is no number.
  public func numberSpelling(_ index: Int) -> String? {
    let number = node(index)
    guard number.kind == .number else { return nil }
    return String(
      decoding: UnsafeBufferPointer(
        start: bytes + Int(number.start), count: Int(number.end - number.start)),
      as: UTF8.self)
  }
}

/// Reads the value of a number that the parser has found to be well formed.
@usableFromInline
enum DecimalText {
  @usableFromInline
  static func integer(_ bytes: UnsafePointer<UInt8>, length: Int) -> Int? {
    let isNegative = bytes[0] == UInt8(ascii: "-")
    var value = 0
    var index = isNegative ? 1 : 0
    while index < length {
      let digit = Int(bytes[index] &- UInt8(ascii: "0"))
      let (tenfold, overflows) = value.multipliedReportingOverflow(by: 10)
      let (sum, carries) =
        isNegative
        ? tenfold.subtractingReportingOverflow(digit) : tenfold.addingReportingOverflow(digit)
      guard !overflows, !carries else { return nil }
      value = sum
      index &+= 1
    }
    return value
  }

  /// A number spelled with a fraction or an exponent, where it stands for a whole number.
  @usableFromInline
  static func wholeNumber(_ bytes: UnsafePointer<UInt8>, length: Int) -> Int? {
    // Every double below 2^63 has a whole part that fits.
    guard let value = double(bytes, length: length), value.magnitude < 0x1p63 else { return nil }
    let whole = Int(value)
    return Double(whole) == value ? whole : nil
  }

  /// The nearest double.
  ///
  /// Up to 2^53 and 10^22 both the digits and the power of ten are exact doubles, so that one
  /// division or multiplication is rounded correctly (Clinger's fast path); all else goes to the
  /// standard library.
  @usableFromInline
  static func double(_ bytes: UnsafePointer<UInt8>, length: Int) -> Double? {
    let isNegative = bytes[0] == UInt8(ascii: "-")
    var digits: UInt64 = 0
    var digitCount = 0
    var scale = 0
    var index = isNegative ? 1 : 0
    var isFraction = false
    while index < length {
      let byte = bytes[index]
      if byte == UInt8(ascii: ".") {
        isFraction = true
      } else if byte | 0x20 == UInt8(ascii: "e") {
        return slowDouble(bytes, length)
      } else {
        digits = digits &* 10 &+ UInt64(byte &- UInt8(ascii: "0"))
        digitCount &+= 1
        if isFraction { scale &+= 1 }
      }
      index &+= 1
    }
    guard digitCount <= 19, digits <= 1 << 53, scale < powersOfTen.count else {
      return slowDouble(bytes, length)
    }
    let value = scale == 0 ? Double(digits) : Double(digits) / powersOfTen[scale]
    return isNegative ? -value : value
  }

  private static let powersOfTen: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17,
    1e18, 1e19, 1e20, 1e21, 1e22,
  ]

  @inline(never)
  private static func slowDouble(_ bytes: UnsafePointer<UInt8>, _ length: Int) -> Double? {
    let text = String(
      decoding: UnsafeBufferPointer(start: bytes, count: length), as: UTF8.self)
    guard let value = Double(text), value.isFinite else { return nil }
    return value
  }
}
