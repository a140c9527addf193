import AuditCore

/// Reads what the members of one type have names for.
struct PictureReader {
  private let code: SwiftCode
  private let type: SwiftType
  private(set) var found = OwnPictures()

  init(_ code: SwiftCode, _ type: SwiftType) {
    self.code = code
    self.type = type
    let isPicture = PictureReader.types.contains(type.name)
    for piece in type.pieces { read(piece, initialisers: isPicture) }
    if type.inherits.contains("View") { readView() }
  }

  /// The types of pictures that apps extend.
  static let types: Set<String> = ["Image", "UIImage", "NSImage"]

  private mutating func read(_ piece: Range<Int>, initialisers: Bool) {
    var at = piece.lowerBound
    while at < piece.upperBound {
      if code.isText(at, "case") {
        at = readCases(at + 1, before: piece.upperBound)
      } else if code.isText(at, "static"), code.isText(at + 1, "let") || code.isText(at + 1, "var")
      {
        at = readConstant(at + 2, before: piece.upperBound)
      } else if code.isText(at, "var"), code.kind(at + 1) == .identifier {
        at = readProperty(at + 1, before: piece.upperBound)
      } else if initialisers, code.isText(at, "init"), code.opens(at + 1, "(") {
        at = readInitialiser(at + 1, before: piece.upperBound)
      } else {
        at = code.past(at)
      }
    }
  }

  // MARK: Enums

  /// Reads `case close = "xmark", share`.
  private mutating func readCases(_ start: Int, before end: Int) -> Int {
    var at = start
    while at < end, code.kind(at) == .identifier {
      let name = code.text(at)
      at += 1
      if code.opens(at, "(") { at = code.past(at) }
      if code.isText(at, "="), let literal = code.literal(at + 1..<at + 2) {
        note(.text(literal.text), of: name, as: "rawValue")
        at += 2
      } else if type.inherits.contains("String") {
        note(.text(name), of: name, as: "rawValue")
      }
      guard code.kind(at) == .comma else { break }
      at += 1
    }
    return at
  }

  private mutating func note(_ value: OwnPictures.Value, of name: String, as property: String) {
    found.properties["\(type.name).\(property)", default: .init()].values[name] = value
  }

  /// Reads `var systemName: String { … }`.
  private mutating func readProperty(_ name: Int, before end: Int) -> Int {
    guard let open = brace(behind: name, before: end) else { return name + 1 }
    let body = code.inside(open)
    let property = code.text(name)
    if code.isText(body.lowerBound, "switch"), code.isText(body.lowerBound + 1, "self"),
      code.opens(body.lowerBound + 2, "{"), code.past(body.lowerBound + 2) == body.upperBound
    {
      readBranches(code.inside(body.lowerBound + 2), of: property)
    } else if let value = code.pictureValue(body, of: nil) {
      found.properties["\(type.name).\(property)", default: .init()].other = value
    }
    return code.past(open)
  }

  /// The brace behind `name: Type`, where nothing is assigned.
  private func brace(behind name: Int, before end: Int) -> Int? {
    var at = name + 1
    guard code.kind(at) == .colon else { return nil }
    while at < end, at - name < PictureReader.longestHead {
      if code.opens(at, "{") { return at }
      if code.isText(at, "=") || code.tokens[at].startsLine { return nil }
      at = code.past(at)
    }
    return nil
  }

  private static let longestHead = 16

  private mutating func readBranches(_ body: Range<Int>, of property: String) {
    var cases = OwnPictures.Cases()
    var at = body.lowerBound
    while at < body.upperBound {
      var names: [String] = []
      let isDefault = code.isText(at, "default")
      while at < body.upperBound, code.kind(at) != .colon {
        if code.kind(at) == .dot, code.kind(at + 1) == .identifier {
          names.append(code.text(at + 1))
        }
        at = code.past(at)
      }
      let start = at + 1
      at = start
      while at < body.upperBound, !code.isText(at, "case"), !code.isText(at, "default") {
        // "@unknown default"
        if code.kind(at) == .at { break }
        at = code.past(at)
      }
      let value = code.pictureValue(start..<max(start, at), of: nil) ?? .several
      if isDefault || names.isEmpty { cases.other = value }
      for name in names { cases.values[name] = value }
    }
    let hasPictures = cases.values.values.contains { $0 != .several } || cases.other != nil
    if hasPictures { found.properties["\(type.name).\(property)"] = cases }
  }

  // MARK: Constants

