extension LabelInName {
  /// What the fast path found.
  enum FastAnswer {
    case contained(Int)
    case noWords
    case notSettled
  }

  /// The answer for runs of plain ASCII words; nothing is allocated.
  static func asciiRun(of text: String, in name: String) -> FastAnswer {
    var text = text
    var name = name
    return text.withUTF8 { visible in
      name.withUTF8 { spoken in
        guard isASCII(visible) else { return .notSettled }
        var first = visible.startIndex
        guard nextWord(visible, &first) != nil else { return .noWords }
        guard isASCII(spoken) else { return .notSettled }
        return run(of: visible, in: spoken)
      }
    }
  }

  private static func run(
    of visible: UnsafeBufferPointer<UInt8>, in spoken: UnsafeBufferPointer<UInt8>
  ) -> FastAnswer {
    var start = spoken.startIndex
    var skipped = 0
    while true {
      var at = start
      var wanted = visible.startIndex
      while let word = nextWord(visible, &wanted) {
        guard let heard = nextWord(spoken, &at) else { return .notSettled }
        if !sameWord(visible, word, spoken, heard) {
          wanted = -1
          break
        }
      }
      if wanted >= 0 { return .contained(skipped) }
      _ = nextWord(spoken, &start)
      skipped += 1
    }
  }

  /// The next word from a place on, as a range; the place moves behind it.
  ///
  /// An underscore between letters joins them into one word, as Unicode's word boundaries have it
  /// (UAX #29, ExtendNumLet): "audio_on" is one word that nobody says.
  private static func nextWord(
    _ bytes: UnsafeBufferPointer<UInt8>, _ at: inout Int
  ) -> Range<Int>? {
    while at < bytes.count, !isWordByte(bytes[at]) { at += 1 }
    guard at < bytes.count else { return nil }
    let start = at
    while at < bytes.count {
      let joins =
        bytes[at] == UInt8(ascii: "_") && at + 1 < bytes.count && isWordByte(bytes[at + 1])
      guard joins || isWordByte(bytes[at]) else { break }
      at += 1
    }
    return start..<at
  }

  private static func sameWord(
    _ one: UnsafeBufferPointer<UInt8>, _ first: Range<Int>,
    _ two: UnsafeBufferPointer<UInt8>, _ second: Range<Int>
  ) -> Bool {
    guard first.count == second.count else { return false }
    var (left, right) = (first.lowerBound, second.lowerBound)
    while left < first.upperBound {
      if lowered(one[left]) != lowered(two[right]) { return false }
      left += 1
      right += 1
    }
    return true
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: false
    }
  }

  private static func lowered(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
  }

  private static func isASCII(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    for byte in bytes where byte >= 0x80 { return false }
    return true
  }
}
