import LosslessJSON
import TestSupport
import Testing

/// In a file that is printed in one style throughout, an edited file looks as if printed anew.
@Suite struct StyleTests {
  /// A list of objects like those of a project, with every kind of value in them.
  private func tree(_ random: inout SeededGenerator) -> [JSONFragment] {
    (0..<(2 + random.below(3))).map { place in
      .object([
        JSONFragmentMember("id", .string("element \(place)")),
        JSONFragmentMember("frame", .array([.integer(1), .integer(44)])),
        JSONFragmentMember("icon", .object([JSONFragmentMember("symbol", "star")])),
        JSONFragmentMember("inputLabels", .array([])),
        JSONFragmentMember(
          "localized",
          .object([JSONFragmentMember("de", .object([JSONFragmentMember("label", "Tee")]))])),
        JSONFragmentMember("states", .array([.object([JSONFragmentMember("name", "on")])])),
      ])
    }
  }

  private func members(_ fragment: JSONFragment) -> [JSONFragmentMember] {
    if case .object(let members, _) = fragment { members } else { [] }
  }

  @Test("Set, insert, remove and move look like printing the edited tree", arguments: 0..<8)
  func editedLooksPrinted(style: Int) throws {
    let printer = PlainPrinter.all[style]
    for seed in UInt64(0)..<120 {
      var random = SeededGenerator(seed: seed)
      var elements = tree(&random)
      let document = try JSONDocument(printer.print(.array(elements)))
      let edit = change(&elements, &random, document)
      let splice = try #require(try document.splice(for: edit), "seed \(seed), \(edit)")
      let after = try document.applying(splice)
      #expect(after.text == printer.print(.array(elements)), "seed \(seed), \(edit)")
    }
  }

  /// Makes the same change to the tree as the edit that is returned makes to the document.
  private func change(
    _ elements: inout [JSONFragment], _ random: inout SeededGenerator, _ document: JSONDocument
  ) -> JSONEdit {
    let place = random.below(elements.count)
    let object = document.value(at: [.index(place)]) ?? -1
    var changed = members(elements[place])
    let member = random.below(changed.count)
    let name = changed[member].name
    let value = random.pick([
      JSONFragment.string("new"), .array([]), .strings(["a", "b"]),
      .object([JSONFragmentMember("k", .array([.object([JSONFragmentMember("x", .null)])]))]),
    ])
    defer {
      if elements.indices.contains(place), !changed.isEmpty { elements[place] = .object(changed) }
    }
    switch random.below(6) {
    case 0:
      changed.insert(JSONFragmentMember("new", value), at: member + 1)
      return .setMember(object: object, name: "new", to: value, placement: .after([name]))
    case 1:
      changed.insert(JSONFragmentMember("new", value), at: 0)
      return .setMember(object: object, name: "new", to: value, placement: .start)
    case 2:
      changed.remove(at: member)
      return .removeMember(object: object, name: name)
    case 3:
      changed[0] = JSONFragmentMember("id", value)
      return .setMember(object: object, name: "id", to: value)
    case 4:
      changed[3] = JSONFragmentMember("inputLabels", .strings(["tea"]))
      let list = document.value(at: [.index(place), "inputLabels"]) ?? -1
      return .appendElement(array: list, "tea")
    default:
      changed = []
      let last = elements.count - 1
      elements.insert(elements.remove(at: last), at: 0)
      return .moveElement(array: JSONDocument.root, from: last, to: 0)
    }
  }

  @Test("Removing the only element leaves an empty list, and filling it gives the list back")
  func emptyingAndFilling() throws {
    for printer in PlainPrinter.all {
      let tree = JSONFragment.object([
        JSONFragmentMember("id", "a"), JSONFragmentMember("list", .array([.integer(1)])),
        JSONFragmentMember("other", .array([.integer(2), .integer(3)])),
      ])
      let document = try JSONDocument(printer.print(tree))
      let list = try #require(document.value(at: ["list"]))
      let removal = try #require(try document.splice(for: .removeElement(array: list, at: 0)))
      let empty = try document.applying(removal)
      #expect(empty.text.contains("[]"))
      let filling = try #require(try empty.splice(for: .appendElement(array: list, .integer(1))))
      #expect(try empty.applying(filling).text == document.text)
    }
  }
}
