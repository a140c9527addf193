import LosslessJSON
import TestSupport

/// Random JSON texts in random styles, the same for the same seed.
struct RandomText {
  struct Style {
    let lineBreak: String
    let unit: String
    let colon: String
    let afterComma: String
    let padding: String
    /// One container in so many spreads over lines; 0 for none.
    let spreadOneIn: Int
    let mark: String
    let end: String
  }

  private(set) var random: SeededGenerator
  let style: Style
  private var output = ""
  private var names = 0

  init(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    style = Style(
      lineBreak: random.pick(["\n", "\r\n", "\r"]), unit: random.pick(["  ", "\t", "    ", " "]),
      colon: random.pick([":", ": ", " : ", " :", "\t: "]),
      afterComma: random.pick(["", " ", "  "]), padding: random.pick(["", " "]),
      spreadOneIn: random.pick([0, 1, 1, 2, 3]), mark: random.pick(["", "", "\u{FEFF}"]),
      end: random.pick(["", "\n", "\r\n", " \n\n"]))
    self.random = random
  }

  /// A text whose outermost value is an array or an object.
  static func make(seed: UInt64, size: Int = 40) -> [UInt8] {
    var text = RandomText(seed: seed)
    var left = size
    text.output = text.style.mark
    text.writeContainer(indent: "", left: &left, isInline: false)
    return Array((text.output + text.style.end).utf8)
  }

  private mutating func writeValue(indent: String, left: inout Int, isInline: Bool) {
    left -= 1
    switch random.below(left > 0 ? 9 : 6) {
    case 0: output += random.pick(["null", "true", "false"])
    case 1, 2: output += Self.number(&random)
    case 3, 4, 5: output += Self.string(&random)
    default: writeContainer(indent: indent, left: &left, isInline: isInline)
    }
  }

  private mutating func writeContainer(indent: String, left: inout Int, isInline: Bool) {
    let isObject = random.oneIn(2)
    let count = random.below(6)
    let spreads = !isInline && style.spreadOneIn > 0 && random.oneIn(style.spreadOneIn)
    output += isObject ? "{" : "["
    defer { output += isObject ? "}" : "]" }
    guard count > 0 else {
      output += random.pick(["", "", style.padding, spreads ? style.lineBreak + indent : ""])
      return
    }
    let inner = spreads ? indent + style.unit : indent
    for index in 0..<count {
      if index > 0 { output += "," + (spreads ? "" : style.afterComma) }
      if spreads {
        output += style.lineBreak + inner
      } else if index == 0 {
        output += style.padding
      }
      if isObject { output += name() + style.colon }
      writeValue(indent: inner, left: &left, isInline: !spreads)
    }
    output += spreads ? style.lineBreak + indent : style.padding
  }

  private mutating func name() -> String {
    names += 1
    return random.pick(["\"n\(names)\"", "\"n\\u0061me \(names)\"", "\"名\(names)\""])
  }

  static func number(_ random: inout SeededGenerator) -> String {
    random.pick([
      "0", "-1", "44", "3.50", "1e9", "-0.0", "12345678901234567890", "2E-3", "7.0", "329",
    ])
  }

  static func string(_ random: inout SeededGenerator) -> String {
    random.pick([
      "\"\"", "\"tea\"", "\"a longer label with spaces\"", "\"\\\"\"", "\"\\u00e9\\n\"", "\"お茶\"",
      "\"\\ud83c\\udf75\"", "\"🍵\"", "\"[1,{\"", "\"\\\\\"", "\"\\ud800\"",
    ])
  }
}

/// Random fragments and edits.
struct RandomEdit {
  static func fragment(_ random: inout SeededGenerator, depth: Int = 0) -> JSONFragment {
    let layout = random.pick([JSONLayout.automatic, .automatic, .oneLine, .lines])
    switch random.below(depth > 2 ? 5 : 7) {
    case 0: return .null
    case 1: return .bool(random.oneIn(2))
    case 2: return .number(RandomText.number(&random))
    case 3: return .string(random.pick(["", "Filter", "\u{1}\"\\\n", "お茶\u{2028}", "🍵"]))
    case 4: return .strings(["a", "b"], layout: layout)
    case 5:
      return .array(
        (0..<random.below(4)).map { _ in fragment(&random, depth: depth + 1) }, layout: layout)
    default:
      return .object(
        (0..<random.below(4)).map {
          JSONFragmentMember("m\($0)", fragment(&random, depth: depth + 1))
        }, layout: layout)
    }
  }

  /// An edit that fits a value of the document.
  static func make(_ random: inout SeededGenerator, for document: JSONDocument) -> JSONEdit {
    let values = document.nodes.indices.filter { !document.nodes[$0].flags.contains(.isName) }
    let node = random.pick(values)
    let count = document.withReader { $0.memberCount(node) }
    switch document.nodes[node].kind {
    case .object where !random.oneIn(4): return objectEdit(&random, node, document)
    case .array where !random.oneIn(4): return arrayEdit(&random, node, count)
    default: return .set(node: node, to: fragment(&random))
    }
  }

  private static func objectEdit(
    _ random: inout SeededGenerator, _ node: Int, _ document: JSONDocument
  ) -> JSONEdit {
    let names = document.withReader { reader in
      reader.members(node).map { reader.string($0.name) }
    }
    let name = names.isEmpty || random.oneIn(3) ? "new \(random.below(3))" : random.pick(names)
    if random.oneIn(3) { return .removeMember(object: node, name: name) }
    let after = names.isEmpty ? "missing" : random.pick(names)
    return .setMember(
      object: node, name: random.oneIn(2) ? "fresh" : name, to: fragment(&random),
      placement: random.pick([.start, .end, .after(["missing", after])]))
  }

  private static func arrayEdit(
    _ random: inout SeededGenerator, _ node: Int, _ count: Int
  ) -> JSONEdit {
    let layout = random.pick([JSONLayout.automatic, .oneLine, .lines])
    switch random.below(count > 0 ? 4 : 2) {
    case 0: return .appendElement(array: node, fragment(&random), layout: layout)
    case 1:
      return .insertElement(
        array: node, at: random.below(count + 1), fragment(&random), layout: layout)
    case 2: return .removeElement(array: node, at: random.below(count))
    default: return .moveElement(array: node, from: random.below(count), to: random.below(count))
    }
  }
}
