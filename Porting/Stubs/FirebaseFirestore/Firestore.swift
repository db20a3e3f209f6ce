@_exported import FirebaseCore

public protocol ListenerRegistration: AnyObject { func remove() }
public typealias FirestoreSource = Int

/// Documents in memory: there are those that the application writes.
open class Firestore: NSObject {
  private nonisolated(unsafe) static let shared = Firestore()
  public static func firestore() -> Firestore { shared }
  public static func firestore(app: FirebaseApp) -> Firestore { shared }
  public var settings = FirestoreSettings()

  var documents: [String: [String: Any]] = [:]
  private var listeners: [Listener] = []
  private var made = 0

  open func collection(_ path: String) -> CollectionReference { CollectionReference(self, path) }
  open func document(_ path: String) -> DocumentReference { DocumentReference(self, path) }
  open func collectionGroup(_ name: String) -> Query {
    var query = QueryParts(path: name)
    query.isGroup = true
    return Query(self, query)
  }
  open func batch() -> WriteBatch { WriteBatch() }

  /// An identifier that is the same in every run.
  func nextIdentifier() -> String {
    made += 1
    return "document\(made)"
  }

  func write(_ path: String, _ values: [String: Any]?, isMerged: Bool = false) {
    guard let values else {
      documents[path] = nil
      return changed()
    }
    var document = isMerged ? documents[path] ?? [:] : [:]
    for (key, value) in values { Self.set(value, key.split(separator: ".").map(String.init), in: &document) }
    documents[path] = document
    changed()
  }

  /// Sets the value of a field, which may be inside of others.
  private static func set(_ value: Any, _ keys: [String], in document: inout [String: Any]) {
    guard let first = keys.first else { return }
    if keys.count > 1 {
      var inner = document[first] as? [String: Any] ?? [:]
      set(value, Array(keys.dropFirst()), in: &inner)
      document[first] = inner
    } else if let change = value as? FieldValue {
      document[first] = change.applied(to: document[first])
    } else {
      document[first] = value
    }
  }

  // MARK: Listeners

  final class Listener: NSObject, ListenerRegistration {
    fileprivate let call: () -> Void
    fileprivate weak var store: Firestore?
    fileprivate init(_ store: Firestore, _ call: @escaping () -> Void) { (self.store, self.call) = (store, call) }
    func remove() { store?.listeners.removeAll { $0 === self } }
  }
  func listen(_ call: @escaping () -> Void) -> any ListenerRegistration {
    let listener = Listener(self, call)
    listeners.append(listener)
    notify(listener)
    return listener
  }
  private func notify(_ listener: Listener) {
    answer { [weak self] in if self?.listeners.contains(listener) == true { listener.call() } }
  }
  private func changed() { listeners.forEach(notify) }
}

open class FirestoreSettings: NSObject {
  public var isPersistenceEnabled = true, host = "", isSSLEnabled = true, cacheSizeBytes: Int64 = 0
}

open class WriteBatch: NSObject {
  private var writes: [() -> Void] = []
  @discardableResult
  open func setData(_ data: [String: Any], forDocument document: DocumentReference, merge: Bool = false) -> WriteBatch {
    writes.append { document.setData(data, merge: merge) }
    return self
  }
  @discardableResult
  open func updateData(_ fields: [AnyHashable: Any], forDocument document: DocumentReference) -> WriteBatch {
    writes.append { document.updateData(fields) }
    return self
  }
  @discardableResult open func deleteDocument(_ document: DocumentReference) -> WriteBatch {
    writes.append { document.delete() }
    return self
  }
  open func commit(completion: (((any Error)?) -> Void)? = nil) {
    for write in writes { write() }
    answer { completion?(nil) }
  }
  open func commit() async throws { for write in writes { write() } }
}
