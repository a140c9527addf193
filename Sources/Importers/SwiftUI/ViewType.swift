/// A type of a file, with the members of it that make views.
struct ViewType {
  let name: String
  /// What stands behind the colon of its declaration.
  let inherits: Set<String>
  private(set) var members: [ViewMember] = []
  /// The views that code in them has names for.
  private(set) var locals: [ViewLocal] = []
  /// Properties that are off unless whoever shows the view turns them on.
  private(set) var flags: Set<String> = []
  /// Properties that are empty unless whoever shows the view hands something over.
  private(set) var optionals = ViewOptionals()
  /// What whoever shows the view makes of its properties.
  private(set) var stored = StoredValues()
  /// Properties that are on while the pointer is over the view.
  private(set) var hovers: Set<String> = []
  /// Properties that are on while something is dragged over the view.
  private(set) var drops: Set<String> = []
  /// States of its own that are off at first.
  private(set) var states: Set<String> = []
  /// States of its own that stay off.
  private(set) var closed: Set<String> = []

  /// Whether its views are drawn inside a control or stand for one thing that has a name: the style of
  /// a button, a label or a gauge.
  var isControlStyle: Bool {
    inherits.contains {
      $0.hasSuffix("ButtonStyle") || $0.hasSuffix("ToggleStyle")
        || $0.hasSuffix("LabelStyle") || $0.hasSuffix("MenuStyle")
        || $0.hasSuffix("ProgressViewStyle") || $0.hasSuffix("GaugeStyle")
    }
  }
}

/// A property or function that makes views.
struct ViewMember {
  let name: String
  /// The tokens of its body.
  let body: Range<Int>
  /// Whether it makes a single text or picture.
  let isPart: Bool
  /// Whether its type names the very view it makes, so that no modifier can be put behind that.
  let isConcrete: Bool
  /// The names of what it is handed.
  let parameters: Set<String>
  /// Those of them that are closures, in order.
  var closures: [ClosureParameter] = []
}

extension ViewType {
  /// The types of a file that make views.
  ///
  /// A member makes views when its type says so, as `some View` does; bodies of other functions are
  /// passed over.
  /// - Parameter views: the names in the file that stand for any view, see `GivenParts`.
  /// - Complexity: O(tokens).
  static func all(
    of types: [SwiftType], in code: SwiftCode, views: Set<String>
  ) -> [ViewType] {
    types.compactMap { type in
      var view = ViewType(name: type.name, inherits: type.inherits)
      guard !type.isPreview else { return nil }
      for piece in type.pieces {
        var at = piece.lowerBound
        while at < piece.upperBound {
          at = view.readMember(at, before: piece.upperBound, code, views) ?? code.past(at)
        }
      }
      guard !view.members.isEmpty else { return nil }
      let names = Set(view.members.map(\.name))
      view.locals = view.members.flatMap { ViewLocal.all(in: $0.body, of: names, code) }
      view.flags = ViewFlags.of(type, in: code)
      view.optionals = ViewOptionals(of: type, in: code)
      view.stored = StoredValues(of: type, in: code)
      view.hovers = ViewHovers.of(type, in: code)
      view.drops = ViewDrops.of(type, in: code)
      view.states = ViewHovers.states(of: type, in: code)
      view.closed = ViewSheets.closed(of: type, in: code)
      return view
    }
  }

  private mutating func readMember(
    _ at: Int, before end: Int, _ code: SwiftCode, _ views: Set<String>
  ) -> Int? {
    let isFunction = code.isText(at, "func")
    guard isFunction || code.isText(at, "var"), code.kind(at + 1) == .identifier else { return nil }
    var next = at + 2
    if isFunction {
      while next < end, !code.opens(next, "(") {
        if code.opens(next, "{") { return next }
        next += 1
      }
      next = code.past(next)
    }
    let result = ResultType(from: next, before: end, code)
    next = result.end
    guard code.opens(next, "{") else { return next }
    // "Button<Image>" is a button.
    let isPart = result.isPart && !result.makesViews
    if result.makesViews || isPart {
      let body = ViewType.getter(code.inside(next), code)
      members.append(
        ViewMember(
          name: code.text(at + 1), body: body, isPart: isPart, isConcrete: result.isConcrete,
          parameters: isFunction ? code.functionParameters(at) : [],
          closures: isFunction ? code.closureParameters(ofFunction: at, views: views) : []))
    }
    return code.past(next)
  }

  /// What the head of a member says that it gives.
  private struct ResultType {
    var makesViews = false
    var isPart = false
    var isConcrete = true
    /// Where its body opens, or where it turned out to be no computed member.
    var end: Int

    init(from start: Int, before limit: Int, _ code: SwiftCode) {
      end = start
      while end < limit, !code.opens(end, "{"), end - start < ViewType.longestHead {
        if code.kind(end) == .identifier {
          if code.tokens[end].startsLine, !code.isText(end, "where") { return }
          let name = code.text(end)
          if name == "some" || name == "any" || name == "AnyView" { isConcrete = false }
          isPart = isPart || ViewType.parts.contains(name)
          makesViews = makesViews || ViewType.results.contains(name)
        } else if code.isText(end, "=") {
          return
        }
        end = code.past(end)
      }
    }
  }

  /// The body of `get { … }` where a property has one.
  private static func getter(_ body: Range<Int>, _ code: SwiftCode) -> Range<Int> {
    let at = body.lowerBound
    return code.isText(at, "get") && code.opens(at + 1, "{") ? code.inside(at + 1) : body
  }

  /// No head of a member has more tokens before its brace.
  private static let longestHead = 400

  private static let results: Set<String> = [
    "View", "AnyView", "Scene", "ToolbarContent", "CustomizableToolbarContent", "Commands",
    "TabContent", "Button", "Menu", "TupleView", "Group",
  ]
  private static let parts: Set<String> = ["Text", "Image", "Label"]
}
