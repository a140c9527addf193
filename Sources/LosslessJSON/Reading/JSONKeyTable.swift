/// A fixed list of member names, found by a string's bytes in constant time.
///
/// Make one once and keep it; a look-up touches no reference counts.
public final class JSONKeyTable: @unchecked Sendable {
  // Immutable after init, hence safe to share. Slots hold a name's index plus one, 0 where empty.
  @usableFromInline let slots: UnsafeMutablePointer<UInt16>
  @usableFromInline let offsets: UnsafeMutablePointer<Int>
  @usableFromInline let text: UnsafeMutablePointer<UInt8>
  @usableFromInline let mask: Int

  /// The names, in the order of their indexes.
  public let names: [String]

  /// Makes a table; where a name occurs twice the first one is found.
  public init(_ names: [String]) {
    self.names = Array(names.prefix(Int(UInt16.max) - 1))
    let utf8 = self.names.flatMap { Array($0.utf8) }
    text = .allocate(capacity: max(utf8.count, 1))
    text.initialize(repeating: 0, count: max(utf8.count, 1))
    offsets = .allocate(capacity: self.names.count + 1)
    offsets.initialize(repeating: 0, count: self.names.count + 1)
    for (offset, byte) in utf8.enumerated() { text[offset] = byte }
    var slotCount = 8
    while slotCount < self.names.count * 4 { slotCount *= 2 }
    mask = slotCount - 1
    slots = .allocate(capacity: slotCount)
    slots.initialize(repeating: 0, count: slotCount)
    for (index, name) in self.names.enumerated() {
      offsets[index + 1] = offsets[index] + name.utf8.count
      insert(index)
    }
  }

  deinit {
    slots.deallocate()
    offsets.deallocate()
    text.deallocate()
  }

  private func insert(_ index: Int) {
    let name = text + offsets[index]
    let length = offsets[index + 1] - offsets[index]
    let hash = NameHash.hash(name, length)
    guard self.index(of: name, length: length, hash: hash) < 0 else { return }
    var slot = Int(hash) & mask
    while slots[slot] != 0 { slot = (slot + 1) & mask }
    slots[slot] = UInt16(index + 1)
  }

  @inlinable @inline(__always)
  func index(of raw: UnsafePointer<UInt8>, length: Int, hash: UInt16) -> Int {
    var slot = Int(hash) & mask
    while true {
      let candidate = Int(slots[slot]) &- 1
      guard candidate >= 0 else { return -1 }
      let offset = offsets[candidate]
      if offsets[candidate &+ 1] &- offset == length,
        EqualBytes.areEqual(raw, text + offset, count: length)
      {
        return candidate
      }
      slot = (slot &+ 1) & mask
    }
  }

  @usableFromInline @inline(never)
  static func hash(_ raw: UnsafePointer<UInt8>, _ length: Int) -> UInt16 {
    NameHash.hash(raw, length)
  }
}
