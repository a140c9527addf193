import Testing

@testable import Workbench

@Suite struct LayoutTests {
  @Test(
    "panes are inside the screen, do not meet, and leave the first and last row",
    arguments: Pane.allCases)
  func panes(focus: Pane) {
    for columns in [1, 2, 20, 39, 40, 41, 59, 60, 61, 80, 111, 112, 113, 160, 240] {
      for rows in 1...60 {
        let layout = Layout(size: Size(columns: columns, rows: rows), focus: focus)
        if layout.isTooSmall {
          #expect(layout.panes.isEmpty)
          continue
        }
        let rects = Array(layout.panes.values)
        #expect(layout.panes[focus] != nil)
        for (number, rect) in rects.enumerated() {
          #expect(rect.column >= 0 && rect.end <= columns && rect.columns > 8)
          #expect(rect.row >= 1 && rect.row + rect.rows <= rows - 1 && rect.rows >= 2)
          for other in rects[(number + 1)...] {
            let apart =
              rect.end <= other.column || other.end <= rect.column
              || rect.row + rect.rows <= other.row || other.row + other.rows <= rect.row
            #expect(apart, "\(columns) x \(rows)")
          }
        }
      }
    }
  }

  @Test("moving between panes moves none of them where several are shown")
  func steady() {
    for columns in [60, 80, 112, 240] {
      let size = Size(columns: columns, rows: 24)
      #expect(Set(Pane.allCases.map { Layout(size: size, focus: $0).panes }).count == 1)
    }
  }

  @Test("the smallest size that is said to fit fits, and one less does not")
  func smallest() {
    let least = Layout.smallest
    #expect(!Layout(size: least, focus: .fix).isTooSmall)
    #expect(
      Layout(size: Size(columns: least.columns - 1, rows: least.rows), focus: .fix).isTooSmall)
    #expect(
      Layout(size: Size(columns: least.columns, rows: least.rows - 1), focus: .fix).isTooSmall)
  }
}
