extension ViewUses {
  /// Takes in where a type's views are shown.
  ///
  /// - Returns: the names of the parts the type is given.
  mutating func add(
    _ reader: ViewReader, _ type: SwiftType, in code: SwiftCode, views: Set<String>
  ) -> Set<String> {
    ofTypes += reader.shown.uses.sorted { $0.key < $1.key }.map { ($0.value.type, $0.value.use) }
    titled.formUnion(reader.shown.titled)
    let optionals = reader.type.optionals
    let flags = reader.type.flags.union(optionals.names)
    if !flags.isEmpty { self.flags[type.name] = flags }
    for name in optionals.closures { closures.insert(ViewSlot(type: type.name, name: name)) }
    let given = GivenParts(of: type, views: views, in: code)
    for (label, property) in given.properties where label != property {
      propertyNames[ViewSlot(type: type.name, name: label)] = property
    }
    var names: [UInt32: Shown] = [:]
    for member in reader.type.members {
      for token in member.body where isOwnName(token, code) {
        let name = code.text(token)
        // What is not read as shown may stand anywhere.
        let use = reader.shown.parts[token] ?? ViewUse(owner: type.name, cover: [], slots: [])
        if given.names.contains(name) {
          ofSlots.append((ViewSlot(type: type.name, name: name), use))
        } else if !reader.isMember(name) {
          let number = NameMentions.number(of: name.utf8)
          let shown = Shown(use.cover)
          names[number] = names[number].map { $0.intersection(shown) } ?? shown
        }
      }
    }
    ofNames[type.name] = names
    return given.names
  }

  /// Whether a token names something of the type itself or of the file: no label of an argument, no
  /// member of something else, nothing that is declared or set here.
  private func isOwnName(_ token: Int, _ code: SwiftCode) -> Bool {
    guard code.kind(token) == .identifier, code.kind(token + 1) != .colon,
      !code.isText(token + 1, "="), !code.isText(token - 1, "let"), !code.isText(token - 1, "var")
    else { return false }
    return code.kind(token - 1) != .dot || code.isText(token - 2, "self")
  }

  /// Takes in the names that stand in a file's code.
  ///
  /// - Parameter read: the tokens of calls that were read as what they show.
  /// - Complexity: O(tokens).
  mutating func addNames(in code: SwiftCode, _ types: SwiftTypes, read: Set<Int>) {
    addOwnTypes(in: code, types)
    var read = read
    for type in types.all where !type.isPreview {
      for (token, slot) in DefaultParts(of: type, in: code).views.sorted(by: { $0.key < $1.key })
      where !read.contains(token) {
        ofDefaults.append((code.text(token), ViewUse(owner: type.name, cover: [], slots: [slot])))
        read.insert(token)
      }
    }
    for type in types.all where !type.isPreview {
      // What stands in no type may have the name of one.
      let name = type.isFree ? nil : type.name
      for piece in type.pieces {
        for (function, part) in code.parts(of: piece, in: type) {
          let owner = CodeOwner(type: name, function: function)
          mentions[owner, default: NameMentions()].add(part, in: code, read: read)
        }
      }
    }
    var others = mentions.removeValue(forKey: CodeOwner()) ?? NameMentions()
    // A head names types and makes nothing: "extension Row where Icon == Cup {".
    for head in types.heads { others.add(head, in: code, read: Set(head)) }
    for name in code.otherNames { others.add(unread: code.bytes[name]) }
    mentions[CodeOwner()] = others
    beginsApp = code.all.contains {
      code.kind($0) == .at
        && (code.isText($0 + 1, "main") || code.isText($0 + 1, "UIApplicationMain")
          || code.isText($0 + 1, "NSApplicationMain"))
    }
  }

  /// Takes in the types of a file that only this app can use.
  private mutating func addOwnTypes(in code: SwiftCode, _ types: SwiftTypes) {
    for type in types.all where type.isDeclared && !type.isPublic && !type.isPreview {
      if type.inherits.contains("View") || type.inherits.contains("ViewModifier") {
        ownViews.insert(type.name)
      }
    }
    for type in code.ownClasses(types.all) {
      if type.inherits.isDisjoint(with: SwiftCode.viewClasses) {
        otherClasses[type.name] = type.inherits
      } else {
        ownViews.insert(type.name)
        ownClasses.insert(type.name)
      }
    }
  }
}

extension NameMentions {
  fileprivate mutating func add(_ piece: Range<Int>, in code: SwiftCode, read: Set<Int>) {
    var at = piece.lowerBound
    while at < piece.upperBound {
      // "#Preview { … }" shows nothing in the app.
      if code.kind(at) == .pound, code.text(at + 1).hasPrefix("Preview") {
        at += 2
        while code.kind(at) == .open, at < piece.upperBound { at = code.past(at) }
        continue
      }
      add(at, in: code, isRead: read.contains(at))
      at += 1
    }
  }
}
