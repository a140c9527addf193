/// Numbers with their nouns.
enum Count {
  /// A number with its noun, such as "1 finding" or "3 findings".
  static func words(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}
