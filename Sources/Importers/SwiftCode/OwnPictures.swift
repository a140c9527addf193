import AuditCore

/// Pictures that an app's code has names for: constants such as `Image.close`, members of enums such as
/// `Glyph.bell.systemName`, initialisers such as `Image(icon: .share)`, and views that show nothing
/// else, such as `GlyphView(.cart)`.
///
/// A name is looked up with the innermost of its types: `Theme.Icons.close` is the `close` of `Icons`.
struct OwnPictures: Sendable {
  /// What an expression gives.
  enum Value: Hashable, Sendable {
    case icon(Icon)
    case text(String)
    /// What a member of the same value gives, or the value itself.
    case member(Member)
    /// The picture of a name that a member gives.
    case symbol(Member)
    case asset(Member)
    /// Code says several.
    case several
  }

  /// What is asked of a value.
  enum Member: Hashable, Sendable {
    case whole
    case named(String)
  }

  /// What a property gives for each case of its enum.
  struct Cases: Hashable, Sendable {
    var values: [String: Value] = [:]
    /// For the cases that are not named.
    var other: Value?
  }

  /// What an initialiser shows for what it is given.
  struct Maker: Hashable, Sendable {
    /// The enum of which it is given a value; nil for a text.
    var type: String?
    var value: Value
  }

  /// What stands between the parentheses.
  enum Argument {
    case text(String)
    /// A value, `Glyph.cart` or `.cart`, with its type where the code says it.
    case value(String, type: String?)
  }

  var constants: [String: Value] = [:]
  var properties: [String: Cases] = [:]
  var makers: [String: Maker] = [:]

  init() {}

  /// Whether a file may have names for pictures.
  ///
  /// - Complexity: O(bytes).
  static func mayHold(_ bytes: [UInt8]) -> Bool {
    bytes.contains("static ") || bytes.contains("case ") && bytes.contains("String")
      || bytes.contains("Image(") && bytes.contains("let ")
  }

  /// The names of a file.
  ///
  /// - Complexity: O(tokens).
  init(of types: [SwiftType], in code: SwiftCode) {
    for type in types where !type.isPreview {
      formUnion(PictureReader(code, type).found)
    }
  }

  /// Takes in what another file has names for; what two files say otherwise is not known.
  mutating func formUnion(_ other: OwnPictures) {
    constants.merge(other.constants) { $0 == $1 ? $0 : .several }
    properties.merge(other.properties) { $0.joined($1) }
    makers.merge(other.makers) { $0 == $1 ? $0 : Maker(type: nil, value: .several) }
  }

  /// The text that names give, such as `Icons.close` and `Glyph.bell.systemName`.
  func text(_ names: [String]) -> String? {
    guard case .text(let text) = value(names.suffix(3)) else { return nil }
    return text.isEmpty ? nil : text
  }

  /// The picture that names give, such as `Image.close` and `Glyph.bell.image`.
  func icon(_ names: [String]) -> Icon? {
    guard case .icon(let icon) = value(names.suffix(3)) else { return nil }
    return icon
  }

  /// The picture that an initialiser makes: `Image(icon: .share)`.
  func icon(madeBy type: String, label: String?, of argument: Argument) -> Icon? {
    guard let maker = makers["\(type)(\(label ?? "_"):)"] else { return nil }
    switch argument {
    case .text(let text): return maker.value.icon { $0 == .whole ? text : nil }
    case .value(let name, let type):
      guard let made = maker.type, type == nil || type == made,
        case .icon(let icon) = resolve(maker.value, of: name, in: made, depth: 0)
      else { return nil }
      return icon
    }
  }

  private func value(_ last: ArraySlice<String>) -> Value? {
    let names = Array(last)
    guard names.count > 1 else { return nil }
    let (type, name) = (names[names.count - 2], names[names.count - 1])
    if let value = constants["\(type).\(name)"] { return value }
    guard names.count > 2 else { return nil }
    if case .icon(let icon) = constants["\(names[0]).\(type)"] {
      // "Asset.close.image" is what tools make of "static let close = ImageAsset(name: …)".
      if name == "name" { return .text(icon.name) }
      return OwnPictures.images.contains(name) ? .icon(icon) : nil
    }
    return resolve(.member(.named(name)), of: type, in: names[0], depth: 0)
  }

  /// What tools call the picture that one of their constants stands for.
  static let images: Set<String> = ["image", "swiftUIImage", "uiImage", "nsImage"]

  /// What is known of one case of an enum.
  private func resolve(_ value: Value, of name: String, in type: String, depth: Int) -> Value? {
    // Properties may be made of each other without end.
    guard depth < 4 else { return nil }
    func text(_ member: Member) -> String? {
      guard case .text(let text) = resolve(.member(member), of: name, in: type, depth: depth + 1)
      else { return nil }
      return text
    }
    switch value {
    case .member(.whole): return constants["\(type).\(name)"]
    case .member(.named(let member)):
      guard let cases = properties["\(type).\(member)"],
        let next = cases.values[name] ?? cases.other
      else { return nil }
      return resolve(next, of: name, in: type, depth: depth + 1)
    case .symbol, .asset: return value.icon(text).map { .icon($0) }
    case .icon, .text: return value
    case .several: return nil
    }
  }
}

extension OwnPictures.Value {
  /// The picture, where the name it is called by is known.
  fileprivate func icon(_ text: (OwnPictures.Member) -> String?) -> Icon? {
    switch self {
    case .icon(let icon): icon
    case .symbol(let member): text(member).flatMap { $0.isEmpty ? nil : .symbol($0) }
    case .asset(let member): text(member).flatMap { $0.isEmpty ? nil : .asset($0) }
    case .text, .member, .several: nil
    }
  }
}

extension OwnPictures.Cases {
  /// Both, such as the cases of an enum and what an extension says of them.
  fileprivate func joined(_ other: OwnPictures.Cases) -> OwnPictures.Cases {
    var both = self
    both.values.merge(other.values) { $0 == $1 ? $0 : .several }
    if let more = other.other {
      both.other = both.other == nil || both.other == more ? more : .several
    }
    return both
  }
}
