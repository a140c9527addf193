/// A new child between the children of a container.
struct Insertion {
  private let probe: StyleProbe
  private let container: Int
  private let children: [Int]
  private let place: Int
  private let layout: JSONLayout

  init(
    _ reader: JSONReader, into container: Int, children: [Int], at place: Int, layout: JSONLayout
  ) {
    probe = StyleProbe(reader, around: container)
    self.container = container
    self.children = children
    self.place = place
    self.layout = layout
  }

  typealias Spelling = (FragmentPlace, StyleProbe) -> [UInt8]

  func splice(_ spell: Spelling) -> JSONSplice {
    children.isEmpty ? spliceIntoEmpty(spell) : spliceBesideNeighbour(spell)
  }

  // MARK: - Beside a neighbour

  private func spliceBesideNeighbour(_ spell: Spelling) -> JSONSplice {
    let (before, after) = separator
    let breaksLine = Gap.hasLineBreak(after) || Gap.hasLineBreak(before)
    let indent = Gap.hasLineBreak(after) ? Gap.indent(after) : Gap.indent(before)
    let neighbour = children[max(0, place - 1)]
    let new = spell(
      FragmentPlace(
        node: neighbour, indent: breaksLine ? indent : probe.lineIndent, beginsLine: breaksLine,
        allowsLines: breaksLine || probe.spansLines(container)),
      probe)
    let comma = before + [UInt8(ascii: ",")] + after
    if place == 0 {
      let start = probe.start(probe.item(of: neighbour))
      return JSONSplice(range: start..<start, replacement: new + comma)
    }
    let end = probe.end(neighbour)
    return JSONSplice(range: end..<end, replacement: comma + new)
  }

  /// The white space before and after the new comma, copied from the nearest one.
  private var separator: (before: [UInt8], after: [UInt8]) {
    if children.count > 1 {
      let left = max(0, min(place - 2, children.count - 2))
      return probe.separator(children[left], children[left + 1])
    }
    let lead = probe.lead(container)
    return ([], Gap.hasLineBreak(lead) ? Gap.lastLine(lead) : probe.style.afterComma)
  }

  // MARK: - Into an empty container

  private func spliceIntoEmpty(_ spell: Spelling) -> JSONSplice {
    let interior = probe.lead(container)
    let range = (probe.start(container) + 1)..<(probe.end(container) - 1)
    let item = probe.item(of: container)
    let ownIndent = probe.indent(before: probe.start(item))
    let shape = shape(interior, beginsLine: ownIndent != nil)
    let outer = probe.lineIndent
    let style = probe.style
    let indent = shape.spreadsOverLines ? outer + style.unit : outer
    let new = spell(
      FragmentPlace(
        node: container, indent: indent, beginsLine: shape.spreadsOverLines,
        allowsLines: shape.spreadsOverLines || ownIndent != nil),
      probe)
    guard shape.spreadsOverLines else {
      return JSONSplice(range: range, replacement: shape.padding + new + shape.padding)
    }
    let closing =
      Gap.hasLineBreak(interior) ? Gap.lastLine(interior) : style.lineBreak + outer
    return JSONSplice(range: range, replacement: style.lineBreak + indent + new + closing)
  }

  private func shape(_ interior: [UInt8], beginsLine: Bool) -> ContainerModel {
    let kind = probe.reader.kind(container)
    let item = probe.item(of: container)
    let model = probe.model(
      kind, name: item == container ? nil : probe.reader.string(item), holdsContainers: false,
      near: container)
    let padding = interior.isEmpty ? model?.padding ?? [] : interior
    let spreads: Bool
    if Gap.hasLineBreak(interior) {
      spreads = true
    } else if layout != .automatic {
      spreads = layout == .lines
    } else {
      // Inside a container that keeps to one line, and in a text without any lines, so does this.
      let parent = probe.chain.dropLast().last
      spreads =
        parent.map { parent in
          probe.spansLines(parent) && (model?.spreadsOverLines ?? beginsLine)
        } ?? false
    }
    return ContainerModel(spreadsOverLines: spreads, padding: spreads ? [] : padding)
  }
}
