/// Objects of storyboards and nibs that were returned a moment ago.
///
/// On iOS such an object is autoreleased: it lives until the run loop turns, even if only a weak property holds it.
@MainActor
enum ReturnedObjects {
  private static var kept: [AnyObject] = []

  /// Keeps an object until the main queue turns, and returns it.
  static func keep<Object: AnyObject>(_ object: Object?) -> Object? {
    guard let object else { return nil }
    if kept.isEmpty { MainQueue.later { kept = [] } }
    kept.append(object)
    return object
  }

  /// Keeps the objects of a nib.
  static func keep(all objects: [Any]) -> [Any] {
    for object in objects { _ = keep(object as AnyObject) }
    return objects
  }
}
