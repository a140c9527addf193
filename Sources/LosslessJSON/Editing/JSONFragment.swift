/// How a new array or object is spread over lines.
public enum JSONLayout: Hashable, Sendable {
  /// As the values around it are.
  case automatic
  /// Everything on one line.
  case oneLine
  /// Each member or element on a line of its own.
  case lines
}

/// A new value, to be spelled in the style of the place it goes to.
public indirect enum JSONFragment: Hashable, Sendable {
  /// The literal `null`.
  case null
  /// `true` or `false`.
  case bool(Bool)
  /// A number as it is to be spelled.
  case number(String)
  /// A string; only what JSON demands is escaped.
  case string(String)
  /// An array.
  case array([JSONFragment], layout: JSONLayout = .automatic)
  /// An object, with its members in order.
  case object([JSONFragmentMember], layout: JSONLayout = .automatic)

  /// A whole number.
  public static func integer(_ value: Int) -> JSONFragment {
    .number(String(value))
  }

  /// An array of strings.
  public static func strings(
    _ values: [String], layout: JSONLayout = .automatic
  ) -> JSONFragment {
    .array(values.map { .string($0) }, layout: layout)
  }
}

/// A member of a new object.
public struct JSONFragmentMember: Hashable, Sendable {
  /// The member's name.
  public let name: String
  /// The member's value.
  public let value: JSONFragment

  /// Makes a member.
  public init(_ name: String, _ value: JSONFragment) {
    self.name = name
    self.value = value
  }
}

extension JSONFragment: ExpressibleByStringLiteral {
  /// Makes a string.
  public init(stringLiteral value: String) {
    self = .string(value)
  }
}

extension JSONFragment {
  /// A number in the fragment that is not spelled as JSON demands, if there is one.
  var misspelledNumber: String? {
    switch self {
    case .null, .bool, .string: nil
    case .number(let spelling): DecimalNumber(spelling.utf8) == nil ? spelling : nil
    case .array(let elements, _): elements.lazy.compactMap(\.misspelledNumber).first
    case .object(let members, _): members.lazy.compactMap(\.value.misspelledNumber).first
    }
  }

  /// Whether the fragment is an array or object that holds arrays or objects first.
  var holdsContainers: Bool {
    switch self {
    case .array(let elements, _): elements.first?.isContainer ?? false
    case .object(let members, _): members.first?.value.isContainer ?? false
    default: false
    }
  }

  private var isContainer: Bool {
    switch self {
    case .array, .object: true
    default: false
    }
  }
}
