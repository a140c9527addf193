/// What is still to be asked of the rest of an app about controls that the code of a type makes, by
/// the ids of their elements.
struct MadeControls: Sendable {
  /// Those that are controls only if their class is a view that shows a picture and notices taps.
  var tapped: Set<String> = []
  /// Those that nobody sees or presses, as far as their own file tells.
  var unseen: Set<String> = []

  var isEmpty: Bool { tapped.isEmpty && unseen.isEmpty }
}
