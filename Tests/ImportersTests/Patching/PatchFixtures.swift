import AuditCore
import TestSupport
import Testing

@testable import Importers

/// Applies edits and damages texts.
enum PatchFixtures {
  /// The bytes after an edit, which must lie inside them.
  static func apply(_ edit: SourceEdit, to bytes: [UInt8]) -> [UInt8] {
    guard edit.range.lowerBound >= 0, edit.range.upperBound <= bytes.count else {
      Issue.record("an edit outside the file: \(edit.range) of \(bytes.count)")
      return bytes
    }
    return bytes[..<edit.range.lowerBound] + edit.text + bytes[edit.range.upperBound...]
  }

  /// A file of texts after a change.
  static func strings(
    _ text: String, _ key: String, locale: String? = nil, to new: String,
    path: String = "en.lproj/Localizable.strings"
  ) throws -> String {
    let bytes = Array(text.utf8)
    let edit = try StringsPatch.edit(bytes, path: path, key: key, locale: locale, to: new)
    return String(decoding: apply(edit, to: bytes), as: UTF8.self)
  }

  /// A storyboard or xib after a change.
  static func interface(
    _ text: String, _ id: String, _ member: FixMember = .label, to value: FixValue
  ) throws -> String {
    let bytes = Array(text.utf8)
    let edit = try InterfaceBuilderPatch.edit(bytes, object: id, member: member, to: value)
    return String(decoding: apply(edit, to: bytes), as: UTF8.self)
  }

  /// Why a change is refused; nil where it is not.
  static func refusal(_ change: () throws -> String) -> String? {
    do {
      _ = try change()
      return nil
    } catch let refusal as PatchRefusal {
      return refusal.reason
    } catch {
      return "\(error)"
    }
  }

  /// Every beginning of a text, and copies with some bytes changed, doubled or taken out.
  static func damaged(_ whole: [UInt8], copies: Int) -> [[UInt8]] {
    var dice = SeededGenerator(seed: 7)
    var all = (0..<whole.count).map { Array(whole.prefix($0)) }
    for _ in 0..<copies {
      var bytes = whole
      for _ in 0...dice.below(3) where !bytes.isEmpty {
        let at = dice.below(bytes.count)
        switch dice.below(4) {
        case 0: bytes.remove(at: at)
        case 1: bytes.insert(dice.pick(Array("\"<>/='{}\\;&\n".utf8)), at: at)
        case 2:
          let end = min(bytes.count, at + dice.below(30))
          bytes.insert(contentsOf: bytes[at..<end], at: at)
        default: bytes[at] = UInt8(truncatingIfNeeded: dice.below(256))
        }
      }
      all.append(bytes)
    }
    return all
  }
}
