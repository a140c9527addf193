import Dispatch
import Synchronization

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Reads a file into memory on all processors: of a large one that the system has in its cache, the
/// copy is a tenth of what auditing it takes.
enum ParallelRead {
  /// The bytes one processor reads at a time; a file that has no more is read by one.
  private static let piece = 8 << 20

  /// Reads up to so many bytes from the beginning of a file.
  ///
  /// - Returns: how many bytes were read without a gap, and the error that ended it, or 0; fewer
  ///   without an error where the file has become shorter.
  static func read(
    _ descriptor: Int32, _ size: Int, into start: UnsafeMutablePointer<UInt8>
  ) -> (count: Int, code: Int32) {
    let pieces = (size + piece - 1) / piece
    guard pieces > 1 else { return read(descriptor, 0..<size, into: start) }
    let results = Mutex([(count: Int, code: Int32)](repeating: (0, 0), count: pieces))
    // Each piece is written by one processor alone.
    nonisolated(unsafe) let start = start
    DispatchQueue.concurrentPerform(iterations: pieces) { number in
      let range = (number * piece)..<min(size, (number + 1) * piece)
      let result = read(descriptor, range, into: start)
      results.withLock { $0[number] = result }
    }
    var count = 0
    for (number, result) in results.withLock({ $0 }).enumerated() {
      count += result.count
      if count < min(size, (number + 1) * piece) { return (count, result.code) }
    }
    return (count, 0)
  }

  private static func read(
    _ descriptor: Int32, _ range: Range<Int>, into start: UnsafeMutablePointer<UInt8>
  ) -> (count: Int, code: Int32) {
    var at = range.lowerBound
    while at < range.upperBound {
      let got = pread(descriptor, start + at, range.upperBound - at, off_t(at))
      if got < 0 && errno == EINTR { continue }
      if got < 0 { return (at - range.lowerBound, errno) }
      if got == 0 { break }
      at += got
    }
    return (at - range.lowerBound, 0)
  }
}
