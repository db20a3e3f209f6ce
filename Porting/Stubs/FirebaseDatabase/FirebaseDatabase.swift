@_exported import FirebaseCore

public typealias DatabaseHandle = UInt
public enum DataEventType: Int, Sendable { case childAdded, childRemoved, childChanged, childMoved, value }

/// A tree of values in memory: there are those that the application writes.
open class Database: NSObject {
  private nonisolated(unsafe) static let shared = Database()
  public static func database() -> Database { shared }
  public static func database(url: String) -> Database { shared }
  public var isPersistenceEnabled = false
  open func reference() -> DatabaseReference { DatabaseReference(self, []) }
  open func reference(withPath path: String) -> DatabaseReference { reference().child(path) }

  private var root: Any?
  private var made = 0
  private var observers: [(handle: UInt, call: () -> Void)] = []

  /// A key that is the same in every run; later ones are greater.
  func nextKey() -> String {
    made += 1
    return "-key" + String(repeating: "0", count: max(0, 4 - "\(made)".count)) + "\(made)"
  }
  func value(at path: [String]) -> Any? {
    path.reduce(root) { ($0 as? [String: Any])?[$1] }
  }
  func set(_ value: Any?, at path: [String]) {
    root = Self.setting(value, path[...], in: root)
    for observer in observers { answer { observer.call() } }
  }
  private static func setting(_ value: Any?, _ path: ArraySlice<String>, in tree: Any?) -> Any? {
    guard let first = path.first else { return value is NSNull ? nil : value }
    var inner = tree as? [String: Any] ?? [:]
    inner[first] = setting(value, path.dropFirst(), in: inner[first])
    return inner.isEmpty ? nil : inner
  }
  func observe(_ call: @escaping () -> Void) -> UInt {
    let handle = UInt(made + observers.count + 1)
    made += 1
    observers.append((handle, call))
    answer { call() }
    return handle
  }
  func stop(_ handle: UInt?) { observers.removeAll { handle == nil || $0.handle == handle } }
}

open class DatabaseQuery: NSObject {
  let store: Database
  let path: [String]
  init(_ store: Database, _ path: [String]) { (self.store, self.path) = (store, path) }
  public var ref: DatabaseReference { DatabaseReference(store, path) }
  private var snapshot: DataSnapshot { DataSnapshot(ref, store.value(at: path)) }

  open func queryOrdered(byChild key: String) -> DatabaseQuery { self }
  open func queryOrderedByKey() -> DatabaseQuery { self }
  open func queryLimited(toLast limit: UInt) -> DatabaseQuery { self }
  open func queryLimited(toFirst limit: UInt) -> DatabaseQuery { self }

  @discardableResult
  open func observe(_ type: DataEventType, with block: @escaping (DataSnapshot) -> Void) -> DatabaseHandle {
    var known: Set<String> = []
    return store.observe {
      if type == .value { return block(self.snapshot) }
      guard type == .childAdded else { return }
      for child in self.snapshot.all where known.insert(child.key).inserted { block(child) }
    }
  }
  @discardableResult
  open func observe(
    _ type: DataEventType, with block: @escaping (DataSnapshot) -> Void, withCancel: (((any Error)) -> Void)?
  ) -> DatabaseHandle { observe(type, with: block) }
  open func observeSingleEvent(of type: DataEventType, with block: @escaping (DataSnapshot) -> Void) {
    answer {
      if type == .value { return block(self.snapshot) }
      for child in self.snapshot.all { block(child) }
    }
  }
  open func observeSingleEvent(
    of type: DataEventType, with block: @escaping (DataSnapshot) -> Void, withCancel: (((any Error)) -> Void)?
  ) { observeSingleEvent(of: type, with: block) }
  open func getData(completion: @escaping ((any Error)?, DataSnapshot?) -> Void) {
    answer { completion(nil, self.snapshot) }
  }
  open func getData() async throws -> DataSnapshot { snapshot }
  open func removeAllObservers() { store.stop(nil) }
  open func removeObserver(withHandle handle: DatabaseHandle) { store.stop(handle) }
  open func keepSynced(_ isKept: Bool) {}
}

open class DatabaseReference: DatabaseQuery {
  public typealias Completion = ((any Error)?, DatabaseReference) -> Void
  public var key: String? { path.last }
  public var parent: DatabaseReference? { path.isEmpty ? nil : DatabaseReference(store, path.dropLast()) }

  open func child(_ path: String) -> DatabaseReference {
    DatabaseReference(store, self.path + path.components(separatedBy: "/").filter { !$0.isEmpty })
  }
  open func childByAutoId() -> DatabaseReference { child(store.nextKey()) }
  open func setValue(_ value: Any?) { store.set(value, at: path) }
  open func setValue(_ value: Any?, withCompletionBlock block: @escaping Completion) {
    setValue(value)
    answer { block(nil, self) }
  }
  open func updateChildValues(_ values: [AnyHashable: Any]) {
    for (key, value) in values { child("\(key.base)").setValue(value) }
  }
  open func updateChildValues(_ values: [AnyHashable: Any], withCompletionBlock block: @escaping Completion) {
    updateChildValues(values)
    answer { block(nil, self) }
  }
  open func removeValue() { store.set(nil, at: path) }
  open func removeValue(completionBlock block: @escaping Completion) {
    removeValue()
    answer { block(nil, self) }
  }
}

open class DataSnapshot: NSObject {
  public let ref: DatabaseReference
  public let value: Any?
  public var key: String { ref.key ?? "" }
  init(_ ref: DatabaseReference, _ value: Any?) { (self.ref, self.value) = (ref, value) }

  var all: [DataSnapshot] {
    (value as? [String: Any] ?? [:]).sorted { $0.key < $1.key }.map { DataSnapshot(ref.child($0.key), $0.value) }
  }
  public var children: NSEnumerator { NSArray(array: all).objectEnumerator() }
  public var childrenCount: UInt { UInt(all.count) }
  open func exists() -> Bool { value != nil }
  open func hasChildren() -> Bool { !all.isEmpty }
  open func hasChild(_ path: String) -> Bool { childSnapshot(forPath: path).exists() }
  open func childSnapshot(forPath path: String) -> DataSnapshot {
    let keys = path.components(separatedBy: "/")
    return DataSnapshot(ref.child(path), keys.reduce(value) { ($0 as? [String: Any])?[$1] })
  }
}
