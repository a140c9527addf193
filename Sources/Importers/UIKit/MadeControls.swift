/// What is still to be asked of the rest of an app about controls that the code of a type makes, by
/// the ids of their elements.
struct MadeControls: Sendable {
  /// Those that are controls only if their class is a view that shows a picture and notices taps.
  var tapped: Set<String> = []
  /// Those of them that are given a text, and so are no picture.
  var titled: Set<String> = []
  /// Those that are told what VoiceOver takes them for.
  var traited: Set<String> = []
  /// Those that stand on views which may be buttons, with the classes of these.
  var onButtons: [String: String] = [:]
  /// Those that nobody sees or presses, as far as their own type tells, with the names of the properties
  /// that hold them.
  var unseen: [String: String] = [:]
  /// Those that their own file puts nowhere, or hides for good, with the names of the properties that
  /// hold them; no name where no other file can reach them.
  var unshown: [String: String] = [:]
  /// Those that are made where nothing in their file calls it, with the names by one of which other
  /// files would.
  var uncalled: [String: Set<String>] = [:]

  var isEmpty: Bool {
    tapped.isEmpty && onButtons.isEmpty && unseen.isEmpty && uncalled.isEmpty
      && unshown.isEmpty
  }
}

extension SwiftCode {
  /// By name the types of a file that reach a member of another object so: `bar.close.alpha = 1`.
  ///
  /// - Complexity: O(tokens).
  func reaching(_ types: [SwiftType]) -> [String: Set<String>] {
    var reaching: [String: Set<String>] = [:]
    for type in types {
      for at in type.pieces.joined() where kind(at) == .identifier && kind(at - 1) == .dot {
        if !isText(at - 2, "self") { reaching[text(at), default: []].insert(type.name) }
      }
    }
    return reaching
  }
}
