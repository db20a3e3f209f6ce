@_exported import Foundation
@_exported import Predicates

/// An object in memory, with values by name.
open class NSManagedObject: NSObject, NamedValues {
  public private(set) weak var managedObjectContext: NSManagedObjectContext?
  public let objectID = NSManagedObjectID()
  public var isDeleted: Bool { false }
  public var isInserted: Bool { false }
  private var values: [String: Any] = [:]

  public override init() {}
  public required init(context: NSManagedObjectContext) {
    managedObjectContext = context
    super.init()
    context.insert(self)
  }
  public init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
    managedObjectContext = context
    givenEntityName = entity.name
    super.init()
    context?.insert(self)
  }
  open class func entity() -> NSEntityDescription {
    let entity = NSEntityDescription()
    entity.name = "\(self)"
    return entity
  }
  /// All objects of the class; that of a generated class is preferred.
  @_disfavoredOverload
  public class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
    NSFetchRequest(entityName: "\(self)")
  }
  /// The name of the object's entity: that of its class, unless it was inserted by another.
  var entityName: String { givenEntityName ?? "\(type(of: self))" }
  fileprivate var givenEntityName: String?
  open func awakeFromInsert() {}
  open func awakeFromFetch() {}
  open func willSave() {}

  /// What `plumb port` makes of `@NSManaged` reads this.
  public func managedValue<Value>(_ name: String) -> Value {
    if let value = values[name] as? Value { return value }
    let none: Any? = nil
    if let value = none as? Value { return value }
    switch Value.self {
    case is String.Type: return "" as! Value
    case is Bool.Type: return false as! Value
    case is Date.Type: return Date(timeIntervalSinceReferenceDate: 0) as! Value
    case let type as any Numeric.Type: return zero(type) as! Value
    default: fatalError("\(Self.self).\(name) has no value")
    }
  }
  private func zero<Number: Numeric>(_ type: Number.Type) -> Number { Number.zero }

  public func setManagedValue<Value>(_ value: Value, _ name: String) { change(value, name) }
  open func setValue(_ value: Any?, forKey key: String) { change(value, key) }
  private func change(_ value: Any?, _ name: String) {
    values[name] = value
    ManagedChanges.current.updated.insert(self)
  }
  open func value(forKey key: String) -> Any? { values[key] }
}
public final class NSManagedObjectID: NSObject {}
public final class NSEntityDescription: NSObject {
  public var name: String?
  public class func entity(forEntityName name: String, in context: NSManagedObjectContext) -> NSEntityDescription? {
    let entity = NSEntityDescription()
    entity.name = name
    return entity
  }
  public class func insertNewObject(forEntityName name: String, into context: NSManagedObjectContext) -> NSManagedObject
  {
    let object = Self.classes[name]?.init(context: context) ?? NSManagedObject(context: context)
    object.givenEntityName = name
    return object
  }
  /// The classes of entities, which the application registers.
  nonisolated(unsafe) public static var classes: [String: NSManagedObject.Type] = [:]
}
extension [NSManagedObject] {
  /// Returns the objects in the order of the first descriptor, then of the others.
  fileprivate func sorted(by descriptors: [NSSortDescriptor]) -> [NSManagedObject] {
    enumerated().sorted { one, other in
      for descriptor in descriptors {
        let order = descriptor.compare(one.element, to: other.element)
        if order != .orderedSame { return order == .orderedAscending }
      }
      return one.offset < other.offset
    }.map(\.element)
  }
}
public protocol NSFetchRequestResult: AnyObject {}
extension NSManagedObject: NSFetchRequestResult {}
open class NSFetchRequest<Result>: NSObject {
  public var predicate: NSPredicate?
  public var sortDescriptors: [NSSortDescriptor]?
  public var fetchLimit = 0, fetchBatchSize = 0, returnsObjectsAsFaults = true
  public var entity: NSEntityDescription?
  public var entityName: String? { entity?.name }
  public var propertiesToFetch: [Any]?, fetchOffset = 0, includesPropertyValues = true
  public var relationshipKeyPathsForPrefetching: [String]?, propertiesToGroupBy: [Any]?
  public var returnsDistinctResults = false, includesSubentities = true, includesPendingChanges = true
  public override init() {}
  public init(entityName: String) {
    entity = NSEntityDescription()
    entity?.name = entityName
  }
}
/// Keeps its objects in memory, and saves nothing; all contexts share them.
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
  public enum ConcurrencyType: UInt { case privateQueueConcurrencyType = 1, mainQueueConcurrencyType }
  public init(concurrencyType: ConcurrencyType = .mainQueueConcurrencyType) {}
  public var parent: NSManagedObjectContext?
  public var persistentStoreCoordinator: NSPersistentStoreCoordinator?
  public var automaticallyMergesChangesFromParent = false
  public var mergePolicy: Any = 0
  public var undoManager: Any?, name: String?
  public var shouldDeleteInaccessibleFaults = true
  public var hasChanges: Bool { !ManagedChanges.current.isEmpty }
  nonisolated(unsafe) private static var objects: [NSManagedObject] = []
  /// Objects of the request's entity and type that its predicate accepts, sorted, or else in the order in which they were
  /// inserted.
  public func fetch<Result>(_ request: NSFetchRequest<Result>) throws -> [Result] {
    let found = Self.objects.filter { object in
      (request.entityName == nil || object.entityName == request.entityName) && object is Result
        && request.predicate?.evaluate(with: object) ?? true
    }
    let sorted = request.sortDescriptors.map { found.sorted(by: $0) } ?? found
    let limited = request.fetchLimit > 0 ? Array(sorted.prefix(request.fetchLimit)) : sorted
    return limited.compactMap { $0 as? Result }
  }
  public func count<Result>(for request: NSFetchRequest<Result>) throws -> Int { try fetch(request).count }
  /// Announces what has changed since the last time.
  public func save() throws {
    let changes = ManagedChanges.current
    ManagedChanges.current = ManagedChanges()
    if !changes.isEmpty { changes.announce(in: self) }
  }
  public func delete(_ object: NSManagedObject) {
    Self.objects.removeAll { $0 === object }
    ManagedChanges.current.deleted.insert(object)
  }
  public func insert(_ object: NSManagedObject) {
    if Self.objects.contains(where: { $0 === object }) { return }
    Self.objects.append(object)
    ManagedChanges.current.inserted.insert(object)
  }
  public func registeredObject(for id: NSManagedObjectID) -> NSManagedObject? {
    Self.objects.first { $0.objectID === id }
  }
  public var registeredObjects: Set<NSManagedObject> { Set(Self.objects) }
  public func object(with id: NSManagedObjectID) -> NSManagedObject {
    registeredObject(for: id) ?? NSManagedObject(context: self)
  }
  public func perform(_ body: @escaping () -> Void) { body() }
  public func performAndWait(_ body: () -> Void) { body() }
  public func refresh(_ object: NSManagedObject, mergeChanges: Bool) {}
  public func reset() {}
  public func rollback() {}
}
public let NSMergeByPropertyObjectTrumpMergePolicy: Any = 0, NSMergeByPropertyStoreTrumpMergePolicy: Any = 0
open class NSPersistentStoreCoordinator: NSObject {}
open class NSPersistentStoreDescription: NSObject { public var url: URL? }
open class NSPersistentContainer: NSObject {
  public let name: String
  public let viewContext = NSManagedObjectContext()
  public let persistentStoreCoordinator = NSPersistentStoreCoordinator()
  public var persistentStoreDescriptions: [NSPersistentStoreDescription] = []
  public init(name: String) { self.name = name }
  public func loadPersistentStores(completionHandler: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void) {
    completionHandler(NSPersistentStoreDescription(), nil)
  }
  public func newBackgroundContext() -> NSManagedObjectContext { NSManagedObjectContext() }
  public func performBackgroundTask(_ body: @escaping (NSManagedObjectContext) -> Void) { body(newBackgroundContext()) }
}
extension Notification.Name {
  public static let NSManagedObjectContextObjectsDidChange = Notification.Name("NSObjectsChangedInManagingContext")
  public static let NSManagedObjectContextDidSave = Notification.Name("NSManagingContextDidSaveChanges")
}
public let NSInsertedObjectsKey = "inserted", NSUpdatedObjectsKey = "updated", NSDeletedObjectsKey = "deleted"
