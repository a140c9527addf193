/// Finds a name that an object has twice.
enum RepeatedNames {
  /// Up to this many members every pair that might be equal is compared; above, names are hashed.
  private static let smallObject = 32

  /// The tape index of the first name in `from..<to` that repeats an earlier one.
  ///
  /// Linear in the number of members (the hashing of large objects is seeded, so crafted names
  /// cannot make it slow).
  @inline(__always)
  static func first(
    in nodes: UnsafePointer<JSONNode>, from: Int, to: Int, memberCount: Int,
    bytes: UnsafePointer<UInt8>
  ) -> Int? {
    guard memberCount <= smallObject else {
      return firstInLarge(nodes, from: from, to: to, memberCount: memberCount, bytes: bytes)
    }
    // One bit for each hash seen; only when a bit repeats are the names looked at.
    var seen: UInt64 = 0
    var name = from
    while name < to {
      let bit = UInt64(1) &<< UInt64(nodes[name].detail & 63)
      if seen & bit != 0, hasEarlier(name, in: nodes, from: from, bytes: bytes) { return name }
      seen |= bit
      name = Int(nodes[name &+ 1].next)
    }
    return nil
  }

  @inline(never)
  private static func hasEarlier(
    _ name: Int, in nodes: UnsafePointer<JSONNode>, from: Int, bytes: UnsafePointer<UInt8>
  ) -> Bool {
    var earlier = from
    while earlier < name {
      if nodes[earlier].detail == nodes[name].detail,
        areEqual(nodes[earlier], in: bytes, nodes[name], in: bytes)
      {
        return true
      }
      earlier = Int(nodes[earlier &+ 1].next)
    }
    return false
  }

  @inline(never)
  private static func firstInLarge(
    _ nodes: UnsafePointer<JSONNode>, from: Int, to: Int, memberCount: Int,
    bytes: UnsafePointer<UInt8>
  ) -> Int? {
    var bits = 6
    while 1 << bits < memberCount * 2 { bits += 1 }
    var slots = [UInt32](repeating: UInt32.max, count: 1 << bits)
    let mask = slots.count - 1
    var name = from
    while name < to {
      var slot = seededHash(nodes[name], bytes: bytes) & mask
      while slots[slot] != UInt32.max {
        let earlier = nodes[Int(slots[slot])]
        if earlier.detail == nodes[name].detail,
          areEqual(earlier, in: bytes, nodes[name], in: bytes)
        {
          return name
        }
        slot = (slot + 1) & mask
      }
      slots[slot] = UInt32(truncatingIfNeeded: name)
      name = Int(nodes[name + 1].next)
    }
    return nil
  }

  private static func seededHash(_ name: JSONNode, bytes: UnsafePointer<UInt8>) -> Int {
    var hasher = Hasher()
    let contents = contents(name, bytes: bytes)
    if name.flags.contains(.hasEscapes) {
      StringDecoding.decoded(contents).withUnsafeBytes { hasher.combine(bytes: $0) }
    } else {
      hasher.combine(bytes: UnsafeRawBufferPointer(contents))
    }
    return hasher.finalize()
  }

  /// Whether two names, which may be in two texts, stand for the same bytes.
  static func areEqual(
    _ first: JSONNode, in firstText: UnsafePointer<UInt8>,
    _ second: JSONNode, in secondText: UnsafePointer<UInt8>
  ) -> Bool {
    let left = contents(first, bytes: firstText)
    let right = contents(second, bytes: secondText)
    guard first.flags.union(second.flags).contains(.hasEscapes) else {
      return left.elementsEqual(right)
    }
    return StringDecoding.decoded(left) == StringDecoding.decoded(right)
  }

  private static func contents(
    _ name: JSONNode, bytes: UnsafePointer<UInt8>
  ) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: bytes + Int(name.start) + 1, count: Int(name.end - name.start) - 2)
  }
}

extension RepeatedNames {
  /// Where an object may have a name twice.
  enum Allowance {
    case nowhere
    /// In the outermost object; the caller looks at its names itself.
    case inRoot
    case everywhere

    @inline(__always)
    func holds(root isRoot: Bool) -> Bool {
      switch self {
      case .nowhere: false
      case .inRoot: isRoot
      case .everywhere: true
      }
    }
  }
}
