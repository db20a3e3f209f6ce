import CoreData
import Testing

/// The stub of Core Data tells a delegate what a saved context has changed.
@Suite struct FetchedResultsTests {
  private final class Item: NSManagedObject {
    convenience init(_ name: String, in group: String, _ context: NSManagedObjectContext) {
      self.init(context: context)
      setValue(name, forKey: "name")
      setValue(group, forKey: "group")
    }
    required init(context: NSManagedObjectContext) { super.init(context: context) }
    var name: String { managedValue("name") }
  }

  private final class Log: NSFetchedResultsControllerDelegate {
    var lines: [String] = []
    func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {
      lines.append("\(controller.fetchedObjects?.count ?? 0) objects")
    }
    func controller(
      _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
      at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
    ) { lines.append("\(type) \((anObject as? Item)?.name ?? "") \(indexPath ?? []) \(newIndexPath ?? [])") }
    func controller(
      _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
      didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
      for type: NSFetchedResultsChangeType
    ) { lines.append("\(type) section \(sectionInfo.name) \(sectionIndex)") }
  }

  @Test func `a saved change reaches the delegate, by sections`() throws {
    let context = NSPersistentContainer(name: "Items").viewContext
    let (a, c) = (Item("a", in: "1", context), Item("c", in: "2", context))
    let request = NSFetchRequest<Item>(entityName: "Item")
    request.sortDescriptors = ["group", "name"].map { .managed(key: $0, ascending: true) }
    let (results, log) = (
      NSFetchedResultsController(
        fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: "group", cacheName: nil), Log()
    )
    results.delegate = log
    try results.performFetch()
    #expect(results.sections?.map { "\($0.name) \($0.numberOfObjects)" } == ["1 1", "2 1"])
    #expect(context.hasChanges)
    try context.save()
    #expect(log.lines.isEmpty && !context.hasChanges)
    _ = (Item("b", in: "1", context), Item("d", in: "3", context))
    c.setValue("cc", forKey: "name")
    try context.save()
    context.delete(a)
    try context.save()
    #expect(
      log.lines == [
        "insert section 3 2", "insert b [] [0, 1]", "update cc [1, 0] [1, 0]", "insert d [] [2, 0]", "4 objects",
        "delete a [0, 0] []", "3 objects",
      ])
    #expect(results.object(at: [0, 0]).name == "b" && results.indexPath(forObject: c) == [1, 0])
  }
}
