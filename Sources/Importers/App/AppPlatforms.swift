import AuditCore

/// The platforms an app is for.
public struct AppPlatforms: Sendable {
  /// The one its project is of: code for it comes before code for another.
  public let first: Platform
  /// All of them.
  public let all: Set<Platform>
  /// Whether a reviewer asks for one, so that code for another is not read.
  let isAsked: Bool
  /// Whether code is read that only builds for debugging have.
  var readsDebug = false

  /// The platforms an app states, or the one a reviewer asks for.
  ///
  /// An app that states none may be for iOS and macOS.
  public init(asked: Platform?, stated: Set<Platform>) {
    isAsked = asked != nil
    if let asked {
      first = asked
      all = [asked]
      return
    }
    let known: Set<Platform> = stated.isEmpty ? [.iOS, .macOS] : stated
    all = known
    first = AppPlatforms.order.first(where: known.contains) ?? .iOS
  }

  /// Those whose code is read: the one a reviewer asks for, with code of iOS on visionOS, else all
  /// but those of watches and televisions, unless the app is for these alone.
  var heard: Set<Platform> {
    if isAsked { return first == .visionOS ? [.visionOS, .iOS] : all }
    let usual: Set<Platform> = [.iOS, .macOS, .visionOS]
    return all.isDisjoint(with: usual) ? all : usual
  }

  private static let order: [Platform] = [.iOS, .macOS, .visionOS, .watchOS, .tvOS]
}
