import AuditCore

/// Changes storyboards and xibs.
enum InterfaceBuilderPatch {
  /// The change of a storyboard or xib that sets a member on the object with an id.
  ///
  /// Only the value's own bytes change; an attribute or child that is missing is put in as Xcode
  /// writes it. On the Mac a label is the description, and a hint the help. A picture that is given
  /// a label is made an element too, as UIKit passes over pictures that are none.
  /// - Complexity: O(bytes).
  static func edit(
    _ bytes: [UInt8], object id: String, member: FixMember, to value: FixValue
  ) throws(PatchRefusal) -> SourceEdit {
    let file = try PatchText(bytes)
    switch (member, value) {
    case (.inputLabels, _), (.value, _):
      throw PatchRefusal("Interface Builder has no field for it")
    case (.label, .text(let text)), (.hint, .text(let text)):
      let object = try InterfaceBuilderObject(file, id: id)
      return try file.edit(try object.edits(setting: member, to: text))
    case (.label, .null), (.label, .absent), (.hint, .null), (.hint, .absent):
      let object = try InterfaceBuilderObject(file, id: id)
      return try file.edit([try object.removal(of: member)])
    case (.decorative, .flag(let isDecorative)):
      let object = try InterfaceBuilderObject(file, id: id)
      return try file.edit([try object.edit(makingDecorative: isDecorative)])
    default:
      throw PatchRefusal("Interface Builder has no field for such a value")
    }
  }
}
