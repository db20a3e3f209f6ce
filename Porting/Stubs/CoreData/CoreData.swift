@_exported import Foundation

/// An object in memory, with values by name.
open class NSManagedObject: NSObject {
  public private(set) weak var managedObjectContext: NSManagedObjectContext?
  public let objectID = NSManagedObjectID()
  public var isDeleted: Bool { false }
  public var isInserted: Bool { false }
  private var values: [String: Any] = [:]

  public override init() {}
  public required init(context: NSManagedObjectContext) { managedObjectContext = context }
  public init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
    managedObjectContext = context
  }
  open class func entity() -> NSEntityDescription { NSEntityDescription() }
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

  public func setManagedValue<Value>(_ value: Value, _ name: String) { values[name] = value }
  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
  open func value(forKey key: String) -> Any? { values[key] }
}
public final class NSManagedObjectID: NSObject {}
public final class NSEntityDescription: NSObject {
  public var name: String?
  public class func entity(forEntityName name: String, in context: NSManagedObjectContext) -> NSEntityDescription? {
    NSEntityDescription()
  }
  public class func insertNewObject(forEntityName name: String, into context: NSManagedObjectContext) -> NSManagedObject
  {
    NSManagedObject(context: context)
  }
}
public protocol NSFetchRequestResult: AnyObject {}
extension NSManagedObject: NSFetchRequestResult {}
open class NSFetchRequest<Result>: NSObject {
  public var predicate: NSPredicate?
  public var sortDescriptors: [NSSortDescriptor]?
  public var fetchLimit = 0, fetchBatchSize = 0, returnsObjectsAsFaults = true
  public override init() {}
  public init(entityName: String) {}
}
/// Finds nothing and saves nothing.
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
  public enum ConcurrencyType: UInt { case privateQueueConcurrencyType = 1, mainQueueConcurrencyType }
  public init(concurrencyType: ConcurrencyType = .mainQueueConcurrencyType) {}
  public var parent: NSManagedObjectContext?
  public var persistentStoreCoordinator: NSPersistentStoreCoordinator?
  public var automaticallyMergesChangesFromParent = false
  public var mergePolicy: Any = 0
  public var undoManager: Any?
  public var hasChanges: Bool { false }
  public func fetch<Result>(_ request: NSFetchRequest<Result>) throws -> [Result] { [] }
  public func count<Result>(for request: NSFetchRequest<Result>) throws -> Int { 0 }
  public func save() throws {}
  public func delete(_ object: NSManagedObject) {}
  public func insert(_ object: NSManagedObject) {}
  public func object(with id: NSManagedObjectID) -> NSManagedObject { NSManagedObject(context: self) }
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
public protocol NSFetchedResultsSectionInfo {
  var name: String { get }
  var numberOfObjects: Int { get }
}
public enum NSFetchedResultsChangeType: UInt { case insert = 1, delete, move, update }
open class NSFetchedResultsController<Result>: NSObject {
  public weak var delegate: (any NSFetchedResultsControllerDelegate)?
  public let fetchRequest: NSFetchRequest<Result>
  public var fetchedObjects: [Result]? { [] }
  public var sections: [any NSFetchedResultsSectionInfo]? { [] }
  public init(
    fetchRequest: NSFetchRequest<Result>, managedObjectContext: NSManagedObjectContext, sectionNameKeyPath: String?,
    cacheName: String?
  ) { self.fetchRequest = fetchRequest }
  public func performFetch() throws {}
  public func object(at path: IndexPath) -> Result { fatalError("there are no objects") }
}
public protocol NSFetchedResultsControllerDelegate: AnyObject {}
