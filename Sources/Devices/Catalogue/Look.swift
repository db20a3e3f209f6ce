/// The system whose controls and bars are measured, by its version.
public struct Look: Sendable, Hashable {
  /// Of iOS, 9 or later.
  public var version: Int

  public init(iOS version: Int) { self.version = version }

  /// iOS 13 to 18.
  public static let usual = Look(iOS: 18)
  /// iOS 9 to 12.
  public static let classic = Look(iOS: 12)
  /// iOS 26.
  public static let glass = Look(iOS: 26)
}
