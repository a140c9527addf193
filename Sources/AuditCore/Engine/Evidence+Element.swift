extension Evidence {
  /// The name a rule judged, with its language where it is not the base one.
  public static func name(_ name: LocalName) -> Evidence {
    let field = name.name.source == .label ? "label" : name.name.sourceWords
    return Evidence(name.isBase ? field : "\(field) (\(name.locale))", name.name.text)
  }

  /// The icon of an element.
  public static func icon(_ icon: Icon, or other: Icon? = nil) -> Evidence {
    Evidence(icon.kind, icon.name(or: other))
  }
}
