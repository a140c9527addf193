/// A fact a capture may have looked at: not looked at, looked at and not there, or there.
///
/// In a project file these are an absent member, `null`, and a value. Not measured is never
/// judged as missing.
public enum Measured<Value: Sendable>: Sendable {
  /// Nobody looked: the member is absent.
  case notMeasured
  /// Someone looked and there is none: the member is `null`.
  case none
  /// Someone looked and found this, which may be an empty string.
  case found(Value)

  /// The value, if one was found.
  @inlinable public var value: Value? {
    if case .found(let value) = self { return value }
    return nil
  }

  /// Whether someone looked.
  @inlinable public var isMeasured: Bool {
    if case .notMeasured = self { return false }
    return true
  }
}

extension Measured: Equatable where Value: Equatable {
  /// Whether both are looked at alike and have the same value.
  ///
  /// Written out to be seen by other modules, which would else compare without knowing the type.
  @inlinable public static func == (one: Measured, other: Measured) -> Bool {
    switch (one, other) {
    case (.notMeasured, .notMeasured), (.none, .none): true
    case (.found(let one), .found(let other)): one == other
    case (.notMeasured, _), (.none, _), (.found, _): false
    }
  }
}

extension Measured: Hashable where Value: Hashable {}
