/// Sentences about fixes, the same in the panes and in linear mode.
enum FixWords {
  /// What was set, what that clears and raises.
  static func saving(_ title: String, _ preview: FixPreview) -> String {
    var text = "Saving \(title)."
    if !preview.clears.isEmpty { text += " Clears \(preview.clears.joined(separator: ", "))." }
    if !preview.raises.isEmpty { text += " Raises \(preview.raises.joined(separator: ", "))." }
    return text + " u undoes."
  }
}
