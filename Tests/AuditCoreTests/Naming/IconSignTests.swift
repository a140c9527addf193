import AuditCore
import Testing

@Suite struct IconSignTests {
  @Test(arguments: [
    "at", "number", "percent", "divide", "at.circle.fill", "arrow.up",
    "arrowtriangle.left.square.fill",
    "chevron.right.circle", "arrowshape.right",
  ])
  func `a sign that is typed, or an arrow, is known`(_ symbol: String) {
    #expect(IconSign.isKnown(symbol))
  }

  @Test(arguments: [
    "", "leaf", "circle", "circle.fill", "at.badge.plus", "arrow.up.left", "arrow.up.arrow.down",
    "arrow", "faxmachine", "hand.point.up",
  ])
  func `what draws anything else is not`(_ symbol: String) {
    #expect(!IconSign.isKnown(symbol))
  }
}
