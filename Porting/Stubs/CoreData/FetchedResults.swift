import Foundation

public protocol NSFetchedResultsSectionInfo {
  var name: String { get }
  var numberOfObjects: Int { get }
  var objects: [Any]? { get }
  var indexTitle: String? { get }
}
public enum NSFetchedResultsChangeType: UInt { case insert = 1, delete, move, update }
/// Called when a context saves.
public protocol NSFetchedResultsControllerDelegate: AnyObject {
  func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
  func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
    at indexPath: IndexPath?,
    for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?)
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
    for type: NSFetchedResultsChangeType)
}
extension NSFetchedResultsControllerDelegate {
  public func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {}
  public func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {}
  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
    at indexPath: IndexPath?, for type: NSFetchedResultsChangeType,
    newIndexPath: IndexPath?
  ) {}
  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
    for type: NSFetchedResultsChangeType
  ) {}
}

open class NSFetchedResultsController<Result>: NSObject, FetchedResults {
  public weak var delegate: (any NSFetchedResultsControllerDelegate)?
  public let fetchRequest: NSFetchRequest<Result>
  public let managedObjectContext: NSManagedObjectContext
  public let sectionNameKeyPath: String?
  public private(set) var fetchedObjects: [Result]?
  /// What delegates receive: their methods name a controller of any results, which this one is not in Swift.
  private lazy var shown = NSFetchedResultsController<any NSFetchRequestResult>(
    fetchRequest: NSFetchRequest(), managedObjectContext: managedObjectContext, sectionNameKeyPath: sectionNameKeyPath,
    cacheName: nil)

  public init(
    fetchRequest: NSFetchRequest<Result>, managedObjectContext: NSManagedObjectContext, sectionNameKeyPath: String?,
    cacheName: String?
  ) {
    self.fetchRequest = fetchRequest
    self.managedObjectContext = managedObjectContext
    self.sectionNameKeyPath = sectionNameKeyPath
  }

  public func performFetch() throws {
    fetchedObjects = try managedObjectContext.fetch(fetchRequest)
    ManagedChanges.follow(self)
  }

  public var sections: [any NSFetchedResultsSectionInfo]? { fetchedObjects.map(grouped) }
  public var sectionIndexTitles: [String] { (sections ?? []).compactMap(\.indexTitle) }

  /// Objects with the same value follow each other.
  private func grouped(_ objects: [Result]) -> [FetchedSection] {
    guard let path = sectionNameKeyPath else { return [FetchedSection(name: "", objects: objects)] }
    var sections: [FetchedSection] = []
    for object in objects {
      let name = ManagedValue.plain(ManagedValue.of(object, path)).map { "\($0)" } ?? ""
      if sections.last?.name == name {
        sections[sections.count - 1].all.append(object)
      } else {
        sections.append(FetchedSection(name: name, objects: [object]))
      }
    }
    return sections
  }

  public func object(at path: IndexPath) -> Result {
    let sections = fetchedObjects.map(grouped) ?? []
    let (section, row) = path.count > 1 ? (path[0], path[1]) : (0, path.last ?? 0)
    guard sections.indices.contains(section), sections[section].all.indices.contains(row),
      let object = sections[section].all[row] as? Result
    else { fatalError("there is no object at \(path)") }
    return object
  }

  public func indexPath(forObject object: Result) -> IndexPath? {
    Self.places(fetchedObjects.map(grouped) ?? [])[ObjectIdentifier(object as AnyObject)]
  }

  public class func deleteCache(withName name: String?) {}

  private static func places(_ sections: [FetchedSection]) -> [ObjectIdentifier: IndexPath] {
    var places: [ObjectIdentifier: IndexPath] = [:]
    for (section, info) in sections.enumerated() {
      for (row, object) in info.all.enumerated() { places[ObjectIdentifier(object as AnyObject)] = [section, row] }
    }
    return places
  }

