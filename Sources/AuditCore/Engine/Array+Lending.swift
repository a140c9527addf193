extension Array {
  /// Lends an element to a closure without a copy; one that is handed to a function straight from
  /// the list would be copied, which counts every reference in it.
  @inline(__always)
  func lend<Result>(_ index: Int, to body: (borrowing Element) -> Result) -> Result {
    precondition(indices.contains(index), "no such element")
    return withUnsafeBufferPointer { all in
      guard let first = all.baseAddress else { preconditionFailure("no such element") }
      return (first + index).lend(to: body)
    }
  }

  /// Lends one element after the other to a closure without a copy.
  @inline(__always)
  func lendEach(to body: (_ index: Int, _ element: borrowing Element) -> Void) {
    withUnsafeBufferPointer { all in
      guard let first = all.baseAddress else { return }
      for index in all.indices { (first + index).lend { body(index, $0) } }
    }
  }
}

extension UnsafePointer where Pointee: ~Copyable {
  /// Lends what it points at; what might not be copyable is passed on as it lies in memory.
  @inline(__always)
  fileprivate func lend<Result>(to body: (borrowing Pointee) -> Result) -> Result { body(pointee) }
}
