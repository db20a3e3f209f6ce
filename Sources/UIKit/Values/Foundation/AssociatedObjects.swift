/// How an associated object is held; all are retained here.
public enum objc_AssociationPolicy: Int, Sendable {
  case OBJC_ASSOCIATION_ASSIGN, OBJC_ASSOCIATION_RETAIN_NONATOMIC, OBJC_ASSOCIATION_COPY_NONATOMIC
  case OBJC_ASSOCIATION_RETAIN, OBJC_ASSOCIATION_COPY
}

/// The value associated with an object under a key.
/// - Complexity: O(1).
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  associated.value(of: object as AnyObject, key)
}

/// Associates a value with an object under a key, for as long as the object lives; nil removes it.
/// - Complexity: O(1), and occasionally linear in the number of objects with values.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  associated.set(value, of: object as AnyObject, key)
}

private let associated = AssociatedObjects()

/// Values by object and key. Values of deallocated objects are dropped when the table has doubled.
private final class AssociatedObjects: @unchecked Sendable {
  private struct Entry {
    weak var owner: AnyObject?
    var values: [UnsafeRawPointer: Any] = [:]
  }

  private let lock = NSRecursiveLock()
  private var entries: [ObjectIdentifier: Entry] = [:]
  private var limit = 64

  func value(of object: AnyObject, _ key: UnsafeRawPointer) -> Any? {
    lock.withLock {
      guard let entry = entries[ObjectIdentifier(object)], entry.owner === object else { return nil }
      return entry.values[key]
    }
  }

  func set(_ value: Any?, of object: AnyObject, _ key: UnsafeRawPointer) {
    // Dropped values are released outside the lock, because their deinitialisers may call this table.
    var dropped: [Any] = []
    lock.withLock {
      var entry = entries[ObjectIdentifier(object)] ?? Entry(owner: object)
      // Another object may have had the same address.
      if entry.owner !== object {
        dropped.append(entry.values)
        entry = Entry(owner: object)
      }
      if let old = entry.values.removeValue(forKey: key) { dropped.append(old) }
      entry.values[key] = value
      entries[ObjectIdentifier(object)] = entry
      guard entries.count > limit else { return }
      let gone = entries.filter { $0.value.owner == nil }
      dropped.append(gone)
      for (key, _) in gone { entries[key] = nil }
      limit = max(64, entries.count * 2)
    }
    withExtendedLifetime(dropped) {}
  }
}
