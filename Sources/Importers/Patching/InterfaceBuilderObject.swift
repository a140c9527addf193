import AuditCore

/// An object of a storyboard or xib and what it says of its accessibility.
struct InterfaceBuilderObject {
  let file: PatchText
  let dialect: IBDialect
  let kind: IBKind
  let hasClass: Bool
  /// The object, and on the Mac its cell, which says part of it.
  private let owners: [XMLOutline]
  /// The `<accessibility>` of each owner that has one.
  let settings: [XMLOutline]
  /// The attributes a class is given when the object is loaded, by path.
  let runtime: [(path: String, tag: XMLOutline.Tag)]

  /// Finds the object with an id.
  init(_ file: PatchText, id: String) throws(PatchRefusal) {
    let document = try InterfaceBuilderObject.document(file)
    let tree = document.tree
    let found = tree.nodes.indices.filter { tree[$0].id == id }
    guard let index = found.first else { throw PatchRefusal("it has no object with id \"\(id)\"") }
    guard found.count == 1 else { throw PatchRefusal("it has several objects with id \"\(id)\"") }
    guard let kind = IBKind.kind(of: tree[index], document.dialect), kind.takesLabel else {
      throw PatchRefusal("a <\(tree[index].tag)> has no accessibility settings")
    }
    self.file = file
    self.kind = kind
    dialect = document.dialect
    hasClass = tree[index].attributes["customClass"] != nil
    let cell = dialect == .mac ? tree.child(of: index) { $0.key == "cell" } : nil
    let nodes = [index, cell].compactMap { $0 }
    owners = try InterfaceBuilderObject.outlines(nodes, tree, file)
    let children = nodes.flatMap { tree.children(of: $0) }
    settings = try InterfaceBuilderObject.outlines(
      children.filter { tree[$0].tag == "accessibility" }, tree, file)
    runtime = try InterfaceBuilderObject.outlines(
      children.filter { tree[$0].tag == "userDefinedRuntimeAttribute" }, tree, file
    ).map { ($0.tag.attribute("keyPath")?.text ?? "", $0.tag) }
    guard settings.count <= owners.count else {
      throw PatchRefusal("the object has its accessibility settings twice")
    }
  }

  private static func document(_ file: PatchText) throws(PatchRefusal) -> IBDocument {
    do throws(ImportError) {
      return try IBDocument(file.bytes, path: "")
    } catch {
      let place = error.line.map { "line \($0): " } ?? ""
      throw PatchRefusal(
        "it cannot be read (\(place)expected \(error.expected), found \(error.found))")
    }
  }

  private static func outlines(
    _ nodes: [Int], _ tree: IBTree, _ file: PatchText
  ) throws(PatchRefusal) -> [XMLOutline] {
    var result: [XMLOutline] = []
    for node in nodes {
      do throws(XMLFailure) {
        result.append(try XMLOutline.read(file.bytes, at: tree[node].offset))
      } catch {
        throw PatchRefusal("it cannot be read (expected \(error.expected), found \(error.found))")
      }
    }
    return result
  }

  /// Where a new `<accessibility>` goes: the object, on the Mac its cell.
  func insertion() throws(PatchRefusal) -> XMLInsertion {
    guard let owner = owners.last, dialect == .touch || owners.count > 1 else {
      throw PatchRefusal("the object has no cell; set it in Interface Builder by hand")
    }
    return XMLInsertion(file: file, outline: owner)
  }

  func insertion(into outline: XMLOutline) -> XMLInsertion {
    XMLInsertion(file: file, outline: outline)
  }

  /// Before which child of an element Xcode writes `<accessibility>`: after frame, views and
  /// colours of the view itself, before all that belongs to its kind.
  ///
  /// Source: files saved by Xcode 14 to 16.
  func place(in outline: XMLOutline) -> Int {
    let first = outline.children.firstIndex { tag in
      let name = String(decoding: file.bytes[tag.name], as: UTF8.self)
      if dialect == .mac { return ["connections", "userDefinedRuntimeAttributes"].contains(name) }
      if name == "color" {
        return !["backgroundColor", "tintColor"].contains(tag.attribute("key")?.text ?? "")
      }
      return !InterfaceBuilderObject.first.contains(name)
    }
    return first ?? outline.children.count
  }

  private static let first: Set<String> = [
    "rect", "autoresizingMask", "subviews", "viewLayoutGuide", "tableViewCellContentView",
    "collectionViewCellContentView", "view", "gestureRecognizers",
  ]
}

extension IBKind {
  /// Whether Interface Builder has accessibility settings for it.
  fileprivate var takesLabel: Bool {
    switch self {
    case .section, .menuItem, .segment, .toolbarItem: false
    default: true
    }
  }
}
