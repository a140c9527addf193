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

  /// Code that runs only where something names it.
  fileprivate enum Owner: Hashable {
    case type(String), function(String), scene(String)
  }

  private var names: [Owner: NameMentions] = [:]
  /// What a name in code leads to.
  private var named: [UInt32: [Owner]] = [:]
  /// What a name in a text leads to, or in a file of another kind.
  private var quoted: [UInt32: [Owner]] = [:]
  private var pending: [Owner] = []

  /// - Parameters:
  ///   - isWholeApp: whether all code is here that may show a view; else all is alive.
  ///   - makesScenes: whether code makes identifiers of scenes in a way that is not followed.
  /// - Complexity: O(names).
  init(_ uses: [ViewUses], isWholeApp: Bool, makesScenes: Bool) {
    classes = AppLife.classes(of: uses)
    guard isWholeApp else {
      for file in uses { for names in file.mentions.values { mentions.formUnion(names) } }
      return
    }
    let types = uses.reduce(into: classes) { $0.formUnion($1.ownViews) }
    for type in types {
      add(.type(type), named: [type], quoted: classes.contains(type) ? [type] : [])
    }
    for file in uses {
      for (owner, names) in file.mentions {
        if let owner = self.owner(owner, among: types) {
          self.names[owner, default: NameMentions()].formUnion(names)
        } else {
          mentions.formUnion(names)
        }
      }
      for scene in file.scenes { add(scene, isFound: makesScenes) }
    }
    revive(by: mentions)
    while let owner = pending.popLast() {
      guard let names = names.removeValue(forKey: owner) else { continue }
      mentions.formUnion(names)
      revive(by: names, isScene: owner.isScene)
    }
    for owner in names.keys {
      switch owner {
      case .type(let name): deadTypes.insert(name)
      case .scene(let id): deadScenes.insert(id)
      case .function: break
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
    var pending = Array(classes)
    while let name = pending.popLast() {
      for heir in heirs[name] ?? [] where classes.insert(heir).inserted { pending.append(heir) }
    }
    return classes
  }

  /// Who owns code; nil for code that may run at any time.
  private mutating func owner(_ name: String, among types: Set<String>) -> Owner? {
    if types.contains(name) { return .type(name) }
    guard name.hasSuffix(ViewUses.functionEnd) else { return nil }
    let owner = Owner.function(String(name.dropLast(ViewUses.functionEnd.count)))
    if names[owner] == nil, case .function(let name) = owner {
      add(owner, named: [name], quoted: [name])
    }
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

  private mutating func add(_ scene: IBScene, isFound: Bool) {
    let owner = Owner.scene(scene.id)
    let callers = scene.callers
    add(owner, named: [scene.id] + callers, quoted: callers)
    names[owner] = scene.names
    if scene.isFirst || isFound && scene.identifier != nil { pending.append(owner) }
  }

  // MARK: What is alive

  /// Takes what some names lead to for alive.
  ///
  /// A storyboard says which class a scene has; that leads to no other scene of the class.
  private mutating func revive(by names: NameMentions, isScene: Bool = false) {
    for number in names.named { pending += named[number] ?? [] }
    for number in names.quoted {
      pending += (quoted[number] ?? []).filter { !(isScene && $0.isScene) }
    }
  }
}

extension AppLife.Owner {
  fileprivate var isScene: Bool {
    if case .scene = self { true } else { false }
  }
}
