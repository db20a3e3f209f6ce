import FirebaseCore

/// What a query asks for.
struct QueryParts {
  var path: String
  var isGroup = false
  var conditions: [(field: String, holds: (Any?) -> Bool)] = []
  var order: [(field: String, isDescending: Bool)] = []
  var limit = Int.max
}

open class Query: NSObject {
  public let store: Firestore
  let parts: QueryParts
  public var firestore: Firestore { store }
  init(_ store: Firestore, _ parts: QueryParts) { (self.store, self.parts) = (store, parts) }

  private func with(_ change: (inout QueryParts) -> Void) -> Query {
    var parts = parts
    change(&parts)
    return Query(store, parts)
  }
  private func condition(_ field: String, _ holds: @escaping (Any?) -> Bool) -> Query {
    with { $0.conditions.append((field, holds)) }
  }
  open func whereField(_ field: String, isEqualTo value: Any) -> Query {
    condition(field) { FieldOrder.compare($0, value) == 0 }
  }
  open func whereField(_ field: String, isNotEqualTo value: Any) -> Query {
    condition(field) { $0 != nil && FieldOrder.compare($0, value) != 0 }
  }
  open func whereField(_ field: String, isLessThan value: Any) -> Query {
    condition(field) { (FieldOrder.compare($0, value) ?? 0) < 0 }
  }
  open func whereField(_ field: String, isLessThanOrEqualTo value: Any) -> Query {
    condition(field) { (FieldOrder.compare($0, value) ?? 1) <= 0 }
  }
  open func whereField(_ field: String, isGreaterThan value: Any) -> Query {
    condition(field) { (FieldOrder.compare($0, value) ?? 0) > 0 }
  }
  open func whereField(_ field: String, isGreaterThanOrEqualTo value: Any) -> Query {
    condition(field) { (FieldOrder.compare($0, value) ?? -1) >= 0 }
  }
  open func whereField(_ field: String, arrayContains value: Any) -> Query {
    condition(field) { ($0 as? [Any] ?? []).contains { FieldOrder.compare($0, value) == 0 } }
  }
  open func whereField(_ field: String, in values: [Any]) -> Query {
    condition(field) { found in values.contains { FieldOrder.compare(found, $0) == 0 } }
  }
  open func order(by field: String) -> Query { order(by: field, descending: false) }
  open func order(by field: String, descending: Bool) -> Query { with { $0.order.append((field, descending)) } }
  open func limit(to limit: Int) -> Query { with { $0.limit = limit } }

  private var snapshot: QuerySnapshot {
    let inside = store.documents.filter { path, _ in
      let folders = path.components(separatedBy: "/").dropLast()
      return parts.isGroup ? folders.last == parts.path : folders.joined(separator: "/") == parts.path
    }
    var found = inside.sorted { $0.key < $1.key }.map {
      QueryDocumentSnapshot(DocumentReference(store, $0.key), $0.value)
    }
    found.removeAll { document in !parts.conditions.allSatisfy { $0.holds(document.get($0.field)) } }
    for order in parts.order.reversed() {
      found.removeAll { $0.get(order.field) == nil }
      found.sort {
        let compared = FieldOrder.compare($0.get(order.field), $1.get(order.field)) ?? 0
        return order.isDescending ? compared > 0 : compared < 0
      }
    }
    return QuerySnapshot(Array(found.prefix(parts.limit)))
  }
  open func getDocuments(completion: @escaping (QuerySnapshot?, (any Error)?) -> Void) {
    answer { completion(self.snapshot, nil) }
  }
  open func getDocuments() async throws -> QuerySnapshot { snapshot }
  @discardableResult
  open func addSnapshotListener(
    _ listener: @escaping (QuerySnapshot?, (any Error)?) -> Void
  ) -> any ListenerRegistration {
    var known: Set<String> = []
    return store.listen {
      let snapshot = self.snapshot
      snapshot.documentChanges = snapshot.documents.filter { known.insert($0.documentID).inserted }.enumerated().map {
        DocumentChange(document: $1, newIndex: UInt($0))
      }
      listener(snapshot, nil)
    }
  }
}

open class QuerySnapshot: NSObject {
  public let documents: [QueryDocumentSnapshot]
  public internal(set) var documentChanges: [DocumentChange] = []
  public let metadata = SnapshotMetadata()
  public var count: Int { documents.count }
  public var isEmpty: Bool { documents.isEmpty }
  init(_ documents: [QueryDocumentSnapshot]) { self.documents = documents }
}

public enum DocumentChangeType: Int, Sendable { case added, modified, removed }
open class DocumentChange: NSObject {
  public let type = DocumentChangeType.added
  public let document: QueryDocumentSnapshot
  public let oldIndex = UInt.max, newIndex: UInt
  init(document: QueryDocumentSnapshot, newIndex: UInt) { (self.document, self.newIndex) = (document, newIndex) }
}

/// The order of fields' values.
enum FieldOrder {
  /// -1, 0 or 1; nil for values that have no order.
  static func compare(_ one: Any?, _ other: Any?) -> Int? {
    if let one = one as? String, let other = other as? String { return order(one, other) }
    if let one = one as? Bool, let other = other as? Bool { return one == other ? 0 : one ? 1 : -1 }
    if let one = number(one), let other = number(other) { return order(one, other) }
    if let one = one as? DocumentReference, let other = other as? DocumentReference {
      return order(one.path, other.path)
    }
    return nil
  }
  private static func order<Value: Comparable>(_ one: Value, _ other: Value) -> Int {
    one == other ? 0 : one < other ? -1 : 1
  }
  private static func number(_ value: Any?) -> Double? {
    switch value {
    case let number as any BinaryInteger: Double(number)
    case let number as Double: number
    case let number as Float: Double(number)
    case let date as Date: date.timeIntervalSince1970
    case let time as Timestamp: time.dateValue().timeIntervalSince1970
    default: nil
    }
  }
}