  func follow(_ updated: Set<NSManagedObject>) {
    guard let old = fetchedObjects, let new = try? managedObjectContext.fetch(fetchRequest) else { return }
    let (before, after) = (grouped(old), grouped(new))
    let (oldPlaces, newPlaces) = (Self.places(before), Self.places(after))
    let touched = Set(updated.map { ObjectIdentifier($0) })
    let isSame = old.map { ObjectIdentifier($0 as AnyObject) } == new.map { ObjectIdentifier($0 as AnyObject) }
    if isSame, oldPlaces == newPlaces, touched.isDisjoint(with: newPlaces.keys) { return }
    let controller = shown
    delegate?.controllerWillChangeContent(controller)
    fetchedObjects = new
    controller.fetchedObjects = new.compactMap { $0 as? any NSFetchRequestResult }
    for (index, section) in before.enumerated() where !after.contains(where: { $0.name == section.name }) {
      delegate?.controller(controller, didChange: section, atSectionIndex: index, for: .delete)
    }
    for (index, section) in after.enumerated() where !before.contains(where: { $0.name == section.name }) {
      delegate?.controller(controller, didChange: section, atSectionIndex: index, for: .insert)
    }
    for object in old {
      let id = ObjectIdentifier(object as AnyObject)
      guard newPlaces[id] == nil else { continue }
      delegate?.controller(controller, didChange: object, at: oldPlaces[id], for: .delete, newIndexPath: nil)
    }
    // Those that stay have moved if they have another place among themselves.
    let kept = old.map { ObjectIdentifier($0 as AnyObject) }.filter { newPlaces[$0] != nil }
    let order = Dictionary(uniqueKeysWithValues: kept.enumerated().map { ($1, $0) })
    var place = 0
    for object in new {
      let id = ObjectIdentifier(object as AnyObject)
      guard let known = order[id] else {
        delegate?.controller(controller, didChange: object, at: nil, for: .insert, newIndexPath: newPlaces[id])
        continue
      }
      if known != place {
        delegate?.controller(controller, didChange: object, at: oldPlaces[id], for: .move, newIndexPath: newPlaces[id])
      } else if touched.contains(id) {
        delegate?.controller(
          controller, didChange: object, at: oldPlaces[id], for: .update, newIndexPath: newPlaces[id])
      }
      place += 1
    }
    delegate?.controllerDidChangeContent(controller)
  }
}

private struct FetchedSection: NSFetchedResultsSectionInfo {
  let name: String
  var all: [Any]
  init(name: String, objects: [Any]) { (self.name, all) = (name, objects) }
  var numberOfObjects: Int { all.count }
  var objects: [Any]? { all }
  var indexTitle: String? { name.isEmpty ? nil : String(name.prefix(1)).uppercased() }
}

/// Results that follow the changes of objects.
protocol FetchedResults: AnyObject {
  func follow(_ updated: Set<NSManagedObject>)
}

/// What has changed since contexts were saved.
struct ManagedChanges {
  nonisolated(unsafe) static var current = ManagedChanges()
  nonisolated(unsafe) private static var followers: [Follower] = []
  var inserted: Set<NSManagedObject> = [], updated: Set<NSManagedObject> = [], deleted: Set<NSManagedObject> = []

  private final class Follower {
    weak var results: (any FetchedResults)?
    init(_ results: any FetchedResults) { self.results = results }
  }

  var isEmpty: Bool { inserted.isEmpty && updated.isEmpty && deleted.isEmpty }

  static func follow(_ results: any FetchedResults) {
    followers.removeAll { $0.results == nil || $0.results === results }
    followers.append(Follower(results))
  }

  func announce(in context: NSManagedObjectContext) {
    for follower in Self.followers { follower.results?.follow(updated.subtracting(inserted)) }
    let values: [String: Any] = [
      NSInsertedObjectsKey: inserted, NSUpdatedObjectsKey: updated.subtracting(inserted), NSDeletedObjectsKey: deleted,
    ]
    for name in [Notification.Name.NSManagedObjectContextObjectsDidChange, .NSManagedObjectContextDidSave] {
      NotificationCenter.default.post(name: name, object: context, userInfo: values)
    }
  }
}
