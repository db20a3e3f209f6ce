/// What an attributed string can hold in Foundation on Linux: a class of Swift's own with equality.
///
/// UIKit's fonts, colours and paragraph styles are `NSObject`s. Here they are not: Foundation's attributed strings end
/// the process when they compare two unlike objects of a class that is derived from `NSObject` outside of it. They have
/// its questions all the same.
public protocol AttributeValue: AnyObject, Hashable {
  func isEqual(_ object: Any?) -> Bool
  var hash: Int { get }
}

extension AttributeValue {
  /// The same object, or equal by `isEqual(_:)`.
  public static func == (a: Self, b: Self) -> Bool { a === b || a.isEqual(b) }
  /// Hashes what ``hash`` answers.
  public func hash(into hasher: inout Hasher) { hasher.combine(hash) }
  /// Itself: what cannot be changed needs no copy.
  public func copy() -> Any { self }
}
