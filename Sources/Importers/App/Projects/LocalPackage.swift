import AuditCore

/// A package in an app's tree, by what its description names.
struct LocalPackage: Sendable {
  /// Its folder.
  let folder: Substring
  /// Its modules and products, as code names modules; empty where the description works them out.
  private(set) var names: Set<String> = []
  /// The modules and products that its targets need, save for tests.
  private(set) var needs: Set<String> = []

  /// Reads the description of a package.
  ///
  /// - Parameter path: that of `Package.swift`.
  /// - Complexity: O(bytes).
  init(_ bytes: [UInt8], path: String) {
    folder = FolderTree.folder(of: path)
    let code = SwiftCode(bytes, path: path, platforms: AppPlatforms(asked: nil, stated: []))
    var isKnown = true
    // Where the list of what a target needs ends, and where a target of tests does.
    var (listEnd, testEnd) = (0, 0)
    for token in code.all {
      if code.isText(token, "dependencies"), code.kind(token + 1) == .colon {
        listEnd = max(listEnd, code.past(token + 2))
      } else if code.isText(token, "testTarget"), code.opens(token + 1, "(") {
        testEnd = max(testEnd, code.past(token + 1))
      } else if token < listEnd {
        // A dependency of a target is written like a target.
        if token >= testEnd, let need = LocalPackage.need(token, code) { needs.insert(need) }
      } else if code.kind(token) == .dot, code.opens(token + 2, "("),
        LocalPackage.parts.contains(code.text(token + 1))
      {
        isKnown = readPart(code.arguments(code.inside(token + 2)), code) && isKnown
      }
    }
    if !isKnown { names = [] }
  }

  /// Takes in a target or a product; false where its name is worked out.
  private mutating func readPart(_ arguments: [SwiftCall.Argument], _ code: SwiftCode) -> Bool {
    guard let name = arguments.first(where: { $0.label == "name" })?.value else { return true }
    guard let literal = code.literal(name), literal.codes.isEmpty else { return false }
    names.insert(LocalPackage.module(literal.text))
    // What a product has of targets is what code names.
    for target in arguments.first(where: { $0.label == "targets" })?.value ?? 0..<0 {
      guard let text = code.literal(target..<target + 1)?.text else { continue }
      names.insert(LocalPackage.module(text))
    }
    return true
  }

  /// What a text in a list of dependencies names: `"Cup"`, `.product(name: "Cup", package: "cups")`.
  private static func need(_ token: Int, _ code: SwiftCode) -> String? {
    guard code.kind(token) == .string, let text = code.literal(token..<token + 1)?.text else {
      return nil
    }
    let isNamed =
      code.isText(token - 2, "name")
      && (code.isText(token - 4, "product") || code.isText(token - 4, "byName"))
    return isNamed || code.kind(token - 1) != .colon ? module(text) : nil
  }

  /// What code calls the module of a name: "Tea-Kit" is `Tea_Kit`.
  static func module(_ name: String) -> String {
    let bytes = name.utf8.enumerated().map { place, byte in
      let isPart = place == 0 ? byte.startsSwiftName : byte.isSwiftNamePart
      return isPart ? byte : UInt8(ascii: "_")
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static let parts: Set<String> = [
    "target", "executableTarget", "library", "executable", "systemLibrary", "binaryTarget", "macro",
  ]
}

/// The packages in an app's tree that nothing of the app uses.
struct UnusedPackages {
  private var unused: [Substring: LocalPackage]
  /// The code of these.
  private var waiting: [Substring: [ViewUses]] = [:]
  /// Code that is used, and may use more.
  private var pending: [ViewUses] = []

  /// Looks for what names the modules of packages: code, and what packages that are used need.
  ///
  /// - Parameters:
  ///   - products: the products that targets of the app's projects depend on.
  ///   - files: the files of code with the names in them; those of an app's own targets are in no package.
  /// - Complexity: O(files × names of packages).
  init(
    _ packages: [LocalPackage], products: Set<String>,
    files: [(folder: Substring?, uses: ViewUses)]
  ) {
    unused = Dictionary(
      packages.filter { !$0.names.isEmpty && !$0.folder.isEmpty }.map { ($0.folder, $0) }
    ) { one, _ in one }
    for (folder, uses) in files {
      if let folder, unused[folder] != nil {
        waiting[folder, default: []].append(uses)
      } else {
        pending.append(uses)
      }
    }
    var needs = Set(products.map(LocalPackage.module))
    for package in packages where unused[package.folder] == nil {
      needs.formUnion(package.needs)
    }
    let begun = Set(files.filter(\.uses.beginsApp).compactMap(\.folder))
    use { begun.contains($0.folder) || !$0.names.isDisjoint(with: needs) }
    while let uses = pending.popLast() {
      // Other languages and storyboards name modules as well.
      use { $0.names.contains { uses.names($0) || uses.quotes($0) } }
    }
  }

  /// Takes packages for used, and with each what it needs.
  private mutating func use(where isUsed: (LocalPackage) -> Bool) {
    var used = unused.values.filter(isUsed)
    while let package = used.popLast() {
      guard unused.removeValue(forKey: package.folder) != nil else { continue }
      pending += waiting.removeValue(forKey: package.folder) ?? []
      used += unused.values.filter { !$0.names.isDisjoint(with: package.needs) }
    }
  }

  /// Whether a package is one of them.
  func contains(_ folder: Substring?) -> Bool { folder.map { unused[$0] != nil } ?? false }
}
