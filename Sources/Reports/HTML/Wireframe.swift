import AuditCore

/// The numbers of the elements a screen's findings name, in document order.
struct Marks {
  private var numbers: [Int: Int] = [:]

  init(_ groups: [FindingGroup], limits: ReportLimits) {
    var indices: Set<Int> = []
    for group in groups {
      for entry in group.entries {
        for index in entry.elements.prefix(limits.elementsNamed) { indices.insert(index) }
      }
    }
    for (number, index) in indices.sorted().enumerated() { numbers[index] = number + 1 }
  }

  func number(of index: Int) -> Int? { numbers[index] }

  /// Element indices with their numbers, in order.
  var all: [(index: Int, number: Int)] {
    numbers.map { ($0.key, $0.value) }.sorted { $0.1 < $1.1 }
  }
}

/// A screen's frames drawn to scale, with the numbers of the elements that have findings.
struct Wireframe {
  private let width: Double
  private let height: Double
  private let plain: [Rect]
  private let marked: [(rect: Rect, number: Int)]
  private let name: String

  /// A drawing, or nil where no element with a finding has a frame that can be drawn.
  ///
  /// - Complexity: O(elements).
  init?(_ screen: Screen, marks: Marks, framesDrawn: Int) {
    var marked: [(rect: Rect, number: Int)] = []
    for mark in marks.all where screen.elements.indices.contains(mark.index) {
      guard let rect = screen.elements[mark.index].frame, Wireframe.canDraw(rect) else { continue }
      marked.append((rect, mark.number))
    }
    if marked.isEmpty { return nil }
    var plain: [Rect] = []
    for (index, element) in screen.elements.enumerated() {
      guard plain.count < framesDrawn else { break }
      guard marks.number(of: index) == nil, let rect = element.frame, Wireframe.canDraw(rect)
      else { continue }
      plain.append(rect)
    }
    let shown = plain + marked.map(\.rect)
    if let size = screen.size, size.width > 0, size.height > 0, size.width < 20_000,
      size.height < 20_000
    {
      width = size.width
      height = size.height
    } else {
      width = max(1, shown.map(\.maxX).max() ?? 1)
      height = max(1, shown.map(\.maxY).max() ?? 1)
    }
    self.plain = plain
    self.marked = marked
    name = Words.named(screen.name)
  }

  /// Frames that are numbers of a size a screen can have; a capture may say anything.
  private static func canDraw(_ rect: Rect) -> Bool {
    [rect.x, rect.y, rect.width, rect.height].allSatisfy { $0.isFinite && abs($0) < 20_000 }
      && rect.width >= 0 && rect.height >= 0
  }

  /// Whether the drawing needs the whole width of the page.
  var isWide: Bool { width > height }

  /// The drawing as inline SVG with a title and a description.
  func svg(id: String) -> String {
    let unit = isWide ? width / 46 : width / 18
    var svg = """
      <svg role="img" aria-labelledby="\(id)-title \(id)-desc" \
      viewBox="0 0 \(number(width)) \(number(height))">
      <title id="\(id)-title">Wireframe of \(HTMLText.escaped(name))</title>
      <desc id="\(id)-desc">Frames of the screen drawn to scale; \
      \(Words.count(marked.count, "element")) with findings \
      \(marked.count == 1 ? "is" : "are") numbered.</desc>

      """
    svg += rectangle(Rect(x: 0, y: 0, width: width, height: height), "page", radius: unit)
    for rect in plain { svg += rectangle(rect, "frame", radius: unit / 4) }
    for mark in marked { svg += rectangle(mark.rect, "marked", radius: unit / 4) }
    for mark in marked { svg += badge(mark.number, on: mark.rect, unit: unit) }
    return svg + "</svg>"
  }

  private func rectangle(_ rect: Rect, _ name: String, radius: Double) -> String {
    "<rect class=\"\(name)\" x=\"\(number(rect.x))\" y=\"\(number(rect.y))\" "
      + "width=\"\(number(rect.width))\" height=\"\(number(rect.height))\" "
      + "rx=\"\(number(radius))\"/>\n"
  }

  /// A number in the middle of a small frame, at the corner of a large one.
  private func badge(_ value: Int, on rect: Rect, unit: Double) -> String {
    let text = String(value)
    let wide = unit * (0.8 + 0.6 * Double(text.utf8.count))
    let isSmall = rect.width < unit * 4 && rect.height < unit * 4
    let x = within(isSmall ? rect.midX : rect.x + wide / 2 + unit / 5, wide / 2, width)
    let y = within(isSmall ? rect.midY : rect.y + unit * 0.9, unit * 0.7, height)
    let box = Rect(x: x - wide / 2, y: y - unit * 0.7, width: wide, height: unit * 1.4)
    return rectangle(box, "badge", radius: unit * 0.4)
      + "<text x=\"\(number(x))\" y=\"\(number(y + unit * 0.36))\" text-anchor=\"middle\" "
      + "font-size=\"\(number(unit))\">\(text)</text>\n"
  }

  private func within(_ value: Double, _ margin: Double, _ limit: Double) -> Double {
    max(margin, min(value, limit - margin))
  }

  /// A number with one decimal at most.
  private func number(_ value: Double) -> String {
    let tenths = Int(value * 10 + (value < 0 ? -0.5 : 0.5))
    let sign = tenths < 0 ? "-" : ""
    let whole = tenths.magnitude / 10
    let rest = tenths.magnitude % 10
    return rest == 0 ? "\(sign)\(whole)" : "\(sign)\(whole).\(rest)"
  }
}
