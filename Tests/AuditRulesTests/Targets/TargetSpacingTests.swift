import AuditCore
import AuditRules
import Testing

/// The geometry of WCAG 2.5.8, against a plain comparison of all pairs.
@Suite struct TargetSpacingTests {
  private func outcomes(_ frames: [Rect]) -> [Bool] {
    var screen = Screen(id: "s")
    for (number, frame) in frames.enumerated() {
      var element = Element(id: "e\(number)", role: .button)
      element.frame = frame
      screen.append(element)
    }
    let audit = Auditor(rules: [.targetSpacing]).audit(screen, of: ProjectFacts(name: "p"))
    let failed = Set(audit.findings.map(\.index))
    return frames.indices.map(failed.contains)
  }

  private func square(_ x: Double, _ y: Double, _ side: Double) -> Rect {
    Rect(x: x, y: y, width: side, height: side)
  }

  /// axe-core's offsets: two targets of 16 are 24 apart at a gap of 8.
  @Test func `two small targets need 24 points from centre to centre`() {
    #expect(outcomes([square(0, 0, 16), square(24, 0, 16)]) == [false, false])
    #expect(outcomes([square(0, 0, 16), square(23, 0, 16)]) == [true, true])
    #expect(outcomes([square(0, 0, 16), square(0, 23.9, 16)]) == [true, true])
    #expect(outcomes([square(0, 0, 16), square(17, 17, 16)]) == [false, false])
  }

  @Test func `a small target needs 12 points from its centre to a large one`() {
    #expect(outcomes([square(0, 0, 44), square(46, 12, 20)]) == [false, false])
    #expect(outcomes([square(0, 0, 44), square(45, 12, 20)]) == [false, true])
  }

  @Test func `a target that is low or narrow is small`() {
    let low = Rect(x: 0, y: 0, width: 200, height: 20)
    #expect(outcomes([low, Rect(x: 0, y: 20, width: 200, height: 44)]) == [true, false])
    #expect(outcomes([low, Rect(x: 0, y: 22, width: 200, height: 44)]) == [false, false])
  }

  @Test func `a pixel lost by rounding is not held against a target`() {
    #expect(outcomes([square(0, 0, 23.97), square(23.97, 0, 44)]) == [false, false])
  }

  @Test func `frames out of all measure are left alone`() {
    let frames = [
      square(0, 0, 0), square(.infinity, 0, 16), square(.nan, 0, 16), square(1e300, -1e300, 16),
      square(5, 5, 1e300), square(5, 5, -3),
    ]
    #expect(outcomes(frames) == frames.map { _ in false })
  }

  @Test func `looking only at what is near finds what looking at all pairs finds`() {
    var state: UInt64 = 42
    func next(_ limit: Double) -> Double {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double(state >> 40) / Double(1 << 24) * limit
    }
    for round in 0..<40 {
      let spread = Double(200 + round * 40)
      let frames = (0..<60).map { number in
        Rect(
          x: next(spread) - 100, y: next(spread) - 100,
          width: number % 5 == 0 ? 1 + next(300) : 4 + next(30), height: 4 + next(40))
      }
      #expect(outcomes(frames) == frames.indices.map { isTooClose($0, frames) }, "round \(round)")
    }
  }

  private func isTooClose(_ index: Int, _ frames: [Rect]) -> Bool {
    func isSmall(_ rect: Rect) -> Bool { min(rect.width, rect.height) < 23.95 }
    let own = frames[index]
    guard isSmall(own) else { return false }
    return frames.indices.contains { other in
      guard other != index else { return false }
      let next = frames[other]
      if next.squaredDistance(x: own.midX, y: own.midY) < 11.95 * 11.95 { return true }
      let (dx, dy) = (own.midX - next.midX, own.midY - next.midY)
      return isSmall(next) && dx * dx + dy * dy < 23.95 * 23.95
    }
  }
}
