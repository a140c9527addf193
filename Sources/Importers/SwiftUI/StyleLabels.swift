import AuditCore

/// What styles give controls for a name beside their labels, by the kind of control they are for:
/// `.buttonStyle(TileStyle(title: "Close"))`.
struct StyleLabels {
  private enum Kind { case button, menu, toggle }

  /// By kind what the nearest style gives; a style that gives nothing takes the place of others.
  private var labels: [Kind: ViewText?] = [:]
  /// Whether the nearest style of toggles shows them as buttons, in the style of these.
  private var areTogglesButtons: Bool?

  /// Takes in a style behind those that were taken in before.
  ///
  /// - Parameters:
  ///   - modifier: what puts it on a view: `buttonStyle`, `menuStyle` or `toggleStyle`.
  ///   - takesWords: whether it draws words beside the label it is given.
  ///   - isButton: whether it shows buttons.
  mutating func add(_ modifier: String, takesWords: Bool, isButton: Bool) {
    let kind: Kind =
      modifier == "buttonStyle" ? .button : modifier == "menuStyle" ? .menu : .toggle
    guard labels[kind] == nil else { return }
    labels.updateValue(takesWords ? .unknown(modifier) : nil, forKey: kind)
    if kind == .toggle { areTogglesButtons = isButton }
  }

  /// The same where others stand around.
  func within(_ outer: StyleLabels) -> StyleLabels {
    var all = self
    all.labels.merge(outer.labels) { near, _ in near }
    all.areTogglesButtons = areTogglesButtons ?? outer.areTogglesButtons
    return all
  }

  /// What a style gives a control; nil where none does.
  func label(for role: Role) -> ViewText? {
    switch role {
    case .button, .link: label(.button)
    // A menu opens by a button.
    case .menuButton: label(.menu) ?? label(.button)
    case .toggle, .switch, .checkbox:
      label(.toggle) ?? (areTogglesButtons == true ? label(.button) : nil)
    default: nil
    }
  }

  private func label(_ kind: Kind) -> ViewText? { labels[kind] ?? nil }
}
