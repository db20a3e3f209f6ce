extension NSManagedObjectContext {
  public func existingObject(with id: NSManagedObjectID) throws -> NSManagedObject {
    guard let object = registeredObject(for: id) else { throw CocoaError(.fileNoSuchFile) }
    return object
  }
  public var insertedObjects: Set<NSManagedObject> { ManagedChanges.current.inserted }
  public var updatedObjects: Set<NSManagedObject> { ManagedChanges.current.updated }
  public var deletedObjects: Set<NSManagedObject> { ManagedChanges.current.deleted }
  public func mergeChanges(fromContextDidSave notification: Notification) {}
  public class func mergeChanges(
    fromRemoteContextSave changes: [AnyHashable: Any], into contexts: [NSManagedObjectContext]
  ) {}
  public func perform<T>(_ body: @escaping () throws -> T) async rethrows -> T { try body() }
  public func performAndWait<T>(_ body: () throws -> T) rethrows -> T { try body() }
  @discardableResult
  public func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
    if let request = request as? NSBatchDeleteRequest {
      for case let object as NSManagedObject in try fetch(request.fetchRequest) { delete(object) }
      try save()
    }
    return NSBatchDeleteResult()
  }
}
open class NSPersistentStoreRequest: NSObject {}
open class NSPersistentStoreResult: NSObject {}
public enum NSBatchDeleteRequestResultType: UInt { case resultTypeStatusOnly, resultTypeObjectIDs, resultTypeCount }
public final class NSBatchDeleteResult: NSPersistentStoreResult { public var result: Any? { [NSManagedObjectID]() } }
public final class NSBatchDeleteRequest: NSPersistentStoreRequest {
  public let fetchRequest: NSFetchRequest<any NSFetchRequestResult>
  public var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly
  public init(fetchRequest: NSFetchRequest<any NSFetchRequestResult>) { self.fetchRequest = fetchRequest }
}
extension NSFetchRequest {
  /// What `plumb port` makes of a cast to a request for objects of another type calls this.
  public func typed<Other>(_ type: Other.Type) -> NSFetchRequest<Other> {
    if let same = self as? NSFetchRequest<Other> { return same }
    let other = NSFetchRequest<Other>()
    (other.entity, other.predicate, other.sortDescriptors) = (entity, predicate, sortDescriptors)
    (other.fetchLimit, other.fetchOffset, other.fetchBatchSize) = (fetchLimit, fetchOffset, fetchBatchSize)
    return other
  }
  public func execute() throws -> [Result] { try NSManagedObjectContext().fetch(self) }
}
open class NSManagedObjectModel: NSObject {
  public convenience init?(contentsOf url: URL) { self.init() }
  public class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? { NSManagedObjectModel() }
}
public let NSSQLiteStoreType = "SQLite", NSInMemoryStoreType = "InMemory", NSBinaryStoreType = "Binary"
public let NSMigratePersistentStoresAutomaticallyOption = "NSMigratePersistentStoresAutomaticallyOption"
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey = "NSPersistentStoreRemoteChangeNotificationOptionKey"
open class NSPersistentStore: NSObject {}
extension NSPersistentStoreCoordinator {
  public convenience init(managedObjectModel model: NSManagedObjectModel) { self.init() }
  @discardableResult
  public func addPersistentStore(
    ofType storeType: String, configurationName configuration: String?, at storeURL: URL?,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore { NSPersistentStore() }
}
extension NSPersistentContainer {
  public convenience init(name: String, managedObjectModel model: NSManagedObjectModel) { self.init(name: name) }
  public class func defaultDirectoryURL() -> URL { URL(fileURLWithPath: NSHomeDirectory()) }
}
extension NSPersistentStoreDescription {
  public convenience init(url: URL) {
    self.init()
    self.url = url
  }
  public func setOption(_ option: NSObject?, forKey key: String) {}
}
extension NSManagedObject {
  public var isFault: Bool { false }
  public var isUpdated: Bool { ManagedChanges.current.updated.contains(self) }
  public var hasChanges: Bool { isUpdated || ManagedChanges.current.inserted.contains(self) }
  public func changedValues() -> [String: Any] { [:] }
}
