/// Which views, classes and scenes of an app anything leads to.
///
/// What is named by code that runs, or may run for all that is known, is alive; so is what that names,
/// and so on. The rest is there for nobody.
struct AppLife {
  /// The types of views, and classes of views and controllers, that nothing alive names.
  private(set) var deadTypes: Set<String> = []
  /// The scenes that nothing alive leads to.
  private(set) var deadScenes: Set<String> = []
  /// The names that stand in all other code.
  private(set) var mentions = NameMentions()
  /// The classes among the types.
  let classes: Set<String>

  /// Code that runs, or a scene or xib that is met, only where something names it.
  fileprivate enum Owner: Hashable {
    case type(String), function(CodeOwner), scene(String), xib(String), segue(IBScene.Segue)
  }

  private var names: [Owner: NameMentions] = [:]
  /// What a name in code leads to.
  private var named: [UInt32: [Owner]] = [:]
  /// What a name in a text leads to, or in a file of another kind.
  private var quoted: [UInt32: [Owner]] = [:]
  private var pending: [Owner] = []
  /// What is called, should that be alive which it belongs to.
  private var waiting: [Owner: [Owner]] = [:]

  /// - Parameters:
  ///   - isWholeApp: whether all code is here that may show a view; else all is alive.
  ///   - makers: what code makes of names in a way that is not followed.
  /// - Complexity: O(names).
  init(_ uses: [ViewUses], isWholeApp: Bool, makers: StoryboardNames.Makers) {
    classes = AppLife.classes(of: uses)
    guard isWholeApp else {
      for file in uses { for names in file.mentions.values { mentions.formUnion(names) } }
      return
    }
    addOwners(uses, makers)
    revive(by: mentions)
    while let owner = pending.popLast() {
      if let host = owner.host, names[host] != nil {
        waiting[host, default: []].append(owner)
        continue
      }
      guard let names = names.removeValue(forKey: owner) else { continue }
      mentions.formUnion(names)
      revive(by: names, isInterface: owner.isInterface)
      pending += waiting.removeValue(forKey: owner) ?? []
    }
    for owner in names.keys {
      switch owner {
      case .type(let name): deadTypes.insert(name)
      case .scene(let id), .xib(let id): deadScenes.insert(id)
      case .function, .segue: break
      }
    }
  }

  // MARK: What there is

  /// The classes that are views or show some, by what they inherit.
  private static func classes(of uses: [ViewUses]) -> Set<String> {
    var classes: Set<String> = []
    var heirs: [String: [String]] = [:]
    for file in uses {
      classes.formUnion(file.ownClasses)
      for (name, bases) in file.otherClasses {
        for base in bases { heirs[base, default: []].append(name) }
      }
    }
    var pending = Array(classes.union(SwiftCode.viewClasses))
    while let name = pending.popLast() {
      for heir in heirs[name] ?? [] where classes.insert(heir).inserted { pending.append(heir) }
    }
    return classes
  }

  private mutating func addOwners(_ uses: [ViewUses], _ makers: StoryboardNames.Makers) {
    let types = uses.reduce(into: classes) { $0.formUnion($1.ownViews) }
    for type in types {
      let isClass = classes.contains(type)
      add(.type(type), named: [type], quoted: isClass ? [type] : [])
      if isClass, makers.asksForClasses { pending.append(.type(type)) }
    }
    for file in uses {
      for (code, names) in file.mentions {
        if let owner = owner(code, among: types) {
          self.names[owner, default: NameMentions()].formUnion(names)
        } else {
          mentions.formUnion(names)
        }
      }
      for scene in file.scenes {
        add(scene, types, makers)
      }
    }
  }

  /// Who owns code; nil for code that may run at any time.
  private mutating func owner(_ code: CodeOwner, among types: Set<String>) -> Owner? {
    let type = code.type.flatMap { types.contains($0) ? $0 : nil }
    guard let function = code.function else { return type.map { .type($0) } }
    let owner = Owner.function(CodeOwner(type: type, function: function))
    if names[owner] == nil { add(owner, named: [function], quoted: [function]) }
    return owner
  }

  private mutating func add(_ owner: Owner, named: [String], quoted: [String]) {
    names[owner] = NameMentions()
    for name in named {
      self.named[NameMentions.number(of: name.utf8), default: []].append(owner)
    }
    for name in quoted {
      self.quoted[NameMentions.number(of: name.utf8), default: []].append(owner)
    }
  }

  private mutating func add(
    _ scene: IBScene, _ types: Set<String>, _ makers: StoryboardNames.Makers
  ) {
    let owner: Owner = scene.isXib ? .xib(scene.id) : .scene(scene.id)
    let own = scene.types.intersection(types)
    // Of a xib the system's classes do not load it.
    let callers = scene.callers + (scene.isXib ? own : scene.types)
    add(owner, named: [scene.id] + callers, quoted: callers)
    names[owner] = scene.names
    for segue in scene.segues {
      add(.segue(segue), named: segue.callers, quoted: segue.callers)
      names[.segue(segue)]?.add(name: segue.scene)
      // A class that was not read may follow its lines by itself.
      let isOpen = own.isEmpty && !scene.types.isEmpty
      if isOpen || makers.mayMake(segue.identifier) { pending.append(.segue(segue)) }
    }
    // A xib of which it is not known who is to load it may be loaded by anybody.
    let isOpen = scene.isXib && own.isEmpty
    if scene.isFirst || isOpen || scene.identifier.map(makers.mayMake) ?? false {
      pending.append(owner)
    }
  }

  // MARK: What is alive

  /// Takes what some names lead to for alive.
  ///
  /// A storyboard or xib says which class an object has; that leads to no scene of the class. Nor does the
  /// name of a line in it follow the line.
  private mutating func revive(by names: NameMentions, isInterface: Bool = false) {
    for number in names.named { pending += named.removeValue(forKey: number) ?? [] }
    for number in names.quoted {
      guard let owners = quoted.removeValue(forKey: number) else { continue }
      let held = owners.filter { isInterface && !$0.isMadeByName }
      pending += owners.filter { !isInterface || $0.isMadeByName }
      if !held.isEmpty { quoted[number] = held }
    }
  }
}

extension AppLife.Owner {
  /// Whether a storyboard or xib that names it has it made.
  fileprivate var isMadeByName: Bool {
    switch self {
    case .type, .xib: true
    case .function, .scene, .segue: false
    }
  }

  fileprivate var isInterface: Bool {
    switch self {
    case .scene, .xib: true
    case .type, .function, .segue: false
    }
  }

  /// The type that a function belongs to, or the scene that a line leads from.
  fileprivate var host: AppLife.Owner? {
    switch self {
    case .function(let code): code.type.map { .type($0) }
    case .segue(let segue): .scene(segue.origin)
    case .type, .scene, .xib: nil
    }
  }
}
