/// One state an element can be in, such as on or off, with what is heard then.
public struct ElementState: Hashable, Sendable {
  /// The state's name, such as "on".
  public var name: String
  /// The label in this state.
  public var label: Measured<String> = .notMeasured
  /// The value in this state.
  public var value: Measured<String> = .notMeasured
  /// The traits in this state.
  public var traits: Measured<Traits> = .notMeasured

  /// A state with nothing measured yet.
  public init(name: String) { self.name = name }
}

/// How an element uses a component of the design system.
public struct ComponentUse: Hashable, Sendable {
  /// The component's name, a key of the project's components.
  public var name: String
  /// The size's name.
  public var size: String?
  /// The variant's name.
  public var variant: String?

  /// A use of its parts.
  public init(name: String, size: String? = nil, variant: String? = nil) {
    self.name = name
    self.size = size
    self.variant = variant
  }
}

/// Where an element is written in the app's source.
public struct SourceLocation: Hashable, Sendable {
  /// The file, relative to the app's folder.
  public var file: String
  /// The line, from 1.
  public var line: Int?
  /// The column, from 1.
  public var column: Int?
  /// The key in a string catalogue.
  public var key: String?
  /// The code that makes the name at run time, where no reader of sources can know the words.
  public var expression: String?

  /// A location of its parts.
  public init(
    file: String, line: Int? = nil, column: Int? = nil, key: String? = nil,
    expression: String? = nil
  ) {
    self.file = file
    self.line = line
    self.column = column
    self.key = key
    self.expression = expression
  }

  /// The location as editors take it: file, line and column with colons.
  public var description: String {
    var text = file
    if let line { text += ":\(line)" }
    if let column { text += ":\(column)" }
    return text
  }
}
