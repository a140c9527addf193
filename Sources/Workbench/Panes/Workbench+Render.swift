extension WorkbenchState {
  /// Draws the workbench.
  ///
  /// Only where lists begin is remembered, so that they scroll calmly; nothing else changes.
  /// - Complexity: O(cells of the terminal + elements of the screen in the form × rules).
  public mutating func render() -> Frame {
    var painter = Painter(size: size)
    let layout = Layout(size: size, focus: focus)
    guard !layout.isTooSmall else { return tooSmallFrame }
    Bars.drawTitle(self, with: &painter)
    for (pane, rect) in layout.panes {
      switch pane {
      case .screens: ScreensPane.draw(&self, in: rect, with: &painter)
      case .findings: FindingsPane.draw(&self, in: rect, with: &painter)
      case .fix: FixPane.draw(&self, in: rect, with: &painter)
      }
    }
    Bars.drawStatus(self, with: &painter)
    OverlayPane.draw(&self, with: &painter)
    painter.frame.spoken = message?.text ?? ""
    return painter.frame
  }

  /// What is shown where the panes do not fit: the size there is and the size needed.
  private var tooSmallFrame: Frame {
    var frame = Frame(size: size)
    let need = Layout.smallest
    let lines = [
      "Too small: \(size.columns) x \(size.rows).", "Needs \(need.columns) x \(need.rows).",
      "q quits.",
    ]
    for (row, line) in lines.enumerated() {
      frame.put(cells(line, style: .plain), row: row, column: 0)
    }
    return frame
  }
}
