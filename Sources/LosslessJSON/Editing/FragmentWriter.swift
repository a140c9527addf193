/// How new values are spelled in a text.
struct FragmentStyle {
  let lineBreak: [UInt8]
  /// One level of indent.
  let unit: [UInt8]
  /// The colon with the white space around it.
  let colon: [UInt8]
  /// The white space after a comma inside a line.
  let afterComma: [UInt8]
}

/// Where a new value stands.
struct FragmentPlace {
  /// The tape index of the nearest value that is already there.
  let node: Int
  /// The indent of the line the value begins on.
  let indent: [UInt8]
  /// Whether the value, or the member it belongs to, is the first thing on its line.
  let beginsLine: Bool
  /// Whether the container around it takes more than one line.
  let allowsLines: Bool
}

/// Spells fragments in the style of their surroundings.
struct FragmentWriter {
  let probe: StyleProbe
  let style: FragmentStyle
  private(set) var output: [UInt8] = []

  init(_ probe: StyleProbe) {
    self.probe = probe
    style = probe.style
  }

  static func spell(
    _ fragment: JSONFragment, name: String?, at place: FragmentPlace, probe: StyleProbe
  ) -> [UInt8] {
    var writer = FragmentWriter(probe)
    writer.write(fragment, name: name, at: place)
    return writer.output
  }

  static func spellMember(
    _ name: String, _ value: JSONFragment, at place: FragmentPlace, probe: StyleProbe
  ) -> [UInt8] {
    var writer = FragmentWriter(probe)
    writer.writeMember(JSONFragmentMember(name, value), at: place)
    return writer.output
  }

  private mutating func write(_ fragment: JSONFragment, name: String?, at place: FragmentPlace) {
    switch fragment {
    case .null: output += "null".utf8
    case .bool(let value): output += value ? "true".utf8 : "false".utf8
    case .number(let spelling): output += spelling.utf8
    case .string(let text): StringEncoding.append(text, to: &output)
    case .array(let elements, let layout):
      let shape = shape(.array, fragment, name: name, layout: layout, at: place)
      writeList("[", "]", elements, shape, at: place) { writer, element, place in
        writer.write(element, name: nil, at: place)
      }
    case .object(let members, let layout):
      let shape = shape(.object, fragment, name: name, layout: layout, at: place)
      writeList("{", "}", members, shape, at: place) { writer, member, place in
        writer.writeMember(member, at: place)
      }
    }
  }

  private mutating func writeMember(_ member: JSONFragmentMember, at place: FragmentPlace) {
    StringEncoding.append(member.name, to: &output)
    output += style.colon
    write(member.value, name: member.name, at: place)
  }

  private mutating func writeList<Child>(
    _ open: Unicode.Scalar, _ close: Unicode.Scalar, _ children: [Child], _ shape: ContainerModel,
    at place: FragmentPlace,
    writeChild: (inout FragmentWriter, Child, FragmentPlace) -> Void
  ) {
    output.append(UInt8(ascii: open))
    defer { output.append(UInt8(ascii: close)) }
    guard !children.isEmpty else { return }
    let indent = shape.spreadsOverLines ? place.indent + style.unit : place.indent
    let inside = FragmentPlace(
      node: place.node, indent: indent, beginsLine: shape.spreadsOverLines,
      allowsLines: shape.spreadsOverLines)
    for (index, child) in children.enumerated() {
      if index > 0 { output.append(UInt8(ascii: ",")) }
      if shape.spreadsOverLines {
        output += style.lineBreak + indent
      } else {
        output += index == 0 ? shape.padding : style.afterComma
      }
      writeChild(&self, child, inside)
    }
    output += shape.spreadsOverLines ? style.lineBreak + place.indent : shape.padding
  }

  private func shape(
    _ kind: JSONKind, _ fragment: JSONFragment, name: String?, layout: JSONLayout,
    at place: FragmentPlace
  ) -> ContainerModel {
    let model = probe.model(
      kind, name: name, holdsContainers: fragment.holdsContainers, near: place.node)
    let spreads: Bool
    switch layout {
    case .oneLine: spreads = false
    case .lines: spreads = true
    case .automatic:
      spreads = place.allowsLines && (model?.spreadsOverLines ?? place.beginsLine)
    }
    return ContainerModel(spreadsOverLines: spreads, padding: model?.padding ?? [])
  }
}

/// Spells strings with the fewest escapes.
enum StringEncoding {
  static func append(_ text: String, to output: inout [UInt8]) {
    output.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): output += [UInt8(ascii: "\\"), byte]
      case 0x08: output += "\\b".utf8
      case 0x09: output += "\\t".utf8
      case 0x0A: output += "\\n".utf8
      case 0x0C: output += "\\f".utf8
      case 0x0D: output += "\\r".utf8
      case 0..<0x20:
        let digits = String(byte, radix: 16)
        output += "\\u00\(digits.utf8.count == 1 ? "0" : "")\(digits)".utf8
      default: output.append(byte)
      }
    }
    output.append(UInt8(ascii: "\""))
  }
}
