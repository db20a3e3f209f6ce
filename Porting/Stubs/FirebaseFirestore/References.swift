import FirebaseCore

open class CollectionReference: Query {
  public var path: String { parts.path }
  public var collectionID: String { parts.path.components(separatedBy: "/").last ?? "" }
  init(_ store: Firestore, _ path: String) { super.init(store, QueryParts(path: path)) }

  open func document() -> DocumentReference { document(store.nextIdentifier()) }
  open func document(_ path: String) -> DocumentReference { DocumentReference(store, "\(parts.path)/\(path)") }

  @discardableResult
  open func addDocument(data: [String: Any], completion: (((any Error)?) -> Void)? = nil) -> DocumentReference {
    let added = document()
    added.setData(data, completion: completion)
    return added
  }
  @discardableResult open func addDocument(data: [String: Any]) async throws -> DocumentReference {
    addDocument(data: data, completion: nil)
  }
  @discardableResult
  open func addDocument<Value: Encodable>(
    from value: Value, completion: (((any Error)?) -> Void)? = nil
  ) throws -> DocumentReference {
    addDocument(data: try DocumentCoding.fields(of: value), completion: completion)
  }
}

open class DocumentReference: NSObject {
  let store: Firestore
  public let path: String
  public var documentID: String { path.components(separatedBy: "/").last ?? "" }
  public var parent: CollectionReference {
    CollectionReference(store, path.components(separatedBy: "/").dropLast().joined(separator: "/"))
  }
  init(_ store: Firestore, _ path: String) { (self.store, self.path) = (store, path) }

  open func collection(_ path: String) -> CollectionReference { CollectionReference(store, "\(self.path)/\(path)") }
  private var snapshot: DocumentSnapshot { DocumentSnapshot(self, store.documents[path]) }

  open func getDocument(completion: @escaping (DocumentSnapshot?, (any Error)?) -> Void) {
    answer { completion(self.snapshot, nil) }
  }
  open func getDocument() async throws -> DocumentSnapshot { snapshot }
  open func getDocument<Value: Decodable>(as type: Value.Type) async throws -> Value { try snapshot.data(as: type) }
  @discardableResult
  open func addSnapshotListener(
    _ listener: @escaping (DocumentSnapshot?, (any Error)?) -> Void
  ) -> any ListenerRegistration { store.listen { listener(self.snapshot, nil) } }

  open func setData(_ data: [String: Any], merge: Bool = false, completion: (((any Error)?) -> Void)? = nil) {
    store.write(path, data, isMerged: merge)
    answer { completion?(nil) }
  }
  open func setData(_ data: [String: Any], merge: Bool = false) async throws {
    store.write(path, data, isMerged: merge)
  }
  open func setData<Value: Encodable>(
    from value: Value, merge: Bool = false, completion: (((any Error)?) -> Void)? = nil
  ) throws { setData(try DocumentCoding.fields(of: value), merge: merge, completion: completion) }
  open func updateData(_ fields: [AnyHashable: Any], completion: (((any Error)?) -> Void)? = nil) {
    let values = fields.map { ("\($0.key.base)", $0.value) }
    store.write(path, Dictionary(values) { $1 }, isMerged: true)
    answer { completion?(nil) }
  }
  open func updateData(_ fields: [AnyHashable: Any]) async throws { updateData(fields, completion: nil) }
  open func delete(completion: (((any Error)?) -> Void)? = nil) {
    store.write(path, nil)
    answer { completion?(nil) }
  }
  open func delete() async throws { store.write(path, nil) }
}

open class DocumentSnapshot: NSObject {
  public let reference: DocumentReference
  public let metadata = SnapshotMetadata()
  private let fields: [String: Any]?
  public var documentID: String { reference.documentID }
  public var exists: Bool { fields != nil }
  init(_ reference: DocumentReference, _ fields: [String: Any]?) { (self.reference, self.fields) = (reference, fields) }

  open func data() -> [String: Any]? { fields }
  open func get(_ field: Any) -> Any? {
    "\(field)".components(separatedBy: ".").reduce(fields as Any?) { ($0 as? [String: Any])?[$1] }
  }
  public subscript(_ field: String) -> Any? { self.get(field) }
  open func data<Value: Decodable>(as type: Value.Type) throws -> Value {
    try DocumentCoding.value(type, of: fields ?? [:], reference)
  }
}
open class QueryDocumentSnapshot: DocumentSnapshot {
  open override func data() -> [String: Any] { super.data() ?? [:] }
}
open class SnapshotMetadata: NSObject { public let hasPendingWrites = false, isFromCache = false }
