/// A value for attributed strings in Foundation on Linux: a native Swift class with equality.
///
/// In UIKit, fonts, colours and paragraph styles are `NSObject`s. Here they are not, because Foundation's attributed
/// strings crash the process when they compare two different objects of a class that derives from `NSObject` outside
/// Foundation. They still have `NSObject`'s methods for equality, hashing and copying.
public protocol AttributeValue: AnyObject, Hashable {
  func isEqual(_ object: Any?) -> Bool
  var hash: Int { get }
}

extension AttributeValue {
  /// The same object, or equal according to `isEqual(_:)`.
  public static func == (a: Self, b: Self) -> Bool { a === b || a.isEqual(b) }
  /// Hashes ``hash``.
  public func hash(into hasher: inout Hasher) { hasher.combine(hash) }
  /// The object itself, because it is immutable.
  public func copy() -> Any { self }
}