  /// Reads `static let close = Image("close")` and `static var close: Image { … }`.
  private mutating func readConstant(_ name: Int, before end: Int) -> Int {
    guard code.kind(name) == .identifier else { return name }
    let key = "\(type.name).\(code.text(name))"
    if let open = brace(behind: name, before: end) {
      found.constants[key] = code.pictureValue(code.inside(open), of: nil) ?? .several
      return code.past(open)
    }
    var sign = name + 1
    while sign < end, sign - name < PictureReader.longestHead, !code.isText(sign, "=") {
      if code.tokens[sign].startsLine { return sign }
      sign = code.past(sign)
    }
    guard code.isText(sign, "=") else { return sign }
    let past = min(code.valueEnd(sign + 1), end)
    // The same name may be another type's elsewhere, so what is not known is noted too.
    found.constants[key] = code.pictureValue(sign + 1..<max(past, sign + 1), of: nil) ?? .several
    return max(past, sign + 1)
  }

  // MARK: Makers

  /// Reads `init(icon: AppIcon) { self.init(systemName: icon.rawValue) }`.
  private mutating func readInitialiser(_ open: Int, before end: Int) -> Int {
    let parameters = code.inside(open)
    let next = code.past(open)
    guard next < end, code.opens(next, "{") else { return next }
    let body = code.inside(next)
    if let parameter = PictureParameter(parameters, code),
      let chain = code.chain(at: body.lowerBound, before: body.upperBound),
      chain.range.upperBound == body.upperBound, chain.root.name == "self", chain.root.isCalled,
      let value = code.pictureValue(madeBy: chain.root, of: parameter.name)
    {
      note(OwnPictures.Maker(type: parameter.type, value: value), label: parameter.label)
    }
    return code.past(next)
  }

  private mutating func note(_ maker: OwnPictures.Maker, label: String?) {
    let key = "\(type.name)(\(label ?? "_"):)"
    let isKnown = found.makers[key].map { $0 == maker } ?? true
    found.makers[key] = isKnown ? maker : OwnPictures.Maker(type: nil, value: .several)
  }

  /// Reads a view that shows the picture of one of its constants, and no words.
  private mutating func readView() {
    var properties: [String: String] = [:]
    var images: [Int] = []
    for piece in type.pieces {
      for at in piece where code.kind(at) == .identifier {
        if code.isText(at, "let"), code.kind(at + 2) == .colon, code.kind(at + 3) == .identifier {
          properties[code.text(at + 1)] = code.text(at + 3)
        } else if code.isText(at, "Image"), code.opens(at + 1, "("), code.kind(at - 1) != .dot {
          images.append(at)
        } else if PictureReader.showsWords(at, code) {
          return
        }
      }
    }
    guard images.count == 1, !properties.isEmpty,
      let call = code.chain(at: images[0], before: code.tokens.count)?.root
    else { return }
    for argument in call.arguments {
      let start = argument.value.lowerBound
      let name = code.text(code.isText(start, "self") ? start + 2 : start)
      guard let kind = properties[name], let value = code.pictureValue(madeBy: call, of: name)
      else { continue }
      // A picture that is always the same is none of the property's.
      if case .icon = value { continue }
      let maker = OwnPictures.Maker(type: kind == "String" ? nil : kind, value: value)
      note(maker, label: name)
      note(maker, label: nil)
    }
  }

  private static func showsWords(_ at: Int, _ code: SwiftCode) -> Bool {
    let views: [StaticString] = ["Text", "Label", "Button", "Toggle", "Menu", "Link"]
    return views.contains { code.isText(at, $0) } && code.opens(at + 1, "(")
  }
}

/// The one parameter of an initialiser that must be given.
private struct PictureParameter {
  /// What it is called where the initialiser is called; nil for none.
  let label: String?
  let name: String
  /// The enum it is a value of; nil for a text.
  let type: String?

  init?(_ list: Range<Int>, _ code: SwiftCode) {
    let parameters = code.items(list)
    guard let first = parameters.first, let colon = first.first(where: { code.kind($0) == .colon }),
      colon > first.lowerBound,
      code.kind(colon + 1) == .identifier
    else { return nil }
    name = code.text(colon - 1)
    let label = code.text(first.lowerBound)
    self.label = label == "_" ? nil : label
    let type = code.text(colon + 1)
    self.type = type == "String" ? nil : type
    let areOthersGiven = parameters.dropFirst().allSatisfy { parameter in
      parameter.contains { code.isText($0, "=") }
    }
    guard areOthersGiven else { return nil }
  }
}
