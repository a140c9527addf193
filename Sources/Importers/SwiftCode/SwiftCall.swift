/// A named piece of an expression with what it is called with: `Button(action: go) { … } label: { … }`.
struct SwiftCall {
  /// One argument between parentheses.
  struct Argument {
    let label: String?
    let value: Range<Int>
  }

  /// A closure behind the parentheses.
  struct Closure {
    let label: String?
    /// The tokens inside the braces.
    let body: Range<Int>
  }

  /// The token of its name, or of the literal or bracket it is.
  let token: Int
  let name: String
  /// Whether it is called, and not only named.
  var isCalled = false
  var arguments: [Argument] = []
  var closures: [Closure] = []

  /// The tokens of its arguments and closures.
  var inside: Range<Int> {
    let ends = arguments.map(\.value.upperBound) + closures.map(\.body.upperBound)
    return token + 1..<max(ends.max() ?? 0, token + 1)
  }

  /// The argument with a label.
  func argument(_ label: String) -> Argument? { arguments.first { $0.label == label } }

  /// The first argument, where it has no label.
  var unlabelled: Argument? {
    arguments.first.flatMap { $0.label == nil ? $0 : nil }
  }

  /// The closure with a label.
  func closure(_ label: String) -> Closure? { closures.first { $0.label == label } }

  /// The closure right behind the parentheses.
  var trailing: Closure? { closures.first { $0.label == nil } }
}

/// An expression as a row of calls: `Image("x").resizable().accessibilityLabel("Teapot")`.
struct SwiftChain {
  /// The calls, what is called first in front.
  var calls: [SwiftCall]
  /// Whether it begins with a dot, as in `.primary`.
  var isImplicit = false
  /// All tokens.
  var range: Range<Int>

  /// Where the modifiers start: past the first call, or past the types it is found in.
  var rootIndex: Int {
    // "SwiftUI.Image(…)" and "Theme.Icons.close" name where they are found first.
    var index = 0
    while index + 1 < calls.count, !calls[index].isCalled,
      calls[index].name.first?.isUppercase ?? false,
      calls[index + 1].name.first?.isUppercase ?? false
    {
      index += 1
    }
    return index
  }

  /// What the others are said of.
  var root: SwiftCall { calls[rootIndex] }

  /// What is said of the root, the nearest first.
  var modifiers: ArraySlice<SwiftCall> { calls[(rootIndex + 1)...] }
}
