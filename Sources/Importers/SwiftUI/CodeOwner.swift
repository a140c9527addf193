/// Whose code it is: that of a type, of a function that runs only where code calls it by its name, or,
/// where both are nil, code that may run at any time.
struct CodeOwner: Hashable, Sendable {
  /// A view, or a class.
  var type: String?
  /// A function, of the type or of one of the system's that it extends.
  var function: String?
}
